"""The form of a solution: laid out as it is read, in every language, and walked by the arrows."""

from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtQuick import QQuickItem, QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from helpers.baker_street_matches import played_until, show
from helpers.layout import LANGUAGES
from helpers.people import Person

LONGEST = 12
"""More than there are columns on the form."""


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, house: House) -> str:
    """The language of the house, one after the other."""
    chosen = str(request.param)
    house.settings.change("language", chosen)
    return chosen


@pytest.fixture
def person(house: House, window: QQuickWindow, qtbot: QtBot, language: str) -> Person:
    """Somebody who may hand a solution in, with the sheet beside the form."""
    show(house, window, qtbot, played_until("solutions"))
    made = Person(window, qtbot)
    made.wait(60)
    return made


def left(item: QQuickItem) -> float:
    return item.mapToScene(QPointF(0, 0)).x()


def across(items: list[QQuickItem], name: str) -> list[Any]:
    """Return a property of the items, from left to right."""
    return [item.property(name) for item in sorted(items, key=left)]


def test_who_and_why_is_asked_first(house: House, person: Person, language: str) -> None:
    scene = house.table.shown
    assert scene is not None
    form = scene.detail["boxes"]["form"]
    titles = [form["who"], form["what"]]
    asked = across(person.items(lambda item: item.property("text") in titles), "text")
    assert asked == (titles[::-1] if language == "fa" else titles)


def test_columns_run_as_on_the_sheet_beside_it(house: House, person: Person) -> None:
    """Robbie's motives, the weapons of the first line, and the symbols above them."""
    scene = house.table.shown
    assert scene is not None
    sheet = scene.detail["sheet"]
    for marks in (sheet["rows"][0]["motives"], sheet["lines"][0]["cells"]):
        ids = [mark["id"] for mark in marks]
        zones = [mark.replace("motive.", "accuse.") for mark in ids]
        entries = person.items(lambda item, ids=ids: (item.property("mark") or {}).get("id") in ids)
        chips = person.items(lambda item, zones=zones: item.property("zoneId") in zones)
        assert [mark["label"] for mark in across(entries, "mark")] == [
            choice["label"] for choice in across(chips, "choice")
        ]
    symbols = [symbol["label"] for symbol in sheet["symbols"]]
    heads = across(person.items(lambda item: item.property("text") in symbols), "text")
    assert heads[: len(symbols)] == heads[len(symbols) :]


def test_arrows_go_where_they_point(window: QQuickWindow, person: Person, language: str) -> None:
    """From the buttons, where reading ends, up to the weapons and back to the first question."""
    back, way = (Qt.Key.Key_Right, 1) if language == "fa" else (Qt.Key.Key_Left, -1)
    for _ in range(LONGEST):
        if question(window.activeFocusItem()):
            break
        person.press(Qt.Key.Key_Up)
    passed: list[QQuickItem] = []
    while (place := window.activeFocusItem()) not in passed and question(place):
        passed.append(place)
        person.press(back)
    assert list(dict.fromkeys(map(question, passed))) == ["weapon", "accuse"]
    places = [way * left(place) for place in passed]
    assert places == sorted(places)


def question(place: QQuickItem | None) -> str:
    """Return which question a place answers, ``weapon`` or ``accuse``, or "" for neither."""
    asked = str(place.property("zoneId") or "").split(".")[0] if place else ""
    return asked if asked in ("weapon", "accuse") else ""
