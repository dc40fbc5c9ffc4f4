"""The knowledge is exact: compared with the truth, with brute force and with a SAT solver."""

import random
from itertools import permutations

import pytest

from divan.games.last_call.knowledge.facts import remember
from divan.games.last_call.knowledge.possible import by_elimination, exactly, possible_homes
from divan.games.last_call.knowledge.problem import CASE, DECK, RESERVE, Home, Problem
from helpers.last_call_matches import some_views, truth
from helpers.last_call_sat import Oracle

SMALL = 200
LOGS = 20
MANY_LOGS = 300


@pytest.mark.parametrize("seed", range(40))
def test_what_is_true_is_never_thought_impossible(seed: int) -> None:
    for view, table in some_views(seed):
        memory = remember(view)
        exact, simple = exactly(memory), by_elimination(memory)
        for card, home in truth(table).items():
            assert home in exact.homes[card]
            assert exact.homes[card] <= simple.homes[card]


def small_problem(seed: int) -> Problem:
    """Return a problem of a few cards and places with random facts."""
    chance = random.Random(seed)
    cards = chance.randint(4, 7)
    room = [1 + chance.randrange(2) for _ in range(3)]
    while sum(room) < cards:
        room[chance.randrange(3)] += 1
    while sum(room) > cards:
        fullest = room.index(max(room))
        room[fullest] -= 1
    kept = [number for number in room if number]
    places = range(len(kept))
    allowed = [
        sum(1 << place for place in places if chance.random() < 0.8) or 1 for _ in range(cards)
    ]
    clauses = [
        tuple(
            (card, 1 << chance.choice(places))
            for card in chance.sample(range(cards), chance.randint(1, 3))
        )
        for _ in range(chance.randint(0, 4))
    ]
    homes = {Home(place): 1 << place for place in places}
    return Problem(allowed, tuple(kept), homes, clauses)


def brute_force(problem: Problem) -> list[set[Home]]:
    """Return the homes of every card over all ways of filling the places."""
    slots = [place for place, room in enumerate(problem.room) for _ in range(room)]
    found: list[set[Home]] = [set() for _ in problem.allowed]
    for places in set(permutations(slots)):
        fits = all(
            allowed >> place & 1 for allowed, place in zip(problem.allowed, places, strict=True)
        )
        if fits and all(
            any(where >> places[card] & 1 for card, where in clause) for clause in problem.clauses
        ):
            for card, place in enumerate(places):
                found[card].add(Home(place))
    return found


def test_small_cases_are_answered_as_by_brute_force() -> None:
    solvable = 0
    for seed in range(SMALL * 3):
        problem = small_problem(seed)
        expected = brute_force(problem)
        if not all(expected):
            with pytest.raises(ValueError, match="contradict"):
                possible_homes(problem)
            continue
        solvable += 1
        assert possible_homes(problem) == expected, seed
    assert solvable >= SMALL


def check_log(seed: int) -> None:
    """Compare the knowledge at a few moments of a match with the oracle."""
    chance = random.Random(seed)
    views = some_views(seed)
    for view, _ in chance.sample(views, min(2, len(views))):
        exact = exactly(remember(view))
        with Oracle(view) as oracle:
            for card in DECK:
                expected = {
                    Home(seat) for seat in range(view.table.seats) if oracle.with_seat(seat, card)
                }
                expected |= {RESERVE} if oracle.in_reserve(card) else set()
                expected |= {CASE} if oracle.in_case(card) else set()
                assert exact.homes[card] == expected, (seed, view.ply, card)


@pytest.mark.parametrize("seed", range(LOGS))
def test_whole_matches_are_answered_as_by_a_sat_solver(seed: int) -> None:
    check_log(seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(LOGS, MANY_LOGS))
def test_many_whole_matches_are_answered_as_by_a_sat_solver(seed: int) -> None:
    check_log(seed)
