"""What cards are worth to a seat, at a table of numbers; ``bots/outlook.py`` at a quicker pace."""

from typing import Final

from divan.core.seat import Seat
from divan.games.don_legacy.bots.kernel.coding import (
    ABILITIES,
    CLUES,
    NO_CARD,
    SYMBOLS,
    VALUE_OF,
)
from divan.games.don_legacy.bots.kernel.twin_table import COUNT, HELD, Table
from divan.games.don_legacy.bots.kernel.weights import (
    MOST_STEPS,
    SOON,
    STEPS,
    Weights,
    hopes,
    mean_keep,
)

_POINTS: Final = sum(VALUE_OF)
_LEFT_STEP: Final = MOST_STEPS + 1
_HELD_STEP: Final = (ABILITIES + 1) * _LEFT_STEP
_HOPES: Final = hopes()


class Outlook:
    """How ``table`` looks to ``seat``, who sees no more of it than a player does.

    Of each symbol ``held`` mysteries are in the own hand and ``out`` may still come to it;
    ``draws`` is what a card of each pile is worth on average, 0 where there is none.
    """

    def __init__(self, table: Table, seat: Seat, weights: Weights) -> None:
        self.weights = weights
        self.owned = table.owned[seat]
        self.single = float(table.terms.single_mystery)
        turns = max(table.left() - 1, 0) / table.terms.seats
        self.waiting = min(1.0, turns / SOON)
        self.held = [COUNT[bits] for bits in self.owned]
        self.out = [ABILITIES - table.gone[each] - self.held[each] for each in range(SYMBOLS)]
        lying = [0] * SYMBOLS
        for card in table.rows[1]:
            if card != NO_CARD:
                lying[(card - CLUES) // ABILITIES] += 1
        unseen = [self.out[each] - lying[each] for each in range(SYMBOLS)]
        mysteries = sum(unseen)
        open_clues = [VALUE_OF[card] for card in table.rows[0] if card != NO_CARD]
        points = _POINTS - table.points[seat] - table.spent_points - sum(open_clues)
        clues = CLUES - len(table.clues[seat]) - table.spent_clues - len(open_clues)
        hidden = max(clues + mysteries, 1)
        pace = turns * weights.foresight / hidden
        near = weights.open_chance * self.waiting
        self._steps = [
            min(int((pace * unseen[each] + near * lying[each]) * STEPS + 0.5), MOST_STEPS)
            for each in range(SYMBOLS)
        ]
        self._ups = [self.up(each, self.held[each]) for each in range(SYMBOLS)]
        self.average_clue = points / max(clues, 1)
        hoped = mysteries * (mean_keep(weights) * self.waiting + self.single)
        for each in range(SYMBOLS):
            hoped += unseen[each] * self._ups[each]
        self.draws = [0.0, 0.0]
        if table.terms.separate:
            self.draws[0] = self.average_clue if table.piles[0] else 0.0
            self.draws[1] = hoped / max(mysteries, 1) if table.piles[1] else 0.0
        else:
            self.draws[0] = (points + hoped) / hidden if table.piles[0] else 0.0

    def hope(self, symbol: int, held: int) -> float:
        """Return what ``held`` mysteries of a symbol promise once that many are in hand."""
        left = min(self.out[symbol] + self.held[symbol] - held, self.out[symbol])
        return _HOPES[held * _HELD_STEP + left * _LEFT_STEP + self._steps[symbol]]

    def up(self, symbol: int, held: int) -> float:
        """Return what one more than ``held`` promises."""
        if self.out[symbol] + self.held[symbol] - held <= 0:
            return 0.0
        return max(self.hope(symbol, held + 1) - self.hope(symbol, held), 0.0)

    def worth(self, ability: int) -> float:
        """Return what an ability is worth in hand, whatever its symbol."""
        return self.weights.keep[ability] * self.waiting + self.single

    def gain(self, card: int, lost: int = NO_CARD) -> float:
        """Return what a card brings; ``lost`` is the symbol of one that is given up for it."""
        if card < CLUES:
            return float(VALUE_OF[card])
        symbol, ability = divmod(card - CLUES, ABILITIES)
        up = self._ups[symbol]
        if symbol == lost:
            up = self.up(symbol, self.held[symbol] - 1)
        return up + self.worth(ability)

    def loss(self, card: int, lost: int = NO_CARD) -> float:
        """Return what the hand loses with a card once one of the symbol ``lost`` is gone."""
        if card < CLUES:
            return float(VALUE_OF[card])
        symbol, ability = divmod(card - CLUES, ABILITIES)
        held = self.held[symbol] - (symbol == lost)
        return max(self.hope(symbol, held) - self.hope(symbol, held - 1), 0.0) + self.worth(ability)

    def hoped(self) -> float:
        """Return what all mysteries in hand promise."""
        total = 0.0
        for symbol in range(SYMBOLS):
            total += self.hope(symbol, self.held[symbol])
            for ability in HELD[self.owned[symbol]]:
                total += self.worth(ability) - self.single
        return total
