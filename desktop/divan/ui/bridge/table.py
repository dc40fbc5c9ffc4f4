"""The table for QML: the match that is played or looked at."""

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement, QmlUncreatable

from divan.bots.bot import Decision, Reason
from divan.core.manifest import load
from divan.core.move import Move
from divan.session.commands import (
    AskHint,
    Command,
    Play,
    Proceed,
    Redo,
    Resign,
    Seek,
    SetPace,
    Undo,
)
from divan.session.library import OpenMatch
from divan.session.match_thread import MatchThread, Thinkers
from divan.session.pace import Pace
from divan.session.replay import Replay
from divan.session.store.store import Store
from divan.session.store.trouble import StoreError
from divan.session.updates import (
    AwaitingProceed,
    BotLapsed,
    Hinted,
    HintFailed,
    MatchBroken,
    NotSaved,
    Refused,
    Restored,
    SavedAgain,
    SaveTrouble,
    Snapshot,
    Stepped,
    Thinking,
    UndoCost,
    UndoRefused,
    Update,
)
from divan.ui import addresses
from divan.ui.bridge import notices
from divan.ui.bridge.daily import daily_title
from divan.ui.bridge.settings import SettingsBridge
from divan.ui.languages import Languages
from divan.ui.list_model import StructListModel
from divan.ui.people import full_name
from divan.ui.plain import plain
from divan.ui.presenter import Company, GameView, Presenter
from divan.ui.scene import LogLine, Prompt, Scene, Sheet
from divan.ui.scene_model import SceneModel, crowds
from divan.ui.texts import Part, Text

QML_IMPORT_NAME = "Divan.Bridge"
QML_IMPORT_MAJOR_VERSION = 1


class Engine(Protocol):
    """What the table drives: a match's thread, or a replay."""

    def send(self, command: Command) -> None:
        """Hand over a command."""

    def close(self) -> None:
        """Stop."""


class _Told(msgspec.Struct, frozen=True):
    """A notice, before it is put into words."""

    text: Text
    parts: dict[str, Part]


@QmlElement
@QmlUncreatable("made by the application")
class TableBridge(QObject):  # type: ignore[operator]
    """Shows one match at a time. Implements ``divan.ui.presenter.Port``."""

    sceneChanged = Signal()
    stateChanged = Signal()
    noticeChanged = Signal()
    opened = Signal()
    cleared = Signal()
    """Another match comes: what was drawn for the last one is to go."""
    announced = Signal(str)
    sounded = Signal(str)
    undoAsked = Signal()
    """The person must agree: what they take back makes the match practice."""
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
        super().__init__()
        self._languages = languages
        self._settings = settings
        self._store = store
        self._thinkers = thinkers
        self._cards = SceneModel(self)
        self._log = StructListModel(LogLine, self)
        self._engine: Engine | None = None
        self._ticket = 0
        self._match: OpenMatch | None = None
        self._view: GameView | None = None
        self._presenter: Presenter | None = None
        self._snapshot: Snapshot | None = None
        self._scene: Scene | None = None
        self._built: dict[str, Any] = {}
        self._sheet: Sheet | None = None
        self._sheet_open = False
        self._replaying = False
        self._thinking = False
        self._awaiting = ""
        self._advice: Decision | None = None
        self._hinting = False
        self._told: _Told | None = None
        self._save_trouble: SaveTrouble | None = None
        self._unkept_notes: dict[str, str] = {}
        self.arrived.connect(self._take)
        languages.changed.connect(self._tell_again)
        settings.changed.connect(self._tell_again)
        settings.paceChosen.connect(self._follow_pace)

    # Opening and closing

    def play(self, opened: OpenMatch) -> None:
        """Put a match on the table and let it go on."""
        self._prepare(opened, replaying=False)
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

    @Slot()
    def closeMatch(self) -> None:
        """Take the match off the table; in the store it stays as it is."""
        if self._engine is not None:
            self._engine.close()
        self._engine = None
        self._presenter = None

    def _prepare(self, opened: OpenMatch, *, replaying: bool) -> None:
        self.closeMatch()
        self._ticket += 1
        view: GameView = load(opened.manifest.view)
        game = opened.manifest.id
        company = Company(opened.match.record.players, lambda name: addresses.art(game, name))
        if self._view is not None and self._view is not view:
            self._cards.show(())
            self.cleared.emit()
        self._match = opened
        self._view = view
        self._presenter = view.presenter(company, self._languages, self)
        self._snapshot = None
        self._scene = None
        self._built = {}
        self._sheet = None
        self._sheet_open = False
        self._replaying = replaying
        self._thinking = False
        self._awaiting = ""
        self._told = None
        self._save_trouble = None
        self._unkept_notes = {}
        self._forget_hint()

    @property
    def shown(self) -> Scene | None:
        """The scene that is on the screen."""
        return self._scene

    def deal_again(self) -> None:
        """Let every card come to the table anew, as after a deal."""
        if self._scene is not None:
            self._cards.show(())
            self._cards.show(self._scene.cards)

    @property
    def on_the_table(self) -> OpenMatch | None:
        """The match that is on the table, or was last."""
        return self._match

    @property
    def deal(self) -> tuple[str, str]:
        """The promise of the match on the table, and its seed, "" until it is over."""
        return self._promise(), self._seed()

    # Gestures

    @Slot(str)
    def pick(self, card: str) -> None:
        """Pick a card up."""
        self._gesture(lambda presenter: presenter.pick(card))

    @Slot()
    def putBack(self) -> None:
        """Put the picked card back."""
        self._gesture(lambda presenter: presenter.put_back())

    @Slot(str)
    def choose(self, zone: str) -> None:
        """Choose a place on the table."""
        self._gesture(lambda presenter: presenter.choose(zone))

    @Slot(str)
    def why(self, id: str) -> None:
        """Ask what may be done with a card or a zone, "" for anything."""
        self._gesture(lambda presenter: presenter.why(id))

    @Slot(str)
    def act(self, action: str) -> None:
        """Press a button of the game's own."""
        self._gesture(lambda presenter: presenter.act(action))

    def move(self, move: Move) -> None:
        """Send a move of the watching seat to the match."""
        if self._snapshot is not None:
            view = self._snapshot.view
            self._send(Play(view.seat, move, view.ply))

    def note(self, name: str) -> str | None:
        """Return a note that the person made in this match, or None."""
        if self._match is None:
            return None
        if name in self._unkept_notes:
            return self._unkept_notes[name]
        try:
            return self._store.note(self._match.match.id, name)
        except StoreError:
            return None

    def keep_note(self, name: str, note: str) -> None:
        """Keep a note with the match; one that cannot be kept is told, and kept later."""
        if self._match is None or self._replaying:
            return
        try:
            self._store.put_note(self._match.match.id, name, note)
        except StoreError as error:
            self._unkept_notes[name] = note
            if self._save_trouble is None:
                self._tell(notices.SAVING[error.trouble])
        else:
            self._unkept_notes.pop(name, None)

    def _keep_notes_again(self) -> None:
        for name, note in tuple(self._unkept_notes.items()):
            self.keep_note(name, note)

    def _gesture(self, gesture: Callable[[Presenter], None]) -> None:
        if self._presenter is None or self._snapshot is None or self._replaying:
            return
        gesture(self._presenter)
        self._draw()
        self.stateChanged.emit()
        if self._scene is not None and self._scene.refusal is not None:
            self._say(self._scene.refusal.text)
            if self._scene.refusal.refused:
                self.sounded.emit("refuse")

    # Tools

    @Slot()
    def undo(self) -> None:
        """Take back to the last decision, asking first where that costs something."""
        if self._snapshot is not None and self._snapshot.undo is UndoCost.PRACTICE:
            self.undoAsked.emit()
        else:
            self._send(Undo())

    @Slot()
    def undoAsPractice(self) -> None:
        """Take back to the last decision; the match no longer counts."""
        self._send(Undo(practice=True))

    @Slot()
    def redo(self) -> None:
        """Play again what was taken back."""
        self._send(Redo())

    @Slot()
    def resign(self) -> None:
        """Give the match up."""
        self._send(Resign())

    @Slot()
    def askHint(self) -> None:
        """Ask what the strongest bot would do."""
        if self._may_act():
            self._hinting = True
            self.stateChanged.emit()
            self._send(AskHint())

    @Slot()
    def proceed(self) -> None:
        """Go on after a round, or with the next move."""
        if self._awaiting == "interlude":
            self._sheet_open = False
        self._awaiting = ""
        self._send(Proceed())
        self.stateChanged.emit()

    @Slot()
    def _follow_pace(self) -> None:
        """Show bots' moves at the pace that the person has chosen, wherever they chose it."""
        self._send(SetPace(self._settings.pace_choice))

    @Slot()
    def jumpToEnd(self) -> None:
        """Show the bots' remaining moves of this match at once; the person's pace stays."""
        self._send(SetPace(Pace.INSTANT))

    @Slot(int)
    def seek(self, ply: int) -> None:
        """Look at another moment of a replay."""
        self._send(Seek(ply))

    @Slot(bool)
    def showSheet(self, shown: bool) -> None:
        """Open or close the score sheet."""
        self._sheet_open = shown and self._sheet is not None
        self.stateChanged.emit()

    @Slot()
    def tellUnsaved(self) -> None:
        """Tell once more why the match is not saved."""
        if self._save_trouble is not None:
            self._tell(notices.SAVING[self._save_trouble])
        elif self._is_unsaved():
            self._tell(notices.MEMORY_ONLY)

    @Slot()
    def clearNotice(self) -> None:
        """Take the notice and the hint away."""
        self._told = None
        self._forget_hint()
        self.noticeChanged.emit()
        self.stateChanged.emit()

    @Slot()
    def hush(self) -> None:
        """Take away what is told: the notice, the hint, the line that says why not."""
        if self._presenter is None:
            return
        self._presenter.hush()
        self._draw()
        self.clearNotice()

    @Slot()
    def copyLog(self) -> None:
        """Copy the log to the clipboard, a line a turn."""
        if self._scene is not None:
            lines = (f"{line.number}\t{line.plain}" for line in self._scene.log)
            QGuiApplication.clipboard().setText("\n".join(lines))
            self._tell(notices.LOG_COPIED)

    def _send(self, command: Command) -> None:
        if self._engine is not None:
            self._engine.send(command)

    # Updates

    @Slot(int, object)
    def _take(self, ticket: int, update: Update) -> None:
        """Show one update; one of an earlier opening, be it of the same match, is dropped."""
        match = self._match
        if self._presenter is None or match is None or ticket != self._ticket:
            return
        match update:
            case Stepped(snapshot, reason):
                self._show(snapshot, stepped=True, reason=reason)
            case Restored(snapshot):
                self._show(snapshot, stepped=False)
            case Refused():
                self._presenter.refuse(update.violation)
                self._draw()
                if self._scene is not None and self._scene.refusal is not None:
                    self._say(self._scene.refusal.text)
                self.sounded.emit("refuse")
            case Thinking():
                self._thinking = True
            case AwaitingProceed():
                self._awaiting = "interlude" if update.interlude else "step"
                self._sheet_open = self._sheet_open or update.interlude
            case Hinted():
                self._hinting = False
                self._advice = update.decision
                self._say(self._get_hint())
                self.sounded.emit("hint")
            case HintFailed():
                self._hinting = False
                self._tell(notices.HINT_FAILED)
            case UndoRefused():
                if update.cost is UndoCost.PRACTICE:
                    self.undoAsked.emit()
                else:
                    over = self._is_over()
                    self._tell(notices.RESULT_STANDS if over else notices.NOTHING_TO_UNDO)
            case BotLapsed():
                player = match.match.record.players[update.seat]
                self._tell(notices.LAPSES[update.lapse], player=full_name(player))
            case NotSaved():
                self._save_trouble = update.trouble
                self._tell(notices.SAVING[update.trouble])
            case MatchBroken():
                self._tell(notices.MATCH_BROKEN)
            case SavedAgain():
                self._save_trouble = None
                self._tell(notices.SAVED_AGAIN)
                self._keep_notes_again()
        self.stateChanged.emit()

    def _show(self, snapshot: Snapshot, *, stepped: bool, reason: Reason | None = None) -> None:
        first = self._snapshot is None
        was_over = not first and self._snapshot is not None and self._snapshot.result is not None
        self._snapshot = snapshot
        self._thinking = False
        self._awaiting = ""
        self._forget_hint()
        if self._presenter is None:
            return
        self._presenter.show(snapshot, stepped=stepped, reason=reason)
        self._sheet = self._presenter.sheet()
        over = snapshot.result is not None
        if over and not was_over and not self._replaying:
            self._sheet_open = True
        elif not over:
            self._sheet_open = False
        self._draw()
        if first:
            self.opened.emit()
        if self._scene is not None:
            for mood in self._scene.moods:
                self.sounded.emit(mood.value)
            if self._scene.announcement:
                self._say(self._scene.announcement)

    def _draw(self) -> None:
        """Make the scene anew and hand it to QML."""
        if self._presenter is None or self._snapshot is None:
            return
        scene = self._presenter.scene(live_score=self._settings.property("liveScore"))
        self._scene = scene
        self._built = _built(scene)
        self._log.show(scene.log)
        self.sceneChanged.emit()
        # The zones must know their new places before the cards set out for them.
        self._cards.show(scene.cards)

    @Slot()
    def _tell_again(self) -> None:
        """Put everything into the language and form chosen now."""
        if self._presenter is not None and self._snapshot is not None:
            self._sheet = self._presenter.sheet()
            self._draw()
            self.noticeChanged.emit()
            self.stateChanged.emit()

    def _tell(self, text: Text, **parts: Part) -> None:
        self._told = _Told(text, parts)
        self.noticeChanged.emit()
        self._say(self._notice())

    def _say(self, sentence: str) -> None:
        self.announced.emit(sentence)

    def _forget_hint(self) -> None:
        self._advice = None
        self._hinting = False

    # Properties

    def _game(self) -> str:
        return self._match.manifest.id if self._match else ""

    def _title(self) -> str:
        return self._languages.say(self._view.texts.title) if self._view else ""

    def _table_file(self) -> str:
        return self._file(self._view.table) if self._view else ""

    def _sheet_file(self) -> str:
        return self._file(self._view.sheet) if self._view else ""

    def _face_file(self) -> str:
        return self._file(self._view.face) if self._view else ""

    def _panel_file(self) -> str:
        return self._file(self._view.panel) if self._view and self._view.panel else ""

    def _file(self, name: str) -> str:
        return addresses.view_file(self._match.manifest, name) if self._match else ""

    def _cards_model(self) -> SceneModel:
        return self._cards

    def _log_model(self) -> StructListModel:
        return self._log

    def _scene_data(self) -> dict[str, Any]:
        return self._built

    def _sheet_data(self) -> dict[str, Any]:
        return plain(self._sheet) if self._sheet else {}

    def _sheet_shown(self) -> bool:
        return self._sheet_open and self._sheet is not None

    def _notice(self) -> str:
        return self._languages.say(self._told.text, **self._told.parts) if self._told else ""

    def _undo_cost(self) -> str:
        playing = self._snapshot is not None and not self._replaying
        return self._snapshot.undo.value if self._snapshot and playing else "nothing_to_undo"

    def _can_redo(self) -> bool:
        return bool(self._snapshot and self._snapshot.can_redo and not self._replaying)

    def _is_over(self) -> bool:
        return self._snapshot is not None and self._snapshot.result is not None

    def _may_act(self) -> bool:
        snapshot = self._snapshot
        if snapshot is None or self._match is None or self._replaying:
            return False
        seat = snapshot.view.seat
        return seat in snapshot.to_act and self._match.match.is_person(seat)

    def _may_resign(self) -> bool:
        """Tell whether a person plays who could give up; bots alone are only watched."""
        match = self._match
        if match is None or self._snapshot is None or self._replaying or self._is_over():
            return False
        return match.match.is_person(match.match.watcher)

    def _is_unsaved(self) -> bool:
        kept = self._save_trouble is None and self._store.lasting
        return self._match is not None and not self._replaying and not kept

    def _is_practice(self) -> bool:
        return bool(self._snapshot and self._snapshot.practice)

    def _daily(self) -> str:
        stored = self._match.stored if self._match else None
        return daily_title(stored.daily, self._languages) if stored else ""

    def _promise(self) -> str:
        return self._snapshot.promise if self._snapshot else ""

    def _seed(self) -> str:
        return (self._snapshot.seed or "") if self._snapshot else ""

    def _ply(self) -> int:
        return self._snapshot.stamp.ply if self._snapshot else 0

    def _last_ply(self) -> int:
        return self._snapshot.last_ply if self._snapshot else 0

    def _get_hint(self) -> str:
        if self._advice is None or self._presenter is None:
            return ""
        return self._presenter.hint(self._advice)

    def _get_advised(self) -> list[str]:
        if self._advice is None or self._presenter is None:
            return []
        return list(self._presenter.advised(self._advice))

    def _is_telling(self) -> bool:
        refusal = self._scene.refusal if self._scene else None
        return bool(self._told or self._advice or self._hinting or refusal)

    def _get_pause(self) -> dict[str, Any]:
        """Return the prompt of a table on which nobody thinks: it waits for the person."""
        say = self._languages.say
        if self._replaying:
            what = say(notices.REPLAY_MOVE, number=self._ply(), last=self._last_ply())
            return plain(Prompt(say(notices.REPLAY), what))
        # Where several act at once the person is asked for their own part first.
        if self._awaiting == "interlude" or (self._awaiting and not self._may_act()):
            return plain(Prompt("", say(notices.WAITS[self._awaiting])))
        return {}

    def _is_sheet_aside(self) -> bool:
        return self._is_over() and self._sheet is not None and not self._sheet_open

    def _get_hinting(self) -> bool:
        return self._hinting

    def _get_replaying(self) -> bool:
        return self._replaying

    def _get_thinking(self) -> bool:
        return self._thinking

    def _get_awaiting(self) -> str:
        return self._awaiting

    game = Property(str, _game, notify=opened)
    title = Property(str, _title, notify=sceneChanged)
    tableFile = Property(str, _table_file, notify=opened)
    sheetFile = Property(str, _sheet_file, notify=opened)
    faceFile = Property(str, _face_file, notify=opened)
    panelFile = Property(str, _panel_file, notify=opened)
    cards = Property(QObject, _cards_model, constant=True)
    log = Property(QObject, _log_model, constant=True)
    scene = Property(dict, _scene_data, notify=sceneChanged)
    sheet = Property(dict, _sheet_data, notify=stateChanged)
    sheetShown = Property(bool, _sheet_shown, notify=stateChanged)
    notice = Property(str, _notice, notify=noticeChanged)
    hint = Property(str, _get_hint, notify=stateChanged)
    advised = Property(list, _get_advised, notify=stateChanged)
    telling = Property(bool, _is_telling, notify=stateChanged)
    pause = Property(dict, _get_pause, notify=stateChanged)
    sheetAside = Property(bool, _is_sheet_aside, notify=stateChanged)
    hinting = Property(bool, _get_hinting, notify=stateChanged)
    undoCost = Property(str, _undo_cost, notify=stateChanged)
    canRedo = Property(bool, _can_redo, notify=stateChanged)
    over = Property(bool, _is_over, notify=stateChanged)
    mayAct = Property(bool, _may_act, notify=stateChanged)
    mayResign = Property(bool, _may_resign, notify=stateChanged)
    unsaved = Property(bool, _is_unsaved, notify=stateChanged)
    practice = Property(bool, _is_practice, notify=stateChanged)
    replaying = Property(bool, _get_replaying, notify=stateChanged)
    thinking = Property(bool, _get_thinking, notify=stateChanged)
    awaiting = Property(str, _get_awaiting, notify=stateChanged)
    daily = Property(str, _daily, notify=stateChanged)
    promise = Property(str, _promise, notify=stateChanged)
    seed = Property(str, _seed, notify=stateChanged)
    ply = Property(int, _ply, notify=stateChanged)
    lastPly = Property(int, _last_ply, notify=stateChanged)


def _built(scene: Scene) -> dict[str, Any]:
    """Return what QML reads of a scene, besides its cards and log: zones by their ids, how
    many cards lie in each, and which card is picked.
    """
    built = plain(scene)
    del built["cards"], built["log"]
    built["zones"] = {zone["id"]: zone for zone in built["zones"]}
    built["crowds"] = crowds(scene.cards)
    built["picked"] = next((card.id for card in scene.cards if card.picked), "")
    return built
