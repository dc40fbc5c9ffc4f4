"""Every reason for which Last Call refuses a move, with the clause that forbids it."""

from enum import StrEnum
from typing import Final

from divan.core.violation import Argument, Violation


class Code(StrEnum):
    """The reasons."""

    MATCH_OVER = "match_over"
    NOT_YOUR_TURN = "not_your_turn"
    ELIMINATED = "eliminated"
    SHOW_NOW = "show_now"
    NOBODY_ASKS = "nobody_asks"
    NOT_NAMED = "not_named"
    NOT_IN_HAND = "not_in_hand"
    NO_SUCH_CARD = "no_such_card"
    EXTRA_FIRST = "extra_first"
    NO_EXTRA = "no_extra"
    STRONG_FIRST = "strong_first"
    NO_STRONG = "no_strong"
    NOT_THREE = "not_three"
    MUST_PLAY = "must_play"
    ONE_GUESS = "one_guess"
    OWN_CARD = "own_card"
    LAST_SURVIVOR = "last_survivor"
    HAND_NOT_EMPTY = "hand_not_empty"


CLAUSES: Final = {
    Code.MATCH_OVER: "LAST-R.9",
    Code.NOT_YOUR_TURN: "LAST-2.3",
    Code.ELIMINATED: "LAST-7.4",
    Code.SHOW_NOW: "LAST-4.3",
    Code.NOBODY_ASKS: "LAST-4.3",
    Code.NOT_NAMED: "LAST-R.4b",
    Code.NOT_IN_HAND: "LAST-2.4",
    Code.NO_SUCH_CARD: "LAST-4.2",
    Code.EXTRA_FIRST: "LAST-9.1",
    Code.NO_EXTRA: "LAST-R.6",
    Code.STRONG_FIRST: "LAST-9.3",
    Code.NO_STRONG: "LAST-R.7a",
    Code.NOT_THREE: "LAST-R.7a",
    Code.MUST_PLAY: "D15",
    Code.ONE_GUESS: "LAST-2.4",
    Code.OWN_CARD: "D11",
    Code.LAST_SURVIVOR: "D23",
    Code.HAND_NOT_EMPTY: "D14",
}


def violation(code: Code, **arguments: Argument) -> Violation:
    """Return the refusal for ``code``."""
    return Violation(code.value, CLAUSES[code], arguments)
