"""Matches in processes of this machine."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool

from divan.arena.fixture import Fixture, Score, play
from divan.arena.place import MOST_LOSSES, Place, WorkersLost


class LocalPool(Place):
    """``processes`` workers, by default one a core.

    They are spawned: a forked one would inherit whatever threads and locks its parent holds.
    """

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or os.cpu_count() or 1
        self._executor: ProcessPoolExecutor | None = None

    def play(self, fixtures: Sequence[Fixture]) -> Iterator[tuple[int, Score]]:
        """Yield scores as they come; a process that dies takes the whole pool with it, so a
        new pool plays what is left.
        """
        waiting = dict(enumerate(fixtures))
        in_vain = 0
        while waiting:
            before = len(waiting)
            for number, score in self._attempt(waiting):
                del waiting[number]
                yield number, score
            in_vain = in_vain + 1 if len(waiting) == before else 0
            if in_vain == MOST_LOSSES:
                raise WorkersLost(f"{len(waiting)} matches take every worker with them")

    def close(self) -> None:
        """Let the processes end; matches that have not begun are not played."""
        if self._executor is not None:
            self._executor.shutdown(cancel_futures=True)
            self._executor = None

    def _attempt(self, waiting: dict[int, Fixture]) -> Iterator[tuple[int, Score]]:
        """Yield the scores of what one pool brings to its end."""
        if self._executor is None:
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(
                self._processes, mp_context=context, initializer=_settle_in
            )
        numbers: dict[Future[Score], int] = {}
        try:
            for number, fixture in waiting.items():
                numbers[self._executor.submit(play, fixture)] = number
        except BrokenProcessPool:
            self.close()
        for done in as_completed(list(numbers)):
            try:
                score = done.result()
            except BrokenProcessPool:
                self.close()
            else:
                yield numbers[done], score


def _settle_in() -> None:
    """Leave Ctrl-C to the process that asked, and end when it does, however it ends.

    A worker waits for its next match on a pipe that it holds both ends of, so it would never
    hear that nobody is left to ask.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
