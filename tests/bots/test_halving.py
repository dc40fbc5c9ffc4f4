"""The race between options: who wins it, what it costs, when it stops."""

import random
from collections.abc import Sequence

import pytest

from divan.bots.bot import Clock
from divan.bots.halving import Standing, Worths, race

LONG = 3600.0


class CountingClock(Clock):
    """Expires at the ``last`` question."""

    def __init__(self, last: int) -> None:
        super().__init__(LONG)
        self._left = last

    def expired(self) -> bool:
        self._left -= 1
        return self._left <= 0


def noisy(means: Sequence[float], spread: float, seen: list[tuple[int, ...]]) -> Worths:
    """Return worths around ``means`` that any world spreads by; ``seen`` gets every look."""

    def worths(world: int, options: Sequence[int]) -> list[float]:
        seen.append((world, *options))
        return [
            means[option] + random.Random(f"{world} {option}").gauss(0.0, spread)
            for option in options
        ]

    return worths


def run(means: Sequence[float], looks: int = 3000, spread: float = 10.0) -> list[Standing]:
    return race(len(means), noisy(means, spread, []), looks, Clock(LONG))


@pytest.mark.parametrize("best", range(6))
def test_the_best_wins_wherever_it_stands(best: int) -> None:
    means = [5.0 if option == best else 0.0 for option in range(6)]
    assert run(means)[0].option == best


def test_every_option_is_told_of_once_and_none_above_the_one_before() -> None:
    standings = run([0.0, 4.0, -3.0, 8.0, 1.0])
    assert sorted(found.option for found in standings) == [0, 1, 2, 3, 4]
    worths = [found.worth for found in standings]
    assert worths == sorted(worths, reverse=True)
    assert worths[0] == pytest.approx(8.0, abs=2.0)


def test_the_first_is_kept_where_the_others_are_no_better() -> None:
    kept = sum(
        race(6, noisy([0.0] * 6, 10.0 + seed, []), 600, Clock(LONG))[0].option == 0
        for seed in range(40)
    )
    assert kept > 20


def test_all_options_in_the_race_are_looked_at_in_the_same_worlds() -> None:
    seen: list[tuple[int, ...]] = []
    race(8, noisy([float(option) for option in range(8)], 1.0, seen), 480, Clock(LONG))
    assert [world for world, *_ in seen] == list(range(len(seen)))
    sizes = [len(options) for _, *options in seen]
    assert sizes == sorted(sizes, reverse=True)
    assert (sizes[0], sizes[-1]) == (8, 2)
    assert all(0 in options for _, *options in seen)
    assert 480 * 0.8 < sum(sizes) <= 480


def test_it_ends_at_once_when_there_is_no_time() -> None:
    seen: list[tuple[int, ...]] = []
    standings = race(4, noisy([0.0, 9.0, 0.0, 0.0], 1.0, seen), 1000, CountingClock(1))
    assert not seen
    assert [found.option for found in standings] == [0, 1, 2, 3]


def test_it_answers_with_the_best_so_far_when_the_time_is_up() -> None:
    seen: list[tuple[int, ...]] = []
    standings = race(4, noisy([0.0, 9.0, 0.0, 0.0], 1.0, seen), 100_000, CountingClock(20))
    assert len(seen) < 20
    assert standings[0].option == 1


def test_a_single_option_costs_no_look() -> None:
    seen: list[tuple[int, ...]] = []
    assert [found.option for found in race(1, noisy([0.0], 1.0, seen), 100, Clock(LONG))] == [0]
    assert not seen
