"""What the table of Don Legacy shows beside its cards: the reading pane, buttons, keys."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.core.fold import AnyPosition
from divan.games.don_legacy.rules.moves import Deduce, LaySet
from divan.games.don_legacy.rules.options import SOURCE, DonLegacyOptions
from divan.games.don_legacy.rules.state import Phase
from divan.session.reading import open_match
from helpers.don_legacy import RULES
from helpers.don_legacy_matches import Wanted, allows, record_until
from helpers.people import Person
from helpers.reader import Reader
from helpers.tables import until

Put = Callable[..., None]


@pytest.fixture
def person(window: QQuickWindow, qtbot: QtBot) -> Person:
    return Person(window, qtbot)


@pytest.fixture
def put(house: House, window: QQuickWindow, qtbot: QtBot) -> Put:
    """Put a match that has come to a certain point on the table."""

    def put(
        wanted: Wanted, seats: int = 3, options: DonLegacyOptions = SOURCE, seed: str = "UNTIL"
    ) -> None:
        record = record_until(wanted, seats, options, seed)
        match = open_match("", RULES, record)
        house.matches.resume(house.store.add(record, result=match.result))
        window.toTable()
        until(qtbot, lambda: house.table.property("mayAct"))
        qtbot.wait(60)

    return put


def acting(ply: int) -> Wanted:
    def wanted(position: AnyPosition) -> bool:
        return position.ply >= ply and position.state.phase is Phase.ACT

    return wanted


def says(person: Person, text: str) -> bool:
    return bool(person.items(lambda item: item.property("text") == text))


def face(house: House, zone: str) -> dict[str, object]:
    """Return what is written on the card that lies in ``zone``."""
    shown = house.table.shown
    assert shown is not None
    found = next(card.face for card in shown.cards if card.zone == zone)
    assert found is not None
    return dict(found)


def point_at(window: QQuickWindow, person: Person, place: QPoint) -> None:
    QTest.mouseMove(window, place)
    person.wait(60)


def test_the_card_that_is_pointed_at_is_read_aside(
    house: House, window: QQuickWindow, person: Person, put: Put
) -> None:
    put(acting(12))
    card = face(house, "mystery.1")
    assert not says(person, str(card["how"]))
    point_at(window, person, person.middle(person.zone("mystery.1")))
    assert says(person, str(card["how"]))
    assert says(person, str(card["gives"]))
    point_at(window, person, QPoint(2, 2))
    assert not says(person, str(card["how"]))


def test_the_card_that_has_the_focus_is_read_aside(
    house: House, window: QQuickWindow, person: Person, put: Put
) -> None:
    put(acting(12))
    # The first key shows where the focus is: on what glows. The hand lies below it.
    for _ in range(4):
        person.press(Qt.Key.Key_Down)
    focused = window.activeFocusItem()
    assert focused is not None
    shown = house.table.shown
    assert shown is not None
    card = next(card for card in shown.cards if card.id == focused.property("cardId"))
    assert card.face is not None
    assert says(person, str(card.face["how"]))


def test_large_text_says_everything_without_a_picture(
    house: House, window: QQuickWindow, person: Person, put: Put
) -> None:
    house.settings.change("text_size", 200)
    put(acting(12))
    card = face(house, "mystery.0")
    point_at(window, person, person.middle(person.zone("mystery.0")))
    assert says(person, str(card["condition"]))
    assert says(person, str(card["effect"]))


def test_the_seen_card_is_exchanged_with_a_card_of_the_hand(
    house: House, person: Person, qtbot: QtBot, put: Put
) -> None:
    put(allows(Deduce, 12))
    before = house.table.property("ply")
    shown = house.table.shown
    assert shown is not None
    hand = [card.id for card in shown.cards if card.zone == "hand"]
    deduction = next(card for card in hand if card.endswith("deduction"))
    person.click(person.visible_part(person.card(deduction)))
    person.click(person.target(person.zone("seat.1")))
    until(qtbot, lambda: house.table.property("scene")["detail"]["asks"] == "exchange")
    shown = house.table.shown
    assert shown is not None
    (seen,) = [card.id for card in shown.cards if card.zone == "seen"]
    given = next(card for card in hand if card != deduction)
    person.click(person.visible_part(person.card(given)))
    person.drag(person.visible_part(person.card(given)), person.target(person.zone("seen")))
    until(qtbot, lambda: house.table.property("ply") > before + 1)
    shown = house.table.shown
    assert shown is not None
    held = [card.id for card in shown.cards if card.zone == "hand"]
    assert seen in held
    assert given not in held


def test_a_set_is_laid_by_its_button_and_stands_in_words(
    house: House, window: QQuickWindow, person: Person, qtbot: QtBot, put: Put
) -> None:
    put(allows(LaySet), seed="SETS 2")
    reader = Reader(window)
    person.click(person.middle(person.button("Lay a set, +10")))
    until(qtbot, lambda: house.table.property("scene")["detail"]["sets"][0])
    assert any("Your sets" in name for name in reader.names(QAccessible.Role.StaticText))
    assert house.table.property("scene")["detail"]["setPoints"] == "10"


def test_the_switch_lets_a_card_be_discarded_after_the_draw(
    house: House, person: Person, qtbot: QtBot, put: Put
) -> None:
    """By keys: D turns the switch, the discard pile takes the card."""
    put(acting(0))
    person.press(Qt.Key.Key_D)
    assert says(person, "Discard after drawing: on")
    person.click(person.target(person.zone("pile.common")))
    until(qtbot, lambda: house.table.property("scene")["detail"]["asks"] == "wrap_up")
    card = str(person.hand()[0].property("cardId"))
    person.click(person.visible_part(person.hand()[0]))
    person.click(person.target(person.zone("discard")))
    shown = house.table.shown
    assert shown is not None
    until(qtbot, lambda: house.table.property("mayAct") or house.table.property("over"))
    events = [entry.plain for entry in house.table.shown.log] if house.table.shown else []
    assert any("You discarded" in line for line in events), card
