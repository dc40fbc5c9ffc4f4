"""The clue cards: who speaks, what is said, what it is worth and what it can be asked by."""

from enum import StrEnum
from itertools import pairwise
from typing import Final

import msgspec

from divan.games.baker_street.rules.crime import (
    ROOM_OF,
    SUSPECTS_WITH,
    Category,
    Motive,
    Suspect,
    Symbol,
    Weapon,
)
from divan.games.baker_street.rules.house import ROOMS, SCENE, Room, arrow


class Kind(StrEnum):
    """A kind of clue, called as its clause is (BAK-L1 to BAK-V3)."""

    L1 = "L1"
    """Lestrade: the motive is not this one, whoever did it."""
    L2 = "L2"
    """Lestrade: this suspect did not do it for this motive."""
    L3 = "L3"
    """Lestrade: this motive of this suspect is possible (a tick)."""
    L4 = "L4"
    """Lestrade: this is not the weapon."""
    M1 = "M1"
    """Molly Hooper: the weapon is not of this category."""
    M2 = "M2"
    """Molly Hooper: the weapon left another trace than this."""
    H1 = "H1"
    """Mrs Hudson: so many guests were in this start location."""
    H2 = "H2"
    """Mrs Hudson: neither of these two went through this room."""
    H3 = "H3"
    """Mrs Hudson: one of these two went through this room."""
    H4 = "H4"
    """Mrs Hudson: nobody went from the one room to the other."""
    V1 = "V1"
    """A suspect: I was together with this other one."""
    V2 = "V2"
    """A suspect: I was in this start location."""
    V3 = "V3"
    """A suspect: that one could have had this motive (a tick)."""


class Sender(StrEnum):
    """Whose card it is; a suspect's card belongs to the suspect who speaks."""

    LESTRADE = "lestrade"
    MOLLY = "molly"
    HUDSON = "hudson"
    SUSPECT = "suspect"


MOST_COUNTED: Final = 4
"""Four guests or more count as "more than 3" (BAK-H1)."""

VALUES: Final = {
    Kind.L1: 3,
    Kind.L2: 1,
    Kind.L3: 2,
    Kind.L4: 1,
    Kind.M1: 3,
    Kind.M2: 3,
    Kind.H1: 2,
    Kind.H2: 2,
    Kind.H3: 1,
    Kind.H4: 1,
    Kind.V1: 1,
    Kind.V2: 1,
    Kind.V3: 1,
}
"""The numbers in brackets of the rules (BAK-3.1; D1: values, not numbers of cards)."""
DECK: Final = {
    Kind.L1: 6,
    Kind.L2: 4,
    Kind.L3: 6,
    Kind.L4: 6,
    Kind.M1: 3,
    Kind.M2: 3,
    Kind.H1: 4,
    Kind.H2: 8,
    Kind.H3: 4,
    Kind.H4: 4,
    Kind.V1: 8,
    Kind.V2: 8,
    Kind.V3: 8,
}
"""How many cards of each kind a deck has (D2)."""
DECK_SIZE: Final = sum(DECK.values())

_SENDERS: Final = {
    "L": Sender.LESTRADE,
    "M": Sender.MOLLY,
    "H": Sender.HUDSON,
    "V": Sender.SUSPECT,
}


class Card(msgspec.Struct, frozen=True, order=True, forbid_unknown_fields=True):
    """A clue card. ``suspects`` and ``rooms`` stand on it, and by them it can be asked for.

    Of the suspects of a claim (V1 to V3) the first is the one who speaks. ``subject`` is
    the id of the motive, weapon, category or symbol it is about, or a number of guests. A
    card without a kind lies face down.
    """

    kind: Kind | None
    suspects: tuple[Suspect, ...] = ()
    rooms: tuple[Room, ...] = ()
    subject: str = ""

    @property
    def value(self) -> int:
        """What it is worth in a trade, 1 to 3 (BAK-0.4); 0 for a card face down."""
        return 0 if self.kind is None else VALUES[self.kind]

    @property
    def sender(self) -> Sender:
        """Whose card it is. Raises ValueError for one face down."""
        if self.kind is None:
            raise ValueError("a card that lies face down has no sender")
        return _SENDERS[self.kind[0]]

    @property
    def motive(self) -> Motive:
        """The motive that a card of kind L1, L2, L3 or V3 names."""
        return Motive(self.subject)

    @property
    def guests(self) -> int:
        """How many guests a card of kind H1 counts; 4 means four or more."""
        return int(self.subject)

    def shows(self, suspects: tuple[Suspect, ...], rooms: tuple[Room, ...]) -> bool:
        """Tell whether any of these stands on it, so that it may be offered (BAK-1.4)."""
        return not set(suspects).isdisjoint(self.suspects) or not set(rooms).isdisjoint(self.rooms)


FACE_DOWN: Final = Card(None)
"""A card that the one who looks cannot see."""


def face_down(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return ``cards`` as one sees them who can only count them."""
    return (FACE_DOWN,) * len(cards)


def total(cards: tuple[Card, ...]) -> int:
    """Return what ``cards`` are worth together (BAK-1.5)."""
    return sum(card.value for card in cards)


def not_this_motive(motive: Motive) -> Card:
    """Return the card L1 for ``motive``, with the three suspects who might have had it."""
    return Card(Kind.L1, SUSPECTS_WITH[motive], subject=motive)


def not_for_this(suspect: Suspect, motive: Motive) -> Card:
    """Return the card L2."""
    return Card(Kind.L2, (suspect,), subject=motive)


def possible_motive(suspect: Suspect, motive: Motive) -> Card:
    """Return the card L3."""
    return Card(Kind.L3, (suspect,), subject=motive)


def not_this_weapon(weapon: Weapon) -> Card:
    """Return the card L4, with the room where the weapon hung."""
    return Card(Kind.L4, rooms=(ROOM_OF[weapon],), subject=weapon)


def not_this_category(category: Category) -> Card:
    """Return the card M1."""
    return Card(Kind.M1, rooms=(SCENE,), subject=category)


def not_this_symbol(symbol: Symbol) -> Card:
    """Return the card M2."""
    return Card(Kind.M2, rooms=(SCENE,), subject=symbol)


def guests(room: Room, count: int) -> Card:
    """Return the card H1 for ``count`` guests, of whom more than four count as four."""
    return Card(Kind.H1, rooms=(room,), subject=str(min(count, MOST_COUNTED)))


def did_not_pass(one: Suspect, other: Suspect, room: Room) -> Card:
    """Return the card H2."""
    return Card(Kind.H2, (one, other), (room,))


def one_passed(one: Suspect, other: Suspect, room: Room) -> Card:
    """Return the card H3."""
    return Card(Kind.H3, (one, other), (room,))


def nobody_between(one: Room, other: Room) -> Card:
    """Return the card H4."""
    return Card(Kind.H4, rooms=arrow(one, other))


def together(speaker: Suspect, other: Suspect) -> Card:
    """Return the card V1."""
    return Card(Kind.V1, (speaker, other))


def was_in(speaker: Suspect, room: Room) -> Card:
    """Return the card V2."""
    return Card(Kind.V2, (speaker,), (room,))


def accuses(speaker: Suspect, other: Suspect, motive: Motive) -> Card:
    """Return the card V3."""
    return Card(Kind.V3, (speaker, other), subject=motive)


def in_order(cards: tuple[Card, ...]) -> bool:
    """Tell whether ``cards`` are sorted and none comes twice, as sets of cards are written."""
    return all(one < other for one, other in pairwise(cards))


def rooms_in_order(rooms: tuple[Room, ...]) -> bool:
    """Tell whether ``rooms`` stand as on the plan and none comes twice."""
    places = [ROOMS.index(room) for room in rooms]
    return places == sorted(set(places))
