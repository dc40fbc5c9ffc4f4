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


def demo_arguments(arguments: list[str]) -> list[str]:
    """Return the arguments for the app where nobody would see a window: those of its demo."""
    if any(argument.partition("=")[0] == "--demo" for argument in arguments):
        return arguments
    return ["--demo", str(ROOT / "shots" / "demo"), *arguments]


def main() -> None:
    """Start the app."""
    translations.compile_all()
    from divan.app.main import main as start

    if has_screen():
        start(sys.argv[1:])
    else:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        print("No screen here: bots play a match of each game, and you find pictures of them.")
        start(demo_arguments(sys.argv[1:]))


if __name__ == "__main__":
    main()
