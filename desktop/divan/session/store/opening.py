"""Opening the store so that the app always starts and nothing is ever lost."""

import logging
import shutil
import sqlite3
import tempfile
import time
from contextlib import closing
from enum import StrEnum
from pathlib import Path
from typing import Final

import msgspec

from divan.session.store import schema
from divan.session.store.aside import alone, clear_companions, put_aside
from divan.session.store.examining import Fault, examine
from divan.session.store.store import Store, connect
from divan.session.store.trouble import StoreError, is_busy, is_full, is_outside

FILE_NAME: Final = "divan.db"
PATIENCE: Final = 2.0
"""Seconds to go on trying while another window is making or mending the same file."""
_PAUSE: Final = 0.02
_COPIED: Final = ("", "-journal", "-wal")

_log = logging.getLogger(__name__)


class OpeningTrouble(StrEnum):
    """What was wrong with the file."""

    BROKEN = "broken"
    """Not a database, a damaged or a useless one: it was put aside and a new one begun."""
    FOREIGN = "foreign"
    """A database of another program: likewise."""
    NEWER = "newer"
    """Made by a newer Divan: it stays where it is, and another file is used."""
    IN_THE_WAY = "in_the_way"
    """Something lay where a file beside the store belongs: only that was put aside."""
    LOCKED = "locked"
    """Another program holds the file: everything is kept in memory only."""
    DISK_FULL = "disk_full"
    """There is no room: what can be read is shown, and nothing new is kept."""
    READ_ONLY = "read_only"
    """The file can only be read: what is in it is shown, and nothing new is kept."""
    NO_FOLDER = "no_folder"
    """The folder cannot be used at all: everything is kept in memory only."""


class Notice(msgspec.Struct, frozen=True):
    """What a person must be told: the trouble, and where the old file lies."""

    trouble: OpeningTrouble
    path: str


def open_store(folder: Path) -> tuple[Store, tuple[Notice, ...]]:
    """Return a store that works, and what had to be done for it."""
    path = folder / FILE_NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return _open_patiently(path)
    except (OSError, sqlite3.Error) as error:
        _log.warning("the matches cannot be kept in %s: %s", path, error)
        return _open_in_memory(path, error)


def _open_patiently(path: Path) -> tuple[Store, tuple[Notice, ...]]:
    """Wait for another window that is opening the file at the same moment."""
    give_up = time.monotonic() + PATIENCE
    while True:
        try:
            return _open(path)
        except sqlite3.OperationalError as error:
            if not is_busy(error) or time.monotonic() >= give_up:
                raise
        time.sleep(_PAUSE)


def _open(path: Path) -> tuple[Store, tuple[Notice, ...]]:
    cleared = tuple(Notice(OpeningTrouble.IN_THE_WAY, str(kept)) for kept in clear_companions(path))
    opened = _try(path)
    if opened is Fault.NEWER and path != _beside(path):
        store, notices = _open(_beside(path))
        return store, (*cleared, Notice(OpeningTrouble.NEWER, str(path)), *notices)
    if isinstance(opened, Fault):
        store, notices = _mend(path)
        return store, (*cleared, *notices)
    _take_over(opened, path)
    return opened, cleared


def _try(path: Path) -> Store | Fault:
    """Open the file, or return why it cannot be used."""
    fault = examine(path)
    if fault is not None:
        return fault
    try:
        return Store(connect(path), path)
    except sqlite3.DatabaseError as error:
        if is_outside(error):
            raise
        _log.warning("%s cannot be used: %s", path, error)
        return Fault.BROKEN


def _mend(path: Path) -> tuple[Store, tuple[Notice, ...]]:
    """Put a file that cannot be used aside and begin a new one.

    Another window may have done just that since the file was looked at, and the one that
    lies there now be its own: so it is looked at again, with nobody else mending.
    """
    with alone(path.parent, PATIENCE):
        opened = _try(path)
        if isinstance(opened, Store):
            return opened, ()
        kept = put_aside(path)
        return Store(connect(path), path), (Notice(OpeningTrouble(opened.value), str(kept)),)


def _beside(path: Path) -> Path:
    """Return the file that is used where a newer Divan has made the usual one."""
    return path.with_name(f"divan-{schema.VERSION}.db")


def _take_over(store: Store, path: Path) -> None:
    """Bring in what was played beside a file that was too new then and no longer is."""
    for version in range(1, schema.VERSION + 1):
        beside = path.with_name(f"divan-{version}.db")
        if path.name != FILE_NAME or not beside.exists():
            continue
        try:
            opened = _try(beside)
            if isinstance(opened, Store):
                opened.close()
                store.take_over(beside)
                put_aside(beside)
        except (OSError, sqlite3.Error, StoreError) as error:
            _log.warning("%s is left as it is: %s", beside, error)


def _open_in_memory(path: Path, error: Exception) -> tuple[Store, tuple[Notice, ...]]:
    """Return a store that lasts as long as the app, with the old matches if they can be read."""
    if is_busy(error) or isinstance(error, TimeoutError):
        return Store(connect(":memory:")), (Notice(OpeningTrouble.LOCKED, str(path)),)
    try:
        store, trouble = Store(_copy(path)), OpeningTrouble.READ_ONLY
    except (OSError, sqlite3.Error):
        store, trouble = Store(connect(":memory:")), OpeningTrouble.NO_FOLDER
    if is_full(error):
        trouble = OpeningTrouble.DISK_FULL
    return store, (Notice(trouble, str(path.parent)),)


def _copy(path: Path) -> sqlite3.Connection:
    """Return what is in the file as a database in memory. Raises OSError, sqlite3.Error.

    SQLite must write beside a file to read what a crash left there: so a copy is read.
    """
    with tempfile.TemporaryDirectory() as place:
        copy = Path(place) / path.name
        for companion in _COPIED:
            part = path.with_name(path.name + companion)
            if part.is_file() or companion == "":
                shutil.copyfile(part, copy.with_name(copy.name + companion))
        if (fault := examine(copy)) is not None:
            raise OSError(f"the file is {fault}")
        with closing(connect(copy)) as source:
            source.execute("PRAGMA journal_mode = DELETE")  # memory has no other
            memory = connect(":memory:")
            source.backup(memory)
            return memory
