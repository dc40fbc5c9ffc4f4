"""Where cards can be, as a matching: every card goes to one place, every place is filled.

A place is the case (one card of a symbol), the reserve, the own cards, or a group of cards
that a player got at times between which nothing was learned about that player. A card that
a player has now came at some time; what was asked before that says nothing of it.

Facts narrow the places of cards, or are clauses: at least one of several cards is in one
of some places.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

import msgspec

from divan.core.seat import Seat
from divan.games.last_call.knowledge.facts import (
    AnyFact,
    Has,
    HasExactly,
    HasNot,
    HasOneOf,
    Innocent,
    IsTheCase,
    Memory,
    NotTheCase,
    Owns,
)
from divan.games.last_call.rules.cards import NUMBERS, SYMBOLS, Card, clue_deck, traces

DECK: Final = clue_deck()
NUMBER_OF: Final = {card: number for number, card in enumerate(DECK)}
"""Cards by their place in the deck, 0 to 47: what a problem calls them."""

Mask: TypeAlias = int
"""A set of places: bit n stands for place n."""
Clause: TypeAlias = tuple[tuple[int, Mask], ...]
"""Pairs of a card and places: at least one of these cards is in one of its places."""


class Home(msgspec.Struct, frozen=True):
    """Where a card is, however it came there: with ``seat``, or in the reserve or the case."""

    seat: Seat | None = None
    case: bool = False


RESERVE: Final = Home()
CASE: Final = Home(case=True)


class Problem(msgspec.Struct):
    """``allowed`` has the places of each card, ``room`` how many cards each place holds and
    ``homes`` the places that belong to a home.
    """

    allowed: list[Mask]
    room: tuple[int, ...]
    homes: dict[Home, Mask]
    clauses: list[Clause]


def set_up(memory: Memory, facts: Iterable[AnyFact] | None = None) -> Problem:
    """Return the problem that ``memory`` poses, or only those of its ``facts``."""
    chosen = tuple(memory.facts if facts is None else facts)
    return _Building(memory, chosen).problem()


class _Group(msgspec.Struct):
    """Cards that a player got one after another, the first at ``time``."""

    time: int
    place: int
    count: int


class _Building:
    """Lays the places out, then takes one fact after the other in."""

    def __init__(self, memory: Memory, facts: tuple[AnyFact, ...]) -> None:
        self._memory = memory
        self._facts = facts
        self._room: list[int] = []
        self._homes: dict[Home, Mask] = {}
        self._case: list[Mask] = [0] * len(SYMBOLS)
        self._groups: dict[Seat, list[_Group]] = {}
        self._clauses: list[Clause] = []
        self._lay_out()
        everywhere = (1 << len(self._room)) - 1
        free = everywhere & ~self._homes.get(CASE, 0)
        self._allowed = [free | self._case[card // NUMBERS] for card in range(len(DECK))]

    def problem(self) -> Problem:
        for fact in self._facts:
            self._take(fact)
        return Problem(self._allowed, tuple(self._room), self._homes, self._clauses)

    def _lay_out(self) -> None:
        memory = self._memory
        self._homes[Home(memory.seat)] = self._place(memory.own)
        self._homes[RESERVE] = self._place(memory.reserve)
        if memory.sealed:
            self._case = [self._place(1) for _ in SYMBOLS]
            self._homes[CASE] = sum(self._case)
        looks = self._looks()
        for seat in range(memory.seats):
            if seat != memory.seat:
                self._groups[seat] = list(self._group(seat, looks[seat]))
                self._homes[Home(seat)] = sum(1 << group.place for group in self._groups[seat])

    def _looks(self) -> dict[Seat, list[int]]:
        """Return for each player when something was learned about that hand, in order."""
        looks: dict[Seat, list[int]] = {seat: [] for seat in range(self._memory.seats)}
        for fact in sorted(self._facts, key=lambda fact: fact.time):
            if isinstance(fact, Has | HasExactly | HasNot | HasOneOf):
                looks[fact.seat].append(fact.time)
        return looks

    def _group(self, seat: Seat, looks: list[int]) -> Iterator[_Group]:
        group: _Group | None = None
        last_look = -1
        for arrival in self._memory.arrivals:
            if arrival.seat != seat:
                continue
            look = bisect_left(looks, arrival.time)
            if group is not None and look == last_look:
                group.count += arrival.count
                self._room[group.place] += arrival.count
                continue
            if group is not None:
                yield group
            group = _Group(arrival.time, len(self._room), arrival.count)
            self._room.append(arrival.count)
            last_look = look
        if group is not None:
            yield group

    def _place(self, room: int) -> Mask:
        self._room.append(room)
        return 1 << (len(self._room) - 1)

    def _by(self, seat: Seat, time: int) -> Mask:
        """Return the places of what ``seat`` got before ``time``."""
        return sum(1 << group.place for group in self._groups[seat] if group.time < time)

    def _take(self, fact: AnyFact) -> None:
        match fact:
            case Owns(card=card):
                self._only((card,), self._homes[Home(self._memory.seat)])
            case Innocent(case_card=case_card):
                self._never(traces(case_card), self._homes.get(CASE, 0))
            case IsTheCase(cards=cards):
                self._only(cards, self._homes.get(CASE, 0))
            case Has(time=time, seat=seat, card=card):
                self._only((card,), self._by(seat, time))
            case HasExactly(time=time, seat=seat, cards=cards):
                before = self._by(seat, time)
                self._only(cards, before)
                self._never((card for card in DECK if card not in cards), before)
            case HasNot(time=time, seat=seat, cards=cards):
                self._never(cards, self._by(seat, time))
            case HasOneOf(time=time, seat=seat, cards=cards):
                before = self._by(seat, time)
                self._clauses.append(tuple((NUMBER_OF[card], before) for card in cards))
            case NotTheCase(combination=combination):
                free = ~self._homes.get(CASE, 0) & ((1 << len(self._room)) - 1)
                cards = combination.cards()
                self._clauses.append(tuple((NUMBER_OF[card], free) for card in cards))

    def _only(self, cards: Iterable[Card], places: Mask) -> None:
        for card in cards:
            self._allowed[NUMBER_OF[card]] &= places

    def _never(self, cards: Iterable[Card], places: Mask) -> None:
        for card in cards:
            self._allowed[NUMBER_OF[card]] &= ~places
