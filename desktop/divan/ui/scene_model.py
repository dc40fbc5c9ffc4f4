"""The cards of a scene for QML: a card keeps its row, and so its picture, wherever it goes."""

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject

from divan.ui.list_model import Index
from divan.ui.roles import FIRST_ROLE
from divan.ui.scene import Card

_ROLES: Final = (
    "cardId",
    "zone",
    "place",
    "crowd",
    "face",
    "label",
    "canPick",
    "whyNot",
    "badge",
    "picked",
    "origin",
)
_NOWHERE: Final = QModelIndex()


class SceneModel(QAbstractListModel):
    """One row a card. ``place`` is its index in its zone, ``crowd`` how many lie there."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards: list[Card] = []
        self._crowds: dict[str, int] = {}

    def rowCount(self, parent: Index = _NOWHERE) -> int:  # noqa: N802
        """Return the number of cards."""
        return 0 if parent.isValid() else len(self._cards)

    def roleNames(self) -> dict[int, QByteArray]:  # noqa: N802
        """Return the roles' names."""
        return {FIRST_ROLE + place: QByteArray(name.encode()) for place, name in enumerate(_ROLES)}

    def data(self, index: Index, role: int = FIRST_ROLE) -> Any:
        """Return what a role says of a card."""
        return self._values(self._cards[index.row()])[role - FIRST_ROLE]

    def show(self, cards: Sequence[Card]) -> None:
        """Show ``cards`` in place of those shown so far.

        A card is the same one if its id is, or if its ``was`` is the id of an old one
        that is no longer there.
        """
        wanted = {card.id: card for card in cards}
        renamed = {card.was: card for card in cards if card.was}
        old_crowds, self._crowds = self._crowds, crowds(cards)
        kept: set[str] = set()
        for row in reversed(range(len(self._cards))):
            old = self._cards[row]
            new = renamed.get(old.id) or wanted.get(old.id)
            if new is None or new.id in kept:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self._cards[row]
                self.endRemoveRows()
                continue
            kept.add(new.id)
            self._cards[row] = new
            if new != old or self._crowds[new.zone] != old_crowds[old.zone]:
                self.dataChanged.emit(self.index(row), self.index(row))
        added = [card for card in cards if card.id not in kept]
        if added:
            first = len(self._cards)
            self.beginInsertRows(QModelIndex(), first, first + len(added) - 1)
            self._cards.extend(added)
            self.endInsertRows()

    def _values(self, card: Card) -> tuple[Any, ...]:
        return (
            card.id,
            card.zone,
            card.index,
            self._crowds[card.zone],
            card.face,
            card.label,
            card.can_pick,
            card.why_not,
            card.badge,
            card.picked,
            card.origin,
        )


def crowds(cards: Sequence[Card]) -> dict[str, int]:
    """Return how many cards lie in each zone, those that are not drawn included."""
    found: dict[str, int] = {}
    for card in cards:
        found[card.zone] = max(found.get(card.zone, 0), card.index + 1)
    return found
