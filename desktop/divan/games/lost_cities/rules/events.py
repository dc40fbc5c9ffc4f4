"""What happens in Lost Cities."""

from typing import ClassVar, TypeAlias

from msgspec.structs import replace

from divan.core.event import Event
from divan.core.seat import Seat
from divan.games.lost_cities.rules.cards import FACE_DOWN, Card, Suit
from divan.games.lost_cities.rules.state import Columns


class Dealt(Event, frozen=True):
    """A round was dealt: one hand a seat, and the cards turned up for the discard piles.

    ``put_under`` are cards that all have seen before they went under the pile, in that
    order (D2, one per colour): the last of them is the very last card of the pile.
    """

    round: int
    starter: Seat
    hands: tuple[tuple[Card, ...], ...]
    turned_up: tuple[Card, ...]
    put_under: tuple[Card, ...] = ()

    def seen_by(self, seat: Seat) -> "Dealt":
        """Hide the other hand."""
        hands = tuple(
            hand if owner == seat else (FACE_DOWN,) * len(hand)
            for owner, hand in enumerate(self.hands)
        )
        return replace(self, hands=hands)

    def reveals_to(self, seat: Seat) -> bool:  # noqa: ARG002
        """Show everyone a new hand."""
        return True


class Played(Event, frozen=True):
    """``seat`` laid ``card`` on the route of its suit."""

    seat: Seat
    card: Card

    def reveals_to(self, seat: Seat) -> bool:
        """Show the card to the other player, who did not know that it was held."""
        return seat != self.seat


class Discarded(Event, frozen=True):
    """``seat`` put ``card`` on the discard pile of its suit."""

    seat: Seat
    card: Card

    def reveals_to(self, seat: Seat) -> bool:
        """Show the card to the other player."""
        return seat != self.seat


class DrewFromPile(Event, frozen=True):
    """``seat`` drew ``card`` from the pile; only that player saw which."""

    seat: Seat
    card: Card

    def seen_by(self, seat: Seat) -> "DrewFromPile":
        """Hide the card from the other player."""
        return self if seat == self.seat else replace(self, card=FACE_DOWN)

    def reveals_to(self, seat: Seat) -> bool:
        """Show the card to the one who drew it."""
        return seat == self.seat


class DrewFromDiscard(Event, frozen=True):
    """``seat`` took ``card`` from the top of the discard pile of its suit."""

    seat: Seat
    card: Card


class RoundEnded(Event, frozen=True):
    """The last pile card was drawn: ``scores`` has one number a seat, for ``routes``."""

    interlude: ClassVar[bool] = True

    round: int
    routes: tuple[Columns, ...]
    scores: tuple[int, ...]


LostCitiesEvent: TypeAlias = (
    Dealt | Played | Discarded | DrewFromPile | DrewFromDiscard | RoundEnded
)

CardPlaced: TypeAlias = Played | Discarded


def suit_of(card: Card) -> Suit:
    """Return the suit of a card that lies face up. Raises ValueError for one face down."""
    if card.suit is None:
        raise ValueError("a card that lies face down shows no suit")
    return card.suit
