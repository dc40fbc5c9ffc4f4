"""Every game hides what a seat cannot see, and a view is enough to play by."""

import pytest

from divan.core.manifest import Manifest, load
from divan.games import find_games
from helpers.conformance import check_redealing, check_that_nothing_leaks, check_the_views
from helpers.playing import Case, mixed_cases, preset_cases
from helpers.toy import TOY

GAMES = (*find_games(), TOY)
CASES = [*preset_cases(GAMES), *mixed_cases(GAMES, mixes=2)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_view_answers_its_seat_like_the_whole_state(case: Case) -> None:
    check_the_views(case, "VIEWS")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_seat_sees_a_hidden_card_only_where_an_event_reveals_it(case: Case) -> None:
    check_that_nothing_leaks(case, "LEAKS")


@pytest.mark.parametrize("case", preset_cases(find_games()), ids=str)
def test_whatever_a_seat_cannot_see_may_as_well_lie_otherwise(case: Case) -> None:
    check_redealing(case, _roster(case.manifest), "REDEAL", every=7)


def _roster(manifest: Manifest):
    return load(manifest.bots)
