"""The strongest bot of every game can say what another move would have cost."""

import math
from itertools import chain, islice

import pytest

from divan.bots.bot import Clock, Unit
from divan.core.fold import view_of
from divan.core.manifest import load
from divan.core.record import Level
from divan.games import find_games
from helpers.playing import Case, preset_cases, random_plies

SEEDS = tuple(f"COMPARED {number}" for number in range(20))
PLIES = 60
"""So many in all; a match that is soon over is followed by another."""
EVERY = 4


@pytest.mark.parametrize("case", preset_cases(find_games()), ids=str)
def test_the_move_that_was_made_is_rated_beside_the_best(case: Case) -> None:
    bot = load(case.manifest.bots).bot(Level.MYCROFT)
    looked_at = 0
    for ply in islice(chain.from_iterable(random_plies(case, seed) for seed in SEEDS), PLIES):
        if ply.before.ply % EVERY:
            continue
        view = view_of(case.rules, ply.before, ply.seat)
        decision = bot.compare(view, ply.move, 1, Clock(0.3))
        best, made = decision.rating(decision.move), decision.rating(ply.move)
        assert best is not None
        assert made is not None
        values = [rated.value for rated in decision.ratings]
        assert all(math.isfinite(value) for value in values)
        assert values == sorted(values, reverse=True)
        if decision.unit is Unit.CHANCE:
            assert all(0 <= value <= 1 for value in values)
        for rated in decision.ratings:
            assert case.rules.check(view.table, view.seat, rated.move) is None
        looked_at += 1
    assert looked_at > 11
