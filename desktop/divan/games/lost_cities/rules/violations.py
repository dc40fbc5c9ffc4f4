"""Every reason for which Lost Cities refuses a move, with the clause that forbids it."""

from enum import StrEnum
from typing import Final

from divan.core.violation import Argument, Violation


class Code(StrEnum):
    """The reasons."""

    MATCH_OVER = "match_over"
    NOT_YOUR_TURN = "not_your_turn"
    PLACE_FIRST = "place_first"
    DRAW_NOW = "draw_now"
    NOT_IN_HAND = "not_in_hand"
    WRONG_ROUTE = "wrong_route"
    WRONG_PILE = "wrong_pile"
    INVESTMENT_AFTER_NUMBER = "investment_after_number"
    START_RULE = "start_rule"
    NOT_ASCENDING = "not_ascending"
    NOTHING_TO_DRAW = "nothing_to_draw"
    OWN_DISCARD = "own_discard"
    DRAW_GUARD = "draw_guard"


CLAUSES: Final = {
    Code.MATCH_OVER: "LOST-6.1",
    Code.NOT_YOUR_TURN: "LOST-3.1",
    Code.PLACE_FIRST: "LOST-3.2",
    Code.DRAW_NOW: "LOST-3.2",
    Code.NOT_IN_HAND: "LOST-3.1",
    Code.WRONG_ROUTE: "LOST-3.1",
    Code.WRONG_PILE: "LOST-5.1",
    Code.INVESTMENT_AFTER_NUMBER: "LOST-4.2",
    Code.START_RULE: "LOST-4.3",
    Code.NOT_ASCENDING: "LOST-4.1",
    Code.NOTHING_TO_DRAW: "LOST-5.3",
    Code.OWN_DISCARD: "D8",
    Code.DRAW_GUARD: "D19",
}


def violation(code: Code, **arguments: Argument) -> Violation:
    """Return the refusal for ``code``."""
    return Violation(code.value, CLAUSES[code], arguments)
