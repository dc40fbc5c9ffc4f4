"""Turning what lies in the store or in a file back into a match that can be played."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

import msgspec

from divan.core.chance import SEED_LENGTH
from divan.core.manifest import Manifest
from divan.core.options import BadOptions
from divan.core.record import AnyRecord, Record, Turn
from divan.core.rules import AnyRules
from divan.core.violation import IllegalMove
from divan.session.match import Match
from divan.session.store.store import StoredMatch


class Unreadable(StrEnum):
    """Why a match cannot be played."""

    UNKNOWN_GAME = "unknown_game"
    OTHER_RULES = "other_rules"
    """Played by another version of the rules than this Divan has."""
    DAMAGED = "damaged"
    """The text is not what it should be, or a move in it is not allowed."""
    MISSING = "missing"
    """It is not in the store, or its row makes no sense."""
    SEVERAL_PERSONS = "several_persons"
    """Persons sit at more than one seat, and this Divan shows the table to one."""
    TOO_LARGE = "too_large"
    TOO_LONG = "too_long"
    """It has more moves than any match that is really played."""
    NOT_A_MATCH = "not_a_match"
    NEWER_FORMAT = "newer_format"
    NO_ACCESS = "no_access"
    """The file cannot be read or written at all."""


class UnreadableMatch(Exception):
    """Raised for a match that cannot be played; whatever holds it is left as it was."""

    def __init__(self, why: Unreadable, detail: str | int = "") -> None:
        super().__init__(f"{why}: {detail}" if detail else str(why))
        self.why = why
        self.detail = detail


def find_rules(games: Sequence[Manifest], game: str, version: int) -> AnyRules:
    """Return the rules that a match of ``game`` needs. Raises UnreadableMatch."""
    manifest = next((manifest for manifest in games if manifest.id == game), None)
    if manifest is None:
        raise UnreadableMatch(Unreadable.UNKNOWN_GAME, game)
    rules = manifest.load_rules()
    if rules.version != version:
        raise UnreadableMatch(Unreadable.OTHER_RULES, version)
    return rules


def stored_record(
    games: Sequence[Manifest], stored: StoredMatch, turns: Sequence[bytes]
) -> tuple[AnyRules, AnyRecord]:
    """Return the rules and the record of a match in the store. Raises UnreadableMatch."""
    rules = find_rules(games, stored.game, stored.rules_version)
    decoder = msgspec.json.Decoder(Turn[rules.move_type])  # type: ignore[name-defined]
    try:
        read: tuple[Turn[Any], ...] = tuple(decoder.decode(turn) for turn in turns)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise UnreadableMatch(Unreadable.DAMAGED, str(error)) from None
    record = Record(
        game=stored.game,
        rules_version=stored.rules_version,
        options=stored.options,
        players=stored.players,
        seed=stored.seed,
        turns=read,
        resigned=stored.resigned,
    )
    return rules, record


def open_match(
    match_id: str, rules: AnyRules, record: AnyRecord, *, practice: bool = False
) -> Match:
    """Fold ``record``; the person watches, or the first seat where only bots play.

    Raises UnreadableMatch if it does not fold, or for several persons.
    """
    if record.resigned is not None and not 0 <= record.resigned < len(record.players):
        raise UnreadableMatch(Unreadable.DAMAGED, f"nobody sits at seat {record.resigned}")
    if len(record.seed) > SEED_LENGTH:
        raise UnreadableMatch(Unreadable.DAMAGED, f"a seed of {len(record.seed)} characters")
    people = [seat for seat, player in enumerate(record.players) if player.level is None]
    try:
        match = Match(match_id, rules, record, watcher=[*people, 0][0], practice=practice)
    except (BadOptions, IllegalMove, ValueError, IndexError) as error:
        raise UnreadableMatch(Unreadable.DAMAGED, str(error)) from None
    if len(people) > 1:
        raise UnreadableMatch(Unreadable.SEVERAL_PERSONS)
    return match
