"""What one seat knows."""

from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from divan.core.event import Entry, Event
from divan.core.rules import State
from divan.core.seat import Seat

StateT = TypeVar("StateT", bound=State)
EventT = TypeVar("EventT", bound=Event)


class View(msgspec.Struct, Generic[StateT, EventT], frozen=True):
    """All that the player at ``seat`` may know, and all that a bot or a screen ever gets.

    ``table`` is the state with the hidden turned face down, ``history`` every event
    since the set-up as this seat saw it, ``ply`` the number of moves made so far.
    """

    seat: Seat
    ply: int
    table: StateT
    history: tuple[Entry[EventT], ...]


AnyView: TypeAlias = View[Any, Any]
