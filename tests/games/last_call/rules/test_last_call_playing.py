"""Playing a card, the extra card and strong clues (LAST-2, 3, 9); vectors 2 and 7."""

import pytest

from divan.games.last_call.rules.cards import Symbol
from divan.games.last_call.rules.events import DeclaredStrong, Drew, LeftExtra, LeftStrong, Played
from divan.games.last_call.rules.moves import (
    DeclareStrong,
    DrawExtra,
    LeaveExtra,
    LeaveStrong,
    PlayCard,
)
from divan.games.last_call.rules.options import LastCallOptions
from divan.games.last_call.rules.state import Phase
from helpers.last_call import RULES, after, card, cards, dealt, guess, play, refusal, step, table

ASK = LastCallOptions(extra_draw="ask")
OWN = LastCallOptions(previous_card="own")


@pytest.mark.clause("LAST-2.1", "LAST-2.2", "LAST-2.4", "LAST-R.3", "D28")
def test_a_card_of_the_hand_is_laid_face_up_in_front() -> None:
    state = table("place 3 9, person 2", "weapon 9", "weapon 10")
    laid = after(state, play("place 9"))
    assert laid.fronts == (cards("place 9"), (), ())
    assert laid.hands[0] == cards("place 3, person 2")
    for seat in range(3):
        assert RULES.observe(laid, seat).fronts == laid.fronts


@pytest.mark.clause("LAST-3.5", "LAST-3.6", "D28")
def test_any_card_of_the_hand_may_be_played_whatever_it_makes_others_believe() -> None:
    state = dealt()
    playable = {
        move.card for move in RULES.moves(state, state.active) if isinstance(move, PlayCard)
    }
    assert playable == set(state.hands[state.active])


@pytest.mark.clause("LAST-2.4", "D28")
def test_nobody_can_pretend_to_play_a_card_that_is_not_in_hand() -> None:
    state = table("place 3", "weapon 9", "weapon 10", fronts=("person 2",))
    assert refusal(state, play("weapon 9")) == "not_in_hand"
    assert refusal(state, play("person 2")) == "not_in_hand"


@pytest.mark.clause("LAST-2.3")
def test_the_turn_passes_clockwise() -> None:
    state = table("place 3 4", "weapon 9 10", "person 1 2")
    assert RULES.to_act(state) == (0,)
    assert refusal(state, play("weapon 9"), seat=1) == "not_your_turn"
    laid = after(state, play("place 3"))
    assert RULES.to_act(laid) == (1,)
    assert after(laid, play("weapon 9"), play("person 1")).active == 0


@pytest.mark.clause("LAST-2.5")
def test_cards_in_front_gather_during_the_round() -> None:
    state = table("place 3 4", "weapon 9 10", "person 1 2")
    laid = after(state, play("place 3"), play("weapon 9"), play("person 1"), play("place 4"))
    assert laid.fronts == (cards("place 3 4"), cards("weapon 9"), cards("person 1"))


@pytest.mark.clause("LAST-9.1", "LAST-R.6", "D16")
def test_a_card_of_the_same_symbol_as_the_one_before_draws_one() -> None:
    state = table("place 9", "weapon 9", "person 1", reserve="weapon 2 3", last_symbol=Symbol.PLACE)
    done = step(state, play("place 9"))
    assert done.events == (Played(0, card("place 9")), Drew(0, card("weapon 3")))
    assert done.state.hands[0] == cards("weapon 3")
    assert done.state.reserve == cards("weapon 2")


@pytest.mark.clause("LAST-9.1", "LAST-R.6", "D16")
@pytest.mark.parametrize(
    ("last", "played", "reserve"),
    [
        (Symbol.WEAPON, "person 3", "weapon 2 3"),
        (None, "person 3", "weapon 2 3"),
        (Symbol.PERSON, "person 3", ""),
    ],
    ids=["another symbol", "the first card of a round", "an empty reserve"],
)
def test_else_there_is_no_extra_card(last: Symbol | None, played: str, reserve: str) -> None:
    state = table("person 3", "weapon 9", "person 1", reserve=reserve, last_symbol=last)
    done = step(state, play(played))
    assert done.events == (Played(0, card(played)),)
    assert done.state.reserve == cards(reserve)


@pytest.mark.clause("D16")
def test_the_card_before_is_anybodys_and_a_guess_in_between_does_not_matter() -> None:
    state = table("place 3, person 7", "place 9", "person 1", reserve="weapon 2 3")
    laid = after(state, play("place 3"))
    assert len(after(laid, play("place 9")).reserve) == 1
    asked = after(
        table("place 3 8", "place 9", "person 1", reserve="weapon 2 3"),
        play("place 3"),
        guess("15 15 15"),
        guess("15 15 15"),
    )
    assert len(after(asked, play("place 8")).reserve) == 1


@pytest.mark.clause("D16", "LAST-9.1")
def test_with_own_the_card_before_is_the_last_one_in_front_of_the_same_player() -> None:
    state = table("place 3 4", "place 9", "person 1", reserve="weapon 2 3", options=OWN)
    laid = after(state, play("place 3"), play("place 9"))
    assert laid.reserve == state.reserve
    again = table(
        "place 4",
        "place 9",
        "person 1",
        fronts=("place 3", "weapon 8"),
        reserve="weapon 2 3",
        options=OWN,
        last_symbol=Symbol.WEAPON,
    )
    assert len(after(again, play("place 4")).reserve) == 1


@pytest.mark.clause("LAST-9.1", "D16")
def test_with_ask_the_extra_card_can_be_left() -> None:
    state = table(
        "place 9 10",
        "weapon 9",
        "person 1",
        reserve="weapon 2 3",
        last_symbol=Symbol.PLACE,
        options=ASK,
    )
    laid = after(state, play("place 9"))
    assert laid.phase is Phase.EXTRA
    assert tuple(RULES.moves(laid, 0)) == (LeaveExtra(), DrawExtra())
    assert refusal(laid, play("place 10")) == "extra_first"
    drawn = after(laid, DrawExtra())
    assert drawn.hands[0] == cards("place 10, weapon 3")
    left = step(laid, LeaveExtra())
    assert left.events == (LeftExtra(0),)
    assert left.state.hands[0] == cards("place 10")
    assert left.state.active == drawn.active == 1
    assert refusal(drawn, DrawExtra()) == "no_extra"


@pytest.mark.clause("LAST-9.2", "D13")
def test_a_hand_may_grow_beyond_five() -> None:
    state = table(
        "place 9 10 11 12 13 14",
        "weapon 9",
        "person 1",
        reserve="weapon 2 3",
        last_symbol=Symbol.PLACE,
    )
    assert len(after(state, play("place 9")).hands[0]) == 6


THREE_WEAPONS = ("weapon 5 2",)


@pytest.mark.clause("LAST-9.3", "LAST-R.7a", "D18")
def test_with_three_of_a_symbol_in_front_one_may_be_declared_a_strong_clue() -> None:
    state = table("weapon 9, place 1", "place 9", "person 1", fronts=THREE_WEAPONS)
    laid = after(state, play("weapon 9"))
    assert laid.phase is Phase.STRONG
    assert RULES.to_act(laid) == (0,)
    assert refusal(laid, play("place 1")) == "strong_first"
    done = step(laid, DeclareStrong(card("weapon 5")))
    assert done.events == (DeclaredStrong(0, card("weapon 5")),)
    assert done.state.strong_clue(0) == card("weapon 5")
    assert done.state.active == 1


@pytest.mark.clause("LAST-R.7a", "D18")
def test_declaring_is_free_and_can_be_left() -> None:
    state = table("weapon 9, place 1", "place 9", "person 1", fronts=THREE_WEAPONS)
    left = step(after(state, play("weapon 9")), LeaveStrong())
    assert left.events == (LeftStrong(0),)
    assert left.state.strong == (None,) * 3
    assert left.state.active == 1


@pytest.mark.clause("LAST-R.7a", "D18")
def test_only_a_card_in_front_of_a_symbol_laid_three_times_is_a_strong_clue() -> None:
    state = table("weapon 9, place 1", "weapon 3", "person 1", fronts=("weapon 5 2, place 8",))
    laid = after(state, play("weapon 9"))
    for text in ("place 8", "weapon 3", "place 1"):
        assert refusal(laid, DeclareStrong(card(text))) == "not_three"
    two = after(table("weapon 9 1", "place 9", "person 1", fronts=("weapon 5",)), play("weapon 9"))
    assert two.active == 1


@pytest.mark.clause("D18")
def test_there_is_one_strong_clue_a_round_and_it_lapses_when_the_cards_go_back() -> None:
    state = table("weapon 9 10", "place 9", "person 1", fronts=THREE_WEAPONS, reserve="place 12")
    declared = after(state, play("weapon 9"), DeclareStrong(card("weapon 5")))
    around = after(declared, play("place 9"), play("person 1"), play("weapon 10"))
    assert around.round == 2
    assert around.strong == (None,) * 3
    held = after(
        table("weapon 9 10", "place 9 8", "person 1 2", fronts=THREE_WEAPONS),
        play("weapon 9"),
        DeclareStrong(card("weapon 5")),
        play("place 9"),
        play("person 1"),
        play("weapon 10"),
    )
    assert (held.phase, held.active) == (Phase.TURN, 1)


@pytest.mark.clause("D18")
def test_a_strong_clue_cannot_be_declared_without_having_played() -> None:
    state = table("place 1", "place 9", "person 1", fronts=("weapon 5 2 9",))
    assert refusal(state, DeclareStrong(card("weapon 5"))) == "no_strong"
    assert refusal(state, LeaveStrong()) == "no_strong"
