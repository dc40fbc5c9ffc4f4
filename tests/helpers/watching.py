"""Following what a match publishes."""

import queue
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

from divan.core.move import Move
from divan.session.commands import Command, Play
from divan.session.match import Match
from divan.session.match_thread import MatchThread
from divan.session.pace import Pace
from divan.session.question import Thinkers
from divan.session.updates import Refused, Restored, Snapshot, Stepped, Update

UpdateT = TypeVar("UpdateT")


class Watched:
    """A match's thread with everything it has published."""

    def __init__(self, match: Match, thinkers: Thinkers, **more: object) -> None:
        self.match = match
        self.seen: list[Update] = []
        self._updates: queue.SimpleQueue[Update] = queue.SimpleQueue()
        more.setdefault("pace", Pace.INSTANT)
        roster = "helpers.bots:FIRST"
        self.thread = MatchThread(match, roster, thinkers, self._updates.put, **more)

    def send(self, *commands: Command) -> None:
        for command in commands:
            self.thread.send(command)

    def play(self, move: Move, *, seat: int | None = None, ply: int | None = None) -> None:
        """Make a move for the watcher, as the one that is due."""
        now = self.snapshot.stamp.ply if ply is None else ply
        self.send(Play(self.match.watcher if seat is None else seat, move, now))

    def next(self, kind: type[UpdateT]) -> UpdateT:
        """Wait for the next update of ``kind``, noting what comes before it."""
        while True:
            update = self._take()
            if isinstance(update, kind):
                return update

    def settle(self) -> list[Update]:
        """Return all that is published by what was sent so far.

        It is known to be done when a move that nobody can make is refused; the match
        must be going on, and at most a few moves further than was noticed.
        """
        begun, ply = len(self.seen), self.snapshot.stamp.ply
        self.send(*(Play(-1, _NOTHING, later) for later in range(ply, ply + 4)))
        while not (isinstance(update := self._take(), Refused) and update.move == _NOTHING):
            pass
        return self.seen[begun:-1]

    @property
    def snapshot(self) -> Snapshot:
        """The last one that was taken notice of."""
        shown = [update for update in self.seen if isinstance(update, Stepped | Restored)]
        return shown[-1].snapshot

    def closed(self) -> list[Update]:
        """Close the thread and return everything that it has ever published."""
        self.thread.close()
        self._drain()
        return self.seen

    def _take(self) -> Update:
        try:
            update = self._updates.get(timeout=10)
        except queue.Empty:
            raise AssertionError(f"nothing came after {self.seen[-3:]}") from None
        self.seen.append(update)
        return update

    def _drain(self) -> None:
        while not self._updates.empty():
            self.seen.append(self._updates.get())


class _Nothing(Move, frozen=True):
    """A move that no game knows."""


_NOTHING = _Nothing()


@contextmanager
def watching(match: Match, thinkers: Thinkers, **more: object) -> Iterator[Watched]:
    """Run a match's thread for the length of a block, from its first update on."""
    watched = Watched(match, thinkers, **more)
    watched.thread.start()
    try:
        watched.next(Restored)
        yield watched
    finally:
        if watched.thread.is_alive():
            watched.thread.close()
