"""What QML reads of the table: the match that lies there, put into words."""

from typing import Any

from PySide6.QtCore import Property, QObject, Signal, SignalInstance
from PySide6.QtQml import QmlAnonymous

from divan.session.store.store import Store
from divan.session.updates import Snapshot, UndoCost
from divan.ui import addresses
from divan.ui.bridge import notices
from divan.ui.bridge.daily import daily_title
from divan.ui.bridge.sitting import Sitting
from divan.ui.languages import Languages
from divan.ui.lesson import Lesson
from divan.ui.list_model import StructListModel
from divan.ui.parts import Parts, QVariant, parts_class
from divan.ui.plain import plain
from divan.ui.scene import LogLine, Prompt, Scene
from divan.ui.scene_model import SceneModel, crowds

QML_IMPORT_NAME = "Divan.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

SCENE_PARTS = {*Scene.__struct_fields__, "crowds", "picked"} - {"cards", "log"}
"""What QML reads of a scene besides its cards and log, which have models of their own."""


@QmlAnonymous
class TableState(QObject):
    """The match on the table, in words; empty until one was opened."""

    titleChanged = Signal()
    stateChanged = Signal()
    noticeChanged = Signal()
    opened = Signal()

    def __init__(self, languages: Languages, store: Store) -> None:
        super().__init__()
        self._languages = languages
        self._store = store
        self._sitting: Sitting | None = None
        self._cards = SceneModel(self)
        self._log = StructListModel(LogLine, self)
        self._scene = parts_class(*SCENE_PARTS)(self)
        self._detail = parts_class()(self)

    def _game(self) -> str:
        return self._sitting.manifest.id if self._sitting else ""

    def _title(self) -> str:
        return self._languages.say(self._sitting.view.texts.title) if self._sitting else ""

    def _table_file(self) -> str:
        return self._file(self._sitting.view.table) if self._sitting else ""

    def _sheet_file(self) -> str:
        return self._file(self._sitting.view.sheet) if self._sitting else ""

    def _face_file(self) -> str:
        return self._file(self._sitting.view.face) if self._sitting else ""

    def _panel_file(self) -> str:
        return self._file(self._sitting.view.panel) if self._sitting else ""

    def _file(self, name: str) -> str:
        """Return the address of a file of the game; "" where it has none such."""
        return addresses.view_file(self._sitting.manifest, name) if self._sitting and name else ""

    def _cards_model(self) -> SceneModel:
        return self._cards

    def _log_model(self) -> StructListModel:
        return self._log

    def _scene_parts(self) -> Parts:
        return self._scene

    def _show_scene(self, scene: Scene) -> None:
        """Tell QML what changed of the scene: zones are found there by their ids, how many cards
        lie in each is told, and which card is picked.
        """
        parts = plain(scene)
        del parts["cards"], parts["log"]
        parts["zones"] = {zone["id"]: zone for zone in parts["zones"]}
        parts["crowds"] = crowds(scene.cards)
        parts["picked"] = next((card.id for card in scene.cards if card.picked), "")
        told = self._take_detail(parts["detail"])
        parts["detail"] = self._detail
        for changed in self._scene.take(parts) + told:
            changed.emit()

    def _forget_scene(self) -> None:
        """Let a table that is built now find nothing of what lay there before."""
        self._scene.forget()
        self._detail.forget()

    def _take_detail(self, detail: dict[str, Any]) -> list[SignalInstance]:
        """Take over what only this game's table draws; return what is to be told of it."""
        kind = parts_class(*detail)
        if type(self._detail) is not kind:
            self._detail.deleteLater()
            self._detail = kind(self)
        return self._detail.take(detail)

    def _sheet_data(self) -> dict[str, Any]:
        return plain(self._sitting.sheet) if self._sitting and self._sitting.sheet else {}

    def _sheet_shown(self) -> bool:
        return self._sitting is not None and self._sitting.is_sheet_shown

    def _sheet_aside(self) -> bool:
        return self._sitting is not None and self._sitting.is_sheet_aside

    def _notice(self) -> str:
        told = self._sitting.told if self._sitting else None
        return self._languages.say(told.text, **told.parts) if told else ""

    def _hint(self) -> str:
        return self._sitting.hint() if self._sitting else ""

    def _advised(self) -> list[str]:
        return self._sitting.advised() if self._sitting else []

    def _telling(self) -> bool:
        return self._sitting is not None and self._sitting.is_telling

    def _pause(self) -> dict[str, Any]:
        """Return the prompt of a table on which nobody thinks: it waits for the person."""
        sitting, say = self._sitting, self._languages.say
        if sitting is None:
            return {}
        if sitting.replaying:
            what = say(notices.REPLAY_MOVE, number=self._ply(), last=self._last_ply())
            return plain(Prompt(say(notices.REPLAY), what))
        if sitting.lesson is not None and not sitting.may_act:
            return plain(Prompt(say(notices.LESSON), self._lesson_page(sitting.lesson)))
        # Where several act at once the person is asked for their own part first.
        if sitting.awaiting == "interlude" or (sitting.awaiting and not sitting.may_act):
            return plain(Prompt("", say(notices.WAITS[sitting.awaiting])))
        return {}

    def _hinting(self) -> bool:
        return self._sitting is not None and self._sitting.hinting

    def _undo_cost(self) -> str:
        cost = self._sitting.undo_cost if self._sitting else UndoCost.NOTHING_TO_UNDO
        return cost.value

    def _can_redo(self) -> bool:
        return self._sitting is not None and self._sitting.can_redo

    def _over(self) -> bool:
        return self._sitting is not None and self._sitting.is_over

    def _may_act(self) -> bool:
        return self._sitting is not None and self._sitting.may_act

    def _may_resign(self) -> bool:
        return self._sitting is not None and self._sitting.may_resign

    def _unsaved(self) -> bool:
        """Tell whether what is played now would be gone after the app was closed."""
        if self._sitting is None or not self._sitting.is_played:
            return False
        return self._sitting.save_trouble is not None or not self._store.lasting

    def _practice(self) -> bool:
        snapshot = self._snapshot
        return snapshot is not None and snapshot.practice

    def _replaying(self) -> bool:
        return self._sitting is not None and self._sitting.replaying

    def _taught(self) -> bool:
        return self._sitting is not None and self._sitting.lesson is not None

    def _lesson(self) -> dict[str, Any]:
        """Return the page of the lesson in words; nothing where no lesson is given."""
        sitting, say = self._sitting, self._languages.say
        if sitting is None or sitting.lesson is None:
            return {}
        page = sitting.lesson_page
        return {
            "text": say(page.text) if page else "",
            "head": f"{say(notices.LESSON)} · {self._lesson_page(sitting.lesson)}",
            "asks": page is not None and page.asks is not None,
            "clause": page.clause if page else "",
            "first": sitting.page == 0,
            "last": sitting.page == len(sitting.lesson.pages) - 1,
            "moving": sitting.moving,
        }

    def _lesson_page(self, lesson: Lesson) -> str:
        """Return which page of the lesson is shown, in words."""
        number = self._sitting.page + 1 if self._sitting else 0
        return self._languages.say(notices.LESSON_PAGE, number=number, last=len(lesson.pages))

    def _thinking(self) -> bool:
        return self._sitting is not None and self._sitting.thinking

    def _awaiting(self) -> str:
        return self._sitting.awaiting if self._sitting else ""

    def _daily(self) -> str:
        stored = self._sitting.opened.stored if self._sitting else None
        return daily_title(stored.daily, self._languages) if stored else ""

    def _promise(self) -> str:
        return self._snapshot.promise if self._snapshot else ""

    def _seed(self) -> str:
        return (self._snapshot.seed or "") if self._snapshot else ""

    def _ply(self) -> int:
        return self._snapshot.stamp.ply if self._snapshot else 0

    def _last_ply(self) -> int:
        return self._snapshot.last_ply if self._snapshot else 0

    @property
    def _snapshot(self) -> Snapshot | None:
        return self._sitting.snapshot if self._sitting else None

    game = Property(str, _game, notify=opened)
    title = Property(str, _title, notify=titleChanged)
    tableFile = Property(str, _table_file, notify=opened)
    sheetFile = Property(str, _sheet_file, notify=opened)
    faceFile = Property(str, _face_file, notify=opened)
    panelFile = Property(str, _panel_file, notify=opened)
    cards = Property(QObject, _cards_model, constant=True)
    log = Property(QObject, _log_model, constant=True)
    scene = Property(QVariant, _scene_parts, constant=True)
    sheet = Property(dict, _sheet_data, notify=stateChanged)
    sheetShown = Property(bool, _sheet_shown, notify=stateChanged)
    notice = Property(str, _notice, notify=noticeChanged)
    hint = Property(str, _hint, notify=stateChanged)
    advised = Property(list, _advised, notify=stateChanged)
    telling = Property(bool, _telling, notify=stateChanged)
    pause = Property(dict, _pause, notify=stateChanged)
    sheetAside = Property(bool, _sheet_aside, notify=stateChanged)
    hinting = Property(bool, _hinting, notify=stateChanged)
    undoCost = Property(str, _undo_cost, notify=stateChanged)
    canRedo = Property(bool, _can_redo, notify=stateChanged)
    over = Property(bool, _over, notify=stateChanged)
    mayAct = Property(bool, _may_act, notify=stateChanged)
    mayResign = Property(bool, _may_resign, notify=stateChanged)
    unsaved = Property(bool, _unsaved, notify=stateChanged)
    practice = Property(bool, _practice, notify=stateChanged)
    replaying = Property(bool, _replaying, notify=stateChanged)
    taught = Property(bool, _taught, notify=stateChanged)
    lesson = Property(dict, _lesson, notify=stateChanged)
    thinking = Property(bool, _thinking, notify=stateChanged)
    awaiting = Property(str, _awaiting, notify=stateChanged)
    daily = Property(str, _daily, notify=stateChanged)
    promise = Property(str, _promise, notify=stateChanged)
    seed = Property(str, _seed, notify=stateChanged)
    ply = Property(int, _ply, notify=stateChanged)
    lastPly = Property(int, _last_ply, notify=stateChanged)
