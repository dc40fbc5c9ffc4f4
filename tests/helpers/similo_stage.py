"""A match of Similo with its presenter, and a port that logs what it is told to do."""

from typing import Any

from divan.bots.bot import Reason
from divan.core.move import Move
from divan.core.record import PERSON, Level, Player, new_record
from divan.games.similo.rules.moves import SimiloMove, Vote
from divan.games.similo.rules.options import SimiloOptions
from divan.games.similo.rules.state import Phase, Table
from divan.games.similo.view.names import NAMES
from divan.games.similo.view.presenter import SimiloPresenter
from divan.session.match import Match
from divan.ui.presenter import Company
from divan.ui.scene import Card, Scene, Zone
from helpers.similo import RULES
from helpers.speakers import PlainSpeaker

LEVELS = (Level.MYCROFT, Level.WATSON, Level.ADLER, Level.WIGGINS)
GUIDE = SimiloOptions(first_guide="first_seat")
"""The person is the guide of the first game."""


def name(character: str) -> str:
    """Return what a character is called in English."""
    return NAMES[character].source


class LoggingPort:
    """Remembers every move that the presenter sends."""

    def __init__(self) -> None:
        self.log: list[Move] = []

    def move(self, move: Move) -> None:
        self.log.append(move)

    def note(self, name: str) -> str | None:
        return None

    def keep_note(self, name: str, note: str) -> None:
        raise AssertionError("Similo keeps no notes")


class Stage:
    """A match, its presenter, and the port between them. The person has the first seat."""

    def __init__(
        self, options: SimiloOptions | None = None, seats: int = 4, seed: str = "STAGE"
    ) -> None:
        players = (PERSON, *(Player(LEVELS[place % 4]) for place in range(seats - 1)))
        record = new_record("similo", RULES, options or SimiloOptions(), players, seed)
        self.match = Match("m", RULES, record, watcher=0)
        self.port = LoggingPort()
        company = Company(players, lambda name: f"art/{name}")
        self.presenter = SimiloPresenter(company, PlainSpeaker(), self.port)
        self.show(stepped=False)

    @property
    def table(self) -> Table:
        """The whole truth."""
        table: Table = self.match.position.state
        return table

    def show(self, *, stepped: bool, reason: Reason | None = None) -> None:
        self.presenter.show(self.match.snapshot(), stepped=stepped, reason=reason)

    def play(self, move: SimiloMove, seat: int | None = None, reason: Reason | None = None) -> None:
        """Let ``seat``, or whoever is to act last, make ``move``, and show it."""
        self.match.play(self.match.to_act()[-1] if seat is None else seat, move)
        self.show(stepped=True, reason=reason)

    def harmless(self, seat: int | None = None) -> None:
        """Let ``seat``, or whoever is to act last, make the first move that is allowed."""
        actor = self.match.to_act()[-1] if seat is None else seat
        self.play(next(RULES.moves(self.table, actor)), actor)

    def until_vote(self) -> None:
        """Let the guide do what comes before the next vote."""
        while self.table.phase in (Phase.SECRET, Phase.CLUE):
            self.harmless()

    def everyone_votes(self, character: str) -> None:
        """Let all guessers that have not voted vote for one character."""
        for seat in self.match.to_act():
            self.play(Vote(character), seat)

    def play_out(self) -> None:
        """Play to the end of the match."""
        while self.match.to_act():
            self.harmless()

    def safe(self, place: int = 0) -> str:
        """Return a character of the table that is not the secret one."""
        return [one for one in self.table.alive if one != self.table.secret][place]

    def scene(self) -> Scene:
        return self.presenter.scene(live_score=True)

    def card(self, id: str) -> Card:
        return next(card for card in self.scene().cards if card.id == id)

    def zone(self, id: str) -> Zone:
        return next(zone for zone in self.scene().zones if zone.id == id)

    def cards(self, zone: str) -> list[Card]:
        return [card for card in self.scene().cards if card.zone == zone]

    def aimed(self) -> list[str]:
        return sorted(zone.id for zone in self.scene().zones if zone.target)

    def rows(self) -> dict[int, dict[str, Any]]:
        """Return the rows of the box of votes by seat."""
        return {row["seat"]: row for row in self.scene().detail["votes"]["rows"]}
