"""Arrows, Enter, digits and Tab on the table of every game."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.core.record import PERSON, Level, Player
from helpers.people import Person
from helpers.tables import (
    discard,
    draw,
    drawn,
    hand,
    play,
    ply,
    until,
    until_turn,
)

GAMES = ("lost_cities", "last_call", "don_legacy", "similo", "baker_street")
ROUND = (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Down)


@pytest.fixture
def person(window: QQuickWindow, qtbot: QtBot) -> Person:
    return Person(window, qtbot)


def start(house: House, window: QQuickWindow, qtbot: QtBot, game: str) -> None:
    """Put a new match of ``game`` against the quickest opponents on the table."""
    manifest = next(found for found in house.games if found.id == game)
    players = (PERSON, *(Player(Level.WIGGINS),) * (manifest.players[0] - 1))
    house.table.play(
        house.library.start(manifest, manifest.load_rules().presets[0].options, players, "ARROWS")
    )
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
    scene = drawn(house)
    open_ones = [zone for zone in scene["zones"] if zone.startswith("discard.")]
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
    zones = drawn(house)["zones"]
    return bool(zones[f"route.{card.split('-')[0]}"]["target"])


def test_tab_stops_once_at_the_table_and_comes_back_to_the_same_card(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    play(house, window, qtbot, "TABS")
    until_turn(house, qtbot)
    person.press(Qt.Key.Key_Right)
    person.press(Qt.Key.Key_Right)
    card = at(window)
    assert card in hand(house)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        person.press(key)
        assert at(window) == "", "a tool has the focus now"
        stops = 1
        while at(window) == "":
            person.press(key)
            stops += 1
            assert stops < 40, "Tab never comes back to the table"
        assert stops > 5
        assert at(window) == card
    person.press(Qt.Key.Key_Tab)
    person.press(Qt.Key.Key_Backtab)
    assert at(window) == card


def test_the_focus_is_on_the_first_card_and_shows_with_the_first_key(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    play(house, window, qtbot, "FIRST")
    until_turn(house, qtbot)
    until(qtbot, lambda: at(window) == hand(house)[0])
    assert not rings(person)
    person.press(Qt.Key.Key_Right)
    assert at(window) == hand(house)[0]
    assert len(rings(person)) == 1
    person.press(Qt.Key.Key_Right)
    assert at(window) == hand(house)[1]
    person.press(Qt.Key.Key_Up)
    assert at(window) not in hand(house)
    assert len(rings(person)) == 1, "a place has a ring too"


def rings(person: Person) -> list[object]:
    """Return the rings that show where the focus is."""
    return list(person.items(lambda item: item.metaObject().className().startswith("FocusRing")))


def test_space_presses_the_tool_that_has_the_focus(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    house.settings.change("pace", "step")
    play(house, window, qtbot, "SPACE")
    person.press(Qt.Key.Key_1)
    discard(house, qtbot)
    draw(house, qtbot)
    until(qtbot, lambda: house.table.property("awaiting") == "step")
    for _ in range(40):
        person.press(Qt.Key.Key_Tab)
        if window.activeFocusItem().property("text") == "More":
            break
    person.press(Qt.Key.Key_Space)
    assert person.button("Fair deal").isVisible()
    assert ply(house) == 2
    person.press(Qt.Key.Key_Escape)
    for _ in range(40):
        if at(window):
            break
        person.press(Qt.Key.Key_Tab)
    person.press(Qt.Key.Key_Space)
    until(qtbot, lambda: ply(house) == 3)


def test_a_refusal_by_keys_leaves_the_focus_where_it_was(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    play(house, window, qtbot, "STAY")
    until_turn(house, qtbot)
    person.press(Qt.Key.Key_1)
    discard(house, qtbot)
    until(qtbot, lambda: at(window) == "pile")
    person.press(Qt.Key.Key_3)
    assert house.table.shown.refusal.refused, "now one draws"
    person.wait(40)
    assert at(window) == "pile"


def hints(person: Person) -> dict[str, str]:
    """Return what is told about keys beside the hand."""
    (column,) = person.items(lambda item: item.metaObject().className().startswith("KeyHints"))
    told = column.property("keys")
    told = told.toVariant() if hasattr(told, "toVariant") else told
    return {entry["key"]: entry["text"] for entry in told}


def test_the_hints_about_keys_tell_what_they_do_now(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    house.settings.change("pace", "step")
    play(house, window, qtbot, "TOLD")
    until_turn(house, qtbot)
    assert hints(person)["1–9"] == "pick a card"
    unplayable = next(card for card in hand(house) if not playable(house, card))
    house.table.putBack()
    person.press(Qt.Key(Qt.Key.Key_1 + hand(house).index(unplayable)))
    assert hints(person)["Enter"] == "discard it"
    house.table.putBack()
    on_route = next(card for card in hand(house) if playable(house, card))
    house.table.putBack()
    person.press(Qt.Key(Qt.Key.Key_1 + hand(house).index(on_route)))
    until(qtbot, lambda: at(window).startswith("route."))
    assert hints(person)["Enter"] == "play it"
    person.press(Qt.Key.Key_Up)
    assert hints(person)["Enter"] == "discard it"
    person.press(Qt.Key.Key_Return)
    until(qtbot, lambda: at(window) == "pile")
    assert hints(person)["Enter"] == "draw from the pile"
    person.press(Qt.Key.Key_Left)
    assert hints(person)["Enter"] == "take it"
    draw(house, qtbot)
    until(qtbot, lambda: house.table.property("awaiting") == "step")
    assert hints(person) == {"Space": "next move"}


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_marked_on_the_table_until_it_goes(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person, game: str
) -> None:
    start(house, window, qtbot, game)
    for _ in range(6):
        person.press(Qt.Key.Key_H)
        until(qtbot, lambda: not house.table.property("hinting"))
        # Where several act at once a move of another takes the hint away.
        if house.table.property("hint"):
            break
    said, marked = house.table.property("hint"), house.table.property("advised")
    cards = {card.id for card in house.table.shown.cards}
    assert set(marked) <= cards | set(drawn(house)["zones"])
    assert len(advice(person)) >= len(set(marked))
    # The others may be advised to press a button, which marks nothing.
    assert marked or game in {"last_call", "baker_street"}
    house.settings.change("language", "nl")
    assert house.table.property("hint") not in {"", said}, "it is said again in Dutch"
    assert house.table.property("advised") == marked
    person.press(Qt.Key.Key_Escape)
    assert not advice(person)


def advice(person: Person) -> list[object]:
    """Return the rings around what a hint speaks of."""
    return list(person.items(lambda item: item.metaObject().className().startswith("AdviceRing")))


def test_with_a_card_picked_left_and_right_go_from_place_to_place(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    """As the hint about keys says: they never lead back among the cards of the hand."""
    play(house, window, qtbot, "PLACES")
    until_turn(house, qtbot)
    number = next(n for n, card in enumerate(hand(house)) if card.partition("-")[2] == "0")
    person.press(Qt.Key(Qt.Key.Key_1 + number))
    suit = hand(house)[number].partition("-")[0]
    qtbot.waitUntil(lambda: at(window) == f"route.{suit}")
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
        person.press(key)
        assert at(window) == f"discard.{suit}"
        person.press(key)
        assert at(window) == f"route.{suit}"
    person.press(Qt.Key.Key_Right)
    person.press(Qt.Key.Key_Return)
    assert ply(house) == 1
