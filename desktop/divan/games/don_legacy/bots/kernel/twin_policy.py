"""How the kernel's players play a match on: a quick policy that sees no more than its seat does."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from divan.core.seat import Seat
from divan.games.don_legacy.bots.kernel.coding import (
    ABILITIES,
    ACT,
    ANALYSE,
    ANALYSIS,
    ARCHIVE,
    CHOOSE,
    CLUES,
    DECLINE,
    DEDUCE,
    DEDUCTION,
    DRAW_CARD,
    DROP,
    END,
    EXCHANGE,
    HEAR,
    KEEP,
    LAY,
    NO_CARD,
    NO_PILE,
    NO_PLACE,
    PASS,
    PUT_ON,
    SEARCH_ARCHIVE,
    SEARCH_PREMISES,
    SECOND,
    SECOND_CLUE,
    SWAP,
    TAKE_CLUE,
    TAKE_MYSTERY,
    TESTIMONY,
    VALUE_OF,
    WARRANT,
    WRAP_UP,
    coded,
)
from divan.games.don_legacy.bots.kernel.twin_outlook import Outlook
from divan.games.don_legacy.bots.kernel.twin_table import COUNT, Table
from divan.games.don_legacy.bots.kernel.weights import Weights, sets_to_lay
from divan.games.don_legacy.rules.scoring import POINTS_PER_SET
from divan.games.don_legacy.rules.state import HAND_SIZE, SET_SIZE, SETS_TO_END

_NEVER: Final = -1000.0


class _Option(NamedTuple):
    """A move and what it seems to bring."""

    value: float
    move: int


class _Place(NamedTuple):
    """A place in a row, ``NO_PLACE`` for none, and what the card there brings."""

    number: int
    value: float


class Policy:
    """Chooses moves by ``weights``."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._to_lay = sets_to_lay(weights)

    def choose(self, table: Table) -> int:
        """Return the move that looks best, of equals the first thought of."""
        if table.phase in {ACT, WRAP_UP}:
            laying = self._laying(table)
            if laying >= 0:
                return laying
        if table.phase == WRAP_UP and not table.must_discard():
            return coded(END)
        return _Turn(table, self.weights).choose()

    def standing(self, table: Table, seat: Seat) -> float:
        """Return the points of ``seat`` with what its unfinished sets promise."""
        return table.score(seat) + Outlook(table, seat, self.weights).hoped()

    def _laying(self, table: Table) -> int:
        """Return how a set is laid, or -1; the fifth one only to win, one that costs a turn
        never (complete sets are laid by themselves in the end).
        """
        seat = table.active
        last = table.sets[seat] == SETS_TO_END - 1
        if table.terms.sets_cost and not (last and table.phase == ACT):
            return -1
        for symbol, bits in enumerate(table.owned[seat]):
            three = self._to_lay[bits]
            if three and (not last or self._ahead(table, seat)):
                return coded(LAY, symbol, three)
        return -1

    def _ahead(self, table: Table, seat: Seat) -> bool:
        """Tell whether ``seat`` would have most points if the match ended now."""
        scores = [
            table.score(owner) + POINTS_PER_SET * sum(COUNT[bits] // SET_SIZE for bits in owned)
            for owner, owned in enumerate(table.owned)
        ]
        return all(scores[seat] > score for owner, score in enumerate(scores) if owner != seat)


class _Turn:
    """What the player to act may do, as it looks to him."""

    def __init__(self, table: Table, weights: Weights) -> None:
        self._table = table
        self._weights = weights
        self._seat = table.active
        self._outlook = Outlook(table, table.active, weights)

    def choose(self) -> int:
        """Return the best move of the phase, sets apart."""
        table, outlook = self._table, self._outlook
        if table.phase == ACT:
            best = _Option(_NEVER, coded(PASS))
            for option in self._actions():
                if option.value > best.value:
                    best = option
            return best.move
        if table.phase == SECOND_CLUE:
            return coded(SECOND, self._best_clue(NO_PLACE).number)
        if table.phase == KEEP:
            pile = table.piles[table.looked_at]
            return coded(CHOOSE, int(outlook.gain(pile[-2]) > outlook.gain(pile[-1])))
        given, loss = self._least(table.hand(self._seat), NO_CARD)
        if table.phase == EXCHANGE:
            swing = outlook.gain(table.seen, _symbol_of(given)) - loss
            return coded(SWAP, given) if swing > 0 else coded(DECLINE)
        return coded(DROP, given)

    def _actions(self) -> Iterator[_Option]:
        table, outlook = self._table, self._outlook
        hand = table.hand(self._seat)
        crowded = table.terms.hard_limit and len(hand) >= HAND_SIZE
        price = self._least(hand, NO_CARD)[1] if crowded else 0.0
        pile = 0
        if not table.piles[0] or (table.piles[1] and outlook.draws[1] > outlook.draws[0]):
            pile = 1
        draw = outlook.draws[pile]
        if table.piles[pile]:
            yield _Option(draw - price, coded(DRAW_CARD, pile))
        else:
            pile = NO_PILE
        clue = self._best_clue(NO_PLACE)
        second = outlook.average_clue
        if clue.number != NO_PLACE:
            second = max(self._best_clue(clue.number).value, second)
            denied = self._weights.denial * max(clue.value - second, 0.0)
            clue = _Place(clue.number, clue.value + denied)
            yield _Option(clue.value - price, coded(TAKE_CLUE, clue.number))
        if table.terms.take_mystery:
            mystery = self._best_mystery(NO_CARD)
            if mystery.number != NO_PLACE:
                yield _Option(mystery.value - price, coded(TAKE_MYSTERY, mystery.number))
        for card in table.mysteries(self._seat):
            played = self._play(card, pile, draw, clue, second)
            if played is not None:
                yield _Option(played.value - outlook.loss(card), played.move)

    def _play(
        self, card: int, pile: int, draw: float, clue: _Place, second: float
    ) -> _Option | None:
        """Return how a mystery is best played and what its effect brings, if it can be."""
        table = self._table
        symbol, ability = divmod(card - CLUES, ABILITIES)
        number = len(table.clues[self._seat])
        any_pile, any_clue = pile != NO_PILE, clue.number != NO_PLACE
        if ability == ANALYSIS and number >= 2 and any_pile:
            two = self._weights.two if table.terms.look_at_two else 0.0
            return _Option(draw + two, coded(ANALYSE, card, pile))
        if ability == DEDUCTION:
            return self._deduction(card, draw)
        if ability == TESTIMONY and number >= 2 and (any_pile or any_clue):
            return _Option(clue.value + draw, coded(HEAR, card, clue.number, pile))
        if ability == ARCHIVE and self._outlook.held[symbol] > 1:
            mystery = self._best_mystery(symbol)
            if any_pile or mystery.number != NO_PLACE:
                move = coded(SEARCH_ARCHIVE, card, mystery.number, pile)
                return _Option(mystery.value + draw, move)
        if ability == WARRANT and number >= 3 and any_clue:
            return _Option(clue.value + second, coded(SEARCH_PREMISES, card, clue.number))
        if ability > WARRANT and sum(self._outlook.held) > 1:
            return self._disguise(card, clue)
        return None

    def _deduction(self, card: int, draw: float) -> _Option | None:
        """Look at the opponent with most cards, the next one of equals."""
        target, most = NO_CARD, 0
        for step in range(1, self._table.terms.seats):
            other = (self._seat + step) % self._table.terms.seats
            size = self._table.size(other)
            if size > most:
                target, most = other, size
        clues = self._table.clues[self._seat]
        if not clues or target == NO_CARD:
            return None
        least = min(VALUE_OF[clue] for clue in clues)
        return _Option(max(draw - least, 0.0) + self._weights.deduce, coded(DEDUCE, card, target))

    def _disguise(self, card: int, clue: _Place) -> _Option:
        """Exchange the least clue for the best open one, or mysteries of different symbols."""
        table, outlook = self._table, self._outlook
        best = _Option(_NEVER, coded(PASS))
        clues = table.clues[self._seat]
        if clues and clue.number != NO_PLACE:
            given = min(clues, key=lambda each: VALUE_OF[each])
            offered = max(VALUE_OF[given] - outlook.average_clue, 0.0)
            value = clue.value - VALUE_OF[given] - self._weights.denial * offered
            best = _Option(value, coded(PUT_ON, card, given, clue.number))
        played = _symbol_of(card)
        others = [other for other in table.mysteries(self._seat) if other != card]
        given, loss = self._least(others, played)
        for place, taken in enumerate(table.rows[1]):
            if taken != NO_CARD and _symbol_of(taken) not in {_symbol_of(given), played}:
                value = outlook.gain(taken) - loss
                if value > best.value:
                    best = _Option(value, coded(PUT_ON, card, given, place))
        return best

    def _best_clue(self, but: int) -> _Place:
        """Return the place of the best open clue but one; without one the value is 0."""
        best = _Place(NO_PLACE, 0.0)
        for place, card in enumerate(self._table.rows[0]):
            if card != NO_CARD and place != but and VALUE_OF[card] > best.value:
                best = _Place(place, float(VALUE_OF[card]))
        return best

    def _best_mystery(self, lost: int) -> _Place:
        """Return the place of the open mystery that brings most to a hand without one of the
        symbol ``lost``; without one the value is 0.
        """
        best = _Place(NO_PLACE, 0.0)
        for place, card in enumerate(self._table.rows[1]):
            if card != NO_CARD:
                value = self._outlook.gain(card, lost)
                if best.number == NO_PLACE or value > best.value:
                    best = _Place(place, value)
        return best

    def _least(self, cards: list[int], lost: int) -> tuple[int, float]:
        """Return the one of ``cards`` that is missed least, and its loss, once a mystery of the
        symbol ``lost`` is gone.
        """
        found, least = NO_CARD, -_NEVER
        for card in cards:
            loss = self._outlook.loss(card, lost)
            if loss < least:
                found, least = card, loss
        return found, least


def _symbol_of(card: int) -> int:
    """Return the symbol of a mystery, ``NO_CARD`` for a clue."""
    return NO_CARD if card < CLUES else (card - CLUES) // ABILITIES
