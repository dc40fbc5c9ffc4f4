"""Laying cards on routes (LOST-2, LOST-4), rulings D5, D6 and D20."""

import pytest

from divan.core.result import Result
from divan.games.lost_cities.rules.options import PUBLISHED, SOURCE, LostCitiesOptions
from divan.games.lost_cities.rules.state import Phase
from helpers.lost_cities import RULES, refusal, table
from helpers.lost_cities import play as lay

BLUE = "blue inv 2 3 4 5 6 7 8 9 10"


def allowed(route: str, options: LostCitiesOptions = SOURCE) -> set[str]:
    """Return the ranks of blue that may be laid on ``route``."""
    state = table(hand=BLUE, route=route, options=options)
    return {rank for rank in BLUE.split()[1:] if refusal(state, lay(f"blue {rank}")) is None}


@pytest.mark.clause("LOST-2.3", "LOST-4.3", "D5")
def test_source_starts_a_route_with_an_investment_or_the_2() -> None:
    assert allowed("", SOURCE) == {"inv", "2"}


@pytest.mark.clause("D5")
def test_published_starts_a_route_with_any_card() -> None:
    assert allowed("", PUBLISHED) == set(BLUE.split()[1:])


@pytest.mark.clause("LOST-4.3", "D5")
@pytest.mark.parametrize("route", ["blue inv", "blue inv inv", "blue inv inv inv"])
def test_after_investments_any_number_may_follow(route: str) -> None:
    assert allowed(route) >= {"2", "3", "4", "5", "6", "7", "8", "9", "10"}


@pytest.mark.clause("LOST-4.2", "LOST-R.2")
@pytest.mark.parametrize("options", [SOURCE, PUBLISHED])
def test_investments_come_only_before_the_first_number(options: LostCitiesOptions) -> None:
    assert "inv" in allowed("blue inv", options)
    assert "inv" not in allowed("blue inv 2", options)
    assert "inv" not in allowed("blue 2", options)


@pytest.mark.clause("LOST-R.2", "LOST-8.1")
def test_three_investments_may_lie_on_a_route_and_a_fourth_does_not_exist() -> None:
    assert "inv" in allowed("blue inv inv")
    state = table(hand="blue 5", route="blue inv inv inv")
    assert refusal(state, lay("blue inv")) == "not_in_hand"


@pytest.mark.clause("LOST-2.2", "LOST-4.1", "LOST-R.3", "D6")
def test_numbers_ascend_with_gaps_and_none_comes_twice() -> None:
    state = table(hand="blue 4 5 6 9", route="blue 2 5")
    assert refusal(state, lay("blue 4")) == "not_ascending"
    assert refusal(state, lay("blue 5")) == "not_ascending"
    assert refusal(state, lay("blue 6")) is None
    assert refusal(state, lay("blue 9")) is None


@pytest.mark.clause("LOST-4.4")
def test_the_example_of_the_source_after_the_5_come_6_to_10_but_not_4_or_5() -> None:
    assert allowed("blue inv 5") == {"6", "7", "8", "9", "10"}
    assert allowed("blue 5", PUBLISHED) == {"6", "7", "8", "9", "10"}


@pytest.mark.clause("LOST-2.1")
def test_each_colour_has_a_route_of_its_own() -> None:
    state = table(hand="blue 3, red 3", route="blue inv, red 5")
    assert refusal(state, lay("blue 3")) is None
    assert refusal(state, lay("red 3")) == "not_ascending"


@pytest.mark.clause("LOST-2.1", "D20")
def test_nobody_has_to_start_a_route() -> None:
    over = table(phase=Phase.OVER, past_scores=((0, 0),))
    assert RULES.result(over) == Result((0, 1), (0, 0), "pile_empty")
