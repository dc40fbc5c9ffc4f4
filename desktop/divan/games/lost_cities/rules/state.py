"""The table of Lost Cities at one moment."""

from enum import StrEnum
from typing import Final, TypeAlias

from divan.core.rules import State
from divan.core.seat import Seat
from divan.games.lost_cities.rules.cards import Card, Suit
from divan.games.lost_cities.rules.options import LostCitiesOptions

HAND_SIZE: Final = 8
"""LOST-R.1: cards in a hand at the end of every turn."""
MOST_DRAWS_FROM_DISCARDS: Final = 20
"""Ruling D19: after so many draws from discard piles in a row only the pile is open."""

Column: TypeAlias = tuple[Card, ...]
"""Cards of one suit lying on each other, the last one on top."""
Columns: TypeAlias = tuple[Column, ...]
"""One column a suit, in the order of ``SUITS``."""

EMPTY_COLUMNS: Final[Columns] = ((),) * len(Suit)


class Phase(StrEnum):
    """What the player whose turn it is must do (LOST-3.1, 3.2)."""

    PLACE = "place"
    DRAW = "draw"
    OVER = "over"


class Table(State, frozen=True):
    """The whole state; tuples with one item a player are indexed by seat.

    ``pile`` is the draw pile, its top card last. ``just_discarded`` is the suit on
    whose pile the turn's card was put, which may not be drawn from now (D8).
    ``draws_from_discards`` counts such draws in a row (D19). ``past_scores`` holds the
    scores of the rounds before this one, and of this one once it is over.
    """

    options: LostCitiesOptions
    round: int
    starter: Seat
    active: Seat
    phase: Phase
    pile: tuple[Card, ...]
    discards: Columns
    hands: tuple[tuple[Card, ...], ...]
    routes: tuple[Columns, ...]
    just_discarded: Suit | None = None
    draws_from_discards: int = 0
    past_scores: tuple[tuple[int, ...], ...] = ()

    def route(self, seat: Seat, suit: Suit) -> Column:
        """Return the route that ``seat`` has laid in ``suit``."""
        return self.routes[seat][suit.column]

    def discard_pile(self, suit: Suit) -> Column:
        """Return the discard pile of ``suit``."""
        return self.discards[suit.column]

    @property
    def totals(self) -> tuple[int, ...]:
        """The sum of all finished rounds' scores, one a seat."""
        rounds = self.past_scores or ((0,) * len(self.hands),)
        return tuple(sum(scores) for scores in zip(*rounds, strict=True))


def with_card(columns: Columns, suit: Suit, card: Card) -> Columns:
    """Return ``columns`` with ``card`` put on the column of ``suit``."""
    return _replaced(columns, suit, (*columns[suit.column], card))


def without_top(columns: Columns, suit: Suit) -> Columns:
    """Return ``columns`` without the top card of ``suit``."""
    return _replaced(columns, suit, columns[suit.column][:-1])


def _replaced(columns: Columns, suit: Suit, column: Column) -> Columns:
    return (*columns[: suit.column], column, *columns[suit.column + 1 :])
