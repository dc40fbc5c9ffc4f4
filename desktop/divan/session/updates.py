"""What a match tells whoever watches it."""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from divan.bots.bot import Decision, Reason
from divan.core.move import Move
from divan.core.result import Result
from divan.core.seat import Seat
from divan.core.view import AnyView
from divan.core.violation import Violation


class UndoCost(StrEnum):
    """What taking back would cost now."""

    NOTHING_TO_UNDO = "nothing_to_undo"
    FREE = "free"
    PRACTICE = "practice"
    """Something hidden was revealed since: the match would no longer count."""


class Stamp(msgspec.Struct, frozen=True):
    """Which moment of which match an update speaks of.

    ``generation`` goes up whenever moves are taken back, so that two moments with the
    same ply are told apart.
    """

    match: str
    generation: int
    ply: int


class Snapshot(msgspec.Struct, frozen=True):
    """The match at one moment, as the watching seat may know it."""

    stamp: Stamp
    view: AnyView
    to_act: tuple[Seat, ...]
    undo: UndoCost
    can_redo: bool
    practice: bool
    last_ply: int
    """The number of moves in the record; more than the view's where a replay looks back."""
    result: Result | None
    promise: str
    """The hash of the seed."""
    seed: str | None
    """The seed itself, once the match is over."""


class Stepped(msgspec.Struct, frozen=True):
    """One more move was made and kept. The events of its ply are the news.

    ``reason`` is what the bot that made it says of it; a game shows it only where players
    would say it aloud. ``still_asked`` tells that the watching seat has the same to decide as
    before, as where several act at once and another one did: a hint still holds.
    """

    snapshot: Snapshot
    reason: Reason | None = None
    still_asked: bool = False


class Restored(msgspec.Struct, frozen=True):
    """The match is at another moment: it opened, was resumed, taken back or sought in."""

    snapshot: Snapshot


class Refused(msgspec.Struct, frozen=True):
    """The move is not allowed; nothing has changed."""

    stamp: Stamp
    move: Move
    violation: Violation


class UndoRefused(msgspec.Struct, frozen=True):
    """Taking back was not done: it is impossible or costs what was not agreed to."""

    stamp: Stamp
    cost: UndoCost


class Thinking(msgspec.Struct, frozen=True):
    """The bots at ``seats`` were asked for their moves."""

    stamp: Stamp
    seats: tuple[Seat, ...]


class AwaitingProceed(msgspec.Struct, frozen=True):
    """Nothing moves until the person says ``Proceed``."""

    stamp: Stamp
    interlude: bool
    """True after a round, False where the pace is one move at a time."""


class Hinted(msgspec.Struct, frozen=True):
    """What the strongest bot would do."""

    stamp: Stamp
    decision: Decision


class HintFailed(msgspec.Struct, frozen=True):
    """No hint could be had."""

    stamp: Stamp


class Lapse(StrEnum):
    """Why a bot gave no usable answer."""

    DIED = "died"
    LATE = "late"
    FAILED = "failed"
    ILLEGAL = "illegal"


class BotLapsed(msgspec.Struct, frozen=True):
    """The bot at ``seat`` gave no usable answer; a simple legal move was made for it."""

    stamp: Stamp
    seat: Seat
    lapse: Lapse


class MatchBroken(msgspec.Struct, frozen=True):
    """A fault of Divan's own stopped the match; it is kept as it was last shown."""

    stamp: Stamp


class SaveTrouble(StrEnum):
    """Why a match could not be kept."""

    DISK_FULL = "disk_full"
    READ_ONLY = "read_only"
    CHANGED_ELSEWHERE = "changed_elsewhere"
    """Another window went on with the same match."""
    DELETED = "deleted"
    FILE_GONE = "file_gone"
    """The file was removed, or another put in its place, while it was open."""
    BUSY = "busy"
    UNREADABLE = "unreadable"


class NotSaved(msgspec.Struct, frozen=True):
    """The match goes on in memory, but could not be written; it is tried again at each move."""

    stamp: Stamp
    trouble: SaveTrouble


class SavedAgain(msgspec.Struct, frozen=True):
    """Everything that could not be written before is safe now."""

    stamp: Stamp


class LessonAt(msgspec.Struct, frozen=True):
    """A lesson has come to a step; ``moving`` while moves are shown on the way to the next."""

    stamp: Stamp
    step: int
    moving: bool


class NotInLesson(msgspec.Struct, frozen=True):
    """The rules allow the move, but the lesson goes another way; ``asked`` if it wants a move."""

    stamp: Stamp
    asked: bool


Update: TypeAlias = (
    Stepped
    | Restored
    | Refused
    | UndoRefused
    | Thinking
    | AwaitingProceed
    | Hinted
    | HintFailed
    | BotLapsed
    | MatchBroken
    | NotSaved
    | SavedAgain
    | LessonAt
    | NotInLesson
)
