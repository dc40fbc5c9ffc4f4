"""A match that is not saved says so as long as that holds, and is saved as soon as it can be."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.session.store.opening import FILE_NAME
from helpers.people import Person
from helpers.tables import discard, draw, play, until, until_turn

MARK = "not saved"


@contextmanager
def locked(home: Path) -> Iterator[None]:
    """Let another program hold the file for the length of a block."""
    with closing(sqlite3.connect(home / FILE_NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


def marked(person: Person) -> bool:
    return bool(person.items(lambda item: item.property("text") == MARK))


def test_a_match_begun_while_the_file_is_locked_is_marked_until_it_is_saved(
    house: House, window: QQuickWindow, qtbot: QtBot, home: Path
) -> None:
    person = Person(window, qtbot)
    with locked(home):
        match = play(house, window, qtbot, "LOCKED")
        until(qtbot, lambda: marked(person))
        assert "not saved yet" in house.table.property("notice")
        house.table.clearNotice()
        person.wait()
        assert marked(person)
        person.click(person.middle(person.button(MARK)))
        assert "not saved yet" in house.table.property("notice")
        discard(house, qtbot)
    draw(house, qtbot)
    until(qtbot, lambda: not marked(person))
    assert house.table.property("notice") == "The match is saved again."
    until_turn(house, qtbot)
    assert house.store.match(match).plies == house.table.property("ply")


def test_a_note_that_could_not_be_kept_is_kept_with_the_match(
    house: House, window: QQuickWindow, qtbot: QtBot, home: Path
) -> None:
    with locked(home):
        match = play(house, window, qtbot, "NOTES")
        until(qtbot, lambda: house.table.property("unsaved"))
        house.table.keep_note("notebook", "the butler")
        assert house.table.note("notebook") == "the butler"
    discard(house, qtbot)
    until(qtbot, lambda: not house.table.property("unsaved"))
    assert house.store.note(match, "notebook") == "the butler"


def test_a_match_that_is_deleted_while_it_is_on_the_table_is_told_as_such(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    match = play(house, window, qtbot, "GONE")
    until_turn(house, qtbot)
    house.matches.remove(match)
    discard(house, qtbot)
    until(qtbot, lambda: house.table.property("unsaved"))
    assert "was deleted" in house.table.property("notice")


def test_where_nothing_can_be_kept_every_match_is_marked(
    qapp: QGuiApplication, tmp_path: Path, expect_log: Callable[[str], None]
) -> None:
    expect_log("cannot be kept in")
    (tmp_path / "file").touch()
    house = House(tmp_path / "file" / "below")
    try:
        assert house.table.property("unsaved") is False, "nothing is on the table"
        house.set_up.open("lost_cities")
        house.set_up.start()
        assert house.table.property("unsaved") is True
        house.settings.change("language", "en")
        house.table.tellUnsaved()
        assert "what you play is not saved" in house.table.property("notice")
    finally:
        house.close()
