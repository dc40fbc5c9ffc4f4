"""What passes between the table and its match: opening, moves, notes, updates."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from PySide6.QtCore import Signal, Slot
from PySide6.QtQml import QmlAnonymous

from divan.bots.bot import Decision
from divan.core.manifest import load
from divan.core.move import Move
from divan.session.commands import Command, Play, SetPace
from divan.session.library import OpenMatch
from divan.session.match_thread import MatchThread
from divan.session.question import Thinkers
from divan.session.replay import Replay
from divan.session.store.store import Store
from divan.session.teacher import Teacher
from divan.session.updates import (
    AwaitingProceed,
    BotLapsed,
    Hinted,
    HintFailed,
    LessonAt,
    MatchBroken,
    NotInLesson,
    NotSaved,
    Refused,
    Restored,
    SavedAgain,
    Stepped,
    Thinking,
    UndoCost,
    UndoRefused,
    Update,
)
from divan.ui.bridge import notices
from divan.ui.bridge.notebook import Notebook
from divan.ui.bridge.presenting import presenter_of
from divan.ui.bridge.settings import SettingsBridge
from divan.ui.bridge.sitting import Sitting, Told
from divan.ui.bridge.table_state import TableState
from divan.ui.languages import Languages
from divan.ui.lesson import Lesson
from divan.ui.people import full_name
from divan.ui.presenter import GameView
from divan.ui.scene import Scene
from divan.ui.texts import Part, Text

QML_IMPORT_NAME = "Divan.Bridge"
QML_IMPORT_MAJOR_VERSION = 1


class Engine(Protocol):
    """What the table drives: a match's thread, or a replay."""

    def send(self, command: Command) -> None:
        """Hand over a command."""

    def close(self) -> None:
        """Stop."""


@QmlAnonymous
class TableMatch(TableState):
    """Shows one match at a time. Implements ``divan.ui.presenter.Port``."""

    cleared = Signal()
    """Another match comes: what was drawn for the last one is to go."""
    announced = Signal(str)
    sounded = Signal(str)
    undoAsked = Signal()
    """The person must agree: what they take back makes the match practice."""
    sought = Signal(int)
    """A replay shows another moment: how many moves were made by then."""
    arrived = Signal(int, object)
    """An update with the ticket of its opening, on its way from the match's thread to this one."""

    def __init__(
        self,
        languages: Languages,
        settings: SettingsBridge,
        store: Store,
        thinkers: Callable[[], Thinkers],
    ) -> None:
        """``thinkers`` gives the bots when they are first needed."""
        super().__init__(languages, store)
        self._settings = settings
        self._thinkers = thinkers
        self._engine: Engine | None = None
        self._ticket = 0
        self.arrived.connect(self._take)
        languages.changed.connect(self._tell_again)
        settings.changed.connect(self._tell_again)
        settings.paceChosen.connect(self._follow_pace)

    # Opening and closing

    def play(self, opened: OpenMatch) -> None:
        """Put a match on the table and let it go on."""
        self._prepare(opened)
        thread = MatchThread(
            opened.match,
            opened.manifest.bots,
            self._thinkers(),
            partial(self.arrived.emit, self._ticket),
            pace=self._settings.pace_choice,
            journal=opened.journal,
        )
        self._engine = thread
        thread.start()

    def look_at(self, opened: OpenMatch, ply: int | None = None) -> None:
        """Put a match on the table only to look at it, after ``ply`` moves or at its end."""
        self._prepare(opened, replaying=True)
        replay = Replay(opened.match, partial(self.arrived.emit, self._ticket))
        self._engine = replay
        replay.start(ply)

    def teach(self, opened: OpenMatch, lesson: Lesson) -> None:
        """Put the match of a lesson on the table."""
        self._prepare(opened, lesson=lesson)
        teacher = Teacher(opened.match, lesson.steps(), partial(self.arrived.emit, self._ticket))
        self._engine = teacher
        teacher.start()

    @Slot()
    def closeMatch(self) -> None:
        """Take the match off the table; in the store it stays as it is."""
        if self._engine is not None:
            self._engine.close()
        self._engine = None
        if self._sitting is not None:
            self._sitting.presenter = None

    def _prepare(
        self, opened: OpenMatch, *, replaying: bool = False, lesson: Lesson | None = None
    ) -> None:
        self.closeMatch()
        self._ticket += 1
        manifest, match = opened.manifest, opened.match
        view: GameView = load(manifest.view)
        if self._sitting is not None and self._sitting.view is not view:
            # A sheet that is open would be drawn by the next game: nothing is on the table now.
            self._sitting = None
            self._cards.show(())
            self.cleared.emit()
            self.stateChanged.emit()
        self._forget_scene()
        self._sitting = Sitting(
            opened,
            view,
            presenter_of(opened, self._languages, self),
            Notebook(self._store, match.id),
            replaying=replaying,
            lesson=lesson,
        )
        self.noticeChanged.emit()

    @property
    def shown(self) -> Scene | None:
        """The scene that is on the screen."""
        return self._sitting.scene if self._sitting else None

    def deal_again(self) -> None:
        """Let every card come to the table anew, as after a deal."""
        if (scene := self.shown) is not None:
            self._cards.show(())
            self._cards.show(scene.cards)

    @property
    def on_the_table(self) -> OpenMatch | None:
        """The match that is on the table, or was last."""
        return self._sitting.opened if self._sitting else None

    def advise(self, decision: Decision, remark: Callable[[], str]) -> None:
        """Show what a bot would do at the moment of a replay, after a ``remark`` about it."""
        sitting = self._sitting
        if sitting is None or not sitting.replaying:
            return
        sitting.advice, sitting.remark = decision, remark
        self._say(sitting.hint())
        self.stateChanged.emit()

    @property
    def deal(self) -> tuple[str, str]:
        """The promise of the match on the table, and its seed, "" until it is over."""
        return self._promise(), self._seed()

    # From the person to the match

    def move(self, move: Move) -> None:
        """Send a move of the watching seat to the match."""
        if self._snapshot is not None:
            view = self._snapshot.view
            self._send(Play(view.seat, move, view.ply))

    def note(self, name: str) -> str | None:
        """Return a note that the person made in this match, or None."""
        return self._sitting.notes.read(name) if self._sitting else None

    def keep_note(self, name: str, note: str) -> None:
        """Keep a note with the match; one that cannot be kept is told, and kept later."""
        sitting = self._sitting
        if sitting is None or not sitting.is_played:
            return
        trouble = sitting.notes.keep(name, note)
        if trouble is not None and sitting.save_trouble is None:
            self._tell(notices.SAVING[trouble])

    @Slot()
    def _follow_pace(self) -> None:
        """Show bots' moves at the pace that the person has chosen, wherever they chose it."""
        self._send(SetPace(self._settings.pace_choice))

    def _send(self, command: Command) -> None:
        if self._engine is not None:
            self._engine.send(command)

    # Updates

    @Slot(int, object)
    def _take(self, ticket: int, update: Update) -> None:
        """Show one update; one of an earlier opening, be it of the same match, is dropped."""
        sitting = self._sitting
        if sitting is None or sitting.presenter is None or ticket != self._ticket:
            return
        match update:
            case Stepped(snapshot, reason, still_asked):
                sitting.show(snapshot, stepped=True, reason=reason, still_asked=still_asked)
                self._show(sitting)
            case Restored(snapshot):
                opens = sitting.snapshot is None
                sitting.show(snapshot, stepped=False)
                self._show(sitting, opens=opens)
            case Refused():
                sitting.presenter.refuse(update.violation)
                self._draw()
                if sitting.scene is not None and sitting.scene.refusal is not None:
                    self._say(sitting.scene.refusal.text)
                self.sounded.emit("refuse")
            case Thinking():
                sitting.thinking = True
            case AwaitingProceed():
                sitting.awaiting = "interlude" if update.interlude else "step"
                sitting.sheet_open = sitting.sheet_open or update.interlude
            case Hinted():
                sitting.hinting = False
                sitting.advice = update.decision
                self._say(sitting.hint())
                self.sounded.emit("hint")
            case HintFailed():
                sitting.hinting = False
                self._tell(notices.HINT_FAILED)
            case UndoRefused():
                if update.cost is UndoCost.PRACTICE:
                    self.undoAsked.emit()
                else:
                    over = sitting.is_over
                    self._tell(notices.RESULT_STANDS if over else notices.NOTHING_TO_UNDO)
            case BotLapsed():
                player = sitting.opened.match.record.players[update.seat]
                self._tell(notices.LAPSES[update.lapse], player=full_name(player))
            case LessonAt():
                sitting.page, sitting.moving = update.step, update.moving
                sitting.told = None
                self.noticeChanged.emit()
                sitting.presenter.put_back()
                self._draw()
                if sitting.lesson_page is not None:
                    self._say(self._languages.say(sitting.lesson_page.text))
            case NotInLesson():
                sitting.presenter.put_back()
                self._draw()
                self._tell(notices.NOT_IN_LESSON if update.asked else notices.READ_FIRST)
            case NotSaved():
                sitting.save_trouble = update.trouble
                self._tell(notices.SAVING[update.trouble])
            case MatchBroken():
                self._tell(notices.MATCH_BROKEN)
            case SavedAgain():
                sitting.save_trouble = None
                self._tell(notices.SAVED_AGAIN)
                for name, note in sitting.notes.unkept():
                    self.keep_note(name, note)
        self.stateChanged.emit()

    def _show(self, sitting: Sitting, *, opens: bool = False) -> None:
        """Show the moment that ``sitting`` has come to, or ``opens`` with."""
        self._draw()
        if opens:
            self.opened.emit()
        if sitting.scene is not None:
            for mood in sitting.scene.moods:
                self.sounded.emit(mood.value)
            if sitting.scene.announcement:
                self._say(sitting.scene.announcement)
        if sitting.replaying:
            self.sought.emit(self._ply())

    def _draw(self) -> None:
        """Make the scene anew and hand it to QML."""
        live = self._settings.property("liveScore")
        scene = self._sitting.draw(live_score=live) if self._sitting else None
        if scene is None:
            return
        self._log.show(scene.log)
        self.titleChanged.emit()
        self._show_scene(scene)
        # The zones must know their new places before the cards set out for them.
        self._cards.show(scene.cards)

    @Slot()
    def _tell_again(self) -> None:
        """Put everything into the language and form chosen now."""
        sitting = self._sitting
        if sitting is not None and sitting.presenter is not None and sitting.snapshot is not None:
            sitting.score()
            self._draw()
            self.noticeChanged.emit()
            self.stateChanged.emit()

    def _tell(self, text: Text, **parts: Part) -> None:
        if self._sitting is None:
            return
        self._sitting.told = Told(text, parts)
        self.noticeChanged.emit()
        self._say(self._notice())

    def _say(self, sentence: str) -> None:
        self.announced.emit(sentence)
