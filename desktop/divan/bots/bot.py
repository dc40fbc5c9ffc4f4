"""What a computer opponent is asked, and what it answers."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from enum import StrEnum
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

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


class Unit(StrEnum):
    """What the ratings of a decision count in; nobody may call a number by another name."""

    POINTS = "points"
    """Points ahead of the others, on average over deals on which the moves were tried out."""
    CHANCE = "chance"
    """The probability of doing well at what is decided, from 0 to 1."""
    BITS = "bits"
    """Information: one bit halves what is possible."""
    WEIGHED = "weighed"
    """How a rule of thumb weighs the moves against each other; nothing was tried out."""


class Rated(msgspec.Struct, frozen=True):
    """A move with what the bot thinks it is worth to the one who makes it.

    The unit is the decision's and the same for all its moves, so that differences mean
    something.
    """

    move: Move
    value: float


class Decision(msgspec.Struct, frozen=True):
    """A bot's answer: its move, why, and how it rates every move it looked at, best first.

    A weak bot may choose another move than the one it rates best. ``then`` is what it means to
    do next, where a turn takes several moves that it chose together.
    """

    move: Move
    reason: Reason
    ratings: tuple[Rated, ...] = ()
    unit: Unit = Unit.WEIGHED
    then: tuple[Move, ...] = ()

    def rating(self, move: Move) -> float | None:
        """Return how ``move`` is rated, or None where it was not looked at."""
        return next((rated.value for rated in self.ratings if rated.move == move), None)

    def beside(self, rated: Rated) -> "Decision":
        """Return the same decision with one more rating, in its place."""
        ratings = sorted((*self.ratings, rated), key=lambda each: -each.value)
        return replace(self, ratings=tuple(ratings))


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

    def part(self, share: float) -> "Clock":
        """Return a clock that has ``share`` of the time left and is cancelled with this one."""
        return Clock(share * max(0.0, self._end - time.monotonic()), self._cancelled)


class Bot(ABC, Generic[ViewT]):
    """A computer opponent.

    It has no memory of its own: what it decides follows from the view (which holds all
    that its seat has seen), the seed and, for a bot that searches, the clock.
    """

    @abstractmethod
    def decide(self, view: ViewT, seed: int, clock: Clock) -> Decision:
        """Choose one of the moves allowed to ``view.seat``, which must be to act."""

    def compare(self, view: ViewT, made: Move, seed: int, clock: Clock) -> Decision:  # noqa: ARG002
        """Decide, and rate ``made``, which is allowed too, beside the own move.

        Both are among the ratings, in one unit. A bot that does not rate every allowed move
        when it decides does so here; where the two cannot be compared one of them is missing.
        """
        return self.decide(view, seed, clock)
