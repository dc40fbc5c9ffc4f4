"""What a hand and its sets are worth, and who wins (DON-8.2, R.7, D10, D14)."""

from typing import Final

import msgspec

from divan.core.seat import Seat
from divan.games.don_legacy.rules.cards import Symbol
from divan.games.don_legacy.rules.state import SET_SIZE, CardSet, Table

POINTS_PER_SET: Final = 10


class Score(msgspec.Struct, frozen=True):
    """The arithmetic of one player: 10 x ``sets`` + ``clues`` + ``singles``.

    ``clues`` is the sum of the clue values in hand, ``singles`` what single mysteries
    bring under an option, ``best_clue`` the highest clue, which breaks ties.
    """

    sets: int
    clues: int
    singles: int
    best_clue: int

    @property
    def total(self) -> int:
        """All points."""
        return self.sets * POINTS_PER_SET + self.clues + self.singles


def score(table: Table, seat: Seat) -> Score:
    """Return what ``seat`` has now; complete triples still in hand are no sets yet."""
    hand = table.hands[seat]
    values = [card.value for card in hand if card.is_clue]
    singles = sum(1 for card in hand if card.is_mystery) * table.options.single_mystery
    return Score(len(table.sets[seat]), sum(values), singles, max(values, default=0))


def winners(scores: tuple[Score, ...]) -> tuple[Seat, ...]:
    """Return who won: most points, then more sets, then the higher single clue (D14)."""
    ranks = [(score.total, score.sets, score.best_clue) for score in scores]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def complete_sets(table: Table, seat: Seat) -> tuple[CardSet, ...]:
    """Return the sets that ``seat`` could still lay: threes of a symbol in deck order (D24)."""
    found: list[CardSet] = []
    for symbol in Symbol:
        cards = sorted(table.held(seat, symbol), key=lambda card: card.place)
        whole = len(cards) - len(cards) % SET_SIZE
        found += [tuple(cards[at : at + SET_SIZE]) for at in range(0, whole, SET_SIZE)]
    return tuple(found)
