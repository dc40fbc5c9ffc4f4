"""Matches for the arena to play."""

from itertools import islice

from msgspec.structs import replace

from divan.arena.fixture import Fixture
from divan.arena.schedule import paired_deals
from divan.games import find_games
from divan.games.lost_cities.rules.options import SOURCE

GAME = find_games()[0]


def fixtures(number: int, bots: str = "RANDOM", seed: str = "ARENA") -> list[Fixture]:
    """Return matches of Lost Cities between two of a roster of ``helpers.bots``."""
    game = replace(GAME, bots=f"helpers.bots:{bots}")
    return list(islice(paired_deals(game, SOURCE, ["adler", "watson"], seed), number))
