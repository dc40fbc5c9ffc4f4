"""What follows from all that a seat has seen: where cards are that lie face down."""

from collections.abc import Iterable

import msgspec

from divan.core.event import Entry
from divan.core.seat import Seat
from divan.core.view import View
from divan.games.don_legacy.rules.cards import FACE_DOWN, FULL_DECK, Card
from divan.games.don_legacy.rules.events import (
    Discarded,
    Disguised,
    DonLegacyEvent,
    Exchanged,
    Kept,
    LaidSet,
    PlayedMystery,
    SawCard,
    TookOpen,
)
from divan.games.don_legacy.rules.state import Table


class Knowledge(msgspec.Struct, frozen=True):
    """``held`` names by seat the cards that are known to be in a hand, the whole own hand
    included; ``under`` are those that the seat itself put under a pile; ``unseen`` is
    every card that may lie in a pile or in the hidden part of another hand.
    """

    held: tuple[frozenset[Card], ...]
    under: frozenset[Card]
    unseen: tuple[Card, ...]


def known(view: View[Table, DonLegacyEvent], memory: int | None = None) -> Knowledge:
    """Return what ``view`` tells; ``memory`` is how many events are remembered, None for all."""
    table = view.table
    held: list[set[Card]] = [set() for _ in range(table.seats)]
    under: set[Card] = set()
    remembered = view.history if memory is None else view.history[-memory:]
    for entry in remembered:
        _learn(held, under, entry, view.seat)
    held = [cards - {FACE_DOWN} for cards in held]
    held[view.seat] = set(table.hands[view.seat])
    lying = _shown(table)
    for owner, hand in enumerate(table.hands):
        held[owner] |= {card for card in hand if card != FACE_DOWN}
        held[owner] -= lying
        if owner != view.seat and len(held[owner]) > len(hand):
            held[owner] = {card for card in hand if card != FACE_DOWN}
    under -= lying.union(*held)
    return Knowledge(
        held=tuple(map(frozenset, held)),
        under=frozenset(under),
        unseen=unseen(lying.union(*held)),
    )


def unseen(seen: set[Card]) -> tuple[Card, ...]:
    """Return the cards that are not among those ``seen``, in the order of the deck."""
    return tuple(card for card in FULL_DECK if card not in seen)


def in_sight(table: Table, seat: Seat) -> set[Card]:
    """Return what anyone at ``seat`` sees without remembering anything."""
    return _shown(table).union(table.hands[seat]) - {FACE_DOWN}


def _shown(table: Table) -> set[Card]:
    """Return the cards that lie face up on the table, those being looked at included."""
    shown = set(table.discards)
    shown.update(card for card in (*table.clues, *table.mysteries) if card is not None)
    for owned in table.sets:
        for cards in owned:
            shown.update(cards)
    for pile in table.piles:
        shown.update(card for card in pile[-2:] if card != FACE_DOWN)
    return shown


def _learn(
    held: list[set[Card]], under: set[Card], entry: Entry[DonLegacyEvent], seat: Seat
) -> None:
    match entry.event:
        case TookOpen(actor, card):
            held[actor].add(card)
        case PlayedMystery(actor, card) | Discarded(actor, card):
            held[actor].discard(card)
        case LaidSet(actor, cards):
            held[actor] -= set(cards)
        case Disguised(actor, given, taken):
            held[actor].discard(given)
            held[actor].add(taken)
        case SawCard(_, owner, card):
            held[owner].add(card)
        case Exchanged(actor, owner, given, taken) if seat in (actor, owner):
            _swap(held[actor], held[owner], given, taken)
        case Exchanged(actor, owner, _, _):
            # Any card of the two hands may have changed sides, unseen by the others.
            held[actor].clear()
            held[owner].clear()
        case Kept(_, _, declined, _) if declined != FACE_DOWN:
            under.add(declined)
        case _:
            pass


def _swap(actor: set[Card], owner: set[Card], given: Card, taken: Card) -> None:
    actor.discard(given)
    owner.add(given)
    owner.discard(taken)
    actor.add(taken)


def count_hidden(hand: Iterable[Card]) -> int:
    """Return how many cards of a hand lie face down."""
    return sum(1 for card in hand if card == FACE_DOWN)
