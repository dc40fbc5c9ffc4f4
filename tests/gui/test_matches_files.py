"""Matches go from the library to files and come back."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtQuick import QQuickWindow

from divan.app.wiring import House
from helpers.matches_page import rows, shows
from helpers.people import Person
from helpers.shelves import finished, under_way

CONTROL = Qt.KeyboardModifier.ControlModifier


def test_a_match_goes_to_a_file_and_comes_back(
    house: House, to_matches: Callable[[], Person], tmp_path: Path
) -> None:
    match = under_way(house.store)
    person = to_matches()
    file = tmp_path / "mine.divan"
    house.matches.takeOut(match, QUrl.fromLocalFile(str(tmp_path / "mine")))
    person.wait()
    assert shows(person, str(file))
    before = house.store.match(match)
    house.library.delete(match)
    person.item(objectName="matchesPage").bringIn(QUrl.fromLocalFile(str(file)))
    person.wait()
    assert shows(person, "The match was added to your library.")
    (row,) = rows(person)
    assert row.property("current") is True
    assert row.property("remark") == "from a file"
    again = house.store.match(row.property("match"))
    assert (again.seed, again.started) == (before.seed, before.started)


def test_a_match_that_is_in_the_library_is_not_added_once_more(
    house: House, to_matches: Callable[[], Person], tmp_path: Path
) -> None:
    match = under_way(house.store)
    finished(house.store)
    file = tmp_path / "mine.divan"
    person = to_matches()
    house.matches.takeOut(match, QUrl.fromLocalFile(str(file)))
    person.item(objectName="matchesPage").bringIn(QUrl.fromLocalFile(str(file)))
    person.wait()
    assert shows(person, "This match is in your library already.")
    assert len(rows(person)) == 2
    (current,) = [row for row in rows(person) if row.property("current")]
    assert current.property("match") == match


def test_a_file_that_was_not_chosen_is_not_written_over(
    house: House, to_matches: Callable[[], Person], tmp_path: Path
) -> None:
    """The dialog has asked about ``mine``, not about ``mine.divan``."""
    match = under_way(house.store)
    (tmp_path / "mine.divan").write_text("here first")
    person = to_matches()
    house.matches.takeOut(match, QUrl.fromLocalFile(str(tmp_path / "mine")))
    person.wait()
    assert shows(person, "choose another name")
    assert [(path.name, path.read_text()) for path in tmp_path.glob("mine*")] == [
        ("mine.divan", "here first")
    ]
    house.matches.takeOut(match, QUrl.fromLocalFile(str(tmp_path / "mine.divan")))
    assert "divan match" in (tmp_path / "mine.divan").read_text()


@pytest.mark.parametrize("address", ["", "file:///", "https://example.org/x.divan"])
def test_an_address_that_is_no_file_is_told(
    address: str,
    house: House,
    to_matches: Callable[[], Person],
    expect_log: Callable[[str], None],
) -> None:
    expect_log("no_access")
    match = under_way(house.store)
    person = to_matches()
    house.matches.takeOut(match, QUrl(address))
    person.wait()
    assert shows(person, "cannot be read or written")
    house.matches.clearNotice()
    person.item(objectName="matchesPage").bringIn(QUrl(address))
    person.wait()
    assert shows(person, "cannot be read or written")


def test_a_match_that_is_gone_has_no_file_and_is_told(
    house: House,
    to_matches: Callable[[], Person],
    tmp_path: Path,
    expect_log: Callable[[str], None],
) -> None:
    expect_log("missing")
    person = to_matches()
    assert house.matches.fileFor("nowhere") == QUrl()
    house.matches.takeOut("nowhere", QUrl.fromLocalFile(str(tmp_path / "gone.divan")))
    person.wait()
    assert house.matches.property("notice") == "This match is not in your library any more."
    assert not (tmp_path / "gone.divan").exists()


def test_what_is_told_about_a_file_is_in_the_persons_language_and_short(
    house: House, tmp_path: Path, expect_log: Callable[[str], None]
) -> None:
    expect_log("damaged")
    expect_log("unknown_game")
    file = tmp_path / "match.divan"
    house.library.take_out(under_way(house.store), file)
    content = msgspec.json.decode(file.read_bytes())
    house.settings.change("language", "fa")
    content["record"]["options"]["rounds"] = 99
    file.write_bytes(msgspec.json.encode(content))
    house.matches.bringIn(QUrl.fromLocalFile(str(file)))
    told = house.matches.property("notice")
    assert told
    assert not any(letter.isascii() and letter.isalpha() for letter in told)
    content["record"]["game"] = "hearts\n" + "x" * 3000
    file.write_bytes(msgspec.json.encode(content))
    house.matches.bringIn(QUrl.fromLocalFile(str(file)))
    told = house.matches.property("notice")
    assert "heartsxxx" in told
    assert len(told) < 150


BAD_FILES = {
    "no json": (b"\x00\x01", "not a match of Divan", "not_a_match"),
    "another format": (b'{"format": "chess", "version": 1}', "not a match of Divan", "not_a_match"),
    "a newer format": (b'{"format": "divan match", "version": 9}', "newer Divan", "newer_format"),
    "half a match": (b'{"format": "divan match", "version": 1,', "damaged", "damaged"),
    "far too large": (b" " * (8 * 2**20 + 1), "far too large", "too_large"),
}


@pytest.mark.parametrize("kind", BAD_FILES)
def test_a_bad_file_is_told(
    kind: str,
    house: House,
    to_matches: Callable[[], Person],
    tmp_path: Path,
    expect_log: Callable[[str], None],
) -> None:
    content, told, logged = BAD_FILES[kind]
    expect_log(logged)
    file = tmp_path / "bad.divan"
    file.write_bytes(content)
    person = to_matches()
    person.item(objectName="matchesPage").bringIn(QUrl.fromLocalFile(str(file)))
    person.wait()
    assert shows(person, told)
    assert house.store.matches() == ()
    assert file.read_bytes() == content


def test_a_file_that_is_not_there_is_told(
    house: House,
    to_matches: Callable[[], Person],
    tmp_path: Path,
    expect_log: Callable[[str], None],
) -> None:
    expect_log("no_access")
    person = to_matches()
    page = person.item(objectName="matchesPage")
    page.bringIn(QUrl.fromLocalFile(str(tmp_path / "nowhere.divan")))
    person.wait()
    assert shows(person, "cannot be read or written")


def test_a_folder_that_cannot_be_written_is_told(
    house: House,
    to_matches: Callable[[], Person],
    tmp_path: Path,
    expect_log: Callable[[str], None],
) -> None:
    expect_log("no_access")
    match = under_way(house.store)
    person = to_matches()
    house.matches.takeOut(match, QUrl.fromLocalFile(str(tmp_path / "no" / "folder.divan")))
    person.wait()
    assert shows(person, "cannot be read or written")


@pytest.mark.parametrize(
    ("key", "dialog"), [(Qt.Key.Key_E, "writingDialog"), (Qt.Key.Key_I, "readingDialog")]
)
def test_dialogs_for_files_open_by_keys_and_not_before(
    house: House,
    window: QQuickWindow,
    to_matches: Callable[[], Person],
    key: Qt.Key,
    dialog: str,
) -> None:
    under_way(house.store)
    person = to_matches()
    assert window.findChild(QObject, dialog) is None
    person.press(key, CONTROL)
    found = window.findChild(QObject, dialog)
    assert found.property("visible") is True
    found.setProperty("visible", False)
    person.wait()


def test_the_name_of_a_file_tells_the_game_and_the_day(house: House) -> None:
    match = under_way(house.store)
    house.matches.refresh()
    moment = house.store.match(match).started
    name = house.matches.fileFor(match).fileName()
    assert name == f"lost_cities {moment:%Y-%m-%d %H.%M}.divan"


def test_a_match_brought_in_can_be_told_from_a_newer_one(
    house: House,
    to_matches: Callable[[], Person],
    tmp_path: Path,
    expect_log: Callable[[str], None],
) -> None:
    """A file of a game or of rules that this Divan does not have is left as it was."""
    expect_log("unknown_game")
    file = tmp_path / "match.divan"
    house.library.take_out(under_way(house.store), file)
    content = msgspec.json.decode(file.read_bytes())
    content["record"]["game"] = "hearts"
    file.write_bytes(msgspec.json.encode(content))
    person = to_matches()
    person.item(objectName="matchesPage").bringIn(QUrl.fromLocalFile(str(file)))
    person.wait()
    assert shows(person, "a game that this Divan does not have")
