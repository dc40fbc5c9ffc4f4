"""What SQLite's errors mean to a person."""

import errno
import sqlite3
from typing import Final

from divan.session.updates import SaveTrouble


class StoreError(Exception):
    """Raised where something could not be read or written; nothing was changed."""

    def __init__(self, trouble: SaveTrouble, detail: str) -> None:
        super().__init__(f"{trouble}: {detail}")
        self.trouble = trouble


_TROUBLES: Final = {
    sqlite3.SQLITE_FULL: SaveTrouble.DISK_FULL,
    sqlite3.SQLITE_IOERR: SaveTrouble.DISK_FULL,
    sqlite3.SQLITE_READONLY: SaveTrouble.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: SaveTrouble.READ_ONLY,
    sqlite3.SQLITE_PERM: SaveTrouble.READ_ONLY,
    sqlite3.SQLITE_BUSY: SaveTrouble.BUSY,
    sqlite3.SQLITE_LOCKED: SaveTrouble.BUSY,
}
_PRIMARY_CODE: Final = 0xFF
_BUSY: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_OUTSIDE: Final = (
    *_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
)


def primary_code(error: sqlite3.Error) -> int:
    """Return SQLite's own code for ``error``, without the finer distinctions."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return code & _PRIMARY_CODE


def is_busy(error: BaseException) -> bool:
    """Tell whether ``error`` comes from another program that has the file."""
    return isinstance(error, sqlite3.Error) and primary_code(error) in _BUSY


def is_full(error: BaseException) -> bool:
    """Tell whether ``error`` comes from a disk without room."""
    if isinstance(error, sqlite3.Error):
        return _TROUBLES.get(primary_code(error)) is SaveTrouble.DISK_FULL
    return isinstance(error, OSError) and error.errno in {errno.ENOSPC, errno.EDQUOT}


def is_outside(error: sqlite3.Error) -> bool:
    """Tell whether ``error`` comes from around the file and says nothing against it."""
    return primary_code(error) in _OUTSIDE


def as_store_error(error: sqlite3.Error) -> StoreError:
    """Return ``error`` as what it means; anything unknown counts as unreadable."""
    trouble = _TROUBLES.get(primary_code(error), SaveTrouble.UNREADABLE)
    return StoreError(trouble, str(error))
