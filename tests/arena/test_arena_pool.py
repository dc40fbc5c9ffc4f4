"""Matches in processes: the same as without, also where a process is killed."""

import pytest

from divan.arena.fixture import Fixture, play
from divan.arena.place import WorkersLost, play_all
from divan.arena.pool import LocalPool
from divan.core.options import option_values
from divan.games import find_games
from helpers.fixtures import fixtures


def test_the_pool_plays_what_one_process_plays() -> None:
    matches = fixtures(8)
    alone = [play(match) for match in matches]
    with LocalPool(2) as pool:
        assert play_all(pool, matches) == alone
        assert play_all(pool, matches) == alone, "a pool can be used again"
    assert len({score.end for score in alone}) == 4, (
        "each deal is another match, for equals the same"
    )


def test_the_progress_is_told() -> None:
    told: list[int] = []
    with LocalPool(1) as pool:
        play_all(pool, fixtures(3), told.append)
    assert told == [1, 2, 3]


def test_a_killed_workers_match_is_played_again() -> None:
    matches = fixtures(8, "KILLED_ONCE")
    with LocalPool(2) as pool:
        scores = play_all(pool, matches)
    assert scores == [play(match) for match in fixtures(8)]


def test_matches_that_kill_every_worker_are_given_up() -> None:
    with LocalPool(2) as pool, pytest.raises(WorkersLost, match="2 matches"):
        play_all(pool, fixtures(2, "KILLED"))


def test_a_fault_of_a_bot_is_told_and_not_tried_again() -> None:
    with LocalPool(1) as pool, pytest.raises(KeyError, match="no idea"):
        play_all(pool, fixtures(1, "RAISES"))


def test_every_game_ends_alike_in_every_process() -> None:
    matches = [
        Fixture(
            game,
            option_values(game.load_rules().presets[0].options),
            ("watson", *("wiggins",) * (game.players[0] - 1)),
            "ALIKE",
        )
        for game in find_games()
    ]
    with LocalPool(1) as pool:
        assert play_all(pool, matches) == [play(match) for match in matches]
