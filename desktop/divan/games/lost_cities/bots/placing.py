"""How good it looks to lay or to discard each card of the hand."""

from collections.abc import Iterator

from divan.bots.bot import Rated
from divan.games.lost_cities.bots.outlook import Outlook
from divan.games.lost_cities.bots.suit_outlook import SuitOutlook, investments_in
from divan.games.lost_cities.rules.cards import HIGHEST, Card
from divan.games.lost_cities.rules.moves import DiscardCard, PlayCard
from divan.games.lost_cities.rules.scoring import STARTING_COST


def rate_placing(outlook: Outlook) -> Iterator[Rated]:
    """Rate every way to place a card that may be allowed."""
    weights = outlook.weights
    price = outlook.price((outlook.turns_to_come + 1) * weights.turns)
    wasted = weights.wasted * price
    for card in dict.fromkeys(outlook.table.hands[outlook.seat]):
        if card.suit is None:
            continue
        suit = outlook.suits[card.suit]
        discard = -wasted - weights.keep * outlook.keep(card, price, in_hand=True)
        yield Rated(DiscardCard(card, card.suit), discard - outlook.give(card))
        if card.is_investment:
            value = _investing(outlook, suit) - wasted
        elif suit.route:
            value = _going_on(outlook, suit, card, price)
        else:
            value = _starting(outlook, suit, card, price) - wasted
        yield Rated(PlayCard(card, card.suit), value)


def _investing(outlook: Outlook, suit: SuitOutlook) -> float:
    weights, multipliers = outlook.weights, outlook.multipliers
    if not suit.takes_investments:
        return 0.0
    count = len(suit.route)
    step = multipliers[count + 1] - (multipliers[count] if count else 0)
    ahead = suit.edge - suit.hopes * (1 - weights.invest_hope) - weights.invest_margin
    ahead += weights.daring
    value = weights.invest * step * ahead
    if not count and HIGHEST in suit.held:
        value -= outlook.hoped_ten_bonus
    return value


def _going_on(outlook: Outlook, suit: SuitOutlook, card: Card, price: int) -> float:
    weights = outlook.weights
    factor = outlook.multipliers[investments_in(suit.route)]
    points = card.rank * factor
    value = weights.play + weights.play_point * points + weights.play_wagered * (factor - 1)
    value += weights.wasted * min(points - price, 0)
    return value - _given_up(outlook, suit, card, price)


def _starting(outlook: Outlook, suit: SuitOutlook, card: Card, price: int) -> float:
    later = [rank for rank in suit.held if rank >= card.rank][-outlook.turns_to_come - 1 :]
    hoped = [rank for rank in suit.open if rank > card.rank]
    gain = sum(later) + suit.reach * sum(hoped) - STARTING_COST + outlook.weights.daring
    if HIGHEST in later:
        gain += outlook.hoped_ten_bonus
    elif HIGHEST in hoped:
        gain += outlook.hoped_ten_bonus * suit.reach
    return outlook.weights.start * gain - _given_up(outlook, suit, card, price)


def _given_up(outlook: Outlook, suit: SuitOutlook, card: Card, price: int) -> float:
    """Return the points that can no longer be had once ``card`` lies on the route."""
    multipliers, invested = outlook.multipliers, investments_in(suit.route)
    factor = multipliers[invested]
    lost = 0.0
    if suit.takes_investments and suit.edge > 0:
        more = multipliers[invested + suit.investments] - factor
        lost += suit.edge * (more + suit.reach * suit.investments_out)
    skipped = [rank for rank in suit.held if rank < card.rank]
    lost += sum(max(rank * factor - price, 0) for rank in skipped) + suit.growth * len(skipped)
    missed = [rank for rank in suit.open if rank < card.rank]
    return lost + suit.reach * (sum(missed) * factor + suit.growth * len(missed))
