"""What the rules of every game can do."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec

from divan.core.chance import Chance
from divan.core.event import Event
from divan.core.move import Move
from divan.core.options import Choice, Options, Preset
from divan.core.result import Result
from divan.core.seat import Seat
from divan.core.violation import Violation


class State(msgspec.Struct, frozen=True):
    """Everything about a match at one moment; never changed, only replaced."""


StateT = TypeVar("StateT", bound=State)
MoveT = TypeVar("MoveT", bound=Move)
EventT = TypeVar("EventT", bound=Event)
OptionsT = TypeVar("OptionsT", bound=Options)


class Step(msgspec.Struct, Generic[StateT, EventT], frozen=True):
    """What a set-up or a move leads to: the new state and what happened on the way."""

    state: StateT
    events: tuple[EventT, ...]


class Rules(ABC, Generic[StateT, MoveT, EventT, OptionsT]):
    """The rules of one game: stateless, without side effects, the same for all who ask.

    A hidden card is a value of its own in every game (a face-down card), so that what
    one seat sees is again a state. ``to_act``, ``check``, ``moves`` and ``result`` give
    the same answer on it, and so a player, a bot and a hint can ask them about nothing
    but what they see.
    """

    version: ClassVar[int]
    """Goes up whenever an old record would fold to another match."""
    options_type: ClassVar[type[Options]]
    move_type: ClassVar[Any]
    event_type: ClassVar[Any]
    state_type: ClassVar[type[State]]
    presets: ClassVar[tuple[Preset, ...]]
    """The first one is the default."""
    choices: ClassVar[tuple[Choice, ...]]
    """Every option, in the order of the set-up form."""
    violations: ClassVar[tuple[str, ...]]
    """Every code that ``check`` can answer with."""
    own_deck: ClassVar[bool] = False
    """True where each match makes cards of its own, so that nobody knows the deck."""

    @abstractmethod
    def begin(self, options: OptionsT, seats: int, chance: Chance) -> Step[StateT, EventT]:
        """Set a match up for ``seats`` players."""

    @abstractmethod
    def to_act(self, state: StateT) -> tuple[Seat, ...]:
        """Return the seats that may move now; several where players decide at the same time.

        Empty exactly when the match has ended.
        """

    @abstractmethod
    def check(self, state: StateT, seat: Seat, move: MoveT) -> Violation | None:
        """Judge whether ``seat`` may make ``move``: None means yes. There is no other judge."""

    @abstractmethod
    def moves(self, state: StateT, seat: Seat) -> Iterator[MoveT]:
        """Yield every move that ``check`` allows ``seat`` now, each once, in a fixed order.

        The first one is harmless: it is played where a bot fails to answer.
        """

    @abstractmethod
    def apply(self, state: StateT, seat: Seat, move: MoveT, chance: Chance) -> Step[StateT, EventT]:
        """Carry out a move that ``check`` allows. Raises IllegalMove for any other."""

    @abstractmethod
    def observe(self, state: StateT, seat: Seat) -> StateT:
        """Return ``state`` with everything that ``seat`` cannot see turned face down."""

    @abstractmethod
    def result(self, state: StateT) -> Result | None:
        """Return how the match ended, or None while it goes on."""


AnyRules: TypeAlias = Rules[Any, Any, Any, Any]
