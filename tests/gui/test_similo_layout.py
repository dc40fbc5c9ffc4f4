"""Similo in every language at three sizes: nothing cut off, nothing on top of another."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtQuick import QQuickItem, QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.core.fold import advance, opening
from divan.core.record import PERSON, AnyRecord, Level, Player, Turn, new_record
from divan.games.similo.rules import RULES
from divan.games.similo.rules.options import SimiloOptions
from divan.session.reading import open_match
from helpers.layout import SURVEYS, Survey

LEVELS = (Level.MYCROFT, Level.WATSON, Level.ADLER, Level.WIGGINS)

Until = Callable[[Any], bool]


def record(until: Until, options: SimiloOptions, seats: int) -> AnyRecord:
    """Return a match played by the first moves until the person is to act and ``until`` holds
    of the table, or to its end.
    """
    players = (PERSON, *(Player(LEVELS[seat % 4]) for seat in range(seats - 1)))
    begun = new_record("similo", RULES, options, players, "LAYOUT")
    position, turns = opening(RULES, begun), []
    while acting := RULES.to_act(position.state):
        if 0 in acting and until(position.state):
            break
        move = next(RULES.moves(position.state, acting[-1]))
        turns.append(Turn(acting[-1], move))
        position = advance(RULES, begun.seed, position, acting[-1], move)
    return type(begun)(
        begun.game, begun.rules_version, begun.options, players, begun.seed, tuple(turns)
    )


def put(
    house: House,
    window: QQuickWindow,
    qtbot: QtBot,
    until: Until,
    options: SimiloOptions | None = None,
    seats: int = 4,
) -> None:
    house.settings.change("pace", "step")
    kept = record(until, options or SimiloOptions(), seats)
    result = open_match("", RULES, kept).result
    house.matches.resume(house.store.add(kept, result=result))
    window.toTable()
    qtbot.waitUntil(lambda: house.table.shown is not None, timeout=20000)


def pickable(house: House) -> list[str]:
    shown = house.table.shown
    assert shown is not None
    return [card.id for card in shown.cards if card.can_pick]


def voting(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    put(house, window, qtbot, lambda table: table.round == 3 and table.phase.value == "vote")
    house.table.pick(pickable(house)[0])


def asking(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    options = SimiloOptions(advisors="advise_only")
    put(house, window, qtbot, lambda table: table.phase.value == "vote", options)


def refused(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    voting(house, window, qtbot)
    shown = house.table.shown
    assert shown is not None
    house.table.pick(next(card.id for card in shown.cards if card.face and card.face.get("gone")))


def twenty(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    options = SimiloOptions(proposals="before_vote", schedule="progressive")
    put(house, window, qtbot, lambda table: table.round == 4, options, seats=8)


def twelve(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    put(house, window, qtbot, lambda table: table.round == 2, seats=2)


def guiding(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    options = SimiloOptions(first_guide="first_seat")
    put(house, window, qtbot, lambda table: table.round == 3, options)
    house.table.pick(pickable(house)[1])
    house.table.act("way.horizontal")


def hiding(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    put(house, window, qtbot, lambda table: True, SimiloOptions(first_guide="first_seat"))


def log(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    voting(house, window, qtbot)
    panel = next(it for it in _items(window.contentItem()) if it.objectName() == "cluePanel")
    panel.setProperty("tab", "log")


def sheet(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    put(house, window, qtbot, lambda table: False, SimiloOptions(schedule="progressive"))


def long_match(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    put(house, window, qtbot, lambda table: False, SimiloOptions(games=3), seats=8)


def single_rules(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    house.set_up.open("similo")
    window.go("setup", {})
    qtbot.wait(30)
    page = window.findChild(QQuickItem, "setUpPage")
    assert page is not None
    page.setProperty("details", True)


SCREENS = (
    voting,
    asking,
    refused,
    twenty,
    twelve,
    guiding,
    hiding,
    log,
    sheet,
    long_match,
    single_rules,
)


@pytest.mark.parametrize("look", SURVEYS)
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_nothing_is_cut_off_or_lies_on_other_words(
    house: House,
    window: QQuickWindow,
    qtbot: QtBot,
    screen: Callable[[House, QQuickWindow, QtBot], None],
    look: Survey,
) -> None:
    screen(house, window, qtbot)
    assert not look(house, window, qtbot)


def _items(item: QQuickItem) -> list[QQuickItem]:
    return [item] + [found for child in item.childItems() for found in _items(child)]
