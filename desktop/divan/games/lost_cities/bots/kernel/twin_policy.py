"""The policy of ``placing.py`` and ``drawing.py``, asked about the table of the twin."""

from typing import Final

from divan.games.lost_cities.bots.drawing import rate_drawing
from divan.games.lost_cities.bots.kernel.coding import (
    DISCARD,
    PHASES,
    PLACE,
    card_of,
    number_of_move,
)
from divan.games.lost_cities.bots.kernel.twin_table import Table
from divan.games.lost_cities.bots.outlook import Outlook
from divan.games.lost_cities.bots.placing import rate_placing
from divan.games.lost_cities.bots.weights import Weights
from divan.games.lost_cities.rules import state
from divan.games.lost_cities.rules.cards import FACE_DOWN
from divan.games.lost_cities.rules.options import LostCitiesOptions
from divan.games.lost_cities.rules.state import Column

_CARDS: Final = tuple(card_of(number) for number in range(DISCARD))


def best_move(table: Table, options: LostCitiesOptions, weights: Weights) -> int:
    """Return the move that the policy rates best, of equals the first."""
    moves = table.moves()
    if len(moves) == 1:
        return moves[0]
    return max(rate(table, options, weights), key=lambda rated: rated[1])[0]


def rate(table: Table, options: LostCitiesOptions, weights: Weights) -> list[tuple[int, float]]:
    """Return every allowed move with its rating, in the order of ``table.moves``."""
    outlook = Outlook(
        _readable(table, options), table.active, _cards(table.hidden[table.active]), weights
    )
    found = rate_placing(outlook) if table.phase == PLACE else rate_drawing(outlook)
    values = {number_of_move(rated.move): rated.value for rated in found}
    return [(move, values[move]) for move in table.moves()]


def _readable(table: Table, options: LostCitiesOptions) -> state.Table:
    """Return the table of the readable rules, as far as the policy looks at it."""
    return state.Table(
        options=options,
        round=1,
        starter=0,
        active=table.active,
        phase=PHASES[table.phase],
        pile=(FACE_DOWN,) * len(table.pile),
        discards=tuple(_cards(pile) for pile in table.discards),
        hands=tuple(_cards(hand) for hand in table.hands),
        routes=tuple(tuple(_cards(route) for route in routes) for routes in table.routes),
    )


def _cards(numbers: list[int]) -> Column:
    return tuple(_CARDS[number] for number in numbers)
