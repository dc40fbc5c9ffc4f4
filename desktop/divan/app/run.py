"""The app with a window, until it is closed."""

import os
import sys
from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from divan.app.arrivals import ACTIVATION, answer, open_file
from divan.app.file_events import hear_files
from divan.app.first_window import Request, enter
from divan.app.interrupt import quit_on_interrupt
from divan.app.logs import write_logs
from divan.app.wiring import House, close_window, make_application, open_window
from divan.ui.loudspeaker import find_loudspeaker
from divan.ui.window import WindowKeeper

SOUND_AFTER = 400
"""Milliseconds after the start until sounds are made ready: the first picture comes first."""


def run(home: Path, match: Path | None, *, once: bool = False) -> int:
    """Open the window, with the match of a file on the table if one is given.

    Where a window is open already, that one is asked, and this start is over. With ``once``
    it ends at its first frame and says so.
    """
    write_logs(home)
    first = enter(home, Request(match, os.environ.get(ACTIVATION, "")))
    if first is None:
        return 0
    application = make_application(sys.argv[:1])
    house = House(home)
    engine, window = open_window(house)
    keeper = WindowKeeper(window, house.store, house.settings)
    keeper.restore()
    QTimer.singleShot(SOUND_AFTER, lambda: house.sounds.wake(find_loudspeaker))
    if match is not None:
        open_file(house, window, match)
    first.asked.connect(partial(answer, house, window))
    first.listen()
    files = hear_files(application, partial(open_file, house, window))
    if once:
        window.frameSwapped.connect(partial(_end_at_first_frame, application))
    with quit_on_interrupt(application):
        status = application.exec()
    keeper.keep()
    first.close()
    del first, files, window
    close_window(engine)
    house.close()
    return status


def _end_at_first_frame(application: QGuiApplication) -> None:
    sys.stdout.write("first frame\n")
    sys.stdout.flush()
    application.quit()
