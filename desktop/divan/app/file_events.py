"""Files that the system hands to a running app, as macOS does for those that are opened."""

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent, QGuiApplication

MAC = "darwin"


class FileEvents(QObject):
    """Calls ``open_file`` for each file that comes as an event of the application."""

    def __init__(self, open_file: Callable[[Path], None]) -> None:
        super().__init__()
        self._open_file = open_file

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Take such events; let all others pass."""
        if not isinstance(event, QFileOpenEvent) or not event.file():
            return super().eventFilter(watched, event)
        self._open_file(Path(event.file()))
        return True


def hear_files(application: QGuiApplication, open_file: Callable[[Path], None]) -> QObject | None:
    """Listen where files come so; elsewhere Python would only see every event for nothing."""
    if sys.platform != MAC:
        return None
    events = FileEvents(open_file)
    application.installEventFilter(events)
    return events
