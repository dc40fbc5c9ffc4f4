"""The cards (LAST-0.1): 48 clues, 16 of each symbol, and 12 case cards, one an item."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

import msgspec

NUMBERS: Final = 16
"""Clue cards of a symbol, numbered from 1 (D4)."""
ITEMS: Final = 4
"""Items of a symbol, numbered from 1 (D4)."""
NUMBERS_PER_ITEM: Final = 4


class Symbol(StrEnum):
    """What a clue is about (LAST-3.2)."""

    PLACE = "place"
    WEAPON = "weapon"
    PERSON = "person"

    @property
    def column(self) -> int:
        """Its place in every tuple that has one thing a symbol, 0 to 2."""
        return _COLUMNS[self]


SYMBOLS: Final = tuple(Symbol)
_COLUMNS: Final = {symbol: column for column, symbol in enumerate(SYMBOLS)}


class Card(msgspec.Struct, frozen=True, order=True, forbid_unknown_fields=True):
    """A clue card; no two are equal. One without a symbol lies face down."""

    symbol: Symbol | None
    number: int

    @property
    def item(self) -> int:
        """The item that it is a trace of, 1 to 4 (D4); 0 for a card face down."""
        return item_of(self.number)


class CaseCard(msgspec.Struct, frozen=True, order=True, forbid_unknown_fields=True):
    """A case card, which stands for one item (D5). One without a symbol lies face down."""

    symbol: Symbol | None
    item: int


FACE_DOWN: Final = Card(None, 0)
"""A clue card that the one who looks cannot see."""
CASE_FACE_DOWN: Final = CaseCard(None, 0)
"""A case card that the one who looks cannot see."""


class Combination(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One clue card of each symbol, by their numbers (LAST-4.2)."""

    place: int
    weapon: int
    person: int

    def number(self, symbol: Symbol) -> int:
        """Return the number of its card of ``symbol``."""
        return (self.place, self.weapon, self.person)[symbol.column]

    def cards(self) -> tuple[Card, ...]:
        """Return its three cards, in the order of ``SYMBOLS``."""
        return tuple(Card(symbol, self.number(symbol)) for symbol in SYMBOLS)

    def __contains__(self, card: Card) -> bool:
        return card.symbol is not None and self.number(card.symbol) == card.number

    def among(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Return those of ``cards`` that it names."""
        return tuple(card for card in cards if card in self)


def item_of(number: int) -> int:
    """Return the item that owns ``number``: item i owns 4i - 3 to 4i (D4)."""
    return (number + NUMBERS_PER_ITEM - 1) // NUMBERS_PER_ITEM


def numbers_of(item: int) -> range:
    """Return the numbers of the four traces of ``item`` (D4)."""
    return range(NUMBERS_PER_ITEM * (item - 1) + 1, NUMBERS_PER_ITEM * item + 1)


def clue_deck() -> tuple[Card, ...]:
    """Return the 48 clue cards in order (LAST-0.1)."""
    return tuple(Card(symbol, number) for symbol in SYMBOLS for number in range(1, NUMBERS + 1))


def case_deck() -> tuple[CaseCard, ...]:
    """Return the 12 case cards in order (LAST-0.1, D5)."""
    return tuple(CaseCard(symbol, item) for symbol in SYMBOLS for item in range(1, ITEMS + 1))


def traces(case_card: CaseCard) -> tuple[Card, ...]:
    """Return the four clue cards of the item that ``case_card`` stands for."""
    return tuple(Card(case_card.symbol, number) for number in numbers_of(case_card.item))
