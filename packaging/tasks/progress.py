"""How far long work has come, on the standard error, so that the output stays clean."""

import sys
import time
from collections.abc import Callable
from types import TracebackType
from typing import Final, Self, TextIO

WIDTH: Final = 24
STEPS: Final = 10
"""How often work that is not watched on a terminal says how far it is."""


class Progress:
    """A bar on a terminal; elsewhere a line at each tenth.

    ``label`` names the work, ``total`` is how many steps it has. Call it with how many are done.
    """

    def __init__(
        self,
        label: str,
        total: int,
        *,
        stream: TextIO | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._label = label
        self._total = max(1, total)
        self._stream = stream or sys.stderr
        self._clock = clock
        self._begun = clock()
        self._told = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._stream.isatty():
            self._stream.write("\r\x1b[K")
            self._stream.flush()

    def __call__(self, done: int) -> None:
        share = done / self._total
        left = (self._clock() - self._begun) * (1 / share - 1) if share else 0.0
        words = f"{self._label}: {done} of {self._total}, {left:.0f} s left"
        if self._stream.isatty():
            bar = "█" * int(share * WIDTH)
            self._stream.write(f"\r\x1b[K{bar:░<{WIDTH}} {words}")
            self._stream.flush()
        elif int(share * STEPS) > self._told:
            self._told = int(share * STEPS)
            print(words, file=self._stream, flush=True)
