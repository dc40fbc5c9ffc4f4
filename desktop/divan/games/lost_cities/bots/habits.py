"""Where the cards are that nobody has shown: what players keep, and what they throw away.

A hand is no random sample of the unseen cards: a high card that fits a player's own route is
there twice as often as chance would have it, and what nobody can lay is soon gone.
"""

from typing import Final, TypeAlias

from divan.core.seat import Seat
from divan.games.lost_cities.bots.suit_outlook import top_of
from divan.games.lost_cities.rules.cards import LOWEST, Card
from divan.games.lost_cities.rules.events import suit_of
from divan.games.lost_cities.rules.options import LostCitiesOptions
from divan.games.lost_cities.rules.state import Column, Table

EVEN: Final = 20
"""The odds of a card that is kept as often as chance would have it."""

Habits: TypeAlias = tuple[tuple[int, ...], ...]

FITTINGS: Final = 3
HEIGHTS: Final = 4
STAGES: Final = 4
_RANKS_A_HEIGHT: Final = 3
_CARDS_A_STAGE: Final = 11


def _read(text: str) -> Habits:
    return tuple(tuple(map(int, line.split())) for line in text.strip().splitlines())


# Counted in self-play of the policy: ``packaging/tuning/lost_cities_habits.py``. The lines are
# the places of ``line_of``, the numbers in them those of ``column_of``.

_SOURCE: Final = _read("""
    23 13 11 15   16  9  8 14   19 16 17 20   20 16 22 22
    25 17 15 16   24 19 15 14   37 30 26 23   43 35 27 22
    11  6  5  7   13  7  6  8   18  9  8 12   19  9 11  8
     6  4  3  5   10 14 17 20   22 32 35 35   52 54 50 42
    20  5  4  7   14 12 11 16   26 30 30 34   42 52 54 49
     7  3  3  5    7  5  5 14   13 19 20 15   26 45 34 18
    20 15 13 13   13  7  5  2   12  9  6  6    8  5  3  9
    36 29 19 20   14 10  7  4   13 12 14 12   14 13 18 18
    11  7  4  6   12  5  4  5   10  5  5 16    7  9 20 20
""")

_PUBLISHED: Final = _read("""
    93 25 15 15   19 18 22 20   13 35 38 24   10 48 40 23
    53 36 22 19   22 14 11 10   22 21 23 23   25 21 22 21
    20 10  7  9   17  8  8  7   20  6 10  7   16  6  7  9
     6  4  5  9   21 26 22 20   34 39 29 27   49 42 36 32
    13  7  5  7   10  7  8  9   21 27 26 26   43 44 41 37
    13  4  4  6    5  6  6  7   11 15 13 14   28 36 49 57
    21 15 13  7   11  6  5  3   10  8  6  4   10  7  4  8
    33 23 18 13   18 12  7  4   19 15  8  6   13 11  6  6
    15  7  5  5   14  6  4  3   12  7  7  8   11 10 12 20
""")


def odds_of(table: Table, holder: Seat, card: Card) -> int:
    """Return the odds that ``card``, which nobody has shown, is in the hand of ``holder`` and
    not in the pile; ``EVEN`` where chance alone decides.
    """
    return _habits_for(table.options)[line_of(table, holder, card)][column_of(table, card)]


def line_of(table: Table, holder: Seat, card: Card) -> int:
    """Return which line tells of a card: by the route of ``holder``, then the other route,
    each not started yet, one that takes the card, one that does not take it any more.
    """
    suit = suit_of(card)
    own, other = table.route(holder, suit), table.route(1 - holder, suit)
    return _fitting(own, card) * FITTINGS + _fitting(other, card)


def column_of(table: Table, card: Card) -> int:
    """Return which number of a line tells of a card: investments, 2 to 4, 5 to 7 and 8 to 10,
    each by what is left of the pile, from the last eleven cards up.
    """
    height = 0 if card.is_investment else 1 + (card.rank - LOWEST) // _RANKS_A_HEIGHT
    return height * STAGES + min(len(table.pile) // _CARDS_A_STAGE, STAGES - 1)


def _fitting(route: Column, card: Card) -> int:
    if not route:
        return 0
    top = top_of(route)
    return 1 if card.rank > top or top == 0 else 2


def _habits_for(options: LostCitiesOptions) -> Habits:
    return _PUBLISHED if options.start_rule == "free" else _SOURCE
