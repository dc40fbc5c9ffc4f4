"""One whole match of every preset, as text: what changes in the rules shows as a diff.

``pytest tests/playthroughs --regenerate`` writes the texts anew; read the diff before
you commit it. A change in one of them usually means a new version of the rules.
"""

from pathlib import Path

import pytest

from divan.games import find_games
from helpers.playing import Case, preset_cases
from helpers.telling import tell_match

TEXTS = Path(__file__).parent / "texts"
CASES = [case for case in preset_cases(find_games()) if case.seats == case.manifest.players[0]]


def path_of(case: Case) -> Path:
    return TEXTS / f"{case}.txt"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_match_is_played_as_it_was_written_down(
    case: Case, request: pytest.FixtureRequest
) -> None:
    text = tell_match(case)
    if request.config.getoption("--regenerate"):
        TEXTS.mkdir(exist_ok=True)
        path_of(case).write_text(text, encoding="utf-8", newline="\n")
    kept = path_of(case).read_text(encoding="utf-8") if path_of(case).exists() else ""
    assert text.splitlines() == kept.splitlines()


def test_no_text_is_left_of_a_preset_that_is_gone() -> None:
    assert {path.name for path in TEXTS.iterdir()} == {path_of(case).name for case in CASES}
