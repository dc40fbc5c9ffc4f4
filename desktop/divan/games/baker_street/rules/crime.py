"""Who, with what and why: suspects, weapons and motives, and what belongs to what.

The ids are those of records and pictures; the order of suspects and motives is that of
the formula for a suspect's motives.
"""

from enum import StrEnum
from typing import Final

import msgspec

from divan.games.baker_street.rules.house import Room


class Suspect(StrEnum):
    """One of the eight suspects."""

    ROBBIE = "robbie"
    COUNTESS = "countess"
    COLONEL = "colonel"
    DE_WITS = "de_wits"
    DOCTOR = "doctor"
    SINGER = "singer"
    SMIT_BROTHERS = "smit_brothers"
    GOVERNESS = "governess"


class Motive(StrEnum):
    """One of the eight kinds of motive; each is held by exactly three suspects (BAK-L1)."""

    GREED = "greed"
    JEALOUSY = "jealousy"
    REVENGE = "revenge"
    BLACKMAIL = "blackmail"
    INHERITANCE = "inheritance"
    PASSION = "passion"
    FEAR = "fear"
    AMBITION = "ambition"


class Category(StrEnum):
    """The sort of object that a weapon is (BAK-M1)."""

    GAMES = "games"
    KITCHENWARE = "kitchenware"
    TOOLS = "tools"
    ACCESSORIES = "accessories"


class Symbol(StrEnum):
    """The trace that a weapon leaves (BAK-M2)."""

    CUT = "cut"
    BRUISE = "bruise"
    SUFFOCATION = "suffocation"
    POISONING = "poisoning"


class Weapon(StrEnum):
    """One of the sixteen weapons: a row a category, in each one weapon a symbol."""

    ICE_SKATE = "ice_skate"
    CRICKET_BAT = "cricket_bat"
    SKIPPING_ROPE = "skipping_rope"
    POISONED_DART = "poisoned_dart"
    MEAT_KNIFE = "meat_knife"
    FRYING_PAN = "frying_pan"
    TEA_TOWEL = "tea_towel"
    DOCTORED_TEA = "doctored_tea"
    CHISEL = "chisel"
    HAMMER = "hammer"
    ROPE = "rope"
    RAT_POISON = "rat_poison"
    HATPIN = "hatpin"
    WALKING_STICK = "walking_stick"
    SILK_SCARF = "silk_scarf"
    POISON_RING = "poison_ring"


SUSPECTS: Final = tuple(Suspect)
MOTIVES: Final = tuple(Motive)
WEAPONS: Final = tuple(Weapon)
CATEGORIES: Final = tuple(Category)
SYMBOLS: Final = tuple(Symbol)

_MOTIVE_STEPS: Final = (0, 1, 3)
_ROOMS: Final = {
    # of cut and suffocation, of bruise and poisoning
    Category.GAMES: (Room.BOARD_GAME_ROOM, Room.HALL),
    Category.KITCHENWARE: (Room.DINING_ROOM, Room.KITCHEN),
    Category.TOOLS: (Room.CONSERVATORY, Room.SALON),
    Category.ACCESSORIES: (Room.BILLIARD_ROOM, Room.LIBRARY),
}

MOTIVES_OF: Final = {
    suspect: tuple(MOTIVES[(place + step) % len(MOTIVES)] for step in _MOTIVE_STEPS)
    for place, suspect in enumerate(SUSPECTS)
}
"""The three motives that each suspect may have had, as printed on the sheet."""
SUSPECTS_WITH: Final = {
    motive: tuple(suspect for suspect in SUSPECTS if motive in MOTIVES_OF[suspect])
    for motive in MOTIVES
}
CATEGORY_OF: Final = {
    weapon: CATEGORIES[place // len(SYMBOLS)] for place, weapon in enumerate(WEAPONS)
}
SYMBOL_OF: Final = {weapon: SYMBOLS[place % len(SYMBOLS)] for place, weapon in enumerate(WEAPONS)}
ROOM_OF: Final = {
    weapon: _ROOMS[CATEGORY_OF[weapon]][place % 2] for place, weapon in enumerate(WEAPONS)
}
"""Where each weapon hung; two in every room but the study."""


class Solution(msgspec.Struct, frozen=True, order=True, forbid_unknown_fields=True):
    """Who did it, with what, and why (BAK-2.2)."""

    murderer: Suspect
    weapon: Weapon
    motive: Motive


SOLUTIONS: Final = tuple(
    Solution(murderer, weapon, motive)
    for murderer in SUSPECTS
    for weapon in WEAPONS
    for motive in MOTIVES_OF[murderer]
)
"""All 384 that there can be."""
