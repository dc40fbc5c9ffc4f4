"""The app as a process of its own, as a person starts it; ended as the system ends it."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from divan.app.first_window import SOCKET
from helpers.processes import environment

PATIENCE = 60.0
"""Seconds after which something counts as never coming; the machine may be busy."""


@contextmanager
def short_home() -> Iterator[Path]:
    """Make a data folder whose path is short enough for a socket in it."""
    folder = tempfile.mkdtemp(prefix="divan-")
    yield Path(folder)
    shutil.rmtree(folder)


@contextmanager
def started(
    home: Path, *arguments: str, before: Sequence[str] = ()
) -> Iterator["subprocess.Popen[str]"]:
    """Start the app on a data folder; end it at the end of the block if it still runs.

    ``before`` is a command that runs the command after it.
    """
    child = subprocess.Popen(
        [*before, sys.executable, "-m", "divan", *arguments],
        env={**environment(), "DIVAN_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield child
    finally:
        if child.poll() is None:
            child.terminate()
        child.communicate(timeout=PATIENCE)


def hears(home: Path) -> bool:
    """Tell whether a window of the folder can be asked."""
    return os.path.lexists(home / SOCKET)


def await_that(condition: Callable[[], bool], what: str) -> None:
    """Wait until something holds. Raises AssertionError."""
    give_up = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < give_up, f"never: {what}"
        time.sleep(0.05)
