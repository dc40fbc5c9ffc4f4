"""What a match was dealt from, for QML: the promise, the seed, and what came of verifying."""

from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement, QmlUncreatable

from divan.core.chance import seed_hash
from divan.core.result import Result
from divan.session.match import Match
from divan.session.verifying import Verified, verify
from divan.ui.bridge import notices
from divan.ui.bridge.table import TableBridge
from divan.ui.languages import Languages
from divan.ui.texts import counted, text

QML_IMPORT_NAME = "Divan.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

DRAWN = counted(
    "deal",
    "Dealt anew from the seed, every card came as it did in the match (%n draw(s) of chance).",
    "the deal was verified",
    60,
)
DRAWN_OTHERWISE = text("deal", "Dealt anew from the seed, the cards come otherwise.")
ALLOWED = counted("deal", "%n move(s), and each was allowed.", "the deal was verified", 40)
SAME_END = text("deal", "It ends as it ended.", "a match that was played anew")
OTHER_END = text("deal", "It ends otherwise than it was kept.", "a match that was played anew")
NOTED = text("deal", "This is the fingerprint that you noted.")
NOTED_OTHER = text(
    "deal", "The fingerprint that you noted is another one: the deal is not the one promised."
)


@QmlElement
@QmlUncreatable("made by the application")
class DealBridge(QObject):  # type: ignore[operator]
    """The deal of one match: the one on the table, or one of the library."""

    changed = Signal()
    announced = Signal(str)

    def __init__(self, table: TableBridge, languages: Languages) -> None:
        super().__init__()
        self._table = table
        self._languages = languages
        self._of_table = False
        self._promise = ""
        self._seed = ""
        self._verified: Verified | None = None
        self._ends_alike = True
        self._noted = ""
        languages.changed.connect(self.changed)
        table.stateChanged.connect(self._follow)

    @Slot()
    def aboutTable(self) -> None:
        """Look at the match on the table; verify it if it is over."""
        self._forget()
        self._of_table = True
        self._follow()
        self.changed.emit()

    @Slot()
    def leave(self) -> None:
        """Stop following what happens on the table."""
        self._of_table = False

    def about(self, match: Match, kept: Result | None) -> None:
        """Look at a match that is over, and that was kept with the result ``kept``."""
        self._forget()
        self._promise = seed_hash(match.record.seed)
        self._seed = match.record.seed
        self._verified = verify(match)
        self._ends_alike = match.result == kept
        self.changed.emit()

    @Slot(str)
    def compare(self, noted: str) -> None:
        """Compare the fingerprint with one that the person noted."""
        self._noted = "".join(noted.split()).lower()
        self.changed.emit()

    @Slot()
    def copy(self) -> None:
        """Copy the fingerprint to the clipboard, and the seed once that is shown."""
        parts = (self._promise, self._seed)
        QGuiApplication.clipboard().setText("\n".join(part for part in parts if part))
        self.announced.emit(self._languages.say(notices.DEAL_COPIED))

    @Slot()
    def _follow(self) -> None:
        """Show the seed as soon as the table does."""
        if not self._of_table or (self._promise, self._seed) == self._table.deal:
            return
        self._promise, self._seed = self._table.deal
        opened = self._table.on_the_table
        # Once a match is over its thread has nothing left to do to it.
        self._verified = verify(opened.match) if opened and self._seed else None
        self.changed.emit()

    def _forget(self) -> None:
        self._of_table = False
        self._promise = self._seed = self._noted = ""
        self._verified = None
        self._ends_alike = True

    def _findings(self) -> list[dict[str, Any]]:
        """Return what verifying has shown, a sentence each, and whether all is well by it."""
        verified, say = self._verified, self._languages
        if verified is None:
            return []
        moves = len(verified.draws) - 1
        drawn = say.say_count(DRAWN, verified.total) if verified.same else say.say(DRAWN_OTHERWISE)
        found = [
            {"text": drawn, "holds": verified.same},
            {"text": say.say_count(ALLOWED, moves), "holds": True},
        ]
        if verified.same:
            end = SAME_END if self._ends_alike else OTHER_END
            found.append({"text": say.say(end), "holds": self._ends_alike})
        return found

    def _comparison(self) -> dict[str, Any]:
        """Return what came of comparing with what was noted; nothing if nothing was."""
        if not self._noted:
            return {}
        holds = self._noted == self._promise
        return {"text": self._languages.say(NOTED if holds else NOTED_OTHER), "holds": holds}

    def _get_promise(self) -> str:
        return self._promise

    def _get_seed(self) -> str:
        return self._seed

    def _is_over(self) -> bool:
        return self._verified is not None

    promise = Property(str, _get_promise, notify=changed)
    seed = Property(str, _get_seed, notify=changed)
    over = Property(bool, _is_over, notify=changed)
    findings = Property(list, _findings, notify=changed)
    comparison = Property(dict, _comparison, notify=changed)
