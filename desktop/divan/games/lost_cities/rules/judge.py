"""What may be done in Lost Cities (LOST-3 to LOST-5) and why not."""

from collections.abc import Iterator

from divan.core.seat import Seat
from divan.core.violation import Argument, Violation
from divan.games.lost_cities.rules.cards import LOWEST, SUITS, Card, Suit
from divan.games.lost_cities.rules.moves import (
    DiscardCard,
    DrawFromDiscard,
    DrawFromPile,
    LostCitiesMove,
    PlayCard,
)
from divan.games.lost_cities.rules.state import (
    MOST_DRAWS_FROM_DISCARDS,
    Column,
    Phase,
    Table,
)
from divan.games.lost_cities.rules.violations import Code, violation


def check(table: Table, seat: Seat, move: LostCitiesMove) -> Violation | None:
    """Judge whether ``seat`` may make ``move``: None means yes."""
    if table.phase is Phase.OVER:
        return violation(Code.MATCH_OVER)
    if seat != table.active:
        return violation(Code.NOT_YOUR_TURN)
    match move:
        case PlayCard() | DiscardCard():
            return _check_placing(table, seat, move)
        case DrawFromPile() | DrawFromDiscard():
            return _check_drawing(table, move)


def moves(table: Table, seat: Seat) -> Iterator[LostCitiesMove]:
    """Yield every move that ``check`` allows, each once; the first one never costs points."""
    return (move for move in _thinkable(table, seat) if check(table, seat, move) is None)


def _thinkable(table: Table, seat: Seat) -> Iterator[LostCitiesMove]:
    if table.phase is Phase.PLACE:
        for card in sorted(set(table.hands[seat]), key=_place_in_hand):
            if card.suit is not None:
                yield DiscardCard(card, card.suit)
                yield PlayCard(card, card.suit)
    else:
        yield DrawFromPile()
        yield from (DrawFromDiscard(suit) for suit in SUITS)


def _place_in_hand(card: Card) -> tuple[int, int]:
    return (-1 if card.suit is None else card.suit.column, card.rank)


def _check_placing(table: Table, seat: Seat, move: PlayCard | DiscardCard) -> Violation | None:
    if table.phase is Phase.DRAW:
        return violation(Code.DRAW_NOW)
    if move.card.suit is None or move.card not in table.hands[seat]:
        return violation(Code.NOT_IN_HAND)
    if isinstance(move, DiscardCard):
        if move.card.suit != move.pile:
            return violation(Code.WRONG_PILE, **_named(move.card), pile=move.pile.value)
        return None
    if move.card.suit != move.route:
        return violation(Code.WRONG_ROUTE, **_named(move.card), route=move.route.value)
    return _check_route(table, table.route(seat, move.route), move.card)


def _check_route(table: Table, route: Column, card: Card) -> Violation | None:
    top = route[-1] if route else None
    if card.is_investment:
        if top is not None and not top.is_investment:
            return violation(Code.INVESTMENT_AFTER_NUMBER, **_named(card))
        return None
    if top is None:
        if table.options.start_rule == "investment_or_two" and card.rank != LOWEST:
            return violation(Code.START_RULE, **_named(card))
        return None
    if card.rank <= top.rank:
        return violation(Code.NOT_ASCENDING, **_named(card), top=top.rank)
    return None


def _check_drawing(table: Table, move: DrawFromPile | DrawFromDiscard) -> Violation | None:
    if table.phase is Phase.PLACE:
        return violation(Code.PLACE_FIRST)
    if isinstance(move, DrawFromPile):
        return None
    if not table.discard_pile(move.suit):
        return violation(Code.NOTHING_TO_DRAW, suit=move.suit.value)
    if move.suit == table.just_discarded:
        return violation(Code.OWN_DISCARD, suit=move.suit.value)
    if table.draws_from_discards >= MOST_DRAWS_FROM_DISCARDS:
        return violation(Code.DRAW_GUARD, limit=MOST_DRAWS_FROM_DISCARDS)
    return None


def _named(card: Card) -> dict[str, Argument]:
    suit: Suit | None = card.suit
    return {"suit": "" if suit is None else suit.value, "rank": card.rank}
