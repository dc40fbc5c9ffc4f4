"""A match that is only looked at, at any of its moments."""

from collections.abc import Callable

from divan.session.commands import Command, Seek
from divan.session.match import Match
from divan.session.updates import Restored, Stepped, Update


class Replay:
    """Takes the place of a match's thread where nothing is played any more.

    A step of one move forward is published like a move made now, so that it can be
    animated; every other jump restores.
    """

    def __init__(self, match: Match, publish: Callable[[Update], None]) -> None:
        self._match = match
        self._publish = publish
        self._ply = match.position.ply

    def start(self, ply: int | None = None) -> None:
        """Publish the match as it was after ``ply`` moves, or its end."""
        self._ply = self._match.position.ply if ply is None else self._within(ply)
        self._publish(Restored(self._match.snapshot_at(self._ply)))

    def send(self, command: Command) -> None:
        """Go to another moment; commands that would change the match do nothing."""
        if not isinstance(command, Seek):
            return
        target = self._within(command.ply)
        step = Stepped if target == self._ply + 1 else Restored
        self._ply = target
        self._publish(step(self._match.snapshot_at(target)))

    def close(self) -> None:
        """Stop; there is nothing to wait for."""

    def _within(self, ply: int) -> int:
        return max(0, min(ply, self._match.position.ply))
