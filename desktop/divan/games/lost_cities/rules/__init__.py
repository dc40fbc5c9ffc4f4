"""The rules of Lost Cities: cards, state, moves, events, scoring and the judge."""

from divan.games.lost_cities.rules.lost_cities import LostCitiesRules

RULES = LostCitiesRules()
