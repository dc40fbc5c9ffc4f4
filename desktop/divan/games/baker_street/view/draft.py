"""What a person has chosen but not sent yet: half a request, an offer, a payment. No Qt."""

from itertools import combinations
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

from divan.core.seat import Seat
from divan.games.baker_street.rules.cards import Card, total
from divan.games.baker_street.rules.crime import Motive, Suspect, Weapon
from divan.games.baker_street.rules.state import KEPT, Phase, Table

Payments: TypeAlias = dict[Seat, tuple[Card, ...]]

THINGS: Final = 2
_MOST_TRIED: Final = 12
"""Of a large hand only the cheapest cards are thought about for a payment."""


class Draft(msgspec.Struct, frozen=True):
    """``asked`` are ids of suspects and rooms, in the order of choice; ``cards`` are offered or
    put away; ``payments`` has the accepted offers, with the cards that pay for each.
    """

    asked: tuple[str, ...] = ()
    cards: tuple[Card, ...] = ()
    payments: Payments = {}
    murderer: Suspect | None = None
    motive: Motive | None = None
    weapon: Weapon | None = None

    def pays_for(self, card: Card) -> Seat | None:
        """Return whose offer ``card`` is to pay for, or None."""
        return next((seat for seat, cards in self.payments.items() if card in cards), None)


def opening_draft(table: Table, seat: Seat) -> Draft:
    """Return what is chosen when a decision comes up: what would do, so that one confirmation
    is enough for somebody in a hurry.
    """
    hand = table.hands[seat]
    cheapest = sorted(hand, key=lambda card: (card.value, card))
    if table.phase is Phase.OFFERS and table.request is not None:
        request = table.request
        fitting = [card for card in cheapest if card.shows(request.suspects, request.rooms)]
        return Draft(cards=tuple(fitting[:1]))
    if table.phase is Phase.DISCARDS:
        return Draft(cards=tuple(sorted(cheapest[: max(0, len(hand) - KEPT)])))
    return Draft()


def with_thing(draft: Draft, thing: str) -> Draft:
    """Choose a suspect or room, or leave it; of three the first one is left."""
    if thing in draft.asked:
        return replace(draft, asked=tuple(other for other in draft.asked if other != thing))
    return replace(draft, asked=(*draft.asked, thing)[-THINGS:])


def with_card(draft: Draft, card: Card) -> Draft:
    """Choose a card to offer or put away, or leave it."""
    chosen = set(draft.cards) ^ {card}
    return replace(draft, cards=tuple(sorted(chosen)))


def with_offer(draft: Draft, table: Table, seat: Seat) -> Draft:
    """Accept the offer of ``seat``, paid as cheaply as can be, or leave it."""
    if seat in draft.payments:
        rest = {other: cards for other, cards in draft.payments.items() if other != seat}
        return replace(draft, payments=rest)
    free = [card for card in unspent(table) if draft.pays_for(card) is None]
    return replace(
        draft, payments={**draft.payments, seat: cheapest_payment(free, price(table, seat))}
    )


def with_payment(draft: Draft, table: Table, card: Card, wanted: Seat | None = None) -> Draft:
    """Let ``card`` pay for the offer of ``wanted``, or for the first one that is not paid yet,
    or the last one; or take it back.
    """
    payer = draft.pays_for(card)
    if payer is not None and (wanted is None or wanted == payer):
        kept = tuple(other for other in draft.payments[payer] if other != card)
        return replace(draft, payments={**draft.payments, payer: kept})
    if payer is not None:
        draft = with_payment(draft, table, card)
    if wanted is None:
        short = [
            seat for seat, cards in draft.payments.items() if total(cards) < price(table, seat)
        ]
        wanted = next(iter([*short, *[*draft.payments][-1:]]), None)
    if wanted is None:
        return draft
    paid = tuple(sorted((*draft.payments.get(wanted, ()), card)))
    return replace(draft, payments={**draft.payments, wanted: paid})


def price(table: Table, seat: Seat) -> int:
    """Return what the offer of ``seat`` is worth, 0 where there is none."""
    bid = table.bids[seat] if 0 <= seat < table.seats else None
    return 0 if bid is None or bid.value is None else bid.value


def unspent(table: Table) -> tuple[Card, ...]:
    """Return the asker's cards that are not laid down yet."""
    spent = table.spent()
    hand = table.hands[table.active]
    return tuple(card for place, card in enumerate(hand) if place not in spent)


def is_paid(draft: Draft, table: Table) -> bool:
    """Tell whether something is accepted, and everything that is accepted is paid."""
    return bool(draft.payments) and all(
        total(cards) >= price(table, seat) for seat, cards in draft.payments.items()
    )


def cheapest_payment(cards: list[Card], value: int) -> tuple[Card, ...]:
    """Return the cards that are worth at least ``value`` and give least away; () if none do."""
    few = sorted(cards, key=lambda card: (card.value, card))[:_MOST_TRIED]
    sets = (
        chosen
        for size in range(1, len(few) + 1)
        for chosen in combinations(sorted(few), size)
        if total(chosen) >= value
    )
    return min(sets, key=lambda chosen: (total(chosen), len(chosen)), default=())
