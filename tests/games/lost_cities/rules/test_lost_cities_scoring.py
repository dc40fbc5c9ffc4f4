"""What routes are worth (LOST-6.3 to 6.6, 7, 8, R.6 to R.8), rulings D10 to D15."""

import pytest
from msgspec.structs import replace

from divan.games.lost_cities.rules.options import PUBLISHED, SOURCE, LostCitiesOptions
from divan.games.lost_cities.rules.scoring import RouteScore, score_columns, score_route
from helpers.lost_cities import cards, columns

TEN_OFF = replace(SOURCE, ten_bonus="off")
FULL_ROUTE = "2 3 4 5 6 7 8 9 10"


def points(route: str, options: LostCitiesOptions) -> int:
    return score_route(cards(f"red {route}") if route else (), options).total


VECTORS = [
    # route, Source without the ten bonus, Source, Published
    pytest.param("inv 2 4 7 9", (4, 4, 4), id="example of 7.1 to 7.4"),
    pytest.param("inv 2 4", (-28, -28, -28), id="example of 7.5"),
    pytest.param("2 4", (-14, -14, -14), id="no investment"),
    pytest.param("inv inv 2 4 7 9", (6, 6, 6), id="two investments"),
    pytest.param("inv inv inv 2 4 7 9", (6, 6, 8), id="three investments"),
    pytest.param("inv", (-40, -40, -40), id="one investment only"),
    pytest.param("inv inv", (-60, -60, -60), id="two investments only"),
    pytest.param("inv inv inv", (-60, -60, -80), id="three investments only"),
    pytest.param("", (0, 0, 0), id="never started"),
    pytest.param(FULL_ROUTE, (34, 54, 54), id="full, no investment"),
    pytest.param(f"inv {FULL_ROUTE}", (68, 68, 88), id="full, one investment"),
    pytest.param(f"inv inv inv {FULL_ROUTE}", (102, 102, 156), id="full, three investments"),
    pytest.param("2 10", (-8, -8, -8), id="two cards with the 10"),
    pytest.param("2 3 10", (-5, 15, -5), id="three cards with the 10"),
    pytest.param("2 8 10", (0, 20, 0), id="break-even"),
    pytest.param("inv 9 10", (-2, -2, -2), id="investment and the 10"),
    pytest.param("inv 2 3 4 5 6 7 8", (30, 30, 50), id="eight cards"),
]


@pytest.mark.clause("LOST-6.3", "LOST-6.4", "LOST-6.5", "LOST-R.6", "LOST-8.1", "D10", "D14")
@pytest.mark.parametrize(("route", "worth"), VECTORS)
def test_a_route_is_worth_what_the_vectors_say(route: str, worth: tuple[int, int, int]) -> None:
    assert tuple(points(route, options) for options in (TEN_OFF, SOURCE, PUBLISHED)) == worth


@pytest.mark.clause("LOST-7.1", "LOST-7.2", "LOST-7.3", "LOST-7.4")
def test_the_arithmetic_of_the_example_can_be_shown_step_by_step() -> None:
    score = score_route(cards("red inv 2 4 7 9"), SOURCE)
    assert score == RouteScore(started=True, numbers=22, multiplier=2, bonus=0)
    assert score.total == (22 - 20) * 2 == 4


@pytest.mark.clause("LOST-7.5")
def test_the_second_example_of_the_source() -> None:
    score = score_route(cards("red inv 2 4"), SOURCE)
    assert (score.numbers, score.multiplier, score.total) == (6, 2, -28)


@pytest.mark.clause("LOST-6.3", "LOST-6.4", "LOST-R.6", "D10")
@pytest.mark.parametrize(
    ("multipliers", "worth"), [("1233", [4, 8, 12, 12]), ("1234", [4, 8, 12, 16])]
)
def test_investments_multiply(multipliers: str, worth: list[int]) -> None:
    options = replace(SOURCE, multipliers=multipliers)
    routes = ["7 8 9", "inv 7 8 9", "inv inv 7 8 9", "inv inv inv 7 8 9"]
    assert [points(route, options) for route in routes] == worth


@pytest.mark.clause("D11")
def test_a_colour_without_cards_costs_nothing() -> None:
    assert score_route((), SOURCE) == RouteScore(started=False, numbers=0, multiplier=1, bonus=0)
    assert score_columns(columns("red 2 8 10"), TEN_OFF) == 0


@pytest.mark.clause("LOST-2.4", "LOST-6.6", "LOST-R.7", "D12")
def test_fewer_than_three_numbers_are_negative_by_the_ordinary_arithmetic_alone() -> None:
    short = [f"{low} {high}" for low in range(2, 11) for high in range(low + 1, 11)]
    short += [str(rank) for rank in range(2, 11)]
    for route in short:
        total = sum(map(int, route.split())) - 20
        assert points(route, SOURCE) == points(route, PUBLISHED) == total < 0
        assert points(f"inv {route}", SOURCE) == 2 * total


@pytest.mark.clause("D13")
def test_three_cards_do_not_save_a_route_from_a_negative_score() -> None:
    assert points("2 3 4", SOURCE) == -11


@pytest.mark.clause("LOST-8.2", "LOST-R.8", "D14")
def test_source_rewards_a_route_of_three_cards_or_more_that_ends_with_the_10() -> None:
    assert points("2 3 10", SOURCE) == points("2 3 10", TEN_OFF) + 20
    assert points("2 10", SOURCE) == points("2 10", TEN_OFF), "needs three cards"
    assert points("inv 2 3 10", SOURCE) == points("inv 2 3 10", TEN_OFF), "needs no investment"
    assert points("2 3 9", SOURCE) == points("2 3 9", TEN_OFF), "needs the 10"


@pytest.mark.clause("LOST-8.2", "D15")
def test_the_stricter_ten_bonus_wants_every_number() -> None:
    strict = replace(SOURCE, ten_bonus="full_2_to_10")
    assert points(FULL_ROUTE, strict) == 54
    assert points("3 4 5 6 7 8 9 10", strict) == 52 - 20
    assert points(f"inv {FULL_ROUTE}", strict) == 68


@pytest.mark.clause("D14")
def test_the_published_bonus_wants_eight_cards_investments_included_and_is_not_multiplied() -> None:
    assert points("inv 2 3 4 5 6 7 8", PUBLISHED) == (35 - 20) * 2 + 20
    assert points("inv 2 3 4 5 6 7", PUBLISHED) == (27 - 20) * 2
    assert points("inv inv inv 2 3 4 5 6", PUBLISHED) == 0 * 4 + 20


@pytest.mark.clause("D14")
def test_both_bonuses_can_be_earned_where_a_person_mixes_the_options() -> None:
    assert points(FULL_ROUTE, replace(SOURCE, eight_bonus=True)) == 34 + 20 + 20


def test_a_route_of_investments_alone_earns_no_ten_bonus() -> None:
    assert [
        points("inv", replace(SOURCE, ten_bonus=kind)) for kind in ("top_is_10", "full_2_to_10")
    ] == [-40, -40]
