"""How well characters fit clues at first sight: only by counting shared traits.

The order of moves goes by it, so that the first one is harmless wherever a bot fails to
answer. What a clue means to a player is that player's own affair (D7).
"""

from functools import cache

from divan.games.similo.rules.cards import Card, shown
from divan.games.similo.rules.characters import shared_traits
from divan.games.similo.rules.moves import Way
from divan.games.similo.rules.state import Clue


@cache
def likeness(one: str, other: str) -> int:
    """Return how many traits two characters share."""
    return len(shared_traits(one, other))


def fit(character: str, clues: tuple[Clue, ...]) -> int:
    """Return how well ``character`` fits ``clues``: likeness to vertical ones counts for it,
    likeness to horizontal ones against it.
    """
    return sum(
        likeness(character, shown(clue.card)) * (1 if clue.way is Way.VERTICAL else -1)
        for clue in clues
    )


def most_like(secret: str, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards of ``hand``, those most like ``secret`` first."""
    return tuple(sorted(hand, key=lambda card: -likeness(secret, shown(card))))
