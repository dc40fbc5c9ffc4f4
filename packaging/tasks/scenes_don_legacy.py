"""The main states of Don Legacy, set on the table."""

from collections.abc import Callable

from divan.core.fold import AnyPosition
from divan.core.record import Level
from divan.games.don_legacy.rules import judge
from divan.games.don_legacy.rules.state import Phase
from tasks.studio import SEED, Scene, Studio

Wanted = Callable[[AnyPosition], bool]
LEVELS = (Level.ADLER, Level.WATSON, Level.ADLER, Level.MYCROFT)


def _put(studio: Studio, seats: int, wanted: Wanted, seed: str = SEED, preset: int = 0) -> None:
    """Let detectives play until ``wanted`` holds at a turn of the person, and show it."""
    rules = studio.game("don_legacy").load_rules()

    def stop(position: AnyPosition) -> bool:
        return rules.to_act(position.state)[0] == 0 and wanted(position)

    studio.put(studio.played("don_legacy", LEVELS[:seats], stop, seed=seed, preset=preset))


def _acting(ply: int) -> Wanted:
    return lambda position: position.ply >= ply and position.state.phase is Phase.ACT


def don_start(studio: Studio) -> None:
    _put(studio, 4, _acting(0))


def don_middle(studio: Studio) -> None:
    _put(studio, 4, _acting(36))


def don_two(studio: Studio) -> None:
    _put(studio, 2, _acting(40), preset=1)


def don_late(studio: Studio) -> None:
    _put(studio, 2, lambda position: position.state.left <= 5 and _acting(0)(position))


def _pick(studio: Studio, ability: str) -> None:
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


def don_picked(studio: Studio) -> None:
    _put(studio, 4, _holds("search_warrant"))
    _pick(studio, "search_warrant")


def don_disguise(studio: Studio) -> None:
    _put(studio, 3, _holds("disguise"))
    _pick(studio, "disguise")
    studio.house.table.choose("clue.0")


def don_refused(studio: Studio) -> None:
    don_middle(studio)
    studio.house.table.pick(studio.hand()[0])


def don_hint(studio: Studio) -> None:
    don_middle(studio)
    studio.house.table.askHint()
    studio.settle(2.0)


def _legal(kind: str, ply: int = 16) -> Wanted:
    """Wait for a turn of the person in which a move of that kind is allowed."""

    def wanted(position: AnyPosition) -> bool:
        moves = judge.moves(position.state, 0)
        return position.ply >= ply and any(type(move).__name__ == kind for move in moves)

    return wanted


def don_deduction(studio: Studio) -> None:
    _put(studio, 3, _legal("Deduce"))
    _pick(studio, "deduction")
    studio.house.table.choose("seat.1")
    studio.settle(0.4)
    studio.house.table.pick(studio.hand()[-1])


def don_keep(studio: Studio) -> None:
    _put(studio, 2, _legal("AnalyseScene"), preset=1)
    _pick(studio, "scene_analysis")
    studio.house.table.choose("pile.common")
    studio.settle(1.0)


def don_set(studio: Studio) -> None:
    _put(studio, 3, _legal("LaySet", ply=0), seed="SETS 2")


def don_sheet(studio: Studio) -> None:
    _put(studio, 4, lambda position: False)  # noqa: ARG005


def don_sheet_two(studio: Studio) -> None:
    _put(studio, 2, lambda position: False, preset=1)  # noqa: ARG005


def don_set_up(studio: Studio) -> None:
    studio.house.set_up.open("don_legacy")
    studio.page("setup")


def don_rulebook(studio: Studio) -> None:
    studio.page("rulebook", game="don_legacy")


def don_shelf(studio: Studio) -> None:
    don_middle(studio)
    studio.house.shelf.refresh()
    studio.page("shelf")


SCENES: tuple[Scene, ...] = (
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
