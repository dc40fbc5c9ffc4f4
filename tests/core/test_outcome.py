"""How a match stands as ended."""

from msgspec.structs import replace

from divan.core.fold import fold, opening
from divan.core.outcome import RESIGNED, outcome
from divan.core.result import Result
from helpers.playing import Case, random_record
from helpers.toy import RULES, TOY, ToyOptions

CASE = Case(TOY, "usual", ToyOptions(), 3)
RECORD = random_record(CASE, "OUTCOME")


def test_a_match_that_goes_on_has_no_outcome() -> None:
    assert outcome(RULES, CASE.record("OUTCOME"), opening(RULES, RECORD)) is None


def test_a_match_that_was_played_out_ends_as_the_rules_say() -> None:
    position = fold(RULES, RECORD)
    assert outcome(RULES, RECORD, position) == RULES.result(position.state)


def test_whoever_resigns_loses_and_all_others_win() -> None:
    given_up = replace(CASE.record("OUTCOME"), resigned=1)
    assert outcome(RULES, given_up, opening(RULES, given_up)) == Result((0, 2), (), RESIGNED)
