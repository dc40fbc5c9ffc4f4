"""Options and presets (section 7 of the rulings)."""

import pytest

from divan.core.options import BadOptions, preset_of, read_options
from divan.games.similo.rules import RULES
from divan.games.similo.rules.options import PRESETS, PROGRESSIVE, PUBLISHED, SimiloOptions


def test_source_is_the_default_and_progressive_changes_only_the_schedule() -> None:
    assert [preset.id for preset in PRESETS] == ["source", "progressive", "published"]
    assert PRESETS[0].options == SimiloOptions()
    assert SimiloOptions(schedule="progressive") == PROGRESSIVE


@pytest.mark.clause("D4", "D10", "D8")
def test_published_also_takes_the_secret_from_chance_and_lets_all_lose() -> None:
    assert SimiloOptions(schedule="published", secret="random", failure="all_lose") == PUBLISHED
    assert preset_of(SimiloOptions(schedule="published"), PRESETS) is None


@pytest.mark.clause("D22")
def test_naming_traits_is_a_matter_of_the_screen() -> None:
    assert SimiloOptions().trait_hints
    assert "trait_hints" in {choice.field for choice in RULES.choices}


@pytest.mark.parametrize(
    "values", [{"games": 0}, {"games": 10}, {"grid": "14"}, {"schedule": "fast"}, {"grid": 9}]
)
def test_what_no_option_takes_is_refused(values: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        read_options(SimiloOptions, values)
