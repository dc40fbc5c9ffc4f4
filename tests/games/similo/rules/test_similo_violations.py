"""Every reason to refuse a move has its clause, a legal and an illegal example."""

import pytest
from msgspec.structs import replace

from divan.games.similo.rules.cards import FACE_DOWN
from divan.games.similo.rules.moves import Way
from divan.games.similo.rules.options import SimiloOptions
from divan.games.similo.rules.state import Phase, Table
from divan.games.similo.rules.violations import CLAUSES, Code
from helpers.similo import (
    RULES,
    ChooseSecret,
    Consult,
    Decide,
    GiveClue,
    Vote,
    act,
    begun,
    chosen,
    clued,
    others,
    vote,
)
from helpers.violations import Example, check_allowance, check_refusal

BEGUN = begun()
CHOSEN = chosen()
CLUED = clued()
A, B, C, *_ = others(CLUED)
VOTED = act(CLUED, Vote(A), seat=0)
AGAIN = vote(clued(seats=5), *(others(clued(seats=5))[n] for n in (0, 0, 1, 1)))
TWO = AGAIN.ballot.candidates if AGAIN.ballot else ()
TIED = vote(AGAIN, TWO[0], TWO[0], TWO[1], TWO[1])
REMOVED = vote(CLUED, A)
ADVISED = clued(SimiloOptions(advisors="advise_only"))
SPOKEN = clued(SimiloOptions(proposals="before_vote"))
CLUE = GiveClue(CHOSEN.hand[0], Way.VERTICAL, CHOSEN.alive[0])

EXAMPLES = {
    Code.MATCH_OVER: Example(
        illegal=(replace(CLUED, phase=Phase.OVER), 0, Vote(A)), legal=(CLUED, 0, Vote(A))
    ),
    Code.GUIDE_ONLY: Example(illegal=(CHOSEN, 0, CLUE), legal=(CHOSEN, 1, CLUE)),
    Code.GUIDE_IS_SILENT: Example(illegal=(CLUED, 1, Vote(A)), legal=(CLUED, 2, Vote(A))),
    Code.CHOOSE_FIRST: Example(illegal=(BEGUN, 1, CLUE), legal=(CHOSEN, 1, CLUE)),
    Code.SECRET_IS_CHOSEN: Example(
        illegal=(CHOSEN, 1, ChooseSecret(CHOSEN.alive[1])),
        legal=(BEGUN, 1, ChooseSecret(BEGUN.alive[1])),
    ),
    Code.NOT_ON_THE_TABLE: Example(
        illegal=(REMOVED, 1, GiveClue(REMOVED.hand[0], Way.HORIZONTAL, A)),
        legal=(REMOVED, 1, GiveClue(REMOVED.hand[0], Way.HORIZONTAL, B)),
    ),
    Code.ONE_CLUE: Example(
        illegal=(CLUED, 1, GiveClue(CLUED.hand[0], Way.VERTICAL, A)), legal=(CHOSEN, 1, CLUE)
    ),
    Code.NOT_IN_HAND: Example(
        illegal=(CHOSEN, 1, GiveClue(CHOSEN.grid[0], Way.VERTICAL, A)), legal=(CHOSEN, 1, CLUE)
    ),
    Code.NO_CLUE_YET: Example(illegal=(CHOSEN, 0, Vote(A)), legal=(CLUED, 0, Vote(A))),
    Code.TIE_IS_OPEN: Example(illegal=(TIED, 0, Vote(TWO[0])), legal=(AGAIN, 0, Vote(TWO[0]))),
    Code.ONLY_ADVICE: Example(
        illegal=(ADVISED, 2, Vote(A)), legal=(act(ADVISED, Consult()), 2, Vote(A))
    ),
    Code.HAS_VOTED: Example(illegal=(VOTED, 0, Vote(B)), legal=(VOTED, 2, Vote(B))),
    Code.OTHERS_FIRST: Example(
        illegal=(SPOKEN, 0, Vote(A)), legal=(vote(SPOKEN, A, B), 0, Vote(A))
    ),
    Code.NOT_A_CANDIDATE: Example(
        illegal=(AGAIN, 0, Vote(others(AGAIN)[4])),
        legal=(AGAIN, 0, Vote(TWO[1])),
        arguments={"card": others(AGAIN)[4]},
    ),
    Code.NOTHING_TO_ASK: Example(illegal=(CLUED, 0, Consult()), legal=(ADVISED, 0, Consult())),
    Code.NO_TIE: Example(illegal=(AGAIN, 1, Decide(TWO[0])), legal=(TIED, 1, Decide(TWO[0]))),
    Code.OTHER_DECIDES: Example(illegal=(TIED, 0, Decide(TWO[0])), legal=(TIED, 1, Decide(TWO[0]))),
}


def test_every_code_has_an_example() -> None:
    assert {code.value for code in EXAMPLES} == set(RULES.violations)


@pytest.mark.parametrize("code", EXAMPLES, ids=str)
def test_the_illegal_example_is_refused_for_just_that_reason(code: Code) -> None:
    check_refusal(RULES, code.value, EXAMPLES[code])


@pytest.mark.parametrize("code", EXAMPLES, ids=str)
def test_the_legal_example_is_allowed_and_can_be_carried_out(code: Code) -> None:
    check_allowance(RULES, EXAMPLES[code])


def test_every_code_names_the_clause_or_ruling_that_forbids_the_move() -> None:
    assert {code.value: clause for code, clause in CLAUSES.items()} == {
        "match_over": "SIM-8.1",
        "guide_only": "SIM-3.1",
        "guide_is_silent": "SIM-3.3",
        "choose_first": "SIM-2.1",
        "secret_is_chosen": "SIM-2.2",
        "not_on_the_table": "SIM-6.2",
        "one_clue": "SIM-R.1",
        "not_in_hand": "SIM-R.2",
        "no_clue_yet": "SIM-6.1",
        "tie_is_open": "SIM-R.4",
        "only_advice": "D21",
        "has_voted": "SIM-R.3",
        "others_first": "D21",
        "not_a_candidate": "D11",
        "nothing_to_ask": "D21",
        "no_tie": "SIM-R.4",
        "other_decides": "SIM-R.4",
    }


def test_nobody_can_vote_for_a_stranger_or_a_card_that_is_gone() -> None:
    for wanted in ("nobody", "", A):
        violation = RULES.check(clue_again(), 0, Vote(wanted))
        assert violation is not None
        assert violation.code == Code.NOT_ON_THE_TABLE


def clue_again() -> Table:
    """Return the table in the second round, ``A`` gone."""
    return act(REMOVED, GiveClue(REMOVED.hand[0], Way.VERTICAL, B))


def test_a_card_face_down_is_no_clue() -> None:
    hidden = RULES.observe(CHOSEN, 0)
    violation = RULES.check(hidden, 1, GiveClue(FACE_DOWN, Way.VERTICAL, A))
    assert violation is not None
    assert violation.code == Code.NOT_IN_HAND


def test_the_first_move_is_the_one_that_does_least_harm() -> None:
    clue = next(iter(RULES.moves(CHOSEN, 1)))
    assert isinstance(clue, GiveClue)
    assert clue.way is Way.VERTICAL
