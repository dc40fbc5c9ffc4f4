"""The app with a window, until it is closed."""

import sys
from pathlib import Path

from PySide6.QtCore import QTimer, QUrl

from divan.app.interrupt import quit_on_interrupt
from divan.app.logs import write_logs
from divan.app.wiring import House, close_window, make_application, open_window
from divan.ui.loudspeaker import find_loudspeaker
from divan.ui.window import WindowKeeper

SOUND_AFTER = 400
"""Milliseconds after the start until sounds are made ready: the first picture comes first."""


def run(home: Path, match: Path | None) -> int:
    """Open the window, with the match of a file on the table if one is given."""
    write_logs(home)
    application = make_application(sys.argv[:1])
    house = House(home)
    engine, window = open_window(house)
    keeper = WindowKeeper(window, house.store, house.settings)
    keeper.restore()
    QTimer.singleShot(SOUND_AFTER, lambda: house.sounds.wake(find_loudspeaker))
    if match is not None:
        opened = house.matches.bringIn(QUrl.fromLocalFile(str(match.absolute())))
        if opened and house.matches.resume(opened):
            window.toTable()  # type: ignore[attr-defined]
        else:
            # The library says why the file will not do.
            window.go("matches", {})  # type: ignore[attr-defined]
    with quit_on_interrupt(application):
        status = application.exec()
    keeper.keep()
    del window
    close_window(engine)
    house.close()
    return status
