"""The window comes up where it was, whole on a screen."""

from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.session.settings import Window, keep_window, read_window
from divan.ui.window import WindowKeeper


def test_place_and_size_survive_a_restart(house: House, window: QQuickWindow, qtbot: QtBot) -> None:
    keeper = WindowKeeper(window, house.store, house.settings)
    room = window.screen().availableGeometry().marginsRemoved(window.frameMargins())
    wanted = QRect(room.left(), room.top(), min(1100, room.width()), min(650, room.height()))
    window.setGeometry(wanted)
    qtbot.wait(50)
    keeper.keep()
    window.resize(1024, 640)
    keeper.restore()
    assert window.size() == wanted.size()


def test_a_window_of_a_screen_that_is_gone_comes_to_one_that_is_there(
    house: House, window: QQuickWindow
) -> None:
    lost = Window(x=9000, y=-4000, width=3000, height=2000, screen="gone")
    keep_window(house.store, lost)
    WindowKeeper(window, house.store, house.settings).restore()
    assert window.screen().availableGeometry().contains(window.frameGeometry())


def test_full_screen_does_not_overwrite_the_place(
    house: House, window: QQuickWindow, qtbot: QtBot, home: Path
) -> None:
    keeper = WindowKeeper(window, house.store, house.settings)
    keeper.keep()
    before = read_window(house.store)
    house.settings.change("full_screen", True)
    qtbot.wait(50)
    keeper.keep()
    assert read_window(house.store) == before
