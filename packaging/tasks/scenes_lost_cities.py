"""Lost Cities for the pictures of ``tasks.shots``: matches played by chance so far."""

import msgspec
from PySide6.QtCore import QMetaObject

from divan.core.chance import Chance
from divan.core.fold import advance, opening
from divan.core.record import PERSON, AnyRecord, Level, Player, Turn, new_record
from divan.session.updates import NotSaved, SaveTrouble
from tasks.studio import SEED, Scene, Studio


def lost_cities(studio: Studio, preset: int, plies: int, *, seed: str = SEED) -> AnyRecord:
    """Return a record of Lost Cities, played by chance for ``plies`` moves or to its end.

    Cards are played rather than discarded, so that there is something to see.
    """
    manifest = studio.game("lost_cities")
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
    return msgspec.structs.replace(record, turns=tuple(turns))


def _slowest(moves: list) -> list:
    """Return the moves that leave the fewest numbers out, so that routes grow long."""
    plays = sorted(
        (move for move in moves if hasattr(move, "card")), key=lambda move: move.card.rank
    )
    return plays[:1] or moves


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
    studio.play(studio.keep(lost_cities(studio, 0, 0)))


def table_middle(studio: Studio) -> None:
    studio.play(studio.keep(lost_cities(studio, 0, 36)))


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
    record = lost_cities(studio, 0, 36)
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
    studio.play(studio.keep(lost_cities(studio, 1, 240)))


def sheet(studio: Studio) -> None:
    studio.play(studio.keep(lost_cities(studio, 0, 1000)))


def sheet_rounds(studio: Studio) -> None:
    studio.play(studio.keep(lost_cities(studio, 1, 1000)))


def fair_deal(studio: Studio) -> None:
    table_middle(studio)
    studio.settle()
    QMetaObject.invokeMethod(studio.item("tableScreen"), "fairDeal")


def fair_deal_over(studio: Studio) -> None:
    sheet(studio)
    studio.settle()
    QMetaObject.invokeMethod(studio.item("tableScreen"), "fairDeal")
    studio.house.deal.compare("5ca1ab1e")


def rulebook(studio: Studio) -> None:
    studio.page("rulebook", game="lost_cities")


def rulebook_clause(studio: Studio) -> None:
    studio.page("rulebook", game="lost_cities", clause="LOST-4.3")


SCENES: tuple[Scene, ...] = (
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
    rulebook,
    rulebook_clause,
)
