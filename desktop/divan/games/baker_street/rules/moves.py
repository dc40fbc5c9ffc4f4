"""What a player of Baker Street can decide.

A set of cards is written as a sorted tuple, so that equal sets are equal moves.
"""

from typing import TypeAlias

from divan.core.move import Move
from divan.core.seat import Seat
from divan.games.baker_street.rules.cards import Card
from divan.games.baker_street.rules.crime import Solution, Suspect
from divan.games.baker_street.rules.house import Room


class AskFor(Move, frozen=True):
    """Ask for clues about two different things, suspects or rooms (BAK-1.2).

    Both tuples are in the order of the lists of suspects and rooms.
    """

    suspects: tuple[Suspect, ...] = ()
    rooms: tuple[Room, ...] = ()


class Pass(Move, frozen=True):
    """Make no offer (D5)."""


class Offer(Move, frozen=True):
    """Offer one or more cards that each show something asked for (BAK-1.4)."""

    cards: tuple[Card, ...]


class Accept(Move, frozen=True):
    """Take the offer of ``seat`` and pay for it with ``payment`` (BAK-1.6).

    The cards change hands when the asker has accepted all that they want.
    """

    seat: Seat
    payment: tuple[Card, ...]


class Exchange(Move, frozen=True):
    """Accept no further offer, and trade (BAK-1.6)."""


class Decline(Move, frozen=True):
    """Refuse every offer, where that is allowed (D8)."""


class HandIn(Move, frozen=True):
    """Hand in a solution, sealed (BAK-2.1)."""

    solution: Solution


class Wait(Move, frozen=True):
    """Hand in no solution this round (BAK-2.1)."""


class Discard(Move, frozen=True):
    """Put cards away, face down, so that three are left (BAK-2.7)."""

    cards: tuple[Card, ...]


BakerStreetMove: TypeAlias = (
    AskFor | Pass | Offer | Accept | Exchange | Decline | HandIn | Wait | Discard
)
