"""The table of a round as numbers: what a move does to it, and what it is worth in the end."""

from typing import Final

from divan.bots.dice import Dice
from divan.core.seat import Seat
from divan.games.lost_cities.bots.kernel.coding import (
    CARDS_IN_SUIT,
    DECK,
    DISCARD,
    DRAW,
    DRAW_NOW,
    NO_SUIT,
    ONE_PER_SUIT,
    OVER,
    PLACE,
    TEN_ON_TOP,
    TWO_TO_TEN,
    Sight,
    Terms,
)
from divan.games.lost_cities.rules.cards import HIGHEST, INVESTMENT, LOWEST, SUITS
from divan.games.lost_cities.rules.scoring import (
    BONUS,
    CARDS_FOR_EIGHT_BONUS,
    CARDS_FOR_TEN_BONUS,
    STARTING_COST,
)
from divan.games.lost_cities.rules.state import HAND_SIZE, MOST_DRAWS_FROM_DISCARDS

SUIT_OF: Final = tuple(number // CARDS_IN_SUIT for number in range(DISCARD))
RANK_OF: Final = tuple(max(number % CARDS_IN_SUIT - 1, 0) for number in range(DISCARD))
"""The rank of each card's number, 0 for an investment."""
UNKNOWN: Final = -1
"""A card of the pile that nobody has dealt yet."""


class Table:
    """A round that can be changed.

    Hands, what is ``known`` of each to the other player, and what is ``hidden`` from each are
    lists in no order. Routes have a list a seat and suit, discard piles one a suit.
    """

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.hands: list[list[int]] = [[], []]
        self.known: list[list[int]] = [[], []]
        self.hidden: list[list[int]] = [list(DECK), list(DECK)]
        self.routes: list[list[list[int]]] = [[[] for _ in SUITS] for _ in range(2)]
        self.discards: list[list[int]] = [[] for _ in SUITS]
        self.pile: list[int] = []
        self.active: Seat = 0
        self.phase = PLACE
        self.closed = NO_SUIT
        self.streak = 0
        self.odds: dict[int, int] = {}

    def copy(self) -> "Table":
        """Return another like it."""
        other = Table.__new__(Table)
        other.terms = self.terms
        other.hands = [cards[:] for cards in self.hands]
        other.known = [cards[:] for cards in self.known]
        other.hidden = [cards[:] for cards in self.hidden]
        other.routes = [[cards[:] for cards in routes] for routes in self.routes]
        other.discards = [cards[:] for cards in self.discards]
        other.pile = self.pile[:]
        other.active = self.active
        other.phase = self.phase
        other.closed = self.closed
        other.streak = self.streak
        other.odds = self.odds
        return other

    def deal(self, dice: Dice) -> None:
        """Begin a round on an empty table, as ``rules.setup`` does."""
        if self.terms.random_starter:
            self.active = dice.below(2)
        deck = list(DECK)
        dice.shuffle(deck)
        for seat in range(2):
            self.hands[seat] = deck[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]
            for card in self.hands[seat]:
                self.hidden[seat].remove(card)
        self.pile = deck[2 * HAND_SIZE :]
        if self.terms.turned_up == ONE_PER_SUIT:
            self._turn_up_each_suit()
        else:
            for _ in range(self.terms.turned_up):
                self._turn_up(self.pile.pop())

    def see(self, sight: Sight) -> None:
        """Lay an empty table as ``sight`` tells; the other hand and the pile stay unknown."""
        seat = self.active = sight.seat
        self.hands[seat] = list(sight.hand)
        self.known[seat] = list(sight.own_known)
        self.known[1 - seat] = list(sight.other_known)
        self.hidden[seat] = list(sight.hidden)
        self.odds = dict(zip(sight.hidden, sight.odds, strict=True))
        self.routes = [[list(cards) for cards in routes] for routes in sight.routes]
        self.discards = [list(cards) for cards in sight.discards]
        self.pile = [UNKNOWN] * sight.left
        self.phase, self.closed, self.streak = sight.phase, sight.closed, sight.streak

    def deal_hidden(self, dice: Dice) -> None:
        """Deal what the player to act cannot see to the pile and to the other hand, which
        keeps what is known of it.
        """
        seat = self.active
        cards = sorted(self.hidden[seat])
        self.hands[1 - seat] = self.known[1 - seat][:]
        while len(cards) > len(self.pile):
            kept = self._one_kept(cards, dice)
            self.hands[1 - seat].append(cards[kept])
            cards[kept] = cards[-1]
            cards.pop()
        dice.shuffle(cards)
        self.pile = cards
        unknown = self.hands[seat][:]
        for card in self.known[seat]:
            unknown.remove(card)
        self.hidden[1 - seat] = self.pile + unknown

    def _one_kept(self, cards: list[int], dice: Dice) -> int:
        """Draw the place of a card by the odds that it is kept."""
        choice = dice.below(sum(self.odds[card] for card in cards))
        for place, card in enumerate(cards):
            choice -= self.odds[card]
            if choice < 0:
                return place
        raise ValueError("there is no card that could be kept")

    def moves(self) -> list[int]:
        """Return the allowed moves in ascending order."""
        if self.phase == OVER:
            return []
        if self.phase == DRAW_NOW:
            return [DRAW] + [DRAW + 1 + suit for suit in self.open_discards()]
        held = sorted(set(self.hands[self.active]))
        return [card for card in held if self._fits(card)] + [DISCARD + card for card in held]

    def open_discards(self) -> list[int]:
        """Return the suits from whose discards the player may draw now."""
        if self.streak >= MOST_DRAWS_FROM_DISCARDS:
            return []
        return [suit for suit, pile in enumerate(self.discards) if pile and suit != self.closed]

    def play(self, move: int) -> None:
        """Carry out a move that is allowed."""
        if move >= DRAW:
            self._draw(move - DRAW - 1)
            return
        seat, card = self.active, move % DISCARD
        self.hands[seat].remove(card)
        if card in self.known[seat]:
            self.known[seat].remove(card)
        else:
            self.hidden[1 - seat].remove(card)
        if move < DISCARD:
            self.routes[seat][SUIT_OF[card]].append(card)
        else:
            self.discards[SUIT_OF[card]].append(card)
            self.closed = SUIT_OF[card]
        self.phase = DRAW_NOW

    def score(self, seat: Seat) -> int:
        """Return what the routes of ``seat`` are worth."""
        return sum(self._score(route) for route in self.routes[seat])

    def _draw(self, suit: int) -> None:
        seat = self.active
        if suit == NO_SUIT:
            card = self.pile.pop()
            self.hidden[seat].remove(card)
            self.streak = 0
        else:
            card = self.discards[suit].pop()
            self.known[seat].append(card)
            self.streak += 1
        self.hands[seat].append(card)
        self.active = 1 - seat
        self.closed = NO_SUIT
        self.phase = PLACE if self.pile else OVER

    def _fits(self, card: int) -> bool:
        route, rank = self.routes[self.active][SUIT_OF[card]], RANK_OF[card]
        if not route:
            return self.terms.free_start or rank in (INVESTMENT, LOWEST)
        top = RANK_OF[route[-1]]
        return rank > top or rank == top == INVESTMENT

    def _score(self, route: list[int]) -> int:
        if not route:
            return 0
        ranks = [RANK_OF[card] for card in route if RANK_OF[card]]
        investments = len(route) - len(ranks)
        points = (sum(ranks) - STARTING_COST) * self.terms.multipliers[investments]
        if not investments and self._earns_ten_bonus(ranks):
            points += BONUS
        if self.terms.eight_bonus and len(route) >= CARDS_FOR_EIGHT_BONUS:
            points += BONUS
        return points

    def _earns_ten_bonus(self, ranks: list[int]) -> bool:
        if self.terms.ten_bonus == TEN_ON_TOP:
            return ranks[-1] == HIGHEST and len(ranks) >= CARDS_FOR_TEN_BONUS
        return self.terms.ten_bonus == TWO_TO_TEN and len(ranks) == HIGHEST - LOWEST + 1

    def _turn_up(self, card: int) -> None:
        for hidden in self.hidden:
            hidden.remove(card)
        self.discards[SUIT_OF[card]].append(card)

    def _turn_up_each_suit(self) -> None:
        """Turn cards up until each suit shows one; others go under the pile (D2)."""
        under: list[int] = []
        shown = 0
        while self.pile and shown < len(SUITS):
            card = self.pile.pop()
            if self.discards[SUIT_OF[card]]:
                under.insert(0, card)
            else:
                self._turn_up(card)
                shown += 1
        self.pile = under + self.pile
