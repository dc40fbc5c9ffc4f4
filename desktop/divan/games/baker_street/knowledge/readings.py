"""Which clues a seat has read, and which of them others have read with certainty.

A card that is traded away or put away stays read (BAK-0.2, D32).
"""

from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from divan.core.event import Entry
from divan.core.seat import Seat
from divan.core.view import View
from divan.games.baker_street.rules.cards import Card
from divan.games.baker_street.rules.crime import Solution
from divan.games.baker_street.rules.events import (
    Answered,
    BakerStreetEvent,
    Dealt,
    DrewInstead,
    Exchanged,
    Refilled,
    SolutionsJudged,
)
from divan.games.baker_street.rules.state import Table

BakerStreetView: TypeAlias = View[Table, BakerStreetEvent]


class Reading(msgspec.Struct, frozen=True):
    """A clue with the moment it was first read; ``giver`` is who gave it, -1 for the stack."""

    card: Card
    ply: int
    giver: Seat


def readings(view: BakerStreetView) -> tuple[Reading, ...]:
    """Return every clue that the seat has read, once, the first one first."""
    found: dict[Card, Reading] = {}
    for entry in view.history:
        for card, giver in _read_in(entry, view.seat):
            if card not in found:
                found[card] = Reading(card, entry.ply, giver)
    return tuple(found.values())


def read_by(view: BakerStreetView, other: Seat) -> frozenset[Card]:
    """Return the clues that ``other`` has read for certain, because they went between the
    two.
    """
    cards: set[Card] = set()
    for entry in view.history:
        event = entry.event
        if isinstance(event, Exchanged):
            for trade in event.trades:
                if {event.seat, trade.other} == {view.seat, other}:
                    cards |= {*trade.given, *trade.received}
    return frozenset(cards)


def wrong_solutions(view: BakerStreetView) -> tuple[Solution, ...]:
    """Return the solutions that the seat handed in and that were wrong, the first one first."""
    wrong: list[Solution] = []
    sealed: Solution | None = None
    for entry in view.history:
        event = entry.event
        if isinstance(event, Answered) and event.seat == view.seat:
            sealed = event.solution
        elif isinstance(event, SolutionsJudged) and view.seat in event.wrong and sealed:
            wrong.append(sealed)
    return tuple(wrong)


def _read_in(entry: Entry[BakerStreetEvent], seat: Seat) -> Iterator[tuple[Card, Seat]]:
    match entry.event:
        case Dealt(hands=hands):
            yield from ((card, -1) for card in hands[seat])
        case DrewInstead(drawer, cards) | Refilled(drawer, cards) if drawer == seat:
            yield from ((card, -1) for card in cards)
        case Exchanged(asker, trades):
            for trade in trades:
                if asker == seat:
                    yield from ((card, trade.other) for card in trade.received)
                elif trade.other == seat:
                    yield from ((card, asker) for card in trade.given)
