"""The library of matches: by keys, to files and back, and with what cannot be opened."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.core.chance import seed_hash
from divan.core.record import Level
from divan.session.store.trouble import StoreError
from divan.session.updates import SaveTrouble
from helpers.keys import focus, tab_to, within
from helpers.matches import lost_cities_match, play_out
from helpers.people import Person
from helpers.shelves import finished, given_up, under_way
from helpers.tables import until

UP, DOWN, ENTER = Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return
DELETE, ESCAPE, RIGHT = Qt.Key.Key_Delete, Qt.Key.Key_Escape, Qt.Key.Key_Right
CONTROL = Qt.KeyboardModifier.ControlModifier
ASKED = "Delete this match?"


@pytest.fixture
def go(window: QQuickWindow, qtbot: QtBot) -> Callable[[], Person]:
    """Return what brings a person to the page of matches."""

    def enter() -> Person:
        person = Person(window, qtbot)
        window.go("matches", {})
        person.wait(60)
        return person

    return enter


def rows(person: Person) -> list[QQuickItem]:
    """Return the lines that are on the screen, from the top."""
    found = person.items(lambda item: item.metaObject().className().startswith("MatchRow"))
    return sorted(found, key=lambda item: person.middle(item).y())


def shows(person: Person, text: str) -> bool:
    """Tell whether a sentence with ``text`` in it can be read on the screen."""
    return bool(person.items(lambda item: text in str(item.property("text") or "")))


def write(person: Person, text: str) -> None:
    """Type ``text`` where the focus is."""
    for letter in text:
        QTest.keyClick(person.window, letter)
    person.wait()


# What is shown


def test_matches_are_told_with_the_latest_first(house: House, go: Callable[[], Person]) -> None:
    given_up(house.store)
    finished(house.store, 40, 12, practice=True)
    under_way(house.store, level=Level.MYCROFT)
    person = go()
    told = [
        (row.property("title"), row.property("players"), row.property("standing"))
        for row in rows(person)
    ]
    assert told == [
        ("Lost Cities", "Against Mycroft Holmes", "Under way"),
        ("Lost Cities", "Against Dr Watson", "Won, 40 to 12"),
        ("Lost Cities", "Against Wiggins", "Given up"),
    ]
    assert rows(person)[1].property("remark") == "practice"
    assert shows(person, "Continue")
    assert shows(person, "Look at the end")


def test_a_long_list_begins_with_its_first_line(house: House, go: Callable[[], Person]) -> None:
    for _ in range(20):
        finished(house.store)
    house.matches.refresh()
    for _ in range(10):
        finished(house.store)
    first = under_way(house.store)
    person = go()
    assert rows(person)[0].property("match") == first
    assert rows(person)[0].property("current") is True


def test_an_empty_library_is_friendly(window: QQuickWindow, go: Callable[[], Person]) -> None:
    person = go()
    assert shows(person, "No matches yet")
    person.press(Qt.Key.Key_Tab)
    person.click(person.middle(person.button("To the shelf")))
    assert window.property("page") == "shelf"


def test_words_follow_the_language(house: House, go: Callable[[], Person]) -> None:
    finished(house.store, 40, 12)
    person = go()
    house.settings.change("language", "fa")
    person.wait()
    assert "۴۰" in rows(person)[0].property("standing")
    house.settings.change("language", "en")


def test_matches_are_filtered(house: House, go: Callable[[], Person]) -> None:
    finished(house.store)
    under_way(house.store)
    person = go()
    tab_to(person, "stateFilter")
    person.press(RIGHT)
    person.press(ENTER)
    assert [row.property("standing") for row in rows(person)] == ["Under way"]
    person.press(RIGHT)
    person.press(ENTER)
    assert [row.property("standing") for row in rows(person)] == ["Won, 40 to 30"]


def test_a_filter_that_leaves_nothing_can_be_lifted(house: House, go: Callable[[], Person]) -> None:
    finished(house.store)
    person = go()
    house.matches.chooseState("open")
    person.wait()
    assert rows(person) == []
    person.click(person.middle(person.button("Show all")))
    assert len(rows(person)) == 1


# Opening


def test_enter_goes_on_with_the_match_under_the_focus(
    house: House, window: QQuickWindow, go: Callable[[], Person]
) -> None:
    older = under_way(house.store)
    finished(house.store)
    person = go()
    person.press(DOWN)
    person.press(ENTER)
    assert window.property("page") == "table"
    assert house.table.on_the_table.match.id == older
    assert house.table.property("replaying") is False


def test_the_end_of_a_match_is_looked_at(
    house: House, window: QQuickWindow, go: Callable[[], Person], qtbot: QtBot
) -> None:
    given_up(house.store)
    go().press(ENTER)
    assert window.property("page") == "table"
    until(qtbot, lambda: house.table.property("over"))


def test_a_match_is_replayed_by_its_button(
    house: House, window: QQuickWindow, go: Callable[[], Person]
) -> None:
    under_way(house.store)
    person = go()
    person.click(person.middle(person.button("Replay")))
    assert window.property("page") == "table"
    assert house.table.property("replaying") is True


def test_the_buttons_of_the_line_under_the_focus_are_reached_by_tab(
    house: House, window: QQuickWindow, go: Callable[[], Person]
) -> None:
    finished(house.store)
    under_way(house.store)
    person = go()
    person.press(DOWN)
    labels = []
    for _ in range(5):
        person.press(Qt.Key.Key_Tab)
        labels.append(focus(person).property("text"))
    assert labels == ["Look at the end", "Replay", "Verify the deal", "Export…", "Delete"]


# Verifying


def test_the_deal_of_a_match_that_is_over_is_verified_by_a_key(
    house: House, go: Callable[[], Person]
) -> None:
    done = play_out(lost_cities_match(seed="KEPT"))
    house.store.add(done.record, result=done.result)
    person = go()
    person.press(Qt.Key.Key_V)
    assert shows(person, "Fair deal")
    assert house.deal.property("promise") == seed_hash("KEPT")
    assert [finding["holds"] for finding in house.deal.property("findings")] == [True] * 3
    assert shows(person, "It ends as it ended.")
    person.press(DELETE)
    person.press(ESCAPE)
    assert not shows(person, "Fair deal")
    assert len(house.store.matches()) == 1
    assert within(focus(person), "matchList")


def test_a_result_that_was_kept_otherwise_is_found_out(
    house: House, go: Callable[[], Person]
) -> None:
    done = play_out(lost_cities_match(seed="CHANGED"))
    assert done.result is not None
    house.store.add(done.record, result=msgspec.structs.replace(done.result, scores=(99, 0)))
    person = go()
    person.click(person.middle(person.button("Verify the deal")))
    assert shows(person, "It ends otherwise than it was kept.")
    assert house.deal.property("findings")[-1]["holds"] is False


def test_a_noted_fingerprint_is_compared(house: House, go: Callable[[], Person]) -> None:
    done = play_out(lost_cities_match(seed="NOTED"))
    house.store.add(done.record, result=done.result)
    person = go()
    person.press(Qt.Key.Key_V)
    field = person.item(label="The fingerprint that you noted")
    person.click(person.middle(field))
    write(person, "abc")
    assert shows(person, "is another one")
    QTest.keyClick(person.window, Qt.Key.Key_A, CONTROL)
    write(person, seed_hash("NOTED").upper())
    assert shows(person, "This is the fingerprint that you noted.")


def test_the_deal_of_a_match_under_way_stays_a_secret(
    house: House, go: Callable[[], Person]
) -> None:
    under_way(house.store)
    person = go()
    button = person.button("Verify the deal")
    assert not button.isEnabled()
    assert button.property("whyNot") == "Possible when the match is over."
    person.press(Qt.Key.Key_V)
    assert not shows(person, "Fair deal")


def test_a_match_that_is_gone_is_not_verified_but_told(
    house: House, go: Callable[[], Person], expect_log: Callable[[str], None]
) -> None:
    expect_log("missing")
    gone = finished(house.store)
    person = go()
    house.store.delete(gone)
    person.press(Qt.Key.Key_V)
    assert not shows(person, "Fair deal")
    assert shows(person, "not in your library any more")


# What cannot be opened


def test_a_match_that_cannot_be_played_says_why(
    house: House, window: QQuickWindow, go: Callable[[], Person]
) -> None:
    under_way(house.store, game="hearts")
    under_way(house.store, rules_version=99)
    person = go()
    assert [row.property("readable") for row in rows(person)] == [False, False]
    assert shows(person, "another version of the rules")
    assert shows(person, "a game that this Divan does not have")
    assert not person.button("Continue").isEnabled()
    person.press(ENTER)
    assert window.property("page") == "matches"
    house.settings.change("confirm_delete", False)
    person.press(DELETE)
    assert [row.property("title") for row in rows(person)] == ["hearts"]


def test_a_damaged_match_is_told_when_it_is_opened(
    house: House, window: QQuickWindow, go: Callable[[], Person], expect_log: Callable[[str], None]
) -> None:
    expect_log("damaged")
    match = under_way(house.store)
    with house.store._writing() as connection:
        connection.execute("INSERT INTO turns VALUES (?, 1, '{}')", (match,))
    person = go()
    person.press(ENTER)
    assert window.property("page") == "matches"
    assert shows(person, "This match is damaged")


# Deleting


def test_deleting_asks_once(house: House, go: Callable[[], Person]) -> None:
    kept, gone = finished(house.store), under_way(house.store)
    person = go()
    person.press(DELETE)
    assert shows(person, ASKED)
    person.press(ESCAPE)
    assert not shows(person, ASKED)
    assert house.store.match(gone) is not None
    person.press(DELETE)
    person.press(RIGHT)
    person.press(ENTER)
    assert house.store.match(gone) is None
    assert [row.property("match") for row in rows(person)] == [kept]
    assert shows(person, "The match was deleted.")


def test_the_focus_stays_in_the_list_when_a_match_goes(
    house: House, go: Callable[[], Person]
) -> None:
    house.settings.change("confirm_delete", False)
    for _ in range(3):
        finished(house.store)
    person = go()
    person.press(DOWN)
    person.press(DELETE)
    person.press(DELETE)
    assert len(rows(person)) == 1
    assert rows(person)[0].property("current") is True
    person.press(DELETE)
    assert shows(person, "No matches yet")


def test_a_match_that_cannot_be_deleted_is_told(
    house: House, go: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(match: str) -> None:
        raise StoreError(SaveTrouble.READ_ONLY, "read only")

    finished(house.store)
    house.settings.change("confirm_delete", False)
    monkeypatch.setattr(house.store, "delete", fail)
    person = go()
    person.press(DELETE)
    assert len(rows(person)) == 1
    assert shows(person, "cannot be written: nothing was changed")


# Files


def test_a_match_goes_to_a_file_and_comes_back(
    house: House, go: Callable[[], Person], tmp_path: Path
) -> None:
    match = under_way(house.store)
    person = go()
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
    house: House, go: Callable[[], Person], tmp_path: Path
) -> None:
    match = under_way(house.store)
    finished(house.store)
    file = tmp_path / "mine.divan"
    person = go()
    house.matches.takeOut(match, QUrl.fromLocalFile(str(file)))
    person.item(objectName="matchesPage").bringIn(QUrl.fromLocalFile(str(file)))
    person.wait()
    assert shows(person, "This match is in your library already.")
    assert len(rows(person)) == 2
    (current,) = [row for row in rows(person) if row.property("current")]
    assert current.property("match") == match


def test_a_file_that_was_not_chosen_is_not_written_over(
    house: House, go: Callable[[], Person], tmp_path: Path
) -> None:
    """The dialog has asked about ``mine``, not about ``mine.divan``."""
    match = under_way(house.store)
    (tmp_path / "mine.divan").write_text("here first")
    person = go()
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
    go: Callable[[], Person],
    expect_log: Callable[[str], None],
) -> None:
    expect_log("no_access")
    match = under_way(house.store)
    person = go()
    house.matches.takeOut(match, QUrl(address))
    person.wait()
    assert shows(person, "cannot be read or written")
    house.matches.clearNotice()
    person.item(objectName="matchesPage").bringIn(QUrl(address))
    person.wait()
    assert shows(person, "cannot be read or written")


def test_a_match_that_is_gone_has_no_file_and_is_told(
    house: House, go: Callable[[], Person], tmp_path: Path, expect_log: Callable[[str], None]
) -> None:
    expect_log("missing")
    person = go()
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
    go: Callable[[], Person],
    tmp_path: Path,
    expect_log: Callable[[str], None],
) -> None:
    content, told, logged = BAD_FILES[kind]
    expect_log(logged)
    file = tmp_path / "bad.divan"
    file.write_bytes(content)
    person = go()
    person.item(objectName="matchesPage").bringIn(QUrl.fromLocalFile(str(file)))
    person.wait()
    assert shows(person, told)
    assert house.store.matches() == ()
    assert file.read_bytes() == content


def test_a_file_that_is_not_there_is_told(
    house: House, go: Callable[[], Person], tmp_path: Path, expect_log: Callable[[str], None]
) -> None:
    expect_log("no_access")
    person = go()
    page = person.item(objectName="matchesPage")
    page.bringIn(QUrl.fromLocalFile(str(tmp_path / "nowhere.divan")))
    person.wait()
    assert shows(person, "cannot be read or written")


def test_a_folder_that_cannot_be_written_is_told(
    house: House, go: Callable[[], Person], tmp_path: Path, expect_log: Callable[[str], None]
) -> None:
    expect_log("no_access")
    match = under_way(house.store)
    person = go()
    house.matches.takeOut(match, QUrl.fromLocalFile(str(tmp_path / "no" / "folder.divan")))
    person.wait()
    assert shows(person, "cannot be read or written")


@pytest.mark.parametrize(
    ("key", "dialog"), [(Qt.Key.Key_E, "writingDialog"), (Qt.Key.Key_I, "readingDialog")]
)
def test_dialogs_for_files_open_by_keys_and_not_before(
    house: House,
    window: QQuickWindow,
    go: Callable[[], Person],
    key: Qt.Key,
    dialog: str,
) -> None:
    under_way(house.store)
    person = go()
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
    house: House, go: Callable[[], Person], tmp_path: Path, expect_log: Callable[[str], None]
) -> None:
    """A file of a game or of rules that this Divan does not have is left as it was."""
    expect_log("unknown_game")
    file = tmp_path / "match.divan"
    house.library.take_out(under_way(house.store), file)
    content = msgspec.json.decode(file.read_bytes())
    content["record"]["game"] = "hearts"
    file.write_bytes(msgspec.json.encode(content))
    person = go()
    person.item(objectName="matchesPage").bringIn(QUrl.fromLocalFile(str(file)))
    person.wait()
    assert shows(person, "a game that this Divan does not have")
