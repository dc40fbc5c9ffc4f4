"""Finished matches to analyse, and what an analyst finds in them."""

import queue
from collections.abc import Callable
from itertools import islice

import pytest
from msgspec.structs import replace

from divan.bots.bot import Clock
from divan.core.manifest import Manifest, load
from divan.core.record import PERSON, Level, Player, Turn
from divan.games import find_games
from divan.games.don_legacy.bots import don_legacy_bot
from divan.games.lost_cities.bots import tempers as lost_cities
from divan.session.analysis import AnyVerdict, decisions
from divan.session.analyst import Analyst, Finding, Finished
from divan.session.match import Match
from divan.session.question import Listener, Question, Thinkers
from divan.session.reading import open_match
from helpers.playing import Case, random_plies, random_record

GAMES = {manifest.id: manifest for manifest in find_games()}


def given_up(game: str, plies: int, seed: str = "ANALYSE") -> Match:
    """Return a match of chance moves that the person gave up after ``plies`` moves."""
    case = _usual(GAMES[game])
    made = islice(random_plies(case, seed), plies)
    turns = tuple(Turn(ply.seat, ply.move) for ply in made)
    return _opened(case, seed, turns, resigned=0)


def played_out(game: str, seed: str = "ANALYSE") -> Match:
    """Return a match of chance moves that was played to its end."""
    case = _usual(GAMES[game])
    return _opened(case, seed, random_record(case, seed).turns, resigned=None)


def _usual(manifest: Manifest) -> Case:
    preset = manifest.load_rules().presets[0]
    return Case(manifest, preset.id, preset.options, manifest.players[0])


def _opened(case: Case, seed: str, turns: tuple[Turn, ...], *, resigned: int | None) -> Match:
    players = (PERSON, *(Player(Level.WATSON),) * (case.seats - 1))
    record = replace(case.record(seed), players=players, turns=turns, resigned=resigned)
    return open_match("analysed", case.rules, record)


def think_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let those who look ahead try a few deals only: enough for a screen to show."""
    temper = replace(lost_cities.TEMPERS[Level.MYCROFT], roll_outs=60)
    monkeypatch.setitem(lost_cities.TEMPERS, Level.MYCROFT, temper)
    monkeypatch.setattr(don_legacy_bot, "DEALS", 20)


class AtHome:
    """Bots that think in the thread that asks, and answer at once."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    def ask(self, question: Question, listener: Listener) -> int:
        self.asked.append(question)
        bot = load(question.roster).bot(question.level)
        assert question.made is not None
        listener(bot.compare(question.view, question.made, question.seed, Clock(question.seconds)))
        return len(self.asked)

    def cancel(self, ticket: int) -> None:
        """Everything was answered."""


class Watched:
    """An analyst at work, and everything it has told."""

    def __init__(
        self,
        match: Match,
        thinkers: Thinkers,
        roster: str | None = None,
        keep: Callable[[tuple[AnyVerdict, ...]], None] = lambda verdicts: None,
    ) -> None:
        self._findings: queue.SimpleQueue[Finding] = queue.SimpleQueue()
        roster = roster or GAMES[match.record.game].bots
        self.analyst = Analyst(
            match, roster, tuple(decisions(match)), thinkers, self._findings.put, keep
        )
        self.analyst.start()

    def next(self) -> Finding:
        return self._findings.get(timeout=60)

    def rest(self) -> list[Finding]:
        """Wait for the end and return what was told until then."""
        found: list[Finding] = []
        while not (found and isinstance(found[-1], Finished)):
            found.append(self.next())
        self.analyst.join()
        return found
