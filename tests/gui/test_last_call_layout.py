"""Last Call in every language at three sizes: nothing cut off, nothing on top of another."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from divan.app.wiring import House
from divan.bots.bot import Clock
from divan.core.chance import Chance
from divan.core.fold import advance, opening, view_of
from divan.core.record import PERSON, AnyRecord, Level, Player, Turn, new_record
from divan.games.last_call.bots import BOTS
from divan.games.last_call.rules.options import LastCallOptions
from divan.session.reading import open_match
from helpers.last_call import RULES
from helpers.layout import SURVEYS, Survey, faults, painted
from helpers.people import Person
from helpers.tables import until

PLAYERS = (PERSON, Player(Level.WATSON), Player(Level.ADLER), Player(Level.MYCROFT))
Screen = Callable[[House], None]


def record(plies: int, options: LastCallOptions, players: tuple[Player, ...]) -> AnyRecord:
    """Return the record of a match in which bots made ``plies`` moves, at most."""
    seed = "LAYOUT"
    made = new_record("last_call", RULES, options, players, seed)
    position, turns = opening(RULES, made), []
    while RULES.to_act(position.state) and len(turns) < plies:
        seat = RULES.to_act(position.state)[0]
        bot = BOTS.bot(Level.WATSON)
        view = view_of(RULES, position, seat)
        move = bot.decide(view, Chance(seed, len(turns)).below(2**32), Clock(9)).move
        turns.append(Turn(seat, move))
        position = advance(RULES, seed, position, seat, move)
    return type(made)(made.game, made.rules_version, made.options, made.players, seed, tuple(turns))


def put(
    house: House,
    plies: int,
    options: LastCallOptions | None = None,
    players: tuple[Player, ...] = PLAYERS,
) -> None:
    """Put such a match on the table."""
    chosen = options or LastCallOptions(start_player="first_seat")
    made = record(plies, chosen, players)
    match = open_match("", RULES, made)
    house.matches.resume(house.store.add(made, result=match.result))


def start(house: House) -> None:
    put(house, 0)


def middle(house: House) -> None:
    put(house, 40)


def late(house: House) -> None:
    put(house, 72, players=PLAYERS[:3])


def for_two(house: House) -> None:
    put(house, 20, players=PLAYERS[:2])


def guess(house: House) -> None:
    for action in ("guess", "next.place", "next.weapon", "next.person"):
        house.table.act(action)


def refuse(house: House) -> None:
    house.table.act("final")
    shown = house.table.shown
    assert shown is not None
    house.table.pick(next(card.id for card in shown.cards if card.zone == "hand"))


def ask_why(house: House) -> None:
    shown = house.table.shown
    assert shown is not None
    rows = [
        row
        for block in shown.detail["notebook"]["blocks"]
        for item in block["items"]
        for row in item["rows"]
    ]
    marks = [cell["id"] for row in rows for cell in row["cells"][1:] if cell["mark"]]
    house.table.act(f"cell.{marks[-1]}")


def nothing(house: House) -> None:
    """Only look."""


def sheet(house: House) -> None:
    put(house, 1000, LastCallOptions(cases=2))


def sheet_for_two(house: House) -> None:
    """Each of two players has four leads."""
    put(house, 1000, players=PLAYERS[:2])


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_bar_beside_a_sheet_stands_where_there_is_room_for_it(
    house: House, window: QQuickWindow, qtbot: QtBot, language: str
) -> None:
    house.settings.change("language", language)
    house.settings.change("text_size", 200)
    sheet(house)
    window.toTable()
    qtbot.waitUntil(lambda: bool(house.table.property("sheetShown")), timeout=20000)
    qtbot.wait(60)
    bars = Person(window, qtbot).items(
        lambda item: item.metaObject().className().startswith("ScrollMark")
    )
    middles = [bar.mapToScene(QPointF(bar.width() / 2, 0)).x() for bar in bars]
    assert middles
    assert all((middle < window.width() / 2) is (language == "fa") for middle in middles)


@pytest.mark.parametrize("look", SURVEYS)
@pytest.mark.parametrize(
    ("screen", "then"),
    [
        (start, nothing),
        (middle, nothing),
        (late, nothing),
        (for_two, nothing),
        (start, guess),
        (start, refuse),
        (middle, ask_why),
        (sheet, nothing),
        (sheet_for_two, nothing),
    ],
    ids=["start", "middle", "late", "for-two", "guess", "refuse", "why", "sheet", "sheet-for-two"],
)
def test_nothing_is_cut_off_or_lies_on_other_words(
    house: House, window: QQuickWindow, qtbot: QtBot, screen: Screen, then: Screen, look: Survey
) -> None:
    house.settings.change("pace", "step")
    screen(house)
    window.toTable()
    qtbot.waitUntil(lambda: house.table.shown is not None, timeout=20000)
    then(house)
    assert not look(house, window, qtbot)


def test_in_persian_a_refusal_and_a_hint_begin_at_the_right(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    """Beside their sign; the table itself is not mirrored."""
    house.settings.change("language", "fa")
    house.settings.change("panel_open", False)
    start(house)
    window.toTable()
    qtbot.waitUntil(lambda: house.table.shown is not None, timeout=20000)
    refuse(house)
    house.table.askHint()
    until(qtbot, lambda: house.table.property("hint"))
    qtbot.wait(80)
    shown = house.table.shown
    assert shown is not None
    assert shown.refusal is not None
    said = {shown.refusal.text, shown.refusal.clause_label, house.table.property("hint")}
    person = Person(window, qtbot)
    lines = person.items(
        lambda item: item.property("text") in said and item.property("paintedWidth") is not None
    )
    assert len(lines) == len(said)
    assert all(painted(line).right() > window.width() * 0.9 for line in lines)


def test_the_notebook_is_a_drawer_in_a_narrow_window(
    house: House, window: QQuickWindow, qtbot: QtBot
) -> None:
    window.resize(1024, 640)
    start(house)
    window.toTable()
    house.settings.change("panel_open", True)
    qtbot.waitUntil(lambda: house.table.shown is not None, timeout=20000)
    qtbot.wait(100)
    screen = window.findChild(object, "tableScreen")
    assert screen.property("drawer")
    assert faults_of_the_drawer(window) == []


def faults_of_the_drawer(window: QQuickWindow) -> list[str]:
    """Return the words of the drawer that are cut off; it lies over the table on purpose."""
    return [fault for fault in faults(window) if fault.startswith("cut off")]
