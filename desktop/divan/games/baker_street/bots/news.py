"""What the cards that a seat has not read may be, and what they would tell it."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import TypeAlias

import msgspec

from divan.games.baker_street.bots.belief import Belief
from divan.games.baker_street.rules.cards import DECK, Card, Kind
from divan.games.baker_street.rules.catalogue import every
from divan.games.baker_street.rules.worlds import Worlds


class Prospect(msgspec.Struct, frozen=True):
    """A card that may be among those not read: how many of it are expected (at most 1), and
    how many bits it would tell.
    """

    card: Card
    expected: float
    gain: float


class News(msgspec.Struct, frozen=True):
    """All that may be among the cards not read."""

    prospects: tuple[Prospect, ...]

    def shown(self) -> dict[str, float]:
        """Return the bits that all cards with a suspect or room on them would tell."""
        sums: defaultdict[str, float] = defaultdict(float)
        for prospect in self.prospects:
            for thing in (*prospect.card.suspects, *prospect.card.rooms):
                sums[thing] += prospect.expected * prospect.gain
        return sums

    def shown_together(self) -> dict[frozenset[str], float]:
        """Return the bits that all cards with two things on them would tell."""
        sums: defaultdict[frozenset[str], float] = defaultdict(float)
        for prospect in self.prospects:
            things = (*prospect.card.suspects, *prospect.card.rooms)
            for place, one in enumerate(things):
                for other in things[place + 1 :]:
                    sums[frozenset((one, other))] += prospect.expected * prospect.gain
        return sums

    def per_value(self, cards: Iterable[Prospect] | None = None) -> float:
        """Return how many bits a point of value tells on average, of some cards or of all."""
        gained = worth = 0.0
        for prospect in self.prospects if cards is None else cards:
            gained += prospect.expected * prospect.gain
            worth += prospect.expected * prospect.card.value
        return gained / worth if worth else 0.0


@lru_cache(maxsize=16)
def news(worlds: Worlds, read: frozenset[Card]) -> News:
    """Return what may be among the cards not read, where these worlds are left.

    Between two decisions of a turn nothing new was read, so the last answers are kept.
    """
    return News(tuple(_prospects(Belief(worlds), read)))


def _prospects(belief: Belief, read: frozenset[Card]) -> Iterator[Prospect]:
    gone = Counter(map(group, read))
    for name, cards in groups():
        missing = size(name) - gone[name]
        if missing <= 0:
            continue
        found = [(card, *belief.prospect(card)) for card in cards if card not in read]
        whole = sum(chance for _, chance, _ in found)
        for card, chance, gain in found:
            if chance:
                yield Prospect(card, min(1.0, missing * chance / whole), max(0.0, gain))


Group: TypeAlias = tuple[Kind] | tuple[Kind, str]


def group(card: Card) -> Group:
    """Return the cards among which a deck has so many: those of the same kind, or, of counts
    (H1), those of the same room and, of claims of a place (V2), those of the same suspect.
    """
    if card.kind is Kind.H1:
        return card.kind, card.rooms[0]
    if card.kind is Kind.V2:
        return card.kind, card.suspects[0]
    if card.kind is None:
        raise ValueError("a card that lies face down is of no group")
    return (card.kind,)


def size(name: Group) -> int:
    """Return how many cards of a group a deck has."""
    return 1 if len(name) > 1 else DECK[name[0]]


@cache
def groups() -> tuple[tuple[Group, tuple[Card, ...]], ...]:
    """Return every group with every card that can be of it, whatever the truth."""
    found: defaultdict[Group, list[Card]] = defaultdict(list)
    for kind in Kind:
        for card in every(kind):
            found[group(card)].append(card)
    return tuple((name, tuple(cards)) for name, cards in found.items())
