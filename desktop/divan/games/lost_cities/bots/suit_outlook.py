"""What one colour may still bring to one player, before any move is thought of."""

from collections.abc import Sequence

import msgspec

from divan.core.seat import Seat
from divan.games.lost_cities.bots.weights import Weights
from divan.games.lost_cities.rules.cards import (
    INVESTMENT,
    INVESTMENTS_PER_SUIT,
    LOWEST,
    Card,
    Suit,
)
from divan.games.lost_cities.rules.options import LostCitiesOptions
from divan.games.lost_cities.rules.scoring import BONUS, CARDS_FOR_EIGHT_BONUS, STARTING_COST
from divan.games.lost_cities.rules.state import Column, Table

CARDS_IN_SIGHT_OF_EIGHT = 5
"""From so many cards on, a route may become one of eight."""


class SuitOutlook(msgspec.Struct, frozen=True):
    """One colour as one player sees it.

    ``held`` are the numbers in hand that the own route can take, ``open`` the unseen ones
    that it could take, both ascending. ``investments`` is how many of them are in hand,
    ``investments_out`` how many nobody has shown. ``reach`` is the share of ``open`` that
    one may hope to lay, ``edge`` the points that the route should end up with before
    multiplying. ``factor`` is the multiplier to count with and ``worth`` the same, or 0
    where the colour had better be left alone. ``growth`` is what one more card of the
    colour adds to the hope of a bonus for eight.
    """

    route: Column
    other_route: Column
    held: tuple[int, ...]
    open: tuple[int, ...]
    investments: int
    investments_out: int
    reach: float
    edge: float
    factor: int
    worth: int
    growth: float

    @property
    def hopes(self) -> float:
        """The points that the unseen cards may bring, before multiplying."""
        return self.reach * sum(self.open)

    @property
    def takes_investments(self) -> bool:
        """True while no number lies on the own route (LOST-4.2)."""
        return top_of(self.route) == 0


def look_at(
    suit: Suit,
    table: Table,
    seat: Seat,
    unseen: Sequence[Card],
    *,
    turns: int,
    reach: float,
    weights: Weights,
) -> SuitOutlook:
    """Return ``suit`` as ``seat`` sees it, with ``turns`` to come after this one; ``reach``
    is the share of the ``unseen`` cards that one expects to lay.
    """
    route, other_route = table.route(seat, suit), table.route(1 - seat, suit)
    hand = [card.rank for card in table.hands[seat] if card.suit == suit]
    top = top_of(route)
    held = tuple(sorted(rank for rank in hand if rank > top))
    open_ = tuple(sorted(card.rank for card in unseen if card.suit == suit and card.rank > top))
    investments = hand.count(INVESTMENT)
    reach *= weights.contested if other_route else 1.0
    hopes = reach * sum(open_)
    multipliers = multipliers_of(table.options)
    if route:
        factor = multipliers[investments_in(route)]
        edge = ranks_of(route) + sum(held) + hopes - STARTING_COST
        worth = factor
    else:
        factor = multipliers[investments]
        edge = sum(held[-turns - 1 :]) + hopes - STARTING_COST
        startable = investments or LOWEST in held or table.options.start_rule == "free"
        worth = factor if edge > (0.0 if startable else weights.locked) else 0
    shown = [*route, *other_route, *table.discard_pile(suit)]
    cards = len(route) + len(held) + reach * len(open_)
    eight = table.options.eight_bonus and len(route) < CARDS_FOR_EIGHT_BONUS
    return SuitOutlook(
        route=route,
        other_route=other_route,
        held=held,
        open=open_,
        investments=investments,
        investments_out=INVESTMENTS_PER_SUIT - investments - investments_in(shown),
        reach=reach,
        edge=edge,
        factor=factor,
        worth=worth,
        growth=_growth(cards) * weights.eight if eight else 0.0,
    )


def _growth(cards: float) -> float:
    """Return how much nearer to its bonus a route of ``cards`` comes by one more, in points."""
    ahead = cards - CARDS_IN_SIGHT_OF_EIGHT
    return min(max(ahead, 0.0), CARDS_FOR_EIGHT_BONUS - CARDS_IN_SIGHT_OF_EIGHT) * BONUS


def multipliers_of(options: LostCitiesOptions) -> tuple[int, ...]:
    """Return what none, one, two and three investments multiply a route by (D10)."""
    return tuple(int(digit) for digit in options.multipliers)


def top_of(route: Column) -> int:
    """Return the highest number on a route, 0 while there is none."""
    return route[-1].rank if route else 0


def investments_in(cards: Sequence[Card]) -> int:
    """Return how many of ``cards`` are investments."""
    return sum(1 for card in cards if card.is_investment)


def ranks_of(cards: Sequence[Card]) -> int:
    """Return the sum of the numbers of ``cards``."""
    return sum(card.rank for card in cards)
