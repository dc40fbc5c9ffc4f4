"""A line says why something is not allowed, and leads to the clause that forbids it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.core.manifest import Manifest
from divan.core.record import PERSON, Level, Player
from divan.games import find_games
from helpers.people import Person
from helpers.tables import play, ply, until, until_turn


@pytest.fixture
def person(window: QQuickWindow, qtbot: QtBot) -> Person:
    return Person(window, qtbot)


def test_a_card_dropped_on_a_wrong_route_returns_and_a_line_says_why(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    play(house, window, qtbot, "REFUSED")
    until_turn(house, qtbot)
    card = person.hand()[0]
    suit = str(card.property("cardId")).split("-")[0]
    wrong = "red" if suit != "red" else "yellow"
    route = person.zone(f"route.{wrong}")
    home = person.middle(card)
    top = route.mapToScene(QPoint(int(route.width() / 2), 60)).toPoint()
    person.drag(person.visible_part(card), top)
    shown = house.table.shown
    until(qtbot, lambda: house.table.shown is not None and house.table.shown.refusal)
    shown = house.table.shown
    assert shown is not None
    assert shown.refusal is not None
    assert person.item(text=shown.refusal.text).isVisible()
    qtbot.wait(100)
    assert (person.middle(person.hand()[0]) - home).manhattanLength() < 30
    assert ply(house) == 0


def test_a_clause_whose_line_goes_while_it_is_pressed_leads_nowhere(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    play(house, window, qtbot, "GONE")
    until_turn(house, qtbot)
    house.table.why("")
    shown = house.table.shown
    assert shown is not None
    assert shown.refusal is not None
    link = person.button(shown.refusal.clause_label)
    link.forceActiveFocus()
    QTest.keyPress(window, Qt.Key.Key_Space)
    house.table.hush()
    person.wait()
    QTest.keyRelease(window, Qt.Key.Key_Space)
    person.wait()
    assert window.property("page") == "table"


def test_the_line_leads_to_the_clause(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    play(house, window, qtbot, "CLAUSE")
    until_turn(house, qtbot)
    person.press(Qt.Key.Key_W)
    person.click(person.middle(person.button("Rule 3.1")))
    assert window.property("page") == "rulebook"
    person.press(Qt.Key.Key_Escape)
    assert window.property("page") == "table"


@pytest.mark.parametrize("game", find_games(), ids=lambda game: game.id)
def test_an_answer_is_given_in_the_language_that_is_spoken_now(
    house: House, window: QQuickWindow, qtbot: QtBot, game: Manifest
) -> None:
    options = game.load_rules().presets[0].options
    players = (PERSON, *(Player(Level.WIGGINS),) * (game.players[0] - 1))
    house.table.play(house.library.start(game, options, players, "ASKED"))
    window.toTable()
    until(qtbot, lambda: house.table.shown is not None)
    house.table.why("")
    answers = [_answer(house)]
    for language in ("fa", "nl", "en"):
        house.settings.change("language", language)
        answers.append(_answer(house))
    assert answers[0] == answers[3]
    assert len(set(answers)) == 3


def _answer(house: House) -> str:
    shown = house.table.shown
    assert shown is not None
    assert shown.refusal is not None
    return shown.refusal.text
