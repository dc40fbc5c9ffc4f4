"""Guessing and showing (LAST-4, R.4), rulings D8 to D11, D14, D15; vectors 3, 12, 13."""

import pytest

from divan.games.last_call.rules.cards import FACE_DOWN
from divan.games.last_call.rules.events import Guessed, Showed
from divan.games.last_call.rules.moves import Guess, Pass
from divan.games.last_call.rules.options import BRISK
from divan.games.last_call.rules.state import Phase
from helpers.last_call import (
    RULES,
    after,
    card,
    combination,
    final,
    guess,
    play,
    refusal,
    show,
    step,
    table,
)

FOUR = ("place 15", "person 15", "weapon 7, person 3, place 14", "place 2")


@pytest.mark.clause("LAST-4.1", "LAST-4.2", "LAST-R.4a", "D9", "LAST-R.4b")
def test_the_first_clockwise_who_has_a_named_card_in_hand_must_show_one() -> None:
    done = step(table(*FOUR), guess("2 7 3"))
    assert done.events == (Guessed(0, combination("2 7 3"), 2),)
    assert done.state.phase is Phase.SHOW
    assert RULES.to_act(done.state) == (2,)
    assert tuple(RULES.moves(done.state, 2)) == (show("person 3"), show("weapon 7"))
    assert refusal(done.state, show("place 2"), seat=3) == "not_your_turn"


@pytest.mark.clause("LAST-4.3", "D9")
def test_showing_is_compulsory_and_only_of_a_named_card() -> None:
    asked = after(table(*FOUR), guess("2 7 3"))
    assert refusal(asked, show("place 14")) == "not_named"
    assert refusal(asked, show("place 2")) == "not_in_hand"
    assert refusal(asked, play("weapon 7")) == "show_now"
    assert refusal(asked, Pass()) == "show_now"
    assert refusal(table(*FOUR), show("place 15")) == "nobody_asks"


@pytest.mark.clause("LAST-4.3", "LAST-4.4", "D9")
def test_only_the_asker_sees_the_card_that_is_shown() -> None:
    asked = after(table(*FOUR), guess("2 7 3"))
    done = step(asked, show("weapon 7"))
    told = Showed(2, 0, card("weapon 7"))
    assert done.events == (told,)
    assert (told.seen_by(0), told.seen_by(2)) == (told, told)
    hidden = Showed(2, 0, FACE_DOWN)
    assert (told.seen_by(1), told.seen_by(3)) == (hidden, hidden)
    assert told.reveals_to(0)
    assert not told.reveals_to(2)
    assert done.state.hands == asked.hands
    assert done.state.active == 1


@pytest.mark.clause("LAST-4.5", "LAST-R.4c", "D8")
def test_if_nobody_has_a_card_all_hear_it_and_nobody_wins() -> None:
    done = step(table(*FOUR), guess("1 7 5"))
    assert done.events[0] == Guessed(0, combination("1 7 5"), 2)
    nobody = step(table(*FOUR), guess("1 8 5"))
    assert nobody.events == (Guessed(0, combination("1 8 5"), None),)
    assert nobody.events[0].seen_by(3) == nobody.events[0]
    assert RULES.result(nobody.state) is None
    assert nobody.state.active == 1
    right = step(table(*FOUR, sealed="place 1, weapon 8, person 5"), guess("1 8 5"))
    assert RULES.result(right.state) is None


@pytest.mark.clause("D10")
def test_cards_in_front_of_a_player_are_not_shown() -> None:
    state = table("place 15", "place 2", "weapon 9", fronts=("", "weapon 7", "person 3"))
    assert step(state, guess("1 7 3")).events == (Guessed(0, combination("1 7 3"), None),)


@pytest.mark.clause("D11")
def test_own_cards_may_be_named_in_a_guess_but_not_in_a_final_investigation() -> None:
    state = table("place 15, weapon 3", "place 2", "person 3", fronts=("person 4",))
    assert refusal(state, guess("15 3 4")) is None
    assert step(state, guess("15 3 4")).events == (Guessed(0, combination("15 3 4"), None),)
    assert refusal(state, final("15 7 5")) == "own_card"
    assert refusal(state, final("1 7 4")) == "own_card"
    assert refusal(state, final("1 7 5")) is None


@pytest.mark.clause("LAST-4.2", "LAST-7.2")
@pytest.mark.parametrize("text", ["0 1 1", "1 17 1", "1 1 -3"])
def test_a_card_that_does_not_exist_can_be_neither_asked_for_nor_announced(text: str) -> None:
    state = table(*FOUR)
    assert refusal(state, guess(text)) == "no_such_card"
    assert refusal(state, final(text)) == "no_such_card"


@pytest.mark.clause("LAST-R.3", "D14")
def test_without_a_card_a_player_guesses_announces_or_passes() -> None:
    state = table("", "weapon 7", "person 3")
    assert refusal(state, guess("1 7 5")) is None
    assert refusal(state, final("1 7 5")) is None
    assert refusal(state, Pass()) is None
    assert next(RULES.moves(state, 0)) == Pass()
    assert after(state, Pass()).active == 1


@pytest.mark.clause("LAST-R.3", "D14")
def test_with_a_card_nobody_may_pass() -> None:
    assert refusal(table("place 1", "weapon 7", "person 3"), Pass()) == "hand_not_empty"


def quiet(*, turns: int, must_play: tuple[int, ...] = ()):
    return table(
        "place 15",
        "weapon 9",
        "person 9",
        reserve="place 8",
        turns_since_play=turns,
        must_play=must_play,
    )


@pytest.mark.clause("D15")
def test_after_two_laps_without_a_card_everyone_with_one_must_play() -> None:
    once = after(quiet(turns=4), guess("2 2 2"))
    assert (once.turns_since_play, once.must_play) == (5, ())
    twice = after(once, guess("2 2 2"))
    assert twice.must_play == (0, 1, 2)
    assert refusal(twice, guess("2 2 2")) == "must_play"
    assert refusal(twice, play("person 9")) is None
    assert refusal(twice, final("1 7 5")) is None


@pytest.mark.clause("D15")
def test_whoever_has_played_may_guess_again() -> None:
    state = table("place 15 14", "weapon 9 8", "person 9 8", must_play=(0, 1, 2))
    laid = after(state, play("place 15"))
    assert (laid.must_play, laid.turns_since_play) == ((1, 2), 0)
    around = after(laid, play("weapon 9"), play("person 9"))
    assert refusal(around, guess("2 2 2")) is None


@pytest.mark.clause("D15")
def test_whoever_has_no_card_need_not_play() -> None:
    state = table("", "weapon 9", "person 9", turns_since_play=5, active=2)
    assert after(state, guess("2 2 2")).must_play == (1, 2)


@pytest.mark.clause("D15", "LAST-2.4")
def test_with_one_guess_in_a_row_a_card_must_be_played_before_the_next() -> None:
    state = table("place 15 14", "weapon 9", "person 9", options=BRISK)
    asked = after(state, guess("2 2 2"), play("weapon 9"), play("person 9"))
    assert refusal(asked, guess("2 2 2")) == "one_guess"
    assert refusal(asked, final("1 7 5")) is None
    laid = after(asked, play("place 15"), Pass(), Pass())
    assert refusal(laid, guess("2 2 2")) is None


@pytest.mark.clause("D15", "D14")
def test_with_an_empty_hand_the_limit_does_not_bind() -> None:
    state = table("", "weapon 9", "person 9", options=BRISK, guessed=(0,))
    assert refusal(state, guess("2 2 2")) is None


@pytest.mark.clause("D15")
def test_by_the_source_guesses_are_unlimited() -> None:
    state = table("place 15", "weapon 9", "person 9", guessed=(0,))
    assert refusal(state, guess("2 2 2")) is None
    assert Guess(16, 16, 16) in tuple(RULES.moves(state, 0))
