"""Putting away what lies in the way, so that it is neither used nor overwritten."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final

COMPANIONS: Final = ("-journal", "-wal", "-shm")
"""What SQLite writes beside its file."""
_PAUSE: Final = 0.02


def put_aside(path: Path) -> Path:
    """Rename the file with all that belongs to it; return its new path."""
    kept = _free_name(path)
    for companion in ("", *COMPANIONS):
        part = path.with_name(path.name + companion)
        if os.path.lexists(part):
            part.rename(kept.with_name(kept.name + companion))
    return kept


def clear_companions(path: Path) -> list[Path]:
    """Rename what SQLite would take for its own but never wrote; return the new paths.

    A folder or a link to nothing in such a place keeps the file from being opened.
    """
    cleared = []
    for companion in COMPANIONS:
        part = path.with_name(path.name + companion)
        if os.path.lexists(part) and not part.is_file():
            kept = _free_name(path)
            cleared.append(part.rename(kept.with_name(kept.name + companion)))
    return cleared


@contextmanager
def alone(folder: Path, patience: float) -> Iterator[None]:
    """Keep other windows from mending in ``folder`` during the block.

    A file that another window mends may be good, and in use, by the time it is renamed.
    Raises TimeoutError where another window does not come to an end. Windows itself
    refuses to rename a file that is in use.
    """
    if sys.platform == "win32":
        yield
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        _lock(handle, time.monotonic() + patience)
        yield
    finally:
        os.close(handle)


def _lock(handle: int, give_up: float) -> None:
    if sys.platform == "win32":
        return
    import fcntl

    while True:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() >= give_up:
                raise TimeoutError("another window is mending the file") from None
        except OSError:
            return  # a file system that knows no locks
        else:
            return
        time.sleep(_PAUSE)


def _free_name(path: Path) -> Path:
    moment = datetime.now().strftime("%Y%m%d-%H%M%S-%f")
    return path.with_name(f"{path.stem}-kept-{moment}{path.suffix}")
