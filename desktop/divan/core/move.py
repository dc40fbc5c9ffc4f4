"""What a player decides."""

import msgspec


class Move(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A decision of one player, as a value of a type of its own (``PlayCard``, ``AskFor``).

    In files a move is an object whose ``type`` is the name of its class.
    """
