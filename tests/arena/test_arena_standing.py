"""The figures of the arena are those of the textbook."""

import math

import pytest

from divan.arena.fixture import Fixture, Score
from divan.arena.standing import mean_of, standing_of, wilson
from divan.core.result import Result
from helpers.fixtures import GAME


def fixture(*bots: str, deal: int = 0) -> Fixture:
    return Fixture(GAME, {}, bots, f"S:{deal}")


def score(*winners: int, points: tuple[int, ...] = ()) -> Score:
    return Score(Result(winners, points, "over"), 1, "end", 0, {})


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [
        (65, 100, 0.5525, 0.7364),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 2, 0.0945, 0.9055),
    ],
)
def test_the_interval_of_a_share_is_wilsons(
    wins: int, matches: int, low: float, high: float
) -> None:
    """Figures from the formula worked out by hand with z = 1.96."""
    found = wilson(wins, matches)
    assert found.value == wins / matches
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


def test_the_interval_of_a_mean_is_that_of_the_normal_distribution() -> None:
    found = mean_of([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(1.96 * math.sqrt(5 / 3) / 2)
    assert found.value - found.low == pytest.approx(found.high - found.value)


def test_one_value_says_nothing_of_how_sure_it_is() -> None:
    assert mean_of([7.0]).low == -math.inf


def test_a_shared_win_counts_in_part_and_seats_of_one_bot_count_together() -> None:
    fixtures = [fixture("adler", "watson", "watson"), fixture("watson", "adler", "watson")]
    scores = [score(0, 1), score(0, 1, 2)]
    adler = standing_of("adler", fixtures, scores)
    watson = standing_of("watson", fixtures, scores)
    assert adler.share.value == pytest.approx((1 / 2 + 1 / 3) / 2)
    assert watson.share.value == pytest.approx((1 / 2 + 2 / 3) / 2)
    assert (adler.fair, watson.fair) == (pytest.approx(1 / 3), pytest.approx(2 / 3))
    assert adler.ahead is None
    assert adler.points is None


def test_where_all_lose_nobody_has_a_win() -> None:
    assert standing_of("adler", [fixture("adler", "watson")], [score()]).share.value == 0


def test_points_are_paired_by_the_deal() -> None:
    """What a deal gives to a seat is the same for both, so it says nothing of how they differ."""
    fixtures = [
        fixture("adler", "watson", deal=0),
        fixture("watson", "adler", deal=0),
        fixture("adler", "watson", deal=1),
        fixture("watson", "adler", deal=1),
    ]
    scores = [
        score(0, points=(60, 10)),
        score(0, points=(56, 10)),
        score(1, points=(0, 30)),
        score(1, points=(0, 34)),
    ]
    adler, watson = (standing_of(name, fixtures, scores) for name in ("adler", "watson"))
    assert adler.ahead is not None
    assert adler.ahead.value == adler.ahead.low == adler.ahead.high == 2
    assert (adler.points, watson.points) == ((60 + 10 + 0 + 34) / 4, (10 + 56 + 30 + 0) / 4)


def test_a_bot_that_never_sat_has_no_standing() -> None:
    with pytest.raises(ValueError, match="mycroft has no seat"):
        standing_of("mycroft", [fixture("adler", "watson")], [score(0)])
