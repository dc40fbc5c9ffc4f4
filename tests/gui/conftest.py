"""The real app, off-screen: a house in a folder of its own, and its window."""

import gc
import os
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House, close_window, make_application, open_window
from helpers.people import Person
from helpers.silence import OF_QT

SILENT = {QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg}


@pytest.fixture(scope="session")
def qapp_cls() -> type[QGuiApplication]:
    """Widgets are not used."""
    return QGuiApplication


@pytest.fixture(scope="session")
def qapp() -> QGuiApplication:
    """The application with its fonts, as it is for a person."""
    made = QGuiApplication.instance()
    return made if isinstance(made, QGuiApplication) else make_application(["divan"])


@pytest.fixture
def qt_messages() -> Iterator[list[str]]:
    """Collect what Qt and QML complain about; a test that expects it clears the list."""
    said: list[str] = []

    def note(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind not in SILENT and message != OF_QT:
            said.append(f"{context.file or ''}:{context.line or ''} {message}")

    before = qInstallMessageHandler(note)
    yield said
    qInstallMessageHandler(before)
    assert not said, "Qt complained:\n" + "\n".join(said)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The folder in which the house keeps everything."""
    return tmp_path / "home"


@pytest.fixture
def house(qapp: QGuiApplication, home: Path) -> Iterator[House]:
    """A house with English on its walls, and bots that show their moves at once."""
    made = House(home)
    made.settings.change("language", "en")
    made.settings.change("motion", "reduced")
    made.settings.change("pace", "instant")
    yield made
    made.close()


@pytest.fixture
def window(house: House, qtbot: QtBot, qt_messages: list[str]) -> Iterator[QQuickWindow]:
    """The window of the house, shown at 1280 x 720."""
    engine, made = open_window(house)
    made.resize(1280, 720)
    made.show()
    qtbot.waitExposed(made)
    yield made
    house.table.closeMatch()
    del made
    close_window(engine)
    gc.collect()


@pytest.fixture
def settle(qtbot: QtBot) -> Callable[[], None]:
    """Let timers and animations of no length run out."""
    return lambda: qtbot.wait(60)


@pytest.fixture
def to_matches(window: QQuickWindow, qtbot: QtBot) -> Callable[[], Person]:
    """Return what brings a person to the page of matches."""

    def enter() -> Person:
        person = Person(window, qtbot)
        window.go("matches", {})
        person.wait(60)
        return person

    return enter
