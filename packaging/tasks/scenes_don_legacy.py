"""The main states of Don Legacy, set on the table."""

from collections.abc import Callable
from typing import Any

from divan.bots.bot import Clock
from divan.core.chance import decision_seed
from divan.core.fold import AnyPosition, advance, opening, view_of
from divan.core.manifest import load
from divan.core.record import PERSON, AnyRecord, Level, Player, Turn, new_record
from divan.games.don_legacy.rules import judge
from divan.games.don_legacy.rules.state import Phase
from divan.session.reading import open_match

Wanted = Callable[[AnyPosition], bool]
COMPANY = (Player(Level.WATSON), Player(Level.ADLER), Player(Level.MYCROFT))


def _put(studio: Any, seats: int, wanted: Wanted, seed: str = "SHOTS", preset: int = 0) -> None:
    """Let detectives play until ``wanted`` holds at a turn of the person, and show it."""
    manifest = next(game for game in studio.house.games if game.id == "don_legacy")
    record = _played(manifest, seats, wanted, seed, preset)
    match = open_match("", manifest.load_rules(), record)
    studio.play(studio.house.store.add(record, result=match.result))
    studio.settle(0.4)


def _played(manifest: Any, seats: int, wanted: Wanted, seed: str, preset: int) -> AnyRecord:
    rules, bot = manifest.load_rules(), load(manifest.bots).bot(Level.ADLER)
    players = (PERSON, *COMPANY[: seats - 1])
    record = new_record(manifest.id, rules, rules.presets[preset].options, players, seed)
    position, turns = opening(rules, record), []
    while rules.to_act(position.state):
        seat = rules.to_act(position.state)[0]
        if seat == 0 and wanted(position):
            break
        view = view_of(rules, position, seat)
        move = bot.decide(view, decision_seed(seed, position.ply, seat), Clock(1.0)).move
        turns.append(Turn(seat, move))
        position = advance(rules, seed, position, seat, move)
    return type(record)(
        record.game, record.rules_version, record.options, players, seed, tuple(turns)
    )


def _acting(ply: int) -> Wanted:
    return lambda position: position.ply >= ply and position.state.phase is Phase.ACT


def don_start(studio: Any) -> None:
    _put(studio, 4, _acting(0))


def don_middle(studio: Any) -> None:
    _put(studio, 4, _acting(36))


def don_two(studio: Any) -> None:
    _put(studio, 2, _acting(40), preset=1)


def don_late(studio: Any) -> None:
    _put(studio, 2, lambda position: position.state.left <= 5 and _acting(0)(position))


def _pick(studio: Any, ability: str) -> None:
    """Pick a mystery of that ability that can be played, or else any card that can."""
    shown = studio.house.table.shown
    hand = [card for card in shown.cards if card.zone == "hand"]
    fitting = [card.id for card in hand if card.id.endswith(ability) and card.can_pick]
    usable = [card.id for card in hand if card.can_pick]
    for card in (fitting or usable)[:1]:
        studio.house.table.pick(card)


def _holds(ability: str) -> Wanted:
    def wanted(position: AnyPosition) -> bool:
        hand = position.state.hands[0]
        clues = sum(card.is_clue for card in hand)
        return _acting(16)(position) and clues > 2 and any(c.name.endswith(ability) for c in hand)

    return wanted


def don_picked(studio: Any) -> None:
    _put(studio, 4, _holds("search_warrant"))
    _pick(studio, "search_warrant")


def don_disguise(studio: Any) -> None:
    _put(studio, 3, _holds("disguise"))
    _pick(studio, "disguise")


def don_refused(studio: Any) -> None:
    don_middle(studio)
    studio.house.table.pick(studio.hand()[0])


def don_hint(studio: Any) -> None:
    don_middle(studio)
    studio.house.table.askHint()
    studio.settle(2.0)


def _legal(kind: str, ply: int = 16) -> Wanted:
    """Wait for a turn of the person in which a move of that kind is allowed."""

    def wanted(position: AnyPosition) -> bool:
        moves = judge.moves(position.state, 0)
        return position.ply >= ply and any(type(move).__name__ == kind for move in moves)

    return wanted


def don_deduction(studio: Any) -> None:
    _put(studio, 3, _legal("Deduce"))
    _pick(studio, "deduction")
    studio.house.table.choose("seat.1")
    studio.settle(0.4)
    studio.house.table.pick(studio.hand()[-1])


def don_keep(studio: Any) -> None:
    _put(studio, 2, _legal("AnalyseScene"), preset=1)
    _pick(studio, "scene_analysis")
    studio.house.table.choose("pile.common")
    studio.settle(1.0)


def don_set(studio: Any) -> None:
    _put(studio, 3, _legal("LaySet", ply=0), seed="SETS 2")


def don_sheet(studio: Any) -> None:
    _put(studio, 4, lambda position: False)  # noqa: ARG005


def don_sheet_two(studio: Any) -> None:
    _put(studio, 2, lambda position: False, preset=1)  # noqa: ARG005


def don_set_up(studio: Any) -> None:
    studio.house.set_up.open("don_legacy")
    studio.page("setup")


def don_rulebook(studio: Any) -> None:
    studio.page("rulebook", game="don_legacy")


def don_shelf(studio: Any) -> None:
    don_middle(studio)
    studio.house.shelf.refresh()
    studio.page("shelf")


SCENES = (
    don_start,
    don_middle,
    don_two,
    don_late,
    don_picked,
    don_disguise,
    don_refused,
    don_hint,
    don_deduction,
    don_keep,
    don_set,
    don_sheet,
    don_sheet_two,
    don_set_up,
    don_rulebook,
    don_shelf,
)
