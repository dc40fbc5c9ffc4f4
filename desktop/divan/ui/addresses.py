"""Where QML finds pictures, sounds and the games' own files."""

import importlib
from functools import cache
from pathlib import Path

from PySide6.QtCore import QUrl

from divan import places
from divan.core.manifest import Manifest


@cache
def art(game: str, name: str) -> str:
    """Return the address of a picture of a game, or of all games where it is ``common``."""
    return _address(places.resources() / "art" / game / name)


def view_file(manifest: Manifest, name: str) -> str:
    """Return the address of a QML file that lies beside a game's ``view`` package."""
    module = importlib.import_module(manifest.view.partition(":")[0])
    return _address(Path(str(module.__file__)).parent / name)


def _address(path: Path) -> str:
    return QUrl.fromLocalFile(str(path)).toString()
