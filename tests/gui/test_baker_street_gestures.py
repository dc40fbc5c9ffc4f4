"""Whole matches of Baker Street at the real screen: mouse, keys, and a screen reader."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickItem, QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.core.record import PERSON, Level, Player
from divan.games.baker_street.rules.options import BakerStreetOptions
from helpers.baker_street_matches import played_until, show
from helpers.people import Person
from helpers.tables import until

SHORT = BakerStreetOptions(round_limit=2)
"""Two rounds have every decision in them."""
LONGEST = 120


def start(house: House, window: QQuickWindow, seed: str) -> None:
    """Put a new match of three on the table."""
    manifest = next(game for game in house.games if game.id == "baker_street")
    players = (PERSON, Player(Level.WIGGINS), Player(Level.WIGGINS))
    house.table.play(house.library.start(manifest, SHORT, players, seed))
    window.toTable()


def mode(house: House) -> str:
    """Return what the person has to decide."""
    scene = house.table.shown
    return str(scene.detail["boxes"]["mode"]) if scene else ""


def play_to_the_end(house: House, qtbot: QtBot, decide: Callable[[str], None]) -> set[str]:
    """Let ``decide`` make each decision; return the kinds of them there were."""
    met = set()
    for _ in range(LONGEST):
        until(
            qtbot,
            lambda: (
                house.table.property("mayAct")
                or house.table.property("over")
                or house.table.property("awaiting")
            ),
        )
        if house.table.property("over"):
            return met
        if house.table.property("awaiting"):
            house.table.proceed()
            continue
        before = house.table.property("ply")
        met.add(mode(house))
        decide(mode(house))
        until(qtbot, lambda at=before: house.table.property("ply") > at)
    pytest.fail("the match does not end")


def place(person: Person, zone: str) -> QQuickItem:
    """Wait for a place that can be chosen: its box may not be drawn yet."""

    def there() -> list[QQuickItem]:
        return person.items(lambda item: item.property("zoneId") == zone)

    until(person.qtbot, there)
    (found,) = there()
    return found


def test_a_match_is_played_with_the_mouse(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    """At most four gestures ask and three pay."""
    person = Person(window, qtbot)
    start(house, window, "MOUSE")
    gestures = 0

    def click(zone: str) -> None:
        nonlocal gestures
        gestures += 1
        person.click(person.middle(place(person, zone)))

    def decide(what: str) -> None:
        nonlocal gestures
        gestures = 0
        qtbot.wait(30)
        match what:
            case "request":
                click("suspect.robbie")
                click("room.study")
                click("deed.0")
                assert gestures <= 4
            case "offers":
                ready = place(person, "deed.0").property("aimed")
                click("deed.0" if ready else "deed.1")
            case "payment":
                aimed = [item.property("zoneId") for item in person.items(_offered)]
                click(aimed[0])
                if not place(person, "deed.0").property("aimed"):
                    click(aimed[0])
                    click(aimed[1])
                click("deed.0")
                assert gestures <= 4
            case "solutions":
                click("accuse.singer.fear")
                click("weapon.rope")
                click("deed.2")
            case "discards":
                click("deed.0")

    met = play_to_the_end(house, qtbot, decide)
    assert {"request", "offers", "solutions", "discards"} <= met
    title = house.table.property("sheet")["title"]
    assert person.item(text=title).isVisible()


def _offered(item: QQuickItem) -> bool:
    zone = str(item.property("zoneId") or "")
    return zone.startswith("offer.") and bool(item.property("aimed"))


def test_a_place_that_hides_leaves_the_frames_of_all_others_as_they_are(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    """A form of forty places hides or shows at once; nothing else is then built anew."""
    person = Person(window, qtbot)
    start(house, window, "FRAMES")
    until(qtbot, lambda: house.table.property("mayAct"))
    qtbot.wait(30)

    def frames() -> dict[str, QQuickItem]:
        found = person.items(lambda item: item.objectName().startswith("target of "))
        return {frame.objectName(): frame for frame in found}

    before = frames()
    place(person, "deed.1").setProperty("hidden", True)
    qtbot.wait(30)
    after = frames()
    assert before.keys() - after.keys() == {"target of deed.1"}
    assert all(before[name] is frame for name, frame in after.items())


def test_a_frame_stays_around_its_place_when_words_grow(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    """The buttons stand in a row that moves when one of them becomes wider."""
    person = Person(window, qtbot)
    start(house, window, "FRAMES")
    until(qtbot, lambda: house.table.property("mayAct"))
    for language in ("en", "nl", "fa", "en"):
        house.settings.change("language", language)
        qtbot.wait(60)
        (frame,) = person.items(lambda item: item.objectName() == "target of deed.1")
        place_on_screen = place(person, "deed.1").mapToScene(QPointF(0, 0))
        assert frame.mapToScene(QPointF(0, 0)).x() == pytest.approx(place_on_screen.x(), abs=0.5)


def test_a_match_is_played_with_keys_alone(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    """Arrows go to a place, Enter chooses it."""
    person = Person(window, qtbot)
    start(house, window, "KEYS")

    def go(zone: str) -> None:
        """Walk with the arrows towards a place until the focus is on it."""
        goal = place(person, zone)
        for _ in range(40):
            focused = window.activeFocusItem()
            if focused is not None and focused.property("zoneId") == zone:
                person.press(Qt.Key.Key_Return)
                return
            here = _middle(focused) if focused is not None else QPointF(0, 0)
            way = _middle(goal) - here
            steep = abs(way.y()) > abs(way.x())
            key = (
                (Qt.Key.Key_Down if way.y() > 0 else Qt.Key.Key_Up)
                if steep
                else (Qt.Key.Key_Right if way.x() > 0 else Qt.Key.Key_Left)
            )
            person.press(key)
            if window.activeFocusItem() is focused:
                other = Qt.Key.Key_Right if way.x() > 0 else Qt.Key.Key_Left
                person.press(other if steep else Qt.Key.Key_Up)
        pytest.fail(f"the arrows do not reach {zone}")

    def decide(what: str) -> None:
        qtbot.wait(30)
        match what:
            case "request":
                go("room.hall")
                go("suspect.robbie")
                go("deed.0")
            case "offers":
                go("deed.0" if place(person, "deed.0").property("aimed") else "deed.1")
            case "payment":
                aimed = [item.property("zoneId") for item in person.items(_offered)]
                for zone in aimed:
                    go(zone)
                    if place(person, "deed.0").property("aimed"):
                        break
                    go(zone)
                go("deed.0")
            case "solutions":
                go("deed.3")
            case "discards":
                go("deed.0")

    play_to_the_end(house, qtbot, decide)
    assert house.table.property("over")


def _middle(item: QQuickItem) -> QPointF:
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2))


def test_a_card_is_dragged_onto_an_envelope(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    person = Person(window, qtbot)
    show(house, window, qtbot, played_until("payment", asker=0))
    qtbot.wait(50)
    card = person.hand()[-1]
    envelope = person.items(_offered)[0]
    person.drag(person.visible_part(card), person.middle(envelope))
    scene = house.table.shown
    assert scene is not None
    (picked,) = [shown for shown in scene.cards if shown.picked]
    assert picked.id == card.property("cardId")
    until(qtbot, lambda: not card.property("holding"))


def test_a_card_that_is_dropped_nowhere_changes_nothing(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    person = Person(window, qtbot)
    show(house, window, qtbot, played_until("payment", asker=0))
    qtbot.wait(50)
    card = person.hand()[0]
    person.drag(person.visible_part(card), person.middle(place(person, "room.hall")))
    scene = house.table.shown
    assert scene is not None
    assert not [shown for shown in scene.cards if shown.picked]
    until(qtbot, lambda: not card.property("holding"))


def test_the_sheet_is_marked_with_the_mouse_and_the_mark_is_kept(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    person = Person(window, qtbot)
    show(house, window, qtbot, played_until("request", asker=0))
    qtbot.wait(50)
    scene = house.table.shown
    assert scene is not None
    rows = scene.detail["sheet"]["rows"]
    free = next(row for row in rows if not row["struck"])
    (entry,) = person.items(
        lambda item: (
            item.metaObject().className().startswith("SheetEntry")
            and (item.property("mark") or {}).get("id") == free["id"]
        )
    )
    person.click(person.middle(entry))
    opened = house.table.on_the_table
    assert opened is not None
    assert house.store.note(opened.match.id, "sheet") == f'{{"{free["id"]}":"cross"}}'


def test_a_clue_of_the_sheet_is_asked_about_with_a_key(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    person = Person(window, qtbot)
    show(house, window, qtbot, played_until("request", asker=0))
    scene = house.table.shown
    assert scene is not None
    clue = scene.detail["sheet"]["clues"][0]
    person.click(person.middle(person.item(text=scene.detail["sheet"]["tabs"][1])))
    (row,) = person.items(lambda item: item.property("modelData") == clue)
    for _ in range(LONGEST):
        if row.property("visualFocus"):
            break
        person.press(Qt.Key.Key_Tab)
    person.press(Qt.Key.Key_Return)
    assert window.property("page") == "rulebook"


class Reader:
    """A screen reader: knows the window by its accessible tree alone."""

    def __init__(self, window: QQuickWindow) -> None:
        QAccessible.setActive(True)
        self._root = QAccessible.queryAccessibleInterface(window)

    def nodes(self, role: QAccessible.Role) -> list[QAccessibleInterface]:
        """Return every node of a role that is not invisible."""
        found, pending = [], [self._root]
        while pending:
            node = pending.pop()
            if node is None or not node.isValid() or node.state().invisible:
                continue
            if node.role() == role:
                found.append(node)
            pending.extend(node.child(place) for place in range(node.childCount()))
        return found

    def names(self, role: QAccessible.Role) -> list[str]:
        return [str(node.text(QAccessible.Text.Name)) for node in self.nodes(role)]

    def press(self, start: str) -> None:
        """Press the button whose name begins so."""
        for node in self.nodes(QAccessible.Role.Button):
            if str(node.text(QAccessible.Text.Name)).startswith(start):
                node.actionInterface().doAction("Press")
                return
        pytest.fail(f"no button is called {start}: {self.names(QAccessible.Role.Button)}")


def test_a_screen_reader_reads_every_clue_and_asks(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    show(house, window, qtbot, played_until("request", asker=0))
    qtbot.wait(50)
    scene = house.table.shown
    assert scene is not None
    reader = Reader(window)
    clues = reader.names(QAccessible.Role.ListItem)
    for card in scene.cards:
        assert card.label in clues
    buttons = reader.names(QAccessible.Role.Button)
    assert any(name.startswith("Arrow between the hall and the study") for name in buttons)
    assert any(name.startswith("Robbie") for name in buttons)
    before = house.table.property("ply")
    reader.press("hall: ")
    reader.press("Robbie. Ask about this")
    reader.press("Ask")
    until(qtbot, lambda: house.table.property("ply") > before)
