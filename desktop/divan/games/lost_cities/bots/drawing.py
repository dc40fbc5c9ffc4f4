"""How good it looks to draw from the pile and from each discard pile."""

from collections.abc import Iterator

from divan.bots.bot import Rated
from divan.games.lost_cities.bots.outlook import Outlook
from divan.games.lost_cities.rules.cards import SUITS
from divan.games.lost_cities.rules.moves import DrawFromDiscard, DrawFromPile


def rate_drawing(outlook: Outlook) -> Iterator[Rated]:
    """Rate every draw that may be allowed."""
    weights = outlook.weights
    yield Rated(DrawFromPile(), weights.pile)
    price = outlook.price(outlook.turns_to_come * weights.turns)
    longer = weights.slow * squeezed_out(outlook)
    for suit in SUITS:
        column = outlook.table.discard_pile(suit)
        if column:
            worth = outlook.keep(column[-1], price, in_hand=False)
            yield Rated(DrawFromDiscard(suit), weights.take + weights.take_point * worth + longer)


def squeezed_out(outlook: Outlook) -> int:
    """Return what the best card is worth for which there may be no turn, in points."""
    weights = outlook.weights
    return outlook.price(outlook.turns_to_come * weights.slow_turns - weights.slow_spare)
