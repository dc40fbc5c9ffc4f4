"""The way from every older version of the file to the newest."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from divan.session.store import schema
from divan.session.store.opening import FILE_NAME, OpeningTrouble, open_store
from divan.session.store.store import Change
from helpers.matches import lost_cities_match, play_out

STARS = ("ALTER TABLE matches ADD COLUMN stars INTEGER NOT NULL DEFAULT 3",)


@pytest.fixture
def old(folder: Path) -> Path:
    """A file of the version before the one that the test makes up."""
    store, _ = open_store(folder)
    store.add(play_out(lost_cities_match()).record)
    store.put_setting("volume", "40")
    store.close()
    return folder / FILE_NAME


def newer(monkeypatch: pytest.MonkeyPatch, *statements: tuple[str, ...]) -> None:
    """Make this a Divan whose schema is some versions further."""
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, *statements))
    monkeypatch.setattr(schema, "VERSION", schema.VERSION + len(statements))


def ask(path: Path, question: str) -> list:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(question).fetchall()


def test_a_new_file_has_the_newest_version_and_our_mark(old: Path) -> None:
    assert ask(old, "PRAGMA user_version") == [(schema.VERSION,)]
    assert ask(old, "PRAGMA application_id") == [(int.from_bytes(b"DIVN", "big"),)]
    assert ask(old, "PRAGMA journal_mode") == [("wal",)]


def test_an_old_file_is_backed_up_and_brought_forward_with_all_that_is_in_it(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    version = schema.VERSION
    before = ask(old, "SELECT * FROM turns ORDER BY ply")
    newer(monkeypatch, STARS, ("CREATE TABLE medals (name TEXT)",))
    store, notices = open_store(old.parent)
    (match,) = store.matches()
    store.change(match.id, 0, Change(0, (), practice=False, resigned=None, result=None, seconds=0))
    store.close()
    assert notices == ()
    assert ask(old, "PRAGMA user_version") == [(version + 2,)]
    assert ask(old, "SELECT stars FROM matches") == [(3,)]
    backup = old.with_name(f"divan-version-{version}.db")
    assert ask(backup, "SELECT * FROM turns ORDER BY ply") == before
    assert ask(backup, "PRAGMA user_version") == [(version,)]
    assert ask(backup, "SELECT * FROM settings") == [("volume", "40")]


def test_a_backup_that_is_there_already_stays(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    backup = old.with_name(f"divan-version-{schema.VERSION}.db")
    backup.write_bytes(b"precious")
    newer(monkeypatch, STARS)
    open_store(old.parent)[0].close()
    assert backup.read_bytes() == b"precious"


def test_a_backup_that_a_crash_cut_short_is_made_anew(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backup = old.with_name(f"divan-version-{schema.VERSION}.db")
    backup.with_name(f"{backup.name}.part").write_bytes(b"half")
    newer(monkeypatch, STARS)
    open_store(old.parent)[0].close()
    assert ask(backup, "SELECT count(*) FROM matches") == [(1,)]
    assert not list(old.parent.glob("*.part"))


def test_a_migration_that_fails_half_way_leaves_the_file_as_it_was(
    old: Path, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[[str], None]
) -> None:
    expect_log("cannot be used")
    version = schema.VERSION
    newer(monkeypatch, STARS, ("UPDATE matches SET stars = 5", "UPDATE matches SET stars = NULL"))
    store, (notice,) = open_store(old.parent)
    store.put_setting("works", "true")
    store.close()
    assert notice.trouble is OpeningTrouble.BROKEN
    kept = Path(notice.path)
    assert ask(kept, "PRAGMA user_version") == [(version,)]
    assert ask(kept, "SELECT value FROM settings") == [("40",)]
    with pytest.raises(sqlite3.OperationalError, match="stars"):
        ask(kept, "SELECT stars FROM matches")


def test_a_file_that_another_window_brought_further_is_not_set_back(old: Path) -> None:
    with closing(sqlite3.connect(old, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
        schema.migrate(connection)
        assert schema.version_of(connection) == schema.VERSION + 1
