"""Matches of Last Call at the real screen: by mouse, by keys, and for a screen reader."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickItem, QQuickWindow
from pytestqt.qtbot import QtBot
from test_table_gestures import Reader, aimed, name

from divan.app.wiring import House
from divan.core.record import PERSON, Level, Player
from divan.games.last_call.rules.options import LastCallOptions
from divan.games.last_call.rules.state import Phase, Table
from helpers.people import Person
from helpers.tables import drawn

FIRST = LastCallOptions(start_player="first_seat")
LAID = 3
"""How many cards are laid before the person guesses and then announces."""


class Seat:
    """The person's chair at a match against two Wigginses."""

    def __init__(self, house: House, window: QQuickWindow, qtbot: QtBot, seed: str) -> None:
        self.house = house
        self.person = Person(window, qtbot)
        self._qtbot = qtbot
        manifest = next(game for game in house.games if game.id == "last_call")
        players = (PERSON, Player(Level.WIGGINS), Player(Level.WIGGINS))
        house.table.play(house.library.start(manifest, FIRST, players, seed))
        window.toTable()

    def state(self) -> Table:
        match = self.house.table.on_the_table
        assert match is not None
        found: Table = match.match.position.state
        return found

    def ply(self) -> int:
        return int(self.house.table.property("ply"))

    def wait(self, condition) -> None:
        self._qtbot.waitUntil(lambda: bool(condition()), timeout=20000)

    def until_turn(self) -> bool:
        """Wait until the person has a choice; return False once they are out or it is over."""
        table = self.house.table
        self.wait(lambda: self.phase() or table.property("over") or self.is_out())
        return self.phase() is not None

    def phase(self) -> Phase | None:
        """Return what the screen offers to do now; a card that is the only one shows itself."""
        shown = self.house.table.shown
        if shown is None or not self.house.table.property("mayAct"):
            return None
        offered = [action.id for action in shown.actions]
        if "leave_strong" in offered:
            return Phase.STRONG
        if "guess" in offered:
            return Phase.TURN
        return Phase.SHOW if len(offered) > 1 else None

    def is_out(self) -> bool:
        shown = self.house.table.shown
        return shown is not None and bool(shown.detail["out"])

    def buttons(self) -> list[str]:
        shown = self.house.table.shown
        return [action.label for action in shown.actions] if shown else []

    def press(self, label: str) -> None:
        self.person.click(self.person.middle(self.person.button(label)))

    def row(self, id: str) -> QQuickItem:
        """Return the row of a card in the notebook."""
        rows = self.person.items(lambda item: _kind(item) == "NotebookRow")
        return next(row for row in rows if _entry(row) == id)

    def free(self) -> list[str]:
        """Return a card of each symbol that the person does not hold."""
        held = self.state().held(0)
        taken = {f"{card.symbol}-{card.number}" for card in held}
        return [
            next(f"{symbol}-{n}" for n in range(1, 17) if f"{symbol}-{n}" not in taken)
            for symbol in ("place", "weapon", "person")
        ]


def _kind(item: QQuickItem) -> str:
    return item.metaObject().className().split("_QML")[0]


def _entry(item: QQuickItem) -> str:
    entry = item.property("entry")
    entry = entry.toVariant() if hasattr(entry, "toVariant") else entry
    return str(entry["id"]) if entry else ""


@pytest.fixture
def seat(house: House, window: QQuickWindow, qtbot: QtBot) -> Seat:
    """A match that the person begins."""
    return Seat(house, window, qtbot, "GESTURES")


def test_a_match_is_played_with_the_mouse(seat: Seat) -> None:
    """Cards are dragged and clicked, asked for in the notebook, and announced."""
    person, laid = seat.person, 0
    while seat.until_turn():
        before, phase = seat.ply(), seat.phase()
        if phase is Phase.SHOW:
            person.click(person.visible_part(_pickable(person)))
            seat.wait(lambda: aimed(person))
            person.click(person.target(person.zone(aimed(person)[0])))
        elif phase is Phase.STRONG:
            seat.press("No strong clue")
        elif laid < LAID:
            laid += 1
            card = person.hand()[0]
            if laid % 2:
                person.drag(person.visible_part(card), person.middle(person.zone("front.0")))
            else:
                person.click(person.visible_part(card))
                person.click(person.target(person.zone("front.0")))
        else:
            laid += 1
            seat.press("Make a guess" if laid == LAID + 1 else "Final investigation")
            if laid > LAID + 1:
                seat.house.settings.change("pace", "slow")  # so that something is left to jump over
            for wanted in seat.free():
                row = seat.row(wanted)
                person.click(row.mapToScene(row.boundingRect().center()).toPoint())
            seat.press("Ask the others" if laid == LAID + 1 else "Announce it")
        seat.wait(lambda before=before: seat.ply() > before)
    if not seat.house.table.property("over"):
        person.press(Qt.Key.Key_Space)  # ends the drama
        seat.press("Jump to the end")
    seat.wait(lambda: seat.house.table.property("over"))
    title = seat.house.table.property("sheet")["title"]
    assert person.item(text=title).isVisible()
    assert laid == LAID + 2


def test_a_choice_keeps_the_focus_also_where_a_card_was_picked(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    """The card is put back as the choice begins, which is no reason to look at the hand again."""
    seat = Seat(house, window, qtbot, "KEYS")
    assert seat.until_turn()
    number = [card.property("canPick") for card in seat.person.hand()].index(True)
    seat.person.press(Qt.Key(Qt.Key.Key_1 + number))
    seat.wait(lambda: drawn(house)["picked"])
    seat.person.press(Qt.Key.Key_G)
    seat.person.wait(60)
    assert drawn(house)["picked"] == ""
    seat.person.press(Qt.Key.Key_Down)
    assert drawn(house)["detail"]["caseFile"]["slots"][0]["number"] != ""


def test_a_match_is_played_with_keys_alone(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    """A digit and Enter lay a card; G and F begin a choice that the arrows make."""
    seat = Seat(house, window, qtbot, "KEYS")
    person, laid = seat.person, 0
    while seat.until_turn():
        before, phase = seat.ply(), seat.phase()
        if phase is Phase.STRONG:
            seat.house.table.act("leave_strong")
        elif phase is Phase.SHOW or laid < LAID:
            laid += phase is Phase.TURN
            number = [card.property("canPick") for card in person.hand()].index(True)
            person.press(Qt.Key(Qt.Key.Key_1 + number))
            seat.wait(lambda: drawn(house)["picked"])
            person.press(Qt.Key.Key_Return)
        else:
            laid += 1
            person.press(Qt.Key.Key_G if laid == LAID + 1 else Qt.Key.Key_F)
            for _ in range(3):
                person.press(Qt.Key.Key_Down)
                person.press(Qt.Key.Key_Right)
            person.press(Qt.Key.Key_Return)
        seat.wait(lambda before=before: seat.ply() > before)
    house.table.jumpToEnd()
    seat.wait(lambda: house.table.property("over"))
    assert laid == LAID + 2


def test_the_notebook_is_walked_through_with_keys(seat: Seat) -> None:
    """Arrows move, Enter asks why, P writes with the pencil, Escape ends a choice."""
    seat.until_turn()
    blocks = seat.person.items(lambda item: _kind(item) == "NotebookBlock")
    assert len(blocks) == 3
    blocks[0].forceActiveFocus()
    seat.person.press(Qt.Key.Key_Down)
    seat.person.press(Qt.Key.Key_Right)
    seat.person.press(Qt.Key.Key_Return)
    shown = seat.house.table.shown
    assert shown is not None
    assert shown.detail["notebook"]["why"]["cell"] == "place-2/0"
    seat.person.press(Qt.Key.Key_Right)
    seat.person.press(Qt.Key.Key_P)
    shown = seat.house.table.shown
    assert shown is not None
    row = shown.detail["notebook"]["blocks"][0]["items"][0]["rows"][1]
    assert row["cells"][1]["pencil"] == "yes"
    seat.person.press(Qt.Key.Key_G)
    assert drawn(seat.house)["detail"]["notebook"]["composing"] == "guess"
    seat.person.press(Qt.Key.Key_Escape)
    assert drawn(seat.house)["detail"]["notebook"]["composing"] == ""


def test_a_match_can_be_played_through_the_accessible_tree(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    """Every card, every button and every row of the notebook is there by name."""
    seat = Seat(house, window, qtbot, "READER")
    reader = Reader(window)
    button = QAccessible.Role.Button

    def press(wanted: str) -> None:
        found = [
            node
            for node in reader.find(lambda node: node.role() == button)
            if name(node).startswith(wanted)
        ]
        assert found, f"nothing is called {wanted}"
        reader.press(found[0])

    seat.until_turn()
    held = _held(reader)
    assert len(held) == 5
    reader.press(held[0])
    seat.wait(lambda: drawn(house)["picked"])
    press("In front of you")
    seat.wait(lambda: seat.ply() > 0)
    laid = 1
    while seat.until_turn():
        before, phase = seat.ply(), seat.phase()
        if phase is Phase.SHOW:
            press("Show ")
        elif phase is Phase.STRONG:
            press("No strong clue")
        else:
            laid += 1
            press("Make a guess" if laid == 2 else "Final investigation")
            for wanted in seat.free():
                press(f"Choose {_called(house, wanted)}")
            press("Ask the others" if laid == 2 else "Announce it")
        seat.wait(lambda before=before: seat.ply() > before)
    house.table.jumpToEnd()
    seat.wait(lambda: house.table.property("over"))
    assert house.table.property("sheet")["title"] in reader.names(QAccessible.Role.Dialog)


def _pickable(person: Person) -> QQuickItem:
    return next(card for card in person.hand() if card.property("canPick"))


def _held(reader: Reader) -> list[QAccessibleInterface]:
    role = QAccessible.Role.ListItem
    return [
        node for node in reader.find(lambda node: node.role() == role) if node.state().selectable
    ]


def _called(house: House, id: str) -> str:
    """Return what a card is called in the notebook."""
    shown = house.table.shown
    assert shown is not None
    symbol, number = id.split("-")
    blocks = {block["symbol"]: block for block in shown.detail["notebook"]["blocks"]}
    item = blocks[symbol]["items"][(int(number) - 1) // 4]
    return f"{item['name']} {number}"
