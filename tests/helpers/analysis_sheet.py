"""The analysis of a finished match on the screen: how it gets there and what lies on it."""

from PySide6.QtQuick import QQuickItem, QQuickWindow

from divan.app.wiring import House
from divan.session.match import Match
from helpers.people import Person


def kept(house: House, match: Match) -> str:
    """Put a match into the store; return its id."""
    return house.store.add(match.record, result=match.result)


def look_back(house: House, window: QQuickWindow, match: str) -> None:
    """Put the replay of a match on the table, with its analysis over it."""
    assert house.matches.replay(match)
    house.analysis.open()
    window.toTable()


def done(house: House) -> bool:
    return not house.analysis.property("running")


def lines(person: Person) -> list[QQuickItem]:
    """Return the lines that are on the screen, from the top."""
    found = person.items(lambda item: item.metaObject().className().startswith("AnalysisLine"))
    return sorted(found, key=lambda item: person.middle(item).y())


def cards(person: Person) -> list[QQuickItem]:
    """Return the costliest decisions as they are told, the costliest first."""
    found = person.items(lambda item: item.metaObject().className().startswith("AnalysisCard"))
    return sorted(found, key=lambda item: item.property("line")["rank"])


def shows(person: Person, text: str) -> bool:
    """Tell whether a sentence with ``text`` in it can be read on the screen."""
    return bool(person.items(lambda item: text in str(item.property("text") or "")))
