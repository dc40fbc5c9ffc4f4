"""What makes the four opponents differ: how far they think, and how bold they are."""

from enum import StrEnum
from typing import Final

import msgspec

from divan.core.record import Level


class Depth(StrEnum):
    """How somebody puts facts together."""

    ELIMINATION = "elimination"
    """Strikes out what was seen, one fact at a time."""
    LOGIC = "logic"
    """Also puts facts together, step by step."""
    EXACT = "exact"
    """Misses nothing that follows, and weighs all that is possible."""


class Temper(msgspec.Struct, frozen=True):
    """How an opponent plays.

    ``announces_at`` is the least chance of being right for a final investigation.
    ``plays_idly`` is how often a card is played that draws nothing where a guess could be
    made, ``bluffs`` how often a guess names an own card.
    """

    depth: Depth
    announces_at: float
    plays_idly: float
    bluffs: float


TEMPERS: Final = {
    Level.WIGGINS: Temper(Depth.ELIMINATION, announces_at=0.3, plays_idly=0.8, bluffs=0.0),
    Level.WATSON: Temper(Depth.ELIMINATION, announces_at=1.0, plays_idly=0.25, bluffs=0.0),
    Level.ADLER: Temper(Depth.LOGIC, announces_at=0.5, plays_idly=0.0, bluffs=0.15),
    Level.MYCROFT: Temper(Depth.EXACT, announces_at=0.4, plays_idly=0.0, bluffs=0.0),
}
"""Mycroft bluffs where it tells most: it weighs guesses with own cards like all others."""
