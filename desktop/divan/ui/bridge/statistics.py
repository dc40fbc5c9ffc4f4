"""What the person's matches add up to, for QML."""

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from divan.core.manifest import Manifest, load
from divan.core.record import Level
from divan.session.library import Library
from divan.session.statistics import Finish, Tally, against, tally
from divan.session.store.store import StoredMatch
from divan.session.store.trouble import StoreError
from divan.ui.bridge.match_rows import ENDS
from divan.ui.chart import ticks
from divan.ui.languages import Languages
from divan.ui.people import FULL_NAMES
from divan.ui.texts import counted, text

QML_IMPORT_NAME = "Divan.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

WON_OF = text("statistics", "Won {won} of {played}")
OF = text("statistics", "{won} of {played}", "how many matches were won of all")
PERCENT = text("statistics", "{number} %", "per cent")
NOT_YET = text("statistics", "not played yet")
POINT = counted("statistics", "%n point(s), {end}, {date}", "one match in the chart", 41)
NONE: Final = "–"

MOST_POINTS: Final = 60
"""The chart shows no more matches than this: the latest."""


@QmlElement
@QmlUncreatable("made by the application")
class StatisticsBridge(QObject):  # type: ignore[operator]
    """The statistics of one game at a time."""

    changed = Signal()

    def __init__(self, games: Sequence[Manifest], library: Library, languages: Languages) -> None:
        super().__init__()
        self._manifests = games
        self._library = library
        self._languages = languages
        self._matches: tuple[StoredMatch, ...] = ()
        self._tallies: dict[str, Tally] = {}
        self._game = ""
        languages.changed.connect(self.changed)

    @Slot()
    def refresh(self) -> None:
        """Look at the store again, and begin with the game that was finished last."""
        try:
            self._matches = self._library.matches()
        except StoreError:
            self._matches = ()
        found = {manifest.id: tally(self._of(manifest.id)) for manifest in self._manifests}
        self._tallies = {game: made for game, made in found.items() if made.played}
        latest = {game: made.finishes[-1].when for game, made in self._tallies.items()}
        self._game = max(latest, key=lambda game: latest[game], default="")
        self.changed.emit()

    @Slot(str)
    def choose(self, game: str) -> None:
        """Show another game."""
        self._game = game
        self.changed.emit()

    def _of(self, game: str) -> list[StoredMatch]:
        return [match for match in self._matches if match.game == game]

    def _tally(self) -> Tally:
        return self._tallies.get(self._game, Tally())

    def _games(self) -> list[dict[str, str]]:
        """Return the games of which a match was finished, in the order of the shelf."""
        say = self._languages.say
        return [
            {
                "game": manifest.id,
                "title": say(load(manifest.view).texts.title),
                "line": say(WON_OF, won=made.won, played=made.played),
            }
            for manifest in self._manifests
            if (made := self._tallies.get(manifest.id)) is not None
        ]

    def _figures(self) -> dict[str, str]:
        """Return the sums as they are shown."""
        chosen, languages = self._tally(), self._languages
        number = languages.number
        share = round(100 * chosen.won / chosen.played) if chosen.played else 0
        average = chosen.average
        return {
            "played": number(chosen.played),
            "won": number(chosen.won),
            "share": languages.say(PERCENT, number=share),
            "drawn": number(chosen.drawn),
            "lost": number(chosen.lost),
            "best": NONE if chosen.best is None else number(chosen.best),
            "average": NONE if average is None else languages.decimal(average),
            "streak": number(chosen.streak),
        }

    def _levels(self) -> list[dict[str, Any]]:
        """Return how it went against each level of opponent."""
        matches, say = self._of(self._game), self._languages.say
        made = {level: against(matches, level) for level in Level}
        return [
            {
                "level": level.value,
                "name": say(FULL_NAMES[level]),
                "played": found.played,
                "won": found.won / found.played if found.played else 0.0,
                "drawn": found.drawn / found.played if found.played else 0.0,
                "line": say(OF, won=found.won, played=found.played)
                if found.played
                else say(NOT_YET),
            }
            for level, found in made.items()
        ]

    def _chart(self) -> dict[str, Any]:
        """Return the points of the latest matches in order of time, with their scale; {} for
        a game without points.
        """
        finishes = [finish for finish in self._tally().finishes if finish.score is not None]
        shown = finishes[-MOST_POINTS:]
        average = self._tally().average
        if not shown or average is None:
            return {}
        scale = ticks([finish.score or 0 for finish in shown])
        languages = self._languages
        return {
            "low": scale[0],
            "high": scale[-1],
            "ticks": [{"value": tick, "label": languages.number(tick)} for tick in scale],
            "points": [self._point(finish) for finish in shown],
            "average": average,
            "averageLabel": languages.decimal(average),
            "first": languages.day(shown[0].when),
            "last": languages.day(shown[-1].when),
            "whole": len(shown) == len(finishes),
        }

    def _point(self, finish: Finish) -> dict[str, Any]:
        languages, score = self._languages, finish.score or 0
        number = languages.number(score)
        date = languages.day(finish.when)
        return {
            "score": score,
            "end": finish.end.value,
            "label": number,
            "endLabel": languages.say(ENDS[finish.end]),
            "date": date,
            "line": languages.say_count(POINT, score, end=ENDS[finish.end], date=date),
        }

    def _chosen_game(self) -> str:
        return self._game

    games = Property(list, _games, notify=changed)
    game = Property(str, _chosen_game, notify=changed)
    figures = Property(dict, _figures, notify=changed)
    levels = Property(list, _levels, notify=changed)
    chart = Property(dict, _chart, notify=changed)
