"""Ways to the analysis of a match: the list, the score sheet, the replay."""

from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.session.analysis import decisions
from helpers.analyses import AtHome, given_up
from helpers.analysis_sheet import done, kept, shows
from helpers.people import Person
from helpers.shelves import under_way
from helpers.tables import finished_on_the_table, until

A = Qt.Key.Key_A
ESCAPE = Qt.Key.Key_Escape


def test_from_the_matches_by_a_key(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    """With the real processes, once."""
    match = given_up("lost_cities", 20)
    kept(house, match)
    window.go("matches", {})
    person.wait(60)
    person.press(A)
    assert window.property("page") == "table"
    until(qtbot, lambda: done(house))
    person.wait(60)
    assert house.analysis.property("shown")
    assert house.table.property("replaying")
    assert house.analysis.property("lines").rowCount() == len(list(decisions(match)))


def test_only_of_matches_that_are_over(
    house: House, window: QQuickWindow, person: Person, at_home: AtHome
) -> None:
    under_way(house.store)
    window.go("matches", {})
    person.wait(60)
    button = person.button("Analysis")
    assert not button.isEnabled()
    assert button.property("whyNot") == "Possible when the match is over."
    person.press(A)
    assert window.property("page") == "matches"
    assert at_home.asked == []


def test_from_the_score_sheet(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person, at_home: AtHome
) -> None:
    finished_on_the_table(house, window, qtbot)
    person.wait(60)
    assert not house.table.property("replaying")
    person.click(person.middle(person.button("Analysis")))
    until(qtbot, lambda: done(house))
    assert house.analysis.property("shown")
    assert house.table.property("replaying")
    assert not house.table.property("sheetShown")


def test_from_the_menu_and_the_bar_and_the_key_of_a_replay(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person, at_home: AtHome
) -> None:
    assert house.matches.replay(kept(house, given_up("similo", 12)))
    window.toTable()
    person.wait(60)
    for way in ("menu", "bar", "key"):
        if way == "menu":
            person.click(person.middle(person.button("More")))
            found = person.items(lambda item: item.property("text") == "Analysis")
            word = next(i for i in found if i.metaObject().className().startswith("WordButton"))
            person.click(person.middle(word))
        elif way == "bar":
            person.click(person.middle(person.button("Analysis")))
        else:
            person.press(A)
        until(qtbot, lambda: house.analysis.property("shown"))
        person.press(ESCAPE)
        assert not house.analysis.property("shown")
        assert window.property("page") == "table"


def test_a_match_that_is_damaged_is_not_analysed(
    house: House, window: QQuickWindow, person: Person, at_home: AtHome, expect_log
) -> None:
    expect_log("damaged")
    match = kept(house, given_up("lost_cities", 12))
    with house.store._writing() as connection:
        connection.execute("UPDATE turns SET turn = '{' WHERE match = ? AND ply = 3", (match,))
    window.go("matches", {})
    person.wait(60)
    person.press(A)
    assert window.property("page") == "matches"
    assert shows(person, "This match is damaged")
    assert at_home.asked == []
