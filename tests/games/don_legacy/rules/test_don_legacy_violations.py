"""Every reason to refuse a move has its clause, a legal and an illegal example."""

import pytest
from msgspec.structs import replace

from divan.games.don_legacy.rules.moves import (
    AnalyseScene,
    Deduce,
    Discard,
    Draw,
    Exchange,
    HearWitness,
    Pass,
    PutOnDisguise,
    SearchArchive,
    SearchPremises,
    TakeMystery,
    TakeSecondClue,
)
from divan.games.don_legacy.rules.options import LIVELY, SOURCE
from divan.games.don_legacy.rules.state import Phase, Pile
from divan.games.don_legacy.rules.violations import CLAUSES, Code
from helpers.don_legacy import DRAW, END, GLASSES, RULES, after, card, lay, table, take
from helpers.violations import Example, check_allowance, check_refusal

HAND = (
    f"{GLASSES} glass-archive key-search_warrant letter-disguise watch-archive"
    " footprint-1a footprint-2a footprint-3a"
)
OPEN = {"clues": "photograph-5a receipt-1a", "mysteries": "key-deduction watch-disguise"}
ACTING = table(HAND, "record-4a", **OPEN)
POOR = table("glass-scene_analysis glass-archive letter-disguise footprint-1a", "", **OPEN)
DREW = after(ACTING, DRAW)
SEARCHING = after(ACTING, SearchPremises(card("key-search_warrant"), card("receipt-1a")))
HARD = replace(ACTING, options=replace(SOURCE, hand_limit="hard_five"))
FINISH = replace(SOURCE, last_lap="finish_round")
NO_PILE = table(HAND, "record-4a", pile="", options=FINISH, **OPEN)
STUCK = table("footprint-1a", "", pile="", options=FINISH)
ANALYSE = AnalyseScene(card("glass-scene_analysis"), Pile.COMMON)
ARCHIVE = SearchArchive(card("glass-archive"), card("key-deduction"), None)
DISGUISE = card("letter-disguise")
SWAP = PutOnDisguise(DISGUISE, card("footprint-1a"), card("photograph-5a"))

EXAMPLES = {
    Code.MATCH_OVER: Example((replace(ACTING, phase=Phase.OVER), 0, DRAW), (ACTING, 0, DRAW)),
    Code.NOT_YOUR_TURN: Example((ACTING, 1, DRAW), (ACTING, 0, DRAW)),
    Code.ACTION_FIRST: Example((ACTING, 0, END), (DREW, 0, END)),
    Code.ACTION_DONE: Example((DREW, 0, take("receipt-1a")), (ACTING, 0, take("receipt-1a"))),
    Code.CHOOSE_FIRST: Example(
        (SEARCHING, 0, DRAW), (SEARCHING, 0, TakeSecondClue(card("photograph-5a")))
    ),
    Code.NOTHING_TO_CHOOSE: Example(
        (ACTING, 0, TakeSecondClue(card("photograph-5a"))),
        (SEARCHING, 0, TakeSecondClue(card("photograph-5a"))),
    ),
    Code.DISCARD_FIRST: Example(
        (after(HARD, DRAW), 0, END), (after(HARD, DRAW), 0, Discard(card("footprint-1a")))
    ),
    Code.NO_DISCARD: Example(
        (after(ACTING, take("receipt-1a")), 0, Discard(card("footprint-1a"))),
        (DREW, 0, Discard(card("footprint-1a"))),
    ),
    Code.MAY_NOT_PASS: Example((ACTING, 0, Pass()), (STUCK, 0, Pass())),
    Code.NO_SUCH_PILE: Example((ACTING, 0, Draw(Pile.CLUES)), (ACTING, 0, DRAW), {"pile": "clues"}),
    Code.PILE_EMPTY: Example((NO_PILE, 0, DRAW), (ACTING, 0, DRAW), {"pile": "common"}),
    Code.NOT_IN_HAND: Example(
        (ACTING, 0, Deduce(card("key-deduction"), 1)),
        (ACTING, 0, Deduce(card("glass-deduction"), 1)),
    ),
    Code.NOT_OPEN: Example((ACTING, 0, take("record-5a")), (ACTING, 0, take("receipt-1a"))),
    Code.ABILITY_ONLY: Example(
        (ACTING, 0, TakeMystery(card("key-deduction"))),
        (replace(ACTING, options=LIVELY), 0, TakeMystery(card("key-deduction"))),
    ),
    Code.CLUE_NOT_PLAYED: Example(
        (ACTING, 0, AnalyseScene(card("footprint-1a"), None)), (ACTING, 0, ANALYSE)
    ),
    Code.OTHER_ABILITY: Example(
        (ACTING, 0, Deduce(card("glass-archive"), 1)), (ACTING, 0, ARCHIVE)
    ),
    Code.TOO_FEW_CLUES: Example(
        (POOR, 0, ANALYSE),
        (ACTING, 0, ANALYSE),
        {"ability": "scene_analysis", "needed": 2, "held": 1},
    ),
    Code.NO_SAME_SYMBOL: Example(
        (ACTING, 0, SearchArchive(card("watch-archive"), card("key-deduction"), None)),
        (ACTING, 0, ARCHIVE),
        {"symbol": "watch"},
    ),
    Code.NO_OTHER_MYSTERY: Example(
        (table("letter-disguise footprint-1a", **OPEN), 0, SWAP), (ACTING, 0, SWAP)
    ),
    Code.NO_OPPONENT: Example(
        (ACTING, 0, Deduce(card("glass-deduction"), 0)),
        (ACTING, 0, Deduce(card("glass-deduction"), 1)),
    ),
    Code.NO_EFFECT: Example(
        (NO_PILE, 0, AnalyseScene(card("glass-scene_analysis"), None)),
        (ACTING, 0, AnalyseScene(card("glass-scene_analysis"), None)),
        {"ability": "scene_analysis"},
    ),
    Code.MUST_TAKE: Example(
        (ACTING, 0, HearWitness(card("glass-testimony"), None, Pile.COMMON)),
        (ACTING, 0, HearWitness(card("glass-testimony"), card("receipt-1a"), Pile.COMMON)),
    ),
    Code.OTHER_KIND: Example(
        (ACTING, 0, PutOnDisguise(DISGUISE, card("footprint-1a"), card("key-deduction"))),
        (ACTING, 0, SWAP),
    ),
    Code.NOT_A_SET: Example(
        (ACTING, 0, lay("glass-deduction glass-archive watch-archive")), (ACTING, 0, lay(GLASSES))
    ),
    Code.LAID_TOO_LATE: Example(
        (replace(DREW, options=replace(SOURCE, set_costs="action")), 0, lay(GLASSES)),
        (DREW, 0, lay(GLASSES)),
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
        "match_over": "DON-8.1",
        "not_your_turn": "DON-6.1",
        "action_first": "DON-R.1",
        "action_done": "DON-R.1",
        "choose_first": "DON-6.1",
        "nothing_to_choose": "DON-3.2",
        "discard_first": "D8",
        "no_discard": "DON-6.2",
        "may_not_pass": "D22",
        "no_such_pile": "D1",
        "pile_empty": "DON-R.8",
        "not_in_hand": "DON-2.1",
        "not_open": "DON-4.1",
        "ability_only": "DON-R.2",
        "clue_not_played": "D6",
        "other_ability": "DON-3.2",
        "too_few_clues": "DON-R.4",
        "no_same_symbol": "DON-R.5",
        "no_other_mystery": "DON-R.5",
        "no_opponent": "DON-7.2",
        "no_effect": "DON-3.2",
        "must_take": "D18",
        "other_kind": "DON-7.1",
        "not_a_set": "DON-R.6",
        "laid_too_late": "D5",
    }


def test_a_choice_is_refused_while_none_is_open() -> None:
    violation = RULES.check(DREW, 0, Exchange(card("footprint-1a")))
    assert violation is not None
    assert violation.code == Code.NOTHING_TO_CHOOSE
