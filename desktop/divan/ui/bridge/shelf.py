"""The shelf for QML: the games, and the match to go on with."""

from datetime import UTC, date, datetime
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from divan.core.manifest import Manifest, load
from divan.session.daily import daily_game, daily_match
from divan.session.library import Library, OpenMatch
from divan.session.reading import UnreadableMatch
from divan.session.statistics import tally
from divan.session.store.store import StoredMatch
from divan.session.store.trouble import StoreError
from divan.ui import addresses
from divan.ui.bridge.daily import calendar_day, today_line
from divan.ui.bridge.match_rows import RowMaker
from divan.ui.bridge.presenting import presenter_of
from divan.ui.languages import Languages
from divan.ui.plain import plain
from divan.ui.presenter import GameView, Presenter
from divan.ui.scene import Scene
from divan.ui.texts import Text, counted, text

QML_IMPORT_NAME = "Divan.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

NEW = text("shelf", "New", "a game that was never played")
WON_OF = text("shelf", "Won {won} of {played}")
PLAYERS = counted("shelf", "%n player(s)", "", 2)
PLAYERS_RANGE = text("shelf", "{fewest}–{most} players")
MINUTES = counted("shelf", "%n min", "minutes", 15)
SAVED_NOW = text("shelf", "Saved just now")
SAVED_MINUTES = counted("shelf", "Saved %n minute(s) ago", "", 3)
SAVED_HOURS = counted("shelf", "Saved %n hour(s) ago", "", 3)
SAVED_ON = text("shelf", "Saved on {date}")

_MINUTE, _HOUR, _DAY = 60, 3600, 86400


@QmlElement
@QmlUncreatable("made by the application")
class ShelfBridge(QObject):  # type: ignore[operator]
    """Everything the shelf shows, read anew by ``refresh``."""

    changed = Signal()

    def __init__(self, games: tuple[Manifest, ...], library: Library, languages: Languages) -> None:
        super().__init__()
        self._manifests = games
        self._library = library
        self._languages = languages
        self._rows = RowMaker(games, languages)
        self._matches: tuple[StoredMatch, ...] = ()
        self._last: tuple[OpenMatch, Presenter, Scene] | None = None
        languages.changed.connect(self._speak_again)

    @Slot()
    def refresh(self) -> None:
        """Look at the store again."""
        try:
            self._matches = self._library.matches()
        except StoreError:
            self._matches = ()
        self._last = self._open_last()
        self.changed.emit()

    @Slot()
    def _speak_again(self) -> None:
        if self._last is not None:
            self._last = self._glance(self._last[0])
        self.changed.emit()

    def _open_last(self) -> tuple[OpenMatch, Presenter, Scene] | None:
        """Open the match touched last that is not over; one that cannot be is passed over.

        One that is open already is not folded again while nothing has changed in it.
        """
        known = {manifest.id for manifest in self._manifests}
        for stored in self._matches:
            if stored.result is None and stored.game in known:
                if self._last is not None and self._last[0].stored == stored:
                    return self._last
                try:
                    return self._glance(self._library.open(stored.id))
                except (UnreadableMatch, StoreError):
                    continue
        return None

    def _glance(self, opened: OpenMatch) -> tuple[OpenMatch, Presenter, Scene]:
        presenter = presenter_of(opened, self._languages)
        presenter.show(opened.match.snapshot(), stepped=False)
        return opened, presenter, presenter.scene(live_score=True)

    def _games(self) -> list[dict[str, Any]]:
        return [self._box(manifest) for manifest in self._manifests]

    def _box(self, manifest: Manifest) -> dict[str, Any]:
        texts = load(manifest.view).texts
        say = self._languages.say
        return {
            "game": manifest.id,
            "title": say(texts.title),
            "tagline": say(texts.tagline),
            "line": f"{self._players(manifest)} · "
            f"{self._languages.say_count(MINUTES, manifest.minutes)}",
            "record": self._record(manifest.id),
            "cover": addresses.art(manifest.id, "cover.svg"),
        }

    def _players(self, manifest: Manifest) -> str:
        fewest, most = min(manifest.players), max(manifest.players)
        if fewest == most:
            return self._languages.say_count(PLAYERS, most)
        return self._languages.say(PLAYERS_RANGE, fewest=fewest, most=most)

    def _record(self, game: str) -> str:
        found = tally(match for match in self._matches if match.game == game)
        if found.played == 0:
            return self._languages.say(NEW)
        return self._languages.say(WON_OF, won=found.won, played=found.played)

    def _continue(self) -> dict[str, Any]:
        if self._last is None:
            return {}
        opened, presenter, scene = self._last
        view: GameView = load(opened.manifest.view)
        hand = [plain(card) for card in scene.cards if card.zone == "hand" and card.face]
        return {
            "id": opened.match.id,
            "game": opened.manifest.id,
            "title": self._languages.say(view.texts.title),
            "sentence": presenter.glimpse(),
            "saved": self._saved(opened.stored.touched) if opened.stored else "",
            "plaques": [plain(plaque) for plaque in scene.plaques],
            "hand": sorted(hand, key=lambda card: int(card["index"])),
            "face": addresses.view_file(opened.manifest, view.face),
        }

    def _saved(self, touched: datetime) -> str:
        languages = self._languages
        seconds = int((datetime.now(UTC) - touched).total_seconds())
        if seconds < _MINUTE:
            return languages.say(SAVED_NOW)
        if seconds < _HOUR:
            return languages.say_count(SAVED_MINUTES, seconds // _MINUTE)
        if seconds < _DAY:
            return languages.say_count(SAVED_HOURS, seconds // _HOUR)
        return languages.say(SAVED_ON, date=languages.date(touched))

    def _daily(self) -> dict[str, Any]:
        today = date.today()
        manifest = daily_game(self._manifests, today)
        match = daily_match(self._matches, manifest.id, today)
        title: Text = load(manifest.view).texts.title
        return {
            "game": manifest.id,
            "title": self._languages.say(title),
            "date": calendar_day(today, self._languages),
            "line": today_line(match, self._rows, self._languages),
            "waiting": match.id if match is not None and match.result is None else "",
        }

    games = Property(list, _games, notify=changed)
    last = Property(dict, _continue, notify=changed)
    daily = Property(dict, _daily, notify=changed)
