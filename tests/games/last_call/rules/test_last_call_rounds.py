"""The end of a round (LAST-6, R.8), rulings D12 to D14, D22, D30; vectors 8 and 12."""

import pytest

from divan.games.last_call.rules.cards import Symbol
from divan.games.last_call.rules.events import Drew, RoundEnded
from divan.games.last_call.rules.moves import Pass
from divan.games.last_call.rules.options import BRISK, LastCallOptions
from divan.games.last_call.rules.state import MOST_ROUNDS, Phase
from helpers.last_call import RULES, after, card, cards, events, final, guess, play, step, table

LAST_CARDS = ("place 15", "", "")
FRONTS = ("place 1 2 3 4", "weapon 1 2 3 4 5", "person 1 2 3 4 5 6")
DECLARED = (0, 0, 0)
"""Everyone has a strong clue already, so that nobody is asked for one."""


@pytest.mark.clause("LAST-6.1", "LAST-R.8", "LAST-6.2", "D12")
def test_when_all_hands_are_empty_the_cards_in_front_go_back_to_the_hands() -> None:
    done = step(table(*LAST_CARDS, fronts=FRONTS, strong=DECLARED), play("place 15"))
    assert done.events[1] == RoundEnded(1, 1)
    assert done.state.hands == (
        cards("place 1 2 3 4 15"),
        cards("weapon 1 2 3 4 5"),
        cards("person 1 2 3 4 5 6"),
    )
    assert done.state.fronts == ((),) * 3
    assert (done.state.round, done.state.last_symbol) == (2, None)


@pytest.mark.clause("LAST-6.1", "D14")
def test_the_round_goes_on_while_somebody_has_a_card() -> None:
    state = table("place 15", "", "person 9", fronts=FRONTS, strong=DECLARED)
    assert after(state, play("place 15"), Pass()).round == 1
    assert after(state, play("place 15"), guess("9 9 10"), play("person 9")).round == 2


@pytest.mark.clause("LAST-6.3", "LAST-R.8", "D13")
def test_hands_below_five_are_filled_one_player_after_the_other_while_the_reserve_lasts() -> None:
    fronts = ("place 1 2 3 4 5 6", "weapon 1 2 3", "person 1 2 3")
    done = step(
        table(*LAST_CARDS, fronts=fronts, strong=DECLARED, reserve="place 8 9 10"), play("place 15")
    )
    assert [event for event in done.events if isinstance(event, Drew)] == [
        Drew(1, card("place 10")),
        Drew(1, card("place 9")),
        Drew(2, card("place 8")),
    ]
    assert [len(hand) for hand in done.state.hands] == [7, 5, 4]


@pytest.mark.clause("LAST-6.4")
def test_without_a_reserve_the_game_goes_on_without_new_cards() -> None:
    fronts = ("place 1", "weapon 1", "person 1")
    done = step(table(*LAST_CARDS, fronts=fronts, strong=DECLARED), play("place 15"))
    assert [len(hand) for hand in done.state.hands] == [2, 1, 1]
    assert RULES.to_act(done.state) == (1,)


@pytest.mark.clause("D13", "LAST-9.2")
def test_nobody_discards_down_to_five() -> None:
    fronts = ("place 1 2 3 4 5 6 7", "weapon 1 2 3 4 5", "person 1 2 3 4 5")
    done = step(
        table(*LAST_CARDS, fronts=fronts, strong=DECLARED, reserve="place 8", drawn=True),
        play("place 15"),
    )
    assert len(done.state.hands[0]) == 8
    assert done.state.reserve == cards("place 8")


@pytest.mark.clause("D22")
def test_the_next_survivor_clockwise_begins_the_next_round() -> None:
    fronts = ("place 1 2 3 4", "weapon 1 2 3 4 5", "")
    state = table(*LAST_CARDS, fronts=fronts, strong=DECLARED, starter=1, survivors=(0, 1))
    done = step(state, play("place 15"))
    assert RoundEnded(1, 0) in done.events
    assert (done.state.starter, done.state.active) == (0, 0)


@pytest.mark.clause("D22", "LAST-7.5")
def test_an_eliminated_start_player_is_skipped() -> None:
    state = table("place 15", "weapon 9", "person 9", starter=0)
    done = step(state, final("2 8 6"))
    assert (done.state.starter, done.state.active) == (1, 1)


@pytest.mark.clause("D16")
def test_the_first_card_of_the_next_round_has_none_before_it() -> None:
    state = table(*LAST_CARDS, fronts=FRONTS, strong=DECLARED, reserve="place 8 9", drawn=True)
    begun = after(state, play("place 15"))
    assert begun.last_symbol is None
    assert events(begun, play("weapon 1"), Drew) == []


@pytest.mark.clause("D30", "LAST-6.3")
def test_after_a_round_in_which_nobody_drew_everyone_draws_one() -> None:
    done = step(
        table(*LAST_CARDS, fronts=FRONTS, strong=DECLARED, reserve="place 8 9"), play("place 15")
    )
    drawn = [event for event in done.events if isinstance(event, Drew)]
    assert drawn == [Drew(0, card("place 9")), Drew(1, card("place 8"))]
    assert done.state.drawn is False


@pytest.mark.clause("D30")
def test_there_is_no_safety_draw_where_somebody_drew_or_it_is_off() -> None:
    drew = table(*LAST_CARDS, fronts=FRONTS, strong=DECLARED, reserve="place 8 9", drawn=True)
    assert events(drew, play("place 15"), Drew) == []
    off = LastCallOptions(safety_draw=False)
    quiet = table(*LAST_CARDS, fronts=FRONTS, strong=DECLARED, reserve="place 8 9", options=off)
    assert events(quiet, play("place 15"), Drew) == []


@pytest.mark.clause("D30")
def test_the_extra_draw_of_the_last_card_counts() -> None:
    state = table(
        "place 15",
        "",
        "",
        fronts=FRONTS,
        strong=DECLARED,
        reserve="place 8 9",
        last_symbol=Symbol.PLACE,
    )
    laid = after(state, play("place 15"), Pass(), Pass(), play("place 9"), Pass(), Pass())
    assert (laid.round, laid.drawn) == (1, True)


@pytest.mark.clause("D15", "LAST-6.1")
def test_a_new_round_forgets_the_stall_guard_but_not_who_guessed() -> None:
    state = table(
        *LAST_CARDS,
        fronts=FRONTS,
        strong=DECLARED,
        options=BRISK,
        guessed=(1,),
        must_play=(0,),
        turns_since_play=3,
    )
    begun = after(state, play("place 15"))
    assert (begun.turns_since_play, begun.must_play) == (0, ())
    assert begun.guessed == (False, True, False)


@pytest.mark.clause("D24")
def test_a_case_that_40_rounds_did_not_solve_stays_unsolved() -> None:
    state = table(*LAST_CARDS, fronts=FRONTS, strong=DECLARED, round=MOST_ROUNDS)
    done = after(state, play("place 15"))
    assert done.phase is Phase.OVER
    result = RULES.result(done)
    assert result is not None
    assert (result.winners, result.reason) == ((), "unsolved")
