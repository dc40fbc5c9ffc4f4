"""Where things lie in the checkout."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCES: Final = ROOT / "desktop" / "divan"
TRANSLATIONS: Final = ROOT / "translations"
COMPILED: Final = ROOT / "build" / "translations"
LANGUAGES: Final = ("en", "nl", "fa")
