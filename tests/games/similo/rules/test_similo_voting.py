"""Votes: at the same time, by majority, again after a tie (SIM-3.2, 6.1, R.3 to R.5)."""

import pytest
from msgspec.structs import replace

from divan.core.chance import Chance
from divan.games.similo.rules.events import TieLeft, VoteBegan, VotesShown
from divan.games.similo.rules.moves import Way
from divan.games.similo.rules.options import SimiloOptions
from divan.games.similo.rules.state import SEALED, Ending, Goal, Phase, Table
from helpers.similo import (
    RULES,
    Consult,
    Decide,
    GiveClue,
    Vote,
    act,
    chosen,
    clued,
    others,
    play_rounds,
    refusal,
    vote,
)


def votes_of(table: Table) -> tuple[str | None, ...]:
    assert table.ballot is not None
    return table.ballot.votes


def candidates_of(table: Table) -> tuple[str, ...]:
    assert table.ballot is not None
    return table.ballot.candidates


@pytest.mark.clause("SIM-3.2", "SIM-R.3", "D21")
def test_all_guessers_vote_at_the_same_time_and_unseen() -> None:
    table = clued()
    assert RULES.to_act(table) == (0, 2, 3)
    a, b, *_ = others(table)
    one = act(table, Vote(a), seat=2)
    assert RULES.to_act(one) == (0, 3)
    assert votes_of(RULES.observe(one, 0)) == (None, None, SEALED, None)
    assert votes_of(RULES.observe(one, 1)) == (None, None, SEALED, None)
    assert votes_of(RULES.observe(one, 2)) == (None, None, a, None)
    assert refusal(one, Vote(b), 2) == "has_voted"


@pytest.mark.clause("SIM-6.1", "SIM-R.3", "SIM-6.2")
def test_more_than_half_of_the_votes_remove_a_card() -> None:
    table = clued()
    a, b, *_ = others(table)
    done = vote(table, a, a, b)
    assert done.gone == (a,)
    assert a in [card.character for card in done.grid], "it keeps its place, put to one side"


@pytest.mark.clause("SIM-R.3")
def test_the_last_vote_shows_them_all() -> None:
    table = clued()
    a, b, *_ = others(table)
    waiting = act(act(table, Vote(a), seat=0), Vote(b), seat=3)
    step = RULES.apply(waiting, 2, Vote(a), Chance("LAST", 1))
    assert VotesShown(Goal.REMOVE, (a, None, a, b)) in step.events


@pytest.mark.clause("D11")
@pytest.mark.parametrize(
    ("seats", "first", "again"),
    [
        (4, "ABC", "ABC"),
        (5, "AABB", "AB"),
        (5, "AABC", "ABC"),
        (6, "AABBC", "AB"),
        (6, "AABCD", "ABCD"),
        (8, "AAABBCD", "AB"),
    ],
)
def test_without_a_majority_they_vote_again_among_those_ahead(
    seats: int, first: str, again: str
) -> None:
    """Test vector 6."""
    table = clued(seats=seats)
    named = dict(zip("ABCD", others(table), strict=False))
    tied = vote(table, *(named[letter] for letter in first))
    assert tied.ballot is not None
    assert tied.ballot.again
    assert set(tied.ballot.candidates) == {named[letter] for letter in again}
    assert votes_of(tied) == (None,) * seats
    outside = others(table)[6]
    assert refusal(tied, Vote(outside), RULES.to_act(tied)[0]) == "not_a_candidate"


@pytest.mark.clause("D11")
def test_the_second_time_most_votes_are_enough() -> None:
    table = clued(seats=5)
    a, b, c, *_ = others(table)
    again = vote(table, a, a, b, c)
    done = vote(again, b, b, a, c)
    assert done.gone == (b,)


@pytest.mark.clause("SIM-R.4", "D11")
def test_a_tie_the_second_time_is_for_the_guide_among_the_tied_only() -> None:
    """Test vector 6."""
    table = clued(seats=5)
    a, b, c, *_ = others(table)
    again = vote(table, a, a, b, b)
    step_votes = [(0, a), (2, a), (3, b)]
    for seat, wanted in step_votes:
        again = act(again, Vote(wanted), seat=seat)
    step = RULES.apply(again, 4, Vote(b), Chance("TIE", 1))
    tied = step.state
    assert step.events[-1] == TieLeft(tied.guide, candidates_of(tied))
    assert tied.phase is Phase.DECIDE
    assert RULES.to_act(tied) == (tied.guide,)
    assert set(RULES.moves(tied, tied.guide)) == {Decide(a), Decide(b)}
    assert refusal(tied, Decide(c), tied.guide) == "not_a_candidate"
    assert act(tied, Decide(b)).gone == (b,)


@pytest.mark.clause("D11", "SIM-3.1")
def test_the_guides_first_move_in_a_tie_is_never_the_secret() -> None:
    table = clued(seats=3)
    assert table.secret is not None
    other = others(table)[0]
    tied = vote(vote(table, table.secret, other), table.secret, other)
    assert tied.phase is Phase.DECIDE
    assert next(RULES.moves(tied, tied.guide)) == Decide(other)


@pytest.mark.clause("D11")
def test_the_lead_guesser_may_break_ties_instead_by_the_own_vote() -> None:
    options = SimiloOptions(tie_break="lead_guesser")
    table = clued(options, seats=3)
    assert table.lead == 0
    a, b, *_ = others(table)
    done = vote(vote(table, a, b), b, a)
    assert done.gone == (b,), "the first seat voted for b"


@pytest.mark.clause("D11")
def test_a_lead_guesser_whose_vote_is_not_tied_must_decide() -> None:
    table = clued(SimiloOptions(tie_break="lead_guesser"), seats=6)
    a, b, c, *_ = others(table)
    again = vote(table, c, a, a, b, b)
    tied = vote(replace(again, ballot=replace(again.ballot, candidates=(a, b, c))), c, a, a, b, b)
    assert (tied.phase, tied.decider) == (Phase.DECIDE, 0)
    assert refusal(tied, Decide(a), tied.guide) == "other_decides"
    assert act(tied, Decide(a)).gone == (a,)


@pytest.mark.clause("D11")
def test_chance_may_break_ties_among_the_tied() -> None:
    table = clued(SimiloOptions(tie_break="random"), seats=3)
    a, b, *_ = others(table)
    again = vote(table, a, b)
    waiting = act(again, Vote(a), seat=0)
    removed = {
        RULES.apply(waiting, 2, Vote(b), Chance(f"TIE {number}", 1)).state.gone
        for number in range(20)
    }
    assert removed == {(a,), (b,)}


@pytest.mark.clause("SIM-R.5", "D12")
def test_of_two_players_the_guesser_decides_alone() -> None:
    table = clued(seats=2)
    assert RULES.to_act(table) == (0,)
    assert vote(table, others(table)[2]).gone == (others(table)[2],)


@pytest.mark.clause("SIM-3.3", "D18")
def test_the_guide_does_not_vote() -> None:
    table = clued()
    assert refusal(table, Vote(others(table)[0]), table.guide) == "guide_is_silent"


@pytest.mark.clause("D21")
def test_where_others_only_advise_the_first_seat_decides() -> None:
    """Test vector 12."""
    table = clued(SimiloOptions(advisors="advise_only"))
    a, b, *_ = others(table)
    assert RULES.to_act(table) == (0,)
    assert refusal(table, Vote(a), 2) == "only_advice"
    asked = act(table, Consult())
    assert RULES.to_act(asked) == (2, 3)
    assert refusal(asked, Vote(a), 0) == "others_first"
    advised = vote(asked, b, b)
    assert RULES.to_act(advised) == (0,)
    assert votes_of(RULES.observe(advised, 0)) == (None, None, b, b), "advice is heard"
    assert refusal(advised, Consult(), 0) == "nothing_to_ask"
    assert act(advised, Vote(a)).gone == (a,)
    assert act(table, Vote(a)).gone == (a,), "nobody has to ask"


@pytest.mark.clause("D21")
def test_where_the_first_seat_guides_the_others_vote_as_usual() -> None:
    options = SimiloOptions(advisors="advise_only", first_guide="first_seat")
    table = clued(options)
    assert RULES.to_act(table) == (1, 2, 3)
    assert refusal(table, Consult(), 1) == "nothing_to_ask"


@pytest.mark.clause("D21", "SIM-3.2")
def test_the_others_may_speak_before_the_lead_guesser_votes() -> None:
    table = clued(SimiloOptions(proposals="before_vote"))
    a, b, *_ = others(table)
    assert RULES.to_act(table) == (2, 3)
    assert refusal(table, Vote(a), 0) == "others_first"
    spoken = vote(table, a, b)
    assert RULES.to_act(spoken) == (0,)
    assert votes_of(RULES.observe(spoken, 0)) == (None, None, a, b)
    assert act(spoken, Vote(b)).gone == (b,)


@pytest.mark.clause("D11")
def test_where_the_first_seat_guides_the_next_one_leads() -> None:
    table = clued(SimiloOptions(first_guide="first_seat", proposals="before_vote"))
    assert table.lead == 1
    assert RULES.to_act(table) == (2, 3)


@pytest.mark.clause("D11", "SIM-R.7")
def test_a_tie_in_the_final_guess_goes_to_the_lead_guesser_never_to_the_guide() -> None:
    """Test vector 9: A, A, B, B twice."""
    guessing = play_rounds(chosen(seats=5))
    assert guessing.ballot is not None
    assert guessing.ballot.goal is Goal.GUESS
    a = str(guessing.secret)
    b = others(guessing)[0]
    right = vote(vote(guessing, a, a, b, b), a, a, b, b)
    assert right.past[-1].ending is Ending.FOUND
    wrong = vote(vote(guessing, b, a, a, b), b, a, a, b)
    assert wrong.past[-1].ending is Ending.WRONG_GUESS


@pytest.mark.clause("SIM-R.3")
def test_a_new_vote_is_announced_with_who_can_be_voted_for() -> None:
    table = clued()
    a, b, c, *_ = others(table)
    waiting = act(act(table, Vote(a), seat=0), Vote(b), seat=2)
    step = RULES.apply(waiting, 3, Vote(c), Chance("AGAIN", 1))
    assert step.events[-1] == VoteBegan(Goal.REMOVE, candidates_of(step.state), again=True)


def test_nobody_votes_before_there_is_a_clue() -> None:
    table = chosen()
    assert refusal(table, Vote(table.alive[0]), 0) == "no_clue_yet"
    assert refusal(table, GiveClue(table.hand[0], Way.VERTICAL, table.alive[0]), 0) == "guide_only"
