"""Opening the store so that the app always starts and nothing is ever lost."""

import sqlite3
import time
from contextlib import closing
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Final

import msgspec

from divan.session.store import schema
from divan.session.store.store import Store, connect
from divan.session.store.trouble import primary_code

FILE_NAME: Final = "divan.db"
PATIENCE: Final = 10.0
"""Seconds to go on trying while another window is making or mending the same file."""
_PAUSE: Final = 0.02
_MAGIC: Final = b"SQLite format 3\0"
_HEADER_BYTES: Final = 20
_FORMATS: Final = frozenset({1, 2})
_COMPANIONS: Final = ("", "-journal", "-wal", "-shm")
_BUSY: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_OUTSIDE: Final = (
    *_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
)
"""Errors that come from around the file and say nothing against what is in it."""


class OpeningTrouble(StrEnum):
    """What was wrong with the file."""

    BROKEN = "broken"
    """Not a database, or a damaged one: it was put aside and a new one begun."""
    FOREIGN = "foreign"
    """A database of another program: likewise."""
    NEWER = "newer"
    """Made by a newer Divan: it stays where it is, and another file is used."""
    NO_FOLDER = "no_folder"
    """The folder cannot be written: everything is kept in memory only."""


class Notice(msgspec.Struct, frozen=True):
    """What a person must be told: the trouble, and where the old file lies."""

    trouble: OpeningTrouble
    path: str


def open_store(folder: Path) -> tuple[Store, tuple[Notice, ...]]:
    """Return a store that works, and what had to be done for it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return _open_patiently(folder / FILE_NAME)
    except (OSError, sqlite3.Error):
        notice = Notice(OpeningTrouble.NO_FOLDER, str(folder))
        return Store(connect(":memory:")), (notice,)


def _open_patiently(path: Path) -> tuple[Store, tuple[Notice, ...]]:
    """Wait for another window that is opening the file at the same moment."""
    give_up = time.monotonic() + PATIENCE
    while True:
        try:
            return _open(path)
        except sqlite3.OperationalError as error:
            if primary_code(error) not in _BUSY or time.monotonic() >= give_up:
                raise
        time.sleep(_PAUSE)


def _open(path: Path) -> tuple[Store, tuple[Notice, ...]]:
    trouble = _examine(path)
    if trouble is None:
        return Store(connect(path), path), ()
    older = path.with_name(f"divan-{schema.VERSION}.db")
    if trouble is OpeningTrouble.NEWER and path != older:
        store, notices = _open(older)
        return store, (Notice(trouble, str(path)), *notices)
    kept = _put_aside(path)
    return Store(connect(path), path), (Notice(trouble, str(kept)),)


def _examine(path: Path) -> OpeningTrouble | None:
    """Look at the file before anything is written to it; an older one is backed up."""
    if not path.exists():
        return None
    if not path.is_file() or not _looks_like_a_database(path):
        return OpeningTrouble.BROKEN
    try:
        try:
            return _look(path, "ro")
        except sqlite3.OperationalError as error:
            if getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_READONLY_ROLLBACK:
                raise
        # A crash left a half-done change behind; SQLite takes it back only when it may write.
        return _look(path, "rw")
    except sqlite3.DatabaseError as error:
        if primary_code(error) in _OUTSIDE:
            raise
        return OpeningTrouble.BROKEN
    except UnicodeDecodeError:  # even the names in SQLite's own words make no sense
        return OpeningTrouble.BROKEN


def _looks_like_a_database(path: Path) -> bool:
    """Tell whether the file is empty or begins as every SQLite file does.

    After the magic word and the size of a page come two format numbers; SQLite only
    reads a file in which one of them is unknown, and never says so.
    """
    with path.open("rb") as file:
        header = file.read(_HEADER_BYTES)
    known = header.startswith(_MAGIC) and set(header[18:20]) <= _FORMATS
    return not header or (known and len(header) == _HEADER_BYTES)


def _look(path: Path, mode: str) -> OpeningTrouble | None:
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    with closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as connection:
        connection.execute("BEGIN")  # one view of the file, whatever other windows do
        if not schema.is_ours(connection):
            return OpeningTrouble.FOREIGN
        version = schema.version_of(connection)
        if version > schema.VERSION:
            return OpeningTrouble.NEWER
        (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if verdict != "ok" or version < 0:
            return OpeningTrouble.BROKEN
        if version == schema.VERSION and not schema.is_whole(connection):
            return OpeningTrouble.BROKEN
        if 0 < version < schema.VERSION:
            _back_up(connection, path.with_name(f"{path.stem}-version-{version}.db"))
    return None


def _back_up(connection: sqlite3.Connection, target: Path) -> None:
    """Copy the database before a migration; an earlier backup of that version stays."""
    if target.exists():
        return
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    with closing(sqlite3.connect(part)) as copy:
        connection.backup(copy)
    part.replace(target)


def _put_aside(path: Path) -> Path:
    """Rename the file, so that it is neither used nor overwritten; return its new path."""
    moment = datetime.now().strftime("%Y%m%d-%H%M%S-%f")
    kept = path.with_name(f"{path.stem}-kept-{moment}{path.suffix}")
    for companion in _COMPANIONS:
        part = path.with_name(path.name + companion)
        if part.exists():
            part.rename(kept.with_name(kept.name + companion))
    return kept
