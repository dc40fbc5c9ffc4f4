"""What happened at the table."""

from typing import ClassVar, Generic, Self, TypeVar

import msgspec

from divan.core.seat import Seat


class Event(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something that happened, as the whole truth; ``seen_by`` tells what a seat saw of it."""

    interlude: ClassVar[bool] = False
    """True where play waits until the person has read what is shown (a round's score)."""

    def seen_by(self, seat: Seat) -> Self | None:  # noqa: ARG002
        """Return the event as ``seat`` saw it, or None where it saw nothing at all.

        The default is an event that happens in the open.
        """
        return self

    def reveals_to(self, seat: Seat) -> bool:  # noqa: ARG002
        """Tell whether ``seat`` learns from it something that was hidden before.

        Undo is free up to the last such event.
        """
        return False


EventT = TypeVar("EventT", bound=Event, covariant=True)


class Entry(msgspec.Struct, Generic[EventT], frozen=True):
    """An event with its place in the match: ply 0 is the set-up, ply n the n-th move."""

    ply: int
    event: EventT
