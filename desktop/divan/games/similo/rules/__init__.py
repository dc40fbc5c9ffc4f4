"""The rules of Similo: characters, cards, state, moves, events, votes and the judge."""

from divan.games.similo.rules.similo import SimiloRules

RULES = SimiloRules()
