"""What the table of Don Legacy shows beside its cards: the reading pane, buttons, keys."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.core.fold import AnyPosition
from divan.games.don_legacy.rules.cards import Ability
from divan.games.don_legacy.rules.moves import AnalyseScene, Deduce, LaySet
from divan.games.don_legacy.rules.options import SOURCE, DonLegacyOptions
from divan.games.don_legacy.rules.state import Phase
from divan.games.don_legacy.view import card_texts
from divan.session.reading import open_match
from helpers.don_legacy import RULES
from helpers.don_legacy_matches import Wanted, allows, record_until
from helpers.people import Person
from helpers.reader import Reader
from helpers.tables import (
    drawn,
    ply,
    until,
)

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


def hand(house: House) -> list[str]:
    """Return the ids of the cards of the hand, from left to right."""
    shown = house.table.shown
    assert shown is not None
    held = [card for card in shown.cards if card.zone == "hand"]
    return [card.id for card in sorted(held, key=lambda card: card.index)]


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


def walk(
    window: QQuickWindow, person: Person, key: Qt.Key, arrived: Callable[[QQuickItem], bool]
) -> QQuickItem:
    """Press an arrow until the focus has arrived; return what has it."""
    for _ in range(6):
        person.press(key)
        focused = window.activeFocusItem()
        if focused is not None and arrived(focused):
            return focused
    pytest.fail("the focus never came there")


def in_row(item: QQuickItem) -> bool:
    return str(item.property("zoneId")).startswith(("clue.", "mystery."))


def test_the_card_of_the_hand_that_has_the_focus_is_read_aside(
    house: House, window: QQuickWindow, person: Person, put: Put
) -> None:
    put(acting(12))
    # The first key shows where the focus is: on what glows. The hand lies below it.
    held = walk(window, person, Qt.Key.Key_Down, lambda item: item.property("zone") == "hand")
    shown = house.table.shown
    assert shown is not None
    card = next(card for card in shown.cards if card.id == held.property("cardId"))
    assert card.face is not None
    assert says(person, str(card.face["how"]))


def test_the_card_in_the_place_that_has_the_focus_is_read_aside(
    house: House, window: QQuickWindow, person: Person, put: Put
) -> None:
    put(acting(12))
    place = walk(window, person, Qt.Key.Key_Right, in_row)
    card = face(house, str(place.property("zoneId")))
    assert says(person, str(card["title"]))
    assert says(person, str(card["how"]))


def test_of_the_discard_pile_the_top_card_is_read_aside(
    house: House, window: QQuickWindow, person: Person, qtbot: QtBot, put: Put
) -> None:
    """The card that came last is on top, though the table has known it for longer."""
    may_analyse = allows(AnalyseScene)
    put(lambda position: bool(position.state.discards) and may_analyse(position))
    before = house.table.property("ply")
    played = next(card for card in hand(house) if card.endswith("scene_analysis"))
    person.click(person.visible_part(person.card(played)))
    person.click(person.target(person.zone("pile.common")))
    until(qtbot, lambda: house.table.property("ply") > before and house.table.property("mayAct"))
    person.press(Qt.Key.Key_Up)
    walk(window, person, Qt.Key.Key_Up, lambda item: item.property("zoneId") == "discard")
    shown = house.table.shown
    assert shown is not None
    below, top = sorted(
        (card for card in shown.cards if card.zone == "discard"), key=lambda card: card.index
    )
    assert below.face is not None
    assert top.face is not None
    assert says(person, str(top.face["how"]))
    assert not says(person, str(below.face["how"]))


def test_a_picked_card_is_read_aside_while_the_focus_is_on_a_card_face_down(
    house: House, window: QQuickWindow, person: Person, qtbot: QtBot, put: Put
) -> None:
    """The focus goes to the pile by itself; nothing can be read there."""
    put(allows(AnalyseScene, 12))
    held = hand(house)
    place = next(place for place, card in enumerate(held) if card.endswith("scene_analysis"))
    person.press(Qt.Key(Qt.Key.Key_1 + place))
    until(qtbot, lambda: window.activeFocusItem() == person.zone("pile.common"))
    assert says(person, card_texts.HOW[Ability.SCENE_ANALYSIS].source)


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
    held = hand(house)
    deduction = next(card for card in held if card.endswith("deduction"))
    person.click(person.visible_part(person.card(deduction)))
    person.click(person.target(person.zone("seat.1")))
    until(qtbot, lambda: drawn(house)["detail"]["asks"] == "exchange")
    shown = house.table.shown
    assert shown is not None
    (seen,) = [card.id for card in shown.cards if card.zone == "seen"]
    given = next(card for card in held if card != deduction)
    person.click(person.visible_part(person.card(given)))
    person.drag(person.visible_part(person.card(given)), person.target(person.zone("seen")))
    until(qtbot, lambda: house.table.property("ply") > before + 1)
    assert seen in hand(house)
    assert given not in hand(house)


def test_a_set_is_laid_by_its_button_and_stands_in_words(
    house: House, window: QQuickWindow, person: Person, qtbot: QtBot, put: Put
) -> None:
    put(allows(LaySet), seed="SETS 2")
    reader = Reader(window)
    person.click(person.middle(person.button("Lay a set, +10")))
    until(qtbot, lambda: drawn(house)["detail"]["sets"][0])
    assert any("Your sets" in name for name in reader.names(QAccessible.Role.StaticText))
    assert drawn(house)["detail"]["setPoints"] == "10"


def test_the_switch_lets_a_card_be_discarded_after_the_draw(
    house: House, person: Person, qtbot: QtBot, put: Put
) -> None:
    """By keys: D turns the switch, the discard pile takes the card."""
    put(acting(0))
    person.press(Qt.Key.Key_D)
    assert says(person, "Discard after drawing: on")
    person.click(person.target(person.zone("pile.common")))
    until(qtbot, lambda: drawn(house)["detail"]["asks"] == "wrap_up")
    card = str(person.hand()[0].property("cardId"))
    person.click(person.visible_part(person.hand()[0]))
    person.click(person.target(person.zone("discard")))
    until(qtbot, lambda: house.table.property("mayAct") or house.table.property("over"))
    events = [entry.plain for entry in house.table.shown.log] if house.table.shown else []
    assert any("You discarded" in line for line in events), card


@pytest.mark.parametrize("language", ["en", "fa"])
def test_in_a_crowded_hand_each_card_shows_the_side_at_which_reading_begins(
    house: House, put: Put, person: Person, language: str
) -> None:
    house.settings.change("language", language)
    put(lambda position: position.state.left <= 5 and acting(0)(position), seats=2)
    held = sorted(person.hand(), key=lambda card: person.middle(card).x())
    assert len(held) > 15
    heights = [card.z() for card in held]
    assert heights == sorted(heights, reverse=language == "fa")
    for card in held[5], held[-5]:
        QTest.mouseMove(person.window, QPoint(5, 5))
        person.wait()
        edge = 0.1 if language == "en" else 0.9
        point = card.mapToScene(QPointF(card.width() * edge, card.height() * 0.5)).toPoint()
        QTest.mouseMove(person.window, point)
        person.wait()
        assert card.property("pointed")


def test_the_last_line_of_the_log_is_in_sight_though_it_takes_two_rows(
    house: House, put: Put, person: Person, qtbot: QtBot
) -> None:
    put(lambda position: position.ply >= 40 and allows(Deduce)(position), seats=2)
    before = ply(house)
    person.click(person.visible_part(person.card("fingerprint-deduction")))
    person.click(person.middle(person.zone("seat.1")))
    until(qtbot, lambda: ply(house) > before)
    person.wait(200)
    (log,) = person.items(lambda item: item.metaObject().className().startswith("LogPanel"))
    (line,) = [each for each in log.property("contentItem").childItems() if each.property("last")]
    foot = line.mapToItem(log, QPointF(0, line.height())).y()
    assert line.height() > 40, "it takes two rows"
    assert foot == pytest.approx(log.height(), abs=1)
