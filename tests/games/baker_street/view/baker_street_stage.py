"""A match of Baker Street on a stage: its presenter, and a port that obeys it."""

from divan.core.fold import AnyPosition, Position, advance, opening, view_of
from divan.core.history import History
from divan.core.move import Move
from divan.core.record import PERSON, Level, Player, new_record
from divan.core.seat import Seat
from divan.games.baker_street.rules.options import SOURCE, BakerStreetOptions
from divan.games.baker_street.rules.state import Table
from divan.games.baker_street.view.presenter import BakerStreetPresenter
from divan.session.updates import Snapshot, Stamp, UndoCost
from divan.ui.presenter import Company
from divan.ui.scene import Card, Scene, Zone
from helpers.baker_street import RULES
from helpers.speakers import PlainSpeaker

SEED = "STAGE"
LEVELS = (Level.WATSON, Level.ADLER, Level.MYCROFT, Level.WIGGINS)


class Port:
    """Remembers moves and notes, and plays a move at once if it is told to."""

    def __init__(self, stage: "Stage") -> None:
        self.log: list[Move] = []
        self.notes: dict[str, str] = {}
        self.obeys = False
        self._stage = stage

    def move(self, move: Move) -> None:
        self.log.append(move)
        if self.obeys:
            self._stage.play(0, move)

    def note(self, name: str) -> str | None:
        return self.notes.get(name)

    def keep_note(self, name: str, note: str) -> None:
        self.notes[name] = note


class Stage:
    """Seat 0 is the person; the others are whoever the test makes move."""

    def __init__(self, table: Table | None = None, seats: int = 4, **notes: str) -> None:
        seats = table.seats if table else seats
        self.players = (PERSON, *(Player(level) for level in LEVELS[: seats - 1]))
        self.position: AnyPosition = (
            Position(0, table, History()) if table else _opening(seats, SOURCE, self.players)
        )
        self.port = Port(self)
        self.port.notes.update(notes)
        self._meet()
        self.show(stepped=False)

    def _meet(self) -> None:
        company = Company(self.players, lambda name: f"art/{name}")
        self.presenter = BakerStreetPresenter(company, PlainSpeaker(), self.port)

    def again(self) -> None:
        """Let a new presenter take the match over, as after a restart."""
        self._meet()
        self.show(stepped=False)

    def snapshot(self) -> Snapshot:
        state = self.position.state
        return Snapshot(
            stamp=Stamp("m", 0, self.position.ply),
            view=view_of(RULES, self.position, 0),
            to_act=RULES.to_act(state),
            undo=UndoCost.FREE,
            can_redo=False,
            practice=False,
            last_ply=self.position.ply,
            result=RULES.result(state),
            promise="",
            seed=None,
        )

    def show(self, *, stepped: bool) -> None:
        self.presenter.show(self.snapshot(), stepped=stepped)

    def play(self, seat: Seat, move: Move) -> None:
        """Let ``seat`` make ``move``, and show it."""
        self.position = advance(RULES, SEED, self.position, seat, move)
        self.show(stepped=True)

    @property
    def table(self) -> Table:
        table: Table = self.position.state
        return table

    def scene(self, *, live_score: bool = True) -> Scene:
        return self.presenter.scene(live_score=live_score)

    def zone(self, name: str) -> Zone:
        return next(zone for zone in self.scene().zones if zone.id == name)

    def hand(self) -> list[Card]:
        return [card for card in self.scene().cards if card.zone == "hand"]

    def picked(self) -> list[str]:
        return [card.id for card in self.scene().cards if card.picked]

    def deed(self, place: int = 0) -> None:
        self.presenter.choose(f"deed.{place}")

    def sheet_entry(self, name: str) -> dict:
        """Return what the sheet shows of a suspect, motive or weapon, by the mark's id."""
        sheet = self.scene().detail["sheet"]
        entries = list(sheet["rows"])
        entries += [motive for row in sheet["rows"] for motive in row["motives"]]
        entries += [cell for line in sheet["lines"] for cell in line["cells"]]
        return next(entry for entry in entries if entry["id"] == name)


def _opening(seats: int, options: BakerStreetOptions, players: tuple[Player, ...]) -> AnyPosition:
    return opening(RULES, new_record("baker_street", RULES, options, players, SEED))
