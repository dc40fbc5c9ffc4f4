"""Every reason for which Don Legacy refuses a move, with the clause that forbids it."""

from enum import StrEnum
from typing import Final

from divan.core.violation import Argument, Violation


class Code(StrEnum):
    """The reasons."""

    MATCH_OVER = "match_over"
    NOT_YOUR_TURN = "not_your_turn"
    ACTION_FIRST = "action_first"
    ACTION_DONE = "action_done"
    CHOOSE_FIRST = "choose_first"
    NOTHING_TO_CHOOSE = "nothing_to_choose"
    DISCARD_FIRST = "discard_first"
    NO_DISCARD = "no_discard"
    MAY_NOT_PASS = "may_not_pass"  # noqa: S105 - no password
    NO_SUCH_PILE = "no_such_pile"
    PILE_EMPTY = "pile_empty"
    NOT_IN_HAND = "not_in_hand"
    NOT_OPEN = "not_open"
    ABILITY_ONLY = "ability_only"
    CLUE_NOT_PLAYED = "clue_not_played"
    OTHER_ABILITY = "other_ability"
    TOO_FEW_CLUES = "too_few_clues"
    NO_SAME_SYMBOL = "no_same_symbol"
    NO_OTHER_MYSTERY = "no_other_mystery"
    NO_OPPONENT = "no_opponent"
    NO_EFFECT = "no_effect"
    MUST_TAKE = "must_take"
    OTHER_KIND = "other_kind"
    NOT_A_SET = "not_a_set"
    LAID_TOO_LATE = "laid_too_late"


CLAUSES: Final = {
    Code.MATCH_OVER: "DON-8.1",
    Code.NOT_YOUR_TURN: "DON-6.1",
    Code.ACTION_FIRST: "DON-R.1",
    Code.ACTION_DONE: "DON-R.1",
    Code.CHOOSE_FIRST: "DON-6.1",
    Code.NOTHING_TO_CHOOSE: "DON-3.2",
    Code.DISCARD_FIRST: "D8",
    Code.NO_DISCARD: "DON-6.2",
    Code.MAY_NOT_PASS: "D22",
    Code.NO_SUCH_PILE: "D1",
    Code.PILE_EMPTY: "DON-R.8",
    Code.NOT_IN_HAND: "DON-2.1",
    Code.NOT_OPEN: "DON-4.1",
    Code.ABILITY_ONLY: "DON-R.2",
    Code.CLUE_NOT_PLAYED: "D6",
    Code.OTHER_ABILITY: "DON-3.2",
    Code.TOO_FEW_CLUES: "DON-R.4",
    Code.NO_SAME_SYMBOL: "DON-R.5",
    Code.NO_OTHER_MYSTERY: "DON-R.5",
    Code.NO_OPPONENT: "DON-7.2",
    Code.NO_EFFECT: "DON-3.2",
    Code.MUST_TAKE: "D18",
    Code.OTHER_KIND: "DON-7.1",
    Code.NOT_A_SET: "DON-R.6",
    Code.LAID_TOO_LATE: "D5",
}


def violation(code: Code, **arguments: Argument) -> Violation:
    """Return the refusal for ``code``."""
    return Violation(code.value, CLAUSES[code], arguments)
