"""Which offers to accept and what to pay for them (BAK-1.6)."""

from itertools import combinations, permutations
from typing import Final, TypeAlias

from divan.bots.bot import Decision, Rated, Reason, Unit
from divan.core.seat import Seat
from divan.games.baker_street.bots.mind import Mind
from divan.games.baker_street.rules.cards import Card, total
from divan.games.baker_street.rules.moves import Accept, Decline, Exchange

_MOST_PAID_WITH: Final = 10
"""Of a large hand only so many cards are thought about."""
_WASTE: Final = 0.02
"""What a point of value paid too much is worth, in bits, however little is minded."""

Plan: TypeAlias = tuple[tuple[Seat, tuple[Card, ...]], ...]


def pay(mind: Mind) -> Decision:
    """Accept the offers that tell most, each paid with what tells its owner least."""
    table = mind.table
    spent = table.spent()
    left = tuple(card for place, card in enumerate(mind.hand) if place not in spent)
    offers = {
        seat: bid.value
        for seat, bid in enumerate(table.bids)
        if bid is not None and bid.value and table.payment_for(seat) is None
    }
    plans = _plans(mind, offers, left)
    if not plans:
        stop = Exchange() if table.payments else Decline()
        return Decision(stop, Reason("pay_enough"), (), Unit.BITS)
    plans.sort(key=lambda found: -found[1])
    ratings = [Rated(Accept(*plan[0]), value) for plan, value in plans]
    if table.payments:
        ratings.append(Rated(Exchange(), 0.0))
        ratings.sort(key=lambda found: -found.value)
    best = ratings[0]
    if not isinstance(best.move, Accept):
        return Decision(best.move, Reason("pay_enough"), tuple(ratings), Unit.BITS)
    seat, payment = best.move.seat, best.move.payment
    reason = Reason("pay_worth", {"seat": seat, "value": offers[seat], "paid": total(payment)})
    then = tuple(Accept(*step) for step in plans[0][0][1:])
    return Decision(best.move, reason, tuple(ratings), Unit.BITS, then)


def worth_of_accepting(mind: Mind, seat: Seat, payment: tuple[Card, ...]) -> float:
    """Return what the offer of ``seat`` brings for ``payment``, in bits; further offers that
    may be accepted after it are left out.
    """
    bid = mind.table.bids[seat]
    value = bid.value if bid is not None and bid.value else 0
    return value * _per_value(mind) - sum(_cost(mind, seat, card) for card in payment)


def _plans(
    mind: Mind, offers: dict[Seat, int], cards: tuple[Card, ...]
) -> list[tuple[Plan, float]]:
    """Return ways to accept some offers in some order, with what each is worth in bits."""
    per_value = _per_value(mind)
    found: list[tuple[Plan, float]] = []
    for count in range(1, len(offers) + 1):
        for seats in permutations(sorted(offers), count):
            plan, value, left = [], 0.0, cards
            for seat in seats:
                payment = _cheapest(mind, seat, offers[seat], left)
                if payment is None:
                    break
                paid, cost = payment
                plan.append((seat, paid))
                value += offers[seat] * per_value - cost
                left = tuple(card for card in left if card not in paid)
            else:
                found.append((tuple(plan), value))
    return found


def _per_value(mind: Mind) -> float:
    """Return how many bits a point of value of an offer tells, given what was asked for."""
    request = mind.table.request
    if request is None or not mind.habits.weighs:
        return 1.0
    fitting = [
        prospect
        for prospect in mind.news.prospects
        if prospect.card.shows(request.suspects, request.rooms)
    ]
    return mind.news.per_value(fitting)


def _cheapest(
    mind: Mind, seat: Seat, value: int, cards: tuple[Card, ...]
) -> tuple[tuple[Card, ...], float] | None:
    """Return the payment of at least ``value`` that costs least, with its cost in bits."""
    costs = {card: _cost(mind, seat, card) for card in cards}
    few = sorted(sorted(cards, key=lambda card: costs[card] / card.value)[:_MOST_PAID_WITH])
    best: tuple[tuple[Card, ...], float] | None = None
    for size in range(1, min(value, len(few)) + 1):
        for paid in combinations(few, size):
            if total(paid) >= value:
                cost = sum(costs[card] for card in paid)
                if best is None or cost < best[1]:
                    best = paid, cost
    return best


def _cost(mind: Mind, seat: Seat, card: Card) -> float:
    habits = mind.habits
    minded = habits.care * mind.harm(seat, card) if habits.weighs else 0.0
    return minded + (habits.thrift + _WASTE) * card.value
