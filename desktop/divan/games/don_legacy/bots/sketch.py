"""A quick sketch of the game, to play a deal on for some turns.

It leaves out what rarely matters there: Deduction takes a chance card for the worst clue, and
Scene analysis draws one. Nothing is judged by it; moves are made by the rules.
"""

import random
from typing import Final

from divan.games.don_legacy.bots.outlook import set_hope
from divan.games.don_legacy.rules.cards import FULL_DECK, Ability, Card, Symbol
from divan.games.don_legacy.rules.scoring import POINTS_PER_SET
from divan.games.don_legacy.rules.state import SET_SIZE, SETS_TO_END, Phase, Table

_NUMBERS: Final = {card: number for number, card in enumerate(FULL_DECK)}
_VALUE: Final = [card.value for card in FULL_DECK]
_CLUE: Final = -1
_SYMBOL: Final = [
    _CLUE if card.symbol is None else tuple(Symbol).index(card.symbol) for card in FULL_DECK
]
_ABILITY: Final = [card.ability for card in FULL_DECK]
_SYMBOLS: Final = len(Symbol)
_MEAN_CLUE: Final = 2.85
_CLUE_SHARE: Final = 0.57
_EACH: Final = len(Ability)
"""How many mysteries of a symbol there are."""
_HIDDEN: Final = 60
"""Among how many cards a mystery that is wanted lies, about."""


class Sketch:
    """A table with nothing hidden, as lists of numbers that stand for cards."""

    def __init__(self, table: Table) -> None:
        # All cards are drawn as from one pile; two piles are mixed well enough by the deal.
        cards = [card for pile in table.piles for card in pile]
        self.pile = [_NUMBERS[card] for card in cards]
        self.rows = ([*map(_number, table.clues)], [*map(_number, table.mysteries)])
        self.hands = [[_NUMBERS[card] for card in hand] for hand in table.hands]
        self.sets = [len(owned) for owned in table.sets]
        # How many of each symbol are out of the game: laid, played or discarded.
        self.gone = _counts([_NUMBERS[card] for card in table.discards])
        for owned in table.sets:
            for laid in owned:
                self.gone[_SYMBOL[_NUMBERS[laid[0]]]] += SET_SIZE
        self.active = table.active
        self.over = table.phase is Phase.OVER
        self.lively = table.options.take_mystery == "action"
        self.seats = table.seats
        if table.phase is Phase.WRAP_UP:
            self.active = (self.active + 1) % self.seats

    def play(self, turns: int, chance: random.Random) -> None:
        """Let the players take so many turns, or play to the end."""
        for _ in range(turns):
            if self.over:
                return
            self._turn(self.active, chance)
            self.active = (self.active + 1) % self.seats

    def standing(self, seat: int) -> float:
        """Return the points of ``seat``, with the hopes of unfinished sets."""
        hand = self.hands[seat]
        points = POINTS_PER_SET * self.sets[seat] + sum(_VALUE[card] for card in hand)
        draws = 0.0 if self.over else len(self.pile) / self.seats
        waiting = min(1.0, draws / 3)
        total = float(points)
        for symbol, count in enumerate(_counts(hand)):
            total += self._hope(symbol, count, draws) + 0.7 * waiting * (count % SET_SIZE)
        return total

    def _turn(self, seat: int, chance: random.Random) -> None:
        hand = self.hands[seat]
        counts = _counts(hand)
        if max(counts) >= SET_SIZE:
            self._lay(seat, counts)
            if self.over:
                return
            hand, counts = self.hands[seat], _counts(self.hands[seat])
        self._act(seat, hand, counts, chance)
        if not self.pile:
            self.over = True
            return
        counts = _counts(hand)
        if max(counts) >= SET_SIZE:
            self._lay(seat, counts)

    def _lay(self, seat: int, counts: list[int]) -> None:
        for symbol, count in enumerate(counts):
            if count >= SET_SIZE:
                laid = [card for card in self.hands[seat] if _SYMBOL[card] == symbol][:SET_SIZE]
                self.hands[seat] = [card for card in self.hands[seat] if card not in laid]
                self.sets[seat] += 1
                self.gone[symbol] += SET_SIZE
        self.over = self.sets[seat] >= SETS_TO_END

    def _act(self, seat: int, hand: list[int], counts: list[int], chance: random.Random) -> None:
        """Do what brings most at once: take, draw, or play a mystery."""
        draws = max(0, len(self.pile) - 1) / self.seats
        waiting = 0.7 * min(1.0, draws / 3)
        now = [self._hope(symbol, count, draws) for symbol, count in enumerate(counts)]
        gains = [
            self._hope(symbol, count + 1, draws) - now[symbol] + waiting
            for symbol, count in enumerate(counts)
        ]
        draw = _CLUE_SHARE * _MEAN_CLUE + (1 - _CLUE_SHARE) * sum(gains) / _SYMBOLS
        clues, mysteries = self.rows
        clue = max(clues, key=_worth)
        mystery = max(mysteries, key=lambda card: -1.0 if card < 0 else gains[_SYMBOL[card]])
        best_clue = float(_worth(clue))
        best_mystery = gains[_SYMBOL[mystery]] if mystery >= 0 else 0.0
        best, deed, played = draw, "draw", -1
        if best_clue > best:
            best, deed = best_clue, "clue"
        if self.lively and best_mystery > best:
            best, deed = best_mystery, "mystery"
        number = sum(1 for card in hand if _SYMBOL[card] < 0)
        for card in hand:
            ability = _ABILITY[card]
            if ability is None:
                continue
            symbol = _SYMBOL[card]
            count = counts[symbol]
            loss = now[symbol] - self._hope(symbol, count - 1, draws) + waiting
            value = -1.0
            if ability is Ability.TESTIMONY and number > 1:
                value = best_clue + draw - loss
            elif ability is Ability.SEARCH_WARRANT and number > 2:
                value = best_clue + _second(clues, clue) - loss
            elif ability is Ability.ARCHIVE and count > 1:
                value = best_mystery + draw - loss
            elif ability is Ability.DISGUISE and number < len(hand) - 1:
                value = max(best_clue - 1.2, best_mystery - 1.0) - loss
            elif ability is Ability.DEDUCTION and number > 0:
                value = 1.6 - loss
            if value > best:
                best, deed, played = value, ability.value, card
        if played >= 0:
            hand.remove(played)
            self.gone[_SYMBOL[played]] += 1
        self._do(seat, deed, hand, clue, mystery, chance)

    def _do(
        self,
        seat: int,
        deed: str,
        hand: list[int],
        clue: int,
        mystery: int,
        chance: random.Random,
    ) -> None:
        match deed:
            case "draw":
                self._draw(hand)
            case "clue":
                self._take(hand, 0, clue)
            case "mystery":
                self._take(hand, 1, mystery)
            case Ability.TESTIMONY:
                self._take(hand, 0, clue)
                self._draw(hand)
            case Ability.SEARCH_WARRANT:
                self._take(hand, 0, clue)
                self._take(hand, 0, max(self.rows[0], key=_worth))
            case Ability.ARCHIVE:
                self._take(hand, 1, mystery)
                self._draw(hand)
            case Ability.DISGUISE:
                self._swap(hand, clue)
            case Ability.DEDUCTION:
                self._deduce(seat, hand, chance)

    def _hope(self, symbol: int, count: int, draws: float) -> float:
        """Return what ``count`` mysteries of a symbol promise after so many draws."""
        left = max(0, _EACH - self.gone[symbol] - count)
        return set_hope(count, left, round(draws * left / _HIDDEN, 1))

    def _draw(self, hand: list[int]) -> None:
        if self.pile:
            hand.append(self.pile.pop())

    def _take(self, hand: list[int], kind: int, card: int) -> None:
        if card < 0:
            return
        row = self.rows[kind]
        hand.append(card)
        row[row.index(card)] = _CLUE
        for at in range(len(self.pile) - 1, -1, -1):
            if (_SYMBOL[self.pile[at]] >= 0) == bool(kind):
                row[row.index(_CLUE)] = self.pile.pop(at)
                return

    def _swap(self, hand: list[int], clue: int) -> None:
        own = [card for card in hand if _SYMBOL[card] < 0]
        if clue < 0 or not own:
            return
        worst = min(own, key=_worth)
        hand.remove(worst)
        hand.append(clue)
        self.rows[0][self.rows[0].index(clue)] = worst

    def _deduce(self, seat: int, hand: list[int], chance: random.Random) -> None:
        other = (seat + 1 + chance.randrange(self.seats - 1)) % self.seats
        own = [card for card in hand if _SYMBOL[card] < 0]
        if not own or not self.hands[other]:
            return
        worst, seen = min(own, key=_worth), chance.choice(self.hands[other])
        if _worth(seen) > _worth(worst):
            hand.remove(worst)
            hand.append(seen)
            self.hands[other].remove(seen)
            self.hands[other].append(worst)


def _number(card: Card | None) -> int:
    return _CLUE if card is None else _NUMBERS[card]


def _worth(card: int) -> int:
    return -1 if card < 0 else _VALUE[card]


def _second(clues: list[int], best: int) -> float:
    rest = [_worth(card) for card in clues if card != best]
    return max([*map(float, rest), _MEAN_CLUE])


def _counts(hand: list[int]) -> list[int]:
    counts = [0] * _SYMBOLS
    for card in hand:
        symbol = _SYMBOL[card]
        if symbol >= 0:
            counts[symbol] += 1
    return counts
