"""What a player decides."""

from typing import ClassVar

import msgspec


class Move(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A decision of one player, as a value of a type of its own (``PlayCard``, ``AskFor``).

    In files a move is an object whose ``type`` is the name of its class.
    """

    quiet: ClassVar[bool] = False
    """True for a move that decides nothing of weight, such as ending a turn in which
    nothing is left to do: it is shown without a pause, and undo passes over it.
    """
