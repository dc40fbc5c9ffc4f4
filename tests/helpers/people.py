"""A person at the real screen: finds things by what they are, and drags, clicks and types."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

STEPS = 12
"""How many small moves a drag is made of."""


class Person:
    """Uses a window as a person would; knows nothing that the screen does not show."""

    def __init__(self, window: QQuickWindow, qtbot: QtBot) -> None:
        self.window = window
        self.qtbot = qtbot

    def items(self, where: Callable[[QQuickItem], bool]) -> list[QQuickItem]:
        """Return all visible items of which ``where`` holds."""
        return [item for item in _walk(self.window.contentItem()) if where(item)]

    def item(self, **properties: object) -> QQuickItem:
        """Return the one visible item with these properties. Raises AssertionError."""
        found = self.items(
            lambda item: all(item.property(name) == value for name, value in properties.items())
        )
        assert found, f"nothing on the screen has {properties}"
        return found[0]

    def button(self, text: str) -> QQuickItem:
        """Return the button that says ``text``."""
        found = self.items(
            lambda item: (
                item.property("text") == text and item.metaObject().indexOfSignal("clicked()") >= 0
            )
        )
        assert found, f"no button says {text!r}"
        return found[0]

    def zone(self, id: str) -> QQuickItem:
        """Return a place on the table."""
        return self.item(zoneId=id)

    def card(self, id: str) -> QQuickItem:
        """Return a card on the table."""
        return self.item(cardId=id)

    def hand(self) -> list[QQuickItem]:
        """Return the cards of the hand, from left to right."""
        cards = self.items(lambda item: item.property("cardId") is not None)
        held = [card for card in cards if card.property("zone") == "hand"]
        return sorted(held, key=lambda card: card.property("place"))

    def pill(self) -> str:
        """Return what the pill in the bar says."""
        (found,) = self.items(lambda item: item.metaObject().className().startswith("PhasePill"))
        prompt = found.property("prompt")
        return ": ".join(part for part in (prompt["who"], prompt["what"]) if part)

    def middle(self, item: QQuickItem) -> QPoint:
        """Return where a person would point at ``item``: its middle, in the window."""
        point = item.mapToScene(QPointF(item.width() / 2, item.height() / 2))
        return point.toPoint()

    def visible_part(self, card: QQuickItem) -> QPoint:
        """Return a point on the part of a card that the next one does not cover."""
        return card.mapToScene(QPointF(card.width() * 0.15, card.height() * 0.4)).toPoint()

    def target(self, zone: QQuickItem) -> QPoint:
        """Return the middle of what is outlined when ``zone`` is a target."""
        return self.middle(self.item(objectName=f"target of {zone.property('zoneId')}"))

    def click(self, point: QPoint) -> None:
        """Click with the mouse."""
        QTest.mouseClick(self.window, Qt.MouseButton.LeftButton, pos=point)
        self.wait()

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Press, move in small steps, let go."""
        left = Qt.MouseButton.LeftButton
        QTest.mousePress(self.window, left, pos=start)
        for step in range(1, STEPS + 1):
            part = step / STEPS
            QTest.mouseMove(self.window, start + (end - start) * part)
            self.qtbot.wait(2)
        QTest.mouseRelease(self.window, left, pos=end)
        self.wait()

    def press(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """Press a key."""
        QTest.keyClick(self.window, key, modifier)
        self.wait()

    def wait(self, milliseconds: int = 20) -> None:
        """Give the app a moment."""
        self.qtbot.wait(milliseconds)


def _walk(item: QQuickItem) -> Iterator[QQuickItem]:
    if not item.isVisible():
        return
    yield item
    for child in item.childItems():
        yield from _walk(child)
