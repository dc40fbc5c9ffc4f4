"""Similo for the pictures of ``tasks.shots``: matches that bots have played so far."""

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from divan.core.fold import AnyPosition
from divan.core.options import OptionValue
from divan.core.record import Level
from tasks.studio import SEED, Scene, Studio

PARTNERS = (Level.MYCROFT, Level.WATSON, Level.ADLER, Level.WIGGINS)

Until = Callable[[Any], bool]
"""Tells of a state whether the person should find it so."""


def _put(
    studio: Studio, until: Until, *, seats: int = 4, seed: str = SEED, **options: OptionValue
) -> None:
    """Put a match on the table that bots have played until the person is to act and ``until``
    holds of the table, or to its end.
    """
    rules = studio.game("similo").load_rules()
    levels = (Level.ADLER, *(PARTNERS[seat % 4] for seat in range(seats - 1)))

    def stop(position: AnyPosition) -> bool:
        return 0 in rules.to_act(position.state) and until(position.state)

    studio.put(studio.played("similo", levels, stop, seed=seed, **options))


def _round(number: int, phase: str) -> Until:
    return lambda table: table.round == number and table.phase.value == phase


def _never(table: object) -> bool:  # noqa: ARG001
    return False


def similo_vote(studio: Studio) -> None:
    _put(studio, _round(3, "vote"))
    table = studio.house.table

    table.pick(_alive(studio)[4])


def similo_voted(studio: Studio) -> None:
    """The person has voted: what the others voted, and why."""
    similo_vote(studio)
    studio.house.table.act("vote")
    studio.settle(3.0)


def similo_advice(studio: Studio) -> None:
    """The others have made their proposals before the person votes."""
    _put(studio, _round(3, "vote"), proposals="before_vote")
    studio.house.table.pick(_alive(studio)[6])


def similo_twelve(studio: Studio) -> None:
    _put(studio, _round(3, "vote"), seats=2, schedule="progressive")


def similo_twenty(studio: Studio) -> None:
    _put(studio, _round(4, "vote"), seats=8, schedule="progressive", proposals="before_vote")
    studio.house.table.pick(_alive(studio)[2])


def similo_guess(studio: Studio) -> None:
    _put(studio, lambda table: table.ballot is not None and table.ballot.goal.value == "guess")


def similo_secret(studio: Studio) -> None:
    _put(studio, lambda table: table.phase.value == "secret", first_guide="first_seat")
    studio.house.table.pick(_alive(studio)[5])


def similo_guide(studio: Studio) -> None:
    _put(studio, _round(3, "clue"), first_guide="first_seat")
    table = studio.house.table
    table.pick(studio.hand()[1])
    table.act("way.horizontal")


def similo_refused(studio: Studio) -> None:
    _put(studio, _round(3, "vote"))
    shown = studio.house.table.shown
    gone = next(card.id for card in shown.cards if card.face and card.face.get("gone"))
    studio.house.table.pick(gone)


def similo_hint(studio: Studio) -> None:
    _put(studio, _round(3, "vote"))
    studio.house.table.askHint()
    studio.settle(2.0)


def similo_large(studio: Studio) -> None:
    similo_vote(studio)
    studio.settle()
    QTest.keyClick(studio.window, Qt.Key.Key_Z)


def similo_log(studio: Studio) -> None:
    _put(studio, _round(4, "vote"))
    panel = next(it for it in _items(studio.window.contentItem()) if it.objectName() == "cluePanel")
    panel.setProperty("tab", "log")


def similo_sheet(studio: Studio) -> None:
    _put(studio, _never, schedule="progressive")


def similo_sheet_eight(studio: Studio) -> None:
    _put(studio, _never, seats=8)


def similo_match(studio: Studio) -> None:
    _put(studio, _never, games=4, seats=3)


def similo_set_up(studio: Studio) -> None:
    studio.house.set_up.open("similo")
    studio.page("setup")


def similo_rulebook(studio: Studio) -> None:
    studio.page("rulebook", game="similo", clause="SIM-6.1")


def _items(item: QQuickItem) -> Iterator[QQuickItem]:
    yield item
    for child in item.childItems():
        yield from _items(child)


def _alive(studio: Studio) -> list[str]:
    """Return the characters of the grid that can be picked."""
    shown = studio.house.table.shown
    return [card.id for card in shown.cards if card.can_pick]


SCENES: tuple[Scene, ...] = (
    similo_set_up,
    similo_vote,
    similo_voted,
    similo_advice,
    similo_twelve,
    similo_twenty,
    similo_guess,
    similo_secret,
    similo_guide,
    similo_refused,
    similo_hint,
    similo_large,
    similo_log,
    similo_sheet,
    similo_sheet_eight,
    similo_match,
    similo_rulebook,
)
