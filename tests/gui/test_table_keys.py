"""Arrows, Enter, digits and Tab on the table of every game."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.core.record import PERSON, Level, Player
from helpers.people import Person
from helpers.tables import hand, play, ply, until, until_turn

GAMES = ("lost_cities", "last_call", "don_legacy", "similo", "baker_street")
ROUND = (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Down)


@pytest.fixture
def person(window: QQuickWindow, qtbot: QtBot) -> Person:
    return Person(window, qtbot)


def start(house: House, window: QQuickWindow, qtbot: QtBot, game: str) -> None:
    """Put a new match of ``game`` against the quickest opponents on the table."""
    manifest = next(found for found in house.games if found.id == game)
    players = (PERSON, *(Player(Level.WIGGINS),) * (manifest.players[0] - 1))
    house.table.play(house.library.start(manifest, manifest.load_rules().presets[0].options, players, "ARROWS"))
    window.toTable()
    until(qtbot, lambda: house.table.shown is not None)
    until_turn(house, qtbot)


def at(window: QQuickWindow) -> str:
    """Return the id of the card or place that has the focus; "" for anything else."""
    item = window.activeFocusItem()
    if item is None:
        return ""
    return str(item.property("cardId") or item.property("zoneId") or "")


def go_to(person: Person, window: QQuickWindow, goal: str, *keys: Qt.Key) -> None:
    """Press ``keys`` in turn until the focus is at ``goal``."""
    for _ in range(12):
        for key in keys:
            if at(window) == goal:
                return
            person.press(key)
    assert at(window) == goal


@pytest.mark.parametrize("game", GAMES)
def test_the_arrows_go_about_the_table(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person, game: str
) -> None:
    """From the first card on, each direction leads somewhere; nothing leaves the table."""
    start(house, window, qtbot, game)
    been = set()
    for key in ROUND * 3:
        before = at(window)
        person.press(key)
        assert at(window), f"{key} led off the table from {before}"
        been.add(at(window))
    assert len(been) >= 4


def test_arrows_choose_the_discard_pile_over_the_route_and_draw_from_another(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    play(house, window, qtbot, "ARROWS")
    until_turn(house, qtbot)
    scene = house.table.property("scene")
    open_ones = [id for id, zone in scene["zones"].items() if id.startswith("discard.")]
    tops = {card.zone: card.id for card in house.table.shown.cards if card.zone in open_ones}
    picked = next(
        card
        for place, card in enumerate(hand(house))
        if playable(house, card) and tops.keys() - {f"discard.{card.split('-')[0]}"}
    )
    house.table.putBack()
    suit = picked.split("-")[0]
    person.press(Qt.Key(Qt.Key.Key_1 + hand(house).index(picked)))
    until(qtbot, lambda: at(window) == f"route.{suit}")
    person.press(Qt.Key.Key_Up)
    assert at(window) == f"discard.{suit}"
    person.press(Qt.Key.Key_Return)
    until(qtbot, lambda: at(window) == "pile")
    taken, top = next(item for item in tops.items() if item[0] != f"discard.{suit}")
    go_to(person, window, taken, Qt.Key.Key_Left)
    person.press(Qt.Key.Key_Return)
    until(qtbot, lambda: ply(house) >= 2)
    assert picked not in hand(house)
    assert top in hand(house)


def playable(house: House, card: str) -> bool:
    """Tell whether ``card`` of the hand can go on a route; picks it."""
    house.table.pick(card)
    zones = house.table.property("scene")["zones"]
    return bool(zones[f"route.{card.split('-')[0]}"]["target"])
