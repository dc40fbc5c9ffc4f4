"""Games are found and loaded by name."""

import pytest

from divan.core.manifest import load
from divan.games import find_games
from helpers.toy import RULES, TOY


def test_a_name_stands_for_an_attribute_of_a_module() -> None:
    assert load("helpers.toy:RULES") is RULES
    assert TOY.load_rules() is RULES


@pytest.mark.parametrize("name", ["helpers.toy:NOTHING", "helpers.nothing:RULES", "helpers.toy"])
def test_a_name_that_stands_for_nothing_is_an_error(name: str) -> None:
    with pytest.raises((AttributeError, ImportError)):
        load(name)


def test_lost_cities_is_the_first_game_on_the_shelf() -> None:
    first = find_games()[0]
    assert (first.id, first.shelf, first.players) == ("lost_cities", 1, (2,))
