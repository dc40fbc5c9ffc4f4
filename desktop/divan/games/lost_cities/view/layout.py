"""Which card lies where, and which of them is the one that lay elsewhere before. No Qt.

Cards face up are called by what they show, cards face down by their place. When a card
is turned, the piece keeps a note of its old name (``was``), so that the screen can let
the eyes follow it.
"""

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec.structs import replace

from divan.core.seat import Seat
from divan.games.lost_cities.rules.cards import SUITS, Card, Suit
from divan.games.lost_cities.rules.events import (
    Dealt,
    Discarded,
    DrewFromDiscard,
    DrewFromPile,
    LostCitiesEvent,
    Played,
    RoundEnded,
    suit_of,
)
from divan.games.lost_cities.rules.state import Table

HAND: Final = "hand"
STASH: Final = "stash"
PILE: Final = "pile"
PILE_TOP: Final = "pile-top"
OWN: Final = "route"
THEIRS: Final = "theirs"
"""What the ids of the own routes and of the rival's begin with."""


def route_zone(suit: Suit, *, own: bool) -> str:
    """Return the id of a route's zone."""
    return f"{OWN if own else THEIRS}.{suit.value}"


def discard_zone(suit: Suit) -> str:
    """Return the id of a discard pile's zone."""
    return f"discard.{suit.value}"


class Piece(msgspec.Struct, frozen=True):
    """A card on the screen; see ``divan.ui.scene.Card`` for ``was`` and ``origin``."""

    id: str
    card: Card
    was: str = ""
    origin: str = ""


Zones = dict[str, tuple[Piece, ...]]


class Layout(msgspec.Struct, frozen=True):
    """All pieces by zone, the top one of a zone last."""

    seat: Seat
    zones: Zones

    def pieces(self, zone: str) -> tuple[Piece, ...]:
        """Return what lies in ``zone``."""
        return self.zones.get(zone, ())

    def find(self, piece: str) -> tuple[str, Piece] | None:
        """Return the zone and the piece of that id, or None."""
        for zone, pieces in self.zones.items():
            for found in pieces:
                if found.id == piece:
                    return zone, found
        return None


def layout_of(table: Table, seat: Seat, *, dealt: bool = False) -> Layout:
    """Lay out what ``seat`` sees of ``table``; ``dealt`` lets all cards come from the pile."""
    other = 1 - seat
    names = _Names()
    zones: Zones = {}
    for suit in SUITS:
        zones[route_zone(suit, own=True)] = names.face_up(table.route(seat, suit))
        zones[route_zone(suit, own=False)] = names.face_up(table.route(other, suit))
        zones[discard_zone(suit)] = names.face_up(table.discard_pile(suit))
    zones[HAND] = names.face_up(table.hands[seat])
    zones[STASH] = tuple(
        Piece(f"{STASH}-{place}", card) for place, card in enumerate(table.hands[other])
    )
    if dealt:
        zones = {
            zone: tuple(replace(piece, origin=PILE) for piece in pieces)
            for zone, pieces in zones.items()
        }
    zones[PILE] = _pile(table)
    return Layout(seat, zones)


def after(layout: Layout, event: LostCitiesEvent, table: Table) -> Layout:
    """Return the layout once ``event`` has happened and ``table`` is what is seen."""
    settled = {
        zone: tuple(replace(piece, was="", origin="") for piece in pieces)
        for zone, pieces in layout.zones.items()
    }
    seat = layout.seat
    match event:
        case Played(actor, card):
            _place(settled, actor == seat, card, route_zone(suit_of(card), own=actor == seat))
        case Discarded(actor, card):
            _place(settled, actor == seat, card, discard_zone(suit_of(card)))
        case DrewFromPile(actor, card):
            _take(settled, PILE, actor == seat, card)
            settled[PILE] = _pile(table)
        case DrewFromDiscard(actor, card):
            _take(settled, discard_zone(suit_of(card)), actor == seat, card)
        case Dealt():
            return layout_of(table, seat, dealt=True)
        case RoundEnded():
            pass
    return Layout(seat, settled)


class _Names:
    """Gives every card face up a name of its own."""

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self._taken = set(taken)

    def face_up(self, cards: Iterable[Card]) -> tuple[Piece, ...]:
        return tuple(Piece(self.name(card), card) for card in cards)

    def name(self, card: Card) -> str:
        base = f"{suit_of(card).value}-{card.rank}"
        copies = ("", "-b", "-c") if card.is_investment else ("",)
        free = next(base + copy for copy in copies if base + copy not in self._taken)
        self._taken.add(free)
        return free


def _all_names(zones: Zones) -> _Names:
    return _Names(piece.id for pieces in zones.values() for piece in pieces)


def _place(zones: Zones, own: bool, card: Card, target: str) -> None:
    """Move a card from a hand to ``target``; one that was face down gets its name."""
    if own:
        piece = next(piece for piece in zones[HAND] if piece.card == card)
        zones[HAND] = tuple(other for other in zones[HAND] if other.id != piece.id)
    else:
        hidden = zones[STASH][-1]
        zones[STASH] = zones[STASH][:-1]
        piece = Piece(_all_names(zones).name(card), card, was=hidden.id)
    zones[target] = (*zones[target], piece)


def _take(zones: Zones, source: str, own: bool, card: Card) -> None:
    """Move the top piece of ``source`` to a hand: turned up in the own, down in the other."""
    top = zones[source][-1]
    zones[source] = zones[source][:-1]
    if not own:
        place = len(zones[STASH])
        zones[STASH] = (*zones[STASH], Piece(f"{STASH}-{place}", card, was=top.id))
    elif source == PILE:
        zones[HAND] = (*zones[HAND], Piece(_all_names(zones).name(card), card, was=top.id))
    else:
        zones[HAND] = (*zones[HAND], top)


def _pile(table: Table) -> tuple[Piece, ...]:
    return (Piece(PILE_TOP, table.pile[-1]),) if table.pile else ()
