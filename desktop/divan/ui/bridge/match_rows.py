"""A match of the library as a line of text and pictures."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

import msgspec

from divan.core.manifest import Manifest, load
from divan.core.record import PERSON, Player
from divan.session.reading import UnreadableMatch, find_rules
from divan.session.statistics import End, ending, person_seat
from divan.session.store.store import StoredMatch
from divan.ui.bridge import notices
from divan.ui.languages import Languages
from divan.ui.people import portrait
from divan.ui.texts import text
from divan.ui.vocabulary import Vocabulary

AGAINST = text("matches", "Against {players}")
UNDER_WAY = text("matches", "Under way")
ENDS = {
    End.WON: text("matches", "Won"),
    End.LOST: text("matches", "Lost"),
    End.DRAWN: text("matches", "Draw", "nobody has won"),
    End.GIVEN_UP: text("matches", "Given up"),
}
BOTS_ONLY = text("matches", "Played by the computer")
WITH_SCORE = text("matches", "{end}, {own} to {other}")
PRACTICE = text("matches", "practice")
DAILY = text("matches", "deal of the day")
IMPORTED = text("matches", "from a file")
WHEN = text("matches", "{date}, {time}")

RECENT = timedelta(days=300)
"""For how long a day is told without its year."""


class Row(msgspec.Struct, frozen=True):
    """A match as a line of the library.

    ``end`` is a value of ``End``, "" while the match is under way, "bots" where no person
    played. ``trouble`` says why the match cannot be opened, if that is known beforehand;
    it may still turn out to be damaged.
    """

    match: str
    game: str
    title: str
    players: str
    portraits: tuple[str, ...]
    when: str
    standing: str
    end: str
    remark: str
    over: bool
    readable: bool
    trouble: str


class RowMaker:
    """Puts matches into words."""

    def __init__(self, games: Sequence[Manifest], languages: Languages) -> None:
        self._games = {manifest.id: manifest for manifest in games}
        self._languages = languages

    def title(self, game: str) -> str:
        """Return what a game is called; of an unknown one only the id is known."""
        manifest = self._games.get(game)
        return (
            self._languages.say(load(manifest.view).texts.title) if manifest else notices.tame(game)
        )

    def row(self, match: StoredMatch) -> Row:
        """Return the line of ``match``."""
        say = self._languages.say
        called = Vocabulary(self._languages, match.players, seat=0)
        others = [seat for seat, player in enumerate(match.players) if player.level is not None]
        names = self._languages.listed([called.whole_name(seat) for seat in others])
        holds = {
            PRACTICE: match.practice,
            DAILY: match.daily is not None,
            IMPORTED: match.imported,
        }
        remarks = [remark for remark, held in holds.items() if held]
        trouble = self._trouble(match)
        return Row(
            match=match.id,
            game=match.game,
            title=self.title(match.game),
            players=say(AGAINST, players=names),
            portraits=tuple(portrait(player) for player in _portrayed(match)),
            when=self._when(match),
            standing=self.standing(match),
            end=_end(match),
            remark=" · ".join(say(remark) for remark in remarks),
            over=match.result is not None,
            readable=trouble == "",
            trouble=trouble,
        )

    def _trouble(self, match: StoredMatch) -> str:
        try:
            find_rules(tuple(self._games.values()), match.game, match.rules_version)
        except UnreadableMatch as error:
            told, parts = notices.reading(error)
            return self._languages.say(told, **parts)
        return ""

    def _when(self, match: StoredMatch) -> str:
        languages, moment = self._languages, match.touched
        recent = datetime.now(UTC) - moment < RECENT
        date = languages.day(moment) if recent else languages.date(moment)
        return languages.say(WHEN, date=date, time=languages.time(moment))

    def standing(self, match: StoredMatch) -> str:
        """Return how a match ended for the person, or that it is under way."""
        say, number = self._languages.say, self._languages.number
        result, end, seat = match.result, ending(match), person_seat(match)
        if result is None:
            return say(UNDER_WAY)
        if end is None or seat is None:
            return say(BOTS_ONLY)
        if len(result.scores) != len(match.players):
            return say(ENDS[end])
        others = [score for other, score in enumerate(result.scores) if other != seat]
        return say(
            WITH_SCORE,
            end=ENDS[end],
            own=number(result.scores[seat]),
            other=number(max(others, default=0)),
        )


def _end(match: StoredMatch) -> str:
    if match.result is None:
        return ""
    end = ending(match)
    return "bots" if end is None else end.value


def _portrayed(match: StoredMatch) -> list[Player]:
    """Return the players whose portraits are shown: the opponents, or all bots."""
    return [player for player in match.players if player != PERSON]
