"""Drawing at random from all ways in which the facts can be true.

A Markov chain of Metropolis: two cards, or three in a circle, change places wherever every
fact stays true. As going back is as likely as going on, all ways that the chain reaches are
equally likely in the long run.
"""

import random
from collections.abc import Iterator
from typing import Final

from divan.games.last_call.knowledge.matching import Places
from divan.games.last_call.knowledge.problem import Clause, Mask, Problem
from divan.games.last_call.knowledge.search import Search

WARMING_UP: Final = 15
"""Rounds before the first sample, in which each loose card is tried once on average."""
BETWEEN: Final = 1
"""Rounds from one sample to the next."""
CIRCLES: Final = 0.2
"""How often three cards are moved, which reaches what two at a time may not."""


class Sampler:
    """An endless row of ways in which ``problem`` can be solved, the same for equal seeds.

    Raises ValueError where there is none.
    """

    def __init__(self, problem: Problem, seed: int) -> None:
        start = Search(problem).solution
        if start is None:
            raise ValueError("the facts contradict each other")
        self._random = random.Random(seed)  # noqa: S311 - a bot's own chance
        self._places = list(start)
        self._allowed: list[Mask] = problem.allowed
        self._loose = [
            card for card, allowed in enumerate(self._allowed) if allowed & (allowed - 1)
        ]
        self._clauses: dict[int, list[Clause]] = {}
        for clause in problem.clauses:
            for card, _ in clause:
                self._clauses.setdefault(card, []).append(clause)

    def samples(self, count: int) -> Iterator[Places]:
        """Yield ``count`` ways, each a list of its own with the place of every card."""
        self._walk(WARMING_UP)
        for _ in range(count):
            self._walk(BETWEEN)
            yield list(self._places)

    def _walk(self, rounds: int) -> None:
        loose, draw = self._loose, self._random.random
        count = len(loose)
        if count < 2:
            return
        for _ in range(rounds * count):
            cards = [loose[int(draw() * count)], loose[int(draw() * count)]]
            if count > 2 and draw() < CIRCLES:
                cards.append(loose[int(draw() * count)])
            if len(set(cards)) == len(cards):
                self._try(cards)

    def _try(self, cards: list[int]) -> None:
        """Give each of ``cards`` the place of the next one, if every fact stays true."""
        places = self._places
        old = [places[card] for card in cards]
        new = old[1:] + old[:1]
        if old == new:
            return
        for card, place in zip(cards, new, strict=True):
            if not self._allowed[card] >> place & 1:
                return
        for card, place in zip(cards, new, strict=True):
            places[card] = place
        for card in cards:
            for clause in self._clauses.get(card, ()):
                if not any(where >> places[other] & 1 for other, where in clause):
                    for back, place in zip(cards, old, strict=True):
                        places[back] = place
                    return
