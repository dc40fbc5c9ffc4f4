"""A lesson on the real screen: from the shelf to its last page, by hand and by keys."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtQuick import QQuickItem, QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.core.manifest import load
from divan.games import find_games
from divan.games.lost_cities.rules.moves import DrawFromDiscard, DrawFromPile
from divan.ui.lesson import Lesson, Page
from divan.ui.presenter import GameView
from helpers.layout import survey_usual
from helpers.people import Person
from helpers.tables import until

GESTURES = {
    "lost_cities": (
        ("pick blue-0", "choose route.blue"),
        ("choose pile",),
        ("pick blue-4", "choose route.blue"),
        ("choose pile",),
        ("pick blue-6", "choose route.blue"),
        ("choose pile",),
        ("pick red-8", "choose discard.red"),
        ("choose discard.blue",),
        ("pick blue-8", "choose route.blue"),
        ("choose pile",),
        ("pick blue-9", "choose route.blue"),
    ),
    "last_call": (
        ("pick weapon-15", "choose front.0"),
        ("pick weapon-6", "choose player.2"),
        ("pick weapon-6", "choose front.0"),
        ("act guess", "pick place-9", "pick person-4", "act previous.weapon", "act submit"),
        ("pick weapon-12", "choose front.0"),
        ("act strong.weapon-6",),
    ),
    "don_legacy": (
        ("choose clue.0",),
        ("pick watch-testimony", "choose clue.0"),
        ("act lay.fingerprint",),
        ("choose pile.common",),
        ("pick key-deduction", "choose seat.1"),
        ("pick receipt-1a", "choose seen"),
    ),
    "similo": (
        ("pick pinocchio", "choose ballot"),
        ("pick hook", "choose ballot"),
        ("pick robinhood", "choose ballot"),
        ("pick hook", "choose ballot"),
        ("pick napoleon", "choose ballot"),
        ("pick caesar", "choose ballot"),
        ("pick moctezuma", "choose ballot"),
        ("pick medusa", "choose ballot"),
        ("pick redhood", "choose ballot"),
        ("pick snowwhite", "choose ballot"),
        ("pick curie", "choose ballot"),
        ("pick wuzetian", "choose ballot"),
    ),
    "baker_street": (
        ("choose suspect.governess", "choose room.study", "choose deed.0"),
        ("choose offer.1", "choose deed.0"),
        ("pick V2-doctor-conservatory", "choose deed.0"),
        ("choose deed.1",),
        ("choose deed.3",),
        ("pick V1-governess-countess", "pick V1-singer-governess", "choose deed.0"),
    ),
}
"""What the pupil does, page by page that asks for something."""
DRAMA = 13
"""The page of Last Call's lesson before which Watson names the case."""


@pytest.fixture
def person(window: QQuickWindow, qtbot: QtBot) -> Person:
    return Person(window, qtbot)


def lesson_of(game: str) -> Lesson:
    manifest = next(found for found in find_games() if found.id == game)
    view: GameView = load(manifest.view)
    return view.load_lesson()


def begin(house: House, window: QQuickWindow, qtbot: QtBot, game: str) -> None:
    """Put the lesson of ``game`` on the table."""
    house.set_up.open(game)
    house.set_up.learn()
    window.toTable()
    until(qtbot, lambda: house.table.shown is not None)


def page(house: House) -> int:
    """Return how many pages were turned."""
    sitting = house.table._sitting
    assert sitting is not None
    return sitting.page


def watch(house: House, qtbot: QtBot) -> None:
    """Wait until the others have moved."""
    until(qtbot, lambda: not house.table.property("lesson")["moving"])


def gestures(house: House, game: str) -> Iterator[None]:
    """Go through a lesson by gestures; yield at every page."""
    deeds = iter(GESTURES[game])
    for each in lesson_of(game).pages:
        yield
        if each.asks is None:
            house.table.proceed()
        else:
            for deed in next(deeds):
                name, _, what = deed.partition(" ")
                getattr(house.table, name)(what)
        while house.table.property("lesson")["moving"]:
            house.table.proceed()
    assert next(deeds, None) is None


@pytest.mark.parametrize("game", GESTURES)
def test_gestures_lead_through_it_and_nothing_that_is_needed_lies_under_its_card(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person, game: str
) -> None:
    window.resize(1024, 640)
    begin(house, window, qtbot, game)
    for number, _ in enumerate(gestures(house, game)):
        assert page(house) == number
        each = lesson_of(game).pages[number]
        if not each.asks:
            continue
        for shown in each.shows:
            until(qtbot, lambda shown=shown: part_under_card(person, shown) < 0.25)
    assert house.table.property("lesson")["last"]


def part_under_card(person: Person, id: str) -> float:
    """Return how much of a card or place lies under the lesson's card, from 0 to 1."""
    found = person.items(
        lambda item: item.objectName() == f"target of {id}" or item.property("cardId") == id
    )
    assert found, f"{id} is not to be seen"
    hidden = over(found[0]).intersected(over(person.item(objectName="lesson")))
    return hidden.width() * hidden.height() / (found[0].width() * found[0].height())


def over(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


@pytest.mark.parametrize("game", GESTURES)
def test_its_longest_page_can_be_read(
    house: House, window: QQuickWindow, qtbot: QtBot, game: str
) -> None:
    begin(house, window, qtbot, game)
    pages = lesson_of(game).pages
    longest = max(range(len(pages)), key=lambda number: len(pages[number].text.source))
    for number, _ in enumerate(gestures(house, game)):
        if number == longest:
            assert not survey_usual(house, window, qtbot)
            return


def test_a_newcomer_is_led_from_the_shelf_to_a_match(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    until(qtbot, lambda: window.property("page") == "shelf")
    person.click(person.middle(person.button("Learn \u2068Lost Cities\u2069")))
    until(qtbot, lambda: house.table.shown is not None)
    assert window.property("page") == "table"
    qtbot.wait(500)
    for _ in range(3):
        person.click(person.middle(person.button("Next")))
    assert "Begin the blue one" in house.table.property("lesson")["text"]

    assert house.table.property("pause") == {}, "the bar asks for what the card asks for"

    # Something else is not refused by the rules, but the lesson has its way.
    person.drag(
        person.visible_part(person.card("red-8")), person.middle(person.zone("discard.red"))
    )
    assert "lesson asks for something else" in house.table.property("notice")
    assert page(house) == 3
    until(qtbot, lambda: person.card("red-8").property("zone") == "hand")

    person.drag(
        person.visible_part(person.card("blue-0")), person.middle(person.zone("route.blue"))
    )
    assert page(house) == 4
    assert house.table.property("notice") == "", "what was said of another move is done with"
    person.click(person.middle(person.zone("pile")))
    watch(house, qtbot)
    assert page(house) == 5

    # Back, and forth again by keys
    qtbot.wait(300)
    person.click(person.middle(person.button("Back")))
    assert page(house) == 4
    assert "blue-0" not in [card.property("cardId") for card in person.hand()]
    person.press(Qt.Key.Key_Return)
    watch(house, qtbot)
    assert page(house) == 5
    person.press(Qt.Key.Key_Space)
    assert page(house) == 6

    assert house.store.matches() == (), "a lesson is no match"
    assert not house.table.property("unsaved")
    assert not house.table.property("mayResign")


def test_its_last_page_leads_to_a_match_or_to_the_shelf(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    for button, leads_to in (("Play a match", "setup"), ("To the shelf", "shelf")):
        begin(house, window, qtbot, "lost_cities")
        for _ in gestures(house, "lost_cities"):
            pass
        qtbot.wait(500)
        person.click(person.middle(person.button(button)))
        assert window.property("page") == leads_to
    assert house.store.matches() == ()


def test_the_set_up_page_offers_it(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    house.set_up.open("lost_cities")
    window.go("setup", {})
    qtbot.wait(100)
    person.click(person.middle(person.item(objectName="learn")))
    assert window.property("page") == "table"
    assert house.table.property("lesson")["first"]


def test_another_language_shows_in_mid_lesson(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    begin(house, window, qtbot, "lost_cities")
    house.table.proceed()
    said = house.table.property("lesson")
    house.settings.change("language", "nl")
    assert page(house) == 1
    assert house.table.property("lesson")["text"] != said["text"]
    assert house.table.property("lesson")["head"] == "Les · bladzijde 2 van 20"


def test_the_picked_card_goes_back_where_the_lesson_wants_another_move(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    begin(house, window, qtbot, "lost_cities")
    house.table.pick("red-8")
    assert house.table.property("scene").values["picked"] == "red-8"
    house.table.choose("discard.red")
    assert house.table.property("scene").values["picked"] == ""
    assert "Read on first" in house.table.property("notice")


def test_while_it_is_read_the_bar_asks_for_nothing_else(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    begin(house, window, qtbot, "lost_cities")
    pause = house.table.property("pause")
    assert (pause["who"], pause["what"]) == ("Lesson", "page 1 of 20")


def hold(window: QQuickWindow, qtbot: QtBot, key: Qt.Key) -> None:
    """Hold a key down until it has repeated many times, and let go of it."""
    for kind, again in (
        (QEvent.Type.KeyPress, False),
        *((QEvent.Type.KeyPress, True),) * 30,
        (QEvent.Type.KeyRelease, False),
    ):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "\r", again)
        QCoreApplication.sendEvent(window, event)
        qtbot.wait(5)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter], ids=lambda key: key.name)
def test_a_key_that_is_held_down_turns_one_page(
    house: House, window: QQuickWindow, qtbot: QtBot, key: Qt.Key
) -> None:
    begin(house, window, qtbot, "lost_cities")
    qtbot.wait(200)
    hold(window, qtbot, key)
    assert page(house) == 1
    assert window.property("page") == "table"


def test_who_hurries_through_the_last_pages_does_not_leave_it(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    begin(house, window, qtbot, "lost_cities")
    for _ in gestures(house, "lost_cities"):
        pass
    for _ in range(3):
        house.table.undo()
    qtbot.wait(200)
    for _ in range(12):
        person.press(Qt.Key.Key_Space)
    assert house.table.property("lesson")["last"]
    assert window.property("page") == "table"
    assert house.store.matches() == ()


def test_a_drama_ends_before_a_page_is_turned(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    begin(house, window, qtbot, "last_call")
    number = next(n for n, _ in enumerate(gestures(house, "last_call")) if n == DRAMA)
    assert page(house) == number
    until(qtbot, lambda: person.items(lambda item: item.property("shownPlay") is not None))
    person.press(Qt.Key.Key_Space)
    assert page(house) == number, "it tells what was just seen"
    person.press(Qt.Key.Key_Space)
    assert page(house) == number + 1


def test_the_end_of_a_match_opens_no_other_doors(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    """Similo's lesson is played to its end: no score sheet with a rematch, no analysis."""
    begin(house, window, qtbot, "similo")
    for _ in gestures(house, "similo"):
        pass
    qtbot.wait(200)
    assert house.table.property("over")
    person.press(Qt.Key.Key_S)
    assert not house.table.property("sheetShown")
    assert not house.table.property("sheetAside")
    person.press(Qt.Key.Key_A)
    assert not house.analysis.property("shown")


def test_it_can_be_taken_by_keys_alone(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    """Each page, by what the hints about keys say; then on to a match."""
    begin(house, window, qtbot, "lost_cities")
    for number, each in enumerate(lesson_of("lost_cities").pages[:-1]):
        qtbot.wait(100)
        assert page(house) == number
        for key in keys_for(each, person):
            person.press(key)
        watch(house, qtbot)
    assert house.table.property("lesson")["last"]
    person.press(Qt.Key.Key_R)
    assert window.property("page") == "rulebook"
    person.press(Qt.Key.Key_Escape)
    reached = False
    for _ in range(30):
        person.press(Qt.Key.Key_Tab)
        reached = window.activeFocusItem().property("text") == "Play a match"
        if reached:
            break
    assert reached
    person.press(Qt.Key.Key_Return)
    assert window.property("page") == "setup"


def keys_for(asked: Page, person: Person) -> list[Qt.Key]:
    """Return the keys that turn a page of Lost Cities' lesson."""
    match asked.asks:
        case None:
            return [Qt.Key.Key_Space]
        case DrawFromPile():
            return [Qt.Key.Key_Return]
        case DrawFromDiscard():
            # From the pile over the red and the green discards, white having none, to the blue.
            return [Qt.Key.Key_Left] * 4 + [Qt.Key.Key_Return]
    held = [card.property("cardId") for card in person.hand()]
    number = Qt.Key(Qt.Key.Key_1 + held.index(asked.shows[0]))
    return [number, Qt.Key.Key_Return]


def test_the_rulebook_opens_at_what_the_page_speaks_of(
    house: House, window: QQuickWindow, qtbot: QtBot, person: Person
) -> None:
    begin(house, window, qtbot, "lost_cities")
    for number, _ in enumerate(gestures(house, "lost_cities")):
        if lesson_of("lost_cities").pages[number].clause == "LOST-5.3":
            break
    assert house.table.shown is not None
    qtbot.wait(100)
    person.press(Qt.Key.Key_R)
    until(qtbot, lambda: window.property("page") == "rulebook")
    assert house.rulebook.property("section") == "drawing"
