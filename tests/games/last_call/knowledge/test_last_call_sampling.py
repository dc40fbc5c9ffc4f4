"""Drawing at random from what is possible."""

from collections import Counter
from itertools import permutations

import pytest

from divan.games.last_call.knowledge.facts import remember
from divan.games.last_call.knowledge.possible import exactly
from divan.games.last_call.knowledge.problem import DECK, Home, Problem, set_up
from divan.games.last_call.knowledge.sampling import Sampler
from helpers.last_call_matches import some_views

SAMPLES = 3000
TOLERANCE = 0.05


def all_ways(problem: Problem) -> list[tuple[int, ...]]:
    """Return every way of filling the places that fits, by brute force."""
    slots = [place for place, room in enumerate(problem.room) for _ in range(room)]
    return [
        places
        for places in sorted(set(permutations(slots)))
        if all(allowed >> place & 1 for allowed, place in zip(problem.allowed, places, strict=True))
        and all(any(where >> places[card] & 1 for card, where in c) for c in problem.clauses)
    ]


PROBLEMS = {
    "free": Problem([0b111] * 6, (3, 2, 1), {Home(n): 1 << n for n in range(3)}, []),
    "narrow": Problem(
        [0b011, 0b110, 0b101, 0b111, 0b111], (2, 2, 1), {Home(n): 1 << n for n in range(3)}, []
    ),
    "one of": Problem(
        [0b111] * 6,
        (3, 2, 1),
        {Home(n): 1 << n for n in range(3)},
        [((0, 0b010), (1, 0b010)), ((1, 0b010), (2, 0b100), (3, 0b100))],
    ),
    "in a circle": Problem(
        [0b011, 0b110, 0b101], (1, 1, 1), {Home(n): 1 << n for n in range(3)}, []
    ),
}


@pytest.mark.parametrize("name", PROBLEMS)
def test_all_ways_come_equally_often(name: str) -> None:
    problem = PROBLEMS[name]
    ways = all_ways(problem)
    found = Counter(tuple(places) for places in Sampler(problem, 7).samples(SAMPLES))
    assert set(found) == set(ways)
    for way in ways:
        assert found[way] / SAMPLES == pytest.approx(1 / len(ways), abs=TOLERANCE)


@pytest.mark.parametrize("seed", range(8))
def test_every_sample_of_a_match_is_possible(seed: int) -> None:
    for view, _ in some_views(seed)[:6]:
        memory = remember(view)
        problem, known = set_up(memory), exactly(memory)
        for places in Sampler(problem, seed).samples(10):
            assert Counter(places) == Counter(
                {place: room for place, room in enumerate(problem.room) if room}
            )
            for card, place in zip(DECK, places, strict=True):
                home = next(h for h, there in problem.homes.items() if there >> place & 1)
                assert home in known.homes[card]
            assert all(any(w >> places[c] & 1 for c, w in clause) for clause in problem.clauses)


def test_equal_seeds_draw_the_same_and_others_do_not() -> None:
    view, _ = some_views(0)[0]
    problem = set_up(remember(view))
    first, again, other = (list(Sampler(problem, seed).samples(3)) for seed in (1, 1, 2))
    assert first == again != other


def test_a_contradiction_is_told() -> None:
    with pytest.raises(ValueError, match="contradict"):
        Sampler(Problem([0b01, 0b01], (1, 1), {Home(0): 1, Home(1): 2}, []), 1)
