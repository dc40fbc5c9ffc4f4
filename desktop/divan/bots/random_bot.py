"""The opponent that any move is as good as another to."""

import random
from typing import Final

from divan.bots.bot import Bot, Clock, Decision, Reason
from divan.core.rules import AnyRules
from divan.core.view import AnyView

RANDOM: Final = "random"
"""What it is called where levels have names too."""


class RandomBot(Bot[AnyView]):
    """Plays every allowed move with the same probability: a yardstick for the others."""

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules

    def decide(self, view: AnyView, seed: int, clock: Clock) -> Decision:  # noqa: ARG002
        """Choose at random."""
        moves = tuple(self._rules.moves(view.table, view.seat))
        return Decision(random.Random(seed).choice(moves), Reason("random"))  # noqa: S311
