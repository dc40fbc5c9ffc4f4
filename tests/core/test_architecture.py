"""The walls of the house: where there is no Qt, and who may not know whom."""

import ast
import importlib.util
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import divan
from divan.games import find_games
from helpers.processes import run_python

HOUSE = Path(divan.__file__).parent
GAMES = [game.id for game in find_games()]
WITHOUT_QT = [
    "divan.core",
    "divan.bots",
    "divan.session",
    "divan.games",
    *(f"divan.games.{game}.{room}" for game in GAMES for room in ("rules", "bots")),
]

BLOCKED = """
import importlib, pkgutil, sys

class NoQt:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("PySide6", "shiboken6", "PyQt6"):
            raise ImportError(f"{name} is blocked")

sys.meta_path.insert(0, NoQt())
for room in sys.argv[1:]:
    package = importlib.import_module(room)
    inner = [] if room == "divan.games" else pkgutil.walk_packages(package.__path__, room + ".")
    for module in inner:
        importlib.import_module(module.name)
        print(module.name)
"""


def sources(room: str) -> Iterator[Path]:
    return HOUSE.joinpath(*room.split(".")[1:]).rglob("*.py")


def imported(path: Path) -> Iterator[str]:
    """Yield the full name of everything that a module imports."""
    package = ".".join(("divan", *path.relative_to(HOUSE).parts[:-1]))
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            dots = "." * node.level + (node.module or "")
            yield importlib.util.resolve_name(dots, package) if node.level else dots


def test_rules_bots_and_session_can_be_imported_where_there_is_no_qt() -> None:
    run = run_python("-c", BLOCKED, *WITHOUT_QT)
    assert run.returncode == 0, run.stderr
    assert {"divan.core.rules", "divan.session.store.store"} <= set(run.stdout.split())


def test_the_block_does_keep_qt_out() -> None:
    run = run_python(
        "-c", BLOCKED.replace("importlib.import_module(room)", "__import__('PySide6')"), "x"
    )
    assert "PySide6 is blocked" in run.stderr


def test_no_game_imports_another() -> None:
    for game in GAMES:
        foreign = [f"divan.games.{other}" for other in GAMES if other != game]
        for path in sources(f"divan.games.{game}"):
            for name in imported(path):
                assert not name.startswith(tuple(f"{other}." for other in foreign)), path
                assert name not in foreign, path
                assert name != "divan.games", f"{path} could reach every game"


@pytest.mark.parametrize("room", ["divan.core", "divan.bots", "divan.session"])
def test_no_room_that_serves_all_games_names_or_imports_one(room: str) -> None:
    for path in sources(room):
        assert not [name for name in imported(path) if name.startswith("divan.games")], path
        if room != "divan.session":
            named = [game for game in GAMES if game in path.read_text(encoding="utf-8")]
            assert not named, f"{path} names {named}"


def test_only_chance_and_bots_draw_at_random() -> None:
    rooms = ["divan.core", *(f"divan.games.{game}.rules" for game in GAMES)]
    users = {
        path.name
        for room in rooms
        for path in sources(room)
        if {"random", "secrets", "uuid"} & set(imported(path))
    }
    assert users == {"chance.py"}


def test_every_package_of_the_house_is_looked_at() -> None:
    rooms = {module.name for module in pkgutil.iter_modules([str(HOUSE)]) if module.ispkg}
    assert rooms == {
        "app",
        "arena",
        "bots",
        "core",
        "games",
        "research",
        "session",
        "ui",
    }
