"""Where the app's own files lie: beside the package when installed, in the checkout else."""

import os
from pathlib import Path
from typing import Final

import platformdirs

HOME_VARIABLE: Final = "DIVAN_HOME"
"""Names a folder to keep everything in, instead of the platform's data folder."""

_PACKAGE: Final = Path(__file__).parent
_INSTALLED: Final = _PACKAGE / "resources"
_CHECKOUT: Final = _PACKAGE.parents[1]


def resources() -> Path:
    """Return the folder of fonts, icons, sounds, art and rulebooks."""
    return _INSTALLED if _INSTALLED.is_dir() else _CHECKOUT / "resources"


def translations() -> Path:
    """Return the folder of the compiled translations."""
    inside = _INSTALLED / "translations"
    return inside if inside.is_dir() else _CHECKOUT / "build" / "translations"


def home() -> Path:
    """Return the folder in which matches and settings are kept; it need not exist yet."""
    chosen = os.environ.get(HOME_VARIABLE)
    if chosen:
        return Path(chosen)
    return platformdirs.user_data_path("Divan", appauthor=False)
