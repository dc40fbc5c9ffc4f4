"""The cards (SIM-0.1): one for each character."""

from typing import Final

import msgspec

from divan.games.similo.rules.characters import CHARACTERS


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The card of a character. One without a character lies face down."""

    character: str | None


FACE_DOWN: Final = Card(None)
"""A card that the one who looks cannot see."""


def full_deck() -> tuple[Card, ...]:
    """Return the sixty cards in the order of the table."""
    return tuple(Card(character.id) for character in CHARACTERS)


def shown(card: Card) -> str:
    """Return the character of a card that lies face up. Raises ValueError for one face down."""
    if card.character is None:
        raise ValueError("a card that lies face down shows no character")
    return card.character
