"""The rules of Don Legacy: cards, state, moves, events, abilities, scoring and the judge."""

from divan.games.don_legacy.rules.don_legacy import DonLegacyRules

RULES = DonLegacyRules()
