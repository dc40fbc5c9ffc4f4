"""Who meets whom, on which deals: the same cards for everybody, every seat in turn."""

from collections.abc import Iterator, Sequence
from itertools import count

from divan.arena.fixture import Fixture
from divan.core.manifest import Manifest
from divan.core.options import Options, option_values


def rotations(bots: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Return the ways in which ``bots`` sit down when each moves on by one seat at a time.

    Ways that are the same come once: equals need not change places.
    """
    turns = (tuple(bots[shift:]) + tuple(bots[:shift]) for shift in range(len(bots)))
    return tuple(dict.fromkeys(turns))


def paired_deals(
    manifest: Manifest, options: Options, bots: Sequence[str], seed: str
) -> Iterator[Fixture]:
    """Yield fixtures without end: each deal once for every way to sit down.

    The luck of a deal then falls to each bot alike, and fewer matches tell as much.
    """
    values = option_values(options)
    for deal in count():
        for seats in rotations(bots):
            yield Fixture(manifest, values, seats, f"{seed}:{deal}")


def seated_deals(
    manifest: Manifest, options: Options, bots: Sequence[str], seed: str
) -> Iterator[Fixture]:
    """Yield fixtures without end: each deal once, and everybody keeps their seat.

    For games in which a seat is a part to play, and equal deals are compared.
    """
    values = option_values(options)
    for deal in count():
        yield Fixture(manifest, values, tuple(bots), f"{seed}:{deal}")


def whole_deals(bots: Sequence[str], games: int) -> int:
    """Return the number of matches, at least ``games``, that makes every deal complete."""
    ways = len(rotations(bots))
    return -(-games // ways) * ways
