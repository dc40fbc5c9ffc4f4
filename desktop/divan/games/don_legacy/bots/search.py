"""Trying the best moves out on deals that the seat must hold possible (determinization)."""

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Final

from msgspec.structs import astuple, replace

from divan.bots.bot import Clock
from divan.bots.halving import Standing, race
from divan.core.seat import Seat
from divan.games.don_legacy.bots.kernel.choice import COMPILED, Match
from divan.games.don_legacy.bots.kernel.coding import number_of_move, sight_of
from divan.games.don_legacy.bots.kernel.weights import weights_for
from divan.games.don_legacy.bots.knowledge import Knowledge
from divan.games.don_legacy.bots.policy import SCRATCH, SURE, Weighed
from divan.games.don_legacy.rules.cards import Card
from divan.games.don_legacy.rules.moves import DonLegacyMove
from divan.games.don_legacy.rules.state import Phase, Table

ROLL_OUTS: Final = 6000 if COMPILED else 300
"""How often a move is tried out, all candidates together, if the clock allows."""
CANDIDATES: Final = 12
"""How many moves are tried out at most."""
MARGIN: Final = 6.0
"""How much worse than the best a move may seem to be tried out, in points."""
TURNS_EACH: Final = 8 if COMPILED else 2
"""How many turns of each player follow."""
TRUST: Final = 0.85
"""How much what was tried out counts beside what was weighed."""

_SEEDS: Final = 2**64


def try_out(
    table: Table,
    seat: Seat,
    knowledge: Knowledge,
    weighed: list[Weighed],
    seed: int,
    clock: Clock,
) -> list[Weighed]:
    """Return ``weighed``, the chosen move first, with the best moves weighed anew by what follows.

    The first one has the value that the best one had, and the values of the others tell how much
    worse they are.
    """
    order = sorted(weighed, key=lambda each: -each.value)
    if order[0].value >= SURE / 2 or is_idle(table) or clock.expired():
        return weighed
    tried = _tried(order)
    standings = _race(table, seat, knowledge, tried, seed, clock)
    behind = {
        _likeness(tried[standing.option].move): standings[0].worth - standing.worth
        for standing in standings
    }
    top, most = order[0].value, max(behind.values()) + SCRATCH
    places = {likeness: place for place, likeness in enumerate(behind)}
    order.sort(key=lambda each: places.get(_likeness(each.move), len(places)))
    return [
        replace(each, value=top - behind.get(_likeness(each.move), max(top - each.value, most)))
        for each in order
    ]


def _tried(order: list[Weighed]) -> list[Weighed]:
    """Return the moves that are tried out, of moves alike the first."""
    tried = {
        _likeness(each.move): each
        for each in reversed(order)
        if order[0].value - each.value <= MARGIN
    }
    return sorted(tried.values(), key=order.index)[:CANDIDATES]


def _race(
    table: Table,
    seat: Seat,
    knowledge: Knowledge,
    tried: list[Weighed],
    seed: int,
    clock: Clock,
) -> list[Standing]:
    """Return how the moves ``tried`` stand, all tried out on the same deals."""
    play_on = _playing_on(table, seat, knowledge, tried)

    def worths(world: int, options: Sequence[int]) -> list[float]:
        found = play_on(_seed_of(world, seed), options)
        return [
            TRUST * worth + (1 - TRUST) * tried[option].value
            for worth, option in zip(found, options, strict=True)
        ]

    return race(len(tried), worths, ROLL_OUTS, clock)


def average_leads(
    table: Table,
    seat: Seat,
    knowledge: Knowledge,
    tried: list[Weighed],
    seed: int,
    deals: int,
) -> list[float]:
    """Return how many points ahead of the others ``seat`` is some turns after each move, on
    average over the same ``deals``.
    """
    play_on = _playing_on(table, seat, knowledge, tried)
    options = range(len(tried))
    found = [play_on(_seed_of(world, seed), options) for world in range(deals)]
    return [fmean(leads) for leads in zip(*found, strict=True)]


def _playing_on(
    table: Table, seat: Seat, knowledge: Knowledge, tried: list[Weighed]
) -> Callable[[int, Sequence[int]], list[float]]:
    """Return what tells, for a seed, how far ``seat`` is ahead after some of ``tried``."""
    match = Match(table.options, table.seats, weights_for(table.options))
    match.see(sight_of(table, seat, knowledge))
    numbers = [number_of_move(table, each.move) for each in tried]
    turns = TURNS_EACH * table.seats
    return lambda seed, options: match.worths(seed, [numbers[each] for each in options], turns)


def _seed_of(world: int, seed: int) -> int:
    """Return the first of a world's two seeds: one deals, the next is for what happens in it."""
    return (seed + 2 * world) % _SEEDS


def _likeness(move: DonLegacyMove) -> tuple[object, ...]:
    """Return what tells moves apart; clues of one value are the same to anyone."""
    parts = (
        part.value if isinstance(part, Card) and part.is_clue else part for part in astuple(move)
    )
    return (type(move), *parts)


def is_idle(table: Table) -> bool:
    """Tell whether nothing is left but to end the turn."""
    return table.phase is Phase.WRAP_UP and table.options.hand_limit == "soft"
