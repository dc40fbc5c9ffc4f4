"""The last survivor, the unsolved case and matches of several cases (R.9), rulings D23 to D25;
vector 9.
"""

import pytest
from msgspec.structs import replace

from divan.games.last_call.rules.events import CaseClosed, Dealt
from divan.games.last_call.rules.moves import Guess, Pass, PlayCard
from divan.games.last_call.rules.options import LastCallOptions
from divan.games.last_call.rules.state import Phase
from helpers.last_call import (
    RULES,
    WHOLE_DECK,
    after,
    dealt,
    everywhere,
    final,
    guess,
    play,
    refusal,
    step,
    table,
)

ONE_LEFT = {"survivors": (1,), "active": 1, "out": ("place 3 4", "", "person 3 4")}
AT_ONCE = LastCallOptions(last_survivor="wins_at_once")


@pytest.mark.clause("D23", "LAST-R.9", "LAST-7.5")
def test_the_last_survivor_must_announce() -> None:
    state = table("", "weapon 9", "", **ONE_LEFT)
    for move in (play("weapon 9"), guess("1 7 5"), Pass()):
        assert refusal(state, move) == "last_survivor"
    assert not any(isinstance(move, PlayCard | Guess | Pass) for move in RULES.moves(state, 1))
    solved = RULES.result(after(state, final("1 7 5")))
    assert solved is not None
    assert solved.winners == (1,)


@pytest.mark.clause("D23", "D24", "LAST-R.9")
def test_if_the_last_one_is_wrong_too_the_case_is_unsolved_and_points_rank() -> None:
    state = table("", "weapon 9", "", **ONE_LEFT, tokens=(0, 2, 1))
    end = after(state, final("1 7 6"))
    result = RULES.result(end)
    assert result is not None
    assert (result.winners, result.scores, result.reason) == ((), (0, 2, 1), "unsolved")
    assert end.survivors == ()


@pytest.mark.clause("LAST-7.4", "LAST-7.5")
def test_an_eliminated_player_does_nothing_more() -> None:
    state = table("", "weapon 9", "person 9", survivors=(1, 2), active=1)
    for move in (guess("1 7 5"), final("1 7 5"), Pass()):
        assert refusal(state, move, seat=0) == "eliminated"
    assert tuple(RULES.moves(state, 0)) == ()
    assert after(state, play("weapon 9"), play("person 9")).active in (1, 2)


@pytest.mark.clause("D23")
def test_by_the_option_the_last_survivor_wins_at_once() -> None:
    state = table("place 9", "weapon 9", "", survivors=(0, 1), options=AT_ONCE)
    result = RULES.result(after(state, final("2 7 5")))
    assert result is not None
    assert (result.winners, result.reason) == ((1,), "last_one")


@pytest.mark.clause("D23")
def test_a_last_survivor_who_can_announce_nothing_leaves_the_case_unsolved() -> None:
    all_places = "place " + " ".join(map(str, range(1, 17)))
    state = table(
        "", all_places, "", survivors=(1,), active=1, sealed="place 1, weapon 7, person 5"
    )
    assert tuple(RULES.moves(state, 1)) == (Pass(),)
    assert after(state, Pass()).phase is Phase.OVER


@pytest.mark.clause("D25", "LAST-R.9")
def test_a_match_of_one_case_gives_the_solver_no_points() -> None:
    state = table("place 9", "weapon 9", "person 9", tokens=(0, 1, 0))
    result = RULES.result(after(state, final("1 7 5")))
    assert result is not None
    assert (result.winners, result.scores) == ((0,), (0, 1, 0))


TWO_CASES = LastCallOptions(cases=2)


@pytest.mark.clause("D25")
def test_in_a_match_of_several_cases_the_solver_gets_five_and_the_next_case_is_dealt() -> None:
    opened = dealt(3, TWO_CASES)
    seat = opened.active
    place, weapon, person = (card.number for card in opened.sealed)
    done = step(opened, final(f"{place} {weapon} {person}"))
    closed = next(event for event in done.events if isinstance(event, CaseClosed))
    assert CaseClosed.interlude
    assert closed.scores == tuple(5 * (other == seat) for other in range(3))
    following = done.state
    assert isinstance(done.events[-1], Dealt)
    assert (following.case, following.phase, following.round) == (2, Phase.TURN, 1)
    assert following.survivors == (0, 1, 2)
    assert following.active == (opened.first_starter + 1) % 3
    assert following.past_scores == (closed.scores,)
    assert everywhere(following) == WHOLE_DECK
    assert RULES.result(following) is None


@pytest.mark.clause("D25", "D24")
@pytest.mark.parametrize(
    ("past", "winners"),
    [((5, 0, 3), (0,)), ((5, 5, 0), (0, 1)), ((0, 0, 0), ())],
    ids=["one", "shared", "nobody scored"],
)
def test_most_points_win_a_match_of_several_cases(
    past: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    state = table(
        "", "weapon 9", "", **ONE_LEFT, options=LastCallOptions(cases=2), past_scores=(past,)
    )
    last = after(replace(state, case=2), final("1 7 6"))
    result = RULES.result(last)
    assert result is not None
    assert (result.winners, result.scores, result.reason) == (winners, past, "points")
