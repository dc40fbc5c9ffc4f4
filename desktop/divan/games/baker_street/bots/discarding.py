"""Which three cards to keep (BAK-2.7)."""

from divan.bots.bot import Decision, Rated, Reason, Unit
from divan.core.seat import Seat
from divan.games.baker_street.bots.mind import Mind
from divan.games.baker_street.rules.cards import Card
from divan.games.baker_street.rules.moves import Discard
from divan.games.baker_street.rules.state import KEPT


def discard(mind: Mind) -> Decision:
    """Keep what pays best: the highest values, and of equal ones what tells others least."""
    if mind.habits.weighs:
        order = sorted(mind.hand, key=lambda card: (-card.value, _harm(mind, card), card))
    else:
        order = sorted(mind.hand, key=lambda card: (-card.value, mind.chance.random()))
    thrown = tuple(sorted(order[KEPT:]))
    kept = sum(card.value for card in order[:KEPT])
    move, reason = Discard(thrown), Reason("keep_value", {"value": kept})
    if not mind.habits.weighs:
        return Decision(move, reason)
    return Decision(move, reason, (Rated(move, worth_kept(mind, thrown)),), Unit.BITS)


def worth_kept(mind: Mind, thrown: tuple[Card, ...]) -> float:
    """Return what the cards that stay after ``thrown`` may buy, in bits: for a point of value
    one gets what a point of value tells on average.
    """
    kept = sum(card.value for card in mind.hand) - sum(card.value for card in thrown)
    return kept * mind.news.per_value()


def _harm(mind: Mind, card: Card) -> float:
    others: list[Seat] = [
        seat for seat in range(mind.table.seats) if seat != mind.seat and mind.table.searching(seat)
    ]
    return sum(mind.harm(seat, card) for seat in others)
