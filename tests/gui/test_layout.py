"""Every screen in every language, with small words and large: nothing cut off or in the way."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QMetaObject
from PySide6.QtQuick import QQuickItem, QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.games.lost_cities.rules.options import PUBLISHED
from helpers.analyses import AtHome, given_up
from helpers.layout import HUGE, SIZES, SURVEYS, Survey, faults
from helpers.matches import lost_cities_record, play_out
from helpers.shelves import finished, under_way
from helpers.tables import hand, play, until, until_turn


def shelf(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    finished(house.store)
    under_way(house.store)
    house.shelf.refresh()


def empty_shelf(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    """The first start."""


def set_up(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    house.set_up.open("lost_cities")
    window.go("setup", {})


def single_rules(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    set_up(house, window, qtbot)
    qtbot.wait(30)
    page = window.findChild(QQuickItem, "setUpPage")
    assert page is not None
    page.setProperty("details", True)


def table(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    play(house, window, qtbot, "LAYOUT")
    until_turn(house, qtbot)


def picked(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    table(house, window, qtbot)
    house.table.pick(hand(house)[2])


def refused(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    table(house, window, qtbot)
    card = hand(house)[0]
    house.table.pick(card)
    house.table.choose("route.red" if not card.startswith("red") else "route.blue")
    until(qtbot, lambda: house.table.shown is not None and house.table.shown.refusal)


def score_sheet(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    record = lost_cities_record("LAYOUT", rounds=3, ten_bonus="top_is_10")
    house.matches.resume(house.store.add(record))
    opened = house.table.on_the_table
    assert opened is not None
    house.table.closeMatch()
    done = play_out(opened.match)
    house.matches.resume(house.store.add(done.record, result=done.result))
    window.toTable()
    until(qtbot, lambda: house.table.property("sheetShown"))


def analysis(house: House, window: QQuickWindow, qtbot: QtBot, game: str = "lost_cities") -> None:
    match = given_up(game, 60)
    thinkers = AtHome()
    house.analysis._thinkers = lambda: thinkers
    house.matches.replay(house.store.add(match.record, result=match.result))
    house.analysis.open()
    window.toTable()
    until(qtbot, lambda: not house.analysis.property("running"))


def verified(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    score_sheet(house, window, qtbot)
    screen = window.findChild(QQuickItem, "tableScreen")
    assert screen is not None
    QMetaObject.invokeMethod(screen, "fairDeal")
    house.deal.compare("another")


def page(name: str) -> Callable[[House, QQuickWindow, QtBot], None]:
    def go(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
        shelf(house, window, qtbot)
        house.matches.refresh()
        window.go(name, {"game": "lost_cities"})

    go.__name__ = name
    return go


def ask(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    table(house, window, qtbot)
    screen = window.findChild(QQuickItem, "tableScreen")
    assert screen is not None
    QMetaObject.invokeMethod(screen, "resign")


def fair_deal(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    table(house, window, qtbot)
    screen = window.findChild(QQuickItem, "tableScreen")
    assert screen is not None
    QMetaObject.invokeMethod(screen, "fairDeal")


SCREENS = (
    empty_shelf,
    shelf,
    set_up,
    single_rules,
    table,
    picked,
    refused,
    score_sheet,
    analysis,
    ask,
    fair_deal,
    verified,
    page("matches"),
    page("rulebook"),
    page("settings"),
    page("statistics"),
    page("about"),
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
    house.settings.change("key_hints", True)
    screen(house, window, qtbot)
    assert not look(house, window, qtbot)


@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_a_large_screen_has_no_more_room_for_large_words(
    house: House, window: QQuickWindow, qtbot: QtBot, text_size: int
) -> None:
    """All grows with the window; the panel opens by itself in all windows of a shape or in none."""
    house.settings.change("text_size", text_size)
    table(house, window, qtbot)
    screen = window.findChild(QQuickItem, "tableScreen")
    assert screen is not None
    opened = set()
    for size in (SIZES[1], HUGE):
        window.resize(*size)
        qtbot.wait(60)
        opened.add(screen.property("panelOpen"))
    assert opened == {text_size == 100}


def test_the_check_itself_sees_faults(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    """Words that are pushed over others or out of the window are found."""
    shelf(house, window, qtbot)
    qtbot.wait(50)
    assert faults(window) == []
    words = [item for item in _texts(window.contentItem()) if item.property("text") == "Divan"]
    words[0].setX(words[0].x() + 4000)
    assert any("window" in fault for fault in faults(window))


def _texts(item: QQuickItem) -> list[QQuickItem]:
    own = [item] if item.property("paintedWidth") is not None else []
    return own + [text for child in item.childItems() for text in _texts(child)]


def test_published_is_the_widest_score_panel(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    """With several rounds the panel has a row more; it still ends above the log."""
    play(house, window, qtbot, "PANEL", PUBLISHED)
    qtbot.wait(50)
    assert faults(window) == []
