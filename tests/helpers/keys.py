"""Finding one's way by the keyboard alone."""

from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from helpers.people import Person

MOST_TABS = 80


def focus(person: Person) -> QQuickItem:
    """Return what has the focus. Raises AssertionError where nothing has."""
    item = person.window.activeFocusItem()
    assert item is not None, "the focus is lost"
    return item


def within(item: QQuickItem, name: str) -> bool:
    """Tell whether an item is, or lies in, the one of that object name."""
    above: QQuickItem | None = item
    while above is not None:
        if above.objectName() == name:
            return True
        above = above.parentItem()
    return False


def tab_to(person: Person, name: str) -> QQuickItem:
    """Press Tab until the focus is in the item of that object name, and return what has it."""
    for _ in range(MOST_TABS):
        person.press(Qt.Key.Key_Tab)
        if within(focus(person), name):
            return focus(person)
    raise AssertionError(f"the Tab key does not lead to {name}")
