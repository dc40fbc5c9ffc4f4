"""Options are read from what records, forms and command lines hold."""

import pytest

from divan.core.options import (
    BadOptions,
    Choice,
    choose,
    option_values,
    preset_of,
    read_options,
)
from helpers.toy import RULES, ToyOptions


def test_what_is_not_named_has_its_default() -> None:
    assert read_options(ToyOptions, {}) == ToyOptions()
    assert read_options(ToyOptions, {"rounds": 2}) == ToyOptions(rounds=2)


def test_texts_are_read_as_what_the_field_holds() -> None:
    read = read_options(ToyOptions, {"rounds": "2", "lowest_wins": "true"})
    assert read == ToyOptions(rounds=2, lowest_wins=True)


@pytest.mark.parametrize(
    "values", [{"rounds": 0}, {"rounds": "x"}, {"rounds": None}, {"lowest_wins": []}, {"other": 1}]
)
def test_nonsense_is_refused_by_the_name_of_its_field(values: dict[str, object]) -> None:
    with pytest.raises(BadOptions, match=next(iter(values))):
        read_options(ToyOptions, values)


def test_values_and_options_are_two_forms_of_the_same() -> None:
    options = ToyOptions(rounds=4, lowest_wins=True)
    assert option_values(options) == {"rounds": 4, "lowest_wins": True}
    assert read_options(ToyOptions, option_values(options)) == options


def test_a_preset_is_found_by_its_options() -> None:
    short = preset_of(ToyOptions(rounds=1), RULES.presets)
    assert short is not None
    assert short.id == "short"
    assert preset_of(ToyOptions(rounds=2), RULES.presets) is None


def test_a_value_is_chosen_with_what_it_brings_along() -> None:
    choice = Choice("rounds", (1, 2), ("TOY-1",), "D1", brings={1: {"lowest_wins": True}})
    assert choose(ToyOptions(), choice, 1) == ToyOptions(rounds=1, lowest_wins=True)
    assert choose(ToyOptions(), choice, 2) == ToyOptions(rounds=2)
    with pytest.raises(BadOptions, match="rounds"):
        choose(ToyOptions(), choice, 9)
