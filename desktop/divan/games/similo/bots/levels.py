"""The four partners: what they have an eye for, and how well they think."""

from functools import cache
from typing import Final

import msgspec

from divan.core.record import Level
from divan.core.seat import Seat
from divan.games.similo.bots.listening import Listener
from divan.games.similo.bots.mind import Mind
from divan.games.similo.rules.traits import Trait

EVERYTHING: Final = 99
"""A memory that forgets no clue."""


class Temper(msgspec.Struct, frozen=True):
    """What makes a level: ``tastes``, ``spread`` and ``whims`` as in ``Mind``, ``pragmatic``
    and ``memory`` as in ``Listener``; ``far_sighted`` as a guide has earlier clues in mind.
    """

    tastes: dict[Trait, float]
    spread: float
    whims: float
    pragmatic: bool
    memory: int
    far_sighted: bool


TEMPERS: Final = {
    # A street boy goes by what strikes the eye, and forgets.
    Level.WIGGINS: Temper(
        tastes={
            Trait.HEAD: 1.8,
            Trait.WEAPON: 1.8,
            Trait.BEARD: 1.5,
            Trait.SEX: 1.3,
            Trait.REGION: 0.5,
            Trait.ERA: 0.5,
            Trait.KIND: 0.4,
        },
        spread=0.4,
        whims=1.3,
        pragmatic=False,
        memory=2,
        far_sighted=False,
    ),
    # A doctor looks at the person.
    Level.WATSON: Temper(
        tastes={Trait.SEX: 1.4, Trait.AGE: 1.4, Trait.BEING: 1.3, Trait.BEARD: 1.3},
        spread=0.3,
        whims=0.8,
        pragmatic=False,
        memory=EVERYTHING,
        far_sighted=False,
    ),
    # A woman of the stage looks at the part that is played.
    Level.ADLER: Temper(
        tastes={Trait.ROLE: 1.3, Trait.MAGIC: 1.2, Trait.HEAD: 1.2},
        spread=0.2,
        whims=0.4,
        pragmatic=False,
        memory=EVERYTHING,
        far_sighted=True,
    ),
    # Mycroft weighs everything for what it is worth, and asks what was not said.
    Level.MYCROFT: Temper(
        tastes={}, spread=0.1, whims=0.1, pragmatic=True, memory=EVERYTHING, far_sighted=True
    ),
}


@cache
def listener(level: Level, seat: Seat) -> Listener:
    """Return how the player of ``level`` at ``seat`` listens: two of a level differ a little."""
    temper = TEMPERS[level]
    mind = Mind(f"{level} {seat}", temper.tastes, spread=temper.spread, whims=temper.whims)
    return Listener(mind, temper.pragmatic, temper.memory)
