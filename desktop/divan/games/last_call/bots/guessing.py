"""Which combination to ask for (LAST-4)."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Final

from divan.games.last_call.bots.mind import Mind
from divan.games.last_call.knowledge.problem import RESERVE, Home
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
    case = _case_numbers(mind)
    rated = []
    for cards in product(*options):
        place, weapon, person = (card.number for card in cards)
        told = _told([answers[card] for card in cards], case)
        rated.append((Combination(place, weapon, person), told))
    return sorted(rated, key=lambda pair: -pair[1])


def told_by(mind: Mind, combination: Combination) -> float:
    """Return how many bits about the case the answer to a guess tells one who weighs."""
    answers = [_answers(mind, card) for card in combination.cards()]
    return _told(answers, _case_numbers(mind))


def told_by_drawing(mind: Mind) -> float:
    """Return how many bits the top card of the reserve tells one who weighs: that it is not
    the card of its symbol that is sought.
    """
    in_reserve = Counter(card for way in mind.ways for card, home in way.items() if home == RESERVE)
    told = 0.0
    for card, times in in_reserve.items():
        if card.symbol is None:
            continue
        suspects = {one: mind.belief.right[one] for one in mind.belief.suspects(card.symbol)}
        rest = {one: chance for one, chance in suspects.items() if one != card}
        told += times * (_entropy(suspects.values()) - _entropy(rest.values()))
    return max(0.0, told / max(1, in_reserve.total()))


def _told(answers: list[list[tuple[int, int]]], case: list[list[int]]) -> float:
    """Return the mutual information, in bits, of the case and the answer to three cards."""
    # Of several who could answer it is the first that does.
    answer = list(map(min, *answers))
    left = sum(_bits(zip(answer, numbers, strict=True)) for numbers in case)
    return sum(map(_bits, case)) + len(SYMBOLS) * _bits(answer) - left


def _case_numbers(mind: Mind) -> list[list[int]]:
    """Return, symbol by symbol, the numbers of the case in the sampled ways."""
    return [[combination.number(symbol) for combination in mind.cases] for symbol in SYMBOLS]


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
    return _entropy(Counter(things).values())


def _entropy(weights: Iterable[float]) -> float:
    """Return the entropy in bits of what is as likely as its weight, next to the others."""
    shares = [weight for weight in weights if weight > 0]
    total = sum(shares)
    return -sum(share / total * math.log2(share / total) for share in shares)
