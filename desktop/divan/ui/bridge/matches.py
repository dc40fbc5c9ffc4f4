"""The library of matches for QML: going on, looking back, taking in and out."""

import logging
import os
from pathlib import Path
from typing import Final

from PySide6.QtCore import Property, QObject, QStandardPaths, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from divan.core.manifest import Manifest
from divan.session.library import Library, OpenMatch
from divan.session.match_file import SUFFIX
from divan.session.reading import Unreadable, UnreadableMatch
from divan.session.store.store import StoredMatch
from divan.session.store.trouble import StoreError
from divan.ui.bridge import notices
from divan.ui.bridge.deal import DealBridge
from divan.ui.bridge.match_rows import Row, RowMaker
from divan.ui.bridge.table import TableBridge
from divan.ui.languages import Languages
from divan.ui.list_model import StructListModel
from divan.ui.texts import Part, Text, text

QML_IMPORT_NAME = "Divan.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

EXPORTED = text("matches", "The match was written to {path}.")
IMPORTED = text("matches", "The match was added to your library.")
KNOWN = text("matches", "This match is in your library already.")
TAKEN = text(
    "matches", "There is a file {path} already, so nothing was written; choose another name."
)
DELETED = text("matches", "The match was deleted.")

MOST_LOGGED: Final = 300
"""Characters of a technical detail: it may hold a part of the file."""
_log = logging.getLogger(__name__)


@QmlElement
@QmlUncreatable("made by the application")
class MatchesBridge(QObject):  # type: ignore[operator]
    """All matches, the one touched last first."""

    changed = Signal()
    noticeChanged = Signal()

    def __init__(
        self,
        games: tuple[Manifest, ...],
        library: Library,
        table: TableBridge,
        deal: DealBridge,
        languages: Languages,
    ) -> None:
        super().__init__()
        self._deal = deal
        self._games = games
        self._library = library
        self._table = table
        self._languages = languages
        self._matches: tuple[StoredMatch, ...] = ()
        self._rows = RowMaker(games, languages)
        self._model = StructListModel(Row, self, make=self._rows.row)
        self._game = ""
        self._state = "all"
        self._notice = ""
        languages.changed.connect(self._speak_again)

    @Slot()
    def refresh(self) -> None:
        """Look at the store again."""
        try:
            self._matches = self._library.matches()
        except StoreError as error:
            self._tell(notices.KEEPING[error.trouble])
        self._show()

    @Slot(str)
    def chooseGame(self, game: str) -> None:
        """Show the matches of one game only; "" for all."""
        self._game = game
        self._show()

    @Slot(str)
    def chooseState(self, state: str) -> None:
        """Show ``all`` matches, only those that are ``open`` (under way), or ``over``."""
        self._state = state
        self._show()

    @Slot(str, result=int)
    def place(self, match: str) -> int:
        """Return which line a match is on, counted from 0; -1 for none."""
        ids = [stored.id for stored in self._shown()]
        return ids.index(match) if match in ids else -1

    @Slot(str, result=bool)
    def resume(self, match: str) -> bool:
        """Put a match on the table, to go on or, where it is over, to look at its end."""
        return self._open(match, replaying=False)

    @Slot(str, result=bool)
    def replay(self, match: str) -> bool:
        """Put a match on the table to look at it from its beginning."""
        return self._open(match, replaying=True)

    @Slot(str, result=bool)
    def verify(self, match: str) -> bool:
        """Let the deal of a match that is over be verified; return whether it could be read."""
        opened = self._opened(match)
        if opened is None or opened.stored is None:
            return False
        self._deal.about(opened.match, opened.stored.result)
        return True

    @Slot()
    def replayCurrent(self) -> None:
        """Look at the match on the table from its beginning."""
        opened = self._table.on_the_table
        if opened is not None:
            self._table.look_at(opened, 0)

    @Slot(str)
    def remove(self, match: str) -> None:
        """Delete a match."""
        try:
            self._library.delete(match)
        except StoreError as error:
            self._tell(notices.KEEPING[error.trouble])
        else:
            self._tell(DELETED)
        self.refresh()

    @Slot(str, result=QUrl)
    def fileFor(self, match: str) -> QUrl:
        """Return where a match would be written to, if the person has no other wish."""
        place = QStandardPaths.StandardLocation.DocumentsLocation
        folder = Path(QStandardPaths.writableLocation(place))
        stored = next((stored for stored in self._matches if stored.id == match), None)
        if stored is None:
            return QUrl()
        game = "".join(letter for letter in stored.game if letter.isalnum() or letter == "_")
        name = f"{game[: notices.LONGEST_NAME]} {stored.started:%Y-%m-%d %H.%M}{SUFFIX}"
        return QUrl.fromLocalFile(str(folder / name))

    @Slot(str, QUrl)
    def takeOut(self, match: str, file: QUrl) -> None:
        """Write a match to a file.

        The dialog has asked about the file that was chosen, but not about the one that this
        becomes with the suffix: that is not written over.
        """
        path = Path(file.toLocalFile())
        if not path.name:
            self._refuse(UnreadableMatch(Unreadable.NO_ACCESS, file.toString()))
            return
        if path.suffix != SUFFIX:
            path = path.with_name(path.name + SUFFIX)
            if os.path.lexists(path):
                self._tell(TAKEN, path=str(path))
                return
        try:
            self._library.take_out(match, path)
        except UnreadableMatch as error:
            self._refuse(error)
        except StoreError as error:
            self._tell(notices.KEEPING[error.trouble])
        else:
            self._tell(EXPORTED, path=str(path))

    @Slot(QUrl, result=str)
    def bringIn(self, file: QUrl) -> str:
        """Add the match of a file to the library; return its id, or "" if it will not do.

        One that is in the library already is not added once more.
        """
        try:
            arrival = self._library.bring_in(Path(file.toLocalFile()))
        except UnreadableMatch as error:
            self._refuse(error)
            return ""
        except StoreError as error:
            self._tell(notices.KEEPING[error.trouble])
            return ""
        self._tell(KNOWN if arrival.known else IMPORTED)
        self.refresh()
        return arrival.id

    @Slot()
    def clearNotice(self) -> None:
        """Take the notice away."""
        self._notice = ""
        self.noticeChanged.emit()

    def _open(self, match: str, *, replaying: bool) -> bool:
        opened = self._opened(match)
        if opened is None:
            return False
        if replaying:
            self._table.look_at(opened, 0)
        else:
            self._table.play(opened)
        return True

    def _opened(self, match: str) -> OpenMatch | None:
        """Return a match of the store, or None where the person was told why there is none."""
        try:
            return self._library.open(match)
        except UnreadableMatch as error:
            self._refuse(error)
        except StoreError as error:
            self._tell(notices.KEEPING[error.trouble])
        return None

    def _refuse(self, error: UnreadableMatch) -> None:
        _log.warning("%s", str(error)[:MOST_LOGGED])
        told, parts = notices.reading(error)
        self._tell(told, **parts)

    def _tell(self, told: Text, **parts: Part) -> None:
        self._notice = self._languages.say(told, **parts)
        self.noticeChanged.emit()

    def _show(self) -> None:
        self._model.show(self._shown())
        self.changed.emit()

    @Slot()
    def _speak_again(self) -> None:
        self._model.tell_again()
        self.changed.emit()

    def _shown(self) -> list[StoredMatch]:
        """Return the matches that the chosen game and state leave."""
        return [
            match
            for match in self._matches
            if self._game in ("", match.game)
            and (self._state == "all" or (self._state == "over") == (match.result is not None))
        ]

    def _model_object(self) -> StructListModel:
        return self._model

    def _notice_text(self) -> str:
        return self._notice

    def _count(self) -> int:
        return len(self._matches)

    def _shown_count(self) -> int:
        return self._model.rowCount()

    def _played_games(self) -> list[dict[str, str]]:
        """Return the games of which there are matches, in the order of the shelf."""
        played = {match.game for match in self._matches}
        return [
            {"value": manifest.id, "label": self._rows.title(manifest.id)}
            for manifest in self._games
            if manifest.id in played
        ]

    def _chosen_game(self) -> str:
        return self._game

    def _chosen_state(self) -> str:
        return self._state

    model = Property(QObject, _model_object, constant=True)
    notice = Property(str, _notice_text, notify=noticeChanged)
    count = Property(int, _count, notify=changed)
    shown = Property(int, _shown_count, notify=changed)
    games = Property(list, _played_games, notify=changed)
    game = Property(str, _chosen_game, notify=changed)
    state = Property(str, _chosen_state, notify=changed)
