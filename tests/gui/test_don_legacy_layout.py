"""The table of Don Legacy in every language at three sizes: nothing cut off or overlapping."""

from collections.abc import Callable

import pytest
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.core.record import AnyRecord
from divan.games.don_legacy.rules.moves import AnalyseScene, Deduce, LaySet, SearchPremises
from divan.games.don_legacy.rules.options import LIVELY, DonLegacyOptions
from divan.session.reading import open_match
from helpers.don_legacy import RULES
from helpers.don_legacy_matches import Wanted, allows, record_until
from helpers.layout import SURVEYS, Survey
from helpers.tables import (
    drawn,
    until,
)

Screen = Callable[[House, QQuickWindow, QtBot], None]


def put(house: House, window: QQuickWindow, qtbot: QtBot, record: AnyRecord) -> None:
    """Put a match on the table."""
    house.settings.change("pace", "step")
    match = open_match("", RULES, record)
    house.matches.resume(house.store.add(record, result=match.result))
    window.toTable()
    until(qtbot, lambda: house.table.shown is not None)


def pick(house: House, ending: str) -> None:
    """Pick a card of the hand up whose name ends so."""
    shown = house.table.shown
    assert shown is not None
    held = [card.id for card in shown.cards if card.zone == "hand"]
    house.table.pick(next(card for card in held if card.endswith(ending)))


def after_ply(ply: int) -> Wanted:
    return lambda position: position.ply >= ply


def middle(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    put(house, window, qtbot, record_until(after_ply(30), seats=4))


def for_two(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    put(house, window, qtbot, record_until(after_ply(50), seats=2, options=LIVELY))


def two_piles(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    options = DonLegacyOptions(piles="separate")
    put(house, window, qtbot, record_until(after_ply(20), options=options))


def near_the_end(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    wanted: Wanted = lambda position: position.state.left <= 8  # noqa: E731
    put(house, window, qtbot, record_until(wanted, seats=2))


def picked(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    put(house, window, qtbot, record_until(allows(SearchPremises, 16), seats=4))
    pick(house, "search_warrant")


def refused(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    middle(house, window, qtbot)
    shown = house.table.shown
    assert shown is not None
    useless = [card.id for card in shown.cards if card.zone == "hand" and card.why_not]
    house.table.pick(useless[0])
    until(qtbot, lambda: house.table.shown is not None and house.table.shown.refusal)


def hinted(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    middle(house, window, qtbot)
    house.table.askHint()
    until(qtbot, lambda: house.table.property("hint"))


def exchange(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    put(house, window, qtbot, record_until(allows(Deduce, 12)))
    pick(house, "deduction")
    house.table.choose("seat.1")
    until(qtbot, lambda: drawn(house)["detail"]["asks"] == "exchange")


def look_at_two(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    put(house, window, qtbot, record_until(allows(AnalyseScene), options=LIVELY))
    pick(house, "scene_analysis")
    house.table.choose("pile.common")
    until(qtbot, lambda: drawn(house)["detail"]["asks"] == "keep")


def set_at_hand(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    put(house, window, qtbot, record_until(allows(LaySet), seed="SETS 2"))


def score_sheet(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    put(house, window, qtbot, record_until(lambda position: False, seats=4))
    until(qtbot, lambda: house.table.property("sheetShown"))


def set_up_form(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    house.set_up.open("don_legacy")
    window.go("setup", {})


SCREENS: tuple[Screen, ...] = (
    middle,
    for_two,
    two_piles,
    near_the_end,
    picked,
    refused,
    hinted,
    exchange,
    look_at_two,
    set_at_hand,
    score_sheet,
    set_up_form,
)


@pytest.mark.parametrize("look", SURVEYS)
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_nothing_is_cut_off_or_lies_on_other_words(
    house: House, window: QQuickWindow, qtbot: QtBot, screen: Screen, look: Survey
) -> None:
    screen(house, window, qtbot)
    assert not look(house, window, qtbot)
