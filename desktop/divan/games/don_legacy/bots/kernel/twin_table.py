"""The table of a match as numbers: what may be done, what a move does, what is won in the end."""

from bisect import insort
from typing import Final

from divan.bots.dice import Dice
from divan.core.seat import Seat
from divan.games.don_legacy.bots.kernel.coding import (
    ABILITIES,
    ACT,
    ANALYSE,
    ANALYSIS,
    ARCHIVE,
    CARDS,
    CHOOSE,
    CLUES,
    DECLINE,
    DEDUCE,
    DEDUCTION,
    DISCARD,
    DISGUISE,
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
    OVER,
    PASS,
    PUT_ON,
    SEARCH_ARCHIVE,
    SEARCH_PREMISES,
    SECOND,
    SECOND_CLUE,
    STOP,
    SWAP,
    SYMBOLS,
    TAKE_CLUE,
    TAKE_MYSTERY,
    TESTIMONY,
    VALUE_OF,
    WARRANT,
    WRAP_UP,
    Sight,
    Terms,
    coded,
)
from divan.games.don_legacy.bots.kernel.weights import EVEN
from divan.games.don_legacy.rules.scoring import POINTS_PER_SET
from divan.games.don_legacy.rules.state import HAND_SIZE, SET_SIZE, SETS_TO_END

COUNT: Final = tuple(bits.bit_count() for bits in range(1 << ABILITIES))
"""How many bits are set: abilities of a symbol that a hand holds are the bits of a number."""
HELD: Final = tuple(
    tuple(ability for ability in range(ABILITIES) if bits >> ability & 1)
    for bits in range(1 << ABILITIES)
)
THREES: Final = tuple(
    tuple(part for part in range(bits + 1) if part & bits == part and COUNT[part] == SET_SIZE)
    for bits in range(1 << ABILITIES)
)
"""The sets that can be laid of such bits."""


class Table:
    """A match that can be changed.

    Of each hand the ``clues`` are a list in ascending order, the mysteries one number a symbol
    (``owned``, see ``COUNT``); ``points`` is what the clues add up to. ``rows`` are the open
    clues and the open mysteries. ``gone`` counts the mysteries of each symbol that were laid,
    played or discarded; ``spent_points`` and ``spent_clues`` tell of the clues that were
    discarded. Of two piles the first holds clues, of one pile the second is empty.
    """

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        seats = terms.seats
        self.active: Seat = 0
        self.starter: Seat = 0
        self.phase = ACT
        self.drew = False
        self.clues: list[list[int]] = [[] for _ in range(seats)]
        self.owned: list[list[int]] = [[0] * SYMBOLS for _ in range(seats)]
        self.points = [0] * seats
        self.sets = [0] * seats
        self.rows: list[list[int]] = [[], []]
        self.gone = [0] * SYMBOLS
        self.spent_points = 0
        self.spent_clues = 0
        self.piles: list[list[int]] = [[], []]
        self.seen = NO_CARD
        self.owner: Seat = NO_CARD
        self.looked_at = NO_PILE

    def copy(self) -> "Table":
        """Return another like it."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.clues = [cards[:] for cards in self.clues]
        other.owned = [bits[:] for bits in self.owned]
        other.points = self.points[:]
        other.sets = self.sets[:]
        other.rows = [row[:] for row in self.rows]
        other.gone = self.gone[:]
        other.piles = [pile[:] for pile in self.piles]
        return other

    # ── dealing ─────────────────────────────────────────────────────────────────────────────

    def deal(self, dice: Dice) -> None:
        """Begin a match on an empty table, as ``rules.setup`` does."""
        terms = self.terms
        clues, mysteries = list(range(CLUES)), list(range(CLUES, CARDS))
        dice.shuffle(clues)
        dice.shuffle(mysteries)
        self.rows = [clues[: terms.open_cards], mysteries[: terms.open_cards]]
        rest = clues[terms.open_cards :] + mysteries[terms.open_cards :]
        dice.shuffle(rest)
        for seat in range(terms.seats):
            for card in rest[seat * terms.hand : (seat + 1) * terms.hand]:
                self.give(seat, card)
        rest = rest[terms.seats * terms.hand :]
        self.piles = [rest, []]
        if terms.separate:
            self.piles = [
                [card for card in rest if card < CLUES],
                [card for card in rest if card >= CLUES],
            ]
        if terms.random_starter:
            self.starter = self.active = dice.below(terms.seats)

    def deal_as_seen(self, sight: Sight, kept: int, dice: Dice) -> None:
        """Lay an empty table as ``sight`` tells; ``dice`` deal what it does not tell.

        ``kept`` are the odds, of ``EVEN``, of a mystery in a hidden hand. A place in a row that
        stayed empty tells that a common pile has no card of its kind.
        """
        self.active, self.starter = sight.seat, sight.starter
        self.phase, self.drew = sight.phase, sight.drew
        self.rows = [row[:] for row in sight.rows]
        self.gone, self.sets = sight.gone[:], sight.sets[:]
        self.spent_points, self.spent_clues = sight.discarded_points, sight.discarded_clues
        self.seen, self.owner, self.looked_at = sight.seen, sight.owner, sight.looked_at
        loose = _hands_last(sight, kept, dice)
        for number, left in enumerate(sight.left):
            shown = sight.shown if number == sight.looked_at else []
            pile, loose = self._filled(number, left - len(shown), loose)
            self.piles[number] = pile + shown
        for owner, held in enumerate(sight.held):
            for card in held:
                self.give(owner, card)
            for _ in range(sight.sizes[owner] - len(held)):
                self.give(owner, loose.pop())

    def _filled(self, number: int, size: int, loose: list[int]) -> tuple[list[int], list[int]]:
        """Return a pile of ``size`` cards, the first of ``loose`` that fit, and the others."""
        first, end = 0, CARDS
        if self.terms.separate:
            first, end = (0, CLUES) if number == 0 else (CLUES, CARDS)
        else:
            first = CLUES if NO_CARD in self.rows[0] else 0
            end = CLUES if NO_CARD in self.rows[1] else CARDS
        pile: list[int] = []
        rest: list[int] = []
        for card in loose:
            fits = first <= card < end and len(pile) < size
            (pile if fits else rest).append(card)
        missing = size - len(pile)
        return pile + rest[:missing], rest[missing:]

    # ── what can be done ────────────────────────────────────────────────────────────────────

    def moves(self) -> list[int]:
        """Return the allowed moves in ascending order."""
        match self.phase:
            case 0:  # ACT
                return self._moves_to_act()
            case 1:  # EXCHANGE
                return [coded(DECLINE), *(coded(SWAP, card) for card in self.hand(self.active))]
            case 2:  # SECOND_CLUE
                return [coded(STOP), *(coded(SECOND, place) for place in self.places(0))]
            case 3:  # KEEP
                return [coded(CHOOSE, 0), coded(CHOOSE, 1)]
            case 4 | 5:  # WRAP_UP, DISCARD
                return self._moves_to_end()
            case _:
                return []

    def _moves_to_act(self) -> list[int]:
        found = [coded(DRAW_CARD, pile) for pile in (0, 1) if self.piles[pile]]
        found += [coded(TAKE_CLUE, place) for place in self.places(0)]
        if self.terms.take_mystery:
            found += [coded(TAKE_MYSTERY, place) for place in self.places(1)]
        plays: list[int] = []
        for card in self.mysteries(self.active):
            plays += self._plays(card)
        found += sorted(plays)
        laying = self._layings()
        if not found and not (self.terms.sets_cost and laying):
            return [*laying, coded(PASS)]
        return found + laying

    def _moves_to_end(self) -> list[int]:
        found = []
        if self.phase == WRAP_UP and not self.terms.sets_cost:
            found += self._layings()
        if self.may_discard():
            found += [coded(DROP, card) for card in self.hand(self.active)]
        if not self.must_discard():
            found.append(coded(END))
        return found

    def _layings(self) -> list[int]:
        return [
            coded(LAY, symbol, bits)
            for symbol, owned in enumerate(self.owned[self.active])
            for bits in THREES[owned]
        ]

    def _plays(self, card: int) -> list[int]:
        """Return the ways to play a mystery that is in hand."""
        ability = (card - CLUES) % ABILITIES
        if not self.playable(card):
            return []
        clues, seat = self.places(0), self.active
        draws = [pile for pile in (0, 1) if self.piles[pile]] + [NO_PILE]
        if ability == ANALYSIS:
            return [coded(ANALYSE, card, pile) for pile in draws]
        if ability == DEDUCTION:
            others = [seat for seat in range(self.terms.seats) if seat != self.active]
            return [coded(DEDUCE, card, other) for other in others if self.size(other)]
        if ability == WARRANT:
            return [coded(SEARCH_PREMISES, card, place) for place in clues]
        if ability == DISGUISE:
            return [
                coded(PUT_ON, card, given, place)
                for given in self.hand(seat)
                if given != card
                for place in self.places(int(given >= CLUES))
            ]
        kind, row = (HEAR, 0) if ability == TESTIMONY else (SEARCH_ARCHIVE, 1)
        return [
            coded(kind, card, place, pile)
            for place in self.places(row) or [NO_PLACE]
            for pile in draws
        ]

    def playable(self, card: int) -> bool:
        """Tell whether the condition of a mystery in hand holds, and part of its effect can."""
        seat = self.active
        symbol, ability = divmod(card - CLUES, ABILITIES)
        left = bool(self.piles[0] or self.piles[1])
        number = len(self.clues[seat])
        if ability == ANALYSIS:
            return number >= 2 and left
        if ability == DEDUCTION:
            others = (other for other in range(self.terms.seats) if other != seat)
            return number >= 1 and any(self.size(other) for other in others)
        if ability == TESTIMONY:
            return number >= 2 and (left or bool(self.places(0)))
        if ability == ARCHIVE:
            return COUNT[self.owned[seat][symbol]] > 1 and (left or bool(self.places(1)))
        if ability == WARRANT:
            return number >= 3 and bool(self.places(0))
        if self.size(seat) - number < 2:
            return False
        return bool(self.places(1)) or (number > 0 and bool(self.places(0)))

    def places(self, row: int) -> list[int]:
        """Return the places of a row where a card lies."""
        return [place for place, card in enumerate(self.rows[row]) if card != NO_CARD]

    def hand(self, seat: Seat) -> list[int]:
        """Return the cards of a hand in ascending order."""
        return self.clues[seat] + self.mysteries(seat)

    def mysteries(self, seat: Seat) -> list[int]:
        """Return the mysteries of a hand in ascending order."""
        return [
            CLUES + ABILITIES * symbol + ability
            for symbol, bits in enumerate(self.owned[seat])
            for ability in HELD[bits]
        ]

    def size(self, seat: Seat) -> int:
        """Return how many cards a hand has."""
        return len(self.clues[seat]) + sum(COUNT[bits] for bits in self.owned[seat])

    def may_discard(self) -> bool:
        """Tell whether the player to act may discard at the end of the turn."""
        return (self.drew or self.terms.hard_limit) and self.size(self.active) > HAND_SIZE

    def must_discard(self) -> bool:
        """Tell whether the hand is over a hard limit."""
        return self.terms.hard_limit and self.size(self.active) > HAND_SIZE

    def left(self) -> int:
        """Return how many cards are left to draw."""
        return len(self.piles[0]) + len(self.piles[1])

    # ── what it does ────────────────────────────────────────────────────────────────────────

    def play(self, move: int, dice: Dice) -> None:
        """Carry out a move that is allowed; ``dice`` choose what Deduction shows."""
        kind, first, second, third = move >> 17, move >> 10 & 127, move >> 3 & 127, move & 7
        seat = self.active
        if kind == DRAW_CARD:
            self.drew = True
            self._draw(first)
        elif kind in {TAKE_CLUE, TAKE_MYSTERY}:
            self._take(kind - TAKE_CLUE, first)
        elif kind == LAY:
            self._lay(first, second)
            return
        elif kind == END:
            self._end_turn()
            return
        elif kind == DROP:
            self._drop(first)
            return
        elif kind == SWAP:
            self._swap(first)
        elif kind == SECOND:
            self._take(0, first)
        elif kind == CHOOSE:
            self._choose(first)
        elif kind <= PUT_ON:
            self._remove(seat, first)
            self.gone[(first - CLUES) // ABILITIES] += 1
            if not self._effect(kind, second, third, dice):
                return
        self._after_action()

    def _effect(self, kind: int, second: int, third: int, dice: Dice) -> bool:
        """Do what a mystery says; return False if it left a choice open."""
        if kind == ANALYSE:
            if second != NO_PILE and self.terms.look_at_two and len(self.piles[second]) > 1:
                self.phase, self.looked_at = KEEP, second
                return False
            self._draw(second)
        elif kind == DEDUCE:
            hand = self.hand(second)
            self.seen, self.owner = hand[dice.below(len(hand))], second
            self.phase = EXCHANGE
            return False
        elif kind == SEARCH_PREMISES:
            self._take(0, second)
            if self.places(0):
                self.phase = SECOND_CLUE
                return False
        elif kind == PUT_ON:
            row = self.rows[int(second >= CLUES)]
            self._remove(self.active, second)
            self.give(self.active, row[third])
            row[third] = second
        else:
            if second != NO_PLACE:
                self._take(kind - HEAR, second)
            self._draw(third)
        return True

    def _draw(self, pile: int) -> None:
        if pile != NO_PILE and self.piles[pile]:
            self.give(self.active, self.piles[pile].pop())

    def _take(self, row: int, place: int) -> None:
        """Take an open card; the topmost of its kind fills its place."""
        self.give(self.active, self.rows[row][place])
        self.rows[row][place] = NO_CARD
        for pile in self.piles:
            for at in range(len(pile) - 1, -1, -1):
                if (pile[at] >= CLUES) == row:
                    self.rows[row][place] = pile.pop(at)
                    return

    def _lay(self, symbol: int, bits: int) -> None:
        seat = self.active
        self.owned[seat][symbol] &= ~bits
        self.sets[seat] += 1
        self.gone[symbol] += SET_SIZE
        if self.sets[seat] >= SETS_TO_END:
            self._end()
        elif self.terms.sets_cost:
            self._after_action()

    def _swap(self, given: int) -> None:
        seat, owner = self.active, self.owner
        self._remove(seat, given)
        self._remove(owner, self.seen)
        self.give(seat, self.seen)
        self.give(owner, given)

    def _choose(self, which: int) -> None:
        """Keep one of the top two cards; the other goes under the pile."""
        pile = self.piles[self.looked_at]
        top, below = pile.pop(), pile.pop()
        kept, declined = (below, top) if which else (top, below)
        self.give(self.active, kept)
        pile.insert(0, declined)

    def _drop(self, card: int) -> None:
        self._remove(self.active, card)
        if card < CLUES:
            self.spent_clues += 1
            self.spent_points += VALUE_OF[card]
        else:
            self.gone[(card - CLUES) // ABILITIES] += 1
        if self.must_discard():
            self.phase = DISCARD
        else:
            self._end_turn()

    def _after_action(self) -> None:
        self.phase, self.seen, self.owner, self.looked_at = ACT, NO_CARD, NO_CARD, NO_PILE
        if not self.left() and not self.terms.finish_round:
            self._end()
        elif not self.terms.sets_cost or self.may_discard():
            self.phase = WRAP_UP
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        following = (self.active + 1) % self.terms.seats
        if not self.left() and following == self.starter:
            self._end()
            return
        self.active, self.phase, self.drew = following, ACT, False

    def _end(self) -> None:
        """End the match: every complete set that is still in a hand is laid."""
        self.phase = OVER
        for seat, owned in enumerate(self.owned):
            for symbol, bits in enumerate(owned):
                whole = COUNT[bits] // SET_SIZE
                self.sets[seat] += whole
                self.gone[symbol] += SET_SIZE * whole
                for ability in HELD[bits][: SET_SIZE * whole]:
                    owned[symbol] &= ~(1 << ability)

    def give(self, seat: Seat, card: int) -> None:
        """Put a card into a hand."""
        if card < CLUES:
            insort(self.clues[seat], card)
            self.points[seat] += VALUE_OF[card]
        else:
            symbol, ability = divmod(card - CLUES, ABILITIES)
            self.owned[seat][symbol] |= 1 << ability

    def _remove(self, seat: Seat, card: int) -> None:
        if card < CLUES:
            self.clues[seat].remove(card)
            self.points[seat] -= VALUE_OF[card]
        else:
            symbol, ability = divmod(card - CLUES, ABILITIES)
            self.owned[seat][symbol] &= ~(1 << ability)

    # ── what is won ─────────────────────────────────────────────────────────────────────────

    def score(self, seat: Seat) -> int:
        """Return the points of ``seat``; complete sets in hand are none yet."""
        singles = self.terms.single_mystery * sum(COUNT[bits] for bits in self.owned[seat])
        return POINTS_PER_SET * self.sets[seat] + self.points[seat] + singles


def _hands_last(sight: Sight, kept: int, dice: Dice) -> list[int]:
    """Return the hidden cards: those that were put under a pile, others for the piles, and then
    as many as the hands miss.
    """
    missing = sum(sight.sizes) - sum(map(len, sight.held))
    loose = [card for card in sight.hidden if card not in sight.under]
    dice.shuffle(loose)
    piled: list[int] = []
    held: list[int] = []
    for seen, card in enumerate(loose):
        needed = missing - len(held)
        free = len(loose) - seen > needed
        if not needed or (free and card >= CLUES and dice.below(EVEN) >= kept):
            piled.append(card)
        else:
            held.append(card)
    dice.shuffle(piled)
    return sight.under + piled + held
