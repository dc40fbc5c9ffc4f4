"""What to offer for a request, if anything (BAK-1.4)."""

from itertools import combinations
from typing import Final

from divan.bots.bot import Decision, Rated, Reason, Unit
from divan.games.baker_street.bots.mind import Mind
from divan.games.baker_street.rules.cards import Card, total
from divan.games.baker_street.rules.moves import Offer, Pass

_HOPE: Final = 0.6
"""How much of what a card tells on average a payment can be hoped to tell."""
_FREE_CARDS: Final = 1.2
"""Bits that the asker is kept from by an offer, as without one three cards are drawn."""
_USUAL_VALUE: Final = 1.6
"""What a card of a hand is worth on average."""
_MOST_TRIED: Final = 8
_TWO: Final = 0.4
"""How often two cards are offered by rule of thumb."""


def offer(mind: Mind) -> Decision:
    """Choose the offer that brings most: what the payment may tell, less what is given away."""
    request = mind.table.request
    cards = [
        card
        for card in mind.hand
        if request is not None and card.shows(request.suspects, request.rooms)
    ]
    if not cards:
        return Decision(Pass(), Reason("pass_nothing"))
    if not mind.habits.weighs:
        return _by_thumb(mind, cards)
    asker = mind.table.active
    cards.sort(key=lambda card: mind.harm(asker, card) / card.value)
    cards = sorted(cards[:_MOST_TRIED])
    sets = (chosen for size in range(1, len(cards) + 1) for chosen in combinations(cards, size))
    rated = [Rated(Offer(chosen), worth_of_offer(mind, chosen)) for chosen in sets]
    rated.append(Rated(Pass(), 0.0))
    rated.sort(key=lambda found: -found.value)
    move = rated[0].move
    if isinstance(move, Offer):
        known = all(not mind.harm(asker, card) for card in move.cards)
        code = "offer_known" if known else "offer_fair"
        reason = Reason(code, {"value": total(move.cards), "asker": asker})
    else:
        reason = Reason("pass_dear", {"asker": asker})
    return Decision(move, reason, tuple(rated), Unit.BITS)


def worth_of_offer(mind: Mind, cards: tuple[Card, ...]) -> float:
    """Return what an offer may bring one who weighs, in bits; none brings 0."""
    asker = mind.table.active
    value = total(cards)
    purse = len(mind.table.hands[asker]) * _USUAL_VALUE
    payable = max(0.0, min(1.0, 1.5 - value / max(purse, 1.0)))
    rivals = sum(mind.table.searching(seat) for seat in range(mind.table.seats)) - 1
    learned = value * mind.news.per_value() * _HOPE
    given = sum(mind.harm(asker, card) for card in cards) - _FREE_CARDS / max(1, rivals)
    kept = mind.habits.thrift * value
    return payable * (learned - mind.habits.care * given - kept)


def _by_thumb(mind: Mind, cards: list[Card]) -> Decision:
    """Offer the cheapest card that fits, and now and then two."""
    order = sorted(cards, key=lambda card: (card.value, mind.chance.random()))
    count = 2 if len(order) > 1 and mind.chance.random() < _TWO else 1
    chosen = tuple(sorted(order[:count]))
    reason = Reason("offer_cheap", {"value": total(chosen), "asker": mind.table.active})
    return Decision(Offer(chosen), reason)
