"""The rules of Last Call: cards, state, moves, events, scoring and the judge."""

from divan.games.last_call.rules.last_call import LastCallRules

RULES = LastCallRules()
