"""The pace at which opponents' moves are shown, and what hurries them."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from helpers.people import Person
from helpers.tables import (
    discard,
    draw,
    play,
    ply,
    until,
    until_turn,
)


@pytest.fixture
def person(window: QQuickWindow, qtbot: QtBot) -> Person:
    return Person(window, qtbot)


def test_the_pace_of_one_move_at_a_time_waits_for_the_person(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    house.settings.change("pace", "step")
    play(house, window, qtbot, "STEP")
    discard(house, qtbot)
    draw(house, qtbot)
    until(qtbot, lambda: house.table.property("awaiting") == "step")
    assert ply(house) == 2
    assert person.pill() == "The next move waits for you"
    person.press(Qt.Key.Key_Space)
    until(qtbot, lambda: ply(house) == 3)
    person.click(person.middle(person.button("Pace of the opponents")))
    person.click(person.middle(person.button("Instant")))
    until_turn(house, qtbot)
    assert ply(house) == 4
    assert house.settings.property("pace") == "instant"


def test_any_click_finishes_what_moves(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    """Animation never blocks: a click in mid-deal lets every card lie where it belongs."""
    house.settings.change("motion", "full")
    play(house, window, qtbot, "SKIP")
    qtbot.wait(80)
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=QPoint(640, 60))
    qtbot.wait(30)
    assert not [card for card in person.hand() if card.property("flying")]


def test_a_pace_chosen_anywhere_holds_for_the_match_on_the_table(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    house.settings.change("pace", "step")
    play(house, window, qtbot, "SETTINGS PACE")
    discard(house, qtbot)
    draw(house, qtbot)
    until(qtbot, lambda: house.table.property("awaiting") == "step")
    house.settings.change("pace", "instant")
    until_turn(house, qtbot)
    assert ply(house) == 4


def test_jumping_to_the_end_leaves_the_chosen_pace_as_it_is(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    house.settings.change("pace", "step")
    play(house, window, qtbot, "JUMP")
    discard(house, qtbot)
    draw(house, qtbot)
    house.table.jumpToEnd()
    until_turn(house, qtbot)
    assert ply(house) == 4
    assert house.settings.property("pace") == "step"
    discard(house, qtbot)
    house.settings.change("pace", "step")
    draw(house, qtbot)
    until(qtbot, lambda: house.table.property("awaiting") == "step")
