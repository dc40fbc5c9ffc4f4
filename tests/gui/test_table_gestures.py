"""Whole matches of Lost Cities at the real screen: by mouse, by keys, and for a screen reader."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QMetaObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.core.record import PERSON, Level, Player
from helpers.people import Person
from helpers.reader import Reader, name
from helpers.tables import (
    discard,
    drawn,
    hand,
    play,
    until,
)

LONGEST_TURNS = 120


def start(house: House, window: QQuickWindow, seed: str = "GESTURES") -> None:
    """Put a new match against the quickest opponent on the table."""
    manifest = house.games[0]
    options = manifest.load_rules().presets[0].options
    players = (PERSON, Player(Level.WIGGINS))
    house.table.play(house.library.start(manifest, options, players, seed))
    window.toTable()


def until_turn(house: House, qtbot: QtBot) -> bool:
    """Wait until the person may act; return False once the match is over."""
    table = house.table
    qtbot.waitUntil(lambda: table.property("mayAct") or table.property("over"), timeout=20000)
    return not table.property("over")


def play_to_the_end(house: House, qtbot: QtBot, turn: Callable[[int], None]) -> None:
    """Take turns, each a card placed and a card drawn, until the match is over."""
    for number in range(LONGEST_TURNS):
        if not until_turn(house, qtbot):
            return
        before = house.table.property("ply")
        turn(number)
        wait_for(qtbot, house, before + 2)
    pytest.fail("the match does not end")


def wait_for(qtbot: QtBot, house: House, ply: int) -> None:
    """Wait until ``ply`` moves were made."""
    qtbot.waitUntil(lambda: house.table.property("ply") >= ply, timeout=20000)


def assert_score_sheet(house: House, person: Person) -> None:
    title = house.table.property("sheet")["title"]
    assert person.item(text=title).isVisible()
    assert person.button("Rematch").isVisible()


def aimed(person: Person) -> list[str]:
    """Return the ids of the places that glow."""
    zones = person.items(lambda item: bool(item.property("aimed")))
    return [str(zone.property("zoneId")) for zone in zones]


def test_a_match_is_played_with_the_mouse(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    """Cards are dragged and clicked in turn; the pile is clicked."""
    person = Person(window, qtbot)
    start(house, window)

    def turn(number: int) -> None:
        card = person.hand()[number % 8]
        place = person.visible_part(card)
        suit = str(card.property("cardId")).split("-")[0]
        if number % 2:
            person.drag(place, person.middle(person.zone(f"discard.{suit}")))
        else:
            person.click(place)
            route = f"route.{suit}"
            wanted = route if route in aimed(person) else f"discard.{suit}"
            person.click(person.target(person.zone(wanted)))
        until(qtbot, lambda: "pile" in aimed(person))
        person.click(person.middle(person.zone("pile")))

    play_to_the_end(house, qtbot, turn)
    assert_score_sheet(house, person)


def test_a_match_is_played_with_keys_alone(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    """A digit picks a card, Enter takes the place that has the focus, Enter draws."""
    person = Person(window, qtbot)
    start(house, window, "KEYS")

    def turn(number: int) -> None:
        person.press(Qt.Key(Qt.Key.Key_1 + number % 8))
        until(qtbot, lambda: bool(drawn(house)["picked"]))
        person.press(Qt.Key.Key_Return)
        until(qtbot, lambda: "pile" in aimed(person))
        person.press(Qt.Key.Key_Return)

    play_to_the_end(house, qtbot, turn)
    assert_score_sheet(house, person)


def test_a_match_is_played_through_the_accessible_tree(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    """Every card and every place is there by name, and can be pressed."""
    start(house, window, "READER")
    reader = Reader(window)
    item = QAccessible.Role.ListItem
    button = QAccessible.Role.Button

    def turn(number: int) -> None:
        held = [
            node
            for node in reader.find(lambda node: node.role() == item)
            if node.state().selectable
        ]
        assert len(held) == 8
        assert all(name(card) for card in held)
        reader.press(held[number % 8])
        until(qtbot, lambda: bool(drawn(house)["picked"]))
        places = reader.find(lambda node: node.role() == button and "discard pile" in name(node))
        assert len(places) == 1, "one discard pile takes the card"
        reader.press(places[0])
        until(qtbot, lambda: any("Draw pile" in text for text in reader.names(button)))
        piles = reader.find(lambda node: node.role() == button and "Draw pile" in name(node))
        reader.press(piles[0])

    play_to_the_end(house, qtbot, turn)
    assert house.table.property("sheet")["title"] in reader.names(QAccessible.Role.Dialog)


@pytest.mark.parametrize("pile", ["pile", "discard"])
def test_a_card_is_drawn_by_dragging_it_to_the_hand(
    house: House, window: QQuickWindow, qtbot: QtBot, pile: str
) -> None:
    """Let go anywhere else it returns, and nothing is drawn."""
    person = Person(window, qtbot)
    start(house, window, "DRAGGED")
    until_turn(house, qtbot)
    card = str(person.hand()[0].property("cardId"))
    before = house.table.property("ply")
    house.table.pick(card)
    house.table.choose(f"discard.{card.split('-')[0]}")
    wait_for(qtbot, house, before + 1)
    person.wait(60)
    source = next(zone for zone in aimed(person) if zone.startswith(pile))
    place = person.middle(person.zone(source))
    hand = person.middle(person.zone("hand"))
    person.drag(place, place + (hand - place) * 0.45)
    person.wait(60)
    assert house.table.property("ply") == before + 1
    person.drag(place, hand)
    wait_for(qtbot, house, before + 2)
    assert len(person.hand()) == 8
    assert not [held for held in person.hand() if held.property("holding")]


def test_a_card_is_picked_that_has_not_settled_in_the_hand_yet(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    """It belongs to the hand the moment it was taken back; how it lies follows a little later."""
    person = Person(window, qtbot)
    play(house, window, qtbot, "UNSETTLED")
    until(qtbot, lambda: house.table.property("mayAct"))
    card = discard(house, qtbot)
    person.wait()
    pressed: list[str] = []

    def press_at_once() -> None:
        if card in hand(house) and not pressed:
            pressed.append(card)
            QMetaObject.invokeMethod(person.card(card), "tapped")

    house.table.stateChanged.connect(press_at_once)
    house.table.undo()
    until(qtbot, lambda: pressed)
    assert drawn(house)["picked"] == card
