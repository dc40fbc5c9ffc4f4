"""The final investigation (LAST-7, R.5), rulings D6, D7, D10, D19 to D21, D29; vectors 4 to 7,
10, 11.
"""

import pytest

from divan.games.last_call.rules.cards import CASE_FACE_DOWN, FACE_DOWN
from divan.games.last_call.rules.events import (
    Announced,
    CaseClosed,
    Drew,
    Eliminated,
    HandsShown,
    RoundEnded,
)
from divan.games.last_call.rules.moves import DeclareStrong
from divan.games.last_call.rules.options import LastCallOptions
from divan.games.last_call.rules.state import Phase
from helpers.last_call import (
    RULES,
    after,
    card,
    cards,
    case_card,
    combination,
    events,
    final,
    play,
    step,
    table,
)

REFUTER_ONLY = LastCallOptions(final_reveal="refuter_only")
HANDS = ("place 15 14", "weapon 9", "person 9 10")


@pytest.mark.clause("LAST-7.1", "LAST-7.2", "LAST-7.3", "LAST-R.5b", "LAST-R.9", "D6")
def test_the_right_combination_wins_even_on_the_first_turn() -> None:
    done = step(table(*HANDS), final("1 7 5"))
    assert done.events[0] == Announced(0, combination("1 7 5"))
    assert done.events[1] == HandsShown(table(*HANDS).hands, (), True)
    assert isinstance(done.events[2], CaseClosed)
    result = RULES.result(done.state)
    assert result is not None
    assert (result.winners, result.reason) == ((0,), "solved")
    assert RULES.to_act(done.state) == ()


@pytest.mark.clause("D6", "LAST-R.5b")
@pytest.mark.parametrize("text", ["2 7 5", "1 8 5", "1 7 6", "2 8 6"])
def test_it_is_not_enough_that_nobody_has_the_cards(text: str) -> None:
    done = step(table(*HANDS, reserve="place 2, weapon 8, person 6"), final(text))
    assert RULES.result(done.state) is None
    assert 0 not in done.state.survivors


@pytest.mark.clause("LAST-7.4", "LAST-R.5c", "D10", "LAST-7.5", "LAST-6.2")
def test_a_wrong_one_eliminates_and_who_has_a_card_even_in_front_scores() -> None:
    state = table(*HANDS, fronts=("place 13", "", "person 3"), reserve="weapon 1")
    done = step(state, final("1 7 3"))
    assert done.state.survivors == (1, 2)
    assert done.state.tokens == (0, 0, 1)
    assert done.state.hands == ((), cards("weapon 9 1"), cards("person 9 10 3"))
    assert done.state.fronts == ((),) * 3
    assert events(state, final("1 7 3"), Eliminated) == [Eliminated(0, 2, cards("place 15 14 13"))]
    assert done.state.round == 2


@pytest.mark.clause("LAST-R.5c")
def test_only_the_first_clockwise_who_has_one_scores() -> None:
    state = table("place 15", "person 3", "weapon 4", active=1)
    assert step(state, final("15 4 2")).state.tokens == (0, 0, 1)
    other = table("place 15", "person 3", "weapon 4", active=2)
    assert step(other, final("15 7 3")).state.tokens == (1, 0, 0)


@pytest.mark.clause("D7")
def test_a_wrong_one_that_nobody_can_refute_eliminates_and_nobody_scores() -> None:
    done = step(table(*HANDS, reserve="place 2, weapon 8, person 6"), final("2 8 6"))
    assert done.state.survivors == (1, 2)
    assert done.state.tokens == (0, 0, 0)
    assert Eliminated(0, None, cards("place 15 14")) in done.events


@pytest.mark.clause("LAST-7.3", "D20")
def test_all_survivors_hands_are_shown_to_all_and_taken_back() -> None:
    state = table(*HANDS, "place 12", survivors=(0, 1, 2))
    shown = events(state, final("2 8 6"), HandsShown)
    assert shown == [HandsShown(state.hands, (), True)]
    assert shown[0].seen_by(1) == shown[0]
    assert shown[0].reveals_to(1)
    later = RULES.observe(after(state, final("2 8 6")), 1)
    assert later.hands[2] == (FACE_DOWN,) * len(later.hands[2])


@pytest.mark.clause("D20")
def test_by_the_option_only_the_refuter_shows_the_announced_cards() -> None:
    state = table(*HANDS, fronts=("", "", "weapon 8"), options=REFUTER_ONLY)
    shown = events(state, final("2 8 9"), HandsShown)
    assert shown == [HandsShown(((), (), cards("person 9, weapon 8")), (), False)]
    nobody = events(state, final("2 6 6"), HandsShown)
    assert nobody == [HandsShown(((), (), ()), (), False)]


@pytest.mark.clause("D21", "LAST-7.5")
def test_the_cards_of_an_eliminated_player_go_out_face_up_and_the_leads_stay_secret() -> None:
    state = table(
        *HANDS, fronts=("place 13",), leads=("place 2", "weapon 1", "person 1"), tokens=(1, 0, 0)
    )
    done = step(state, final("2 8 6")).state
    assert done.out[0] == cards("place 15 14 13")
    for seat in (1, 2):
        seen = RULES.observe(done, seat)
        assert seen.out[0] == done.out[0]
        assert seen.leads[0] == (CASE_FACE_DOWN,)
    assert done.tokens == (1, 0, 0)
    assert done.active in (1, 2)


@pytest.mark.clause("LAST-8.3", "D29", "D21")
def test_removed_case_cards_are_shown_and_the_sealed_ones_and_the_leads_are_not() -> None:
    state = table(*HANDS, "place 9", leads=("place 2",), removed="weapon 3")
    assert RULES.observe(state, 1).removed == (CASE_FACE_DOWN,)
    shown = events(state, final("2 8 6"), HandsShown)
    assert shown == [HandsShown(state.hands, (case_card("weapon 3"),), True)]
    for seat in (1, 2, 3):
        seen = RULES.observe(after(state, final("2 8 6")), seat)
        assert seen.removed == (case_card("weapon 3"),)
        assert seen.sealed == (FACE_DOWN,) * 3
        assert seen.sealed_case == (CASE_FACE_DOWN,) * 3
        assert seen.leads[0] == (CASE_FACE_DOWN,)


@pytest.mark.clause("D29", "LAST-8.3")
def test_at_the_end_the_case_and_all_leads_are_shown() -> None:
    state = table(*HANDS, leads=("place 2", "weapon 1", "person 1"), reserve="place 4")
    end = after(state, final("1 7 5"))
    for seat in range(3):
        seen = RULES.observe(end, seat)
        assert seen.sealed == end.sealed
        assert seen.leads == end.leads
        assert seen.reserve == (FACE_DOWN,)


@pytest.mark.clause("LAST-R.5a", "LAST-6.1", "D19")
def test_a_final_investigation_ends_the_round_so_there_is_one_a_round() -> None:
    done = step(table(*HANDS, round=3), final("2 8 6"))
    assert RoundEnded(3, 1) in done.events
    assert done.state.round == 4
    assert done.state.phase is Phase.TURN


@pytest.mark.clause("LAST-6.3", "D30")
def test_after_a_final_there_is_no_safety_draw() -> None:
    full = table(
        "place 15 14 13 12 11", "weapon 9 10 11 12 13", "person 9 10 11 12 13", reserve="place 2"
    )
    assert events(full, final("3 8 6"), Drew) == []
    short = table(*HANDS, reserve="place 2")
    assert events(short, final("3 8 6"), Drew) == [Drew(1, card("place 2"))]


WEAPONS = table(
    "weapon 9, place 15",
    "place 9 10",
    "person 9 10",
    fronts=("weapon 5 2",),
    leads=("place 2", "", ""),
)


@pytest.mark.clause("LAST-9.3", "LAST-R.7b", "D17", "D25")
@pytest.mark.parametrize(("declared", "points"), [("weapon 5", 2), ("weapon 2", 0)])
def test_a_strong_clue_of_the_winning_item_earns_two(declared: str, points: int) -> None:
    strong = after(WEAPONS, play("weapon 9"), DeclareStrong(card(declared)))
    end = after(strong, final("1 7 5"))
    result = RULES.result(end)
    assert result is not None
    assert (result.winners, result.scores) == ((1,), (points, 0, 0))


@pytest.mark.clause("LAST-R.7b", "D17")
def test_a_strong_clue_earns_nothing_when_the_announcement_is_wrong() -> None:
    strong = after(WEAPONS, play("weapon 9"), DeclareStrong(card("weapon 5")))
    done = after(strong, final("2 7 5"))
    assert done.tokens == (0, 0, 0)
    assert done.strong == (None,) * 3


@pytest.mark.clause("D18", "LAST-R.7b")
def test_a_strong_clue_of_an_earlier_round_earns_nothing() -> None:
    state = table(
        "weapon 9", "place 9", "person 9", fronts=("weapon 5 2",), reserve="place 2, weapon 1"
    )
    later = after(
        state, play("weapon 9"), DeclareStrong(card("weapon 5")), play("place 9"), play("person 9")
    )
    assert later.round == 2
    result = RULES.result(after(later, final("1 7 5")))
    assert result is not None
    assert result.scores == (0, 0, 0)
