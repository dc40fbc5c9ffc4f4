"""A match of Don Legacy at a table of our choice with its presenter, and a port that logs."""

from divan.core.fold import Position, opening
from divan.core.move import Move
from divan.core.record import PERSON, Level, Player, new_record
from divan.games.don_legacy.rules.state import Table
from divan.games.don_legacy.view.presenter import DonLegacyPresenter
from divan.session.match import Match
from divan.ui.presenter import Company
from divan.ui.scene import Card, Scene, Zone
from helpers.don_legacy import RULES, table
from helpers.ports import LoggingPort
from helpers.speakers import PlainSpeaker

PLAYERS = (PERSON, Player(Level.ADLER), Player(Level.WATSON))
PILE = "record-1a receipt-2a letter-archive record-3a"


class Stage:
    """A match that stands at a table of our choice, its presenter, and the port between."""

    def __init__(self, shown: Table) -> None:
        players = PLAYERS[: shown.seats]
        record = new_record("don_legacy", RULES, shown.options, players, "STAGE")
        history = opening(RULES, record).history
        self.match = Match("m", RULES, record, watcher=0)
        self.match._positions = [Position(0, shown, history)]
        self.port = LoggingPort()
        company = Company(players, lambda name: f"art/{name}")
        self.presenter = DonLegacyPresenter(company, PlainSpeaker(), self.port)
        self.show(stepped=False)

    def show(self, *, stepped: bool) -> None:
        self.presenter.show(self.match.snapshot(), stepped=stepped)

    def play(self, move: Move) -> None:
        """Let whoever is to act make ``move``, and show it."""
        self.match.play(self.match.to_act()[0], move)
        self.show(stepped=True)

    @property
    def sent(self) -> list[Move]:
        return self.port.log

    def scene(self) -> Scene:
        return self.presenter.scene(live_score=True)

    def zone(self, id: str) -> Zone:
        return next(zone for zone in self.scene().zones if zone.id == id)

    def card(self, id: str) -> Card:
        return next(each for each in self.scene().cards if each.id == id)

    def aimed(self) -> set[str]:
        return {zone.id for zone in self.scene().zones if zone.target}

    def picked(self) -> set[str]:
        return {card.id for card in self.scene().cards if card.picked}

    def buttons(self) -> set[str]:
        return {action.id for action in self.scene().actions}

    def refusal(self) -> str:
        refusal = self.scene().refusal
        return "" if refusal is None else refusal.clause


def stage(*hands: str, **arguments: object) -> Stage:
    """Return a stage with ``hands``, cards in the pile and open ones, unless told otherwise."""
    settings = {
        "pile": PILE,
        "clues": "record-4a footprint-1a",
        "mysteries": "key-archive watch-archive",
    }
    return Stage(table(*hands, **(settings | arguments)))  # type: ignore[arg-type]
