"""What each colour may still bring: the thoughts that every rating is made of."""

from collections.abc import Sequence
from functools import cached_property

import msgspec

from divan.core.seat import Seat
from divan.core.view import View
from divan.games.lost_cities.bots.knowledge import Knowledge, knowledge_of
from divan.games.lost_cities.bots.weights import Weights
from divan.games.lost_cities.rules.cards import (
    HIGHEST,
    INVESTMENTS_PER_SUIT,
    LOWEST,
    SUITS,
    Card,
    Suit,
)
from divan.games.lost_cities.rules.events import LostCitiesEvent
from divan.games.lost_cities.rules.options import LostCitiesOptions
from divan.games.lost_cities.rules.scoring import (
    BONUS,
    CARDS_FOR_EIGHT_BONUS,
    STARTING_COST,
)
from divan.games.lost_cities.rules.state import Column, Table

CARDS_IN_SIGHT_OF_EIGHT = 5
"""From so many cards on, a route may become one of eight."""
SOON_OVER = 10
"""With fewer turns than this to come, a new route is ever less likely."""


class SuitOutlook(msgspec.Struct, frozen=True):
    """One colour as one player sees it.

    ``held`` are the numbers in hand that the own route can take, ``open`` the unseen ones
    that it could take, ``investments`` how many of them are in hand; all ascending.
    ``reach`` is the share of ``open`` that one may hope to lay, ``edge`` the points that
    the route should end up with before multiplying. ``factor`` is the multiplier to count
    with and ``worth`` the same, or 0 where the colour had better be left alone.
    ``growth`` is what one more card of the colour adds to the hope of a bonus for eight.
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


class Outlook:
    """How the round looks to ``seat``, weighed by ``weights``."""

    def __init__(self, view: View[Table, LostCitiesEvent], weights: Weights) -> None:
        self.table = view.table
        self.seat: Seat = view.seat
        self.weights = weights
        self.multipliers = tuple(int(digit) for digit in view.table.options.multipliers)
        self.turns_to_come = max(len(view.table.pile) - 1, 0) // 2
        self._knowledge: Knowledge = knowledge_of(view)
        draws = len(view.table.pile) / 2 - weights.last_draws
        self._reach = max(weights.reach * draws / len(self._knowledge.unseen), 0.0)
        self.suits = {suit: self._look(suit) for suit in SUITS}

    @property
    def options(self) -> LostCitiesOptions:
        """What is played for."""
        return self.table.options

    @cached_property
    def ten_bonus(self) -> float:
        """The points one counts on for a route without investments that ends in a 10."""
        return self._promised_for_ten * self.weights.ten

    @cached_property
    def _promised_for_ten(self) -> int:
        return BONUS if self.options.ten_bonus == "top_is_10" else 0

    def price(self, turn: float) -> int:
        """Return what the card is worth that one would lay in the ``turn``-th turn from now,
        the best card first: whoever spends a turn on something else pays that price.
        """
        values = sorted(
            (
                rank * outlook.factor
                for outlook in self.suits.values()
                if outlook.worth
                for rank in outlook.held
            ),
            reverse=True,
        )
        place = int(max(turn, 0.0))
        return values[place] if place < len(values) else 0

    def keep(self, card: Card, price: float, *, in_hand: bool) -> float:
        """Return what ``card`` is worth in the own hand, where a turn costs ``price``."""
        outlook = self._of(card)
        if card.is_investment:
            if not outlook.takes_investments or outlook.edge <= 0:
                return 0.0
            count = len(outlook.route) + outlook.investments + (not in_hand)
            step = self.multipliers[count] - self.multipliers[count - 1]
            return self.weights.keep_investment * outlook.edge * step
        if card.rank <= top_of(outlook.route):
            return 0.0
        value = card.rank * outlook.worth - price
        if card.rank == HIGHEST and not investments_in(outlook.route):
            value += self.ten_bonus * outlook.worth
        return max(value, 0.0) + outlook.growth

    def give(self, card: Card) -> float:
        """Return what ``card`` is worth to the other player."""
        route, weights = self._of(card).other_route, self.weights
        if not route:
            lateness = min(self.turns_to_come / SOON_OVER, 1.0)
            value = weights.give_investment if card.is_investment else weights.give_new * card.rank
            return value * lateness
        if card.is_investment:
            return 0.0 if top_of(route) else 2 * weights.give_investment
        if card.rank <= top_of(route):
            return 0.0
        wagered = investments_in(route)
        points = card.rank * self.multipliers[wagered]
        if card.rank == HIGHEST and not wagered:
            points += self._promised_for_ten
        return weights.give * points

    def _of(self, card: Card) -> SuitOutlook:
        assert card.suit is not None  # noqa: S101 - only cards that lie face up are weighed
        return self.suits[card.suit]

    def _look(self, suit: Suit) -> SuitOutlook:
        table, weights = self.table, self.weights
        route = table.route(self.seat, suit)
        other_route = table.route(1 - self.seat, suit)
        hand = [card.rank for card in table.hands[self.seat] if card.suit == suit]
        top = top_of(route)
        held = tuple(sorted(rank for rank in hand if rank > top))
        unseen = [card.rank for card in self._knowledge.unseen if card.suit == suit]
        open_ = tuple(sorted(rank for rank in unseen if rank > top))
        investments = sum(1 for rank in hand if not rank)
        reach = self._reach * (weights.contested if other_route else 1.0)
        hopes = reach * sum(open_)
        if route:
            factor = self.multipliers[investments_in(route)]
            edge = ranks_of(route) + sum(held) + hopes - STARTING_COST
            worth = factor
        else:
            factor = self.multipliers[investments]
            edge = sum(held[-self.turns_to_come - 1 :]) + hopes - STARTING_COST
            startable = investments or LOWEST in held or self.options.start_rule == "free"
            worth = factor if edge > (0.0 if startable else weights.locked) else 0
        shown = [*route, *other_route, *table.discard_pile(suit)]
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
            growth=self._growth(len(route), len(held), reach * len(open_)),
        )

    def _growth(self, laid: int, held: int, hoped: float) -> float:
        if not self.options.eight_bonus or laid >= CARDS_FOR_EIGHT_BONUS:
            return 0.0
        ahead = laid + held + hoped - CARDS_IN_SIGHT_OF_EIGHT
        most = CARDS_FOR_EIGHT_BONUS - CARDS_IN_SIGHT_OF_EIGHT
        return min(max(ahead, 0.0), most) * BONUS * self.weights.eight


def top_of(route: Column) -> int:
    """Return the highest number on a route, 0 while there is none."""
    return route[-1].rank if route else 0


def investments_in(cards: Sequence[Card]) -> int:
    """Return how many of ``cards`` are investments."""
    return sum(1 for card in cards if card.is_investment)


def ranks_of(cards: Sequence[Card]) -> int:
    """Return the sum of the numbers of ``cards``."""
    return sum(card.rank for card in cards)
