"""How the kernel's players play a match on: a quick policy that sees no more than its seat does."""

from typing import Final

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
    SYMBOLS,
    TAKE_CLUE,
    TAKE_MYSTERY,
    TESTIMONY,
    VALUE_OF,
    WARRANT,
    WRAP_UP,
    coded,
)
from divan.games.don_legacy.bots.kernel.twin_table import COUNT, HELD, Table
from divan.games.don_legacy.bots.kernel.weights import (
    MOST_STEPS,
    SOON,
    STEPS,
    Weights,
    hopes,
    mean_keep,
    sets_to_lay,
)
from divan.games.don_legacy.rules.scoring import POINTS_PER_SET
from divan.games.don_legacy.rules.state import HAND_SIZE, SET_SIZE, SETS_TO_END

POINTS: Final = sum(VALUE_OF)
_LEFT_STEP: Final = MOST_STEPS + 1
_HELD_STEP: Final = (ABILITIES + 1) * _LEFT_STEP


class Policy:
    """Chooses moves by ``weights``."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.hopes = hopes()
        self.to_lay = sets_to_lay(weights)
        self.mean_keep = mean_keep(weights)

    def choose(self, table: Table) -> int:
        """Return the move that looks best, of equals the first thought of."""
        if table.phase in {ACT, WRAP_UP}:
            laying = self._laying(table)
            if laying >= 0:
                return laying
        if table.phase == WRAP_UP and not table.must_discard():
            return coded(END)
        return _Thought(self, table).choose()

    def standing(self, table: Table, seat: Seat) -> float:
        """Return the points of ``seat`` with what its unfinished sets promise."""
        thought = _Thought(self, table, seat)
        return table.score(seat) + thought.hoped()

    def _laying(self, table: Table) -> int:
        """Return how a set is laid, or -1; the fifth one only to win, one that costs a turn
        never (complete sets are laid by themselves in the end).
        """
        seat = table.active
        last = table.sets[seat] == SETS_TO_END - 1
        if table.terms.sets_cost and not (last and table.phase == ACT):
            return -1
        for symbol, bits in enumerate(table.owned[seat]):
            three = self.to_lay[bits]
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


class _Thought:
    """How the table looks to a seat."""

    def __init__(self, policy: Policy, table: Table, seat: Seat | None = None) -> None:
        self.policy = policy
        self.table = table
        self.seat = table.active if seat is None else seat
        weights, terms = policy.weights, table.terms
        self.owned = table.owned[self.seat]
        self.turns = max(table.left() - 1, 0) / terms.seats
        self.waiting = min(1.0, self.turns / SOON)
        self.single = float(terms.single_mystery)
        self.clue_row, self.mystery_row = table.rows
        self.held = [COUNT[bits] for bits in self.owned]
        lying = [0] * SYMBOLS
        for card in self.mystery_row:
            if card != NO_CARD:
                lying[(card - CLUES) // ABILITIES] += 1
        open_clues = [card for card in self.clue_row if card != NO_CARD]
        open_points = sum(VALUE_OF[card] for card in open_clues)
        points = POINTS - table.points[self.seat] - table.spent_points - open_points
        clues = CLUES - len(table.clues[self.seat]) - table.spent_clues - len(open_clues)
        self.out = [ABILITIES - table.gone[each] - self.held[each] for each in range(SYMBOLS)]
        unseen = [self.out[each] - lying[each] for each in range(SYMBOLS)]
        mysteries = sum(unseen)
        hidden = max(clues + mysteries, 1)
        pace = self.turns * weights.foresight / hidden
        near = weights.open_chance * self.waiting
        self.steps = [
            min(int((pace * unseen[each] + near * lying[each]) * STEPS + 0.5), MOST_STEPS)
            for each in range(SYMBOLS)
        ]
        self.ups = [self.up(each, self.held[each]) for each in range(SYMBOLS)]
        self.average_clue = points / max(clues, 1)
        hoped = mysteries * (policy.mean_keep * self.waiting + self.single)
        for each in range(SYMBOLS):
            hoped += unseen[each] * self.ups[each]
        self.draws = [0.0, 0.0, 0.0]
        if terms.separate:
            self.draws[0] = self.average_clue if table.piles[0] else 0.0
            self.draws[1] = hoped / max(mysteries, 1) if table.piles[1] else 0.0
        else:
            self.draws[0] = (points + hoped) / hidden if table.piles[0] else 0.0

    # ── what cards are worth ────────────────────────────────────────────────────────────────

    def hope(self, symbol: int, held: int) -> float:
        """Return what ``held`` mysteries of a symbol promise once that many are in hand."""
        left = min(self.out[symbol] + self.held[symbol] - held, self.out[symbol])
        return self.policy.hopes[held * _HELD_STEP + left * _LEFT_STEP + self.steps[symbol]]

    def up(self, symbol: int, held: int) -> float:
        """Return what one more than ``held`` promises."""
        if self.out[symbol] + self.held[symbol] - held <= 0:
            return 0.0
        return max(self.hope(symbol, held + 1) - self.hope(symbol, held), 0.0)

    def worth(self, ability: int) -> float:
        """Return what an ability is worth in hand, whatever its symbol."""
        return self.policy.weights.keep[ability] * self.waiting + self.single

    def gain(self, card: int, lost: int = NO_CARD) -> float:
        """Return what a card brings; ``lost`` is the symbol of one that is given up for it."""
        if card < CLUES:
            return float(VALUE_OF[card])
        symbol, ability = divmod(card - CLUES, ABILITIES)
        up = self.ups[symbol]
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

    # ── choosing ────────────────────────────────────────────────────────────────────────────

    def choose(self) -> int:
        """Return the best move of the phase, sets apart."""
        table = self.table
        if table.phase == ACT:
            return self._act()
        if table.phase == EXCHANGE:
            given, lost = self._least(NO_CARD, NO_CARD)
            swing = self._after_giving(table.seen, given) - lost
            return coded(SWAP, given) if swing > 0 else coded(DECLINE)
        if table.phase == SECOND_CLUE:
            return coded(SECOND, self._best_clue(NO_PLACE)[0])
        if table.phase == KEEP:
            pile = table.piles[table.looked_at]
            return coded(CHOOSE, int(self.gain(pile[-2]) > self.gain(pile[-1])))
        return coded(DROP, self._least(NO_CARD, NO_CARD)[0])

    def _act(self) -> int:
        table, weights = self.table, self.policy.weights
        hard = table.terms.hard_limit and table.size(self.seat) >= HAND_SIZE
        crowding = self._least(NO_CARD, NO_CARD)[1] if hard else 0.0
        move, best = coded(PASS), -1000.0
        pile = 1 if (table.piles[1] and self.draws[1] > self.draws[0]) or not table.piles[0] else 0
        draw = self.draws[pile]
        if table.piles[pile]:
            move, best = coded(DRAW_CARD, pile), draw - crowding
        else:
            pile = NO_PILE
        clue_place, clue = self._best_clue(NO_PLACE)
        second = self.average_clue
        if clue_place != NO_PLACE:
            second = max(self._best_clue(clue_place)[1], second)
            clue += weights.denial * max(clue - second, 0.0)
            if clue - crowding > best:
                move, best = coded(TAKE_CLUE, clue_place), clue - crowding
        if table.terms.take_mystery:
            place, value = self._best_mystery(NO_CARD)
            if place != NO_PLACE and value - crowding > best:
                move, best = coded(TAKE_MYSTERY, place), value - crowding
        number = len(table.clues[self.seat])
        least_clue = min((VALUE_OF[card] for card in table.clues[self.seat]), default=0)
        total = sum(self.held)
        for symbol in range(SYMBOLS):
            for ability in HELD[self.owned[symbol]]:
                card = CLUES + ABILITIES * symbol + ability
                value, tried = -1000.0, PASS
                if ability == ANALYSIS:
                    if number >= 2 and pile != NO_PILE:
                        two = weights.two if table.terms.look_at_two else 0.0
                        value, tried = draw + two, coded(ANALYSE, card, pile)
                elif ability == DEDUCTION:
                    other = self._target()
                    if number >= 1 and other != NO_CARD:
                        value = max(draw - least_clue, 0.0) + weights.deduce
                        tried = coded(DEDUCE, card, other)
                elif ability == TESTIMONY:
                    if number >= 2 and (pile != NO_PILE or clue_place != NO_PLACE):
                        value, tried = clue + draw, coded(HEAR, card, clue_place, pile)
                elif ability == ARCHIVE:
                    if self.held[symbol] > 1:
                        place, found = self._best_mystery(symbol)
                        if place != NO_PLACE or pile != NO_PILE:
                            value = found + draw
                            tried = coded(SEARCH_ARCHIVE, card, place, pile)
                elif ability == WARRANT:
                    if number >= 3 and clue_place != NO_PLACE:
                        value, tried = clue + second, coded(SEARCH_PREMISES, card, clue_place)
                elif total > 1:
                    value, tried = self._disguise(card, clue_place, clue)
                value -= self.loss(card)
                if value > best:
                    move, best = tried, value
        return move

    def _best_clue(self, but: int) -> tuple[int, float]:
        """Return the place of the best open clue but one, and its value; without one 0."""
        found, value = NO_PLACE, 0
        for place, card in enumerate(self.clue_row):
            if card != NO_CARD and place != but and VALUE_OF[card] > value:
                found, value = place, VALUE_OF[card]
        return found, float(value)

    def _best_mystery(self, lost: int) -> tuple[int, float]:
        """Return the place of the open mystery that brings most, and what it brings."""
        found, best = NO_PLACE, 0.0
        for place, card in enumerate(self.mystery_row):
            if card != NO_CARD:
                value = self.gain(card, lost)
                if found == NO_PLACE or value > best:
                    found, best = place, value
        return found, best

    def _least(self, but: int, lost: int) -> tuple[int, float]:
        """Return the card of the hand that is missed least, ``but`` left out, and its loss."""
        found, least = NO_CARD, 1000.0
        table = self.table
        for card in table.hand(self.seat):
            if card != but:
                loss = self.loss(card, lost)
                if loss < least:
                    found, least = card, loss
        return found, least

    def _after_giving(self, card: int, given: int) -> float:
        return self.gain(card, NO_CARD if given < CLUES else (given - CLUES) // ABILITIES)

    def _target(self) -> Seat:
        """Return the opponent with most cards, the next one of equals."""
        found, most = NO_CARD, 0
        for step in range(1, self.table.terms.seats):
            other = (self.seat + step) % self.table.terms.seats
            size = self.table.size(other)
            if size > most:
                found, most = other, size
        return found

    def _disguise(self, card: int, clue_place: int, clue: float) -> tuple[float, int]:
        """Return what Disguise brings at best, and how."""
        clues = self.table.clues[self.seat]
        best, move = -1000.0, PASS
        if clues and clue_place != NO_PLACE:
            given = min(clues, key=lambda each: VALUE_OF[each])
            offered = max(VALUE_OF[given] - self.average_clue, 0.0)
            best = clue - VALUE_OF[given] - self.policy.weights.denial * offered
            move = coded(PUT_ON, card, given, clue_place)
        played = (card - CLUES) // ABILITIES
        given, least = NO_CARD, 1000.0
        for symbol in range(SYMBOLS):
            for ability in HELD[self.owned[symbol]]:
                other = CLUES + ABILITIES * symbol + ability
                if other != card:
                    loss = self.loss(other, played)
                    if loss < least:
                        given, least = other, loss
        symbol = (given - CLUES) // ABILITIES
        for place, taken in enumerate(self.mystery_row):
            if taken != NO_CARD and (taken - CLUES) // ABILITIES not in {symbol, played}:
                value = self.gain(taken) - least
                if value > best:
                    best, move = value, coded(PUT_ON, card, given, place)
        return best, move
