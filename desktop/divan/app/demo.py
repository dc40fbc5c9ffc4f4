"""The demo: bots play a whole match of each game on the real screen, and pictures are kept."""

import signal
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEventLoop
from PySide6.QtQuick import QQuickWindow

from divan.app.wiring import House, close_window, make_application, open_window
from divan.core.manifest import Manifest
from divan.core.record import AnyRecord, Level, Player
from divan.session.journal import Journal
from divan.session.library import OpenMatch
from divan.session.pace import Pace
from divan.session.reading import open_match
from divan.session.store.store import new_id

SIZE = (1280, 720)
PATIENCE = 300.0
"""Seconds after which a match counts as stuck."""
MOMENTS = (0.2, 0.5, 0.8)
"""How far a match has come at each picture of its table."""
INTERRUPTED = "interrupted"
"""The property of the application that tells of Ctrl-C."""
REST = 0.6
"""Seconds after which everything on the screen lies still."""


def run_demo(folder: Path, *, seed: str, games: tuple[Manifest, ...]) -> int:
    """Play, write the pictures to ``folder`` and name them and the results at the end.

    Raises OSError where a picture cannot be written or a match does not end, and
    KeyboardInterrupt soon after an interrupt.
    """
    application = make_application(sys.argv[:1])
    # Raised at once it could be in a callback of Qt's, which would swallow it.
    signal.signal(signal.SIGINT, lambda *_: application.setProperty(INTERRUPTED, True))
    with tempfile.TemporaryDirectory() as home:
        house = House(Path(home))
        house.settings.change("motion", "reduced")
        engine, window = open_window(house)
        window.resize(*SIZE)
        window.show()
        try:
            lines = [_play(house, window, manifest, seed, folder) for manifest in games]
        finally:
            del window
            close_window(engine)
            house.close()
    sys.stdout.write("\n".join(lines) + f"\nThe pictures are in {folder.resolve()}\n")
    return 0


def _play(house: House, window: QQuickWindow, manifest: Manifest, seed: str, folder: Path) -> str:
    """Play one match to its end and return a line about it. Raises TimeoutError."""
    options = manifest.load_rules().presets[0].options
    players = (Player(Level.ADLER), *(Player(Level.WATSON),) * (manifest.players[0] - 1))
    opened = house.library.start(manifest, options, players, seed)
    house.settings.change("pace", Pace.INSTANT.value)
    house.table.play(opened)
    window.toTable()  # type: ignore[attr-defined]
    _wait(lambda: bool(house.table.property("over")), manifest)
    _picture(window, folder / f"{manifest.id}-end.png")
    sheet = house.table.property("sheet")
    _look_back(house, window, manifest, opened.match.record, folder)
    window.toShelf()  # type: ignore[attr-defined]
    return f"{manifest.id}: {sheet['title']} ({sheet['subtitle']})"


def _look_back(
    house: House, window: QQuickWindow, manifest: Manifest, record: AnyRecord, folder: Path
) -> None:
    """Put the table as it was in mid-match on the screen, and take pictures of it.

    The match itself is played faster than pictures can be taken; at a slow pace the same
    record, cut short, stands still for long enough.
    """
    house.settings.change("pace", Pace.SLOW.value)
    for number, far in enumerate(MOMENTS, 1):
        turns = record.turns[: int(len(record.turns) * far)]
        match = open_match(new_id(), manifest.load_rules(), replace(record, turns=turns))
        house.table.play(OpenMatch(manifest, match, Journal(house.store, match, None), None))
        _wait(lambda: house.table.shown is not None, manifest)
        _picture(window, folder / f"{manifest.id}-{number}.png")


def _wait(condition: Callable[[], bool], manifest: Manifest) -> None:
    """Let the app run until something holds. Raises TimeoutError, KeyboardInterrupt."""
    end = time.monotonic() + PATIENCE
    while not condition():
        _mind_interrupts()
        if time.monotonic() > end:
            raise TimeoutError(f"{manifest.id}: no end after {PATIENCE:.0f} seconds")
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)


def _mind_interrupts() -> None:
    application = QCoreApplication.instance()
    if application is not None and application.property(INTERRUPTED):
        raise KeyboardInterrupt


def _picture(window: QQuickWindow, path: Path) -> None:
    """Let everything that moves come to rest, then take a picture of the window.

    Raises OSError where it cannot be written.
    """
    rest = time.monotonic() + REST
    while time.monotonic() < rest:
        _mind_interrupts()
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
    if not window.grabWindow().save(str(path)):
        raise OSError(f"no picture can be written to {path.parent}")
