"""A match as one file, ``.divan``: JSON that a person can read and another program can write.

::

    {
      "format": "divan match",
      "version": 1,
      "started": "2026-11-29T20:15:00+00:00",
      "practice": false,
      "record": {
        "game": "lost_cities",
        "rules_version": 1,
        "options": {"rounds": 1, ...},
        "players": [{"level": null}, {"level": "adler"}],
        "seed": "7F3A-91C2-0D4E-B865",
        "turns": [{"seat": 0, "move": {"type": "PlayCard", ...}}, ...],
        "resigned": null
      }
    }

A player with the level null is the person. The deal follows from the seed as told in
``divan.core.chance``; a move is an object whose ``type`` is its class in the game's rules.
"""

import codecs
import contextlib
import os
import secrets
import shutil
import stat
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import msgspec

from divan.core.chance import tidy_seed
from divan.core.manifest import Manifest
from divan.core.record import AnyRecord, Record
from divan.core.rules import AnyRules
from divan.session.match import Match
from divan.session.reading import Unreadable, UnreadableMatch, find_rules, open_match
from divan.session.store.store import Moment

FORMAT: Final = "divan match"
VERSION: Final = 1
SUFFIX: Final = ".divan"
MOST_BYTES: Final = 8 * 2**20
"""Larger files are not read; the longest real match takes a few hundred kilobytes."""
MOST_TURNS: Final = 5000
"""Longer matches are not read: the longest that bots play have some hundreds of moves, and
no rule ends a match in which everyone only draws back what was discarded.
"""
_HEADING_BYTES: Final = 64


class _Heading(msgspec.Struct):
    """What every version of the format begins with."""

    format: str
    version: int


class _Game(msgspec.Struct):
    game: str
    rules_version: int


class _Body(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    version: int
    started: Moment
    practice: bool
    record: msgspec.Raw


class MatchFile(msgspec.Struct, frozen=True):
    """The content of a file that was read: a match that folds, not yet in any store."""

    rules: AnyRules
    record: AnyRecord
    started: datetime
    practice: bool
    match: Match


def write_match(path: Path, record: AnyRecord, *, started: datetime, practice: bool) -> None:
    """Write ``record`` to ``path``, whole or not at all, in place of what is there.

    A link stays, and what it leads to is written. Raises UnreadableMatch(NO_ACCESS), also
    for a file that may not be written.
    """
    body = {
        "format": FORMAT,
        "version": VERSION,
        "started": started,
        "practice": practice,
        "record": record,
    }
    text = msgspec.json.format(msgspec.json.encode(body), indent=2)
    target = Path(os.path.realpath(path))
    part = target.with_name(f".divan-{secrets.token_hex(8)}.part")
    try:
        older = _writable(target)
        with part.open("xb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if older:
            shutil.copymode(target, part)
        part.replace(target)
    except OSError as error:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        raise UnreadableMatch(Unreadable.NO_ACCESS, str(error)) from None


def _writable(target: Path) -> bool:
    """Tell whether there is a file already. Raises OSError where it must stay as it is."""
    if not target.exists():
        return False
    if not target.is_file():
        raise IsADirectoryError(f"{target} is no file")
    if not target.stat().st_mode & stat.S_IWUSR or not os.access(target, os.W_OK):
        raise PermissionError(f"{target} may not be written")
    return True


def read_match(path: Path, games: Sequence[Manifest]) -> MatchFile:
    """Read and check a file: its form, its game and every move. Raises UnreadableMatch."""
    try:
        kind = path.stat().st_mode
        if not stat.S_ISREG(kind) and not stat.S_ISDIR(kind):  # a pipe would be waited for
            raise UnreadableMatch(Unreadable.NO_ACCESS, f"{path} is no file")
        with path.open("rb") as file:
            text = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise UnreadableMatch(Unreadable.NO_ACCESS, str(error)) from None
    if len(text) > MOST_BYTES:
        raise UnreadableMatch(Unreadable.TOO_LARGE)
    try:
        return _read(text.removeprefix(codecs.BOM_UTF8), games)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise UnreadableMatch(Unreadable.DAMAGED, str(error)) from None


def _read(text: bytes, games: Sequence[Manifest]) -> MatchFile:
    try:
        heading = msgspec.json.decode(text, type=_Heading)
    except msgspec.MsgspecError as error:
        ours = FORMAT.encode() in text[:_HEADING_BYTES]
        why = Unreadable.DAMAGED if ours else Unreadable.NOT_A_MATCH
        raise UnreadableMatch(why, str(error)) from None
    if heading.format != FORMAT:
        raise UnreadableMatch(Unreadable.NOT_A_MATCH, heading.format)
    if heading.version > VERSION:
        raise UnreadableMatch(Unreadable.NEWER_FORMAT, heading.version)
    if heading.version < 1:
        raise UnreadableMatch(Unreadable.DAMAGED, f"version {heading.version}")
    body = msgspec.json.decode(text, type=_Body)
    named = msgspec.json.decode(body.record, type=_Game)
    rules = find_rules(games, named.game, named.rules_version)
    kind: Any = Record[rules.move_type]  # type: ignore[name-defined]
    record: AnyRecord = msgspec.json.decode(body.record, type=kind)
    try:
        tidy_seed(record.seed)
    except ValueError as error:
        raise UnreadableMatch(Unreadable.DAMAGED, str(error)) from None
    if len(record.turns) > MOST_TURNS:
        raise UnreadableMatch(Unreadable.TOO_LONG, MOST_TURNS)
    match = open_match("", rules, record, practice=body.practice)
    return MatchFile(rules, record, body.started, body.practice, match)
