"""The presets and the choices of the set-up form."""

import pytest

from divan.core.options import BadOptions, option_values, preset_of, read_options
from divan.games.last_call.rules.options import (
    BRISK,
    CHOICES,
    PRESETS,
    SOURCE,
    LastCallOptions,
)

SOURCE_VALUES = {
    "case_model": "case_file",
    "removed_case_cards": "reference",
    "previous_card": "table",
    "extra_draw": "auto",
    "guesses_in_a_row": "unlimited",
    "final_reveal": "all",
    "last_survivor": "must_announce",
    "safety_draw": True,
    "cases": 1,
    "start_player": "random",
}


def test_source_is_the_default_preset() -> None:
    assert LastCallOptions() == SOURCE == PRESETS[0].options
    assert option_values(SOURCE) == SOURCE_VALUES


def test_brisk_differs_in_the_number_of_guesses_in_a_row_only() -> None:
    assert option_values(BRISK) == {**SOURCE_VALUES, "guesses_in_a_row": "one"}


def test_a_mix_is_no_preset_and_a_preset_knows_its_name() -> None:
    names = [
        preset and preset.id for preset in (preset_of(SOURCE, PRESETS), preset_of(BRISK, PRESETS))
    ]
    assert names == ["source", "brisk"]
    assert preset_of(LastCallOptions(cases=2), PRESETS) is None


@pytest.mark.parametrize(
    "values",
    [
        {"cases": 0},
        {"cases": 6},
        {"case_model": "F"},
        {"safety_draw": "perhaps"},
        {"ghosts": True},
    ],
    ids=str,
)
def test_a_value_that_the_game_does_not_take_is_refused(values: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        read_options(LastCallOptions, values)


def test_every_choice_can_be_read_back_from_a_text() -> None:
    for choice in CHOICES:
        for value in choice.values:
            options = read_options(LastCallOptions, {choice.field: str(value).lower()})
            assert getattr(options, choice.field) == value
