"""Every reason for which Similo refuses a move, with the clause that forbids it."""

from enum import StrEnum
from typing import Final

from divan.core.violation import Argument, Violation


class Code(StrEnum):
    """The reasons."""

    MATCH_OVER = "match_over"
    GUIDE_ONLY = "guide_only"
    GUIDE_IS_SILENT = "guide_is_silent"
    CHOOSE_FIRST = "choose_first"
    SECRET_IS_CHOSEN = "secret_is_chosen"
    NOT_ON_THE_TABLE = "not_on_the_table"
    ONE_CLUE = "one_clue"
    NOT_IN_HAND = "not_in_hand"
    NO_CLUE_YET = "no_clue_yet"
    TIE_IS_OPEN = "tie_is_open"
    ONLY_ADVICE = "only_advice"
    HAS_VOTED = "has_voted"
    OTHERS_FIRST = "others_first"
    NOT_A_CANDIDATE = "not_a_candidate"
    NOTHING_TO_ASK = "nothing_to_ask"
    NO_TIE = "no_tie"
    OTHER_DECIDES = "other_decides"


CLAUSES: Final = {
    Code.MATCH_OVER: "SIM-8.1",
    Code.GUIDE_ONLY: "SIM-3.1",
    Code.GUIDE_IS_SILENT: "SIM-3.3",
    Code.CHOOSE_FIRST: "SIM-2.1",
    Code.SECRET_IS_CHOSEN: "SIM-2.2",
    Code.NOT_ON_THE_TABLE: "SIM-6.2",
    Code.ONE_CLUE: "SIM-R.1",
    Code.NOT_IN_HAND: "SIM-R.2",
    Code.NO_CLUE_YET: "SIM-6.1",
    Code.TIE_IS_OPEN: "SIM-R.4",
    Code.ONLY_ADVICE: "D21",
    Code.HAS_VOTED: "SIM-R.3",
    Code.OTHERS_FIRST: "D21",
    Code.NOT_A_CANDIDATE: "D11",
    Code.NOTHING_TO_ASK: "D21",
    Code.NO_TIE: "SIM-R.4",
    Code.OTHER_DECIDES: "SIM-R.4",
}


def violation(code: Code, **arguments: Argument) -> Violation:
    """Return the refusal for ``code``."""
    return Violation(code.value, CLAUSES[code], arguments)
