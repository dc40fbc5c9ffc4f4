"""The screens around the table for the pictures of ``tasks.shots``."""

from datetime import UTC, datetime, timedelta

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from divan.core.chance import Chance
from divan.core.record import PERSON, Level, Player
from divan.core.result import Result
from tasks.scenes_lost_cities import lost_cities
from tasks.studio import SEED, Scene, Studio


def _with_matches(studio: Studio) -> None:
    """Fill the library, so that the shelf has something to go on with."""
    store = studio.house.store
    for match in store.matches():
        store.delete(match.id)
    for number in range(3):
        studio.keep(lost_cities(studio, 0, 1000, seed=f"DONE {number}"))
    studio.keep(lost_cities(studio, 0, 36))
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
        game = lost_cities(studio, 0, 1000)
        players = (PERSON, Player(levels[min(3, chance.below(6))]))
        record = msgspec.structs.replace(game, players=players)
        kept = store.add(
            record,
            result=Result(winners, (own, other), "pile_empty"),
            practice=day % 7 == 3,
            daily="2026-11-01" if day % 5 == 1 else None,
        )
        _touch(studio, kept, now - timedelta(days=day, minutes=37 * day))
    unknown = msgspec.structs.replace(lost_cities(studio, 0, 0), game="hearts")
    _touch(studio, store.add(unknown), now - timedelta(hours=5))
    newer = msgspec.structs.replace(lost_cities(studio, 0, 0), rules_version=9)
    _touch(studio, store.add(newer), now - timedelta(hours=7))
    studio.keep(lost_cities(studio, 0, 36))
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


def matches(studio: Studio) -> None:
    _with_history(studio)
    studio.page("matches")


def matches_delete(studio: Studio) -> None:
    matches(studio)
    studio.settle(0.2)
    QTest.keyClick(studio.window, Qt.Key.Key_Down)
    QTest.keyClick(studio.window, Qt.Key.Key_Delete)


def matches_verify(studio: Studio) -> None:
    _with_history(studio)
    studio.keep(lost_cities(studio, 0, 1000))
    studio.page("matches")
    studio.settle(0.2)
    QTest.keyClick(studio.window, Qt.Key.Key_V)


def matches_none(studio: Studio) -> None:
    shelf_new(studio)
    studio.page("matches")


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


SCENES: tuple[Scene, ...] = (
    shelf,
    shelf_new,
    matches,
    matches_delete,
    matches_verify,
    matches_none,
    settings,
    statistics,
    statistics_none,
    about,
)
