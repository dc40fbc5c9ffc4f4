"""Another window, another program or a crash had its hands on the same file."""

import shutil
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from divan.session.store import opening, schema
from divan.session.store.aside import alone
from divan.session.store.opening import FILE_NAME, Notice, OpeningTrouble, open_store
from divan.session.store.store import Store
from divan.session.store.trouble import StoreError
from divan.session.updates import SaveTrouble
from helpers.disks import read_only
from helpers.matches import lost_cities_record
from helpers.stores import opened, put_aside


def test_a_window_that_is_writing_is_waited_for(full: Path) -> None:
    writing = sqlite3.connect(full, isolation_level=None, check_same_thread=False)
    with closing(writing) as other:
        other.execute("BEGIN IMMEDIATE")
        other.execute("DELETE FROM settings")
        done = threading.Timer(0.1, other.execute, ("COMMIT",))
        done.start()
        with opened(full.parent) as (_, notices):
            assert notices == ()
        done.join()


def test_a_file_that_stays_locked_is_neither_touched_nor_put_aside(
    full: Path, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[[str], None]
) -> None:
    expect_log("cannot be kept in")
    monkeypatch.setattr(opening, "PATIENCE", 0.0)
    connect = sqlite3.connect
    monkeypatch.setattr(
        sqlite3, "connect", lambda *place, **more: connect(*place, **{**more, "timeout": 0.01})
    )
    with closing(connect(full, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode = DELETE")
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with opened(full.parent) as (_, notices):
            assert notices == (Notice(OpeningTrouble.LOCKED, str(full)),)
    assert put_aside(full.parent) == []


def test_a_file_that_another_program_is_writing_is_opened_at_once(full: Path) -> None:
    with closing(sqlite3.connect(full, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        store, notices = open_store(full.parent)
        assert notices == ()
        assert len(store.matches()) == 12
        with pytest.raises(StoreError) as refused:
            store.put_setting("works", "true")
        assert refused.value.trouble is SaveTrouble.BUSY
        other.execute("ROLLBACK")
        store.put_setting("works", "true")
        store.close()


def test_what_a_crash_left_half_done_is_taken_back(folder: Path) -> None:
    folder.mkdir()
    with closing(sqlite3.connect(folder / FILE_NAME, isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size = 1")
        connection.execute(f"PRAGMA application_id = {schema.APPLICATION_ID}")
        connection.execute("CREATE TABLE filler (x)")
        connection.execute("BEGIN")
        connection.executemany("INSERT INTO filler VALUES (?)", (("x" * 500,) for _ in range(2000)))
        crashed = folder.parent / "crashed"
        shutil.copytree(folder, crashed)
    assert (crashed / f"{FILE_NAME}-journal").exists()
    with opened(crashed) as (_, notices):
        assert notices == ()
    assert not (crashed / f"{FILE_NAME}-journal").exists()


def test_a_half_done_change_of_a_broken_file_does_not_come_over_the_new_one(full: Path) -> None:
    full.write_bytes(b"noise" * 5000)
    journal = full.with_name(f"{FILE_NAME}-journal")
    journal.write_bytes(b"more noise")
    with opened(full.parent) as (_, (notice,)):
        assert not journal.exists()
    assert Path(f"{notice.path}-journal").read_bytes() == b"more noise"


def test_on_a_disk_that_cannot_be_written_even_what_a_crash_left_there_is_shown(
    full: Path, tmp_path: Path, expect_log: Callable[[str], None]
) -> None:
    expect_log("cannot be kept in")
    crashed, place = tmp_path / "crashed", tmp_path / "read-only"
    store, _ = open_store(full.parent)
    store.add(lost_cities_record("LATE"))
    shutil.copytree(full.parent, crashed)
    store.close()
    assert (crashed / f"{FILE_NAME}-wal").stat().st_size
    with read_only(crashed, place), opened(place) as (store, notices):
        assert [notice.trouble for notice in notices] == [OpeningTrouble.READ_ONLY]
        assert "LATE" in [match.seed for match in store.matches()]


def test_two_windows_that_mend_at_once_end_up_with_one_file(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The slow one has seen the broken file, but another lies there when it goes on."""
    folder.mkdir()
    (folder / FILE_NAME).write_bytes(b"noise" * 99)
    looked, mended = threading.Event(), threading.Event()
    mend, found = opening._mend, []

    def mend_late(path: Path) -> tuple[Store, tuple[Notice, ...]]:
        looked.set()
        assert mended.wait(10)
        return mend(path)

    monkeypatch.setattr(opening, "_mend", mend_late)
    slow = threading.Thread(target=lambda: found.append(open_store(folder)))
    slow.start()
    assert looked.wait(10)
    monkeypatch.setattr(opening, "_mend", mend)
    store, (notice,) = open_store(folder)
    store.put_setting("mine", "1")
    mended.set()
    slow.join()
    ((late, notices),) = found
    assert notices == ()
    store.put_setting("mine", "2")
    assert late.settings() == {"mine": "2"}
    assert put_aside(folder) == [Path(notice.path)]
    store.close()
    late.close()


def test_only_one_window_mends_at_a_time(folder: Path) -> None:
    folder.mkdir()
    with alone(folder, 0), pytest.raises(TimeoutError), alone(folder, 0):
        pass
    with alone(folder, 0):
        pass
