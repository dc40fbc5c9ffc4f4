"""A schedule is fair: everybody plays every deal from every seat."""

from itertools import islice

import pytest

from divan.arena.fixture import Fixture
from divan.arena.schedule import paired_deals, rotations, seated_deals, whole_deals
from divan.games.lost_cities.rules.options import SOURCE
from helpers.fixtures import GAME


def test_everybody_sits_on_every_seat_once() -> None:
    ways = rotations(["adler", "watson", "wiggins"])
    assert len(ways) == 3
    for place in range(3):
        assert {way[place] for way in ways} == {"adler", "watson", "wiggins"}


def test_equals_need_not_change_places() -> None:
    assert rotations(["adler", "adler"]) == (("adler", "adler"),)
    assert len(rotations(["adler", "watson", "watson"])) == 3
    assert len(rotations(["adler", "watson", "adler", "watson"])) == 2


def test_each_deal_comes_once_for_each_way_to_sit() -> None:
    found = list(islice(paired_deals(GAME, SOURCE, ["adler", "watson"], "S"), 4))
    assert [(each.seed, each.bots) for each in found] == [
        ("S:0", ("adler", "watson")),
        ("S:0", ("watson", "adler")),
        ("S:1", ("adler", "watson")),
        ("S:1", ("watson", "adler")),
    ]


def test_where_seats_are_parts_nobody_changes_them() -> None:
    found = list(islice(seated_deals(GAME, SOURCE, ["adler", "watson"], "S"), 3))
    assert [each.seed for each in found] == ["S:0", "S:1", "S:2"]
    assert {each.bots for each in found} == {("adler", "watson")}


@pytest.mark.parametrize(("games", "whole"), [(1, 3), (3, 3), (4, 6), (300, 300)])
def test_no_deal_is_left_incomplete(games: int, whole: int) -> None:
    assert whole_deals(["adler", "watson", "watson"], games) == whole


def test_a_bot_that_nobody_knows_has_no_fixture() -> None:
    with pytest.raises(ValueError, match="moriarty"):
        Fixture(GAME, {}, ("moriarty", "adler"), "S")
