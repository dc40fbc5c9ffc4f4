"""How likely each clue card is the right one to announce."""

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from divan.games.last_call.knowledge.facts import Memory
from divan.games.last_call.knowledge.possible import Possible
from divan.games.last_call.knowledge.problem import CASE, DECK, RESERVE, Home
from divan.games.last_call.rules.cards import SYMBOLS, Card, Combination, Symbol
from divan.games.last_call.rules.state import Table


class Belief(msgspec.Struct, frozen=True):
    """``right`` is the chance of each card to be right; ``whole`` that of combinations, as
    far as they were weighed together.
    """

    right: Mapping[Card, float]
    whole: Mapping[Combination, float]

    def suspects(self, symbol: Symbol) -> list[Card]:
        """Return the cards of ``symbol`` that may be right, the likeliest first."""
        found = [card for card in DECK if card.symbol is symbol and self.right[card] > 0]
        return sorted(found, key=lambda card: -self.right[card])

    def chance(self, combination: Combination) -> float:
        """Return how likely ``combination`` is right."""
        if self.whole:
            return self.whole.get(combination, 0.0)
        place, weapon, person = (self.right[card] for card in combination.cards())
        return place * weapon * person

    def best(self) -> Combination | None:
        """Return the likeliest combination, or None where a symbol has no suspect."""
        if self.whole:
            return max(self.whole, key=lambda combination: self.whole[combination])
        tops = [self.suspects(symbol)[:1] for symbol in SYMBOLS]
        if not all(tops):
            return None
        place, weapon, person = (top[0].number for top in tops)
        return Combination(place, weapon, person)


def right_homes(table: Table, memory: Memory) -> frozenset[Home]:
    """Return the homes of cards that are right to announce (D6): the case; where nothing is
    sealed, whatever no survivor has.
    """
    if memory.sealed:
        return frozenset((CASE,))
    gone = (seat for seat in range(table.seats) if seat not in table.survivors)
    return frozenset((RESERVE, *map(Home, gone)))


def even_belief(table: Table, memory: Memory, possible: Possible) -> Belief:
    """Hold everything that is possible equally likely, card by card."""
    if memory.sealed:
        suspects = {symbol: len(possible.suspects(symbol)) for symbol in SYMBOLS}
        return Belief(
            {
                card: 1 / suspects[symbol] if possible.may_be_case(card) else 0.0
                for card in DECK
                if (symbol := card.symbol) is not None
            },
            {},
        )
    right, rooms = right_homes(table, memory), _rooms(table, memory)
    return Belief(
        {
            card: sum(rooms[home] for home in homes & right)
            / max(1, sum(rooms[home] for home in homes))
            for card, homes in possible.homes.items()
        },
        {},
    )


def weighed_belief(cases: Iterable[Combination]) -> Belief:
    """Count how often a card, and a combination, is the case in what was sampled."""
    whole = Counter(cases)
    count = whole.total()
    single: Counter[Card] = Counter()
    for combination, times in whole.items():
        for card in combination.cards():
            single[card] += times
    return Belief(
        {card: single[card] / count for card in DECK},
        {combination: times / count for combination, times in whole.items()},
    )


def _rooms(table: Table, memory: Memory) -> dict[Home, int]:
    """Return how many cards each home holds."""
    held = {Home(seat): len(table.held(seat)) + len(table.out[seat]) for seat in range(table.seats)}
    return held | {RESERVE: memory.reserve}
