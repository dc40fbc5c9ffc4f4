"""Each game passes the random play that OpenSpiel tests its own games with."""

import pytest

EXTRA = "needs the optional extra research: pip install -e '.[research]'"
pyspiel = pytest.importorskip("pyspiel", reason=EXTRA)

from divan.core.fold import view_of
from divan.games import find_games
from divan.research import openspiel_games
from divan.research.setting import LONGEST

IDS = [manifest.id for manifest in find_games()]


@pytest.mark.parametrize("game", IDS)
def test_a_game_stands_random_play(game: str) -> None:
    loaded = pyspiel.load_game(f"python_divan_{game}")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("game", IDS)
def test_a_game_stands_much_random_play(game: str) -> None:
    loaded = pyspiel.load_game(f"python_divan_{game}")
    pyspiel.random_sim_test(loaded, num_sims=30, serialize=False, verbose=False)


def test_a_game_stands_being_written_down_and_read_back() -> None:
    loaded = pyspiel.load_game("python_divan_lost_cities")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def test_parameters_choose_players_and_options() -> None:
    game = pyspiel.load_game("python_divan_similo", {"players": 2, "preset": "progressive"})
    assert game.num_players() == 2
    assert game.max_game_length() == LONGEST + 1
    state = game.new_initial_state()
    state.apply_action(5)
    assert "progressive" in str(state)


def test_a_players_information_is_that_of_their_seat() -> None:
    game = pyspiel.load_game("python_divan_lost_cities")
    state, other = game.new_initial_state(), game.new_initial_state()
    state.apply_action(1)
    other.apply_action(2)
    assert state.information_state_string(0) != state.information_state_string(1)
    assert state.information_state_string(0) != other.information_state_string(0)
    moment = state.moment
    view = view_of(moment.setting.rules, moment.position, 0)
    for card in moment.position.state.hands[1]:
        assert card not in view.table.hands[1]
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert clone.information_state_string(0) != state.information_state_string(0)


def test_every_game_of_the_house_is_there() -> None:
    assert set(openspiel_games.GAMES) == set(IDS)
    assert {f"python_divan_{game}" for game in IDS} <= set(pyspiel.registered_names())
