"""Which combination to ask for (LAST-4)."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Final

from divan.games.last_call.bots.mind import Mind
from divan.games.last_call.knowledge.problem import Home
from divan.games.last_call.rules.cards import SYMBOLS, Card, Combination, Symbol

LIKELIEST: Final = 4
"""How many suspects of each symbol are weighed."""


def guesses(mind: Mind) -> list[tuple[Combination, float]]:
    """Return combinations with how many bits each tells about the case, the best first.

    Who does not weigh thinks of one, and of no bits.
    """
    return _weighed(mind) if mind.ways else [(_plain(mind), 0.0)]


def _plain(mind: Mind) -> Combination:
    """Return a suspect of each symbol, now and then an own card that nobody can show."""
    place, weapon, person = (_plain_card(mind, symbol).number for symbol in SYMBOLS)
    return Combination(place, weapon, person)


def _plain_card(mind: Mind, symbol: Symbol) -> Card:
    own = _own(mind, symbol)
    if own and mind.chance.random() < mind.temper.bluffs:
        return mind.chance.choice(own)
    suspects = mind.belief.suspects(symbol)
    loose = [card for card in suspects if mind.unknown(card)]
    return mind.chance.choice(loose or suspects or own or [Card(symbol, 1)])


def _own(mind: Mind, symbol: Symbol) -> list[Card]:
    return [card for card in mind.table.held(mind.seat) if card.symbol is symbol]


def _weighed(mind: Mind) -> list[tuple[Combination, float]]:
    """Weigh the likeliest suspects of each symbol, and an own card, against each other.

    What counts is how much of what is open about the case the answer would tell: the mutual
    information of the answer and the case, symbol by symbol (Shannon).
    """
    options = [
        mind.belief.suspects(symbol)[:LIKELIEST] + _own(mind, symbol)[:1] for symbol in SYMBOLS
    ]
    answers = {card: _answers(mind, card) for cards in options for card in cards}
    case = [[combination.number(symbol) for combination in mind.cases] for symbol in SYMBOLS]
    open_bits = sum(map(_bits, case))
    rated = []
    for cards in product(*options):
        # Of several who could answer it is the first that does.
        answer = list(map(min, *(answers[card] for card in cards)))
        left = sum(_bits(zip(answer, numbers, strict=True)) for numbers in case)
        told = open_bits + len(SYMBOLS) * _bits(answer) - left
        place, weapon, person = (card.number for card in cards)
        rated.append((Combination(place, weapon, person), told))
    return sorted(rated, key=lambda pair: -pair[1])


def _answers(mind: Mind, card: Card) -> list[tuple[int, int]]:
    """Return for each sampled way who would show ``card``, as the place in turn order, and
    the card; for nobody a place behind all.
    """
    order = {Home(seat): place for place, seat in enumerate(mind.others())}
    nobody = (len(order), 0)
    symbol = card.symbol
    number = 0 if symbol is None else 1 + symbol.column
    return [(order[way[card]], number) if way[card] in order else nobody for way in mind.ways]


def _bits(things: Iterable[object] | Sequence[object]) -> float:
    """Return the entropy of how often each of ``things`` is there, in bits."""
    counts = Counter(things)
    total = counts.total()
    return -sum(n / total * math.log2(n / total) for n in counts.values())
