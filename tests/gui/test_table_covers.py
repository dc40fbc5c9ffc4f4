"""What lies over a table holds the keyboard: dialogs, popovers, the score sheet."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem, QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from helpers.people import Person
from helpers.tables import (
    discard,
    draw,
    drawn,
    play,
    ply,
    until,
    until_turn,
)

Opener = Callable[[House, Person], None]
KEYS = (Qt.Key.Key_1, Qt.Key.Key_9, Qt.Key.Key_U, Qt.Key.Key_H, Qt.Key.Key_W, Qt.Key.Key_L)


@pytest.fixture
def person(window: QQuickWindow, qtbot: QtBot) -> Person:
    return Person(window, qtbot)


def menu(text: str) -> Opener:
    def open_it(_: House, person: Person) -> None:
        person.click(person.middle(person.button("More")))
        person.click(person.middle(person.button(text)))

    return open_it


def tool(text: str) -> Opener:
    return lambda _, person: person.click(person.middle(person.button(text)))


COVERS = {
    "More": tool("More"),
    "Pace": tool("Pace of the opponents"),
    "Give up": menu("Give up"),
    "Fair deal": menu("Fair deal"),
    "Take back": lambda house, _: house.table.undoAsked.emit(),
}


def inside(item: QQuickItem | None, cover: QQuickItem) -> bool:
    """Tell whether ``item`` is part of ``cover``."""
    while item is not None and item != cover:
        item = item.parentItem()
    return item is not None


def opened(person: Person) -> list[QQuickItem]:
    """Return what lies over the table."""
    return person.items(lambda item: item.metaObject().indexOfProperty("fallback") >= 0)


@pytest.mark.parametrize("name", COVERS)
def test_no_key_reaches_the_table_below_and_escape_closes_only_what_is_on_top(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person, name: str
) -> None:
    play(house, window, qtbot, "COVERED")
    until_turn(house, qtbot)
    person.press(Qt.Key.Key_Right)
    before = window.activeFocusItem()
    scene = house.table.shown
    COVERS[name](house, person)
    (cover,) = opened(person)
    assert inside(window.activeFocusItem(), cover)
    for key in KEYS:
        person.press(key)
    for _ in range(8):
        person.press(Qt.Key.Key_Tab)
        assert inside(window.activeFocusItem(), cover), "Tab goes round inside"
        person.press(Qt.Key.Key_Up)
        assert inside(window.activeFocusItem(), cover)
    assert house.table.shown == scene
    assert house.table.property("hint") == ""
    assert not house.table.property("hinting")
    person.press(Qt.Key.Key_Escape)
    assert not opened(person)
    assert window.property("page") == "table"
    assert window.activeFocusItem() == before
    person.press(Qt.Key.Key_1)
    assert drawn(house)["picked"], "now it does"


def test_a_bots_move_takes_no_focus_from_a_dialog(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    house.settings.change("pace", "step")
    play(house, window, qtbot, "BOTS")
    person.press(Qt.Key.Key_Right)
    discard(house, qtbot)
    draw(house, qtbot)
    until(qtbot, lambda: house.table.property("awaiting") == "step")
    COVERS["Give up"](house, person)
    (cover,) = opened(person)
    for count in (3, 4):
        house.table.proceed()
        until(qtbot, lambda count=count: ply(house) == count)
    until_turn(house, qtbot)
    person.wait(60)
    assert inside(window.activeFocusItem(), cover)
    person.press(Qt.Key.Key_Return)
    assert not house.table.property("over"), "Enter went to Cancel"
    assert not opened(person)


def test_the_sheet_holds_the_keys_and_a_button_leads_back_to_it(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    play(house, window, qtbot, "SHEET")
    until_turn(house, qtbot)
    house.table.resign()
    until(qtbot, lambda: house.table.property("sheetShown"))
    (sheet,) = opened(person)
    for _ in range(8):
        person.press(Qt.Key.Key_Tab)
        assert inside(window.activeFocusItem(), sheet)
    person.click(person.middle(person.button("Look at the table")))
    assert not opened(person)
    person.click(person.middle(person.button("Score sheet")))
    assert opened(person) == [sheet]
    person.press(Qt.Key.Key_Escape)
    assert not opened(person)
    person.press(Qt.Key.Key_S)
    assert opened(person) == [sheet]
    person.press(Qt.Key.Key_S)
    assert not opened(person)
    assert window.property("page") == "table"


def test_a_sheet_that_comes_under_a_dialog_waits_for_it(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    play(house, window, qtbot, "BELOW")
    until_turn(house, qtbot)
    COVERS["Fair deal"](house, person)
    (dialog,) = opened(person)
    house.table.resign()
    until(qtbot, lambda: house.table.property("sheetShown"))
    assert inside(window.activeFocusItem(), dialog)
    person.press(Qt.Key.Key_Escape)
    (sheet,) = opened(person)
    assert sheet != dialog
    assert inside(window.activeFocusItem(), sheet)


def test_escape_takes_away_what_is_told_before_anything_else(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    """First the line, then the picked card, then the match is left."""
    play(house, window, qtbot, "LINES")
    until_turn(house, qtbot)
    person.press(Qt.Key.Key_2)
    picked = drawn(house)["picked"]
    person.press(Qt.Key.Key_W)
    assert drawn(house)["refusal"]
    person.press(Qt.Key.Key_Escape)
    assert not drawn(house)["refusal"]
    assert drawn(house)["picked"] == picked
    person.press(Qt.Key.Key_H)
    until(qtbot, lambda: house.table.property("hint"))
    person.press(Qt.Key.Key_Escape)
    assert house.table.property("hint") == ""
    assert drawn(house)["picked"] == picked
    person.press(Qt.Key.Key_Escape)
    assert drawn(house)["picked"] == ""
    assert window.property("page") == "table"
    person.press(Qt.Key.Key_Escape)
    assert window.property("page") == "shelf"
