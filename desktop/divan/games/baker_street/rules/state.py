"""The table of Baker Street at one moment."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

import msgspec

from divan.core.rules import State
from divan.core.seat import Seat
from divan.games.baker_street.rules.cards import Card
from divan.games.baker_street.rules.crime import Solution, Suspect
from divan.games.baker_street.rules.house import Room
from divan.games.baker_street.rules.options import BakerStreetOptions
from divan.games.baker_street.rules.truth import Truth

HAND_SIZE: Final = 6
"""Cards in a hand at the start (BAK-0.3)."""
KEPT: Final = 3
"""Cards that are left of a hand at the end of a round (BAK-2.7)."""
DRAWN: Final = 3
"""Cards drawn where nobody offers (BAK-1.8), and at the end of a round (BAK-2.7)."""


class Phase(StrEnum):
    """What is to be decided now."""

    REQUEST = "request"
    OFFERS = "offers"
    PAYMENT = "payment"
    SOLUTIONS = "solutions"
    DISCARDS = "discards"
    OVER = "over"


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The two things asked for (BAK-1.2)."""

    suspects: tuple[Suspect, ...]
    rooms: tuple[Room, ...]


class Bid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's answer to a request: an offer, or none where there are no cards in it.

    ``places`` are those of the offered cards in the player's hand, None for who cannot
    see them. ``value`` and ``count`` are None as long as, and for whom, they are sealed.
    """

    places: tuple[int, ...] | None
    value: int | None
    count: int | None


class Payment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the asker gives for the offer of ``seat``.

    ``places`` are those of the cards in the asker's hand, None for who cannot see them.
    """

    seat: Seat
    places: tuple[int, ...] | None
    count: int


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sealed answer at the end of a round: a solution, or None; ``sealed`` for who cannot
    see which.
    """

    solution: Solution | None
    sealed: bool = False


class Table(State, frozen=True):
    """The whole state; tuples with one item a player are indexed by seat.

    ``stack`` is the pile to draw from, its top card last. Hands are sorted. ``start``
    begins the round; ``active`` asks, or asked last. ``points`` are those of players who
    are done, in round ``solved`` (0 for the others). ``blocked`` is the last round in which
    a player may hand in no solution. ``truth`` is None as long as it is hidden.
    """

    options: BakerStreetOptions
    round: int
    start: Seat
    active: Seat
    phase: Phase
    stack: tuple[Card, ...]
    discards: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    request: Request | None
    bids: tuple[Bid | None, ...]
    payments: tuple[Payment, ...]
    answers: tuple[Answer | None, ...]
    solved: tuple[int, ...]
    points: tuple[int, ...]
    blocked: tuple[int, ...]
    truth: Truth | None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    def searching(self, seat: Seat) -> bool:
        """Tell whether ``seat`` has not solved the case yet."""
        return not self.solved[seat]

    def clockwise(self, first: Seat) -> Iterator[Seat]:
        """Yield the players who still search, clockwise from ``first`` (D12)."""
        for step in range(self.seats):
            seat = (first + step) % self.seats
            if self.searching(seat):
                yield seat

    def may_answer(self, seat: Seat) -> bool:
        """Tell whether ``seat`` may hand in a solution this round (BAK-2.5)."""
        return self.searching(seat) and self.round > self.blocked[seat]

    def payment_for(self, seat: Seat) -> Payment | None:
        """Return what has been laid down for the offer of ``seat``, or None."""
        return next((payment for payment in self.payments if payment.seat == seat), None)

    def spent(self) -> frozenset[int]:
        """Return the places of the asker's cards that are laid down already, as far as the
        one who looks can see them.
        """
        return frozenset(place for payment in self.payments for place in payment.places or ())
