"""The statistics: sums, levels and the chart, by keys, and in Persian not mirrored."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem, QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.core.record import Level
from helpers.keys import focus, tab_to
from helpers.people import Person
from helpers.shelves import finished, given_up, under_way

NOW = datetime.now(UTC)


@pytest.fixture
def go(window: QQuickWindow, qtbot: QtBot) -> Callable[[], Person]:
    """Return what brings a person to the statistics."""

    def enter() -> Person:
        person = Person(window, qtbot)
        window.go("statistics", {})
        person.wait(60)
        return person

    return enter


@pytest.fixture
def played(house: House) -> None:
    """A handful of matches that count, and some that do not."""
    results = [(40, 30), (10, 50), (20, 20), (61, 12)]
    for days, (own, other) in enumerate(reversed(results), 1):
        finished(house.store, own, other, level=Level.ADLER, when=NOW - timedelta(days=days))
    finished(house.store, 99, 0, practice=True)
    under_way(house.store)


def figures(person: Person) -> dict[str, str]:
    """Return the sums on the screen by what they are called."""
    plates = person.items(lambda item: item.metaObject().className().startswith("FigurePlate"))
    return {plate.property("label"): plate.property("value") for plate in plates}


def points(person: Person) -> list[QQuickItem]:
    """Return the points of the chart in the order of their matches."""
    found = person.items(lambda item: item.metaObject().className().startswith("ChartPoint"))
    return sorted(
        (point for point in found if point.property("point") is not None),
        key=lambda point: point.property("index"),
    )


def test_what_was_played_is_added_up(played: None, go: Callable[[], Person]) -> None:
    assert figures(go()) == {
        "Played": "4",
        "Won": "2",
        "Drawn": "1",
        "Most points": "61",
        "Points on average": "32.8",
        "Won in a row": "1",
    }


def test_each_level_tells_what_was_won(played: None, go: Callable[[], Person]) -> None:
    person = go()
    lines = person.items(lambda item: item.metaObject().className().startswith("LevelLine"))
    told = {line.property("level")["name"]: line.property("level")["line"] for line in lines}
    assert told == {
        "Wiggins": "not played yet",
        "Dr Watson": "not played yet",
        "Irene Adler": "2 of 4",
        "Mycroft Holmes": "not played yet",
    }


def test_the_chart_has_a_point_a_match(played: None, go: Callable[[], Person]) -> None:
    person = go()
    assert [point.property("end") for point in points(person)] == ["won", "lost", "drawn", "won"]
    heights = [person.middle(point).y() for point in points(person)]
    assert heights[3] < heights[0] < heights[2] < heights[1]


def test_the_chart_is_read_by_arrow_keys(played: None, go: Callable[[], Person]) -> None:
    person = go()
    chart = tab_to(person, "scoreChart")
    person.press(Qt.Key.Key_Left)
    assert chart.property("current") == 3
    person.press(Qt.Key.Key_Left)
    assert chart.property("current") == 2
    assert person.item(text="20").isVisible()
    person.press(Qt.Key.Key_Right)
    person.press(Qt.Key.Key_Right)
    assert chart.property("current") == 3


def test_the_chart_does_not_mirror(house: House, played: None, go: Callable[[], Person]) -> None:
    house.settings.change("language", "fa")
    person = go()
    places = [person.middle(point).x() for point in points(person)]
    assert places == sorted(places)
    plates = person.items(lambda item: item.metaObject().className().startswith("FigurePlate"))
    assert person.middle(plates[0]).x() > person.middle(plates[-1]).x()
    assert next(iter(figures(person).values())) == "۴"
    assert list(figures(person).values())[4] == "\u2066۳۲٫۸\u2069"
    house.settings.change("language", "en")


def test_only_the_latest_matches_are_drawn(house: House, go: Callable[[], Person]) -> None:
    for number in range(70):
        finished(house.store, number, 30, when=NOW - timedelta(days=80 - number))
    person = go()
    shown = points(person)
    assert len(shown) == 60
    assert shown[0].property("point")["score"] == 10
    assert person.item(text="Scores of the last 60 matches").isVisible()
    assert figures(person)["Played"] == "70"


def test_giving_up_counts_without_a_point(house: House, go: Callable[[], Person]) -> None:
    given_up(house.store)
    person = go()
    assert figures(person)["Played"] == "1"
    assert figures(person)["Most points"] == "–"
    assert points(person) == []
    assert person.item(text="There are no points to show here.").isVisible()


def test_nothing_finished_is_friendly(
    house: House, window: QQuickWindow, go: Callable[[], Person]
) -> None:
    under_way(house.store)
    finished(house.store, practice=True)
    person = go()
    assert person.item(text="Nothing to count yet").isVisible()
    person.press(Qt.Key.Key_Tab)
    while focus(person).property("text") != "To the shelf":
        person.press(Qt.Key.Key_Tab)
    person.press(Qt.Key.Key_Return)
    assert window.property("page") == "shelf"


def test_that_practice_does_not_count_is_said(played: None, go: Callable[[], Person]) -> None:
    person = go()
    assert person.items(lambda item: "Practice matches" in str(item.property("text")))
