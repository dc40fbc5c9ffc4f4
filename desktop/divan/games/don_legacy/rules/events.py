"""What happens in Don Legacy."""

from typing import Self, TypeAlias

from msgspec.structs import replace

from divan.core.event import Event
from divan.core.seat import Seat
from divan.games.don_legacy.rules.cards import FACE_DOWN, Card, Kind
from divan.games.don_legacy.rules.state import CardSet, Ending, Pile, Row


class Dealt(Event, frozen=True):
    """The match was set up: a hand a seat, and the two open rows."""

    starter: Seat
    hands: tuple[tuple[Card, ...], ...]
    clues: Row
    mysteries: Row

    def seen_by(self, seat: Seat) -> "Dealt":
        """Hide the other hands."""
        hands = tuple(
            hand if owner == seat else (FACE_DOWN,) * len(hand)
            for owner, hand in enumerate(self.hands)
        )
        return replace(self, hands=hands)

    def reveals_to(self, seat: Seat) -> bool:  # noqa: ARG002
        """Show everyone a hand and the rows."""
        return True


class _OwnCard(Event, frozen=True):
    """Something that ``seat`` did with a card that nobody else saw."""

    seat: Seat
    card: Card

    def seen_by(self, seat: Seat) -> Self:
        """Hide the card from the others."""
        return self if seat == self.seat else replace(self, card=FACE_DOWN)


class _ShownCard(Event, frozen=True):
    """Something that ``seat`` did with a card of the own hand, which all see from now on."""

    seat: Seat
    card: Card

    def reveals_to(self, seat: Seat) -> bool:
        """Show the card to the others, who did not know that it was held."""
        return seat != self.seat


class Drew(_OwnCard, frozen=True):
    """``seat`` drew ``card`` from ``pile``."""

    pile: Pile

    def reveals_to(self, seat: Seat) -> bool:
        """Show the card to the one who drew it."""
        return seat == self.seat


class TookOpen(Event, frozen=True):
    """``seat`` took ``card`` from an open row."""

    seat: Seat
    card: Card


class Refilled(Event, frozen=True):
    """A place in the row of ``kind`` was filled from the pile, or stayed empty (D3)."""

    kind: Kind
    place: int
    card: Card | None

    def reveals_to(self, seat: Seat) -> bool:  # noqa: ARG002
        """Show everyone the new card, or that the pile has none of its kind."""
        return True


class PlayedMystery(_ShownCard, frozen=True):
    """``seat`` played ``card`` for its ability; it lies on the discard pile (D7)."""


class SawCard(Event, frozen=True):
    """``seat`` saw ``card`` in the hand of ``owner`` (DON-7.2)."""

    seat: Seat
    owner: Seat
    card: Card

    def seen_by(self, seat: Seat) -> "SawCard":
        """Hide the card from all others, the owner too, who does not learn which it was."""
        return self if seat == self.seat else replace(self, card=FACE_DOWN)

    def reveals_to(self, seat: Seat) -> bool:
        """Show the card to the one who looks."""
        return seat == self.seat


class Exchanged(Event, frozen=True):
    """``seat`` gave ``given`` to ``owner`` for ``taken``, which was seen before (D17)."""

    seat: Seat
    owner: Seat
    given: Card
    taken: Card

    def seen_by(self, seat: Seat) -> "Exchanged":
        """Hide both cards from those who do not hold them."""
        if seat in (self.seat, self.owner):
            return self
        return replace(self, given=FACE_DOWN, taken=FACE_DOWN)

    def reveals_to(self, seat: Seat) -> bool:
        """Show the owner the new card."""
        return seat == self.owner


class ExchangeDeclined(Event, frozen=True):
    """``seat`` left the card that was seen with ``owner``."""

    seat: Seat
    owner: Seat


class SearchStopped(Event, frozen=True):
    """``seat`` took no second clue."""

    seat: Seat


class LookedAtTwo(Event, frozen=True):
    """``seat`` looked at the top two cards of ``pile``, the upper one first."""

    seat: Seat
    pile: Pile
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat) -> "LookedAtTwo":
        """Hide the cards from the others."""
        if seat == self.seat:
            return self
        return replace(self, cards=(FACE_DOWN,) * len(self.cards))

    def reveals_to(self, seat: Seat) -> bool:
        """Show the cards to the one who looks."""
        return seat == self.seat


class Kept(_OwnCard, frozen=True):
    """``seat`` kept ``card`` and put ``declined`` under ``pile``, both face down."""

    declined: Card
    pile: Pile

    def seen_by(self, seat: Seat) -> Self:
        """Hide both cards from the others."""
        return self if seat == self.seat else replace(self, card=FACE_DOWN, declined=FACE_DOWN)


class Disguised(Event, frozen=True):
    """``seat`` put ``given`` in the place of the open card ``taken``."""

    seat: Seat
    given: Card
    taken: Card

    def reveals_to(self, seat: Seat) -> bool:
        """Show the others the card that came from the hand."""
        return seat != self.seat


class LaidSet(Event, frozen=True):
    """``seat`` set three mystery cards of one symbol aside."""

    seat: Seat
    cards: CardSet

    def reveals_to(self, seat: Seat) -> bool:
        """Show the cards to the others."""
        return seat != self.seat


class Discarded(_ShownCard, frozen=True):
    """``seat`` discarded ``card`` face up at the end of the turn."""


class Passed(Event, frozen=True):
    """``seat`` could do nothing (D22)."""

    seat: Seat


class TurnEnded(Event, frozen=True):
    """The turn of ``seat`` is over."""

    seat: Seat


class MatchEnded(Event, frozen=True):
    """The match is over: what was left in the hands, now shown, and the points of all."""

    ending: Ending
    hands: tuple[tuple[Card, ...], ...]
    scores: tuple[int, ...]

    def reveals_to(self, seat: Seat) -> bool:  # noqa: ARG002
        """Show everyone the other hands."""
        return True


DonLegacyEvent: TypeAlias = (
    Dealt
    | Drew
    | TookOpen
    | Refilled
    | PlayedMystery
    | SawCard
    | Exchanged
    | ExchangeDeclined
    | SearchStopped
    | LookedAtTwo
    | Kept
    | Disguised
    | LaidSet
    | Discarded
    | Passed
    | TurnEnded
    | MatchEnded
)
