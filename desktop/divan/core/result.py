"""How a match ended."""

import msgspec

from divan.core.seat import Seat


class Result(msgspec.Struct, frozen=True):
    """The end of a match.

    ``winners`` holds every seat that won: several share a draw at the top or win
    together, none where all lost. ``scores`` has one number a seat, or is empty in
    games without points. ``reason`` is a code of the game for what ended it.
    """

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str
