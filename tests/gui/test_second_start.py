"""What another start asks of the window that is open, as the person then sees it."""

import os
import socket
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QProcess, QProcessEnvironment, Qt
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.arrivals import ACTIVATION, answer, open_file
from divan.app.file_events import FileEvents
from divan.app.first_window import MOST_BYTES, FirstWindow, Request, enter, socket_address
from divan.app.wiring import House
from divan.session.match_file import write_match
from divan.session.store.opening import FILE_NAME
from helpers.matches import lost_cities_record
from helpers.processes import environment
from helpers.starts import short_home
from helpers.tables import play, until

NO_RAISE = "This plugin does not support raise()"
"""What Qt says of windows that nobody can see."""


@pytest.fixture
def door(
    house: House, window: QQuickWindow, qt_messages: list[str], monkeypatch: pytest.MonkeyPatch
) -> Iterator[FirstWindow]:
    """The window as the first one of a data folder, which ``DIVAN_HOME`` names."""
    with short_home() as home:
        monkeypatch.setenv("DIVAN_HOME", str(home))
        made = enter(home, Request(None))
        assert made is not None
        made.asked.connect(partial(answer, house, window))
        assert made.listen()
        yield made
        made.close()
        qt_messages[:] = [message for message in qt_messages if NO_RAISE not in message]


@pytest.fixture
def start(qtbot: QtBot) -> Callable[..., int]:
    """Return what starts the app once more, as a process, until it ends."""

    def run(*arguments: str, folder: Path | None = None) -> int:
        process = QProcess()
        settings = QProcessEnvironment()
        for name, value in {**environment(), **os.environ}.items():
            settings.insert(name, value)
        settings.insert("PYTHONPATH", environment()["PYTHONPATH"])
        process.setProcessEnvironment(settings)
        if folder is not None:
            process.setWorkingDirectory(str(folder))
        with qtbot.waitSignal(process.finished, timeout=60000):
            process.start(sys.executable, ["-m", "divan", *arguments])
        assert process.readAllStandardError().data() == b""
        return process.exitCode()

    return run


def match_file(folder: Path) -> Path:
    path = folder / "match.divan"
    write_match(path, lost_cities_record(), started=datetime.now(UTC), practice=False)
    return path


def test_the_file_of_a_second_start_lies_on_the_table(
    door: FirstWindow, house: House, window: QQuickWindow, start: Callable[..., int], tmp_path: Path
) -> None:
    """Its path is the second start's: relative to where that one was started."""
    file = match_file(tmp_path)
    assert start(file.name, folder=tmp_path) == 0
    assert window.property("page") == "table"
    opened = house.table.on_the_table
    assert opened is not None
    assert opened.match.record == lost_cities_record()


def test_a_second_start_without_a_file_brings_the_window_up(
    door: FirstWindow, window: QQuickWindow, start: Callable[..., int], qtbot: QtBot
) -> None:
    window.go("settings", {})
    window.showMinimized()
    assert start() == 0
    qtbot.waitUntil(lambda: not window.windowStates() & Qt.WindowState.WindowMinimized)
    assert window.property("page") == "settings"


def test_a_file_that_will_not_do_is_told_in_the_library(
    door: FirstWindow,
    house: House,
    window: QQuickWindow,
    start: Callable[..., int],
    tmp_path: Path,
    expect_log: Callable[[str], None],
) -> None:
    expect_log("no_access")
    assert start(str(tmp_path / "gone.divan")) == 0
    assert window.property("page") == "matches"
    assert house.matches.property("notice")


def test_a_match_that_could_be_lost_stays_on_the_table(
    house: House, window: QQuickWindow, qtbot: QtBot, home: Path, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(home / FILE_NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        play(house, window, qtbot, "HELD")
        until(qtbot, lambda: house.table.property("unsaved"))
    held = house.table.on_the_table
    open_file(house, window, match_file(tmp_path))
    assert window.property("page") == "matches"
    assert house.table.on_the_table is held
    assert house.matches.property("notice") == "The match was added to your library."


def test_a_file_that_comes_as_an_event_is_opened(
    qapp: QGuiApplication, house: House, window: QQuickWindow, tmp_path: Path
) -> None:
    """As on macOS, which starts no second process for it."""
    file = match_file(tmp_path)
    events = FileEvents(partial(open_file, house, window))
    qapp.installEventFilter(events)
    QCoreApplication.sendEvent(qapp, QFileOpenEvent(str(file)))
    qapp.removeEventFilter(events)
    assert window.property("page") == "table"
    assert house.table.on_the_table is not None


def test_the_desktops_leave_to_come_forward_is_passed_on(
    door: FirstWindow, start: Callable[..., int], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    heard: list[Request] = []
    door.asked.connect(heard.append)
    monkeypatch.setenv(ACTIVATION, "token-7")
    assert start() == 0
    assert heard == [Request(None, "token-7")]


@pytest.mark.skipif(os.name == "nt", reason="sockets are not files there")
def test_a_caller_without_end_is_hung_up_on(door: FirstWindow, qtbot: QtBot) -> None:
    heard: list[Request] = []
    door.asked.connect(heard.append)
    with socket.socket(socket.AF_UNIX) as caller:
        caller.connect(socket_address(Path(os.environ["DIVAN_HOME"])))
        caller.setblocking(False)
        sent = 0
        while sent <= MOST_BYTES:
            try:
                sent += caller.send(b"x" * 4096)
            except BlockingIOError:
                qtbot.wait(5)
            except (BrokenPipeError, ConnectionResetError):
                break
        assert heard == []
        qtbot.waitUntil(lambda: hung_up(caller))


def hung_up(caller: socket.socket) -> bool:
    """Tell whether the other side has closed."""
    try:
        return caller.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionResetError:
        return True
