"""What is said about Last Call: why not, what now, hints, and the line on the shelf."""

import pytest

from divan.bots.bot import Decision, Reason
from divan.core.violation import Violation
from divan.games.last_call.rules.moves import Investigate, PlayCard
from divan.games.last_call.rules.violations import CLAUSES, Code
from divan.games.last_call.view.hints import SENTENCES
from divan.games.last_call.view.pieces import card_of
from helpers.last_call_stage import Stage, hand


@pytest.mark.parametrize("code", list(Code))
def test_every_refusal_can_be_said(stage: Stage, code: Code) -> None:
    arguments = {"symbol": "weapon", "number": 7}
    stage.presenter.refuse(Violation(code.value, CLAUSES[code], arguments))
    refusal = stage.scene().refusal
    assert refusal is not None
    assert "{" not in refusal.text
    assert refusal.clause == CLAUSES[code]


@pytest.mark.parametrize("code", list(SENTENCES))
def test_every_hint_can_be_said(stage: Stage, code: str) -> None:
    arguments = {"symbol": "weapon", "number": 7, "place": 1, "weapon": 2, "person": 3, "chance": 5}
    said = stage.presenter.hint(Decision(Investigate(1, 2, 3), Reason(code, arguments)))
    assert said
    assert "{" not in said


def test_why_tells_what_to_do_and_what_forbids(stage: Stage) -> None:
    stage.presenter.why("")
    answer = stage.scene().refusal
    assert answer is not None
    assert not answer.refused
    stage.play(PlayCard(card_of(hand(stage.scene())[0].id)))
    stage.presenter.why(hand(stage.scene())[0].id)
    refusal = stage.scene().refusal
    assert refusal is not None
    assert refusal.refused


def test_the_glimpse_tells_whose_turn_it_is(stage: Stage) -> None:
    assert stage.presenter.glimpse().startswith("Your turn. 30 cards")
    stage.play(PlayCard(card_of(hand(stage.scene())[0].id)))
    assert stage.presenter.glimpse().startswith("It is the turn of Irene Adler")
