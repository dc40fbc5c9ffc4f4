"""Dealing anew what a seat cannot see."""

import random

from msgspec.structs import replace

from divan.core.seat import Seat
from divan.core.view import View
from divan.games.don_legacy.bots.knowledge import Knowledge, known
from divan.games.don_legacy.rules.cards import FACE_DOWN, Card, Kind
from divan.games.don_legacy.rules.events import DonLegacyEvent
from divan.games.don_legacy.rules.state import Phase, Pile, Table


def redeal(view: View[Table, DonLegacyEvent], seed: int) -> Table:
    """Return one table that ``view.seat`` must hold possible.

    Cards that were seen on their way into a hand lie there; a row that could not be
    filled says that the piles hold no card of its kind (D3), and piles of one kind hold
    that kind (D1).
    """
    return deal(view.table, view.seat, known(view), random.Random(seed))  # noqa: S311


def deal(table: Table, seat: Seat, knowledge: Knowledge, chance: random.Random) -> Table:
    """Return ``table`` with every card that lies face down dealt by ``chance``."""
    loose = list(knowledge.unseen)
    chance.shuffle(loose)
    # What was put under a pile comes first there, so that it goes to no hand.
    loose.sort(key=lambda card: card in knowledge.under, reverse=True)
    piles = tuple(
        _fill(pile, loose, _may_hold(table, name))
        for name, pile in zip(table.pile_names, table.piles, strict=True)
    )
    hands = list(table.hands)
    if table.phase is not Phase.OVER:
        for owner in range(table.seats):
            if owner != seat:
                hands[owner] = _hand(table, owner, knowledge, loose)
    return replace(table, piles=piles, hands=tuple(hands))


def _may_hold(table: Table, name: Pile) -> frozenset[Kind]:
    """Return which kinds of card a pile can hold."""
    if name is Pile.COMMON:
        return frozenset(kind for kind in Kind if None not in table.row(kind))
    return frozenset({Kind.CLUE if name is Pile.CLUES else Kind.MYSTERY})


def _fill(pile: tuple[Card, ...], loose: list[Card], kinds: frozenset[Kind]) -> tuple[Card, ...]:
    """Turn the hidden cards of a pile into cards of ``loose``, which are taken away."""
    filled = []
    for card in pile:
        if card != FACE_DOWN:
            filled.append(card)
            continue
        place = next((at for at, other in enumerate(loose) if other.kind in kinds), 0)
        filled.append(loose.pop(place))
    return tuple(filled)


def _hand(table: Table, owner: Seat, knowledge: Knowledge, loose: list[Card]) -> tuple[Card, ...]:
    """Turn a hand up: what is known to be there, and for the rest what is left."""
    hand = table.hands[owner]
    hidden = iter(sorted(knowledge.held[owner].difference(hand), key=lambda card: card.place))
    return tuple(card if card != FACE_DOWN else next(hidden, None) or loose.pop() for card in hand)
