"""Every screen and the main states of every game as pictures, the same every time."""

import argparse
import itertools
import os
import re
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import msgspec
from PySide6.QtCore import QCoreApplication, QEventLoop, QMetaObject, Qt
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from divan.app.wiring import House, close_window, make_application, open_window
from divan.bots.bot import Clock
from divan.core.chance import Chance
from divan.core.fold import AnyPosition, advance, opening, view_of
from divan.core.manifest import load
from divan.core.record import PERSON, AnyRecord, Level, Player, Turn, new_record
from divan.core.result import Result
from divan.session.reading import open_match
from divan.session.updates import NotSaved, SaveTrouble
from tasks import scenes_don_legacy, scenes_last_call, scenes_similo

SEED = "SHOTS"
LANGUAGES = ("en", "nl", "fa")
SIZES = ("1024x640", "1280x720", "2560x1440")


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

    def record(self, preset: int, plies: int, *, seed: str = SEED) -> AnyRecord:
        """Return a record of Lost Cities, played by chance for ``plies`` moves or to its end.

        Cards are played rather than discarded, so that there is something to see.
        """
        manifest = self.house.games[0]
        rules = manifest.load_rules()
        players = (PERSON, Player(Level.ADLER))
        record = new_record(manifest.id, rules, rules.presets[preset].options, players, seed)
        position = opening(rules, record)
        turns: list[Turn] = []
        chance = Chance(seed, 1)
        while rules.to_act(position.state) and len(turns) < plies:
            seat = rules.to_act(position.state)[0]
            moves = list(rules.moves(position.state, seat))
            liked = [move for move in moves if type(move).__name__ in {"PlayCard", "DrawFromPile"}]
            move = chance.pick(_slowest(liked) or moves)
            turns.append(Turn(seat, move))
            position = advance(rules, seed, position, seat, move)
        return type(record)(
            record.game, record.rules_version, record.options, players, seed, tuple(turns)
        )

    def bots_record(
        self, game: str, levels: tuple[Level, ...], stop: Callable[[AnyPosition], bool], seed: str
    ) -> AnyRecord:
        """Return a record that bots played until ``stop``; the first of them is the person."""
        manifest = next(found for found in self.house.games if found.id == game)
        rules, roster = manifest.load_rules(), load(manifest.bots)
        players = (PERSON, *(Player(level) for level in levels[1:]))
        record = new_record(game, rules, rules.presets[0].options, players, seed)
        position, turns = opening(rules, record), []
        while rules.to_act(position.state) and not stop(position):
            # The person decides last where several may.
            seat = rules.to_act(position.state)[-1]
            view = view_of(rules, position, seat)
            thought = roster.bot(levels[seat]).decide(view, position.ply, Clock(9))
            turns.append(Turn(seat, thought.move))
            position = advance(rules, seed, position, seat, thought.move)
        return msgspec.structs.replace(record, turns=tuple(turns))

    def keep(self, record: AnyRecord) -> str:
        """Put a record into the store; return its id."""
        manifest = next(found for found in self.house.games if found.id == record.game)
        match = open_match("", manifest.load_rules(), record)
        return self.house.store.add(record, result=match.result)

    def play(self, match: str) -> None:
        """Put a match of the store on the table."""
        self.house.matches.resume(match)
        self.window.toTable()


def _slowest(moves: list) -> list:
    """Return the moves that leave the fewest numbers out, so that routes grow long."""
    plays = sorted(
        (move for move in moves if hasattr(move, "card")), key=lambda move: move.card.rank
    )
    return plays[:1] or moves


def _with_matches(studio: Studio) -> None:
    """Fill the library, so that the shelf has something to go on with."""
    store = studio.house.store
    for match in store.matches():
        store.delete(match.id)
    for number in range(3):
        studio.keep(studio.record(0, 1000, seed=f"DONE {number}"))
    studio.keep(studio.record(0, 36))
    studio.house.shelf.refresh()
    studio.house.matches.refresh()


def _with_history(studio: Studio) -> None:
    """Fill the library with the ups and downs of a month, the last match under way."""
    store = studio.house.store
    for match in store.matches():
        store.delete(match.id)
    now = datetime.now(UTC)
    chance = Chance(SEED, 2)
    levels = (Level.WIGGINS, Level.WATSON, Level.ADLER, Level.MYCROFT)
    for day in range(26, 0, -1):
        own = 20 + chance.below(70) - 2 * day
        other = own if day == 9 else 12 + chance.below(50)
        top = max(own, other)
        winners = tuple(seat for seat, score in enumerate((own, other)) if score == top)
        game = studio.record(0, 1000)
        players = (PERSON, Player(levels[min(3, chance.below(6))]))
        record = msgspec.structs.replace(game, players=players)
        kept = store.add(
            record,
            result=Result(winners, (own, other), "pile_empty"),
            practice=day % 7 == 3,
            daily="2026-11-01" if day % 5 == 1 else None,
        )
        _touch(studio, kept, now - timedelta(days=day, minutes=37 * day))
    unknown = msgspec.structs.replace(studio.record(0, 0), game="hearts")
    _touch(studio, store.add(unknown), now - timedelta(hours=5))
    newer = msgspec.structs.replace(studio.record(0, 0), rules_version=9)
    _touch(studio, store.add(newer), now - timedelta(hours=7))
    studio.keep(studio.record(0, 36))
    studio.house.shelf.refresh()
    studio.house.matches.refresh()


def _touch(studio: Studio, match: str, moment: datetime) -> None:
    """Let a match be touched last at ``moment``."""
    with studio.house.store._writing() as connection:  # noqa: SLF001
        connection.execute(
            "UPDATE matches SET touched = ? WHERE id = ?", (moment.isoformat(), match)
        )


def shelf(studio: Studio) -> None:
    _with_matches(studio)
    studio.page("shelf")


def shelf_new(studio: Studio) -> None:
    for match in studio.house.store.matches():
        studio.house.store.delete(match.id)
    studio.house.shelf.refresh()
    studio.page("shelf")


def set_up(studio: Studio) -> None:
    studio.house.set_up.open("lost_cities")
    studio.page("setup")


def set_up_rules(studio: Studio) -> None:
    studio.house.set_up.open("lost_cities")
    studio.page("setup")
    studio.settle(0.3)
    studio.house.set_up.choose("rounds", 2)
    studio.item("setUpPage").setProperty("details", True)


def table_start(studio: Studio) -> None:
    studio.play(studio.keep(studio.record(0, 0)))


def table_middle(studio: Studio) -> None:
    studio.play(studio.keep(studio.record(0, 36)))


def table_picked(studio: Studio) -> None:
    table_middle(studio)
    studio.settle()
    studio.house.table.pick(studio.hand()[2])


def table_refused(studio: Studio) -> None:
    table_middle(studio)
    studio.settle()
    card = studio.hand()[0]
    studio.house.table.pick(card)
    suit = card.split("-")[0]
    studio.house.table.choose("route.red" if suit != "red" else "route.blue")


def table_draw(studio: Studio) -> None:
    record = studio.record(0, 36)
    studio.play(studio.keep(record))
    studio.settle()
    card = studio.hand()[0]
    studio.house.table.pick(card)
    studio.house.table.choose(f"discard.{card.split('-')[0]}")


def table_hint(studio: Studio) -> None:
    table_middle(studio)
    studio.settle()
    studio.house.table.askHint()
    studio.settle(2.0)


def table_unsaved(studio: Studio) -> None:
    table_start(studio)
    studio.settle()
    table = studio.house.table
    if (opened := table.on_the_table) is not None:
        table.arrived.emit(NotSaved(opened.match.stamp, SaveTrouble.DISK_FULL))


def table_late(studio: Studio) -> None:
    studio.play(studio.keep(studio.record(1, 240)))


def sheet(studio: Studio) -> None:
    studio.play(studio.keep(studio.record(0, 1000)))


def sheet_rounds(studio: Studio) -> None:
    studio.play(studio.keep(studio.record(1, 1000)))


def fair_deal(studio: Studio) -> None:
    table_middle(studio)
    studio.settle()
    QMetaObject.invokeMethod(studio.item("tableScreen"), "fairDeal")


def fair_deal_over(studio: Studio) -> None:
    sheet(studio)
    studio.settle()
    QMetaObject.invokeMethod(studio.item("tableScreen"), "fairDeal")
    studio.house.deal.compare("5ca1ab1e")


def matches_verify(studio: Studio) -> None:
    _with_history(studio)
    studio.keep(studio.record(0, 1000))
    studio.page("matches")
    studio.settle(0.2)
    QTest.keyClick(studio.window, Qt.Key.Key_V)


BAKER_STREET = (Level.ADLER, Level.WATSON, Level.ADLER, Level.MYCROFT)


def _baker_street(studio: Studio, phase: str, round_: int = 3, *, asker: int | None = None) -> None:
    """Put a match of Baker Street on the table where the person has to decide."""

    rules = next(g for g in studio.house.games if g.id == "baker_street").load_rules()

    def stop(position: AnyPosition) -> bool:
        table = position.state
        acting = rules.to_act(table)
        return (
            table.phase == phase
            and table.round >= round_
            and acting in ((0,), ())
            and (asker is None or table.active == asker)
        )

    record = studio.bots_record("baker_street", BAKER_STREET, stop, "SHOTS")
    studio.play(studio.keep(record))
    studio.settle()


def baker_street_request(studio: Studio) -> None:
    _baker_street(studio, "request", asker=0)
    studio.house.table.choose("suspect.robbie")


def baker_street_offers(studio: Studio) -> None:
    _baker_street(studio, "offers", asker=1)


def baker_street_payment(studio: Studio) -> None:
    _baker_street(studio, "payment", asker=0)
    scene = studio.house.table.shown
    offers = [z.id for z in scene.zones if z.id.startswith("offer.") and z.target] if scene else []
    for offer in offers[:2]:
        studio.house.table.choose(offer)


def baker_street_solutions(studio: Studio) -> None:
    _baker_street(studio, "solutions")
    studio.house.table.choose("accuse.singer.fear")
    studio.house.table.choose("weapon.frying_pan")


def baker_street_discards(studio: Studio) -> None:
    _baker_street(studio, "discards")


def baker_street_start(studio: Studio) -> None:
    _baker_street(studio, "request", 1)


def baker_street_sheet(studio: Studio) -> None:
    _baker_street(studio, "over")


def matches(studio: Studio) -> None:
    _with_history(studio)
    studio.page("matches")


def matches_delete(studio: Studio) -> None:
    matches(studio)
    studio.settle(0.2)
    QTest.keyClick(studio.window, Qt.Key.Key_Down)
    QTest.keyClick(studio.window, Qt.Key.Key_Delete)


def matches_none(studio: Studio) -> None:
    shelf_new(studio)
    studio.page("matches")


def rulebook(studio: Studio) -> None:
    studio.page("rulebook", game="lost_cities")


def rulebook_clause(studio: Studio) -> None:
    studio.page("rulebook", game="lost_cities", clause="LOST-4.3")


def settings(studio: Studio) -> None:
    studio.page("settings")


def statistics(studio: Studio) -> None:
    _with_history(studio)
    studio.page("statistics")


def statistics_none(studio: Studio) -> None:
    shelf_new(studio)
    studio.page("statistics")


def about(studio: Studio) -> None:
    studio.page("about")


SCENES: tuple[Callable[[Studio], None], ...] = (
    shelf,
    shelf_new,
    set_up,
    set_up_rules,
    table_start,
    table_middle,
    table_picked,
    table_refused,
    table_draw,
    table_hint,
    table_unsaved,
    table_late,
    sheet,
    sheet_rounds,
    fair_deal,
    fair_deal_over,
    baker_street_start,
    baker_street_request,
    baker_street_offers,
    baker_street_payment,
    baker_street_solutions,
    baker_street_discards,
    baker_street_sheet,
    matches,
    matches_delete,
    matches_verify,
    matches_none,
    rulebook,
    rulebook_clause,
    settings,
    statistics,
    statistics_none,
    about,
    *scenes_last_call.SCENES,
    *scenes_don_legacy.SCENES,
    *scenes_similo.SCENES,
)


def main(arguments: list[str] | None = None) -> int:
    """Take the pictures; return the exit status."""
    parser = _parser()
    options = parser.parse_args(arguments)
    out: Path = options.out
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        parser.error(str(error))
    wanted = [scene for scene in SCENES if not options.only or scene.__name__ in options.only]
    make_application(sys.argv[:1])
    with tempfile.TemporaryDirectory() as home:
        house = House(Path(home))
        engine, window = open_window(house)
        studio = Studio(house, window)
        house.settings.change("pace", "step")
        house.settings.change("motion", "reduced")
        house.settings.change("theme", options.theme)
        house.settings.change("text_size", options.text_size)
        window.show()
        for language, size in itertools.product(options.lang, options.size):
            house.settings.change("language", language)
            window.resize(*(int(part) for part in size.split("x")))
            for scene in wanted:
                scene(studio)
                studio.settle()
                name = f"{scene.__name__}-{language}-{size}.png"
                window.grabWindow().save(str(out / name))
                sys.stdout.write(f"{out / name}\n")
                studio.window.toShelf()
        del window, studio
        close_window(engine)
        house.close()
    return 0


def _size(text: str) -> str:
    """Return a size that a window can have. Raises ArgumentTypeError."""
    if not re.fullmatch(r"[1-9]\d{2,3}x[1-9]\d{2,3}", text):
        raise argparse.ArgumentTypeError(f"{text!r} is no size such as 1280x720")
    return text


def _percent(text: str) -> int:
    """Return a size of text. Raises ArgumentTypeError."""
    if not text.isdecimal() or not 100 <= int(text) <= 200:
        raise argparse.ArgumentTypeError(f"{text!r} is not from 100 to 200")
    return int(text)


def _parser() -> argparse.ArgumentParser:
    names = ", ".join(scene.__name__ for scene in SCENES)
    parser = argparse.ArgumentParser(prog="dev.py shots", description=__doc__)
    parser.add_argument("--lang", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    parser.add_argument(
        "--size", nargs="+", default=list(SIZES), type=_size, help="such as 1280x720"
    )
    parser.add_argument("--theme", choices=("lamp", "daylight", "contrast"), default="lamp")
    parser.add_argument("--text-size", type=_percent, default=100, help="100 to 200 per cent")
    parser.add_argument(
        "--only",
        nargs="+",
        metavar="SCENE",
        choices=[scene.__name__ for scene in SCENES],
        help=f"some of: {names}",
    )
    parser.add_argument("--out", type=Path, default=Path("shots"), help="the folder to write to")
    return parser


if __name__ == "__main__":
    sys.exit(main())
