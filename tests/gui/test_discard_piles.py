"""Whoever rests on a discard pile of Lost Cities sees all that lies in it."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.ui.scene import Card
from helpers.people import Person
from helpers.tables import discard, draw, hand, play, until, until_turn

HEAD = 0.25
"""How much of a card tells what it is, in parts of its width."""


@pytest.fixture
def person(window: QQuickWindow, qtbot: QtBot) -> Person:
    return Person(window, qtbot)


@pytest.fixture
def pile(house: House, window: QQuickWindow, qtbot: QtBot, person: Person) -> QQuickItem:
    """A discard pile of several cards, in a match in which it is the person's turn."""
    play(house, window, qtbot, "DISCARDS")
    while not crowded(house):
        until_turn(house, qtbot)
        discard(house, qtbot, len(hand(house)) - 1)
        draw(house, qtbot)
    until_turn(house, qtbot)
    return person.zone(crowded(house))


def crowded(house: House) -> str:
    """Return the id of a discard pile with three cards or more, "" for none."""
    zones = [card.zone for card in shown_cards(house) if card.zone.startswith("discard.")]
    return next((zone for zone in zones if zones.count(zone) >= 3), "")


def shown_cards(house: House) -> tuple[Card, ...]:
    shown = house.table.shown
    assert shown is not None
    return shown.cards


def rest(window: QQuickWindow, qtbot: QtBot, at: QPoint) -> None:
    """Move the pointer to a place and leave it there."""
    for away in (60, 30, 1, 0):
        QTest.mouseMove(window, at + QPoint(away, away))
        qtbot.wait(10)


def cards_in(person: Person, pile: QQuickItem) -> list[QRectF]:
    """Return where the cards of ``pile`` lie, the lowest first."""
    zone = pile.property("zoneId")
    cards = [
        card
        for card in person.items(lambda item: item.property("cardId") is not None)
        if card.property("zone") == zone
    ]
    lying = sorted(cards, key=lambda card: card.property("place"))
    return [card.mapRectToScene(QRectF(0, 0, card.width(), card.height())) for card in lying]


def test_the_heads_of_all_cards_rise_and_sink_again(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person, pile: QQuickItem
) -> None:
    flat = cards_in(person, pile)
    assert all(one == other for one, other in pairwise(flat))
    rest(window, qtbot, person.middle(pile))
    until(qtbot, lambda: pile.property("spread") == 1)
    spread = cards_in(person, pile)
    assert spread[-1] == flat[-1], "the top card stays under the pointer"
    assert all(
        upper.top() - lower.top() >= HEAD * lower.width() for lower, upper in pairwise(spread)
    )
    assert spread[0].top() >= 40, "they stay below the bar"

    # Going over the heads, from card to card, leaves them where they are.
    for height in range(int(spread[-1].center().y()), int(spread[0].top()) + 4, -3):
        QTest.mouseMove(window, QPoint(int(spread[0].center().x()), height))
        qtbot.wait(16)
        assert pile.property("spread") == 1
    rest(window, qtbot, person.middle(pile) + QPoint(0, 300))
    until(qtbot, lambda: pile.property("spread") == 0)
    assert cards_in(person, pile) == flat


def test_the_top_card_is_drawn_from_a_spread_pile_as_ever(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person, pile: QQuickItem
) -> None:
    zone = pile.property("zoneId")
    colour = zone.partition(".")[2]
    discard(house, qtbot, next(n for n, card in enumerate(hand(house)) if colour not in card))
    rest(window, qtbot, person.middle(pile))
    until(qtbot, lambda: pile.property("spread") == 1)
    *_, top = sorted((card.index, card.id) for card in shown_cards(house) if card.zone == zone)
    person.click(person.middle(pile))
    until(qtbot, lambda: top[1] in hand(house))


def test_nothing_spreads_while_a_card_is_on_its_way_there(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person, pile: QQuickItem
) -> None:
    person.click(person.visible_part(person.hand()[0]))
    rest(window, qtbot, person.middle(pile))
    qtbot.wait(700)
    assert pile.property("spread") == 0


def test_the_focus_of_the_keys_spreads_it_too(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person, pile: QQuickItem
) -> None:
    person.press(Qt.Key.Key_Up)
    pile.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    until(qtbot, lambda: pile.property("spread") == 1)
