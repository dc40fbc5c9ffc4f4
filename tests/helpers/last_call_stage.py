"""A match of Last Call with its presenter, and a port that logs what it is told to do."""

from collections.abc import Callable

import pytest

from divan.bots.bot import Clock, Decision
from divan.core.move import Move
from divan.core.record import PERSON, AnyRecord, Level, Player, new_record
from divan.games.last_call.bots import BOTS
from divan.games.last_call.rules.options import LastCallOptions
from divan.games.last_call.rules.state import Phase
from divan.games.last_call.view.presenter import LastCallPresenter
from divan.session.match import Match
from divan.ui.presenter import Company
from divan.ui.scene import Card, Scene, Zone
from helpers.last_call import RULES
from helpers.ports import NotingPort
from helpers.speakers import PlainSpeaker

PLAYERS = (PERSON, Player(Level.ADLER), Player(Level.WIGGINS))
FIRST = LastCallOptions(start_player="first_seat")


class Stage:
    """A match, its presenter, and the port between them."""

    def __init__(
        self,
        options: LastCallOptions = FIRST,
        seed: str = "STAGE",
        players: tuple[Player, ...] = PLAYERS,
    ) -> None:
        record: AnyRecord = new_record("last_call", RULES, options, players, seed)
        self.match = Match("m", RULES, record, watcher=0)
        self.port = NotingPort()
        company = Company(players, lambda name: f"art/{name}")
        self.presenter = LastCallPresenter(company, PlainSpeaker(), self.port)
        self.show(stepped=False)

    def show(self, *, stepped: bool) -> None:
        self.presenter.show(self.match.snapshot(), stepped=stepped)

    def play(self, move: Move) -> None:
        """Let whoever is to act make ``move``, and show it."""
        self.match.play(self.match.to_act()[0], move)
        self.show(stepped=True)

    def decide(self) -> Decision:
        """Return what a bot would do in the place of whoever is to act."""
        seat = self.match.to_act()[0]
        view = self.match.view(seat)
        level = self.match.record.players[seat].level or Level.ADLER
        return BOTS.bot(level).decide(view, view.ply, Clock(1.0))

    def until(self, condition: Callable[[], bool], most: int = 400) -> None:
        """Let bots play, the person's seat too, until something holds."""
        for _ in range(most):
            if condition():
                return
            self.play(self.decide().move)
        pytest.fail("it never came to that")

    def scene(self, *, live_score: bool = True) -> Scene:
        return self.presenter.scene(live_score=live_score)

    def zone(self, id: str) -> Zone:
        return next(zone for zone in self.scene().zones if zone.id == id)

    def aimed(self) -> list[str]:
        return sorted(zone.id for zone in self.scene().zones if zone.target)

    def buttons(self) -> list[str]:
        return [action.id for action in self.scene().actions]

    def rows(self) -> dict[str, dict]:
        blocks = self.scene().detail["notebook"]["blocks"]
        return {
            row["id"]: row for block in blocks for item in block["items"] for row in item["rows"]
        }

    def cell(self, id: str) -> dict:
        row = self.rows()[id.partition("/")[0]]
        return next(cell for cell in row["cells"] if cell["id"] == id)

    def act(self, *actions: str) -> None:
        for action in actions:
            self.presenter.act(action)

    def is_asked(self) -> bool:
        """Tell whether the person is the one who must show a card."""
        state = self.match.position.state
        return state.phase is Phase.SHOW and self.match.to_act() == (0,)


def hand(scene: Scene) -> list[Card]:
    """Return the own cards of a scene, from left to right."""
    return sorted((card for card in scene.cards if card.zone == "hand"), key=lambda c: c.index)
