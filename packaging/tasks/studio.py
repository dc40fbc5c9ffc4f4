"""The window in which the scenes of ``tasks.shots`` are set, and the matches shown in it."""

import time
from collections.abc import Callable
from typing import TypeAlias

import msgspec
from PySide6.QtCore import QCoreApplication, QEventLoop
from PySide6.QtQuick import QQuickItem, QQuickWindow

from divan.app.wiring import House
from divan.bots.bot import Clock
from divan.core.chance import decision_seed
from divan.core.fold import AnyPosition, advance, opening, view_of
from divan.core.manifest import Manifest, load
from divan.core.options import OptionValue
from divan.core.record import PERSON, AnyRecord, Level, Player, Turn, new_record
from divan.session.reading import open_match

SEED = "SHOTS"


class Studio:
    """A window in which scenes are set and pictures taken."""

    def __init__(self, house: House, window: QQuickWindow) -> None:
        self.house = house
        self.window = window

    def item(self, name: str) -> QQuickItem:
        """Return the item called ``name``. Raises LookupError where there is none."""
        below = [self.window.contentItem()]
        for item in below:
            if item.objectName() == name:
                return item
            below += item.childItems()
        raise LookupError(name)

    def game(self, id: str) -> Manifest:
        """Return a game of the house by its id."""
        return next(game for game in self.house.games if game.id == id)

    def settle(self, seconds: float = 0.5) -> None:
        """Let everything that moves come to rest."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)

    def page(self, name: str, **arguments: object) -> None:
        """Go to a page from the shelf."""
        self.window.toShelf()
        if name != "shelf":
            self.window.go(name, arguments)

    def hand(self) -> list[str]:
        """Return the ids of the cards in the hand, in their order."""
        shown = self.house.table.shown
        cards = shown.cards if shown else ()
        found = sorted((card.index, card.id) for card in cards if card.zone == "hand")
        return [card for _, card in found]

    def played(
        self,
        game: str,
        levels: tuple[Level, ...],
        stop: Callable[[AnyPosition], bool],
        *,
        seed: str = SEED,
        preset: int = 0,
        **options: OptionValue,
    ) -> AnyRecord:
        """Return a record that bots of ``levels`` played until ``stop``, or to its end.

        The first of them plays for the person. ``options`` differ from those of the preset.
        """
        manifest = self.game(game)
        rules, roster = manifest.load_rules(), load(manifest.bots)
        bots = [roster.bot(level) for level in levels]
        players = (PERSON, *(Player(level) for level in levels[1:]))
        chosen = msgspec.structs.replace(rules.presets[preset].options, **options)
        record = new_record(game, rules, chosen, players, seed)
        position, turns = opening(rules, record), []
        while rules.to_act(position.state) and not stop(position):
            # The person decides last where several may.
            seat = rules.to_act(position.state)[-1]
            view = view_of(rules, position, seat)
            thought = bots[seat].decide(view, decision_seed(seed, position.ply, seat), Clock(9))
            turns.append(Turn(seat, thought.move))
            position = advance(rules, seed, position, seat, thought.move)
        return msgspec.structs.replace(record, turns=tuple(turns))

    def put(self, record: AnyRecord) -> None:
        """Put a record on the table, and let it come to rest."""
        self.play(self.keep(record))
        self.settle()

    def keep(self, record: AnyRecord) -> str:
        """Put a record into the store; return its id."""
        match = open_match("", self.game(record.game).load_rules(), record)
        return self.house.store.add(record, result=match.result)

    def play(self, match: str) -> None:
        """Put a match of the store on the table."""
        self.house.matches.resume(match)
        self.window.toTable()


Scene: TypeAlias = Callable[[Studio], None]
"""Sets the stage; the picture is taken when everything has come to rest."""
