"""Choosing three cards for a guess or for the final investigation."""

import pytest

from divan.games.last_call.rules.cards import Symbol
from divan.games.last_call.rules.moves import Guess, Investigate
from divan.games.last_call.rules.options import LastCallOptions
from divan.games.last_call.rules.violations import CLAUSES, Code
from divan.games.last_call.view.pieces import card_of
from helpers.last_call_stage import Stage, hand


def test_three_cards_are_chosen_in_the_notebook(stage: Stage) -> None:
    stage.act("guess", "row.place-3", "row.weapon-7")
    submit = stage.scene().actions[0]
    assert not submit.enabled
    assert submit.why_not
    stage.act("row.person-12")
    assert stage.scene().actions[0].enabled
    assert stage.rows()["weapon-7"]["chosen"]
    stage.act("submit")
    assert stage.port.log == [Guess(3, 7, 12)]


def test_a_card_chosen_again_is_put_back(stage: Stage) -> None:
    stage.act("guess", "row.place-3", "row.place-3")
    assert stage.scene().detail["caseFile"]["slots"][0]["number"] == ""


def test_the_arrows_go_through_what_may_be_right(stage: Stage) -> None:
    stage.act("guess", "next.place")
    seen = []
    for _ in range(16):
        seen.append(stage.scene().detail["caseFile"]["slots"][0]["number"])
        stage.act("next.place")
    held = {card_of(card.id) for card in hand(stage.scene())}
    own = {str(card.number) for card in held if card and card.symbol is Symbol.PLACE}
    assert not own & set(seen)
    assert len(set(seen)) < 16
    stage.act("previous.place")
    assert stage.scene().detail["caseFile"]["slots"][0]["number"] in seen


def test_own_cards_may_be_guessed_but_not_announced(stage: Stage) -> None:
    own = hand(stage.scene())[0].id
    stage.act("guess")
    stage.presenter.pick(own)
    assert stage.rows()[own]["chosen"]
    stage.act("cancel", "final")
    stage.presenter.pick(own)
    assert not stage.rows()[own]["chosen"]
    refusal = stage.scene().refusal
    assert refusal is not None
    assert refusal.clause == CLAUSES[Code.OWN_CARD]


@pytest.mark.parametrize("seed", ["STAGE", "TWO"])
def test_the_own_card_that_cannot_be_announced_is_called_by_its_name(seed: str) -> None:
    """Not by that of another own card, such as the first of its symbol."""
    stage = Stage(seed=seed)
    stage.act("final")
    for own in hand(stage.scene()):
        stage.presenter.pick(own.id)
        refusal = stage.scene().refusal
        assert refusal is not None
        assert refusal.text.startswith(f"You hold {own.label} yourself")


def test_the_final_investigation_is_announced_so(stage: Stage) -> None:
    held = {card.id for card in hand(stage.scene())}
    free = [next(f"{s}-{n}" for n in range(1, 17) if f"{s}-{n}" not in held) for s in Symbol]
    stage.act("final", *(f"row.{row}" for row in free), "submit")
    assert isinstance(stage.port.log[0], Investigate)


def test_cancelling_leaves_everything_as_it_was(stage: Stage) -> None:
    before = stage.buttons()
    stage.act("guess", "row.place-3", "cancel")
    assert stage.buttons() == before
    assert stage.port.log == []


def test_a_second_guess_is_barred_by_brisk() -> None:
    stage = Stage(LastCallOptions(start_player="first_seat", guesses_in_a_row="one"))
    stage.play(Guess(1, 1, 1))
    stage.until(lambda: stage.match.to_act() == (0,) and not stage.is_asked())
    guess = stage.scene().actions[0]
    assert guess.id == "guess"
    assert not guess.enabled
    assert "play a card" in guess.why_not
