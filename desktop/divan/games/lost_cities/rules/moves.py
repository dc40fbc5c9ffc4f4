"""What a player of Lost Cities can decide: place a card, then draw one (LOST-3.1, 3.2)."""

from typing import TypeAlias

from divan.core.move import Move
from divan.games.lost_cities.rules.cards import Card, Suit


class PlayCard(Move, frozen=True):
    """Lay ``card`` on the own route of colour ``route``."""

    card: Card
    route: Suit


class DiscardCard(Move, frozen=True):
    """Put ``card`` on the discard pile of colour ``pile``."""

    card: Card
    pile: Suit


class DrawFromPile(Move, frozen=True):
    """Take the top card of the draw pile."""


class DrawFromDiscard(Move, frozen=True):
    """Take the top card of the discard pile of ``suit``."""

    suit: Suit


LostCitiesMove: TypeAlias = PlayCard | DiscardCard | DrawFromPile | DrawFromDiscard
