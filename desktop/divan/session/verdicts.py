"""Verdicts on a match are kept with it, so that an analysis is made once."""

import hashlib
import logging
from collections.abc import Iterable
from typing import Final

import msgspec

from divan import __version__
from divan.core.record import AnyRecord
from divan.session.analysis import AnyVerdict, Verdict
from divan.session.match import Match
from divan.session.store.store import Store
from divan.session.store.trouble import StoreError

NOTE: Final = "analysis"
"""The name of the note; the person's own have other names."""
VERSION: Final = 1
"""Goes up whenever verdicts would be other ones, and with it old ones are forgotten."""

_log = logging.getLogger(__name__)


class _Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``by`` names who judged, ``record`` what was judged: neither may have changed since."""

    by: str
    record: str
    verdicts: tuple[msgspec.Raw, ...]


def read_verdicts(store: Store, match: Match) -> tuple[AnyVerdict, ...]:
    """Return what was kept of an analysis of ``match`` as it is; nothing where that is of
    another Divan or another course of the match, or cannot be read.
    """
    try:
        note = store.note(match.id, NOTE)
        if note is None:
            return ()
        kept = msgspec.json.decode(note, type=_Kept)
        if (kept.by, kept.record) != (_judge(), _fingerprint(match.record)):
            return ()
        kind = Verdict[match.rules.move_type]  # type: ignore[name-defined]
        decoder = msgspec.json.Decoder(kind)
        verdicts = tuple(decoder.decode(raw) for raw in kept.verdicts)
    except (StoreError, msgspec.MsgspecError, RecursionError) as error:
        _log.info("an analysis could not be read: %s", error)
        return ()
    return verdicts if all(_is_of(match, verdict) for verdict in verdicts) else ()


def keep_verdicts(store: Store, match: Match, verdicts: Iterable[AnyVerdict]) -> None:
    """Keep verdicts in place of those before; where that is not possible they are made again."""
    raw = tuple(msgspec.Raw(msgspec.json.encode(verdict)) for verdict in verdicts)
    kept = _Kept(_judge(), _fingerprint(match.record), raw)
    try:
        store.put_note(match.id, NOTE, msgspec.json.encode(kept).decode())
    except StoreError as error:
        _log.info("an analysis was not kept: %s", error)


def _is_of(match: Match, verdict: AnyVerdict) -> bool:
    """Tell whether a verdict is about a move of the person in ``match``."""
    turns = match.record.turns
    if not 0 <= verdict.ply < len(turns):
        return False
    turn = turns[verdict.ply]
    return (turn.seat, turn.move) == (match.watcher, verdict.made)


def _judge() -> str:
    return f"{__version__}-{VERSION}"


def _fingerprint(record: AnyRecord) -> str:
    encoded = msgspec.json.encode(record, order="deterministic")
    return hashlib.sha256(encoded).hexdigest()
