"""Finding a way in which all facts can be true together."""

from collections.abc import Sequence

from divan.games.last_call.knowledge.matching import Places, first_places, repaired
from divan.games.last_call.knowledge.problem import Clause, Mask, Problem


class Search:
    """Answers whether a problem has a solution in which a card is where one wonders.

    Complete: clauses that a matching does not satisfy are branched on, one of their cards
    after the other being put where the clause wants it.
    """

    def __init__(self, problem: Problem) -> None:
        self._problem = problem
        start = first_places(problem)
        self.solution = (
            None if start is None else self._satisfy(start, problem.allowed, problem.clauses)
        )
        """One way in which everything is true, None for a contradiction."""

    def with_card(self, card: int, where: Mask, start: Places | None = None) -> Places | None:
        """Return a solution with ``card`` in one of the places ``where``, or None.

        ``start`` is a solution to begin from, by default the first one found.
        """
        begin = self.solution if start is None else start
        if begin is None:
            return None
        return self._put(begin, self._problem.allowed, card, where)

    def _put(
        self, places: Places, allowed: Sequence[Mask], card: int, where: Mask
    ) -> Places | None:
        narrowed = list(allowed)
        narrowed[card] &= where
        if not narrowed[card]:
            return None
        moved = repaired(places, card, narrowed, self._problem.room)
        return None if moved is None else self._satisfy(moved, narrowed, self._problem.clauses)

    def _satisfy(
        self, places: Places, allowed: Sequence[Mask], clauses: Sequence[Clause]
    ) -> Places | None:
        broken = next((clause for clause in clauses if not _holds(clause, places)), None)
        if broken is None:
            return places
        remaining = list(allowed)
        for card, where in broken:
            found = self._put(places, remaining, card, where)
            if found is not None:
                return found
            # No solution has it there, so the next branches need not look there again.
            remaining[card] &= ~where
        return None


def _holds(clause: Clause, places: Places) -> bool:
    return any(where >> places[card] & 1 for card, where in clause)
