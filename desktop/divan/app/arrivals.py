"""What comes to an open window from outside: a file, or the wish to see it."""

import os
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtQuick import QQuickWindow

from divan.app.first_window import Request
from divan.app.wiring import House

ACTIVATION = "XDG_ACTIVATION_TOKEN"


def answer(house: House, window: QQuickWindow, request: Request) -> None:
    """Do what another start asks: open its file if it has one, and come to the front."""
    if request.file is not None:
        open_file(house, window, request.file)
    come_forward(window, request.activation)


def open_file(house: House, window: QQuickWindow, file: Path) -> None:
    """Put the match of a file on the table.

    A file that will not do, and one that comes while the match on the table could be lost,
    leads to the library, which says what became of it.
    """
    opened = house.matches.bringIn(QUrl.fromLocalFile(str(file.absolute())))
    if opened and not house.table.property("unsaved") and house.matches.resume(opened):
        window.toTable()  # type: ignore[attr-defined]
    else:
        window.go("matches", {})  # type: ignore[attr-defined]


def come_forward(window: QQuickWindow, activation: str) -> None:
    """Bring a window that may be covered or minimized to the person's eyes."""
    from PySide6.QtCore import Qt  # long to import, and seldom needed

    if activation:
        os.environ[ACTIVATION] = activation  # where Qt looks for it on Wayland
    window.setWindowStates(window.windowStates() & ~Qt.WindowState.WindowMinimized)
    window.raise_()
    window.requestActivate()
