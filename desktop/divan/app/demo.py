"""The demo: bots play a whole match of each game on the real screen, and pictures are kept."""

import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop
from PySide6.QtQuick import QQuickWindow

from divan.app.wiring import House, close_window, make_application, open_window
from divan.core.manifest import Manifest
from divan.core.record import Level, Player
from divan.session.pace import Pace

SIZE = (1280, 720)
PATIENCE = 300.0
"""Seconds after which a match counts as stuck."""
PICTURES = 4
"""Pictures taken during a match, besides its end."""
PLIES_BETWEEN = 18
"""Moves from one picture to the next."""


def run_demo(folder: Path, *, seed: str) -> int:
    """Play, write the pictures to ``folder`` and name them and the results at the end."""
    folder.mkdir(parents=True, exist_ok=True)
    make_application(sys.argv[:1])
    with tempfile.TemporaryDirectory() as home:
        house = House(Path(home))
        house.settings.change("pace", Pace.INSTANT.value)
        engine, window = open_window(house)
        window.resize(*SIZE)
        window.show()
        lines = [_play(house, window, manifest, seed, folder) for manifest in house.games]
        del window
        close_window(engine)
        house.close()
    sys.stdout.write("\n".join(lines) + f"\nThe pictures are in {folder.resolve()}\n")
    return 0


def _play(house: House, window: QQuickWindow, manifest: Manifest, seed: str, folder: Path) -> str:
    """Play one match to its end; return a line about it. Raises TimeoutError."""
    options = manifest.load_rules().presets[0].options
    players = (Player(Level.ADLER), *(Player(Level.WATSON),) * (manifest.players[0] - 1))
    house.table.play(house.library.start(manifest, options, players, seed))
    window.toTable()  # type: ignore[attr-defined]
    end = time.monotonic() + PATIENCE
    shown = 0
    while not house.table.property("over"):
        if time.monotonic() > end:
            raise TimeoutError(f"{manifest.id}: no end after {PATIENCE:.0f} seconds")
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)
        ply = int(house.table.property("ply"))
        if shown < PICTURES and ply >= (shown + 1) * PLIES_BETWEEN:
            shown += 1
            _picture(window, folder / f"{manifest.id}-{shown}.png")
    _picture(window, folder / f"{manifest.id}-end.png")
    sheet = house.table.property("sheet")
    window.toShelf()  # type: ignore[attr-defined]
    return f"{manifest.id}: {sheet['title']} ({sheet['subtitle']})"


def _picture(window: QQuickWindow, path: Path) -> None:
    """Let everything that moves come to rest, then take a picture of the window."""
    rest = time.monotonic() + 0.6
    while time.monotonic() < rest:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
    window.grabWindow().save(str(path))
