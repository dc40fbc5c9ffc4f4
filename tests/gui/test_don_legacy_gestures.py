"""Whole matches of Don Legacy at the real screen: by mouse, by keys, and for a screen reader."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem, QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.core.record import PERSON, Level, Player
from divan.games.don_legacy.rules.options import SOURCE, DonLegacyOptions
from helpers.people import Person
from helpers.reader import Reader, name
from helpers.tables import (
    drawn,
    until,
)

LONGEST = 400


def start(
    house: House,
    window: QQuickWindow,
    seed: str,
    seats: int = 4,
    options: DonLegacyOptions = SOURCE,
) -> None:
    """Put a new match against the quickest opponents on the table."""
    manifest = next(game for game in house.games if game.id == "don_legacy")
    players = (PERSON, *(Player(Level.WIGGINS),) * (seats - 1))
    house.table.play(house.library.start(manifest, options, players, seed))
    window.toTable()


def play_to_the_end(house: House, qtbot: QtBot, act: Callable[[str, int], None]) -> None:
    """Do one thing after another until the match is over; ``act`` is told what is asked."""
    table = house.table
    for number in range(LONGEST):
        until(qtbot, lambda: table.property("mayAct") or table.property("over"))
        if table.property("over"):
            return
        before = table.property("ply")
        act(asked(house), number)
        until(qtbot, lambda: table.property("ply") > before)  # noqa: B023
    pytest.fail("the match does not end")


def asked(house: House) -> str:
    return str(drawn(house)["detail"]["asks"])


def usable(person: Person) -> list[QQuickItem]:
    """Return the cards of the hand that can be picked."""
    return [card for card in person.hand() if card.property("canPick")]


def aimed(person: Person) -> list[str]:
    """Return the ids of the places that glow."""
    zones = person.items(lambda item: bool(item.property("aimed")))
    return [str(zone.property("zoneId")) for zone in zones]


def buttons(house: House) -> dict[str, str]:
    """Return what the buttons of the table say, by the first part of their ids."""
    actions = drawn(house)["actions"]
    return {action["id"].split(".")[0]: action["label"] for action in actions}


def assert_score_sheet(house: House, person: Person) -> None:
    title = house.table.property("sheet")["title"]
    assert person.item(text=title).isVisible()
    assert person.button("Rematch").isVisible()


def test_a_match_is_played_with_the_mouse(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    """Cards are dragged and clicked in turn; sets and choices have buttons."""
    person = Person(window, qtbot)
    start(house, window, "MOUSE")

    def click_button(kind: str) -> None:
        person.click(person.middle(person.button(buttons(house)[kind])))

    def click_zone(zone: str) -> None:
        person.click(person.target(person.zone(zone)))

    def play(card: QQuickItem, number: int) -> bool:
        """Use a card for the first thing that offers itself; False where nothing does."""
        place = person.visible_part(card)
        person.click(place)
        partners = [other for other in person.hand() if other.property("cardId") != card_id(card)]
        targets = [zone for zone in aimed(person) if zone != "lay"]
        if not targets:
            person.press(Qt.Key.Key_Escape)
            return False
        if card_id(card).endswith("disguise"):
            click_zone(targets[0])
            kind = targets[0].split(".")[0]
            fitting = [other for other in partners if is_clue(other) is (kind == "clue")]
            person.click(person.visible_part(fitting[0]))
        elif number % 2:
            person.press(Qt.Key.Key_Escape)
            target = person.target(person.zone(targets[0]))
            person.drag(person.visible_part(card), target)
        else:
            click_zone(targets[0])
        return True

    def act(asks: str, number: int) -> None:
        found = buttons(house)
        if "lay" in found:
            click_button("lay")
        elif asks == "exchange":
            click_button("decline")
        elif asks == "second_clue":
            click_zone("clue.0" if "clue.0" in aimed(person) else aimed(person)[0])
        elif asks == "wrap_up":
            click_button("end")
        else:
            cards = usable(person)
            if number % 3 == 0 and cards and play(cards[0], number):
                return
            clues = [zone for zone in aimed(person) if zone.startswith("clue")]
            click_zone(clues[0] if number % 3 == 1 and clues else "pile.common")

    play_to_the_end(house, qtbot, act)
    assert_score_sheet(house, person)


def labels(house: House, zone: str) -> list[str]:
    """Return what the cards of a place are called."""
    shown = house.table.shown
    return [] if shown is None else [card.label for card in shown.cards if card.zone == zone]


def card_id(card: QQuickItem) -> str:
    return str(card.property("cardId"))


def is_clue(card: QQuickItem) -> bool:
    return card_id(card).split("-")[0] not in {"glass", "fingerprint", "key", "letter", "watch"}


def test_a_match_is_played_with_keys_alone(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    """A digit picks a card, Enter takes the place that has the focus, letters press buttons."""
    person = Person(window, qtbot)
    start(house, window, "KEYS", seats=3)

    def pick(card: QQuickItem) -> None:
        place = next(at for at, held in enumerate(person.hand()) if card_id(held) == card_id(card))
        person.press(Qt.Key(Qt.Key.Key_1 + place))
        until(qtbot, lambda: bool(drawn(house)["picked"]))

    def choose() -> None:
        """Go by the arrows to a place that glows, and take it."""
        for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Up) * 3:
            focused = window.activeFocusItem()
            if focused is not None and focused.property("aimed"):
                break
            person.press(key)
        person.press(Qt.Key.Key_Return)

    def act(asks: str, number: int) -> None:
        reach = [card for card in person.hand()[:9] if card.property("canPick")]
        plays = [card for card in reach if not is_clue(card)]
        plays = [card for card in plays if not card_id(card).endswith("disguise")]
        if "lay" in buttons(house):
            person.press(Qt.Key.Key_G)
        elif asks in {"exchange", "wrap_up"}:
            person.press(Qt.Key.Key_E)
        else:
            if asks == "act" and number % 2 == 0 and plays:
                pick(plays[-1])
            choose()

    play_to_the_end(house, qtbot, act)
    assert_score_sheet(house, person)


def test_a_match_is_played_through_the_accessible_tree(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    """Every card and every place is there by name, and can be pressed."""
    start(house, window, "READER")
    reader = Reader(window)
    button = QAccessible.Role.Button

    def press(part: str) -> None:
        found = reader.find(lambda node: node.role() == button and part in name(node))
        assert found, f"no button says {part!r}: {reader.names(button)}"
        reader.press(found[0])

    def act(asks: str, number: int) -> None:
        found = buttons(house)
        held = set(labels(house, "hand"))
        until(qtbot, lambda: held <= set(reader.names(QAccessible.Role.ListItem)))
        if "lay" in found:
            press(found["lay"])
        elif asks == "exchange":
            press(found["decline"])
        elif asks == "second_clue":
            press(found["stop"])
        elif asks == "wrap_up":
            press(found["end"])
        elif number % 2 and any("Open clue" in text for text in reader.names(button)):
            press("Open clue")
        else:
            press("Draw pile")

    play_to_the_end(house, qtbot, act)
    assert house.table.property("sheet")["title"] in reader.names(QAccessible.Role.Dialog)
