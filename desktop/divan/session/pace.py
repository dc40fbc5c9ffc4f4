"""How fast bots' moves are shown; how long they think has nothing to do with it."""

import math
from enum import StrEnum
from typing import Final


class Pace(StrEnum):
    """The person's choice."""

    STEP = "step"
    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"


_FIRST: Final = {
    Pace.STEP: math.inf,
    Pace.SLOW: 1.7,
    Pace.NORMAL: 0.85,
    Pace.FAST: 0.4,
    Pace.INSTANT: 0.0,
}
_NEXT: Final = {
    Pace.STEP: math.inf,
    Pace.SLOW: 0.9,
    Pace.NORMAL: 0.45,
    Pace.FAST: 0.25,
    Pace.INSTANT: 0.0,
}


def hold(pace: Pace, *, same_turn: bool) -> float:
    """Return the seconds that the last move stays on show before a bot's next one.

    ``same_turn`` says that the bot goes on with its own turn. Infinite where the person
    asks for every move.
    """
    return (_NEXT if same_turn else _FIRST)[pace]
