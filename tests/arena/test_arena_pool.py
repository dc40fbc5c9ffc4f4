"""Matches in processes: the same as without, also where a process is killed."""

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from divan.arena.fixture import Fixture, play
from divan.arena.place import WorkersLost, play_all
from divan.arena.pool import LocalPool
from divan.core.options import option_values
from divan.games import find_games
from helpers.fixtures import fixtures
from helpers.processes import start_python

PATIENCE = 60.0
"""Seconds after which what is waited for will not come."""


def test_the_pool_plays_what_one_process_plays() -> None:
    matches = fixtures(8)
    alone = [play(match) for match in matches]
    with LocalPool(2) as pool:
        assert play_all(pool, matches) == alone
        assert play_all(pool, matches) == alone, "a pool can be used again"
    assert all(score.events["Dealt"] == 1 for score in alone)
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


ASKER = """
from divan.arena.place import play_all
from divan.arena.pool import LocalPool
from helpers.fixtures import fixtures

if __name__ == "__main__":
    with LocalPool(2) as pool:
        play_all(pool, fixtures(2, "TELLS_AND_NEVER"))
"""


def test_workers_end_with_the_process_that_asked_however_it_ends(tmp_path: Path) -> None:
    script = tmp_path / "asker.py"
    script.write_text(ASKER)
    with start_python(str(script)) as asker:
        wait_for(lambda: len(list(tmp_path.glob("worker-*"))) == 2)
        workers = [int(file.name.removeprefix("worker-")) for file in tmp_path.glob("worker-*")]
        asker.kill()
    wait_for(lambda: not any(is_running(worker) for worker in workers))


def is_running(process: int) -> bool:
    """Tell whether a process is there and not only waiting for somebody to notice its end."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    told = Path("/proc", str(process), "stat")
    return not told.exists() or told.read_text().rpartition(")")[2].split()[0] != "Z"


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it does not come about"
        time.sleep(0.05)


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
