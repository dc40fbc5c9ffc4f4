"""Schedules, the final guess, who wins, and matches of several games (SIM-6 to 8, R.6, R.7)."""

import pytest
from msgspec.structs import replace

from divan.core.chance import Chance
from divan.games.similo.rules.events import Dealt, GameEnded, Guessed, Removed
from divan.games.similo.rules.options import PROGRESSIVE, PUBLISHED, SOURCE, SimiloOptions
from divan.games.similo.rules.schedule import plan
from divan.games.similo.rules.state import Ending, Finished, Goal, Phase, Table
from helpers.similo import (
    RULES,
    ChooseSecret,
    Vote,
    act,
    chosen,
    clued,
    give_clue,
    others,
    play_rounds,
    remove_all,
    vote,
    with_grid,
)


def finish(table: Table, *, found: bool) -> Table:
    """Play a game with right removals to its end; ``found`` says how the final guess goes."""
    games = len(table.past)
    table = play_rounds(table)
    if len(table.past) == games:
        table = vote(table, str(table.secret) if found else others(table)[0])
    return table


@pytest.mark.clause("D8", "SIM-6.1", "SIM-8.1", "SIM-R.7")
@pytest.mark.parametrize(("seats", "left"), [(2, 8), (4, 11), (6, 14)])
def test_one_card_goes_after_each_clue_and_then_there_is_a_final_guess(
    seats: int, left: int
) -> None:
    """Test vector 2."""
    table = play_rounds(chosen(SOURCE, seats))
    assert len(table.alive) == left
    assert table.phase is Phase.VOTE
    assert table.ballot is not None
    assert table.ballot.goal is Goal.GUESS
    assert table.clue is None
    right = vote(table, str(table.secret))
    wrong = vote(table, others(table)[0])
    assert (right.past[-1].ending, wrong.past[-1].ending) == (Ending.FOUND, Ending.WRONG_GUESS)


@pytest.mark.clause("SIM-7.4")
@pytest.mark.parametrize(("seats", "clues"), [(2, 4), (4, 5), (6, 6)])
def test_the_clues_run_out(seats: int, clues: int) -> None:
    table = play_rounds(chosen(SOURCE, seats))
    assert len(table.clues) == clues


@pytest.mark.clause("D8")
def test_progressive_with_twelve_cards_ends_in_a_guess_between_two() -> None:
    """Test vector 4."""
    table = play_rounds(chosen(PROGRESSIVE, 2))
    assert len(table.alive) == 2
    assert table.ballot is not None
    assert table.ballot.goal is Goal.GUESS


@pytest.mark.clause("D8", "SIM-7.1", "SIM-7.2")
@pytest.mark.parametrize("seats", [4, 6])
def test_progressive_with_more_cards_leaves_the_secret_alone(seats: int) -> None:
    """Test vector 4: no guess is needed."""
    table = play_rounds(chosen(PROGRESSIVE, seats))
    assert table.alive == (table.secret,)
    assert table.past[-1].ending is Ending.FOUND


@pytest.mark.clause("D8")
def test_how_many_go_after_each_clue() -> None:
    """Test vectors 4 and 11: the sixth removal of 20 is 4 cards, not 6."""
    assert plan(PROGRESSIVE, 2).removals == (1, 2, 3, 4)
    assert plan(PROGRESSIVE, 4).removals == (1, 2, 3, 4, 5)
    assert plan(PROGRESSIVE, 8).removals == (1, 2, 3, 4, 5, 4)
    assert plan(SOURCE, 8).removals == (1,) * 6
    for seats in (2, 5, 8):
        for grid in ("auto", "12", "20"):
            published = plan(replace(PUBLISHED, grid=grid), seats)
            assert (published.cards, published.removals) == (12, (1, 2, 3, 4, 1))


@pytest.mark.clause("D8")
def test_published_plays_twelve_cards_down_to_one_whatever_the_number_of_players() -> None:
    """Test vector 11."""
    table = play_rounds(chosen(PUBLISHED, 5))
    assert len(table.clues) == 5
    assert table.alive == (table.secret,)


@pytest.mark.clause("SIM-R.6", "D13")
@pytest.mark.parametrize("options", [SOURCE, PROGRESSIVE, SimiloOptions(schedule="published")])
def test_removing_the_secret_ends_the_game_at_once_and_the_guide_wins(
    options: SimiloOptions,
) -> None:
    """Test vector 3."""
    table = remove_all(clued(options), wrong_at=0)
    assert table.phase is Phase.OVER
    result = RULES.result(table)
    assert result is not None
    assert (result.winners, result.reason) == ((1,), "removed")


@pytest.mark.clause("D8", "SIM-R.6")
def test_cards_go_one_by_one_and_the_secret_among_them_stops_the_round() -> None:
    """Test vector 10: round 3 has three votes; the secret in the second spares the third."""
    table = give_clue(play_rounds(chosen(PROGRESSIVE, 2), 2))
    assert table.to_remove == 3
    lost = remove_all(table, wrong_at=1)
    assert lost.phase is Phase.OVER
    assert len(lost.gone) == 1 + 2 + 2


@pytest.mark.clause("SIM-7.1", "SIM-7.2", "D15")
def test_a_single_card_left_wins_even_where_cards_go_one_by_one() -> None:
    """It cannot happen with 12 cards or more; a grid of three shows it."""
    table = with_grid(chosen(SOURCE, 2), ["rostam", "alice", "wolf"], ["odin", "puss"])
    table = replace(table, secret="alice")
    once = vote(give_clue(table), "wolf")
    assert once.phase is Phase.CLUE
    done = vote(give_clue(once), "rostam")
    assert (done.phase, done.past[-1].ending) == (Phase.OVER, Ending.FOUND)


@pytest.mark.clause("D8")
def test_the_last_card_is_never_voted_on() -> None:
    table = with_grid(chosen(PROGRESSIVE, 2), ["rostam", "alice", "wolf"], ["odin", "puss"])
    table = replace(table, secret="alice", round=4)
    assert give_clue(table).to_remove == 2


@pytest.mark.clause("SIM-7.3", "SIM-8.2", "D14")
def test_a_wrong_final_guess_is_lost_and_the_guide_wins() -> None:
    table = finish(chosen(SOURCE, 4), found=False)
    result = RULES.result(table)
    assert result is not None
    assert (result.winners, result.reason, result.scores) == ((1,), "wrong_guess", (0, 1, 0, 0))


@pytest.mark.clause("SIM-8.2", "SIM-7.2", "D10")
def test_everybody_wins_when_the_character_is_found() -> None:
    result = RULES.result(finish(chosen(SOURCE, 4), found=True))
    assert result is not None
    assert (result.winners, result.reason) == ((0, 1, 2, 3), "found")


@pytest.mark.clause("D10")
def test_all_may_lose_together_instead() -> None:
    options = SimiloOptions(failure="all_lose")
    lost = RULES.result(finish(chosen(options, 4), found=False))
    won = RULES.result(finish(chosen(options, 4), found=True))
    assert lost is not None
    assert won is not None
    assert (lost.winners, won.winners) == ((), (0, 1, 2, 3))


@pytest.mark.clause("SIM-8.1")
def test_the_end_is_told_with_the_secret() -> None:
    table = play_rounds(chosen(SOURCE, 2))
    secret = str(table.secret)
    step = RULES.apply(table, 0, Vote(secret), Chance("END", 1))
    assert step.events[-2:] == (Guessed(secret), GameEnded(1, 1, secret, Ending.FOUND))
    removing = clued(seats=2)
    step = RULES.apply(removing, 0, Vote(str(removing.secret)), Chance("END", 1))
    assert step.events[-2:] == (
        Removed(str(removing.secret)),
        GameEnded(1, 1, str(removing.secret), Ending.REMOVED),
    )
    assert RULES.observe(step.state, 0).secret == removing.secret


@pytest.mark.clause("SIM-8.3", "D17")
def test_a_match_of_several_games_passes_the_guides_role_on() -> None:
    table = chosen(SimiloOptions(games=3), 3)
    guides = []
    for found in (True, False, True):
        guides.append(table.guide)
        table = finish(table, found=found)
        if table.phase is Phase.SECRET:
            table = act(table, ChooseSecret(table.alive[0]))
    assert guides == [1, 2, 0]
    assert table.phase is Phase.OVER
    assert table.points == (2, 2, 3), "a found character is a point for all, a lost one the guide's"
    result = RULES.result(table)
    assert result is not None
    assert result.winners == (2,)
    assert [game.guide for game in table.past] == guides


@pytest.mark.clause("D17")
def test_the_next_game_is_dealt_anew() -> None:
    table = chosen(SimiloOptions(games=2), 2)
    before = play_rounds(table)
    step = RULES.apply(before, 0, Vote(str(before.secret)), Chance("NEXT", 1))
    dealt = step.events[-1]
    assert isinstance(dealt, Dealt)
    assert (dealt.game, dealt.guide) == (2, 0)
    after = step.state
    assert (after.clues, after.gone, after.round, after.secret) == ((), (), 1, None)
    assert set(after.grid) != set(before.grid)
    assert RULES.result(after) is None


@pytest.mark.clause("D10", "D17")
@pytest.mark.parametrize(("found", "winners"), [(3, 3), (2, 3), (1, 0), (0, 0)])
def test_where_all_lose_together_the_team_must_find_more_than_half(
    found: int, winners: int
) -> None:
    options = SimiloOptions(failure="all_lose", games=3)
    past = tuple(
        Finished(1, "rostam", Ending.FOUND if number < found else Ending.REMOVED)
        for number in range(3)
    )
    over = replace(chosen(options, 3), phase=Phase.OVER, past=past)
    result = RULES.result(over)
    assert result is not None
    assert len(result.winners) == winners


@pytest.mark.clause("D19")
def test_no_helper_cards_are_needed() -> None:
    """Everything the helper cards of the box would tell is in the state."""
    table = clued(PROGRESSIVE, 4)
    assert (table.round, table.to_remove, table.plan.clues) == (1, 1, 5)
