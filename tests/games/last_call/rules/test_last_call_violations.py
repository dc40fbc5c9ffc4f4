"""Every reason to refuse a move has its clause, a legal and an illegal example."""

import pytest

from divan.games.last_call.rules.cards import FACE_DOWN, Symbol
from divan.games.last_call.rules.moves import (
    DeclareStrong,
    DrawExtra,
    LeaveStrong,
    Pass,
    PlayCard,
    ShowCard,
)
from divan.games.last_call.rules.options import BRISK, LastCallOptions
from divan.games.last_call.rules.state import Phase, Question
from divan.games.last_call.rules.violations import CLAUSES, Code
from helpers.last_call import RULES, card, combination, final, guess, play, show, table
from helpers.violations import Example, check_allowance, check_refusal

HANDS = ("place 15 14", "weapon 7 9", "person 9")
TURN = table(*HANDS)
ASKED = table(*HANDS, phase=Phase.SHOW, question=Question(combination("1 7 5"), 1))
EXTRA = table(
    *HANDS, phase=Phase.EXTRA, reserve="place 3", options=LastCallOptions(extra_draw="ask")
)
STRONG = table(*HANDS, fronts=("weapon 1 2 3, place 8",), phase=Phase.STRONG)
ALONE = table("", "weapon 7", "", survivors=(1,), active=1)

EXAMPLES = {
    Code.MATCH_OVER: Example(
        illegal=(table(*HANDS, phase=Phase.OVER), 0, play("place 15")),
        legal=(TURN, 0, play("place 15")),
    ),
    Code.NOT_YOUR_TURN: Example(
        illegal=(TURN, 1, play("weapon 7")), legal=(TURN, 0, play("place 15"))
    ),
    Code.ELIMINATED: Example(illegal=(ALONE, 0, final("1 7 5")), legal=(ALONE, 1, final("1 8 5"))),
    Code.SHOW_NOW: Example(
        illegal=(ASKED, 1, play("weapon 7")), legal=(ASKED, 1, show("weapon 7"))
    ),
    Code.NOBODY_ASKS: Example(
        illegal=(TURN, 0, show("place 15")), legal=(ASKED, 1, show("weapon 7"))
    ),
    Code.NOT_NAMED: Example(
        illegal=(ASKED, 1, show("weapon 9")),
        legal=(ASKED, 1, show("weapon 7")),
        arguments={"symbol": "weapon", "number": 9},
    ),
    Code.NOT_IN_HAND: Example(
        illegal=(TURN, 0, play("weapon 7")), legal=(TURN, 0, play("place 15"))
    ),
    Code.NO_SUCH_CARD: Example(
        illegal=(TURN, 0, guess("17 1 1")), legal=(TURN, 0, guess("16 1 1"))
    ),
    Code.EXTRA_FIRST: Example(illegal=(EXTRA, 0, play("place 15")), legal=(EXTRA, 0, DrawExtra())),
    Code.NO_EXTRA: Example(illegal=(TURN, 0, DrawExtra()), legal=(EXTRA, 0, DrawExtra())),
    Code.STRONG_FIRST: Example(
        illegal=(STRONG, 0, play("place 15")), legal=(STRONG, 0, LeaveStrong())
    ),
    Code.NO_STRONG: Example(illegal=(TURN, 0, LeaveStrong()), legal=(STRONG, 0, LeaveStrong())),
    Code.NOT_THREE: Example(
        illegal=(STRONG, 0, DeclareStrong(card("place 8"))),
        legal=(STRONG, 0, DeclareStrong(card("weapon 2"))),
    ),
    Code.MUST_PLAY: Example(
        illegal=(table(*HANDS, must_play=(0, 1)), 0, guess("1 7 5")),
        legal=(table(*HANDS, must_play=(1,)), 0, guess("1 7 5")),
    ),
    Code.ONE_GUESS: Example(
        illegal=(table(*HANDS, options=BRISK, guessed=(0,)), 0, guess("1 7 5")),
        legal=(table(*HANDS, options=BRISK, guessed=(1,)), 0, guess("1 7 5")),
    ),
    Code.OWN_CARD: Example(
        illegal=(TURN, 0, final("14 7 5")),
        legal=(TURN, 0, final("13 7 5")),
        arguments={"symbol": "place", "number": 14},
    ),
    Code.LAST_SURVIVOR: Example(
        illegal=(ALONE, 1, play("weapon 7")), legal=(ALONE, 1, final("1 8 5"))
    ),
    Code.HAND_NOT_EMPTY: Example(
        illegal=(TURN, 0, Pass()), legal=(table("", "weapon 7", "person 9"), 0, Pass())
    ),
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
        "match_over": "LAST-R.9",
        "not_your_turn": "LAST-2.3",
        "eliminated": "LAST-7.4",
        "show_now": "LAST-4.3",
        "nobody_asks": "LAST-4.3",
        "not_named": "LAST-R.4b",
        "not_in_hand": "LAST-2.4",
        "no_such_card": "LAST-4.2",
        "extra_first": "LAST-9.1",
        "no_extra": "LAST-R.6",
        "strong_first": "LAST-9.3",
        "no_strong": "LAST-R.7a",
        "not_three": "LAST-R.7a",
        "must_play": "D15",
        "one_guess": "LAST-2.4",
        "own_card": "D11",
        "last_survivor": "D23",
        "hand_not_empty": "D14",
    }


def test_a_face_down_card_can_be_neither_played_nor_shown_nor_declared() -> None:
    for state, move in (
        (TURN, PlayCard(FACE_DOWN)),
        (ASKED, ShowCard(FACE_DOWN)),
        (STRONG, DeclareStrong(FACE_DOWN)),
    ):
        for seat in range(3):
            seen = RULES.observe(state, seat)
            assert RULES.check(seen, RULES.to_act(seen)[0], move) is not None


def test_a_name_of_a_symbol_is_never_that_of_no_card() -> None:
    assert FACE_DOWN.symbol not in set(Symbol)
