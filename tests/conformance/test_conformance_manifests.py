"""What every game tells of itself fits together."""

import msgspec
import pytest

from divan.core.manifest import Manifest
from divan.core.options import BadOptions, choose, option_values, read_options
from divan.games import find_games
from helpers.toy import TOY

GAMES = (*find_games(), TOY)


def test_the_games_have_ids_and_places_of_their_own_and_come_in_the_order_of_the_shelf() -> None:
    games = find_games()
    assert games
    assert len({game.id for game in games}) == len(games)
    places = [game.shelf for game in games]
    assert places == sorted(set(places))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_tells_for_how_many_it_is_and_how_long_it_takes(game: Manifest) -> None:
    assert game.players
    assert len(set(game.players)) == len(game.players)
    assert min(game.players) >= 2
    assert game.minutes > 0
    assert game.load_rules().version >= 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_choices_are_all_the_options_and_every_value_is_taken(game: Manifest) -> None:
    rules = game.load_rules()
    fields = [choice.field for choice in rules.choices]
    assert sorted(fields) == sorted(rules.options_type.__struct_fields__)
    for choice in rules.choices:
        assert len(set(choice.values)) == len(choice.values) > 1
        assert choice.clauses
        assert choice.ruling
        for value in choice.values:
            options = read_options(rules.options_type, {choice.field: value})
            assert getattr(options, choice.field) == value
            assert getattr(choose(rules.presets[0].options, choice, value), choice.field) == value


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_presets_are_made_of_the_choices_and_the_first_is_the_default(game: Manifest) -> None:
    rules = game.load_rules()
    values = {choice.field: choice.values for choice in rules.choices}
    assert rules.presets[0].options == rules.options_type()
    assert len({preset.id for preset in rules.presets}) == len(rules.presets)
    for preset in rules.presets:
        for field, value in option_values(preset.options).items():
            assert value in values[field]
        assert set(preset.recommended) <= set(game.players)
        written = msgspec.json.decode(msgspec.json.encode(option_values(preset.options)))
        assert read_options(rules.options_type, written) == preset.options


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_an_option_that_a_game_does_not_have_is_refused(game: Manifest) -> None:
    with pytest.raises(BadOptions):
        read_options(game.load_rules().options_type, {"no_such_option": 1})
