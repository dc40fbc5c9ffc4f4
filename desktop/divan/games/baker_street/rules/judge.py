"""Who may act, what may be done and why not (BAK-1 and BAK-2)."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from divan.core.seat import Seat
from divan.core.violation import Violation
from divan.games.baker_street.rules.cards import Card, in_order, rooms_in_order, total
from divan.games.baker_street.rules.crime import MOTIVES_OF, SOLUTIONS, SUSPECTS, Suspect
from divan.games.baker_street.rules.house import ROOMS
from divan.games.baker_street.rules.moves import (
    Accept,
    AskFor,
    BakerStreetMove,
    Decline,
    Discard,
    Exchange,
    HandIn,
    Offer,
    Pass,
    Wait,
)
from divan.games.baker_street.rules.state import KEPT, Phase, Table
from divan.games.baker_street.rules.violations import Code, violation

THINGS_ASKED: Final = 2
"""So many things are asked for (BAK-1.2)."""

_MOVES_OF: Final = {
    Phase.REQUEST: (AskFor,),
    Phase.OFFERS: (Pass, Offer),
    Phase.PAYMENT: (Accept, Exchange, Decline),
    Phase.SOLUTIONS: (HandIn, Wait),
    Phase.DISCARDS: (Discard,),
}
_WRONG_MOMENT: Final = {
    Phase.REQUEST: Code.REQUEST_NOW,
    Phase.OFFERS: Code.OFFERS_NOW,
    Phase.PAYMENT: Code.PAYMENT_NOW,
    Phase.SOLUTIONS: Code.SOLUTIONS_NOW,
    Phase.DISCARDS: Code.DISCARDS_NOW,
}


def to_act(table: Table) -> tuple[Seat, ...]:
    """Return the seats that may move now."""
    match table.phase:
        case Phase.REQUEST | Phase.PAYMENT:
            return (table.active,)
        case Phase.OFFERS:
            asked = table.clockwise((table.active + 1) % table.seats)
            waiting = [seat for seat in asked if seat != table.active and table.bids[seat] is None]
            if table.options.offers == "clockwise":
                return tuple(waiting[:1])
            return tuple(sorted(waiting))
        case Phase.SOLUTIONS:
            seats = range(table.seats)
            return tuple(
                seat for seat in seats if table.may_answer(seat) and table.answers[seat] is None
            )
        case Phase.DISCARDS:
            return tuple(
                seat
                for seat in range(table.seats)
                if table.searching(seat) and len(table.hands[seat]) > KEPT
            )
        case Phase.OVER:
            return ()


def check(table: Table, seat: Seat, move: BakerStreetMove) -> Violation | None:
    """Judge whether ``seat`` may make ``move``: None means yes."""
    if table.phase is Phase.OVER:
        return violation(Code.MATCH_OVER)
    if not table.searching(seat):
        return violation(Code.DONE)
    if seat not in to_act(table):
        return _not_to_act(table, seat)
    if not isinstance(move, _MOVES_OF[table.phase]):
        return violation(_WRONG_MOMENT[table.phase])
    match move:
        case AskFor():
            return _check_request(move)
        case Offer(cards):
            return _check_offer(table, seat, cards)
        case Accept():
            return _check_acceptance(table, move)
        case Exchange():
            return None if table.payments else violation(Code.NOTHING_ACCEPTED)
        case Decline():
            may = table.options.may_decline and not table.payments
            return None if may else violation(Code.MUST_ACCEPT)
        case HandIn(solution):
            if solution.motive not in MOTIVES_OF[solution.murderer]:
                return violation(
                    Code.NOT_A_MOTIVE, suspect=solution.murderer, motive=solution.motive
                )
            return None
        case Discard(cards):
            return _check_discard(table, seat, cards)
        case Pass() | Wait():
            return None


def moves(table: Table, seat: Seat) -> Iterator[BakerStreetMove]:
    """Yield every move that ``check`` allows, each once; the first one costs little."""
    if seat not in to_act(table):
        return
    match table.phase:
        case Phase.REQUEST:
            yield from _requests()
        case Phase.OFFERS:
            yield Pass()
            yield from (Offer(cards) for cards, _ in _sets(_askable(table, seat)))
        case Phase.PAYMENT:
            yield from _payments(table)
        case Phase.SOLUTIONS:
            yield Wait()
            yield from map(HandIn, SOLUTIONS)
        case Phase.DISCARDS:
            hand = table.hands[seat]
            yield from map(Discard, combinations(hand, len(hand) - KEPT))
        case Phase.OVER:
            pass


def can_pay_something(table: Table) -> bool:
    """Tell whether the asker can still pay for an offer that is not accepted yet."""
    left = total(_unspent(table))
    return any(
        bid is not None and 0 < (bid.value or 0) <= left
        for seat, bid in enumerate(table.bids)
        if table.payment_for(seat) is None
    )


def _not_to_act(table: Table, seat: Seat) -> Violation:
    if table.phase is Phase.SOLUTIONS and not table.may_answer(seat):
        return violation(Code.BLOCKED, round=table.blocked[seat] + 1)
    answered = {
        Phase.OFFERS: seat != table.active and table.bids[seat] is not None,
        Phase.SOLUTIONS: True,
        Phase.DISCARDS: True,
    }
    if answered.get(table.phase, False):
        return violation(Code.ANSWERED)
    return violation(Code.NOT_YOUR_TURN)


# Requests (BAK-1.2, D4)


def _check_request(move: AskFor) -> Violation | None:
    two = len(move.suspects) + len(move.rooms) == THINGS_ASKED
    if two and _suspects_in_order(move.suspects) and rooms_in_order(move.rooms):
        return None
    return violation(Code.TWO_THINGS)


def _suspects_in_order(suspects: tuple[Suspect, ...]) -> bool:
    places = [SUSPECTS.index(suspect) for suspect in suspects]
    return places == sorted(set(places))


def _requests() -> Iterator[AskFor]:
    for suspect in SUSPECTS:
        for room in ROOMS:
            yield AskFor((suspect,), (room,))
    yield from (AskFor(suspects=pair) for pair in combinations(SUSPECTS, THINGS_ASKED))
    yield from (AskFor(rooms=pair) for pair in combinations(ROOMS, THINGS_ASKED))


# Offers (BAK-1.4, D5)


def _askable(table: Table, seat: Seat) -> tuple[Card, ...]:
    """Return the cards of ``seat`` that show something asked for."""
    request = table.request
    if request is None:
        return ()
    return tuple(card for card in table.hands[seat] if card.shows(request.suspects, request.rooms))


def _check_offer(table: Table, seat: Seat, cards: tuple[Card, ...]) -> Violation | None:
    if not cards:
        return violation(Code.NO_CARDS)
    if not _held(table, seat, cards):
        return violation(Code.NOT_IN_HAND)
    askable = _askable(table, seat)
    strange = sum(card not in askable for card in cards)
    return violation(Code.NOT_ASKED_FOR, count=strange) if strange else None


# Payments (BAK-1.6, D8, D9)


def _unspent(table: Table) -> tuple[Card, ...]:
    spent = table.spent()
    hand = table.hands[table.active]
    return tuple(card for place, card in enumerate(hand) if place not in spent)


def _check_acceptance(table: Table, move: Accept) -> Violation | None:
    bid = table.bids[move.seat] if 0 <= move.seat < table.seats else None
    if bid is None or not bid.value:
        return violation(Code.NO_OFFER, seat=move.seat)
    if table.payment_for(move.seat) is not None:
        return violation(Code.ACCEPTED_ALREADY, seat=move.seat)
    if not _held(table, table.active, move.payment):
        return violation(Code.NOT_IN_HAND)
    unspent = _unspent(table)
    if any(card not in unspent for card in move.payment):
        return violation(Code.PAID_ALREADY)
    if total(move.payment) < bid.value:
        return violation(Code.TOO_LITTLE, value=bid.value, paid=total(move.payment))
    return None


def _payments(table: Table) -> Iterator[BakerStreetMove]:
    if table.payments:
        yield Exchange()
    unspent = _unspent(table)
    for seat in table.clockwise(table.active):
        bid = table.bids[seat]
        if bid is None or not bid.value or table.payment_for(seat) is not None:
            continue
        for payment, worth in _sets(unspent):
            if worth >= bid.value:
                yield Accept(seat, payment)
    if table.options.may_decline and not table.payments:
        yield Decline()


# Discards (BAK-2.7)


def _check_discard(table: Table, seat: Seat, cards: tuple[Card, ...]) -> Violation | None:
    if not _held(table, seat, cards):
        return violation(Code.NOT_IN_HAND)
    wanted = len(table.hands[seat]) - KEPT
    if len(cards) != wanted:
        return violation(Code.KEEP_THREE, wanted=wanted, chosen=len(cards))
    return None


def _held(table: Table, seat: Seat, cards: tuple[Card, ...]) -> bool:
    """Tell whether ``cards`` are a set of cards that ``seat`` holds."""
    hand = table.hands[seat]
    return all(card.kind is not None and card in hand for card in cards) and in_order(cards)


def _sets(cards: tuple[Card, ...]) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Yield every non-empty set of ``cards`` with what it is worth, the small ones first."""
    values = [card.value for card in cards]
    for size in range(1, len(cards) + 1):
        worths = map(sum, combinations(values, size))
        yield from zip(combinations(cards, size), worths, strict=True)
