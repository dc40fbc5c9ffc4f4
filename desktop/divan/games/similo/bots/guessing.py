"""The guesser: votes away what is least likely, and guesses what is likeliest."""

import random

from divan.bots.bot import Decision, Rated, Reason, Unit
from divan.games.similo.bots.listening import Listener, heard
from divan.games.similo.bots.reasons import against, in_favour
from divan.games.similo.rules.moves import Decide, Vote
from divan.games.similo.rules.state import Goal, Phase, Table


def vote(table: Table, listener: Listener, chance: random.Random) -> Decision:
    """Vote for one of the candidates, or decide between those that are tied."""
    ballot = table.open_ballot
    clues = heard(table)
    chances = listener.chances(clues, table.alive)
    away = ballot.goal is Goal.REMOVE
    worth = {
        name: 1 - chances[name] if away else chances[name]
        for name in chance.sample(ballot.candidates, len(ballot.candidates))
    }
    order = sorted(worth, key=lambda name: -worth[name])
    kind = Decide if table.phase is Phase.DECIDE else Vote
    ratings = tuple(Rated(kind(name), worth[name]) for name in order)
    reason = _reason(table, listener, order[0], away=away)
    return Decision(kind(order[0]), reason, ratings, Unit.CHANCE)


def _reason(table: Table, listener: Listener, wanted: str, *, away: bool) -> Reason:
    clues = heard(table)
    if away:
        return against(listener, clues, table.alive, wanted)
    return in_favour(listener, clues, wanted)
