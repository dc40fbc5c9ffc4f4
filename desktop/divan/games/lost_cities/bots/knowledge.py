"""What follows from what a seat has seen of the round: a pure fold over its view."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from divan.core.event import Entry
from divan.core.seat import Seat
from divan.core.view import View
from divan.games.lost_cities.rules.cards import Card, full_deck
from divan.games.lost_cities.rules.events import (
    Dealt,
    Discarded,
    DrewFromDiscard,
    LostCitiesEvent,
    Played,
)
from divan.games.lost_cities.rules.state import Table


class Knowledge(msgspec.Struct, frozen=True):
    """What a seat knows about the cards that lie face down.

    ``known`` are cards that the other player picked up in the open and still holds,
    ``unseen`` those that are in the pile or else in the other hand.
    """

    known: tuple[Card, ...]
    unseen: tuple[Card, ...]


def knowledge_of(view: View[Table, LostCitiesEvent]) -> Knowledge:
    """Return what ``view.seat`` knows."""
    table = view.table
    known = picked_up(view.history, 1 - view.seat)
    seen = Counter(table.hands[view.seat])
    seen.update(known)
    for columns in (*table.routes, table.discards):
        for column in columns:
            seen.update(column)
    return Knowledge(known, tuple((Counter(full_deck()) - seen).elements()))


def picked_up(history: Iterable[Entry[LostCitiesEvent]], holder: Seat) -> tuple[Card, ...]:
    """Return the cards that ``holder`` has taken from discard piles in this round and not
    placed since; the other player knows them (LOST-5.3: discard piles lie face up).
    """
    cards: Counter[Card] = Counter()
    for entry in history:
        match entry.event:
            case Dealt():
                cards.clear()
            case DrewFromDiscard(seat, card) if seat == holder:
                cards[card] += 1
            case Played(seat, card) | Discarded(seat, card) if seat == holder and cards[card]:
                cards[card] -= 1
            case _:
                pass
    return tuple(cards.elements())
