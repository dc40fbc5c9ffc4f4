"""What happens in Baker Street."""

from typing import ClassVar, TypeAlias

import msgspec
from msgspec.structs import replace

from divan.core.event import Event
from divan.core.seat import Seat
from divan.games.baker_street.rules.cards import Card, face_down
from divan.games.baker_street.rules.crime import Solution, Suspect
from divan.games.baker_street.rules.house import Room
from divan.games.baker_street.rules.truth import Truth


class Dealt(Event, frozen=True):
    """The first hands were dealt, one a seat; ``start`` begins."""

    start: Seat
    hands: tuple[tuple[Card, ...], ...]

    def seen_by(self, seat: Seat) -> "Dealt":
        """Hide the other hands."""
        hands = tuple(
            hand if owner == seat else face_down(hand) for owner, hand in enumerate(self.hands)
        )
        return replace(self, hands=hands)

    def reveals_to(self, seat: Seat) -> bool:  # noqa: ARG002
        """Show everyone a hand."""
        return True


class Asked(Event, frozen=True):
    """``seat`` asked for clues about two things."""

    seat: Seat
    suspects: tuple[Suspect, ...]
    rooms: tuple[Room, ...]


class Offered(Event, frozen=True):
    """``seat`` made an offer, or none.

    ``cards`` is empty where there is none, and None for who cannot see them; ``value`` and
    ``count`` are None for who is not told them (yet). ``open`` says that the offer is told at
    once, ``counted`` that the number of its cards is told (D6, D7).
    """

    seat: Seat
    cards: tuple[Card, ...] | None
    value: int | None
    count: int | None
    open: bool
    counted: bool

    def seen_by(self, seat: Seat) -> "Offered":
        """Hide the cards from the others, and what the offer is worth while it is sealed."""
        if seat == self.seat:
            return self
        value = self.value if self.open else None
        count = self.count if self.open and self.counted else None
        return replace(self, cards=None, value=value, count=count)

    def reveals_to(self, seat: Seat) -> bool:
        """Tell the others at once, where offers are made in the open."""
        return self.open and seat != self.seat


class OffersOpened(Event, frozen=True):
    """All sealed offers were shown: the value of each, 0 for none, None for who was not asked.

    ``counts`` has the numbers of cards where they are told (D6), else None throughout.
    """

    values: tuple[int | None, ...]
    counts: tuple[int | None, ...]

    def reveals_to(self, seat: Seat) -> bool:  # noqa: ARG002
        """Tell everyone what the others offer."""
        return True


class Accepted(Event, frozen=True):
    """``seat`` accepted the offer of ``other`` and laid cards down for it.

    ``payment`` is None for who cannot see the cards.
    """

    seat: Seat
    other: Seat
    value: int
    payment: tuple[Card, ...] | None
    count: int

    def seen_by(self, seat: Seat) -> "Accepted":
        """Hide the cards from the others until they change hands."""
        return self if seat == self.seat else replace(self, payment=None)


class Trade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the asker gave to ``other`` and got for it."""

    other: Seat
    given: tuple[Card, ...]
    received: tuple[Card, ...]


class Exchanged(Event, frozen=True):
    """``seat`` traded with everyone whose offer was accepted."""

    seat: Seat
    trades: tuple[Trade, ...]

    def seen_by(self, seat: Seat) -> "Exchanged":
        """Show each trade to the two who made it."""
        trades = tuple(
            trade
            if seat in (self.seat, trade.other)
            else Trade(trade.other, face_down(trade.given), face_down(trade.received))
            for trade in self.trades
        )
        return replace(self, trades=trades)

    def reveals_to(self, seat: Seat) -> bool:
        """Show new cards to those who trade."""
        return seat == self.seat or any(trade.other == seat for trade in self.trades)


class Declined(Event, frozen=True):
    """``seat`` refused all offers and got nothing (D8)."""

    seat: Seat


class DrewInstead(Event, frozen=True):
    """``seat`` drew cards because nobody offered, or nothing that could be paid (BAK-1.8)."""

    seat: Seat
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat) -> "DrewInstead":
        """Hide the cards from the others."""
        return self if seat == self.seat else replace(self, cards=face_down(self.cards))

    def reveals_to(self, seat: Seat) -> bool:
        """Show the cards to the one who drew them."""
        return seat == self.seat


class Reshuffled(Event, frozen=True):
    """The stack was empty, and ``count`` discards became the new one (BAK-2.8)."""

    count: int


class Answered(Event, frozen=True):
    """``seat`` handed in a solution, or none; nobody else sees which (BAK-2.1, D13)."""

    seat: Seat
    solution: Solution | None
    sealed: bool = False

    def seen_by(self, seat: Seat) -> "Answered":
        """Hide what was handed in, and whether it was anything."""
        return self if seat == self.seat else Answered(self.seat, None, sealed=True)


class SolutionsJudged(Event, frozen=True):
    """The round's solutions were opened: who was ``right``, with the victory points each got,
    and who was ``wrong`` (BAK-2.3 to 2.5, D13).
    """

    interlude: ClassVar[bool] = True

    round: int
    right: tuple[Seat, ...]
    points: tuple[int, ...]
    wrong: tuple[Seat, ...]

    def reveals_to(self, seat: Seat) -> bool:  # noqa: ARG002
        """Tell everyone who was right."""
        return True


class NobodyAnswered(Event, frozen=True):
    """The round ended without a solution."""

    round: int

    def reveals_to(self, seat: Seat) -> bool:  # noqa: ARG002
        """Tell everyone that nobody else handed one in."""
        return True


class HandReturned(Event, frozen=True):
    """``seat`` is done; the hand was shuffled into the stack (BAK-2.6)."""

    seat: Seat
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat) -> "HandReturned":
        """Hide the cards from the others."""
        return self if seat == self.seat else replace(self, cards=face_down(self.cards))


class Discarded(Event, frozen=True):
    """``seat`` put cards away, face down (BAK-2.7, D31)."""

    seat: Seat
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat) -> "Discarded":
        """Hide the cards from the others."""
        return self if seat == self.seat else replace(self, cards=face_down(self.cards))


class Refilled(Event, frozen=True):
    """``seat`` got new cards at the end of the round (BAK-2.7)."""

    seat: Seat
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat) -> "Refilled":
        """Hide the cards from the others."""
        return self if seat == self.seat else replace(self, cards=face_down(self.cards))

    def reveals_to(self, seat: Seat) -> bool:
        """Show the cards to the one who got them."""
        return seat == self.seat


class RoundBegan(Event, frozen=True):
    """Round ``round`` began; ``start`` asks first (BAK-2.9)."""

    round: int
    start: Seat


class CaseClosed(Event, frozen=True):
    """The match is over, and the ``truth`` comes to light; ``points`` has one number a seat."""

    truth: Truth
    points: tuple[int, ...]

    def reveals_to(self, seat: Seat) -> bool:  # noqa: ARG002
        """Tell everyone what happened."""
        return True


BakerStreetEvent: TypeAlias = (
    Dealt
    | Asked
    | Offered
    | OffersOpened
    | Accepted
    | Exchanged
    | Declined
    | DrewInstead
    | Reshuffled
    | Answered
    | SolutionsJudged
    | NobodyAnswered
    | HandReturned
    | Discarded
    | Refilled
    | RoundBegan
    | CaseClosed
)
