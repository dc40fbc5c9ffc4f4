"""The presets and the choices of the set-up form."""

import pytest

from divan.core.options import BadOptions, option_values, preset_of, read_options
from divan.games.lost_cities.rules.options import (
    CHOICES,
    PRESETS,
    PUBLISHED,
    SOURCE,
    LostCitiesOptions,
)


def test_source_is_the_default_preset() -> None:
    assert LostCitiesOptions() == SOURCE == PRESETS[0].options
    assert option_values(SOURCE) == {
        "initial_discards": "three",
        "start_rule": "investment_or_two",
        "multipliers": "1233",
        "ten_bonus": "top_is_10",
        "eight_bonus": False,
        "rounds": 1,
        "starter": "random",
    }


def test_published_is_as_printed() -> None:
    assert option_values(PUBLISHED) == {
        "initial_discards": "none",
        "start_rule": "free",
        "multipliers": "1234",
        "ten_bonus": "off",
        "eight_bonus": True,
        "rounds": 3,
        "starter": "random",
    }


def test_a_mix_is_no_preset_and_a_preset_knows_its_name() -> None:
    names = [
        preset and preset.id
        for preset in (preset_of(SOURCE, PRESETS), preset_of(PUBLISHED, PRESETS))
    ]
    assert names == ["source", "published"]
    assert preset_of(LostCitiesOptions(rounds=2), PRESETS) is None


@pytest.mark.parametrize(
    "values",
    [
        {"rounds": 0},
        {"rounds": 6},
        {"rounds": "many"},
        {"start_rule": "none"},
        {"multipliers": 1233},
        {"eight_bonus": "perhaps"},
        {"sixth_colour": True},
    ],
    ids=str,
)
def test_a_value_that_the_game_does_not_take_is_refused(values: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        read_options(LostCitiesOptions, values)


def test_every_choice_can_be_read_back_from_a_text() -> None:
    for choice in CHOICES:
        for value in choice.values:
            options = read_options(LostCitiesOptions, {choice.field: str(value).lower()})
            assert getattr(options, choice.field) == value
