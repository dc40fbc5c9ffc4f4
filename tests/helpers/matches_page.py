"""The library of matches on the screen: its lines, what it says, and typing into it."""

from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from helpers.people import Person


def rows(person: Person) -> list[QQuickItem]:
    """Return the lines that are on the screen, from the top."""
    found = person.items(lambda item: item.metaObject().className().startswith("MatchRow"))
    return sorted(found, key=lambda item: person.middle(item).y())


def shows(person: Person, text: str) -> bool:
    """Tell whether a sentence with ``text`` in it can be read on the screen."""
    return bool(person.items(lambda item: text in str(item.property("text") or "")))


def write(person: Person, text: str) -> None:
    """Type ``text`` where the focus is."""
    for letter in text:
        QTest.keyClick(person.window, letter)
    person.wait()
