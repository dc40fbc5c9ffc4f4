"""What tells the levels and their tempers apart. None of it is a matter of seeing more."""

from enum import StrEnum
from typing import Final

import msgspec
from msgspec.structs import replace

from divan.core.record import Level
from divan.games.baker_street.rules.cards import Card, Kind


class Temper(StrEnum):
    """How an opponent is minded in a match."""

    GENEROUS = "generous"
    """Offers gladly, also what is worth something to the other."""
    CLOSE_FISTED = "close_fisted"
    """Gives away as little as will do."""
    BOLD = "bold"
    """Offers much for much, and hands solutions in early."""


class Habits(msgspec.Struct, frozen=True):
    """How an opponent thinks.

    ``kinds`` are the clues it makes use of, ``memory`` how many of the clues it read last it
    remembers. With ``weighs`` it trades by what it expects to learn, with ``inquires`` it asks
    by that too; without, by rules of thumb. It hands a solution in that is at least as likely
    as ``confidence``, which goes down by ``impatience`` a round. ``care`` is how much it minds
    what others learn from it, per bit it hopes to learn itself; ``thrift`` what a point of value
    is worth to keep, in bits.
    """

    kinds: frozenset[Kind]
    memory: int
    weighs: bool
    inquires: bool
    confidence: float
    impatience: float
    care: float
    thrift: float


_PLAIN: Final = frozenset(Kind) - {Kind.H2, Kind.H3}
"""Who went through which room, or did not, is too much for Wiggins."""
_ALL: Final = frozenset(Kind)
_EVERYTHING: Final = 72

HABITS: Final = {
    Level.WIGGINS: Habits(
        kinds=_PLAIN,
        memory=36,
        weighs=False,
        inquires=False,
        confidence=0.5,
        impatience=0.05,
        care=0.0,
        thrift=0.0,
    ),
    Level.WATSON: Habits(
        kinds=_ALL,
        memory=_EVERYTHING,
        weighs=False,
        inquires=False,
        confidence=0.5,
        impatience=0.03,
        care=0.0,
        thrift=0.0,
    ),
    # She trades shrewdly, asks by feeling, and dares early.
    Level.ADLER: Habits(
        kinds=_ALL,
        memory=_EVERYTHING,
        weighs=True,
        inquires=False,
        confidence=0.15,
        impatience=0.02,
        care=0.025,
        thrift=0.01,
    ),
    Level.MYCROFT: Habits(
        kinds=_ALL,
        memory=_EVERYTHING,
        weighs=True,
        inquires=True,
        confidence=0.15,
        impatience=0.0,
        care=0.4,
        thrift=0.01,
    ),
}


def temper_of(hand: tuple[Card, ...]) -> Temper:
    """Return the temper for a match, drawn from the first hand, which only its owner sees."""
    tempers = tuple(Temper)
    letters = "".join(f"{card.kind}{card.subject}{card.suspects}{card.rooms}" for card in hand)
    return tempers[sum(map(ord, letters)) % len(tempers)]


def minded(habits: Habits, temper: Temper) -> Habits:
    """Return ``habits`` as someone of that temper has them."""
    match temper:
        case Temper.GENEROUS:
            return replace(habits, care=habits.care * 0.5)
        case Temper.CLOSE_FISTED:
            return replace(habits, care=habits.care * 1.5, thrift=habits.thrift * 2)
        case Temper.BOLD:
            return replace(habits, confidence=habits.confidence * 0.75)
