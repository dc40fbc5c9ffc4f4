"""The shelf: the match to go on with, and the deal of the day."""

from datetime import date

import pytest
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.session.daily import daily_game, daily_seed
from divan.session.statistics import tally
from divan.ui import addresses, art
from divan.ui.art import ArtProvider
from divan.ui.drawn import DrawnImages
from helpers.people import Person
from helpers.shelves import under_way
from helpers.tables import until


@pytest.fixture
def person(window: QQuickWindow, qtbot: QtBot) -> Person:
    return Person(window, qtbot)


def today(house: House) -> tuple[str, str]:
    """Return the game whose deal is offered today, and the day."""
    return daily_game(house.games, date.today()).id, date.today().isoformat()


def start_daily(house: House) -> str:
    """Begin today's deal as the set-up page does; return the match's id."""
    house.set_up.openDaily(today(house)[0])
    house.set_up.start()
    opened = house.table.on_the_table
    assert opened is not None
    return opened.match.id


def give_up(house: House, qtbot: QtBot) -> None:
    """Give the match on the table up and leave it."""
    until(qtbot, lambda: house.table.shown is not None)
    house.table.resign()
    until(qtbot, lambda: house.table.property("over"))
    house.table.closeMatch()
    house.shelf.refresh()


@pytest.fixture
def covers(house: House, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect the game of every cover that is drawn from now on."""
    drawn: list[str] = []

    def draw(_: ArtProvider, name: str, wide: int, high: int) -> QImage:
        if name.endswith("//cover.svg"):
            drawn.append(name.partition("/")[0])
        return QImage(1, 1, QImage.Format.Format_RGB32)

    # Qt itself keeps what an earlier window showed, but of this address there was none.
    monkeypatch.setattr(addresses, "art", lambda game, name: f"image://art/{game}//{name}")
    monkeypatch.setattr(art, "DRAWN", DrawnImages(most=2**20))
    monkeypatch.setattr(ArtProvider, "_draw", draw)
    house.shelf.refresh()
    return drawn


def test_a_box_is_drawn_once_until_it_is_seen(
    covers: list[str], person: Person, house: House
) -> None:
    assert sorted(covers) == sorted(manifest.id for manifest in house.games)


def test_every_card_of_the_hand_fans_out(house: House) -> None:
    under_way(house.store)
    house.shelf.refresh()
    assert len(house.shelf.property("last")["hand"]) == 8


def test_a_match_in_which_nothing_changed_is_not_folded_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = under_way(house.store)
    house.shelf.refresh()
    before = house.shelf.property("last")["sentence"]
    monkeypatch.setattr(house.library, "open", lambda _: pytest.fail("folded again"))
    house.shelf.refresh()
    house.settings.change("language", "nl")
    assert house.shelf.property("last")["id"] == match
    assert house.shelf.property("last")["sentence"] != before, "but it speaks the new language"


def test_a_match_that_went_on_is_opened_anew(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    match = under_way(house.store)
    house.shelf.refresh()
    opened = house.library.open(match)
    opened.match.practice = True
    assert opened.journal is not None
    opened.journal.keep()
    asked: list[str] = []
    real = house.library.open
    monkeypatch.setattr(house.library, "open", lambda match: asked.append(match) or real(match))
    house.shelf.refresh()
    assert asked == [match]


def test_the_deal_of_the_day_that_was_begun_waits_on_the_shelf(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    match = start_daily(house)
    house.table.closeMatch()
    house.shelf.refresh()
    title = house.shelf.property("daily")["title"]
    person.click(person.middle(person.item(text=f"{title} · Begun today")))
    assert window.property("page") == "table"
    opened = house.table.on_the_table
    assert opened is not None
    assert opened.match.id == match


def test_the_deal_of_the_day_tells_how_it_went_and_counts_once(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    first = start_daily(house)
    give_up(house, qtbot)
    title = house.shelf.property("daily")["title"]
    line = "Played today: Given up"
    person.click(person.middle(person.item(text=f"{title} · {line}")))
    assert window.property("page") == "setup"
    assert person.item(text=line).isVisible()
    assert person.item(text=house.set_up.property("dailyTitle")).isVisible()
    person.click(person.middle(person.button("Play it again for practice")))
    until(qtbot, lambda: house.table.shown is not None)
    assert house.table.property("practice")
    give_up(house, qtbot)
    assert tally(house.library.matches()).played == 1
    assert house.library.open(first).match.result is not None
    assert house.shelf.property("daily")["line"] == line, "the first one is told"


def test_cards_seen_under_a_typed_seed_make_the_deal_of_the_day_practice(house: House) -> None:
    game, _ = today(house)
    house.set_up.open(game)
    assert house.set_up.chooseSeed(daily_seed(game, date.today()))
    house.set_up.start()
    start_daily(house)
    opened = house.table.on_the_table
    assert opened is not None
    assert opened.match.practice


def test_the_sheet_at_the_end_names_the_deal_of_the_day(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    match = start_daily(house)
    give_up(house, qtbot)
    assert house.matches.resume(match)
    window.toTable()
    until(qtbot, lambda: house.table.property("over"))
    assert house.table.property("sheetShown"), "a finished match opens at its sheet"
    day = house.table.property("daily")
    assert day.startswith("Deal of the day, ")
    assert person.items(lambda item: day in str(item.property("text") or ""))
