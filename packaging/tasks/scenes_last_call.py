"""Last Call for the pictures of ``tasks.shots``: matches that bots have played so far."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from divan.bots.bot import Clock
from divan.core.chance import Chance
from divan.core.fold import advance, opening, view_of
from divan.core.manifest import Manifest, load
from divan.core.record import PERSON, AnyRecord, Level, Player, Turn, new_record
from divan.core.rules import AnyRules
from divan.session.reading import open_match

if TYPE_CHECKING:
    from tasks.shots import Studio

SEED = "SHOTS"


def _manifest(studio: "Studio") -> Manifest:
    return next(game for game in studio.house.games if game.id == "last_call")


def _rules(studio: "Studio") -> AnyRules:
    return _manifest(studio).load_rules()


def _played(studio: "Studio", plies: int, levels: tuple[Level, ...], seed: str) -> AnyRecord:
    """Return a record in which bots of ``levels``, and one like the last of them in the
    person's place, have made ``plies`` moves or have played to the end.
    """
    rules, roster = _rules(studio), load(_manifest(studio).bots)
    players = (PERSON, *map(Player, levels))
    bots = [roster.bot(player.level or levels[-1]) for player in players]
    record = new_record("last_call", rules, rules.presets[0].options, players, seed)
    position = opening(rules, record)
    turns: list[Turn] = []
    while rules.to_act(position.state) and len(turns) < plies:
        seat = rules.to_act(position.state)[0]
        view = view_of(rules, position, seat)
        move = bots[seat].decide(view, Chance(seed, len(turns)).below(2**32), Clock(9)).move
        turns.append(Turn(seat, move))
        position = advance(rules, seed, position, seat, move)
    return msgspec.structs.replace(record, turns=tuple(turns))


def call_set_up(studio: "Studio") -> None:
    studio.house.set_up.open("last_call")
    studio.page("setup")


def _call(studio: "Studio", plies: int, seed: str = SEED) -> None:
    levels = (Level.WATSON, Level.ADLER, Level.MYCROFT)
    record = _played(studio, plies, levels, seed)
    match = open_match("", _rules(studio), record)
    studio.play(studio.house.store.add(record, result=match.result))
    studio.settle()


def call_start(studio: "Studio") -> None:
    _call(studio, 0)


def call_middle(studio: "Studio") -> None:
    _call(studio, 31)


def call_picked(studio: "Studio") -> None:
    _call(studio, 40)
    studio.house.table.pick(studio.hand()[2])


def call_refused(studio: "Studio") -> None:
    _call(studio, 31)
    studio.house.table.pick(studio.hand()[2])


def call_guess(studio: "Studio") -> None:
    _call(studio, 40)
    for action in ("guess", "next.place", "next.weapon", "next.person"):
        studio.house.table.act(action)


def call_why(studio: "Studio") -> None:
    _call(studio, 40)
    rows = [
        row
        for block in studio.house.table.shown.detail["notebook"]["blocks"]
        for item in block["items"]
        for row in item["rows"]
    ]
    marks = [cell["id"] for row in rows for cell in row["cells"][1:] if cell["mark"] == "no"]
    studio.house.table.act(f"cell.{marks[-1]}")


def call_late(studio: "Studio") -> None:
    _call(studio, 62)


def call_sheet(studio: "Studio") -> None:
    _call(studio, 1000)
    studio.settle(2.0)


def call_rulebook(studio: "Studio") -> None:
    studio.page("rulebook", game="last_call")


SCENES: tuple[Callable[["Studio"], None], ...] = (
    call_set_up,
    call_start,
    call_middle,
    call_picked,
    call_refused,
    call_guess,
    call_why,
    call_late,
    call_sheet,
    call_rulebook,
)
