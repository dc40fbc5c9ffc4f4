"""A player of Don Legacy."""

import random

from msgspec.structs import replace

from divan.bots.bot import Bot, Clock, Decision, Rated, Unit
from divan.core.move import Move
from divan.core.record import Level
from divan.core.view import View
from divan.games.don_legacy.bots.kernel.choice import COMPILED
from divan.games.don_legacy.bots.knowledge import known
from divan.games.don_legacy.bots.levels import CHARACTERS
from divan.games.don_legacy.bots.policy import Weighed, weigh
from divan.games.don_legacy.bots.search import average_leads, is_idle, try_out
from divan.games.don_legacy.rules.events import DonLegacyEvent
from divan.games.don_legacy.rules.state import Table

DEALS = 1000 if COMPILED else 20
"""Moves that are compared are tried out on so many deals, however long that takes."""


class DonLegacyBot(Bot[View[Table, DonLegacyEvent]]):
    """Weighs every move; the strongest one tries the best of them out."""

    def __init__(self, level: Level) -> None:
        self._character = CHARACTERS[level]

    def decide(self, view: View[Table, DonLegacyEvent], seed: int, clock: Clock) -> Decision:
        """Choose the move that looks best, after the slips of the level."""
        character, chance = self._character, random.Random(seed)  # noqa: S311
        knowledge = known(view, character.memory)
        temper = character.temper_under(view.table.options)
        weighed = weigh(view.table, view.seat, knowledge.unseen, knowledge.held, temper)
        if character.search:
            weighed = try_out(view.table, view.seat, knowledge, weighed, seed, clock)
        order = sorted(weighed, key=lambda each: -each.value)
        ratings = tuple(Rated(each.move, round(each.value, 3)) for each in order)
        slips = 0.0 if is_idle(view.table) else character.slips
        best = max(order, key=lambda each: _judged(each, slips, chance))
        return Decision(best.move, best.reason, ratings)

    def compare(
        self, view: View[Table, DonLegacyEvent], made: Move, seed: int, clock: Clock
    ) -> Decision:
        """Try both moves out on the same deals, whatever the level."""
        decision = self.decide(view, seed, clock)
        knowledge = known(view, self._character.memory)
        temper = self._character.temper_under(view.table.options)
        weighed = weigh(view.table, view.seat, knowledge.unseen, knowledge.held, temper)
        both = [each for each in weighed if each.move in (decision.move, made)]
        outcomes = average_leads(view.table, view.seat, knowledge, both, seed, DEALS)
        ratings = [
            Rated(each.move, round(outcome, 3))
            for each, outcome in zip(both, outcomes, strict=True)
        ]
        best_first = sorted(ratings, key=lambda rated: -rated.value)
        return replace(decision, ratings=tuple(best_first), unit=Unit.POINTS)


def _judged(weighed: Weighed, slips: float, chance: random.Random) -> float:
    """Return how good a move seems to one who slips; what is sure is never missed."""
    return weighed.value + (chance.gauss(0, slips) if slips else 0.0)
