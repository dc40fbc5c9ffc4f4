"""Play; without a screen, let bots play a match of each game and name its pictures."""

import os
import sys

from tasks import translations
from tasks.root import ROOT

INVISIBLE = ("offscreen", "minimal")
"""Platforms of Qt whose windows nobody can see."""


def has_screen() -> bool:
    """Tell whether a window can be shown here."""
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    if platform or sys.platform != "linux":
        return platform not in INVISIBLE
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def main() -> None:
    """Start the app."""
    translations.compile_all()
    from divan.app.main import main as start

    if has_screen():
        start(sys.argv[1:])
    else:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        print("No screen here: bots play a match, and you find pictures of it at the end.")
        start(sys.argv[1:] or ["--demo", str(ROOT / "shots" / "demo")])


if __name__ == "__main__":
    main()
