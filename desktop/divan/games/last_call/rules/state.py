"""The table of Last Call at one moment."""

from collections import Counter
from enum import StrEnum
from typing import Final, TypeAlias

import msgspec

from divan.core.rules import State
from divan.core.seat import Seat
from divan.games.last_call.rules.cards import Card, CaseCard, Combination, Symbol
from divan.games.last_call.rules.options import LastCallOptions

HAND_SIZE: Final = 5
"""LAST-R.1, R.8: cards dealt to a hand, and filled up to after a round."""
CARDS_FOR_STRONG: Final = 3
"""LAST-R.7a: cards of one symbol in front of a player that allow a strong clue."""
QUIET_LAPS: Final = 2
"""Ruling D15: laps of the table without a card played, after which everyone must play."""
MOST_ROUNDS: Final = 40
"""A case that so many rounds did not solve stays unsolved (backstop, never met in play)."""

Hand: TypeAlias = tuple[Card, ...]
Hands: TypeAlias = tuple[Hand, ...]
Leads: TypeAlias = tuple[CaseCard, ...]


class Phase(StrEnum):
    """What is to be done now."""

    TURN = "turn"
    """The active player plays, guesses, announces or passes (LAST-R.3)."""
    SHOW = "show"
    """The one who was found to hold a named card shows one (LAST-R.4b)."""
    EXTRA = "extra"
    """The active player draws the extra card or not (D16, ``extra_draw = ask``)."""
    STRONG = "strong"
    """The active player declares a strong clue or not (D18)."""
    OVER = "over"


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guess that waits for its answer; ``shower`` is who must show a card."""

    combination: Combination
    shower: Seat


class Table(State, frozen=True):
    """The whole state; tuples with one item a player are indexed by seat.

    ``reserve`` has its top card last. ``sealed`` are the clue cards of the case, one a
    symbol, and ``sealed_case`` their case cards; both are empty where the rules seal
    nothing (D5). ``leads`` are the private case cards, ``removed`` those out of the game
    (face up once ``removed_known``), ``spare`` those that could not be dealt equally.

    ``out`` holds the cards of eliminated players, who are those not in ``survivors``.
    ``strong`` is the place in ``fronts`` of each player's strong clue. ``last_symbol`` is
    the symbol of the round's last card, ``turns_since_play`` and ``must_play`` keep the
    stall guard (D15), ``guessed`` tells who has guessed since playing. ``drawn`` is True
    once a card left the reserve in this round (D30).

    ``tokens`` are the score tokens of this case, ``past_scores`` the points of the cases
    that are closed, one tuple a case; ``solver`` and ``ending`` tell of the last of them.
    """

    options: LastCallOptions
    case: int
    first_starter: Seat
    round: int
    starter: Seat
    active: Seat
    phase: Phase
    survivors: tuple[Seat, ...]
    hands: Hands
    fronts: Hands
    out: Hands
    reserve: tuple[Card, ...]
    sealed: tuple[Card, ...]
    sealed_case: tuple[CaseCard, ...]
    leads: tuple[Leads, ...]
    removed: tuple[CaseCard, ...]
    spare: tuple[CaseCard, ...]
    strong: tuple[int | None, ...]
    guessed: tuple[bool, ...]
    tokens: tuple[int, ...]
    question: Question | None = None
    last_symbol: Symbol | None = None
    removed_known: bool = False
    turns_since_play: int = 0
    must_play: tuple[Seat, ...] = ()
    drawn: bool = False
    past_scores: tuple[tuple[int, ...], ...] = ()
    solver: Seat | None = None
    ending: str = ""

    @property
    def seats(self) -> int:
        """How many players sit at the table, eliminated ones included."""
        return len(self.hands)

    def after(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the survivors in turn order from the left neighbour of ``seat``, who comes
        last if not eliminated.
        """
        order = [(seat + step) % self.seats for step in range(1, self.seats + 1)]
        return tuple(other for other in order if other in self.survivors)

    def held(self, seat: Seat) -> Hand:
        """Return what ``seat`` has in hand and in front (D10)."""
        return self.hands[seat] + self.fronts[seat]

    def symbols_for_strong(self, seat: Seat) -> tuple[Symbol, ...]:
        """Return the symbols of which ``seat`` could declare a strong clue now; none where it
        has one already (D18) or where no strong clue can ever score (D17).
        """
        if not self.options.has_items or self.strong[seat] is not None:
            return ()
        laid = Counter(card.symbol for card in self.fronts[seat])
        return tuple(symbol for symbol in Symbol if laid[symbol] >= CARDS_FOR_STRONG)

    def strong_clue(self, seat: Seat) -> Card | None:
        """Return the card that ``seat`` declared a strong clue, if there is one."""
        place = self.strong[seat]
        return None if place is None else self.fronts[seat][place]

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of all closed cases, one number a seat."""
        cases = self.past_scores or ((0,) * self.seats,)
        return tuple(sum(scores) for scores in zip(*cases, strict=True))
