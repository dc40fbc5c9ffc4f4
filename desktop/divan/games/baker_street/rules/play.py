"""Carrying out moves: requests, offers and trades (BAK-1)."""

from msgspec.structs import replace

from divan.core.chance import Chance
from divan.core.seat import Seat
from divan.games.baker_street.rules.cards import Card, total
from divan.games.baker_street.rules.events import (
    Accepted,
    Asked,
    BakerStreetEvent,
    Declined,
    DrewInstead,
    Exchanged,
    Offered,
    OffersOpened,
    Trade,
)
from divan.games.baker_street.rules.judge import can_pay_something, to_act
from divan.games.baker_street.rules.moves import Accept, AskFor
from divan.games.baker_street.rules.rounds import ask_for_solutions
from divan.games.baker_street.rules.stack import draw
from divan.games.baker_street.rules.state import DRAWN, Bid, Payment, Phase, Request, Table
from divan.games.baker_street.rules.steps import TableStep, step, then
from divan.games.baker_street.rules.tuples import put


def ask(table: Table, move: AskFor, chance: Chance) -> TableStep:
    """Name the two things; where nobody else searches, nobody can offer."""
    asked = replace(
        table,
        phase=Phase.OFFERS,
        request=Request(move.suspects, move.rooms),
        bids=(None,) * table.seats,
        payments=(),
    )
    told = step(asked, Asked(table.active, move.suspects, move.rooms))
    return told if to_act(asked) else then(told, _open_offers(asked, chance))


def offer(table: Table, seat: Seat, cards: tuple[Card, ...], chance: Chance) -> TableStep:
    """Seal an offer, or none; the last one opens them all."""
    hand = table.hands[seat]
    bid = Bid(tuple(hand.index(card) for card in cards), total(cards), len(cards))
    made = replace(table, bids=put(table.bids, seat, bid))
    options = table.options
    event = Offered(
        seat,
        cards,
        bid.value,
        bid.count,
        open=options.offers == "clockwise",
        counted=options.offer_info == "value_and_count",
    )
    told = step(made, event)
    return told if to_act(made) else then(told, _open_offers(made, chance))


def accept(table: Table, move: Accept, chance: Chance) -> TableStep:
    """Lay cards down for an offer; trade at once where no other one can be paid."""
    hand = table.hands[table.active]
    places = tuple(hand.index(card) for card in move.payment)
    payment = Payment(move.seat, places, len(places))
    bid = table.bids[move.seat]
    value = 0 if bid is None or bid.value is None else bid.value
    laid = replace(table, payments=(*table.payments, payment))
    event = Accepted(table.active, move.seat, value, move.payment, len(places))
    told = step(laid, event)
    return told if can_pay_something(laid) else then(told, exchange(laid, chance))


def exchange(table: Table, chance: Chance) -> TableStep:
    """Let all cards that were accepted and paid change hands at the same time (D9)."""
    asker, hands = table.active, list(table.hands)
    trades = []
    given_away: set[Card] = set()
    for payment in table.payments:
        bid = table.bids[payment.seat]
        given = _cards_at(table.hands[asker], payment.places)
        received = _cards_at(table.hands[payment.seat], None if bid is None else bid.places)
        trades.append(Trade(payment.seat, given, received))
        given_away |= set(given)
        kept = [card for card in table.hands[payment.seat] if card not in received]
        hands[payment.seat] = tuple(sorted([*kept, *given]))
    got = [card for trade in trades for card in trade.received]
    kept = [card for card in table.hands[asker] if card not in given_away]
    hands[asker] = tuple(sorted([*kept, *got]))
    traded = replace(table, hands=tuple(hands))
    return then(step(traded, Exchanged(asker, tuple(trades))), _end_turn(traded, chance))


def decline(table: Table, chance: Chance) -> TableStep:
    """Refuse all offers and get nothing (D8)."""
    return then(step(table, Declined(table.active)), _end_turn(table, chance))


def _open_offers(table: Table, chance: Chance) -> TableStep:
    """Show what the offers are worth; where none can be paid, draw instead (BAK-1.8, D8)."""
    events: tuple[BakerStreetEvent, ...] = ()
    if table.options.offers == "sealed" and any(table.bids):
        counted = table.options.offer_info == "value_and_count"
        values = tuple(None if bid is None else bid.value for bid in table.bids)
        counts = tuple(None if bid is None or not counted else bid.count for bid in table.bids)
        events = (OffersOpened(values, counts),)
    if can_pay_something(table):
        return step(replace(table, phase=Phase.PAYMENT), *events)
    drawn = draw(table, table.active, DRAWN, chance)
    told = (*events, *drawn.shuffled, DrewInstead(table.active, drawn.cards))
    return then(step(drawn.table, *told), _end_turn(drawn.table, chance))


def _end_turn(table: Table, chance: Chance) -> TableStep:
    """Pass the turn clockwise, or end the round after everybody's turn (BAK-1.9, 2.1)."""
    order = list(table.clockwise(table.start))
    place = order.index(table.active) + 1
    cleared = replace(table, request=None, bids=(None,) * table.seats, payments=())
    if place < len(order):
        return step(replace(cleared, phase=Phase.REQUEST, active=order[place]))
    return ask_for_solutions(cleared, chance)


def _cards_at(hand: tuple[Card, ...], places: tuple[int, ...] | None) -> tuple[Card, ...]:
    return tuple(hand[place] for place in places or ())
