"""Which card lies where, and which of them is the one that lay elsewhere before. No Qt.

A card face up has its own name for an id, a card face down that of its place. After a move
the events tell which card of the new layout is which of the old one (``was``), or out of
which pile it came (``origin``), so that the eyes can follow it.
"""

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec.structs import replace

from divan.core.seat import Seat
from divan.games.don_legacy.rules.abilities import LOOKED_AT
from divan.games.don_legacy.rules.cards import FACE_DOWN, Card, Kind
from divan.games.don_legacy.rules.events import (
    Dealt,
    Discarded,
    Disguised,
    DonLegacyEvent,
    Drew,
    Exchanged,
    Kept,
    LaidSet,
    PlayedMystery,
    Refilled,
    SawCard,
    TookOpen,
)
from divan.games.don_legacy.rules.state import Pile, Row, Table

HAND: Final = "hand"
DISCARD: Final = "discard"
SEEN: Final = "seen"
LAY: Final = "lay"
"""The place where the own sets are laid, as a target."""


def pile_zone(pile: Pile) -> str:
    """Return the id of a draw pile's zone."""
    return f"pile.{pile.value}"


def place_zone(kind: Kind, place: int) -> str:
    """Return the id of the zone of a place in an open row."""
    return f"{kind.value}.{place}"


def stash_zone(seat: Seat) -> str:
    """Return the id of the zone of another hand."""
    return f"stash.{seat}"


def sets_zone(seat: Seat) -> str:
    """Return the id of the zone in which the cards of laid sets lie."""
    return f"sets.{seat}"


def seat_zone(seat: Seat) -> str:
    """Return the id of the zone that stands for another player, as a target."""
    return f"seat.{seat}"


def look_zone(place: int) -> str:
    """Return the id of the zone of one of the two cards looked at, the upper one first."""
    return f"look.{place}"


class Piece(msgspec.Struct, frozen=True):
    """A card on the screen; see ``divan.ui.scene.Card`` for ``was`` and ``origin``."""

    id: str
    card: Card
    was: str = ""
    origin: str = ""


Zones = dict[str, tuple[Piece, ...]]


class Layout(msgspec.Struct, frozen=True):
    """All pieces by zone, the top one of a zone last."""

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


def layout_of(table: Table, seat: Seat) -> Layout:
    """Lay out what ``seat`` sees of ``table``."""
    zones: Zones = {HAND: _face_up(sorted(table.hands[seat], key=_in_hand))}
    for kind in Kind:
        _lay_row(zones, kind, table.row(kind))
    for owner in range(table.seats):
        zones[sets_zone(owner)] = _face_up(card for cards in table.sets[owner] for card in cards)
        if owner != seat:
            zones[stash_zone(owner)] = _stash(table, owner)
    zones[SEEN] = _face_up(_seen(table))
    looked_at: tuple[Card, ...] = ()
    for name in table.pile_names:
        cards = table.pile(name)
        if table.looked_at is name and cards[-1] != FACE_DOWN:
            looked_at, cards = cards[: -LOOKED_AT - 1 : -1], cards[:-LOOKED_AT]
        zones[pile_zone(name)] = (Piece(_top(name), FACE_DOWN),) if cards else ()
    for place in range(LOOKED_AT):
        zones[look_zone(place)] = _face_up(looked_at[place : place + 1])
    zones[DISCARD] = _face_up(table.discards)
    return Layout(zones)


def followed(layout: Layout, events: Iterable[DonLegacyEvent], old: Layout, seat: Seat) -> Layout:
    """Return ``layout`` with the way of each card since ``old``, as ``events`` tell it."""
    tracks = _Tracks(old, seat)
    for event in events:
        tracks.note(event)
    zones = {
        zone: tuple(
            replace(
                piece, was=tracks.was.get(piece.id, ""), origin=tracks.origins.get(piece.id, "")
            )
            for piece in pieces
        )
        for zone, pieces in layout.zones.items()
    }
    if any(isinstance(event, Dealt) for event in events):
        zones = _dealt(zones)
    return Layout(zones)


def _dealt(zones: Zones) -> Zones:
    """Let all cards but the piles come from a pile."""
    source = next(zone for zone in zones if zone.startswith("pile"))
    return {
        zone: pieces
        if zone.startswith("pile")
        else tuple(replace(piece, origin=source) for piece in pieces)
        for zone, pieces in zones.items()
    }


def _in_hand(card: Card) -> tuple[bool, int, int]:
    """Return by what a hand is sorted: the best clues first, then the mysteries by symbol."""
    return (not card.is_clue, -card.value, card.place)


def _face_up(cards: Iterable[Card]) -> tuple[Piece, ...]:
    return tuple(Piece(card.name, card) for card in cards)


def _lay_row(zones: Zones, kind: Kind, row: Row) -> None:
    for place, card in enumerate(row):
        zones[place_zone(kind, place)] = () if card is None else _face_up((card,))


def _stash(table: Table, owner: Seat) -> tuple[Piece, ...]:
    """Return another hand, face down; a card that is looked at lies elsewhere."""
    count = len(table.hands[owner]) - sum(1 for _ in _seen(table, owner))
    return tuple(Piece(_hidden(owner, place), FACE_DOWN) for place in range(count))


def _seen(table: Table, owner: Seat | None = None) -> tuple[Card, ...]:
    """Return the card of ``owner``, or of anyone, that is being looked at and can be seen."""
    seen = table.seen
    if seen is None or seen.place < 0 or owner not in {None, seen.owner}:
        return ()
    card = table.hands[seen.owner][seen.place]
    return () if card == FACE_DOWN else (card,)


def _top(pile: Pile) -> str:
    return f"{pile.value}-top"


def _hidden(owner: Seat, place: int) -> str:
    return f"stash-{owner}-{place}"


class _Tracks:
    """Follows cards through the events of one move; hidden hands are counted."""

    def __init__(self, old: Layout, seat: Seat) -> None:
        self.was: dict[str, str] = {}
        self.origins: dict[str, str] = {}
        self._seat = seat
        self._counts: dict[Seat, int] = {}
        self._common = pile_zone(Pile.COMMON) in old.zones
        for zone, pieces in old.zones.items():
            kind, _, owner = zone.partition(".")
            if kind == "stash":
                self._counts[int(owner)] = len(pieces)

    def note(self, event: DonLegacyEvent) -> None:
        match event:
            case Drew(actor, card, pile):
                self._from_pile(actor, card, pile)
            case TookOpen(actor, card):
                self._gains(actor, card)
            case Refilled(_, _, Card() as card):
                self.origins[card.name] = self._some_pile(card)
            case PlayedMystery(actor, card) | Discarded(actor, card):
                self._gives(actor, card)
            case LaidSet(actor, cards):
                for card in cards:
                    self._gives(actor, card)
            case SawCard(actor, owner, card) if actor == self._seat:
                self._gives(owner, card)
            case Exchanged(actor, owner, given, taken) if actor == self._seat:
                self._gains(owner, given)
                self.was.pop(taken.name, None)
            case Exchanged(actor, owner, given, taken) if owner == self._seat:
                self._gives(actor, given)
                self._gains(actor, taken)
            case Disguised(actor, given, taken):
                self._gives(actor, given)
                self._gains(actor, taken)
            case Kept(actor, card, _, pile) if actor != self._seat:
                self._from_pile(actor, card, pile)
            case _:
                pass

    def _gains(self, actor: Seat, card: Card) -> None:
        """``card`` goes to a hand; it keeps its name only in the own one."""
        if actor != self._seat:
            self.was[self._next(actor)] = card.name

    def _gives(self, actor: Seat, card: Card) -> None:
        """``card`` comes out of a hand; a hidden one gets its name."""
        if actor != self._seat:
            self._counts[actor] -= 1
            self.was[card.name] = _hidden(actor, self._counts[actor])

    def _from_pile(self, actor: Seat, card: Card, pile: Pile) -> None:
        name = card.name if actor == self._seat else self._next(actor)
        self.origins[name] = pile_zone(pile)

    def _next(self, actor: Seat) -> str:
        place = self._counts[actor]
        self._counts[actor] = place + 1
        return _hidden(actor, place)

    def _some_pile(self, card: Card) -> str:
        """Return the pile out of which a row was filled; it is of the card's kind, or common."""
        if self._common:
            return pile_zone(Pile.COMMON)
        return pile_zone(Pile.CLUES if card.is_clue else Pile.MYSTERIES)
