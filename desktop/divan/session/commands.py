"""What a match can be told."""

from typing import TypeAlias

import msgspec

from divan.core.move import Move
from divan.core.seat import Seat
from divan.session.pace import Pace


class Play(msgspec.Struct, frozen=True):
    """``seat`` makes ``move`` as the one after ``ply`` moves; dropped if that is not now."""

    seat: Seat
    move: Move
    ply: int


class Undo(msgspec.Struct, frozen=True):
    """Take back to the person's last decision.

    ``practice`` agrees to what it costs past a revelation: the match no longer counts.
    """

    practice: bool = False


class Redo(msgspec.Struct, frozen=True):
    """Play what undo took back, up to the person's next decision."""


class Resign(msgspec.Struct, frozen=True):
    """The person gives the match up."""


class AskHint(msgspec.Struct, frozen=True):
    """Ask the strongest bot what it would do in the person's place."""


class Proceed(msgspec.Struct, frozen=True):
    """Go on: after an interlude, or with the next move under ``Pace.STEP``."""


class SetPace(msgspec.Struct, frozen=True):
    """Show bots' moves at ``pace`` from now on."""

    pace: Pace


class Seek(msgspec.Struct, frozen=True):
    """Show the match as it was after ``ply`` moves; only a replay can."""

    ply: int


Command: TypeAlias = Play | Undo | Redo | Resign | AskHint | Proceed | SetPace | Seek
