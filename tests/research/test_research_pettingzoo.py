"""Each game passes the tests that PettingZoo has for environments."""

import warnings

import pytest

EXTRA = "needs the optional extra research: pip install -e '.[research]'"
pytest.importorskip("pettingzoo", reason=EXTRA)

import msgspec
import numpy as np
from pettingzoo.test import api_test, seed_test

from divan.core.manifest import load
from divan.games import find_games
from divan.research.features import features
from divan.research.pettingzoo_env import env
from divan.research.setting import ACTIONS, setting_of

IDS = [manifest.id for manifest in find_games()]


@pytest.fixture(autouse=True)
def _advice() -> None:
    """Let PettingZoo advise: its tests warn of observations that are no plain array, say."""
    warnings.filterwarnings("ignore", module="pettingzoo")


@pytest.mark.parametrize("game", IDS)
def test_a_game_keeps_to_the_interface(game: str) -> None:
    api_test(env(game), num_cycles=200)


@pytest.mark.parametrize("game", IDS)
def test_the_same_seed_is_the_same_match(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=50)


@pytest.mark.parametrize("game", IDS)
def test_a_match_ends_and_every_agent_hears_what_it_was_worth(game: str) -> None:
    match = env(game)
    match.reset(seed=7)
    worth: dict[str, float] = {}
    for agent in match.agent_iter():
        observation, reward, ended, broken_off, info = match.last()
        if ended or broken_off:
            worth[agent] = reward
            match.step(None)
            continue
        allowed = np.flatnonzero(observation["action_mask"])
        assert len(allowed) == len(info["moves"])
        match.step(allowed[len(allowed) // 3])
    assert set(worth) == set(match.possible_agents)
    assert set(worth.values()) <= {-1.0, 1.0}


def test_an_action_that_is_not_there_is_refused() -> None:
    match = env("lost_cities")
    match.reset(seed=1)
    with pytest.raises(ValueError, match=f"not one of number {ACTIONS - 1}"):
        match.step(ACTIONS - 1)


@pytest.mark.parametrize("game", IDS)
def test_what_a_seat_cannot_see_is_not_in_its_features(game: str) -> None:
    setting = setting_of(game)
    roster = load(setting.manifest.bots)
    position = setting.begin("FEATURES")
    for seat in range(setting.seats):
        view = setting.view(position, seat)
        dealt = msgspec.structs.replace(position, state=roster.redeal(view, 1))
        assert dealt.state != position.state
        assert np.array_equal(features(setting.view(dealt, seat)), features(view))
    seen = [features(setting.view(position, seat)) for seat in range(setting.seats)]
    assert len({vector.tobytes() for vector in seen}) == setting.seats


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"game": "hearts"}, "no game 'hearts'"),
        ({"game": "lost_cities", "players": 3}, "not 3"),
        ({"game": "lost_cities", "preset": "odd"}, "no preset 'odd'"),
        ({"game": "lost_cities", "rounds": 9}, "rounds"),
    ],
)
def test_what_a_game_does_not_have_is_refused(wanted: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        env(**wanted)  # type: ignore[arg-type]


def test_options_and_players_can_be_chosen() -> None:
    match = env("lost_cities", preset="published", rounds=1)
    match.reset(seed=3)
    assert "rounds=1" in match.render()
    assert len(env("last_call", players=4).possible_agents) == 4
