"""What cards do on the table: they are drawn, taken, put in another's place, laid.

Each function returns what it leads to; ``then`` strings them together.
"""

from collections.abc import Callable
from typing import TypeAlias

from msgspec.structs import replace

from divan.core.rules import Step
from divan.core.seat import Seat
from divan.games.don_legacy.rules.cards import Card, Kind
from divan.games.don_legacy.rules.events import DonLegacyEvent, Drew, LaidSet, Refilled, TookOpen
from divan.games.don_legacy.rules.state import CardSet, Pile, Row, Table, with_item, without

DonLegacyStep: TypeAlias = Step[Table, DonLegacyEvent]


def then(step: DonLegacyStep, follow: Callable[[Table], DonLegacyStep]) -> DonLegacyStep:
    """Return ``step`` with what follows from its table."""
    following = follow(step.state)
    return Step(following.state, step.events + following.events)


def draw(table: Table, seat: Seat, pile: Pile | None) -> DonLegacyStep:
    """Draw the top card of ``pile``; nothing happens where there is none, or no pile."""
    cards = table.pile(pile) if pile is not None else ()
    if pile is None or not cards:
        return Step(table, ())
    card = cards[-1]
    drawn = replace(
        with_pile(table, pile, cards[:-1]),
        hands=with_item(table.hands, seat, (*table.hands[seat], card)),
    )
    return Step(drawn, (Drew(seat, card, pile),))


def take_open(table: Table, seat: Seat, card: Card) -> DonLegacyStep:
    """Take an open card and fill its place with the topmost of its kind (DON-4.3, D3)."""
    kind = Kind.CLUE if card.is_clue else Kind.MYSTERY
    place = table.row(kind).index(card)
    taken = replace(table, hands=with_item(table.hands, seat, (*table.hands[seat], card)))
    return then(Step(taken, (TookOpen(seat, card),)), lambda after: refill(after, kind, place))


def refill(table: Table, kind: Kind, place: int) -> DonLegacyStep:
    """Fill a place of a row; the other cards of the pile keep their order (D3)."""
    for name in table.pile_names:
        cards = table.pile(name)
        for at in reversed(range(len(cards))):
            if cards[at].kind is kind:
                shorter = with_pile(table, name, cards[:at] + cards[at + 1 :])
                filled = with_row(shorter, kind, with_item(table.row(kind), place, cards[at]))
                return Step(filled, (Refilled(kind, place, cards[at]),))
    emptied = with_row(table, kind, with_item(table.row(kind), place, None))
    return Step(emptied, (Refilled(kind, place, None),))


def lay_set(table: Table, seat: Seat, cards: CardSet) -> DonLegacyStep:
    """Move three cards from the hand to the sets of ``seat`` (DON-5.2)."""
    laid = replace(
        table,
        hands=with_item(table.hands, seat, without(table.hands[seat], *cards)),
        sets=with_item(table.sets, seat, (*table.sets[seat], cards)),
    )
    return Step(laid, (LaidSet(seat, cards),))


def to_discards(table: Table, seat: Seat, card: Card) -> Table:
    """Return the table once ``card`` lies on the discard pile (D7)."""
    hand = without(table.hands[seat], card)
    return replace(
        table,
        hands=with_item(table.hands, seat, hand),
        discards=(*table.discards, card),
    )


def with_pile(table: Table, name: Pile, cards: tuple[Card, ...]) -> Table:
    """Return ``table`` with other cards in a draw pile."""
    place = table.pile_names.index(name)
    return replace(table, piles=with_item(table.piles, place, cards))


def with_row(table: Table, kind: Kind, row: Row) -> Table:
    """Return ``table`` with another open row."""
    return replace(table, clues=row) if kind is Kind.CLUE else replace(table, mysteries=row)
