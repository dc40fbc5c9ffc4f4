"""A match as it is kept: what is needed to play it again, and nothing else."""

from enum import StrEnum
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from divan.core.move import Move
from divan.core.options import Options, OptionValue, option_values
from divan.core.rules import AnyRules
from divan.core.seat import Seat

MoveT = TypeVar("MoveT", bound=Move)


class Level(StrEnum):
    """How strong a computer opponent is, from the weakest up."""

    WIGGINS = "wiggins"
    WATSON = "watson"
    ADLER = "adler"
    MYCROFT = "mycroft"


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a seat: a bot of some level, or a person where ``level`` is None."""

    level: Level | None = None


PERSON = Player()


class Turn(msgspec.Struct, Generic[MoveT], frozen=True, forbid_unknown_fields=True):
    """One move with the seat that made it."""

    seat: Seat
    move: MoveT


class Record(msgspec.Struct, Generic[MoveT], frozen=True, forbid_unknown_fields=True):
    """A match: the fold of its moves over its set-up is everything else about it.

    ``resigned`` is the seat that gave up, if one did.
    """

    game: str
    rules_version: int
    options: dict[str, OptionValue]
    players: tuple[Player, ...]
    seed: str
    turns: tuple[Turn[MoveT], ...] = ()
    resigned: Seat | None = None


AnyRecord: TypeAlias = Record[Any]


def new_record(
    game: str, rules: AnyRules, options: Options, players: tuple[Player, ...], seed: str
) -> AnyRecord:
    """Return the record of a match that has not begun."""
    return Record(game, rules.version, option_values(options), players, seed)
