"""One game after another on the table: nothing of the one is drawn by the other."""

from pathlib import Path

import pytest
from PySide6.QtQml import QQmlComponent, QQmlEngine, QQmlExpression
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from divan.app.arrivals import open_file
from divan.app.wiring import House
from divan.core.record import PERSON, Level, Player
from divan.session.library import OpenMatch
from helpers.matches import play_out
from helpers.people import Person
from helpers.tables import drawn, until

CHANGES = [
    ("lost_cities", "don_legacy"),
    ("don_legacy", "last_call"),
    ("last_call", "similo"),
    ("similo", "baker_street"),
    ("baker_street", "lost_cities"),
]


@pytest.fixture
def person(window: QQuickWindow, qtbot: QtBot) -> Person:
    return Person(window, qtbot)


def begin(house: House, game: str) -> OpenMatch:
    """Begin a match, without putting it on the table."""
    manifest = next(each for each in house.games if each.id == game)
    players = (PERSON, *(Player(Level.WIGGINS),) * (manifest.players[0] - 1))
    return house.library.start(manifest, manifest.load_rules().presets[0].options, players, "NEXT")


def finish(house: House, game: str) -> str:
    """Play a match to its end; return its id."""
    opened = begin(house, game)
    play_out(opened.match)
    assert opened.journal is not None
    assert opened.journal.keep() is None
    house.matches.refresh()
    return opened.match.id


@pytest.mark.parametrize(("first", "second"), CHANGES)
def test_a_table_begins_without_what_lay_there_before(
    house: House, window: QQuickWindow, qtbot: QtBot, first: str, second: str
) -> None:
    house.table.play(begin(house, first))
    window.toTable()
    until(qtbot, lambda: house.table.shown is not None)
    window.toShelf()
    qtbot.wait(60)
    house.table.play(begin(house, second))
    assert house.table.property("scene").values == {}
    window.toTable()
    until(qtbot, lambda: house.table.shown is not None)
    qtbot.wait(60)
    assert len(drawn(house)["plaques"]) == len(house.table.on_the_table.match.record.players)


@pytest.mark.parametrize(("first", "second"), CHANGES)
def test_a_sheet_that_is_open_gives_way_to_that_of_another_game(
    house: House, window: QQuickWindow, qtbot: QtBot, tmp_path: Path, first: str, second: str
) -> None:
    file = tmp_path / "another.divan"
    house.library.take_out(finish(house, second), file)
    assert house.matches.resume(finish(house, first))
    window.toTable()
    until(qtbot, lambda: house.table.property("sheetShown"))
    qtbot.wait(60)
    open_file(house, window, file)
    until(qtbot, lambda: house.table.property("game") == second)
    until(qtbot, lambda: house.table.property("sheetShown"))
    qtbot.wait(60)


def test_what_was_told_of_one_match_is_not_told_of_the_next(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    house.set_up.open("lost_cities")
    house.set_up.learn()
    window.toTable()
    until(qtbot, lambda: house.table.shown is not None)
    house.table.pick("red-8")
    house.table.choose("discard.red")
    assert house.table.property("notice") != ""
    with qtbot.waitSignal(house.table.noticeChanged):
        house.table.play(begin(house, "lost_cities"))
    assert house.table.property("notice") == ""


def test_what_draws_the_cards_belongs_to_the_screen_until_another_game_comes(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    """What only a table refers to is collected as rubbish some time: later cards are blank."""
    faces = []
    for game in ("lost_cities", "similo"):
        house.table.play(begin(house, game))
        window.toTable()
        until(qtbot, lambda: house.table.shown is not None)
        qtbot.wait(60)
        table = person.items(lambda item: item.metaObject().indexOfProperty("pickedCard") >= 0)[0]
        face = QQmlExpression(QQmlEngine.contextForObject(table), table, "face").evaluate()[0]
        assert isinstance(face, QQmlComponent)
        assert face.parent() is not None
        faces.append(face)
    qtbot.waitUntil(lambda: not isValid(faces[0]))
    assert isValid(faces[1])
