"""What went wrong is written down where a bug report can find it."""

import logging
import logging.handlers
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import Final

FILE_NAME: Final = "divan.log"
MOST_BYTES: Final = 500_000

_log = logging.getLogger(__name__)


def write_logs(folder: Path) -> None:
    """Send warnings and worse, and every unexpected error, to a small file in ``folder``.

    Where it cannot be written, from the first or later, they go to the standard error.
    """
    handler: logging.Handler
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = _File(
            folder / FILE_NAME, maxBytes=MOST_BYTES, backupCount=1, encoding="utf-8", delay=True
        )
    except OSError:
        handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    sys.excepthook = _write_error
    threading.excepthook = _write_thread_error


class _File(logging.handlers.RotatingFileHandler):
    """A log file; what it cannot take, as on a full disk, goes to the standard error."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging calls it so
        """Write ``record`` elsewhere, if there is anywhere: Windows gives windows no stderr."""
        if sys.stderr is not None:
            sys.stderr.write(f"{self.format(record)}\n")


def _write_error(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None
) -> None:
    """Write an error that nobody caught; also one in a slot of Qt."""
    _log.error("an unexpected error", exc_info=(kind, error, trace))


def _write_thread_error(arguments: threading.ExceptHookArgs) -> None:
    error = arguments.exc_value
    if error is not None:
        _write_error(arguments.exc_type, error, arguments.exc_traceback)
