"""The library of matches: what it shows, and what keys and buttons do to a match."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.core.record import Level
from divan.session.store.trouble import StoreError
from divan.session.updates import SaveTrouble
from helpers.keys import focus, tab_to
from helpers.matches_page import rows, shows
from helpers.people import Person
from helpers.shelves import finished, given_up, under_way
from helpers.tables import until

DOWN, ENTER, DELETE = Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Delete
ESCAPE, RIGHT = Qt.Key.Key_Escape, Qt.Key.Key_Right
ASKED = "Delete this match?"


# What is shown


def test_matches_are_told_with_the_latest_first(
    house: House, to_matches: Callable[[], Person]
) -> None:
    given_up(house.store)
    finished(house.store, 40, 12, practice=True)
    under_way(house.store, level=Level.MYCROFT)
    person = to_matches()
    told = [
        (row.property("title"), row.property("players"), row.property("standing"))
        for row in rows(person)
    ]
    assert told == [
        ("Lost Cities", "Against Mycroft Holmes", "Under way"),
        ("Lost Cities", "Against Dr Watson", "Won, 40 to 12"),
        ("Lost Cities", "Against Wiggins", "Given up"),
    ]
    assert rows(person)[1].property("remark") == "practice"
    assert shows(person, "Continue")
    assert shows(person, "Look at the end")


def test_a_long_list_begins_with_its_first_line(
    house: House, to_matches: Callable[[], Person]
) -> None:
    for _ in range(20):
        finished(house.store)
    house.matches.refresh()
    for _ in range(10):
        finished(house.store)
    first = under_way(house.store)
    person = to_matches()
    assert rows(person)[0].property("match") == first
    assert rows(person)[0].property("current") is True


def test_an_empty_library_is_friendly(
    window: QQuickWindow, to_matches: Callable[[], Person]
) -> None:
    person = to_matches()
    assert shows(person, "No matches yet")
    person.press(Qt.Key.Key_Tab)
    person.click(person.middle(person.button("To the shelf")))
    assert window.property("page") == "shelf"


def test_words_follow_the_language(house: House, to_matches: Callable[[], Person]) -> None:
    finished(house.store, 40, 12)
    person = to_matches()
    house.settings.change("language", "fa")
    person.wait()
    assert "۴۰" in rows(person)[0].property("standing")
    house.settings.change("language", "en")


def test_matches_are_filtered(house: House, to_matches: Callable[[], Person]) -> None:
    finished(house.store)
    under_way(house.store)
    person = to_matches()
    tab_to(person, "stateFilter")
    person.press(RIGHT)
    person.press(ENTER)
    assert [row.property("standing") for row in rows(person)] == ["Under way"]
    person.press(RIGHT)
    person.press(ENTER)
    assert [row.property("standing") for row in rows(person)] == ["Won, 40 to 30"]


def test_a_filter_that_leaves_nothing_can_be_lifted(
    house: House, to_matches: Callable[[], Person]
) -> None:
    finished(house.store)
    person = to_matches()
    house.matches.chooseState("open")
    person.wait()
    assert rows(person) == []
    person.click(person.middle(person.button("Show all")))
    assert len(rows(person)) == 1


# Opening


def test_enter_goes_on_with_the_match_under_the_focus(
    house: House, window: QQuickWindow, to_matches: Callable[[], Person]
) -> None:
    older = under_way(house.store)
    finished(house.store)
    person = to_matches()
    person.press(DOWN)
    person.press(ENTER)
    assert window.property("page") == "table"
    assert house.table.on_the_table.match.id == older
    assert house.table.property("replaying") is False


def test_the_end_of_a_match_is_looked_at(
    house: House, window: QQuickWindow, to_matches: Callable[[], Person], qtbot: QtBot
) -> None:
    given_up(house.store)
    to_matches().press(ENTER)
    assert window.property("page") == "table"
    until(qtbot, lambda: house.table.property("over"))


def test_a_match_is_replayed_by_its_button(
    house: House, window: QQuickWindow, to_matches: Callable[[], Person]
) -> None:
    under_way(house.store)
    person = to_matches()
    person.click(person.middle(person.button("Replay")))
    assert window.property("page") == "table"
    assert house.table.property("replaying") is True


def test_the_buttons_of_the_line_under_the_focus_are_reached_by_tab(
    house: House, window: QQuickWindow, to_matches: Callable[[], Person]
) -> None:
    finished(house.store)
    under_way(house.store)
    person = to_matches()
    person.press(DOWN)
    labels = []
    for _ in range(6):
        person.press(Qt.Key.Key_Tab)
        labels.append(focus(person).property("text"))
    assert labels == [
        "Look at the end",
        "Replay",
        "Analysis",
        "Verify the deal",
        "Export…",
        "Delete",
    ]


# What cannot be opened


def test_a_match_that_cannot_be_played_says_why(
    house: House, window: QQuickWindow, to_matches: Callable[[], Person]
) -> None:
    under_way(house.store, game="hearts")
    under_way(house.store, rules_version=99)
    person = to_matches()
    assert [row.property("readable") for row in rows(person)] == [False, False]
    assert shows(person, "another version of the rules")
    assert shows(person, "a game that this Divan does not have")
    assert not person.button("Continue").isEnabled()
    person.press(ENTER)
    assert window.property("page") == "matches"
    house.settings.change("confirm_delete", False)
    person.press(DELETE)
    assert [row.property("title") for row in rows(person)] == ["hearts"]


def test_a_damaged_match_is_told_when_it_is_opened(
    house: House,
    window: QQuickWindow,
    to_matches: Callable[[], Person],
    expect_log: Callable[[str], None],
) -> None:
    expect_log("damaged")
    match = under_way(house.store)
    with house.store._writing() as connection:
        connection.execute("INSERT INTO turns VALUES (?, 1, '{}')", (match,))
    person = to_matches()
    person.press(ENTER)
    assert window.property("page") == "matches"
    assert shows(person, "This match is damaged")


# Deleting


def test_deleting_asks_once(house: House, to_matches: Callable[[], Person]) -> None:
    kept, gone = finished(house.store), under_way(house.store)
    person = to_matches()
    person.press(DELETE)
    assert shows(person, ASKED)
    person.press(ESCAPE)
    assert not shows(person, ASKED)
    assert house.store.match(gone) is not None
    person.press(DELETE)
    person.press(RIGHT)
    person.press(ENTER)
    assert house.store.match(gone) is None
    assert [row.property("match") for row in rows(person)] == [kept]
    assert shows(person, "The match was deleted.")


def test_the_focus_stays_in_the_list_when_a_match_goes(
    house: House, to_matches: Callable[[], Person]
) -> None:
    house.settings.change("confirm_delete", False)
    for _ in range(3):
        finished(house.store)
    person = to_matches()
    person.press(DOWN)
    person.press(DELETE)
    person.press(DELETE)
    assert len(rows(person)) == 1
    assert rows(person)[0].property("current") is True
    person.press(DELETE)
    assert shows(person, "No matches yet")


def test_a_match_that_cannot_be_deleted_is_told(
    house: House, to_matches: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(match: str) -> None:
        raise StoreError(SaveTrouble.READ_ONLY, "read only")

    finished(house.store)
    house.settings.change("confirm_delete", False)
    monkeypatch.setattr(house.store, "delete", fail)
    person = to_matches()
    person.press(DELETE)
    assert len(rows(person)) == 1
    assert shows(person, "cannot be written: nothing was changed")
