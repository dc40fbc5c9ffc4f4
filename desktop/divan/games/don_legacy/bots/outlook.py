"""What cards are worth to the one who holds them, in expected points at the end."""

from collections import Counter
from functools import lru_cache
from math import exp

import msgspec

from divan.core.seat import Seat
from divan.games.don_legacy.rules.cards import FULL_DECK, Ability, Card, Symbol
from divan.games.don_legacy.rules.scoring import POINTS_PER_SET
from divan.games.don_legacy.rules.state import SET_SIZE, Pile, Table

_VALUES = {card: card.value for card in FULL_DECK}
_SYMBOLS = {card: card.symbol for card in FULL_DECK}
_ABILITIES = {card: card.ability for card in FULL_DECK}
_PLAIN = {0: 0.0, 1: 1.3, 2: 3.6}


KEEP = {
    Ability.SCENE_ANALYSIS: 0.0,
    Ability.DEDUCTION: 0.8,
    Ability.TESTIMONY: 1.6,
    Ability.ARCHIVE: 0.9,
    Ability.SEARCH_WARRANT: 1.8,
    Ability.DISGUISE: 0.9,
}
"""What an ability is worth while it waits in the hand."""


class Temper(msgspec.Struct, frozen=True):
    """How a player weighs things; the unit is points.

    ``foresight`` is how many of the turns that are left are thought to bring a card from
    the pile; 0 stands for one who does not look at the pile and knows only that a pair is
    better than a single card. ``open_chance`` is what an open mystery adds to the hope of
    getting one of its symbol, ``keep`` what an ability is worth while it waits, ``denial``
    how much of what the others lose counts as won.
    """

    foresight: float = 0.6
    open_chance: float = 0.1
    denial: float = 0.35
    keep: dict[Ability, float] = msgspec.field(default_factory=KEEP.copy)


@lru_cache(maxsize=20000)
def set_hope(held: int, left: int, draws: float) -> float:
    """Return the points that ``held`` mysteries of one symbol promise.

    ``left`` of the symbol can still come, and ``draws`` of it are expected to (a Poisson
    law stands in for the exact one).
    """
    sure, pair = divmod(held, SET_SIZE)
    needed = SET_SIZE - pair
    if left < needed:
        return float(POINTS_PER_SET * sure)
    term = miss = exp(-draws)
    for count in range(1, needed):
        term *= draws / count
        miss += term
    return POINTS_PER_SET * (sure + 1 - miss)


class Outlook:
    """What one seat can hope for at a table, given the cards that it cannot see."""

    def __init__(self, table: Table, seat: Seat, unseen: tuple[Card, ...], temper: Temper) -> None:
        self.table = table
        self.seat = seat
        self.temper = temper
        self.turns = max(0, table.left - 1) / table.seats
        self.hidden = max(1, len(unseen))
        self._symbols_left: Counter[Symbol] = Counter()
        self._keeping, self._points, self._clues = 0.0, 0, 0
        for card in unseen:
            symbol, ability = _SYMBOLS[card], _ABILITIES[card]
            if symbol is None or ability is None:
                self._points += _VALUES[card]
                self._clues += 1
            else:
                self._symbols_left[symbol] += 1
                self._keeping += temper.keep[ability]
        self._mysteries = len(unseen) - self._clues
        self._open = Counter(card.symbol for card in table.mysteries if card is not None)
        self.unseen = unseen
        self._single = table.options.single_mystery
        self.held: dict[Symbol, int] = dict.fromkeys(Symbol, 0)
        for card in table.hands[seat]:
            owned = _SYMBOLS.get(card)
            if owned is not None:
                self.held[owned] += 1
        self._waiting = min(1.0, self.turns / 3)

    def hope(self, symbol: Symbol, held: int) -> float:
        """Return what ``held`` mysteries of ``symbol`` promise."""
        if not self.temper.foresight:
            return POINTS_PER_SET * (held // SET_SIZE) + _PLAIN[held % SET_SIZE]
        left, lying = self._symbols_left[symbol], self._open[symbol]
        draws = self.turns * self.temper.foresight * left / self.hidden
        draws += self.temper.open_chance * lying * self._waiting
        return set_hope(held, left + lying, round(draws, 2))

    def gain(self, card: Card, lost: Symbol | None = None) -> float:
        """Return what ``card`` would add to the hand; ``lost`` is a symbol given up for it."""
        symbol = _SYMBOLS[card]
        if symbol is None:
            return _VALUES[card]
        held = self.held[symbol] - (symbol is lost)
        return self._mystery(card, self._step(symbol, held))

    def loss(self, card: Card, lost: Symbol | None = None) -> float:
        """Return what the hand loses without ``card``, having given up ``lost`` already."""
        symbol = _SYMBOLS[card]
        if symbol is None:
            return _VALUES[card]
        held = self.held[symbol] - (symbol is lost)
        return self._mystery(card, self._step(symbol, held - 1))

    def _mystery(self, card: Card, hope: float) -> float:
        ability = _ABILITIES[card]
        keep = self.temper.keep[ability] * self._waiting if ability is not None else 0.0
        return max(hope, 0.0) + keep + self._single

    def draw(self, pile: Pile | None, lost: Symbol | None = None) -> float:
        """Return what a card of ``pile`` is worth on average."""
        if pile is None or not self.table.pile(pile):
            return 0.0
        clues, mysteries = self._clues, self._mysteries
        if pile is Pile.CLUES:
            return self.average_clue()
        worth = sum(
            left * max(0.0, self._step(symbol, self.held[symbol] - (symbol is lost)))
            for symbol, left in self._symbols_left.items()
        )
        worth += self._keeping * self._waiting + mysteries * self._single
        if pile is Pile.MYSTERIES:
            return worth / max(1, mysteries)
        return (worth + self._points) / max(1, clues + mysteries)

    def average_clue(self) -> float:
        """Return what an unseen clue is worth on average."""
        return self._points / max(1, self._clues)

    def _step(self, symbol: Symbol, held: int) -> float:
        """Return what one more mystery of ``symbol`` promises."""
        return self.hope(symbol, held + 1) - self.hope(symbol, held)
