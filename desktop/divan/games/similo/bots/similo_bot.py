"""A player of Similo, as guide and as guesser."""

import random

from divan.bots.bot import Bot, Clock, Decision, Rated
from divan.core.move import Move
from divan.core.record import Level
from divan.core.view import View
from divan.games.similo.bots.guessing import vote
from divan.games.similo.bots.guiding import choose_secret, decide_tie, give_clue, rate_clue
from divan.games.similo.bots.levels import TEMPERS, listener
from divan.games.similo.rules.events import SimiloEvent
from divan.games.similo.rules.moves import Consult, GiveClue
from divan.games.similo.rules.state import Phase, Table


class SimiloBot(Bot[View[Table, SimiloEvent]]):
    """Always tries to have the character found, as guide too (D10)."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def decide(self, view: View[Table, SimiloEvent], seed: int, clock: Clock) -> Decision:  # noqa: ARG002 - it never takes long
        """Do what the phase asks for."""
        table, chance = view.table, random.Random(seed)  # noqa: S311
        listening = listener(self._level, view.seat)
        if table.phase is Phase.SECRET:
            return choose_secret(table, chance)
        if view.seat != table.guide or table.secret is None:
            return vote(table, listening, chance)
        if table.phase is Phase.DECIDE:
            return decide_tie(table, chance)
        far_sighted = TEMPERS[self._level].far_sighted
        return give_clue(table, table.secret, listening, chance, far_sighted=far_sighted)

    def compare(
        self, view: View[Table, SimiloEvent], made: Move, seed: int, clock: Clock
    ) -> Decision:
        """Also rate a clue beside any other card, and asking for advice, which costs nothing."""
        decision, table = self.decide(view, seed, clock), view.table
        if decision.rating(made) is None:
            match made:
                case GiveClue() if table.secret is not None:
                    listening = listener(self._level, view.seat)
                    return decision.beside(rate_clue(table, table.secret, listening, made))
                case Consult():
                    return decision.beside(Rated(made, decision.ratings[0].value))
                case _:
                    pass
        return decision
