"""What characters can have in common (SIM-5.1: gender, age, type and so on)."""

from enum import StrEnum
from typing import Final


class Trait(StrEnum):
    """The traits, in the order in which they are told. Every one can be seen in the picture."""

    SEX = "sex"
    AGE = "age"
    HEAD = "head"
    """What is worn on the head."""
    BEARD = "beard"
    """Whether there is a beard or moustache."""
    WEAPON = "weapon"
    """Whether a weapon is carried."""
    MAGIC = "magic"
    """Whether there is magic about them."""
    BEING = "being"
    ROLE = "role"
    REGION = "region"
    ERA = "era"
    KIND = "kind"
    """Of which kind the character is (SIM-0.2)."""


TRAITS: Final = tuple(Trait)

YES: Final = "yes"
NO: Final = "no"

VALUES: Final[dict[Trait, tuple[str, ...]]] = {
    Trait.SEX: ("female", "male"),
    Trait.AGE: ("child", "young", "adult", "elder"),
    Trait.HEAD: ("none", "crown", "helmet", "hat", "turban", "cloth", "ribbon"),
    Trait.BEARD: (YES, NO),
    Trait.WEAPON: (YES, NO),
    Trait.MAGIC: (YES, NO),
    Trait.BEING: ("human", "animal", "monster", "made", "divine"),
    Trait.ROLE: (
        "royal",
        "warrior",
        "thinker",
        "artist",
        "explorer",
        "trickster",
        "villain",
        "hero",
        "guardian",
        "commoner",
    ),
    Trait.REGION: ("europe", "persia", "asia", "africa", "america"),
    Trait.ERA: ("ancient", "medieval", "earlymodern", "modern", "timeless"),
    Trait.KIND: ("historical", "fictional", "cultural"),
}
"""The values that each trait can have."""
