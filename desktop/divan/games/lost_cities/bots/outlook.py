"""How a round looks to a player: every colour, and what turns and cards are worth in it."""

from collections.abc import Sequence

from divan.core.seat import Seat
from divan.core.view import View
from divan.games.lost_cities.bots.knowledge import knowledge_of
from divan.games.lost_cities.bots.suit_outlook import (
    SuitOutlook,
    investments_in,
    look_at,
    multipliers_of,
    top_of,
)
from divan.games.lost_cities.bots.weights import Weights
from divan.games.lost_cities.rules.cards import HIGHEST, SUITS, Card
from divan.games.lost_cities.rules.events import LostCitiesEvent, suit_of
from divan.games.lost_cities.rules.scoring import BONUS
from divan.games.lost_cities.rules.state import Table

SOON_OVER = 10
"""With fewer turns than this to come, a new route is ever less likely."""


class Outlook:
    """How the round looks to ``seat``, who has not seen ``unseen``, weighed by ``weights``.

    ``turns_to_come`` are the own turns after this one if all draw from the pile.
    ``ten_bonus`` is what a route without investments is sure to earn with a 10 on top, in
    points; a whole route from 2 to 10 is never counted on (D15).
    """

    def __init__(self, table: Table, seat: Seat, unseen: Sequence[Card], weights: Weights) -> None:
        self.table = table
        self.seat = seat
        self.weights = weights
        self.multipliers = multipliers_of(table.options)
        self.ten_bonus = BONUS if table.options.ten_bonus == "top_is_10" else 0
        self.turns_to_come = max(len(table.pile) - 1, 0) // 2
        draws = len(table.pile) / 2 - weights.last_draws
        reach = max(weights.reach * draws / len(unseen), 0.0)
        self.suits = {
            suit: look_at(
                suit,
                table,
                seat,
                unseen,
                turns=self.turns_to_come,
                reach=reach,
                weights=weights,
            )
            for suit in SUITS
        }

    @property
    def hoped_ten_bonus(self) -> float:
        """What one counts on of the bonus for a 10 that does not lie yet, in points."""
        return self.ten_bonus * self.weights.ten

    def price(self, turn: float) -> int:
        """Return what the card is worth that one would lay in the ``turn``-th turn from now,
        the best card first: whoever spends a turn on something else pays that price.
        """
        values = sorted(
            (
                rank * suit.factor
                for suit in self.suits.values()
                if suit.worth
                for rank in suit.held
            ),
            reverse=True,
        )
        place = int(max(turn, 0.0))
        return values[place] if place < len(values) else 0

    def keep(self, card: Card, price: float, *, in_hand: bool) -> float:
        """Return what ``card`` is worth in the own hand, where a turn costs ``price``."""
        suit = self.suits[suit_of(card)]
        if card.is_investment:
            return self.weights.keep_investment * self._investing(suit, in_hand=in_hand)
        if card.rank <= top_of(suit.route):
            return 0.0
        value = card.rank * suit.worth - price
        if card.rank == HIGHEST and not investments_in(suit.route):
            value += self.hoped_ten_bonus * suit.worth
        return max(value, 0.0) + suit.growth

    def give(self, card: Card) -> float:
        """Return what ``card`` is worth to the other player."""
        route, weights = self.suits[suit_of(card)].other_route, self.weights
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
            points += self.ten_bonus
        return weights.give * points

    def _investing(self, suit: SuitOutlook, *, in_hand: bool) -> float:
        """Return the points that an investment of ``suit`` would add."""
        if not suit.takes_investments or suit.edge <= 0:
            return 0.0
        count = len(suit.route) + suit.investments + (not in_hand)
        return suit.edge * (self.multipliers[count] - self.multipliers[count - 1])


def outlook_of(view: View[Table, LostCitiesEvent], weights: Weights) -> Outlook:
    """Return how the round looks to ``view.seat``."""
    return Outlook(view.table, view.seat, knowledge_of(view).unseen, weights)
