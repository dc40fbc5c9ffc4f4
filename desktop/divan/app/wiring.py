"""Everything the app is made of, built once and passed on."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtGui import QFontDatabase, QGuiApplication, QIcon
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

import divan.ui.bridge.pictures  # noqa: F401 - registers a QML singleton
from divan import places, ui
from divan.games import find_games
from divan.session.library import Library
from divan.session.store.opening import open_store
from divan.ui.art import ArtProvider
from divan.ui.bridge.about import AboutBridge
from divan.ui.bridge.analysis import AnalysisBridge
from divan.ui.bridge.application import ApplicationBridge
from divan.ui.bridge.deal import DealBridge
from divan.ui.bridge.matches import MatchesBridge
from divan.ui.bridge.rulebook import RulebookBridge
from divan.ui.bridge.settings import SettingsBridge
from divan.ui.bridge.setup import SetUpBridge
from divan.ui.bridge.shelf import ShelfBridge
from divan.ui.bridge.statistics import StatisticsBridge
from divan.ui.bridge.table import TableBridge
from divan.ui.cloth import ClothProvider
from divan.ui.icons import IconProvider
from divan.ui.languages import Languages
from divan.ui.sounds import Sounds

if TYPE_CHECKING:
    # At the start nobody thinks yet, and what starts processes takes long to import.
    from divan.session.workers import WorkerPool

MOST_WORKERS = 2
"""More bots than this never think at the same time to anyone's gain."""


class House:
    """The store, the bots and the bridges of one running app."""

    def __init__(self, home: Path) -> None:
        self.games = find_games()
        self.store, troubles = open_store(home)
        self.languages = Languages(places.translations())
        self.settings = SettingsBridge(self.store, self.languages)
        self.library = Library(self.store, self.games)
        self._pool: WorkerPool | None = None
        self.table = TableBridge(self.languages, self.settings, self.store, self.pool)
        self.deal = DealBridge(self.table, self.languages)
        self.shelf = ShelfBridge(self.games, self.library, self.languages)
        self.set_up = SetUpBridge(self.games, self.store, self.library, self.table, self.languages)
        self.matches = MatchesBridge(
            self.games, self.library, self.table, self.deal, self.languages
        )
        self.rulebook = RulebookBridge(self.games, self.languages)
        self.about = AboutBridge(home, self.languages)
        self.statistics = StatisticsBridge(self.games, self.library, self.languages)
        self.analysis = AnalysisBridge(self.table, self.store, self.pool, self.languages)
        self.application = ApplicationBridge(
            self.languages,
            self.settings,
            self.table,
            self.deal,
            self.shelf,
            self.set_up,
            self.matches,
            self.rulebook,
            self.about,
            self.statistics,
            self.analysis,
            troubles=troubles,
        )
        self.sounds = Sounds(self.settings, places.resources() / "sounds")
        self.table.sounded.connect(self.sounds.play)
        self.application.sounded.connect(self.sounds.play)
        self.shelf.refresh()

    def pool(self) -> "WorkerPool":
        """Return the bots' processes, started when they are first needed."""
        from divan.session.workers import WorkerPool

        if self._pool is None:
            cores = os.cpu_count() or 1
            self._pool = WorkerPool(max(1, min(MOST_WORKERS, cores - 1)))
        return self._pool

    def close(self) -> None:
        """Let everything go: the match, the analysis, the bots, the store."""
        self.table.closeMatch()
        self.analysis.close()
        if self._pool is not None:
            self._pool.close()
        self.store.close()


def make_application(arguments: list[str]) -> QGuiApplication:
    """Make the Qt application with the app's fonts and icon."""
    application = QGuiApplication(arguments)
    application.setApplicationName("Divan")
    application.setDesktopFileName("games.divan.Divan")
    art = places.resources() / "art" / "common"
    application.setWindowIcon(QIcon(str(art / "app-icon-256.png")))
    for font in sorted((places.resources() / "fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(font))
    return application


def open_window(house: House) -> tuple[QQmlApplicationEngine, QQuickWindow]:
    """Load the window, not shown yet. Raises RuntimeError if the QML cannot be loaded."""
    engine = QQmlApplicationEngine()
    resources = places.resources()
    engine.addImageProvider("art", ArtProvider(resources / "art"))
    engine.addImageProvider("icon", IconProvider(resources / "icons", resources / "art"))
    engine.addImageProvider("cloth", ClothProvider(resources / "art/common/felt-noise.png"))
    engine.addImportPath(str(Path(ui.__file__).parent / "qml"))
    house.languages.changed.connect(engine.retranslate)
    engine.setInitialProperties({"app": house.application})
    engine.loadFromModule("Divan.Shell", "Main")
    roots = engine.rootObjects()
    if not roots or not isinstance(roots[0], QQuickWindow):
        raise RuntimeError("the window could not be loaded")
    return engine, roots[0]


def close_window(engine: QQmlApplicationEngine) -> None:
    """Take the window down at once, while everything it shows is still there."""
    shiboken6.delete(engine)
