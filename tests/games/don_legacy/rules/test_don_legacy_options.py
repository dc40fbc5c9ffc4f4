"""The presets and the choices of the set-up form (dossier section 6)."""

import pytest

from divan.core.options import BadOptions, option_values, preset_of, read_options
from divan.games.don_legacy.rules.options import (
    CHOICES,
    LIVELY,
    PRESETS,
    SOURCE,
    DonLegacyOptions,
)

DEFAULTS = {
    "take_mystery": "ability_only",
    "scene_analysis": "draw_one",
    "open_rows": "players",
    "hand_limit": "soft",
    "set_costs": "free",
    "single_mystery": 0,
    "last_lap": "none",
    "piles": "merged",
    "two_player_hand": 5,
    "starter": "random",
}


def test_source_is_the_default_preset_and_every_ruling_its_default() -> None:
    assert DonLegacyOptions() == SOURCE == PRESETS[0].options
    assert option_values(SOURCE) == DEFAULTS


def test_lively_lets_open_mysteries_be_taken_looks_at_two_and_lays_three_at_least() -> None:
    assert option_values(LIVELY) == DEFAULTS | {
        "take_mystery": "action",
        "scene_analysis": "look_at_two",
        "open_rows": "at_least_three",
    }
    assert preset_of(LIVELY, PRESETS) == PRESETS[1]


def test_lively_is_recommended_for_two_players() -> None:
    assert [preset.recommended for preset in PRESETS] == [(), (2,)]


@pytest.mark.clause("D8")
def test_the_hard_limit_brings_the_option_without_which_it_does_not_work() -> None:
    (limit,) = (choice for choice in CHOICES if choice.field == "hand_limit")
    assert limit.brings == {"hard_five": {"take_mystery": "action"}}


@pytest.mark.parametrize(
    ("field", "value"),
    [("two_player_hand", 4), ("single_mystery", 2), ("piles", "three"), ("hand_limit", "hard")],
)
def test_other_values_are_refused(field: str, value: object) -> None:
    with pytest.raises(BadOptions):
        read_options(DonLegacyOptions, {field: value})


def test_the_choices_point_to_the_rulings_of_the_dossier() -> None:
    assert {choice.field: choice.ruling for choice in CHOICES} == {
        "take_mystery": "D4",
        "scene_analysis": "D18",
        "open_rows": "D16",
        "hand_limit": "D8",
        "set_costs": "D5",
        "single_mystery": "D10",
        "last_lap": "D12",
        "piles": "D1",
        "two_player_hand": "D15",
        "starter": "D20",
    }
