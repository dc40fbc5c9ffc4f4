"""What the history of a view says of cards, one fact after the other.

A fact is something that a seat saw or heard, without any conclusion drawn. ``time`` is
its place in the history of the case, ``ply`` the move that it belongs to.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import TypeAlias

import msgspec

from divan.core.event import Entry
from divan.core.seat import Seat
from divan.core.view import View
from divan.games.last_call.rules.cards import FACE_DOWN, Card, CaseCard, Combination
from divan.games.last_call.rules.events import (
    Announced,
    CaseClosed,
    Dealt,
    Drew,
    Eliminated,
    Guessed,
    HandsShown,
    LastCallEvent,
    Played,
    RoundEnded,
    Showed,
)
from divan.games.last_call.rules.state import Table

LastCallView: TypeAlias = View[Table, LastCallEvent]


class How(StrEnum):
    """How a fact became known."""

    DEALT = "dealt"
    DRAWN = "drawn"
    PLAYED = "played"
    """It was laid in front (LAST-2.4)."""
    SHOWN = "shown"
    """It was shown to the one who knows it (LAST-4.3)."""
    REVEALED = "revealed"
    """A final investigation showed it (D20)."""
    OUT = "out"
    """It went out of the game (D21)."""
    LEAD = "lead"
    """A private lead (D5)."""
    OPENED = "opened"
    """The end of the case showed it (D29)."""
    REMOVED = "removed"
    """A removed case card, shown by a final investigation (D29)."""
    NO_ANSWER = "no_answer"
    """Asked, and showed nothing (LAST-R.4b)."""
    NOT_REFUTED = "not_refuted"
    """Did not refute an announcement (LAST-R.5c)."""
    ANNOUNCED = "announced"
    """Announced it, which nobody may who has it (D11)."""


class Fact(msgspec.Struct, frozen=True, tag=True):
    """Something seen or heard."""

    time: int
    ply: int
    how: How


class Owns(Fact, frozen=True):
    """The one who knows this got ``card``."""

    card: Card


class Innocent(Fact, frozen=True):
    """The item of ``case_card`` is not that of the case."""

    case_card: CaseCard


class Has(Fact, frozen=True):
    """``seat`` had ``card`` by then, and keeps it."""

    seat: Seat
    card: Card


class HasExactly(Fact, frozen=True):
    """``seat`` had ``cards`` in hand and in front then, and no others."""

    seat: Seat
    cards: tuple[Card, ...]


class HasNot(Fact, frozen=True):
    """``seat`` did not have any of ``cards`` then."""

    seat: Seat
    cards: tuple[Card, ...]


class HasOneOf(Fact, frozen=True):
    """``seat`` had at least one of ``cards`` in hand then, and showed it to ``asker``."""

    seat: Seat
    asker: Seat
    cards: tuple[Card, ...]


class NotTheCase(Fact, frozen=True):
    """``seat`` announced ``combination``, and it was wrong."""

    seat: Seat
    combination: Combination


class IsTheCase(Fact, frozen=True):
    """The case was opened: ``cards`` were sealed."""

    cards: tuple[Card, ...]


AnyFact: TypeAlias = Owns | Innocent | Has | HasExactly | HasNot | HasOneOf | NotTheCase | IsTheCase


class Arrival(msgspec.Struct, frozen=True):
    """``seat`` got ``count`` cards then, unseen by the one who knows this."""

    time: int
    seat: Seat
    count: int


class Memory(msgspec.Struct, frozen=True):
    """Everything that ``seat`` has seen and heard of the case that is played.

    ``own`` is how many cards it ever got, ``reserve`` how many are left there, and
    ``sealed`` whether there are cards of the case (D5).
    """

    seat: Seat
    seats: int
    sealed: bool
    own: int
    reserve: int
    arrivals: tuple[Arrival, ...]
    facts: tuple[AnyFact, ...]


def remember(view: LastCallView) -> Memory:
    """Return what ``view`` says of the case that is played, or was played last."""
    table = view.table
    memory = _Memorising(view.seat)
    for time, entry in enumerate(_this_case(view.history)):
        memory.take(time, entry)
    facts = tuple(memory.facts)
    return Memory(
        seat=view.seat,
        seats=table.seats,
        sealed=bool(table.sealed),
        own=sum(isinstance(fact, Owns) for fact in facts),
        reserve=len(table.reserve),
        arrivals=tuple(memory.arrivals),
        facts=facts,
    )


def _this_case(
    history: tuple[Entry[LastCallEvent], ...],
) -> tuple[Entry[LastCallEvent], ...]:
    starts = [place for place, entry in enumerate(history) if isinstance(entry.event, Dealt)]
    return history[starts[-1] :]


class _Memorising:
    """Takes one event after the other in."""

    def __init__(self, seat: Seat) -> None:
        self.facts: list[AnyFact] = []
        self.arrivals: list[Arrival] = []
        self._seat = seat
        self._seats = 0
        self._survivors: list[Seat] = []
        self._fronts: dict[Seat, list[Card]] = {}
        self._announced: Announced | None = None
        self._whole = True

    def take(self, time: int, entry: Entry[LastCallEvent]) -> None:
        when = (time, entry.ply)
        match entry.event:
            case Dealt():
                self._deal(when, entry.event)
            case Played(seat, card):
                self._fronts[seat].append(card)
                self._has(when, How.PLAYED, seat, card)
            case Drew(seat, card) if seat == self._seat:
                self.facts.append(Owns(*when, How.DRAWN, card))
            case Drew(seat):
                self.arrivals.append(Arrival(time, seat, 1))
            case Guessed():
                self._guess(when, entry.event)
            case Showed(seat, _, card) if card != FACE_DOWN:
                self._has(when, How.SHOWN, seat, card)
            case Announced(seat, combination):
                self._announced = entry.event
                self._has_not(when, How.ANNOUNCED, seat, combination.cards())
            case HandsShown():
                self._show_hands(when, entry.event)
            case Eliminated():
                self._eliminate(when, entry.event)
            case RoundEnded():
                self._fronts = {seat: [] for seat in self._fronts}
            case CaseClosed():
                self._open(when, entry.event)
            case _:
                pass

    def _deal(self, when: tuple[int, int], event: Dealt) -> None:
        self._seats = len(event.hands)
        self._survivors = list(range(self._seats))
        self._fronts = {seat: [] for seat in self._survivors}
        for seat, hand in enumerate(event.hands):
            if seat != self._seat:
                self.arrivals.append(Arrival(when[0], seat, len(hand)))
        own = event.hands[self._seat]
        self.facts += (Owns(*when, How.DEALT, card) for card in own)
        leads = event.leads[self._seat]
        self.facts += (Innocent(*when, How.LEAD, card) for card in leads)

    def _guess(self, when: tuple[int, int], event: Guessed) -> None:
        cards = event.combination.cards()
        for seat in self._others_after(event.seat, until=event.shower):
            self._has_not(when, How.NO_ANSWER, seat, cards)
        if event.shower is not None and event.shower != self._seat:
            left = self._not_in_front(event.shower, cards)
            self.facts.append(HasOneOf(*when, How.SHOWN, event.shower, event.seat, left))

    def _show_hands(self, when: tuple[int, int], event: HandsShown) -> None:
        self.facts += (Innocent(*when, How.REMOVED, card) for card in event.removed)
        self._whole = event.whole
        for seat, hand in enumerate(event.hands):
            if seat == self._seat or seat not in self._survivors:
                continue
            if event.whole:
                held = (*hand, *self._fronts[seat])
                self.facts.append(HasExactly(*when, How.REVEALED, seat, held))
            elif hand and self._announced is not None:
                for card in hand:
                    self._has(when, How.REVEALED, seat, card)
                announced = self._announced.combination.cards()
                rest = tuple(card for card in announced if card not in hand)
                self._has_not(when, How.REVEALED, seat, rest)

    def _eliminate(self, when: tuple[int, int], event: Eliminated) -> None:
        if self._announced is not None:
            combination = self._announced.combination
            self.facts.append(NotTheCase(*when, How.ANNOUNCED, event.seat, combination))
            if not self._whole:
                for seat in self._others_after(event.seat, until=event.refuter):
                    self._has_not(when, How.NOT_REFUTED, seat, combination.cards())
        if event.seat != self._seat:
            self.facts.append(HasExactly(*when, How.OUT, event.seat, event.cards))
        self._survivors.remove(event.seat)
        self._fronts[event.seat] = []

    def _open(self, when: tuple[int, int], event: CaseClosed) -> None:
        if event.sealed:
            self.facts.append(IsTheCase(*when, How.OPENED, event.sealed))
        for seat in self._survivors:
            if seat != self._seat:
                held = (*event.hands[seat], *self._fronts[seat])
                self.facts.append(HasExactly(*when, How.OPENED, seat, held))

    def _has(self, when: tuple[int, int], how: How, seat: Seat, card: Card) -> None:
        if seat != self._seat:
            self.facts.append(Has(*when, how, seat, card))

    def _has_not(
        self, when: tuple[int, int], how: How, seat: Seat, cards: tuple[Card, ...]
    ) -> None:
        """Note that ``cards`` were not in a hand, as far as they did not lie in front of it."""
        left = self._not_in_front(seat, cards)
        if seat != self._seat and left:
            self.facts.append(HasNot(*when, how, seat, left))

    def _not_in_front(self, seat: Seat, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(card for card in cards if card not in self._fronts[seat])

    def _others_after(self, seat: Seat, until: Seat | None) -> Iterator[Seat]:
        """Yield the survivors after ``seat`` in turn order, up to ``until`` or all others."""
        for step in range(1, self._seats):
            other = (seat + step) % self._seats
            if other == until:
                return
            if other in self._survivors:
                yield other
