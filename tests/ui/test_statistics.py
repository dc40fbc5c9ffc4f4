"""What matches add up to, and the scale of the chart."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from divan.core.outcome import RESIGNED
from divan.core.record import PERSON, Level, Player
from divan.core.result import Result
from divan.session.statistics import End, against, ending, tally
from divan.ui.chart import ticks
from helpers.shelves import stored

BOTS = (Player(Level.WIGGINS), Player(Level.ADLER))
FOUR = (PERSON, *(Player(Level.WATSON),) * 3)


def test_nothing_adds_up_to_nothing() -> None:
    nothing = tally([])
    assert (nothing.played, nothing.won, nothing.drawn, nothing.lost) == (0, 0, 0, 0)
    assert nothing.best is None
    assert nothing.average is None
    assert nothing.streak == 0


def test_wins_draws_and_losses_are_counted() -> None:
    # the store gives the latest first
    made = tally([stored(10, 30, day=4), stored(20, 20, day=3), stored(50, 0), stored(40, 30)])
    assert (made.played, made.won, made.drawn, made.lost) == (4, 2, 1, 1)
    assert made.best == 50
    assert made.average == 30
    assert made.scores == (40, 50, 20, 10)


def test_the_best_of_bad_scores_is_the_least_bad() -> None:
    made = tally([stored(-60, 10), stored(-12, 10)])
    assert made.best == -12
    assert made.average == -36


def test_only_matches_that_count_are_counted() -> None:
    made = tally(
        [
            stored(40, practice=True),
            stored(None),
            stored(players=BOTS),
            stored(70, 80, day=2),
        ]
    )
    assert made.played == 1
    assert made.scores == (70,)


def test_giving_up_is_a_loss_without_points() -> None:
    made = tally([stored(result=Result((1,), (), RESIGNED)), stored(40)])
    assert (made.played, made.won, made.lost) == (2, 1, 1)
    assert made.finishes[-1].end is End.GIVEN_UP
    assert made.scores == (40,)
    assert made.average == 40


def test_winning_together_without_points_is_winning() -> None:
    together = stored(players=FOUR, result=Result((0, 1, 2, 3), (), "solved"))
    assert ending(together) is End.WON


def test_sharing_the_top_is_a_draw() -> None:
    shared = stored(players=FOUR, result=Result((0, 2), (9, 4, 9, 1), "end"))
    assert ending(shared) is End.DRAWN
    others = stored(players=FOUR, result=Result((1, 2), (3, 9, 9, 1), "end"))
    assert ending(others) is End.LOST


def test_the_longest_run_of_wins_is_found() -> None:
    scores = (40, 50, 10, 40, 50, 60, 20)
    matches = [stored(own, 30, day=day) for day, own in enumerate(scores, 1)]
    assert tally(reversed(matches)).streak == 3


def test_each_level_has_its_own_sum() -> None:
    matches = [stored(40, level=Level.WATSON), stored(10, level=Level.ADLER)]
    assert against(matches, Level.WATSON).won == 1
    assert against(matches, Level.ADLER).won == 0
    assert against(matches, Level.ADLER).played == 1
    assert against(matches, Level.MYCROFT).played == 0


@given(st.lists(st.integers(-100_000, 100_000), min_size=1, max_size=30))
def test_the_scale_holds_every_score_and_zero(scores: list[int]) -> None:
    scale = ticks(scores)
    assert scale[0] <= min(0, *scores)
    assert scale[-1] >= max(0, *scores)
    assert 0 in scale
    assert 2 <= len(scale) <= 6
    assert len({after - before for before, after in pairwise(scale)}) == 1


def test_the_scale_is_round() -> None:
    assert ticks([7, 31, 85]) == (0, 20, 40, 60, 80, 100)
    assert ticks([-40, 12]) == (-40, -20, 0, 20)
    assert ticks([0]) == (0, 1)
