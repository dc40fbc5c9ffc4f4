"""The end of a round and of the match: solutions, points, discards, new cards."""

import pytest
from msgspec.structs import replace

from divan.games.baker_street.rules.events import (
    Answered,
    CaseClosed,
    Discarded,
    HandReturned,
    NobodyAnswered,
    Refilled,
    Reshuffled,
    RoundBegan,
    SolutionsJudged,
)
from divan.games.baker_street.rules.moves import HandIn
from divan.games.baker_street.rules.options import SOURCE
from divan.games.baker_street.rules.state import Phase
from helpers.baker_street import (
    PASS,
    RIGHT,
    RULES,
    TRUTH,
    WAIT,
    WRONG,
    after,
    ask,
    cards,
    discard,
    everywhere,
    hand_in,
    only,
    refusal,
    table,
)

YES, NO = HandIn(RIGHT), HandIn(WRONG)


def ending(seats: int = 4, **more):
    """A table at the end of a round, everyone with six cards."""
    hands = more.pop("hands", None) or ["6"] * seats
    return table(*hands, phase=Phase.SOLUTIONS, **more)


def discards_of(state, keep: int = 3):
    """Let everyone discard down to three who must."""
    while state.phase is Phase.DISCARDS:
        seat = RULES.to_act(state)[0]
        state, _ = after(state, (seat, next(RULES.moves(state, seat))))
    return state


@pytest.mark.clause("BAK-2.1", "BAK-2.2", "D3", "D13")
def test_after_everybodys_turn_everyone_may_hand_in_a_solution_or_none() -> None:
    state = table("6", "6", active=1)
    state, _ = after(state, (1, ask("study salon")), (0, PASS))
    assert state.phase is Phase.SOLUTIONS
    assert RULES.to_act(state) == (0, 1)
    assert refusal(state, 0, YES) is None
    assert refusal(state, 0, WAIT) is None
    assert len(list(RULES.moves(state, 0))) == 385


@pytest.mark.clause("BAK-2.2", "D22")
def test_a_solution_names_a_motive_that_the_suspect_may_have_had() -> None:
    assert refusal(ending(), 0, hand_in("robbie", "rope", "greed")) is None
    assert refusal(ending(), 0, hand_in("robbie", "rope", "fear")) == "not_a_motive"


@pytest.mark.clause("D13")
def test_solutions_are_sealed_and_opened_together() -> None:
    state, events = after(ending(3), (2, YES))
    assert events == [Answered(2, RIGHT)]
    assert events[0].seen_by(0) == Answered(2, None, sealed=True)
    assert refusal(state, 2, WAIT) == "answered"
    state, events = after(state, (0, WAIT), (1, NO))
    assert only(events, SolutionsJudged) == [SolutionsJudged(1, (2,), (5,), (1,))]


@pytest.mark.clause("BAK-2.1")
def test_a_round_without_a_solution_is_told_too() -> None:
    _, events = after(ending(2), (0, WAIT), (1, WAIT))
    assert only(events, NobodyAnswered) == [NobodyAnswered(1)]
    assert only(events, SolutionsJudged) == []


@pytest.mark.clause("BAK-2.3", "BAK-2.6", "D18")
def test_who_is_right_is_done_and_the_hand_is_shuffled_into_the_stack() -> None:
    state = ending(3)
    done, events = after(state, (0, YES), (1, WAIT), (2, WAIT))
    assert done.solved == (1, 0, 0)
    assert done.hands[0] == ()
    assert only(events, HandReturned) == [HandReturned(0, state.hands[0])]
    assert sorted(done.stack) == sorted([*state.stack, *state.hands[0]])
    assert done.stack[-6:] != state.hands[0]
    assert refusal(done, 0, WAIT) == "done"


@pytest.mark.clause("BAK-2.4")
def test_the_first_gets_five_then_three_two_one_and_nothing() -> None:
    state = ending(5)
    for seat, points in enumerate((5, 3, 2, 1)):
        others = range(seat + 1, 5)
        state, events = after(state, (seat, YES), *((other, WAIT) for other in others))
        judged = only(events, SolutionsJudged)
        assert [(event.right, event.points) for event in judged] == [((seat,), (points,))]
        if state.phase is not Phase.OVER:
            state = replace(discards_of(state), phase=Phase.SOLUTIONS)
    assert RULES.result(state).scores == (5, 3, 2, 1, 0)
    assert RULES.result(state).winners == (0,)


@pytest.mark.clause("BAK-2.4", "D14")
def test_players_who_solve_it_together_share_the_better_place() -> None:
    state, _ = after(ending(4, round=4), (0, YES), (1, WAIT), (2, YES), (3, WAIT))
    assert state.points == (5, 0, 5, 0)
    state = replace(discards_of(state), phase=Phase.SOLUTIONS)
    state, _ = after(state, (1, YES), (3, WAIT))
    assert state.points == (5, 2, 5, 0)
    assert RULES.result(state).winners == (0, 2)


@pytest.mark.clause("D14")
def test_or_they_are_ranked_clockwise_from_the_start_player() -> None:
    options = replace(SOURCE, same_round="seat_order")
    state, _ = after(ending(4, start=1, options=options), (0, YES), (1, WAIT), (2, YES), (3, WAIT))
    assert state.points == (3, 0, 5, 0)


@pytest.mark.clause("BAK-2.5", "D17")
@pytest.mark.parametrize(("wrong_guess", "again"), [(1, 5), (2, 6)])
def test_who_is_wrong_may_not_hand_in_for_a_while(wrong_guess, again: int) -> None:
    options = replace(SOURCE, wrong_guess=wrong_guess)
    state, events = after(ending(3, round=3, options=options), (0, NO), (1, WAIT), (2, WAIT))
    assert only(events, SolutionsJudged) == [SolutionsJudged(3, (), (), (0,))]
    for number in range(4, again):
        state = replace(discards_of(state), phase=Phase.SOLUTIONS)
        assert state.round == number
        assert RULES.to_act(state) == (1, 2)
        assert refusal(state, 0, YES) == "blocked"
        state, _ = after(state, (1, WAIT), (2, WAIT))
    state = replace(discards_of(state), phase=Phase.SOLUTIONS)
    assert RULES.to_act(state) == (0, 1, 2)


@pytest.mark.clause("BAK-2.5", "D17")
def test_who_was_wrong_still_trades_and_nobody_waits_where_nobody_may_hand_in() -> None:
    state = table("6", "6", round=2, blocked=(2, 2), start=0)
    state, events = after(
        state, (0, ask("study salon")), (1, PASS), (1, ask("study salon")), (0, PASS)
    )
    assert len(only(events, NobodyAnswered)) == 1
    assert state.phase is Phase.DISCARDS


@pytest.mark.clause("D16")
def test_the_match_ends_when_at_most_one_player_still_searches() -> None:
    state, events = after(ending(3), (0, YES), (1, WAIT), (2, YES))
    assert state.phase is Phase.OVER
    assert RULES.to_act(state) == ()
    assert only(events, CaseClosed) == [CaseClosed(TRUTH, (5, 0, 5))]
    assert refusal(state, 1, WAIT) == "match_over"


@pytest.mark.clause("D16")
@pytest.mark.parametrize(("last_player", "points"), [("zero", 0), ("next_rank", 2)])
def test_the_last_of_three_gets_nothing_or_the_next_place(last_player, points: int) -> None:
    options = replace(SOURCE, last_player=last_player)
    state = ending(3, solved=(1, 0, 0), points=(5, 0, 0), hands=["", "6", "6"], options=options)
    state, _ = after(state, (1, YES), (2, WAIT))
    assert RULES.result(state).scores == (5, 3, points)


@pytest.mark.clause("D16")
def test_after_the_last_round_nobody_who_still_searches_gets_anything() -> None:
    options = replace(SOURCE, last_player="next_rank", round_limit=10)
    state, _ = after(ending(3, round=10, options=options), (0, WAIT), (1, NO), (2, WAIT))
    assert state.phase is Phase.OVER
    result = RULES.result(state)
    assert (result.winners, result.scores, result.reason) == ((), (0, 0, 0), "unsolved")


@pytest.mark.clause("D15")
def test_two_play_until_one_has_it() -> None:
    state, _ = after(ending(2), (0, WAIT), (1, YES))
    result = RULES.result(state)
    assert (result.winners, result.scores, result.reason) == ((1,), (0, 5), "solved")


@pytest.mark.clause("BAK-2.7", "D31")
def test_everyone_discards_to_three_face_down_at_the_same_time() -> None:
    state, _ = after(ending(3), (0, WAIT), (1, WAIT), (2, WAIT))
    assert state.phase is Phase.DISCARDS
    assert RULES.to_act(state) == (0, 1, 2)
    thrown = state.hands[1][:3]
    wrong = state.hands[1][:2]
    from divan.games.baker_street.rules.moves import Discard

    assert refusal(state, 1, Discard(wrong)) == "keep_three"
    assert refusal(state, 1, Discard(state.hands[0][:3])) == "not_in_hand"
    state, events = after(state, (1, Discard(thrown)))
    assert events == [Discarded(1, thrown)]
    assert events[0].seen_by(0).cards != thrown
    assert RULES.to_act(state) == (0, 2)


@pytest.mark.clause("BAK-2.7", "BAK-2.9", "D12", "D19")
def test_then_everyone_gets_three_in_the_order_of_turns_and_the_start_moves_right() -> None:
    state, _ = after(ending(4, start=0, stack=30), (0, WAIT), (1, WAIT), (2, WAIT), (3, WAIT))
    before = state.stack
    state, events = after(state, *((seat, next(RULES.moves(state, seat))) for seat in range(4)))
    assert [event.seat for event in only(events, Refilled)] == [0, 1, 2, 3]
    assert only(events, Refilled)[0].cards == tuple(sorted(before[-3:]))
    assert only(events, RoundBegan) == [RoundBegan(2, 3)]
    assert [len(hand) for hand in state.hands] == [6] * 4
    assert (state.round, state.start, state.active, state.phase) == (2, 3, 3, Phase.REQUEST)


@pytest.mark.clause("BAK-2.9")
def test_the_player_to_the_right_begins_who_has_not_solved_it() -> None:
    state = ending(4, start=0, solved=(0, 0, 0, 1), hands=["3", "3", "3", ""])
    state, _ = after(state, (0, WAIT), (1, WAIT), (2, WAIT))
    assert state.start == 2


@pytest.mark.clause("BAK-2.9")
def test_if_the_start_player_is_done_the_next_on_the_right_begins() -> None:
    state, _ = after(ending(4, start=1), (0, WAIT), (1, YES), (2, WAIT), (3, WAIT))
    assert discards_of(state).start == 0


@pytest.mark.clause("BAK-2.7", "D19")
@pytest.mark.parametrize(
    ("refill", "held", "after_"),
    [("plus_three", 2, 5), ("plus_three", 9, 6), ("to_six", 2, 6), ("to_six", 9, 6)],
)
def test_a_small_hand_gets_three_cards_or_is_filled_to_six(refill, held: int, after_: int) -> None:
    options = replace(SOURCE, refill=refill)
    state = ending(2, hands=[str(held), "6"], options=options)
    state, _ = after(state, (0, WAIT), (1, WAIT))
    assert RULES.to_act(state) == ((1,) if held <= 3 else (0, 1))
    state = discards_of(state)
    assert [len(hand) for hand in state.hands] == [after_, 6]


@pytest.mark.clause("BAK-2.8", "D20")
def test_an_empty_stack_is_made_of_the_discards_even_in_the_middle_of_a_draw() -> None:
    state = ending(2, stack=2, discards="L4 rope, L4 hatpin, M1 games")
    state, _ = after(state, (0, WAIT), (1, WAIT))
    first = state.stack
    state, events = after(state, *((seat, next(RULES.moves(state, seat))) for seat in (0, 1)))
    assert only(events, Reshuffled) == [Reshuffled(9)]
    assert set(first) <= set(state.hands[0])
    assert (len(state.stack), state.discards) == (5, ())
    assert [len(hand) for hand in state.hands] == [6, 6]


@pytest.mark.clause("BAK-2.8", "D20")
def test_if_both_are_empty_there_is_nothing_more_to_draw() -> None:
    state = table("3", "3", "3", stack=2)
    state, _ = after(state, (0, ask("study salon")), (1, PASS), (2, PASS))
    assert [len(hand) for hand in state.hands] == [5, 3, 3]
    assert state.stack == ()
    assert len(everywhere(state)) == 11


@pytest.mark.clause("BAK-2.7")
def test_who_discards_chooses_which_three_to_keep() -> None:
    hand = "L4 rope, L4 hatpin, M1 games, M2 cut, H4 hall study"
    state = table(hand, "3", phase=Phase.DISCARDS)
    kept, _ = after(state, (0, discard("M2 cut, H4 hall study")))
    assert set(cards("L4 rope, L4 hatpin, M1 games")) <= set(kept.hands[0])
