"""The store opens: for the first time, from elsewhere, beside a newer one, or in memory."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from divan.session.store import schema
from divan.session.store.opening import FILE_NAME, Notice, OpeningTrouble, open_store
from helpers.disks import read_only
from helpers.matches import lost_cities_match, play_out
from helpers.stores import opened, put_aside


def test_the_first_time_the_folder_and_the_file_are_made(folder: Path) -> None:
    with opened(folder / "deep" / "down") as (_, notices):
        assert notices == ()
    with opened(folder / "deep" / "down") as (store, notices):
        assert notices == ()
        assert len(store.matches()) == 2
    assert [path.name for path in (folder / "deep" / "down").iterdir()] == [FILE_NAME]


def test_an_empty_file_is_a_new_store(folder: Path) -> None:
    folder.mkdir()
    (folder / FILE_NAME).touch()
    with opened(folder) as (_, notices):
        assert notices == ()


def test_a_file_of_a_newer_divan_stays_where_it_is_and_another_is_used(full: Path) -> None:
    with closing(sqlite3.connect(full)) as connection:
        connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    contents = full.read_bytes()
    for _ in range(2):
        with opened(full.parent) as (_, notices):
            assert notices == (Notice(OpeningTrouble.NEWER, str(full)),)
        assert full.read_bytes() == contents
    with closing(sqlite3.connect(full.with_name(f"divan-{schema.VERSION}.db"))) as connection:
        assert connection.execute("SELECT count(*) FROM matches").fetchone() == (2,)


def test_even_the_other_file_may_be_newer_or_broken(full: Path) -> None:
    with closing(sqlite3.connect(full)) as connection:
        connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    other = full.with_name(f"divan-{schema.VERSION}.db")
    shutil.copy(full, other)
    with opened(full.parent) as (_, notices):
        assert [notice.trouble for notice in notices] == [OpeningTrouble.NEWER] * 2
    other.write_bytes(b"noise" * 1000)
    with opened(full.parent) as (_, notices):
        troubles = [notice.trouble for notice in notices]
        assert troubles == [OpeningTrouble.NEWER, OpeningTrouble.BROKEN]


def test_what_others_keep_beside_our_tables_does_no_harm(full: Path) -> None:
    with closing(sqlite3.connect(full)) as connection:
        connection.executescript("CREATE TABLE recipes (name TEXT); ANALYZE")
    with opened(full.parent) as (store, notices):
        assert notices == ()
        assert len(store.matches()) == 13


@pytest.mark.parametrize("place", ["file", "below a file"])
def test_where_no_folder_can_be_made_everything_is_kept_in_memory(
    tmp_path: Path, place: str, expect_log: Callable[[str], None]
) -> None:
    expect_log("cannot be kept in")
    file = tmp_path / "file"
    file.write_text("I was here first")
    folder = file if place == "file" else file / "store"
    with opened(folder) as (store, notices):
        assert notices == (Notice(OpeningTrouble.NO_FOLDER, str(folder)),)
        assert len(store.matches()) == 1
    assert file.read_text() == "I was here first"


def test_a_file_that_can_only_be_read_is_left_alone(
    full: Path, tmp_path: Path, expect_log: Callable[[str], None]
) -> None:
    expect_log("cannot be kept in")
    place = tmp_path / "read-only"
    contents = full.read_bytes()
    with read_only(full.parent, place), opened(place) as (store, notices):
        assert notices == (Notice(OpeningTrouble.READ_ONLY, str(place)),)
        assert len(store.matches()) == 13, "those of the file, and a new one in memory"
        assert not store.lasting
    assert full.read_bytes() == contents


def test_the_files_are_found_where_the_folder_has_an_odd_name(tmp_path: Path) -> None:
    folder = tmp_path / "دیوان? #1 %41&mode=memory"
    for expected in (1, 2):
        with opened(folder) as (store, notices):
            assert notices == ()
            assert len(store.matches()) == expected
    assert [path.name for path in folder.iterdir()] == [FILE_NAME]


def test_a_link_to_a_good_file_is_followed(full: Path, tmp_path: Path) -> None:
    place = tmp_path / "linked"
    place.mkdir()
    (place / FILE_NAME).symlink_to(full)
    with opened(place) as (store, notices):
        assert notices == ()
        assert len(store.matches()) == 13


def test_what_was_played_beside_a_newer_file_is_taken_over_once_that_can_be_read(
    full: Path,
) -> None:
    with closing(sqlite3.connect(full)) as connection:
        connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    record = play_out(lost_cities_match(seed="BESIDE")).record
    store, _ = open_store(full.parent)
    match = store.add(record)
    store.put_note(match, "notebook", "the butler")
    store.close()
    with closing(sqlite3.connect(full)) as connection:
        connection.execute(f"PRAGMA user_version = {schema.VERSION}")
    for _ in range(2):
        store, notices = open_store(full.parent)
        assert notices == ()
        assert len(store.matches()) == 13
        assert len(store.turns(match)) == len(record.turns)
        assert store.note(match, "notebook") == "the butler"
        store.close()
    assert len(put_aside(full.parent)) == 0
    assert len(list(full.parent.glob("divan-*-kept-*.db"))) == 1
