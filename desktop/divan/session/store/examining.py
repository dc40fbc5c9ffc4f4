"""Looking at a file before anything is written to it."""

import os
import sqlite3
from contextlib import closing
from enum import StrEnum
from pathlib import Path
from typing import Final

from divan.session.store import schema
from divan.session.store.trouble import is_outside

_WAIT: Final = 0.1
"""Seconds to wait for another program; whoever opens the store has more patience."""
_MAGIC: Final = b"SQLite format 3\0"
_HEADER_BYTES: Final = 20
_FORMATS: Final = frozenset({1, 2})


class Fault(StrEnum):
    """Why a file cannot be used."""

    BROKEN = "broken"
    FOREIGN = "foreign"
    NEWER = "newer"


def examine(path: Path) -> Fault | None:
    """Return what is wrong with the file; one of an older version is backed up.

    Raises OSError and sqlite3.Error for what comes from around the file.
    """
    if not path.exists():
        # A link to nothing, or to itself: a new file can neither be made nor read there.
        return Fault.BROKEN if os.path.lexists(path) else None
    if not path.is_file() or not _looks_like_a_database(path):
        return Fault.BROKEN
    try:
        try:
            return _look(path, "ro")
        except sqlite3.OperationalError as error:
            if getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_READONLY_ROLLBACK:
                raise
        # A crash left a half-done change behind; SQLite takes it back only when it may write.
        return _look(path, "rw")
    except sqlite3.DatabaseError as error:
        if is_outside(error):
            raise
        return Fault.BROKEN
    except UnicodeDecodeError:  # even the names in SQLite's own words make no sense
        return Fault.BROKEN


def _looks_like_a_database(path: Path) -> bool:
    """Tell whether the file is empty or begins as every SQLite file does.

    After the magic word and the size of a page come two format numbers; SQLite only
    reads a file in which one of them is unknown, and never says so.
    """
    with path.open("rb") as file:
        header = file.read(_HEADER_BYTES)
    known = header.startswith(_MAGIC) and set(header[18:20]) <= _FORMATS
    return not header or (known and len(header) == _HEADER_BYTES)


def _look(path: Path, mode: str) -> Fault | None:
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    with closing(sqlite3.connect(uri, uri=True, isolation_level=None, timeout=_WAIT)) as connection:
        connection.execute("BEGIN")  # one view of the file, whatever other windows do
        if not schema.is_ours(connection):
            return Fault.FOREIGN
        version = schema.version_of(connection)
        if version > schema.VERSION:
            return Fault.NEWER
        (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if verdict != "ok" or version < 0:
            return Fault.BROKEN
        if version == schema.VERSION and not schema.is_whole(connection):
            return Fault.BROKEN
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
