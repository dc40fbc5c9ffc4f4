"""Stores in a folder: one that works, one of another program, and what was put aside."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from divan.session.store.opening import Notice, open_store
from divan.session.store.store import Store
from helpers.matches import lost_cities_record


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
