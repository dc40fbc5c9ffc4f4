"""Where each card can be: exactly those homes that some way of all facts being true has."""

from collections import Counter
from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from divan.core.seat import Seat
from divan.games.last_call.knowledge.facts import Memory
from divan.games.last_call.knowledge.matching import Places
from divan.games.last_call.knowledge.problem import (
    CASE,
    DECK,
    Home,
    Problem,
    set_up,
)
from divan.games.last_call.knowledge.search import Search
from divan.games.last_call.rules.cards import Card, Symbol

Homes: TypeAlias = frozenset[Home]


class Possible(msgspec.Struct, frozen=True):
    """The homes that each card can have, as far as somebody knows."""

    homes: Mapping[Card, Homes]

    def home(self, card: Card) -> Home | None:
        """Return where ``card`` is, or None where that is not certain."""
        found = self.homes[card]
        return next(iter(found)) if len(found) == 1 else None

    def has(self, seat: Seat, card: Card) -> bool:
        """Tell whether it is certain that ``seat`` has ``card``."""
        return self.home(card) == Home(seat)

    def lacks(self, seat: Seat, card: Card) -> bool:
        """Tell whether it is certain that ``seat`` does not have ``card``."""
        return Home(seat) not in self.homes[card]

    def may_be_case(self, card: Card) -> bool:
        """Tell whether ``card`` can be that of the case."""
        return CASE in self.homes[card]

    def is_case(self, card: Card) -> bool:
        """Tell whether it is certain that ``card`` is that of the case."""
        return self.home(card) == CASE

    def suspects(self, symbol: Symbol) -> tuple[Card, ...]:
        """Return the cards of ``symbol`` that can be the case."""
        return tuple(card for card in DECK if card.symbol is symbol and self.may_be_case(card))


def by_elimination(memory: Memory) -> Possible:
    """Return what single facts leave, without putting any two of them together."""
    return _allowed(set_up(memory))


def by_logic(memory: Memory) -> Possible:
    """Return what is left where a person has put the facts together step by step: a place
    that is full takes no other card, a clause with one way left is true in that way.

    Not everything that follows is found so; ``exactly`` finds it.
    """
    problem = set_up(memory)
    while _fill(problem) or _settle(problem):
        pass
    return _allowed(problem)


def _fill(problem: Problem) -> bool:
    """Strike places that are full with cards that can be nowhere else; tell of any change."""
    settled = Counter(allowed for allowed in problem.allowed if not allowed & (allowed - 1))
    changed = False
    for place, room in enumerate(problem.room):
        full = settled[1 << place] >= room
        for card, allowed in enumerate(problem.allowed):
            if full and allowed & (allowed - 1) and allowed >> place & 1:
                problem.allowed[card] &= ~(1 << place)
                changed = True
    return changed


def _settle(problem: Problem) -> bool:
    """Make clauses true that have one way left; tell of any change."""
    changed = False
    for clause in problem.clauses:
        ways = [(card, where) for card, where in clause if problem.allowed[card] & where]
        if len(ways) == 1:
            card, where = ways[0]
            changed = changed or bool(problem.allowed[card] & ~where)
            problem.allowed[card] &= where
    return changed


def exactly(memory: Memory) -> Possible:
    """Return what all facts together leave: no possibility too many, none too few."""
    found = possible_homes(set_up(memory))
    return Possible({card: frozenset(homes) for card, homes in zip(DECK, found, strict=True)})


def possible_homes(problem: Problem) -> list[set[Home]]:
    """Return the homes that every card has in some solution of ``problem``.

    Raises ValueError where there is none at all.
    """
    return _Support(problem).homes()


def _allowed(problem: Problem) -> Possible:
    return Possible(
        {
            card: frozenset(home for home, places in problem.homes.items() if allowed & places)
            for card, allowed in zip(DECK, problem.allowed, strict=True)
        }
    )


class _Support:
    """Looks for a solution with each card in each home; every one found answers for many.

    Cards that nothing tells apart share their answers.
    """

    def __init__(self, problem: Problem) -> None:
        self._problem = problem
        self._search = Search(problem)
        self._kinds = _kinds(problem)
        self._found: dict[int, set[Home]] = {kind: set() for kind in set(self._kinds)}
        self._home_of = {
            place: home
            for home, places in problem.homes.items()
            for place in range(len(problem.room))
            if places >> place & 1
        }

    def homes(self) -> list[set[Home]]:
        if self._search.solution is None:
            raise ValueError("the facts contradict each other")
        self._note(self._search.solution)
        for card in self._found:
            for home, places in self._problem.homes.items():
                if home not in self._found[card] and self._problem.allowed[card] & places:
                    solution = self._search.with_card(card, places)
                    if solution is not None:
                        self._note(solution)
        return [self._found[kind] for kind in self._kinds]

    def _note(self, places: Places) -> None:
        for kind, place in zip(self._kinds, places, strict=True):
            self._found[kind].add(self._home_of[place])


def _kinds(problem: Problem) -> list[int]:
    """Return for each card the first card that nothing tells apart from it."""
    named = {card for clause in problem.clauses for card, _ in clause}
    first: dict[object, int] = {}
    return [
        first.setdefault(card if card in named else (allowed,), card)
        for card, allowed in enumerate(problem.allowed)
    ]
