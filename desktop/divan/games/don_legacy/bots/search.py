"""Trying the best moves out on deals that the seat must hold possible (determinization)."""

import random
from typing import Final

from msgspec.structs import replace

from divan.bots.bot import Clock
from divan.core.chance import Chance
from divan.core.seat import Seat
from divan.games.don_legacy.bots.knowledge import Knowledge, in_sight, unseen
from divan.games.don_legacy.bots.outlook import Temper
from divan.games.don_legacy.bots.policy import Weighed, weigh
from divan.games.don_legacy.bots.redeal import deal
from divan.games.don_legacy.bots.sketch import Sketch
from divan.games.don_legacy.rules.cards import Card
from divan.games.don_legacy.rules.don_legacy import DonLegacyRules
from divan.games.don_legacy.rules.state import Phase, Table

DEALS: Final = 60
"""On how many deals a move is tried out, if the clock allows."""
CANDIDATES: Final = 5
"""How many moves are tried out at most."""
MARGIN: Final = 2.5
"""How much worse than the best a move may seem to be tried out, in points."""
TURNS_EACH: Final = 3
"""How many turns of each player follow."""
TRUST: Final = 0.9
"""How much what was tried out counts beside what was weighed."""

_RULES: Final = DonLegacyRules()
_CHOOSING: Final = frozenset({Phase.EXCHANGE, Phase.SECOND_CLUE, Phase.KEEP})


def try_out(
    table: Table,
    seat: Seat,
    knowledge: Knowledge,
    weighed: list[Weighed],
    temper: Temper,
    chance: random.Random,
    clock: Clock,
) -> list[Weighed]:
    """Return ``weighed`` with the best moves weighed anew by what follows from them.

    Every candidate is tried on the same deals, so that their luck is the same.
    """
    order = sorted(weighed, key=lambda each: -each.value)
    best = order[0].value
    tried = [each for each in order[:CANDIDATES] if best - each.value <= MARGIN]
    if len(tried) < 2 or table.phase is Phase.WRAP_UP:
        return weighed
    outcomes = average_outcomes(table, seat, knowledge, tried, temper, chance, clock)
    if not outcomes:
        return weighed
    mean = sum(outcomes) / len(outcomes)
    middle = sum(each.value for each in tried) / len(tried)
    found = {id(each): outcome - mean for each, outcome in zip(tried, outcomes, strict=True)}
    return [
        replace(
            each,
            value=middle + TRUST * found[id(each)] + (1 - TRUST) * (each.value - middle),
        )
        if id(each) in found
        else replace(each, value=min(each.value, middle) - MARGIN)
        for each in weighed
    ]


def average_outcomes(
    table: Table,
    seat: Seat,
    knowledge: Knowledge,
    tried: list[Weighed],
    temper: Temper,
    chance: random.Random,
    clock: Clock,
    *,
    least: int = 0,
) -> list[float]:
    """Return how many points ahead of the others ``seat`` is some turns after each move, on
    average over the same deals; nothing where there was no time for one.

    ``least`` deals are played whatever the clock says.
    """
    totals = [0.0] * len(tried)
    deals = 0
    while deals < least or (deals < DEALS and not clock.expired()):
        seed = chance.getrandbits(32)
        dealt = deal(table, seat, knowledge, random.Random(seed))  # noqa: S311
        for place, each in enumerate(tried):
            totals[place] += _outcome(dealt, seat, each, temper, seed)
        deals += 1
    return [total / deals for total in totals] if deals else []


def _outcome(table: Table, seat: Seat, tried: Weighed, temper: Temper, seed: int) -> float:
    """Return how far ahead of the others ``seat`` is some turns after a move."""
    after = _RULES.apply(table, seat, tried.move, Chance(str(seed), 1)).state
    while after.phase in _CHOOSING or (after.active == seat and after.phase is Phase.DISCARD):
        hidden = unseen(in_sight(after, seat))
        held: tuple[frozenset[Card], ...] = (frozenset(),) * after.seats
        choice = max(weigh(after, seat, hidden, held, temper), key=lambda each: each.value)
        after = _RULES.apply(after, seat, choice.move, Chance(str(seed), 2)).state
    sketch = Sketch(after)
    sketch.play(TURNS_EACH * table.seats, random.Random(seed))  # noqa: S311
    others = [sketch.standing(other) for other in range(table.seats) if other != seat]
    return sketch.standing(seat) - (max(others) + sum(others) / len(others)) / 2
