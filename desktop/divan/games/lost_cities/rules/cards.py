"""The deck (LOST-0.1): five suits of three investments and the numbers 2 to 10."""

from enum import StrEnum
from typing import Final

import msgspec

INVESTMENT: Final = 0
"""The rank of an investment card."""
LOWEST: Final = 2
HIGHEST: Final = 10
INVESTMENTS_PER_SUIT: Final = 3


class Suit(StrEnum):
    """One of the five colours, in the order in which the columns lie on the table."""

    YELLOW = "yellow"
    BLUE = "blue"
    WHITE = "white"
    GREEN = "green"
    RED = "red"

    @property
    def column(self) -> int:
        """Its place in every tuple that has one item a suit, 0 to 4."""
        return _COLUMNS[self]


SUITS: Final = tuple(Suit)
_COLUMNS: Final = {suit: column for column, suit in enumerate(SUITS)}


class Card(msgspec.Struct, frozen=True, order=True, forbid_unknown_fields=True):
    """A card: ``rank`` is 2 to 10, or 0 for an investment. The three investments of a suit
    are equal. A card without a suit lies face down.
    """

    suit: Suit | None
    rank: int

    @property
    def is_investment(self) -> bool:
        """True for an investment card, which has no number."""
        return self.suit is not None and self.rank == INVESTMENT


FACE_DOWN: Final = Card(None, 0)
"""A card that the one who looks cannot see."""


def full_deck() -> tuple[Card, ...]:
    """Return the 60 cards in order (LOST-0.1, D1: one deck that both players share)."""
    ranks = (INVESTMENT,) * INVESTMENTS_PER_SUIT + tuple(range(LOWEST, HIGHEST + 1))
    return tuple(Card(suit, rank) for suit in SUITS for rank in ranks)
