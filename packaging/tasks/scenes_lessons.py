"""The lessons for the pictures of ``tasks.shots``: of each game a page that is read, one that
asks for a move, and the last.
"""

from collections.abc import Iterator

from divan.core.manifest import load
from divan.games import find_games
from divan.ui.presenter import GameView
from tasks.studio import Scene, Studio

GAMES = tuple(game for game in find_games() if load(game.view).lesson)


def turn_to(studio: Studio, game: str, page: int) -> None:
    """Put the lesson of ``game`` on the table, at a page."""
    house = studio.house
    house.set_up.open(game)
    house.set_up.learn()
    studio.window.toTable()
    view: GameView = load(studio.game(game).view)
    lesson = view.load_lesson()
    for each in lesson.pages[:page]:
        if each.asks is None:
            house.table.proceed()
        else:
            house.table.move(each.asks)
        while house.table.property("lesson")["moving"]:
            house.table.proceed()


def _scenes(game: str) -> Iterator[Scene]:
    view: GameView = load(next(each.view for each in GAMES if each.id == game))
    lesson = view.load_lesson()
    asks = next(number for number, page in enumerate(lesson.pages) if page.asks is not None)
    pages = {"first": 0, "asks": asks, "last": len(lesson.pages) - 1}
    for name, page in pages.items():

        def scene(studio: Studio, page: int = page) -> None:
            turn_to(studio, game, page)

        scene.__name__ = f"lesson_{game}_{name}"
        yield scene


SCENES: tuple[Scene, ...] = tuple(scene for game in GAMES for scene in _scenes(game.id))
