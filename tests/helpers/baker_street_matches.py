"""Matches of Baker Street put on the table of a real window, where a person has to decide."""

from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.bots.bot import Clock
from divan.core.fold import advance, opening, view_of
from divan.core.manifest import load
from divan.core.record import PERSON, AnyRecord, Level, Player, Turn, new_record
from divan.games.baker_street import MANIFEST
from divan.games.baker_street.rules.options import SOURCE, BakerStreetOptions
from divan.session.reading import open_match
from helpers.tables import until

LEVELS = (Level.ADLER, Level.WIGGINS, Level.WATSON, Level.ADLER, Level.WIGGINS)


def played_until(
    phase: str,
    *,
    round: int = 2,
    seats: int = 4,
    asker: int | None = None,
    seed: str = "GUI",
    options: BakerStreetOptions = SOURCE,
) -> AnyRecord:
    """Return a record that bots played until only the person at seat 0 has to decide."""
    rules, roster = MANIFEST.load_rules(), load(MANIFEST.bots)
    players = (PERSON, *(Player(level) for level in LEVELS[1:seats]))
    record = new_record(MANIFEST.id, rules, options, players, seed)
    position, turns = opening(rules, record), []
    while acting := rules.to_act(position.state):
        table = position.state
        fits = asker is None or table.active == asker
        if table.phase == phase and table.round >= round and acting == (0,) and fits:
            break
        seat = acting[-1]
        view = view_of(rules, position, seat)
        move = roster.bot(LEVELS[seat]).decide(view, position.ply, Clock(9)).move
        turns.append(Turn(seat, move))
        position = advance(rules, seed, position, seat, move)
    return type(record)(
        record.game, record.rules_version, record.options, players, seed, tuple(turns)
    )


def show(house: House, window: QQuickWindow, qtbot: QtBot, record: AnyRecord) -> None:
    """Put a record on the table and wait until it is there."""
    result = open_match("", MANIFEST.load_rules(), record).result
    house.matches.resume(house.store.add(record, result=result))
    window.toTable()
    until(qtbot, lambda: house.table.shown is not None and house.table.property("title"))
