"""The four explorers: what each has an eye for, and how carefully each one weighs."""

from typing import Final

import msgspec
from msgspec.structs import replace

from divan.core.record import Level
from divan.games.lost_cities.bots.weights import Weights, weights_for
from divan.games.lost_cities.rules.options import LostCitiesOptions


class Temper(msgspec.Struct, frozen=True):
    """What makes a level.

    ``mood`` is the standard deviation of what a placement's rating is off by, in points.
    ``generous`` players do not think of what a discard brings to the other one. ``daring``
    is how many points better than it is a colour looks to them before they start it or
    invest in it; below zero for the cautious. ``impatient`` ones never take from a discard
    pile only to make the round longer. ``roll_outs`` is how many rounds are played to their end
    in thought before each move.
    """

    mood: float
    generous: bool = False
    daring: float = 0.0
    impatient: bool = False
    roll_outs: int = 0


TEMPERS: Final = {
    # A street boy sets out at once, wherever it may lead.
    Level.WIGGINS: Temper(mood=3.8, generous=True, daring=6.0, impatient=True),
    # A doctor likes to be sure, and is kind to his opponent.
    Level.WATSON: Temper(mood=2.8, daring=-2.0),
    # A woman of the stage is bold.
    Level.ADLER: Temper(mood=1.3, daring=3.0),
    # Mycroft weighs all that can be weighed, and sees where it leads.
    Level.MYCROFT: Temper(mood=0.0, roll_outs=1500),
}


def weights_of(temper: Temper, options: LostCitiesOptions) -> Weights:
    """Return how a player of ``temper`` weighs under ``options``."""
    weights = weights_for(options)
    if temper.generous:
        weights = replace(weights, give=0.0, give_new=0.0, give_investment=0.0)
    if temper.impatient:
        weights = replace(weights, slow=0.0)
    return replace(weights, daring=temper.daring)
