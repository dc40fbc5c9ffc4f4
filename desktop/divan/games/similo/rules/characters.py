"""The sixty characters (SIM-0.1, 0.2) and their traits.

They come from one table, ``characters.json``: the recipe of the art draws the portraits
from it, the bots weigh it, and the screen names it.
"""

import math
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec

from divan.games.similo.rules.traits import NO, TRAITS, YES, Trait


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character with a value of each trait."""

    id: str
    kind: str
    sex: str
    age: str
    region: str
    era: str
    role: str
    head: str
    beard: bool
    weapon: bool
    magic: bool
    being: str

    def value(self, trait: Trait) -> str:
        """Return the character's value of ``trait``, one of ``VALUES``."""
        found: str | bool = getattr(self, trait.value)
        if isinstance(found, bool):
            return YES if found else NO
        return found


_TABLE: Final = Path(__file__).with_name("characters.json")

CHARACTERS: Final = msgspec.json.decode(_TABLE.read_bytes(), type=tuple[Character, ...])
"""All characters, in the order of the table."""

_BY_ID: Final = {character.id: character for character in CHARACTERS}
_FREQUENCY: Final = {trait: Counter(one.value(trait) for one in CHARACTERS) for trait in TRAITS}


def character(id: str) -> Character:
    """Return the character of that id. Raises KeyError if there is none."""
    return _BY_ID[id]


def shared_traits(one: str, other: str) -> tuple[Trait, ...]:
    """Return the traits of which two characters have the same value."""
    first, second = _BY_ID[one], _BY_ID[other]
    return tuple(trait for trait in Trait if first.value(trait) == second.value(trait))


def rarity(one: Character, trait: Trait) -> float:
    """Return how much it tells that two characters share ``trait``: the natural logarithm of
    how rare its value is, so that a turban tells more than being human.
    """
    return math.log(len(CHARACTERS) / _FREQUENCY[trait][one.value(trait)])
