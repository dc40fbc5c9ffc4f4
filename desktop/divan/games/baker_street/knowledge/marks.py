"""What the detective's sheet fills in by itself (D32)."""

from collections import Counter
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from divan.games.baker_street.knowledge.detective import Knowledge
from divan.games.baker_street.rules.cards import Card, Kind
from divan.games.baker_street.rules.crime import (
    CATEGORY_OF,
    MOTIVES_OF,
    SUSPECTS,
    SYMBOL_OF,
    WEAPONS,
    Motive,
    Suspect,
    Weapon,
)
from divan.games.baker_street.rules.house import ARROWS, Arrow, Room, arrow

MotiveOf: TypeAlias = tuple[Suspect, Motive]
Pair: TypeAlias = tuple[Suspect, Suspect]


class Marks(msgspec.Struct, frozen=True):
    """What is struck, ticked and noted.

    ``claims`` is where suspects say that they were, ``guests`` what Mrs Hudson counted (4 is
    four or more), ``alibis`` the pairs that confirm each other, ``unconfirmed`` the claims to
    have been together that wait for the other.
    """

    suspects: frozenset[Suspect] = frozenset()
    motives: frozenset[MotiveOf] = frozenset()
    weapons: frozenset[Weapon] = frozenset()
    arrows: frozenset[Arrow] = frozenset()
    ticks: dict[MotiveOf, int] = {}
    claims: dict[Suspect, Room] = {}
    guests: dict[Room, int] = {}
    alibis: tuple[Pair, ...] = ()
    unconfirmed: tuple[Pair, ...] = ()


def notes(known: Knowledge) -> Marks:
    """Return what is noted without striking anything: ticks, claims, guests and pairs."""
    said = [card for card in known.cards if card.kind is Kind.V1]
    pairs = [(card.suspects[0], card.suspects[1]) for card in said]
    confirmed = [pair for pair in pairs if pair[::-1] in pairs]
    return Marks(
        ticks=dict(
            Counter(
                (card.suspects[-1], card.motive)
                for card in known.cards
                if card.kind in (Kind.L3, Kind.V3)
            )
        ),
        claims={card.suspects[0]: card.rooms[0] for card in known.cards if card.kind is Kind.V2},
        guests={card.rooms[0]: card.guests for card in known.cards if card.kind is Kind.H1},
        alibis=tuple(pair for pair in confirmed if pair == tuple(sorted(pair))),
        unconfirmed=tuple(pair for pair in pairs if pair not in confirmed),
    )


def facts(known: Knowledge) -> Marks:
    """Return what single cards strike by themselves, and alibis that are confirmed."""
    marks = notes(known)
    suspects: set[Suspect] = {suspect for pair in marks.alibis for suspect in pair}
    if known.alibi == "logical":
        suspects |= {named for _, named in marks.unconfirmed}
    return replace(
        marks,
        suspects=frozenset(suspects),
        motives=frozenset(struck for card in known.cards for struck in _motives(card)),
        weapons=frozenset(
            weapon for card in known.cards for weapon in WEAPONS if _strikes(card, weapon)
        ),
        arrows=frozenset(arrow(*card.rooms) for card in known.cards if card.kind is Kind.H4),
    )


def deductions(known: Knowledge) -> Marks:
    """Return everything that no possible world holds any more."""
    possible = known.worlds.solutions()
    open_motives = {(found.murderer, found.motive) for found in possible}
    return replace(
        notes(known),
        suspects=frozenset(SUSPECTS) - {suspect for suspect, _ in open_motives},
        motives=frozenset(
            (suspect, motive)
            for suspect in SUSPECTS
            for motive in MOTIVES_OF[suspect]
            if (suspect, motive) not in open_motives
        ),
        weapons=frozenset(WEAPONS) - {found.weapon for found in possible},
        arrows=frozenset(ARROWS) - known.worlds.arrows(),
    )


def _motives(card: Card) -> tuple[MotiveOf, ...]:
    if card.kind not in (Kind.L1, Kind.L2):
        return ()
    return tuple((suspect, card.motive) for suspect in card.suspects)


def _strikes(card: Card, weapon: Weapon) -> bool:
    match card.kind:
        case Kind.L4:
            return weapon == card.subject
        case Kind.M1:
            return CATEGORY_OF[weapon] == card.subject
        case Kind.M2:
            return SYMBOL_OF[weapon] == card.subject
        case _:
            return False
