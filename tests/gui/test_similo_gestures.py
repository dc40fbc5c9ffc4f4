"""Whole games of Similo at the real screen: by mouse, by keys, and for a screen reader."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem, QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.core.record import PERSON, Level, Player
from divan.games.similo.rules.options import SimiloOptions
from divan.games.similo.view.names import NAMES
from divan.ui.scene import FaceData, Scene
from helpers.people import Person
from helpers.reader import Reader, name
from helpers.tables import until

LONGEST = 60
GUIDE = SimiloOptions(first_guide="first_seat")
BUTTON = QAccessible.Role.Button
ITEM = QAccessible.Role.ListItem


def start(
    house: House,
    window: QQuickWindow,
    seed: str,
    options: SimiloOptions | None = None,
    seats: int = 3,
) -> None:
    """Put a new match with the quickest partners on the table."""
    manifest = next(game for game in house.games if game.id == "similo")
    players = (PERSON, *(Player(Level.WIGGINS),) * (seats - 1))
    chosen = options or SimiloOptions()
    house.table.play(house.library.start(manifest, chosen, players, seed))
    window.toTable()


def until_turn(house: House, qtbot: QtBot) -> bool:
    """Wait until the person may act; return False once the match is over."""
    table = house.table

    def ready() -> bool:
        opened = table.on_the_table
        assert opened is not None
        up_to_date = table.property("ply") == len(opened.match.record.turns)
        return up_to_date and bool(table.property("mayAct") or table.property("over"))

    qtbot.waitUntil(ready, timeout=20000)
    return not table.property("over")


def play_to_the_end(house: House, qtbot: QtBot, act: Callable[[int], None]) -> None:
    """Do what is asked, one thing after another, until the match is over."""
    for number in range(LONGEST):
        if not until_turn(house, qtbot):
            return
        decided = decisions(house)
        act(number)
        qtbot.waitUntil(lambda done=decided: decisions(house) > done, timeout=20000)
    pytest.fail("the match does not end")


def decisions(house: House) -> int:
    """Return how many moves the person has made."""
    opened = house.table.on_the_table
    assert opened is not None
    return sum(turn.seat == 0 for turn in opened.match.record.turns)


def scene(house: House) -> Scene:
    shown = house.table.shown
    assert shown is not None
    return shown


def gives_clue(house: House) -> bool:
    return bool(scene(house).detail["givesClue"])


def candidates(house: House) -> list[str]:
    """Return the characters of the grid that can be picked."""
    cards = scene(house).cards
    return [card.id for card in cards if card.can_pick and card.zone.startswith("cell.")]


def aimed(house: House) -> list[str]:
    return [zone.id for zone in scene(house).zones if zone.target]


def face_of(house: House, zone: str) -> FaceData:
    """Return what the card in a place of the grid shows."""
    face = next(card.face for card in scene(house).cards if card.zone == zone)
    assert face is not None
    return face


def pick_by_keys(person: Person, house: House, number: int) -> None:
    """Go to a card of the grid that can be picked with the arrows, and press Enter."""
    found = candidates(house)
    wanted = person.card(found[number % len(found)])
    person.press(Qt.Key.Key_1)
    for _ in range(0 if wanted.property("picked") else 20):
        here = person.window.activeFocusItem()
        if here is wanted or here == wanted:
            break
        way = person.middle(wanted) - person.middle(here)
        if abs(way.x()) > abs(way.y()):
            person.press(Qt.Key.Key_Right if way.x() > 0 else Qt.Key.Key_Left)
        else:
            person.press(Qt.Key.Key_Down if way.y() > 0 else Qt.Key.Key_Up)
    if not wanted.property("picked"):
        person.press(Qt.Key.Key_Return)
    assert wanted.property("picked")


def big_button(person: Person) -> QQuickItem:
    """Return the button that does it."""
    found = person.items(
        lambda item: (
            bool(item.property("primary"))
            and item.metaObject().indexOfSignal("clicked()") >= 0
            and item.property("text") not in ("", None, "Next move")
        )
    )
    assert found, "there is nothing to press"
    return found[0]


def assert_score_sheet(house: House, person: Person) -> None:
    title = house.table.property("sheet")["title"]
    assert person.item(text=title).isVisible()
    assert person.button("Rematch").isVisible()


def test_a_guesser_plays_with_the_mouse(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    """Cards are dragged onto the votes, or clicked and voted for with the button."""
    person = Person(window, qtbot)
    start(house, window, "MOUSE")

    def act(number: int) -> None:
        found = candidates(house)
        wanted = found[number % len(found)]
        card = person.middle(person.card(wanted))
        if number % 2:
            person.drag(card, person.middle(person.zone("ballot")))
        else:
            person.click(card)
            until(qtbot, lambda: aimed(house) == ["ballot"])
            assert NAMES[wanted].source in str(big_button(person).property("text"))
            person.click(person.middle(big_button(person)))

    play_to_the_end(house, qtbot, act)
    assert_score_sheet(house, person)


def test_a_guide_plays_with_the_mouse(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    """The secret is picked and hidden; clues are turned, then dragged or clicked into place."""
    person = Person(window, qtbot)
    start(house, window, "GUIDE", GUIDE)

    def act(number: int) -> None:
        if not gives_clue(house):
            person.click(person.middle(person.card(candidates(house)[-1])))
            until(qtbot, lambda: aimed(house) == ["ballot"])
            person.click(person.middle(person.zone("ballot")))
            return
        way = scene(house).detail["ways"][number % 2]
        person.click(person.middle(person.item(text=way["label"])))
        card = person.hand()[number % 5]
        place = person.visible_part(card)
        if number % 2:
            free = [card.zone for card in scene(house).cards if card.zone.startswith("cell.")]
            alive = [zone for zone in free if not face_of(house, zone)["gone"]]
            person.drag(place, person.middle(person.zone(alive[-1])))
        else:
            person.click(place)
            until(qtbot, lambda: bool(aimed(house)))
            person.click(person.middle(person.zone(aimed(house)[0])))

    play_to_the_end(house, qtbot, act)
    assert_score_sheet(house, person)
    assert {"vertical", "horizontal"} <= {
        "horizontal" if row["across"] else "vertical"
        for row in scene(house).detail["panel"]["clues"]
    }


def test_a_guesser_plays_with_keys_alone(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    """Arrows lead to a card, Enter picks it, Enter votes."""
    person = Person(window, qtbot)
    start(house, window, "KEYS")

    def act(number: int) -> None:
        pick_by_keys(person, house, number)
        assert aimed(house) == ["ballot"]
        qtbot.wait(30)
        person.press(Qt.Key.Key_Return)

    play_to_the_end(house, qtbot, act)
    assert_score_sheet(house, person)


def test_a_guide_plays_with_keys_alone(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    """A digit picks a card, T turns it, Enter lays it where the focus is."""
    person = Person(window, qtbot)
    start(house, window, "GUIDE KEYS", GUIDE)

    def act(number: int) -> None:
        if not gives_clue(house):
            pick_by_keys(person, house, number)
        else:
            person.press(Qt.Key(Qt.Key.Key_1 + number % 5))
            way = scene(house).detail["way"]
            person.press(Qt.Key.Key_T)
            assert scene(house).detail["way"] != way
        qtbot.wait(30)
        person.press(Qt.Key.Key_Return)

    play_to_the_end(house, qtbot, act)
    assert_score_sheet(house, person)


def test_a_game_is_played_through_the_accessible_tree(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    """Every card is there by name with its traits, and the vote can be pressed."""
    start(house, window, "READER")
    reader = Reader(window)

    def act(number: int) -> None:
        cards = reader.find(lambda node: node.role() == ITEM and node.state().selectable)
        told = [name(card) for card in cards]
        names = [NAMES[one].source for one in candidates(house)]
        assert sorted(text.split(":")[0] for text in told) == sorted(names)
        assert all("human" in text or "," in text for text in told)
        reader.press(cards[number % len(cards)])
        until(qtbot, lambda: aimed(house) == ["ballot"])
        label = scene(house).actions[0].label
        buttons = reader.find(lambda node: node.role() == BUTTON and name(node) == label)
        assert len(buttons) == 1
        reader.press(buttons[0])

    play_to_the_end(house, qtbot, act)
    assert house.table.property("sheet")["title"] in reader.names(QAccessible.Role.Dialog)


def test_the_large_view_opens_and_closes(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    person = Person(window, qtbot)
    start(house, window, "LARGE")
    until_turn(house, qtbot)
    wanted = candidates(house)[0]
    person.click(person.middle(person.card(wanted)))
    person.click(person.middle(person.button("Large view")))
    until(qtbot, lambda: closes(person))
    person.press(Qt.Key.Key_Escape)
    until(qtbot, lambda: not closes(person))
    person.press(Qt.Key.Key_Z)
    until(qtbot, lambda: closes(person))
    person.click(person.middle(person.button("Close")))
    until(qtbot, lambda: not closes(person))


def closes(person: Person) -> list[QQuickItem]:
    """Return what closes the large view, where it is open."""
    return person.items(lambda item: item.property("text") == "Close")


def test_advice_is_asked_for_with_a_button(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    person = Person(window, qtbot)
    start(house, window, "ADVICE", SimiloOptions(advisors="advise_only"), seats=4)
    until_turn(house, qtbot)
    person.click(person.middle(person.button("Ask for advice")))
    until(
        qtbot,
        lambda: len([row for row in scene(house).detail["votes"]["rows"] if row["vote"]]) == 2,
    )
    assert until_turn(house, qtbot)
    person.click(person.middle(person.card(candidates(house)[0])))
    assert aimed(house) == ["ballot"]


def test_a_hint_stays_while_the_others_vote(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    house.settings.change("pace", "step")
    start(house, window, "HINT", SimiloOptions())
    person = Person(window, qtbot)
    for _ in range(LONGEST):
        until(qtbot, lambda: house.table.property("mayAct") or house.table.property("awaiting"))
        if house.table.property("mayAct"):
            break
        person.press(Qt.Key.Key_Space)
    person.press(Qt.Key.Key_H)
    until(qtbot, lambda: house.table.property("hint"))
    hint, before = house.table.property("hint"), house.table.property("ply")
    until(qtbot, lambda: house.table.property("awaiting"))
    house.table.proceed()
    until(qtbot, lambda: house.table.property("ply") > before)
    assert house.table.property("mayAct")
    assert house.table.property("hint") == hint
