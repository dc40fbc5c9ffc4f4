"""Whatever lies where the store should be: the app starts, and no old byte is lost."""

import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from divan.session.store.opening import FILE_NAME, OpeningTrouble
from helpers.stores import foreign, opened, put_aside


def broken(name: str, whole: bytes) -> bytes:
    """Return the bytes of a broken database."""
    noise = random.Random(name).randbytes(5000)
    page = 4096
    return {
        "noise": noise,
        "text": b"dear diary\n" * 100,
        "truncated": whole[: len(whole) // 2 + 100],
        "only a header": whole[:100],
        "zeros": bytes(8192),
        "no schema": whole[:100] + noise[: page - 100] + whole[page:],
        "a page of noise": whole[: 5 * page] + noise[:page] + whole[6 * page :],
    }[name]


@pytest.mark.parametrize(
    "name",
    ["noise", "text", "truncated", "only a header", "zeros", "no schema", "a page of noise"],
)
def test_a_broken_file_is_put_aside_byte_for_byte(full: Path, name: str) -> None:
    contents = broken(name, full.read_bytes())
    full.write_bytes(contents)
    with opened(full.parent) as (store, (notice,)):
        assert notice.trouble is OpeningTrouble.BROKEN
        assert len(store.matches()) == 1
    assert Path(notice.path).read_bytes() == contents
    assert put_aside(full.parent) == [Path(notice.path)]
    with opened(full.parent) as (store, notices):
        assert notices == (), "it is told once"
        assert len(store.matches()) == 2


def test_a_folder_in_its_place_is_put_aside_with_all_that_is_in_it(folder: Path) -> None:
    (folder / FILE_NAME).mkdir(parents=True)
    (folder / FILE_NAME / "letter.txt").write_text("keep me")
    with opened(folder) as (_, (notice,)):
        assert notice.trouble is OpeningTrouble.BROKEN
    assert (Path(notice.path) / "letter.txt").read_text() == "keep me"


@pytest.mark.parametrize(
    "pragmas",
    [(), ("application_id = 77",), ("journal_mode = WAL",), ("user_version = 1",)],
    ids=["plain", "marked", "WAL", "same version"],
)
def test_a_database_of_another_program_is_put_aside_byte_for_byte(
    folder: Path, pragmas: tuple[str, ...]
) -> None:
    foreign(folder / FILE_NAME, *pragmas)
    contents = (folder / FILE_NAME).read_bytes()
    with opened(folder) as (_, (notice,)):
        assert notice.trouble is OpeningTrouble.FOREIGN
    assert Path(notice.path).read_bytes() == contents


def test_an_empty_database_that_is_marked_as_anothers_is_put_aside(folder: Path) -> None:
    folder.mkdir()
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        connection.execute("PRAGMA application_id = 77")
    with opened(folder) as (_, (notice,)):
        assert notice.trouble is OpeningTrouble.FOREIGN


def test_what_another_program_had_not_yet_written_into_its_file_goes_along(folder: Path) -> None:
    foreign(folder / FILE_NAME, "journal_mode = WAL")
    with closing(sqlite3.connect(folder / FILE_NAME, isolation_level=None)) as connection:
        connection.execute("INSERT INTO recipes VALUES ('stamppot')")
        copy = folder.parent / "copy"
        shutil.copytree(folder, copy)
    wal = (copy / f"{FILE_NAME}-wal").read_bytes()
    assert wal
    with opened(copy) as (_, (notice,)):
        assert notice.trouble is OpeningTrouble.FOREIGN
    assert Path(f"{notice.path}-wal").read_bytes() == wal
    with closing(sqlite3.connect(notice.path)) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM recipes")]
    assert names == ["ghormeh sabzi", "stamppot"]


@pytest.mark.parametrize("statement", ["DROP TABLE turns", "ALTER TABLE matches DROP COLUMN seed"])
def test_a_file_of_ours_in_which_something_is_missing_is_broken(full: Path, statement: str) -> None:
    with closing(sqlite3.connect(full)) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute(statement)
        connection.commit()
    with opened(full.parent) as (_, (notice,)):
        assert notice.trouble is OpeningTrouble.BROKEN


MALFORMED = {
    "a column too many": "ALTER TABLE settings ADD COLUMN extra TEXT NOT NULL DEFAULT 'x'",
    "a trigger": """CREATE TRIGGER t BEFORE INSERT ON settings
        BEGIN SELECT RAISE(ABORT, 'no'); END""",
    "any type": """DROP TABLE settings;
        CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
        INSERT INTO settings VALUES ('theme', x'00ff')""",
    "no value": """DROP TABLE settings;
        CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT) STRICT, WITHOUT ROWID;
        INSERT INTO settings VALUES ('theme', NULL)""",
    "one match a game": "CREATE UNIQUE INDEX one ON settings (value)",
}


@pytest.mark.parametrize("name", MALFORMED)
def test_a_file_of_ours_in_which_something_is_odd_is_broken(full: Path, name: str) -> None:
    with closing(sqlite3.connect(full)) as connection:
        connection.executescript(MALFORMED[name])
    contents = full.read_bytes()
    with opened(full.parent) as (_, (notice,)):
        assert notice.trouble is OpeningTrouble.BROKEN
    assert Path(notice.path).read_bytes() == contents


def test_a_file_of_ours_that_has_lost_its_version_is_put_aside(
    full: Path, expect_log: Callable[[str], None]
) -> None:
    expect_log("cannot be used")
    with closing(sqlite3.connect(full)) as connection:
        connection.execute("PRAGMA user_version = 0")
    contents = full.read_bytes()
    with opened(full.parent) as (_, (notice,)):
        assert notice.trouble is OpeningTrouble.BROKEN
    assert Path(notice.path).read_bytes() == contents


@pytest.mark.parametrize("target", ["/nowhere/divan.db", FILE_NAME], ids=["dangling", "loop"])
def test_a_link_that_leads_nowhere_is_put_aside(folder: Path, target: str) -> None:
    folder.mkdir()
    (folder / FILE_NAME).symlink_to(target)
    with opened(folder) as (_, (notice,)):
        assert notice.trouble is OpeningTrouble.BROKEN
    assert Path(notice.path).readlink() == Path(target)


@pytest.mark.parametrize("companion", ["-wal", "-journal", "-shm"])
def test_a_folder_where_a_file_of_sqlite_belongs_is_put_aside_alone(
    full: Path, companion: str
) -> None:
    intruder = full.with_name(FILE_NAME + companion)
    intruder.mkdir()
    (intruder / "letter.txt").write_text("keep me")
    with opened(full.parent) as (store, (notice,)):
        assert notice.trouble is OpeningTrouble.IN_THE_WAY
        assert len(store.matches()) == 13
    assert (Path(notice.path) / "letter.txt").read_text() == "keep me"


def test_random_damage_never_keeps_the_app_from_starting(full: Path) -> None:
    whole = full.read_bytes()
    dice = random.Random("damage")
    for _ in range(40):
        damaged = bytearray(whole)
        for _ in range(dice.choice([1, 3, 40])):
            start = dice.choice([dice.randrange(100), dice.randrange(len(whole))])
            damaged[start] = dice.randrange(256)
        full.write_bytes(damaged)
        with opened(full.parent) as (store, notices):
            matches = store.matches()
            for match in matches:
                store.turns(match.id)
        for notice in notices:
            assert notice.trouble is not OpeningTrouble.NO_FOLDER
            assert Path(notice.path).read_bytes() == damaged
        for path in full.parent.iterdir():
            path.unlink()
