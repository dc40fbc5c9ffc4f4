"""What a case is worth (LAST-R.5c, R.7b, rulings D17, D25)."""

from typing import Final

from divan.core.seat import Seat
from divan.games.last_call.rules.cards import Combination
from divan.games.last_call.rules.state import Table

TOKEN_POINTS: Final = 1
"""For refuting an announcement (LAST-R.5c)."""
STRONG_POINTS: Final = 2
"""For a strong clue that hits (LAST-R.7b)."""
SOLVER_POINTS: Final = 5
"""For solving a case where several are played (D25, house value)."""


def strong_hits(table: Table, solution: Combination) -> tuple[Seat, ...]:
    """Return whose strong clue is of the item that the winning combination names (D17)."""
    return tuple(seat for seat in table.survivors if _hits(table, seat, solution))


def case_scores(table: Table, solver: Seat | None, strong: tuple[Seat, ...]) -> tuple[int, ...]:
    """Return the points of a case; where there is only one, its solver simply wins."""
    several = table.options.cases > 1
    return tuple(
        TOKEN_POINTS * tokens
        + STRONG_POINTS * (seat in strong)
        + SOLVER_POINTS * (several and seat == solver)
        for seat, tokens in enumerate(table.tokens)
    )


def _hits(table: Table, seat: Seat, solution: Combination) -> bool:
    return any(
        solution_card.symbol is clue.symbol and solution_card.item == clue.item
        for clue in (table.strong_clue(seat),)
        if clue is not None
        for solution_card in solution.cards()
    )
