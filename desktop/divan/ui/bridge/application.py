"""The whole app for QML: what the window is given, and it passes on."""

from collections.abc import Sequence

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from divan import __version__
from divan.session.store.opening import Notice
from divan.ui.bridge import notices
from divan.ui.bridge.about import AboutBridge
from divan.ui.bridge.analysis import AnalysisBridge
from divan.ui.bridge.deal import DealBridge
from divan.ui.bridge.matches import MatchesBridge
from divan.ui.bridge.rulebook import RulebookBridge
from divan.ui.bridge.settings import SettingsBridge
from divan.ui.bridge.setup import SetUpBridge
from divan.ui.bridge.shelf import ShelfBridge
from divan.ui.bridge.statistics import StatisticsBridge
from divan.ui.bridge.table import TableBridge
from divan.ui.languages import Languages

QML_IMPORT_NAME = "Divan.Bridge"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the application")
class ApplicationBridge(QObject):  # type: ignore[operator]
    """Holds one bridge a screen, and what was wrong when the app started."""

    noticeChanged = Signal()
    sounded = Signal(str)
    """A page makes a sound: the name of one of resources/sounds."""

    def __init__(
        self,
        languages: Languages,
        settings: SettingsBridge,
        table: TableBridge,
        deal: DealBridge,
        shelf: ShelfBridge,
        set_up: SetUpBridge,
        matches: MatchesBridge,
        rulebook: RulebookBridge,
        about: AboutBridge,
        statistics: StatisticsBridge,
        analysis: AnalysisBridge,
        *,
        troubles: Sequence[Notice],
    ) -> None:
        super().__init__()
        self._languages = languages
        self._settings = settings
        self._table = table
        self._deal = deal
        self._shelf = shelf
        self._set_up = set_up
        self._matches = matches
        self._rulebook = rulebook
        self._about = about
        self._statistics = statistics
        self._analysis = analysis
        self._troubles = list(troubles)
        languages.changed.connect(self.noticeChanged)

    @Slot()
    def clearNotice(self) -> None:
        """Show the next trouble, or nothing."""
        self._troubles = self._troubles[1:]
        self.noticeChanged.emit()

    @Slot(str)
    def sound(self, name: str) -> None:
        """Let a page be heard."""
        self.sounded.emit(name)

    def _notice(self) -> str:
        if not self._troubles:
            return ""
        trouble = self._troubles[0]
        return self._languages.say(notices.OPENING[trouble.trouble], path=trouble.path)

    def _settings_bridge(self) -> SettingsBridge:
        return self._settings

    def _table_bridge(self) -> TableBridge:
        return self._table

    def _deal_bridge(self) -> DealBridge:
        return self._deal

    def _shelf_bridge(self) -> ShelfBridge:
        return self._shelf

    def _set_up_bridge(self) -> SetUpBridge:
        return self._set_up

    def _matches_bridge(self) -> MatchesBridge:
        return self._matches

    def _rulebook_bridge(self) -> RulebookBridge:
        return self._rulebook

    def _about_bridge(self) -> AboutBridge:
        return self._about

    def _statistics_bridge(self) -> StatisticsBridge:
        return self._statistics

    def _analysis_bridge(self) -> AnalysisBridge:
        return self._analysis

    def _version(self) -> str:
        return __version__

    notice = Property(str, _notice, notify=noticeChanged)
    settings = Property(SettingsBridge, _settings_bridge, constant=True)
    table = Property(TableBridge, _table_bridge, constant=True)
    deal = Property(DealBridge, _deal_bridge, constant=True)
    shelf = Property(ShelfBridge, _shelf_bridge, constant=True)
    setUp = Property(SetUpBridge, _set_up_bridge, constant=True)
    matches = Property(MatchesBridge, _matches_bridge, constant=True)
    rulebook = Property(RulebookBridge, _rulebook_bridge, constant=True)
    about = Property(AboutBridge, _about_bridge, constant=True)
    statistics = Property(StatisticsBridge, _statistics_bridge, constant=True)
    analysis = Property(AnalysisBridge, _analysis_bridge, constant=True)
    version = Property(str, _version, constant=True)
