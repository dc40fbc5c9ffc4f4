"""The store: matches with their moves, notes, and settings.

Every method is one transaction: it happens whole or, with a StoreError, not at all.
Any thread may call any method.
"""

import sqlite3
import threading
import uuid
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from divan.core.options import OptionValue
from divan.core.record import AnyRecord, Player, Turn
from divan.core.result import Result
from divan.core.seat import Seat
from divan.session.store import schema
from divan.session.store.trouble import StoreError, as_store_error, is_busy
from divan.session.updates import SaveTrouble

BUSY_SECONDS: Final = 1.0
"""How long to wait for another window that is writing; the person's window waits as well."""

Moment = Annotated[datetime, msgspec.Meta(tz=True)]
"""A moment that says which time zone it is told in."""


class StoredMatch(msgspec.Struct, frozen=True):
    """A match as it lies in the store, its moves not yet read.

    ``started`` and ``touched`` are moments in UTC; ``plies`` counts the moves;
    ``revision`` goes up with every change, so that two windows notice each other. One that
    is ``imported`` came from a file.
    """

    id: str
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    players: tuple[Player, ...]
    seed: str
    daily: str | None
    started: Moment
    touched: Moment
    played_seconds: float
    practice: bool
    resigned: Seat | None
    result: Result | None
    revision: int
    plies: int
    imported: bool = False


class Change(msgspec.Struct, frozen=True):
    """What a match looks like now: ``keep`` moves as before, then ``turns``."""

    keep: int
    turns: tuple[Turn[Any], ...]
    practice: bool
    resigned: Seat | None
    result: Result | None
    seconds: float
    """How much longer the person has played since the last change."""


def connect(path: Path | str) -> sqlite3.Connection:
    """Open the file, made or brought to the newest version if need be.

    Each commit reaches the disk before it returns (``synchronous = FULL``), so a match
    survives a power cut as the person last saw it.
    """
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    try:
        connection.execute("PRAGMA trusted_schema = OFF")
        schema.migrate(connection)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.text_factory = _text
        _try_to_write(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _try_to_write(connection: sqlite3.Connection) -> None:
    """Find out now whether the file can only be read.

    To begin is not enough: where only reading is possible SQLite then begins to read. One
    that another program is writing can be written.
    """
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(f"PRAGMA user_version = {schema.version_of(connection)}")
    except sqlite3.OperationalError as error:
        if not is_busy(error):
            raise
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


class Store:
    """The person's matches, notes and settings.

    ``path`` is the file of the connection, None where everything is in memory only.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path | None = None) -> None:
        self._connection = connection
        self._path = path
        self._file = _identity(path)
        self._lock = threading.RLock()

    @property
    def lasting(self) -> bool:
        """Tell whether what is kept is still there after the app was closed."""
        return self._path is not None

    def close(self) -> None:
        """Let the file go."""
        with self._lock:
            self._connection.close()

    # Matches

    def matches(self) -> tuple[StoredMatch, ...]:
        """Return all matches, the one touched last first; rows that make no sense are left out."""
        with self._reading() as connection:
            rows = connection.execute(f"{_SELECT} ORDER BY touched DESC, id").fetchall()
        found = (_readable(row) for row in rows)
        return tuple(match for match in found if match is not None)

    def match(self, id: str) -> StoredMatch | None:
        """Return one match, or None if there is none or it makes no sense."""
        with self._reading() as connection:
            row = connection.execute(f"{_SELECT} WHERE id = ?", (id,)).fetchone()
        return None if row is None else _readable(row)

    def turns(self, id: str) -> tuple[bytes, ...]:
        """Return the moves of a match as JSON texts, in order."""
        with self._reading() as connection:
            rows = connection.execute(
                "SELECT turn FROM turns WHERE match = ? ORDER BY ply", (id,)
            ).fetchall()
        return tuple(str(turn).encode() for (turn,) in rows)

    def add(
        self,
        record: AnyRecord,
        *,
        id: str | None = None,
        daily: str | None = None,
        practice: bool = False,
        result: Result | None = None,
        imported: bool = False,
        started: datetime | None = None,
    ) -> str:
        """Keep a new match with all its moves; return its id, a new one if none is given.

        Unless it is told when it was ``started`` it is now, and it is touched now.
        """
        id = id or new_id()  # noqa: A001
        now = _now()
        with self._writing() as connection:
            connection.execute(
                "INSERT INTO matches (id, game, rules_version, options, players, seed, daily,"
                " started, touched, practice, resigned, result, imported)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    id,
                    record.game,
                    record.rules_version,
                    _json(record.options),
                    _json(record.players),
                    record.seed,
                    daily,
                    now if started is None else started.isoformat(),
                    now,
                    practice,
                    record.resigned,
                    None if result is None else _json(result),
                    imported,
                ),
            )
            _insert_turns(connection, id, 0, record.turns)
        return id

    def change(self, id: str, revision: int, change: Change) -> int:
        """Bring a match to what ``change`` says; return its new revision.

        Raises StoreError with CHANGED_ELSEWHERE if it no longer is at ``revision``, with
        DELETED if it is not there at all.
        """
        with self._writing() as connection:
            changed = connection.execute(
                "UPDATE matches SET revision = revision + 1, touched = ?, practice = ?,"
                " resigned = ?, result = ?, played_seconds = played_seconds + ?"
                " WHERE id = ? AND revision = ?",
                (
                    _now(),
                    change.practice,
                    change.resigned,
                    None if change.result is None else _json(change.result),
                    change.seconds,
                    id,
                    revision,
                ),
            ).rowcount
            if changed == 0:
                raise StoreError(_what_became_of(connection, id), id)
            connection.execute("DELETE FROM turns WHERE match = ? AND ply > ?", (id, change.keep))
            _insert_turns(connection, id, change.keep, change.turns)
        return revision + 1

    def delete(self, id: str) -> None:
        """Forget a match with its moves and notes."""
        with self._writing() as connection:
            connection.execute("DELETE FROM matches WHERE id = ?", (id,))

    # Notes

    def note(self, match: str, name: str) -> str | None:
        """Return the note of that name that the person made in a match, or None."""
        with self._reading() as connection:
            row = connection.execute(
                "SELECT note FROM notes WHERE match = ? AND name = ?", (match, name)
            ).fetchone()
        return None if row is None else str(row[0])

    def put_note(self, match: str, name: str, note: str) -> None:
        """Keep a note, in place of an older one of the same name.

        Raises StoreError with DELETED if the match is not there.
        """
        with self._writing() as connection:
            if not _is_there(connection, match):
                raise StoreError(SaveTrouble.DELETED, match)
            connection.execute(
                "INSERT INTO notes VALUES (?, ?, ?)"
                " ON CONFLICT (match, name) DO UPDATE SET note = excluded.note",
                (match, name, note),
            )

    # Settings

    def settings(self) -> dict[str, str]:
        """Return every setting that is a text, as JSON should be."""
        with self._reading() as connection:
            rows = connection.execute("SELECT name, value FROM settings").fetchall()
        return {
            name: value for name, value in rows if isinstance(name, str) and isinstance(value, str)
        }

    def put_setting(self, name: str, value: str) -> None:
        """Keep a setting, ``value`` as a JSON text."""
        with self._writing() as connection:
            connection.execute(
                "INSERT INTO settings VALUES (?, ?)"
                " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                (name, value),
            )

    # Another file

    def take_over(self, path: Path) -> None:
        """Add the matches of another file of ours, of this version, that are not here."""
        with self._lock, self._reading() as connection:
            connection.execute("ATTACH ? AS beside", (str(path),))
            try:
                with self._writing():
                    _copy_matches(connection)
            finally:
                connection.execute("DETACH beside")

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        with self._lock:
            try:
                yield self._connection
            except sqlite3.Error as error:
                raise as_store_error(error) from error

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """Run the block as one transaction.

        What is written to a file that was removed meanwhile would be gone with it, and
        SQLite would not say so.
        """
        with self._lock:
            if _identity(self._path) != self._file:
                raise StoreError(SaveTrouble.FILE_GONE, str(self._path))
            try:
                self._connection.execute("BEGIN IMMEDIATE")
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException as error:
                with suppress(sqlite3.Error):  # what went wrong first is what matters
                    if self._connection.in_transaction:
                        self._connection.execute("ROLLBACK")
                if isinstance(error, sqlite3.Error):
                    raise as_store_error(error) from error
                raise


_SELECT: Final = """
    SELECT id, game, rules_version, options, players, seed, daily, started, touched,
           played_seconds, practice, resigned, result, revision,
           (SELECT count(*) FROM turns WHERE turns.match = matches.id) AS plies, imported
    FROM matches
"""
_JSON_COLUMNS: Final = ("options", "players", "result")
_TRUTHS: Final = ("practice", "imported")


def _copy_matches(connection: sqlite3.Connection) -> None:
    """Copy every match of ``beside`` that is not in ``main``, with its moves and notes."""
    ids = connection.execute(
        "SELECT id FROM beside.matches WHERE id NOT IN (SELECT id FROM main.matches)"
    ).fetchall()
    for table, column in (("matches", "id"), ("turns", "match"), ("notes", "match")):
        connection.executemany(
            f"INSERT INTO main.{table} SELECT * FROM beside.{table} WHERE {column} = ?",  # noqa: S608
            ids,
        )


def new_id() -> str:
    """Make an id for a match that no other match has."""
    return str(uuid.uuid4())


def _identity(path: Path | None) -> tuple[int, int] | None:
    """Return what tells the file at ``path`` from any other there; None where there is none."""
    try:
        status = path.stat() if path is not None else None
    except OSError:
        return None
    return (status.st_dev, status.st_ino) if status is not None else None


def _is_there(connection: sqlite3.Connection, match: str) -> bool:
    row = connection.execute("SELECT 1 FROM matches WHERE id = ?", (match,)).fetchone()
    return row is not None


def _what_became_of(connection: sqlite3.Connection, match: str) -> SaveTrouble:
    """Return why a match is not as it was left."""
    there = _is_there(connection, match)
    return SaveTrouble.CHANGED_ELSEWHERE if there else SaveTrouble.DELETED


def _text(raw: bytes) -> str:
    """Read a text of the file; what is no text makes that row unreadable, not the others."""
    return raw.decode(errors="replace")


def _readable(row: tuple[object, ...]) -> StoredMatch | None:
    fields = dict(zip(StoredMatch.__struct_fields__, row, strict=True))
    try:
        for column in _JSON_COLUMNS:
            text = fields[column]
            fields[column] = None if text is None else msgspec.json.decode(str(text))
        for column in _TRUTHS:
            fields[column] = bool(fields[column])
        return msgspec.convert(fields, StoredMatch)
    except (msgspec.MsgspecError, RecursionError):
        return None


def _insert_turns(
    connection: sqlite3.Connection, match: str, kept: int, turns: Sequence[Turn[Any]]
) -> None:
    connection.executemany(
        "INSERT INTO turns VALUES (?, ?, ?)",
        ((match, ply, _json(turn)) for ply, turn in enumerate(turns, kept + 1)),
    )


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _now() -> str:
    return datetime.now(UTC).isoformat()
