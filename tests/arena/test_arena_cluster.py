"""Matches on a Dask cluster are those of the pool, also where a worker is killed."""

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle, islice

import pytest

from divan.arena.cluster import MISSING, DaskCluster, ExtraMissing
from divan.arena.fixture import play
from divan.arena.place import WorkersLost, play_all
from divan.arena.pool import LocalPool
from divan.arena.schedule import paired_deals
from divan.core.manifest import Manifest
from divan.core.record import Level
from divan.games import find_games
from helpers.fixtures import fixtures


def test_without_the_extra_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ExtraMissing, match="extra arena"):
        DaskCluster("tcp://127.0.0.1:1")
    assert "pip install" in MISSING


@pytest.fixture(scope="module")
def scheduler(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a cluster of two workers, in processes of their own."""
    pytest.importorskip("distributed", reason=MISSING)
    home = tmp_path_factory.mktemp("cluster") / "home"
    environment = {**os.environ, "DIVAN_HOME": str(home), "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        [sys.executable, "-m", "helpers.dask_child"],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,  # it speaks of workers that are killed here on purpose
        text=True,
    ) as child:
        assert child.stdout is not None
        address = child.stdout.readline().strip()
        with DaskCluster(address) as first:
            # A thread of Dask's own stays in this process from its first use on.
            play_all(first, fixtures(1))
        yield address
        child.communicate()


def test_the_cluster_plays_what_one_process_plays(scheduler: str) -> None:
    matches = fixtures(8)
    with DaskCluster(scheduler) as cluster:
        assert play_all(cluster, matches) == [play(match) for match in matches]


@pytest.mark.long
@pytest.mark.parametrize("game", find_games(), ids=lambda game: game.id)
def test_three_hundred_matches_of_every_game_end_alike_here_and_there(
    scheduler: str, game: Manifest
) -> None:
    bots = [level.value for level in islice(cycle(Level), game.players[0])]
    options = game.load_rules().presets[0].options
    matches = list(islice(paired_deals(game, options, bots, "DASK"), 300))
    with DaskCluster(scheduler) as cluster, LocalPool() as pool:
        assert play_all(cluster, matches) == play_all(pool, matches)


def test_a_killed_workers_match_is_played_again(scheduler: str) -> None:
    with DaskCluster(scheduler) as cluster:
        scores = play_all(cluster, fixtures(8, "KILLED_ONCE"))
    assert scores == [play(match) for match in fixtures(8)]


def test_matches_that_kill_every_worker_are_given_up(scheduler: str) -> None:
    with DaskCluster(scheduler) as cluster, pytest.raises(WorkersLost):
        play_all(cluster, fixtures(1, "KILLED"))
