"""The tables, and the way from every older version to the newest."""

import sqlite3
from contextlib import closing
from typing import Final

APPLICATION_ID: Final = 0x44_49_56_4E
"""``DIVN``: marks a database as ours."""

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """
        CREATE TABLE matches (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            rules_version INTEGER NOT NULL,
            options TEXT NOT NULL,
            players TEXT NOT NULL,
            seed TEXT NOT NULL,
            daily TEXT,
            started TEXT NOT NULL,
            touched TEXT NOT NULL,
            played_seconds REAL NOT NULL DEFAULT 0,
            practice INTEGER NOT NULL DEFAULT 0,
            resigned INTEGER,
            result TEXT,
            revision INTEGER NOT NULL DEFAULT 0
        ) STRICT
        """,
        "CREATE INDEX matches_by_time ON matches (touched DESC)",
        """
        CREATE TABLE turns (
            match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            ply INTEGER NOT NULL,
            turn TEXT NOT NULL,
            PRIMARY KEY (match, ply)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE notes (
            match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            note TEXT NOT NULL,
            PRIMARY KEY (match, name)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE settings (
            name TEXT PRIMARY KEY,
            value TEXT NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
    ),
    ("ALTER TABLE matches ADD COLUMN imported INTEGER NOT NULL DEFAULT 0",),
)
"""The statements of item n bring version n to version n + 1; version 0 is an empty file."""

VERSION: Final = len(MIGRATIONS)


def version_of(connection: sqlite3.Connection) -> int:
    """Return the schema version that the file says it has."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def is_ours(connection: sqlite3.Connection) -> bool:
    """Tell whether the file is empty or was made by this application."""
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return bool(mark == APPLICATION_ID or (mark == 0 and tables == 0))


def is_whole(connection: sqlite3.Connection) -> bool:
    """Tell whether a file of the newest version has our tables exactly as they should be.

    A column too many, a table that takes any type or a trigger would only be noticed when
    something is written. What others keep in tables of their own does no harm.
    """
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        migrate(model)
        wanted = _anatomy(model)
    ours = {table for _, _, table, _ in wanted}
    return wanted == {part for part in _anatomy(connection) if part[2] in ours}


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file to the newest version, all or nothing, while other windows wait."""
    if version_of(connection) >= VERSION:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = version_of(connection)
        for statements in MIGRATIONS[version:]:
            for statement in statements:
                connection.execute(statement)
        if version < VERSION:
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _anatomy(connection: sqlite3.Connection) -> set[tuple[str, str, str, str]]:
    """Return every table, index and trigger: kind, name, its table, and how it was made.

    SQLite keeps the statement by which each was made, so it tells all there is to know;
    only the blanks in it mean nothing. What it makes by itself has no statement.
    """
    rows = connection.execute(
        "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE sql IS NOT NULL"
    )
    return {(kind, name, table, " ".join(sql.split())) for kind, name, table, sql in rows}
