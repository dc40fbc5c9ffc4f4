"""Matches of Lost Cities put on the table of a real window."""

from collections.abc import Callable
from typing import Any

from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.core.record import PERSON, Level, Player
from divan.games.lost_cities.rules.options import LostCitiesOptions
from helpers.matches import play_out

FIRST: LostCitiesOptions = LostCitiesOptions(starter="first_seat")


def play(
    house: House,
    window: QQuickWindow,
    qtbot: QtBot,
    seed: str,
    options: LostCitiesOptions = FIRST,
    level: Level = Level.WIGGINS,
) -> str:
    """Put a new match on the table, wait until it is there, and return its id."""
    players = (PERSON, Player(level))
    opened = house.library.start(house.games[0], options, players, seed)
    house.table.play(opened)
    window.toTable()
    until(qtbot, lambda: house.table.shown is not None)
    return opened.match.id


def finished_on_the_table(house: House, window: QQuickWindow, qtbot: QtBot) -> str:
    """Put a match that was played to its end on the table; return its id."""
    match = played_out(house)
    house.matches.refresh()
    assert house.matches.resume(match)
    window.toTable()
    until(qtbot, lambda: house.table.property("over"))
    return match


def played_out(house: House, *, daily: str | None = None) -> str:
    """Keep a match that harmless moves have brought to its end; return its id."""
    players = (PERSON, Player(Level.WIGGINS))
    opened = house.library.start(house.games[0], FIRST, players, "PLAYED OUT", daily=daily)
    play_out(opened.match)
    assert opened.journal is not None
    assert opened.journal.keep() is None
    return opened.match.id


def until(qtbot: QtBot, condition: Callable[[], object]) -> None:
    """Wait until something holds, bots and all."""
    qtbot.waitUntil(lambda: bool(condition()), timeout=20000)


def until_turn(house: House, qtbot: QtBot) -> None:
    """Wait until the person may act."""
    until(qtbot, lambda: house.table.property("mayAct"))


def drawn(house: House) -> dict[str, Any]:
    """Return what QML is told of the scene besides its cards and log, in plain values."""
    scene = house.table.property("scene").values
    return {**scene, "detail": scene["detail"].values}


def ply(house: House) -> int:
    return int(house.table.property("ply"))


def hand(house: House) -> list[str]:
    """Return the ids of the cards in the hand, in their order."""
    shown = house.table.shown
    assert shown is not None
    held = sorted((card.index, card.id) for card in shown.cards if card.zone == "hand")
    return [card for _, card in held]


def discard(house: House, qtbot: QtBot, place: int = 0) -> str:
    """Discard a card of the hand; return its id."""
    before = ply(house)
    card = hand(house)[place]
    house.table.pick(card)
    house.table.choose(f"discard.{card.split('-')[0]}")
    until(qtbot, lambda: ply(house) == before + 1)
    return card


def draw(house: House, qtbot: QtBot) -> None:
    """Draw from the pile."""
    before = ply(house)
    house.table.choose("pile")
    until(qtbot, lambda: ply(house) > before)
