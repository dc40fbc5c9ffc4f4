"""Something that QML is told part by part: what stays the same wakes nobody."""

from collections.abc import Mapping
from functools import cache, partial
from types import new_class
from typing import Any, cast

from PySide6.QtCore import Property, QObject, Signal, SignalInstance

QVariant: Any = "QVariant"
"""The type of a property that may hold anything; qmllint looks for it by this name."""


class Parts(QObject):
    """A property for each part; see ``parts_class``."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.values: dict[str, Any] = {}

    def forget(self) -> None:
        """Begin anew without telling anyone: whoever was told keeps it until something is told."""
        self.values = {}

    def take(self, values: Mapping[str, Any]) -> list[SignalInstance]:
        """Take over ``values``, one for each part; return the signals of those that changed.

        They are to be emitted once all that belongs together was taken over: whoever hears of
        one part then finds the others changed too.
        """
        before, self.values = self.values, dict(values)
        return [
            getattr(self, _signal(name))
            for name, value in values.items()
            if name not in before or before[name] != value
        ]


@cache
def parts_class(*names: str) -> type[Parts]:
    """Return a class of parts called ``names``, each undefined for QML until it is taken over."""
    members: dict[str, Any] = {}
    for name in names:
        members[_signal(name)] = Signal()
        read = partial(_value, name=name)
        members[name] = Property(QVariant, read, notify=members[_signal(name)])
    return cast(
        "type[Parts]", new_class("SomeParts", (Parts,), {}, lambda made: made.update(members))
    )


def _value(parts: Parts, name: str) -> Any:
    return parts.values.get(name)


def _signal(name: str) -> str:
    return f"{name}Changed"
