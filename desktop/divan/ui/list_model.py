"""Rows of plain values for QML, changed as little as need be."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec
from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
)

from divan.ui.roles import FIRST_ROLE

Index: TypeAlias = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class StructListModel(QAbstractListModel):
    """Rows that are structs of one kind; every field is a role of the same name.

    With ``make`` the model is shown something else, of which it makes a row when somebody
    looks at it: of a long list only a screenful is ever looked at.
    """

    def __init__(
        self,
        kind: type[msgspec.Struct],
        parent: QObject | None = None,
        *,
        make: Callable[[Any], msgspec.Struct] | None = None,
    ) -> None:
        super().__init__(parent)
        self._fields = kind.__struct_fields__
        self._rows: list[msgspec.Struct] = []
        self._make = make
        self._made: dict[int, msgspec.Struct] = {}

    def rowCount(self, parent: Index = _NOWHERE) -> int:  # noqa: N802
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = FIRST_ROLE) -> Any:
        """Return one field of one row."""
        field = self._fields[role - FIRST_ROLE]
        value = getattr(self._row(index.row()), field)
        return list(value) if isinstance(value, tuple) else value  # QML knows no tuples

    def roleNames(self) -> dict[int, QByteArray]:  # noqa: N802
        """Return the fields' names by role."""
        return {
            FIRST_ROLE + place: QByteArray(field.encode())
            for place, field in enumerate(self._fields)
        }

    def show(self, rows: Sequence[msgspec.Struct]) -> None:
        """Show ``rows``: what is the same at the start stays untouched."""
        shared = min(len(rows), len(self._rows))
        self._made.clear()
        for place in range(shared):
            if rows[place] != self._rows[place]:
                self._rows[place] = rows[place]
                self.dataChanged.emit(self.index(place), self.index(place))
        if len(self._rows) > shared:
            self.beginRemoveRows(QModelIndex(), shared, len(self._rows) - 1)
            del self._rows[shared:]
            self.endRemoveRows()
        if len(rows) > shared:
            self.beginInsertRows(QModelIndex(), shared, len(rows) - 1)
            self._rows.extend(rows[shared:])
            self.endInsertRows()

    def tell_again(self) -> None:
        """Make every row anew: it is told in other words now."""
        self._made.clear()
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def _row(self, place: int) -> msgspec.Struct:
        if self._make is None:
            return self._rows[place]
        if place not in self._made:
            self._made[place] = self._make(self._rows[place])
        return self._made[place]
