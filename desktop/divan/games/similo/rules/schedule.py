"""How a game runs: cards on the table, clues, and removals after each (SIM-1.2, 7.4, D8, D16)."""

from typing import Final

import msgspec

from divan.games.similo.rules.options import SimiloOptions

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 8
CLUES: Final = {12: 4, 16: 5, 20: 6}
"""SIM-7.4: how many clues there are for each size of the grid."""
HAND_SIZE: Final = 5
"""D5: the guide's hand where it is refilled."""
SPARE_CARDS: Final = 2
"""D5: how many cards more than clues the guide has where the hand is not refilled."""


class Plan(msgspec.Struct, frozen=True):
    """``removals`` has one number a round: how many cards go after its clue. The last card
    on the table is never removed.
    """

    cards: int
    removals: tuple[int, ...]

    @property
    def clues(self) -> int:
        """How many clues the guide may give."""
        return len(self.removals)


PUBLISHED: Final = Plan(12, (1, 2, 3, 4, 1))


def plan(options: SimiloOptions, seats: int) -> Plan:
    """Return how a game of ``seats`` players runs."""
    if options.schedule == "published":
        return PUBLISHED
    cards = grid_size(seats) if options.grid == "auto" else int(options.grid)
    clues = CLUES[cards]
    if options.schedule == "source":
        return Plan(cards, (1,) * clues)
    removals: list[int] = []
    for number in range(1, clues + 1):
        left = cards - sum(removals)
        removals.append(min(number, left - 1))
    return Plan(cards, tuple(removals))


def grid_size(seats: int) -> int:
    """Return how many cards ``seats`` players lay out (SIM-1.2): 3x4, 4x4 or 4x5."""
    if seats == FEWEST_PLAYERS:
        return 12
    return 16 if seats <= 4 else 20


def hand_size(options: SimiloOptions, game: Plan, left: int) -> int:
    """Return the size of the guide's first hand out of ``left`` cards (D5)."""
    match options.guide_hand:
        case "refill":
            return HAND_SIZE
        case "fixed":
            return game.clues + SPARE_CARDS
        case "all":
            return left
