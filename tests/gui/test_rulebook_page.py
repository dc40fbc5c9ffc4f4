"""The rulebook reader at the real screen."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickItem, QQuickWindow
from pytestqt.qtbot import QtBot

from divan import places
from divan.app.wiring import House
from helpers.people import Person
from helpers.tables import until

HEADROOM = 60
"""How far below the upper edge of the text what was asked for may lie, in pixels."""

Settle = Callable[[], None]


@pytest.fixture
def person(window: QQuickWindow, qtbot: QtBot) -> Person:
    return Person(window, qtbot)


@pytest.fixture
def copied_books(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The resources of the app with rulebooks that a test may spoil."""
    copy = tmp_path / "resources"
    copy.mkdir()
    for entry in places.resources().iterdir():
        if entry.name == "rulebooks":
            shutil.copytree(entry, copy / entry.name)
        else:
            (copy / entry.name).symlink_to(entry)
    monkeypatch.setattr(places, "resources", lambda: copy)
    return copy / "rulebooks"


def open_book(window: QQuickWindow, settle: Settle, **arguments: str) -> None:
    window.go("rulebook", {"game": "lost_cities", **arguments})
    settle()


def paragraphs(person: Person) -> dict[int, QQuickItem]:
    found = person.items(lambda item: item.property("spoken") is not None)
    return {item.property("index"): item for item in found if item.property("kind")}


def sheet(person: Person) -> QQuickItem:
    """Return what the text scrolls in."""
    return paragraphs(person)[0].parentItem().parentItem().parentItem()


def distance(person: Person, place: int) -> float:
    """Return how far a paragraph's words lie below the upper edge of the text."""
    paragraph = paragraphs(person)[place]
    top = QPointF(0, paragraph.property("above"))
    return paragraph.mapToItem(sheet(person), top).y()


def place_of(house: House, id: str) -> int:
    place = house.rulebook.book.place_of(id)
    assert place is not None
    return place


def test_it_opens_at_a_clause(
    house: House, window: QQuickWindow, person: Person, settle: Settle
) -> None:
    open_book(window, settle, clause="LOST-4.3")
    place = place_of(house, "LOST-4.3")
    assert house.rulebook.property("target") == place
    assert house.rulebook.property("section") == "routes"
    assert 0 <= distance(person, place) < HEADROOM
    spoken = paragraphs(person)[place].property("spoken")
    assert spoken.startswith("Rule 2.3, Rule 4.3: The first card")


def test_it_opens_at_a_note_or_a_section_and_else_at_the_beginning(
    house: House, window: QQuickWindow, person: Person, settle: Settle
) -> None:
    open_book(window, settle, clause="D8")
    assert 0 <= distance(person, place_of(house, "D8")) < HEADROOM
    open_book(window, settle, section="end")
    assert house.rulebook.property("section") == "end"
    open_book(window, settle, clause="LOST-99.9")
    assert house.rulebook.property("target") == -1
    assert distance(person, 0) < HEADROOM


def test_a_search_by_keys_leads_to_what_was_found(
    house: House, window: QQuickWindow, person: Person, settle: Settle
) -> None:
    open_book(window, settle)
    person.press(Qt.Key.Key_Slash)
    for key in (Qt.Key.Key_T, Qt.Key.Key_E, Qt.Key.Key_N, Qt.Key.Key_T, Qt.Key.Key_H):
        person.press(key)
    assert house.rulebook.property("found") == "“tenth” is nowhere in this book."
    person.press(Qt.Key.Key_Backspace)
    person.press(Qt.Key.Key_Backspace)
    person.press(Qt.Key.Key_Backspace)
    places_found = [hit["place"] for hit in house.rulebook.property("results")]
    assert len(places_found) > 2
    person.press(Qt.Key.Key_Down)
    person.press(Qt.Key.Key_Down)
    person.press(Qt.Key.Key_Up)
    person.press(Qt.Key.Key_Return)
    settle()
    assert house.rulebook.property("target") == places_found[1]
    assert 0 <= distance(person, places_found[1]) < HEADROOM
    assert window.property("page") == "rulebook"


def test_escape_clears_the_search_then_leaves_it_then_the_page(
    house: House, window: QQuickWindow, person: Person, settle: Settle
) -> None:
    open_book(window, settle)
    person.press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    person.press(Qt.Key.Key_1)
    assert house.rulebook.property("query") == "1"
    person.press(Qt.Key.Key_Escape)
    assert house.rulebook.property("query") == ""
    person.press(Qt.Key.Key_Escape)
    assert window.property("page") == "rulebook"
    person.press(Qt.Key.Key_Escape)
    assert window.property("page") == "shelf"


def test_keys_scroll_the_text_and_the_contents_follow(
    house: House, window: QQuickWindow, person: Person, settle: Settle
) -> None:
    open_book(window, settle)
    text = sheet(person)
    steps = [
        (Qt.Key.Key_Down, 10, 100),
        (Qt.Key.Key_Up, 0, 0),
        (Qt.Key.Key_Space, 300, 700),
        (Qt.Key.Key_PageDown, 900, 1400),
    ]
    for key, least, most in steps:
        person.press(key)
        settle()
        assert least <= text.property("contentY") <= most
    person.press(Qt.Key.Key_End)
    settle()
    assert house.rulebook.property("section") == "fair"
    person.press(Qt.Key.Key_Home)
    settle()
    assert text.property("contentY") == 0
    assert house.rulebook.property("section") == ""


def test_with_motion_the_text_glides_there(
    house: House, window: QQuickWindow, person: Person, qtbot: QtBot, settle: Settle
) -> None:
    house.settings.change("motion", "full")
    open_book(window, settle)
    person.press(Qt.Key.Key_PageDown)
    person.press(Qt.Key.Key_PageDown)
    text = sheet(person)
    until(qtbot, lambda: text.property("contentY") > text.height() * 1.7)
    person.press(Qt.Key.Key_End)
    until(qtbot, lambda: house.rulebook.property("section") == "fair")


def test_the_number_in_a_note_leads_to_its_clause(
    house: House, window: QQuickWindow, person: Person, settle: Settle
) -> None:
    open_book(window, settle, clause="D19")
    (number,) = person.items(
        lambda item: item.property("label") == "Rule 3.2" and _below(item, "Note 19")
    )
    person.click(person.middle(number))
    settle()
    assert house.rulebook.property("target") == place_of(house, "LOST-3.2")


def _below(item: QQuickItem, label: str) -> bool:
    above = item.parentItem()
    while above is not None and above.property("label") != label:
        above = above.parentItem()
    return above is not None


def test_the_contents_lead_to_a_section_by_mouse_and_by_keys(
    house: House, window: QQuickWindow, person: Person, settle: Settle
) -> None:
    open_book(window, settle)
    person.click(person.middle(person.item(text="Scoring")))
    settle()
    assert house.rulebook.property("section") == "scoring"
    assert 0 <= distance(person, house.rulebook.property("place")) < HEADROOM
    person.press(Qt.Key.Key_Backtab)
    person.press(Qt.Key.Key_Down)
    person.press(Qt.Key.Key_Return)
    settle()
    assert house.rulebook.property("section") == "special"


def test_the_last_section_is_lit_when_it_was_asked_for(
    house: House, window: QQuickWindow, settle: Settle
) -> None:
    for section in ("house", "fair"):
        open_book(window, settle, section=section)
        assert house.rulebook.property("section") == section


def test_a_switch_of_language_keeps_the_place(
    house: House, window: QQuickWindow, person: Person, settle: Settle
) -> None:
    open_book(window, settle, clause="LOST-5.3")
    place = place_of(house, "LOST-5.3")
    for language, words in (("fa", "توده"), ("nl", "aflegstapel"), ("en", "discard pile")):
        house.settings.change("language", language)
        settle()
        assert house.rulebook.property("target") == place
        assert words in paragraphs(person)[place].property("spoken")
        assert 0 <= distance(person, place) < HEADROOM


def test_another_size_of_window_or_text_keeps_the_place(
    house: House, window: QQuickWindow, person: Person, settle: Settle
) -> None:
    open_book(window, settle, clause="LOST-5.3")
    place = place_of(house, "LOST-5.3")
    window.resize(1024, 640)
    settle()
    assert 0 <= distance(person, place) < HEADROOM
    house.settings.change("text_size", 200)
    settle()
    assert 0 <= distance(person, place) < HEADROOM


def test_what_was_searched_is_searched_again_in_another_language(
    house: House, window: QQuickWindow, settle: Settle
) -> None:
    open_book(window, settle)
    house.rulebook.search("10")
    assert house.rulebook.property("results")
    house.settings.change("language", "fa")
    assert house.rulebook.property("results")


def test_a_missing_translation_is_told_and_english_shown(
    copied_books: Path, house: House, window: QQuickWindow, person: Person, settle: Settle
) -> None:
    (copied_books / "lost_cities" / "nl.md").unlink()
    open_book(window, settle, clause="LOST-5.3")
    house.settings.change("language", "nl")
    settle()
    assert "Nederlands" in person.item(text=house.rulebook.property("remark")).property("text")
    place = place_of(house, "LOST-5.3")
    assert "discard pile" in paragraphs(person)[place].property("spoken")
    assert 0 <= distance(person, place) < HEADROOM


def test_a_damaged_translation_is_told_with_its_line(
    copied_books: Path, house: House, window: QQuickWindow, settle: Settle
) -> None:
    (copied_books / "lost_cities" / "fa.md").write_text("# بازی\n\n## شروع\n", encoding="utf-8")
    house.settings.change("language", "fa")
    open_book(window, settle)
    assert "۳" in house.rulebook.property("remark")
    assert not house.rulebook.property("rightToLeft")
    assert house.rulebook.property("contents")


@pytest.mark.parametrize("spoil", [Path.unlink, lambda path: path.write_text("nothing")])
def test_a_book_that_is_not_there_at_all_is_told(
    copied_books: Path,
    house: House,
    window: QQuickWindow,
    person: Person,
    settle: Settle,
    spoil: Callable[[Path], object],
) -> None:
    spoil(copied_books / "lost_cities" / "en.md")
    open_book(window, settle, clause="LOST-5.3")
    trouble = house.rulebook.property("trouble")
    assert "Install Divan again" in trouble
    assert person.item(text=trouble)
    assert house.rulebook.property("contents") == []
    house.rulebook.search("route")
    assert house.rulebook.property("results") == []
    house.settings.change("language", "nl")
    settle()
    assert house.rulebook.property("trouble") == ""
    assert house.rulebook.property("contents")


def test_a_screen_reader_finds_headings_and_paragraphs(
    house: House, window: QQuickWindow, settle: Settle
) -> None:
    QAccessible.setActive(True)
    open_book(window, settle)
    found = dict.fromkeys(_spoken(QAccessible.queryAccessibleInterface(window)))
    roles = QAccessible.Role
    assert (roles.Heading, "Lost Cities") in found
    assert (roles.Heading, "Your turn") in found
    assert any(role == roles.Paragraph and name.startswith("Rule 3.1: ") for role, name in found)
    assert any(role == roles.Paragraph and name.startswith("Note 8: ") for role, name in found)
    assert (roles.ListItem, "Scoring") in found
    assert (roles.EditableText, "Search the rules") in found


def _spoken(interface: QAccessibleInterface) -> list[tuple[QAccessible.Role, str]]:
    own = (interface.role(), interface.text(QAccessible.Text.Name))
    below = (interface.child(index) for index in range(interface.childCount()))
    return [own, *(found for child in below if child for found in _spoken(child))]
