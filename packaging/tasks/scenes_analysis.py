"""The analysis of finished matches for the pictures of ``tasks.shots``, a game each."""

from functools import cache

from divan.core.fold import AnyPosition
from divan.core.record import AnyRecord, Level
from tasks.studio import Scene, Studio

PATIENCE = 300
"""How often one looks whether an analysis is done, a tenth of a second apart."""


def _never(_: AnyPosition) -> bool:
    return False


@cache
def _record(studio: Studio, game: str) -> AnyRecord:
    """Return a match that bots played to its end; the person played like Dr Watson."""
    seats = studio.game(game).players[0]
    levels = (Level.WATSON, *(Level.ADLER,) * (seats - 1))
    return studio.played(game, levels, _never)


def _analysed(studio: Studio, game: str) -> None:
    """Lay the analysis of a match over its replay, and wait until all is judged."""
    house = studio.house
    match = studio.keep(_record(studio, game))
    house.matches.replay(match)
    house.analysis.open()
    studio.window.toTable()
    for _ in range(PATIENCE):
        studio.settle(0.1)
        if not house.analysis.property("running"):
            break
    studio.settle()


def analysis_lost_cities(studio: Studio) -> None:
    _analysed(studio, "lost_cities")


def analysis_last_call(studio: Studio) -> None:
    _analysed(studio, "last_call")


def analysis_don_legacy(studio: Studio) -> None:
    _analysed(studio, "don_legacy")


def analysis_similo(studio: Studio) -> None:
    _analysed(studio, "similo")


def analysis_baker_street(studio: Studio) -> None:
    _analysed(studio, "baker_street")


def analysis_lines(studio: Studio) -> None:
    """The lower part of the sheet."""
    analysis_lost_cities(studio)
    studio.item("analysisList").setProperty("currentIndex", 24)


def analysis_called_off(studio: Studio) -> None:
    house = studio.house
    house.matches.replay(studio.keep(_record(studio, "don_legacy")))
    house.analysis.open()
    studio.window.toTable()
    studio.settle(0.4)
    house.analysis.cancel()


def analysis_moment(studio: Studio) -> None:
    """The costliest decision at the table."""
    analysis_lost_cities(studio)
    house = studio.house
    house.analysis.jump(house.analysis.property("worst")[0]["ply"])


def analysis_moment_last_call(studio: Studio) -> None:
    analysis_last_call(studio)
    house = studio.house
    house.analysis.jump(house.analysis.property("worst")[0]["ply"])


SCENES: tuple[Scene, ...] = (
    analysis_lost_cities,
    analysis_last_call,
    analysis_don_legacy,
    analysis_similo,
    analysis_baker_street,
    analysis_lines,
    analysis_called_off,
    analysis_moment,
    analysis_moment_last_call,
)
