"""The analysis of the match on the table, for QML: its course, its chart, its lines."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from divan.bots.bot import Unit
from divan.session.analysis import AnyVerdict, can_be_analysed, costliest
from divan.session.analyst import Analyst, Finding, Finished, Judged, Missed
from divan.session.question import Thinkers
from divan.session.store.store import Store
from divan.session.verdicts import keep_verdicts, read_verdicts
from divan.ui.bridge.analysis_subject import Subject
from divan.ui.bridge.analysis_words import BOT, COSTS, PERCENT, AnalysisWords, Row
from divan.ui.bridge.table import TableBridge
from divan.ui.chart import ticks
from divan.ui.languages import Languages
from divan.ui.list_model import StructListModel
from divan.ui.plain import plain
from divan.ui.texts import counted, text

QML_IMPORT_NAME = "Divan.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

BESIDE: Final = text("analysis", "Your decisions beside those of {bot}")
AGREED: Final = counted("analysis", "{bot} would have done the same %n time(s) of {all}.", "", 41)
FLAWLESS: Final = text("analysis", "None of your decisions cost anything.")
JUDGING: Final = text("analysis", "{bot} looks at decision {number} of {all}…")
STOPPED: Final = text("analysis", "Called off after {number} of {all} decisions.")
MISSED: Final = counted("analysis", "%n decision(s) could not be judged.", "", 41)
NONE: Final = text("analysis", "There was nothing to decide for you in this match.")

REFRESH: Final = 120
"""Milliseconds in which what was found meanwhile is put together into one change."""
LEAST_TOP: Final = 0.5
"""The chart is never so fine that less than this, in the measure of all units, fills it."""
TENTHS: Final = 10


@QmlElement
@QmlUncreatable("made by the application")
class AnalysisBridge(QObject):  # type: ignore[operator]
    """One analysis at a time; it goes on in the background until another one begins."""

    changed = Signal()
    """Something was found, or is told in other words."""
    placed = Signal()
    """The sheet was laid down or put aside, or something else lies on the table."""
    arrived = Signal(int, object)
    """A finding with the ticket of its analysis, on its way to this thread."""

    def __init__(
        self,
        table: TableBridge,
        store: Store,
        thinkers: Callable[[], Thinkers],
        languages: Languages,
    ) -> None:
        super().__init__()
        self._table = table
        self._store = store
        self._thinkers = thinkers
        self._languages = languages
        self._subject: Subject | None = None
        self._words: AnalysisWords | None = None
        self._analyst: Analyst | None = None
        self._ticket = 0
        self._open = False
        self._ranks: dict[int, int] = {}
        self._top = 1.0
        self._model = StructListModel(Row, self, make=self._row)
        self._refresh = QTimer(self)
        self._refresh.setSingleShot(True)
        self._refresh.setInterval(REFRESH)
        self._refresh.timeout.connect(self._show)
        self.arrived.connect(self._take)
        table.opened.connect(self._follow)
        table.stateChanged.connect(self.placed)
        table.sought.connect(self._consult)
        languages.changed.connect(self._speak_again)

    # What the person does

    @Slot()
    def open(self) -> None:
        """Lay the analysis of the match on the table over its replay, and begin it if need be."""
        opened = self._table.on_the_table
        if opened is None or not self._available():
            return
        if self._subject is None or not self._subject.is_of(opened):
            self.close()
            self._subject = Subject(opened, read_verdicts(self._store, opened.match))
        else:
            self._subject.opened = opened
        self._words = AnalysisWords(opened, self._languages)
        if not self._table.property("replaying"):
            self._table.look_at(opened)
        self._open = True
        if not self._subject.cancelled:
            self._begin()
        self._show()
        self.placed.emit()

    @Slot(bool)
    def show(self, shown: bool) -> None:
        """Lay the sheet over the table or put it aside."""
        self._open = shown
        self.placed.emit()

    @Slot()
    def cancel(self) -> None:
        """Call the analysis off; what was found stays."""
        if self._analyst is not None:
            self._analyst.cancel()

    @Slot()
    def resume(self) -> None:
        """Go on with what is not judged yet."""
        if self._subject is not None:
            self._subject.cancelled = False
            self._subject.missed.clear()
            self._begin()
            self._show()

    @Slot(int)
    def jump(self, ply: int) -> None:
        """Look at the table as it was at a decision."""
        self._open = False
        self._table.seek(ply)
        self.placed.emit()

    @Slot(int)
    def step(self, direction: int) -> None:
        """Go to the next decision (1) or the one before (-1) from where the replay is."""
        if self._subject is None or not self._is_active():
            return
        now = self._table.property("ply")
        plies = [verdict.ply for verdict in self._subject.found]
        ahead = [ply for ply in plies if (ply - now) * direction > 0]
        if ahead:
            self.jump(min(ahead) if direction > 0 else max(ahead))

    def close(self) -> None:
        """Stop, and wait for that; what was found and not taken yet is dropped."""
        self._ticket += 1
        if self._analyst is not None:
            self._analyst.close()
        self._analyst = None

    @Slot(int, result=str)
    def told(self, place: int) -> str:
        """Return all about a decision, by its place in the chart; "" where there is none."""
        found = self._subject.found if self._subject else ()
        return self._row(found[place]).line if 0 <= place < len(found) else ""

    # What is found

    def _begin(self) -> None:
        subject = self._subject
        if subject is None or self._analyst is not None or not subject.open:
            return
        match, known = subject.opened.match, subject.found
        self._analyst = Analyst(
            match,
            subject.opened.manifest.bots,
            subject.open,
            self._thinkers(),
            partial(self.arrived.emit, self._ticket),
            lambda more: keep_verdicts(self._store, match, (*known, *more)),
        )
        self._analyst.start()

    @Slot(int, object)
    def _take(self, ticket: int, finding: Finding) -> None:
        """Take one finding; what comes from an analysis before this one is dropped."""
        subject = self._subject
        if subject is None or ticket != self._ticket:
            return
        match finding:
            case Judged(verdict):
                subject.verdicts[verdict.ply] = verdict
            case Missed(ply):
                subject.missed.add(ply)
            case Finished(cancelled):
                subject.cancelled = cancelled
                self.close()
        if isinstance(finding, Finished):
            self._show()
        elif not self._refresh.isActive():
            self._refresh.start()

    @Slot()
    def _show(self) -> None:
        """Make the lines and the chart of what is known now."""
        self._refresh.stop()
        found = self._subject.found if self._subject else ()
        self._ranks = {verdict.ply: rank for rank, verdict in enumerate(costliest(found), 1)}
        self._top = max(LEAST_TOP, *(verdict.gravity for verdict in found), LEAST_TOP)
        self._model.show(found)
        self._model.tell_again()
        self.changed.emit()

    @Slot()
    def _follow(self) -> None:
        """Put the sheet away where another match, or another playing of it, came to the table."""
        if not self._is_active():
            self._open = False
        self.placed.emit()

    @Slot(int)
    def _consult(self, ply: int) -> None:
        """Show at the table what was better, where the replay stands at a decision."""
        subject, words = self._subject, self._words
        if subject is None or words is None or not self._is_active():
            return
        verdict = subject.verdicts.get(ply)
        if verdict is not None:
            self._table.advise(verdict.decision, partial(words.remark, verdict))

    @Slot()
    def _speak_again(self) -> None:
        self._model.tell_again()
        self.changed.emit()

    def _is_active(self) -> bool:
        """Tell whether the match of the analysis is being looked back at."""
        on_the_table = self._table.on_the_table
        subject = self._subject
        replaying = bool(self._table.property("replaying"))
        if subject is None or on_the_table is None or not replaying:
            return False
        return subject.opened is on_the_table

    # For QML

    def _row(self, verdict: AnyVerdict) -> Row:
        if self._words is None:
            raise ValueError("there is no analysis")
        share = min(1.0, verdict.gravity / self._top)
        return self._words.row(verdict, share=share, rank=self._ranks.get(verdict.ply, 0))

    def _available(self) -> bool:
        """Tell whether there is something to analyse; a match that goes on is its thread's."""
        opened, table = self._table.on_the_table, self._table
        if opened is None or table.property("taught"):
            return False
        at_rest = table.property("over") or table.property("replaying")
        return bool(at_rest) and can_be_analysed(opened.match)

    def _shown(self) -> bool:
        return self._open and self._is_active()

    def _running(self) -> bool:
        return self._analyst is not None

    def _can_resume(self) -> bool:
        return self._subject is not None and not self._running() and bool(self._subject.open)

    def _progress(self) -> float:
        """Return how much is judged or was tried, from 0 to 1."""
        subject = self._subject
        if subject is None or not subject.decisions:
            return 1.0
        return (len(subject.verdicts) + len(subject.missed)) / len(subject.decisions)

    def _state(self) -> str:
        """Return how the analysis goes, in words."""
        subject, say = self._subject, self._languages.say
        if subject is None:
            return ""
        done, every = len(subject.verdicts) + len(subject.missed), len(subject.decisions)
        if self._running():
            return say(JUDGING, bot=BOT, number=min(done + 1, every), all=every)
        if subject.cancelled:
            return say(STOPPED, number=done, all=every)
        if subject.missed:
            return self._languages.say_count(MISSED, len(subject.missed))
        return ""

    def _summary(self) -> str:
        """Return the verdict on the whole, as far as it is known."""
        subject, languages = self._subject, self._languages
        if subject is None:
            return ""
        if not subject.decisions:
            return languages.say(NONE)
        found = subject.found
        if not found:
            return ""
        agreed = sum(verdict.agreed for verdict in found)
        said = languages.say_count(AGREED, agreed, bot=BOT, all=len(found))
        flawless = not subject.open and not self._ranks
        return f"{said} {languages.say(FLAWLESS)}" if flawless else said

    def _subtitle(self) -> str:
        return self._languages.say(BESIDE, bot=BOT)

    def _notes(self) -> list[str]:
        if self._subject is None or self._words is None:
            return []
        return self._words.notes(self._subject.found)

    def _worst(self) -> list[dict[str, Any]]:
        """Return the lines of the costliest decisions, the costliest first."""
        found = self._subject.found if self._subject else ()
        return [plain(self._row(verdict)) for verdict in costliest(found)]

    def _chart(self) -> dict[str, Any]:
        """Return a bar for each verdict, and the numbers at the side where all are of one unit."""
        subject = self._subject
        if subject is None:
            return {}
        found = subject.found
        return {
            "last": max(1, len(subject.opened.match.record.turns)),
            "bars": [
                {
                    "ply": verdict.ply,
                    "share": min(1.0, verdict.gravity / self._top),
                    "rank": self._ranks.get(verdict.ply, 0),
                    "known": verdict.cost is not None,
                }
                for verdict in found
            ],
            "ticks": self._ticks(found),
        }

    def _ticks(self, found: tuple[AnyVerdict, ...]) -> list[dict[str, Any]]:
        """Return round numbers for the side of the chart; none where units are mixed."""
        units = {verdict.unit for verdict in found if verdict.cost}
        if len(units) != 1:
            return []
        (unit,) = units
        costs = [verdict.cost for verdict in found if verdict.cost]
        whole = max(costs) * self._top / max(verdict.gravity for verdict in found)
        scale, label = _MEASURES[unit]
        marks = [tick for tick in ticks([whole * scale], most=4) if 0 < tick <= whole * scale]
        return [
            {"share": tick / scale / whole, "label": label(self._languages, tick)} for tick in marks
        ]

    def _model_object(self) -> StructListModel:
        return self._model

    available = Property(bool, _available, notify=placed)
    active = Property(bool, _is_active, notify=placed)
    shown = Property(bool, _shown, notify=placed)
    running = Property(bool, _running, notify=changed)
    canResume = Property(bool, _can_resume, notify=changed)
    progress = Property(float, _progress, notify=changed)
    state = Property(str, _state, notify=changed)
    summary = Property(str, _summary, notify=changed)
    subtitle = Property(str, _subtitle, notify=changed)
    notes = Property(list, _notes, notify=changed)
    worst = Property(list, _worst, notify=changed)
    chart = Property(dict, _chart, notify=changed)
    lines = Property(QObject, _model_object, constant=True)


def _percent(languages: Languages, tick: int) -> str:
    return languages.say(COSTS[Unit.CHANCE], number=tick)


def _tenths(languages: Languages, tick: int) -> str:
    return languages.decimal(tick / TENTHS)


_MEASURES: Final[dict[Unit, tuple[float, Callable[[Languages, int], str]]]] = {
    Unit.POINTS: (TENTHS, _tenths),
    Unit.WEIGHED: (TENTHS, _tenths),
    Unit.CHANCE: (PERCENT, _percent),
    Unit.BITS: (TENTHS, _tenths),
}
"""By what a cost is multiplied so that round numbers of it are whole, and how they are written."""
