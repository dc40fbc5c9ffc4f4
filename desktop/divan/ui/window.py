"""Where the window was, and that it is never larger than the screen."""

from contextlib import suppress
from typing import Final

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QGuiApplication, QScreen, QWindow

from divan.session.settings import Window, keep_window, read_window
from divan.session.store.store import Store
from divan.session.store.trouble import StoreError
from divan.ui.bridge.settings import SettingsBridge

USUAL: Final = QRect(0, 0, 1280, 720)
SMALLEST: Final = (1024, 640)


class WindowKeeper(QObject):
    """Puts a window where it was last, and remembers where it is when the app ends."""

    def __init__(self, window: QWindow, store: Store, settings: SettingsBridge) -> None:
        super().__init__()
        self._window = window
        self._store = store
        self._settings = settings
        settings.changed.connect(self._apply_full_screen)

    def restore(self) -> None:
        """Show the window on the screen it was on, clamped to what is there now."""
        kept = read_window(self._store)
        screen = _screen(kept)
        wanted = QRect(kept.x, kept.y, kept.width, kept.height) if kept else _centred(screen)
        self._window.setGeometry(clamped(wanted, screen.availableGeometry()))
        if self._settings.property("fullScreen"):
            self._window.showFullScreen()
        elif kept is not None and kept.maximized:
            self._window.showMaximized()
        else:
            self._window.show()
            # Only now is it known how wide the frame is that the system draws around it.
            room = screen.availableGeometry().marginsRemoved(self._window.frameMargins())
            self._window.setGeometry(clamped(self._window.geometry(), room))

    def keep(self) -> None:
        """Remember the place and size of the window, unless it fills the screen."""
        from PySide6.QtCore import Qt  # long to import, and only needed here

        state = self._window.windowState()
        if state == Qt.WindowState.WindowFullScreen:
            return
        place = self._window.geometry()
        maximized = state == Qt.WindowState.WindowMaximized
        window = Window(
            x=place.x(),
            y=place.y(),
            width=place.width(),
            height=place.height(),
            maximized=maximized,
            screen=self._window.screen().name(),
        )
        # One that cannot be kept comes up in its usual place.
        with suppress(StoreError):
            keep_window(self._store, window)

    def _apply_full_screen(self) -> None:
        wanted = bool(self._settings.property("fullScreen"))
        full = self._window.visibility() == QWindow.Visibility.FullScreen
        if wanted and not full:
            self._window.showFullScreen()
        elif full and not wanted:
            self._window.showNormal()


def clamped(wanted: QRect, room: QRect) -> QRect:
    """Return ``wanted`` made to fit ``room``: no larger, and wholly inside.

    A window is never made smaller than SMALLEST unless the room is.
    """
    width = min(max(wanted.width(), SMALLEST[0]), room.width())
    height = min(max(wanted.height(), SMALLEST[1]), room.height())
    x = max(room.left(), min(wanted.x(), room.right() + 1 - width))
    y = max(room.top(), min(wanted.y(), room.bottom() + 1 - height))
    return QRect(x, y, width, height)


def _screen(kept: Window | None) -> QScreen:
    screens = QGuiApplication.screens()
    named = (screen for screen in screens if kept and screen.name() == kept.screen)
    return next(named, QGuiApplication.primaryScreen())


def _centred(screen: QScreen) -> QRect:
    place = QRect(USUAL)
    place.moveCenter(screen.availableGeometry().center())
    return place
