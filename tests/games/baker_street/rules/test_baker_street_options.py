"""What can be chosen, and what the presets choose."""

import pytest

from divan.core.options import BadOptions, option_values, preset_of, read_options
from divan.games.baker_street import MANIFEST
from divan.games.baker_street.rules.options import (
    CHOICES,
    PRESETS,
    SHARP,
    SOURCE,
    BakerStreetOptions,
)


@pytest.mark.clause("D6", "D7", "D8", "D14", "D16", "D17", "D19", "D21", "D32")
def test_the_rulings_are_the_defaults() -> None:
    assert option_values(SOURCE) == {
        "alibi": "mutual_only",
        "offers": "sealed",
        "offer_info": "value",
        "may_decline": False,
        "same_round": "share_best",
        "last_player": "zero",
        "wrong_guess": 1,
        "refill": "plus_three",
        "round_limit": 15,
        "notes": "facts",
    }


def test_the_sharp_preset_makes_every_claim_count_and_guessing_dear() -> None:
    changed = {
        field: value
        for field, value in option_values(SHARP).items()
        if value != option_values(SOURCE)[field]
    }
    assert changed == {
        "alibi": "logical",
        "offer_info": "value_and_count",
        "wrong_guess": 2,
    }
    assert preset_of(SHARP, PRESETS) == PRESETS[1]


@pytest.mark.clause("D15")
def test_it_is_for_three_to_five_and_for_two_by_our_own_rules() -> None:
    assert sorted(MANIFEST.players) == [2, 3, 4, 5]


def test_every_choice_names_the_ruling_it_comes_from() -> None:
    assert {choice.field: choice.ruling for choice in CHOICES} == {
        "notes": "D32",
        "alibi": "D21",
        "offers": "D7",
        "offer_info": "D6",
        "may_decline": "D8",
        "wrong_guess": "D17",
        "same_round": "D14",
        "last_player": "D16",
        "refill": "D19",
        "round_limit": "D16",
    }


@pytest.mark.parametrize(
    "values", [{"alibi": "maybe"}, {"wrong_guess": 3}, {"round_limit": 0}, {"round_limit": 21}]
)
def test_other_values_are_refused(values) -> None:
    with pytest.raises(BadOptions):
        read_options(BakerStreetOptions, values)
