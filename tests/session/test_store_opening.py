"""Whatever lies where the store should be: the app starts, and no old byte is lost."""

import random
import shutil
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from divan.session.store import opening, schema
from divan.session.store.aside import alone
from divan.session.store.opening import FILE_NAME, Notice, OpeningTrouble, open_store
from divan.session.store.store import Store
from divan.session.store.trouble import StoreError
from divan.session.updates import SaveTrouble
from helpers.disks import read_only
from helpers.matches import lost_cities_match, lost_cities_record, play_out


@contextmanager
def opened(folder: Path) -> Iterator[tuple[Store, tuple[Notice, ...]]]:
    """Open the store for the length of a block; it must be one that works."""
    store, notices = open_store(folder)
    try:
        kept = store.add(lost_cities_record("WORKS"))
        store.put_setting("works", "true")
        assert store.match(kept) is not None
        yield store, notices
    finally:
        store.close()


@pytest.fixture
def full(folder: Path) -> Path:
    """A store with some matches in it, as a file that nobody has open."""
    record = play_out(lost_cities_match()).record
    store, _ = open_store(folder)
    for _ in range(12):
        store.add(record)
    store.close()
    return folder / FILE_NAME


def foreign(path: Path, *pragmas: str) -> None:
    """Make a database of another program."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("CREATE TABLE recipes (name TEXT)")
        connection.execute("INSERT INTO recipes VALUES ('ghormeh sabzi')")


def put_aside(folder: Path) -> list[Path]:
    """Return the files that were put aside, without those that belong to one."""
    return [path for path in folder.glob("divan-kept-*.db") if not path.name.endswith("-wal")]


def test_the_first_time_the_folder_and_the_file_are_made(folder: Path) -> None:
    with opened(folder / "deep" / "down") as (_, notices):
        assert notices == ()
    with opened(folder / "deep" / "down") as (store, notices):
        assert notices == ()
        assert len(store.matches()) == 2
    assert [path.name for path in (folder / "deep" / "down").iterdir()] == [FILE_NAME]


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


def test_an_empty_file_is_a_new_store(folder: Path) -> None:
    folder.mkdir()
    (folder / FILE_NAME).touch()
    with opened(folder) as (_, notices):
        assert notices == ()


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


def test_the_files_are_found_where_the_folder_has_an_odd_name(tmp_path: Path) -> None:
    folder = tmp_path / "دیوان? #1 %41&mode=memory"
    for expected in (1, 2):
        with opened(folder) as (store, notices):
            assert notices == ()
            assert len(store.matches()) == expected
    assert [path.name for path in folder.iterdir()] == [FILE_NAME]


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


def test_a_link_to_a_good_file_is_followed(full: Path, tmp_path: Path) -> None:
    place = tmp_path / "linked"
    place.mkdir()
    (place / FILE_NAME).symlink_to(full)
    with opened(place) as (store, notices):
        assert notices == ()
        assert len(store.matches()) == 13


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
