"""The rules of Baker Street: the house, the crime, the cards, the case and the judge."""

from divan.games.baker_street.rules.baker_street import BakerStreetRules

RULES = BakerStreetRules()
