"""The lessons for the pictures of ``tasks.shots``: of each game a page that is read, one that
asks for a move, and the last.
"""

from collections.abc import Iterator

from divan.core.manifest import Manifest, load
from divan.games import find_games
from divan.ui.lesson import Lesson
from divan.ui.presenter import GameView
from tasks.studio import Scene, Studio


def turn_to(studio: Studio, game: str, page: int) -> None:
    """Put the lesson of ``game`` on the table, at a page."""
    house = studio.house
    house.set_up.open(game)
    house.set_up.learn()
    studio.window.toTable()
    for each in _lesson(studio.game(game)).pages[:page]:
        if each.asks is None:
            house.table.proceed()
        else:
            house.table.move(each.asks)
        while house.table.property("lesson")["moving"]:
            house.table.proceed()


def _lesson(game: Manifest) -> Lesson:
    view: GameView = load(game.view)
    return view.load_lesson()


def _scenes(game: Manifest) -> Iterator[Scene]:
    pages = _lesson(game).pages
    asks = next(number for number, page in enumerate(pages) if page.asks is not None)
    for name, page in {"first": 0, "asks": asks, "last": len(pages) - 1}.items():

        def scene(studio: Studio, page: int = page) -> None:
            turn_to(studio, game.id, page)

        scene.__name__ = f"lesson_{game.id}_{name}"
        yield scene


SCENES: tuple[Scene, ...] = tuple(scene for game in find_games() for scene in _scenes(game))
