"""What a computer opponent is asked, and what it answers."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from divan.core.move import Move
from divan.core.view import AnyView
from divan.core.violation import Argument

ViewT = TypeVar("ViewT", bound=AnyView)


class Reason(msgspec.Struct, frozen=True):
    """Why a bot chose its move, without a word of any language.

    ``code`` names a sentence in the game's texts, ``arguments`` fill its gaps.
    """

    code: str
    arguments: dict[str, Argument] = {}


class Rated(msgspec.Struct, frozen=True):
    """A move with what the bot thinks it is worth to the one who makes it.

    The unit is the game's own (expected points ahead, chance of winning) and the same
    for all moves of one decision, so that differences mean something.
    """

    move: Move
    value: float


class Decision(msgspec.Struct, frozen=True):
    """A bot's answer: its move, why, and how it rates every move it looked at, best first.

    A weak bot may choose another move than the one it rates best.
    """

    move: Move
    reason: Reason
    ratings: tuple[Rated, ...] = ()


class Clock:
    """How long a decision may take; a bot that searches asks it often.

    ``seconds`` counts from now. ``cancelled`` lets whoever asked call the search off.
    """

    def __init__(self, seconds: float, cancelled: Callable[[], bool] = lambda: False) -> None:
        self._end = time.monotonic() + seconds
        self._cancelled = cancelled

    def expired(self) -> bool:
        """Tell whether the bot should answer now with the best move it has."""
        return self._cancelled() or time.monotonic() >= self._end


class Bot(ABC, Generic[ViewT]):
    """A computer opponent.

    It has no memory of its own: what it decides follows from the view (which holds all
    that its seat has seen), the seed and, for a bot that searches, the clock.
    """

    @abstractmethod
    def decide(self, view: ViewT, seed: int, clock: Clock) -> Decision:
        """Choose one of the moves allowed to ``view.seat``, which must be to act."""
