"""Where QML finds pictures and the games' own files."""

import importlib
from pathlib import Path

from PySide6.QtCore import QUrl

from divan.core.manifest import Manifest


def art(game: str, name: str) -> str:
    """Return the address of a picture of a game, or of all games where it is ``common``."""
    return f"image://art/{game}/{name}"


def view_file(manifest: Manifest, name: str) -> str:
    """Return the address of a QML file that lies beside a game's ``view`` package."""
    module = importlib.import_module(manifest.view.partition(":")[0])
    return QUrl.fromLocalFile(str(Path(str(module.__file__)).parent / name)).toString()
