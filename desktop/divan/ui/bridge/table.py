"""What the person does at the table: gestures and tools."""

from collections.abc import Callable

from PySide6.QtCore import Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement, QmlUncreatable

from divan.session.commands import AskHint, Proceed, Redo, Resign, Seek, SetPace, Undo
from divan.session.pace import Pace
from divan.session.updates import UndoCost
from divan.ui.bridge import notices
from divan.ui.bridge.table_match import TableMatch
from divan.ui.presenter import Presenter

QML_IMPORT_NAME = "Divan.Bridge"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the application")
class TableBridge(TableMatch):  # type: ignore[operator]
    """The match on the table, as QML reads it and acts on it."""

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

    def _gesture(self, gesture: Callable[[Presenter], None]) -> None:
        sitting = self._sitting
        if sitting is None or sitting.presenter is None or sitting.snapshot is None:
            return
        if sitting.replaying:
            return
        gesture(sitting.presenter)
        self._draw()
        self.stateChanged.emit()
        refusal = sitting.scene.refusal if sitting.scene else None
        if refusal is not None:
            self._say(refusal.text)
            if refusal.refused:
                self.sounded.emit("refuse")

    # Tools

    @Slot()
    def undo(self) -> None:
        """Take back to the last decision, asking first where that costs something."""
        if self._sitting is not None and self._sitting.undo_cost is UndoCost.PRACTICE:
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
        if self._sitting is not None and self._sitting.may_act and self._sitting.is_played:
            self._sitting.hinting = True
            self.stateChanged.emit()
            self._send(AskHint())

    @Slot()
    def proceed(self) -> None:
        """Go on after a round, or with the next move."""
        if self._sitting is not None:
            if self._sitting.awaiting == "interlude":
                self._sitting.sheet_open = False
            self._sitting.awaiting = ""
        self._send(Proceed())
        self.stateChanged.emit()

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
        if self._sitting is not None:
            self._sitting.sheet_open = shown and self._sitting.sheet is not None
        self.stateChanged.emit()

    @Slot()
    def tellUnsaved(self) -> None:
        """Tell once more why the match is not saved."""
        trouble = self._sitting.save_trouble if self._sitting else None
        if trouble is not None:
            self._tell(notices.SAVING[trouble])
        elif self._unsaved():
            self._tell(notices.MEMORY_ONLY)

    @Slot()
    def clearNotice(self) -> None:
        """Take the notice and the hint away."""
        if self._sitting is not None:
            self._sitting.told = None
            self._sitting.forget_hint()
        self.noticeChanged.emit()
        self.stateChanged.emit()

    @Slot()
    def hush(self) -> None:
        """Take away what is told: the notice, the hint, the line that says why not."""
        if self._sitting is None or self._sitting.presenter is None:
            return
        self._sitting.presenter.hush()
        self._draw()
        self.clearNotice()

    @Slot()
    def copyLog(self) -> None:
        """Copy the log to the clipboard, a line a turn."""
        if (scene := self.shown) is not None:
            lines = (f"{line.number}\t{line.plain}" for line in scene.log)
            QGuiApplication.clipboard().setText("\n".join(lines))
            self._tell(notices.LOG_COPIED)
