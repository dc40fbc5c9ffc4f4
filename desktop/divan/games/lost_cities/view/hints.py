"""A bot's decision as a sentence. No Qt."""

from divan.bots.bot import Decision
from divan.games.lost_cities.view.words import Words


def hint_sentence(decision: Decision, words: Words) -> str:
    """Return what the bot would do, and why."""
    return ""
