"""The way in: reads the arguments, opens the window, runs until it is closed.

Nothing of Qt is imported at the top: the bots' processes import this module too.
"""

import argparse
import sys
from pathlib import Path

from divan import __version__, places


def main(arguments: list[str] | None = None) -> None:
    """Run the app; exits with its status."""
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()
    options = _parser().parse_args(arguments)
    if options.demo:
        from divan.app.demo import run_demo

        sys.exit(run_demo(options.demo, seed=options.seed))
    from divan.app.run import run

    sys.exit(run(places.home(), options.match))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="divan",
        description="Five card games at a lamp-lit table, alone against computer opponents.",
    )
    parser.add_argument("match", nargs="?", type=Path, help="a .divan file to open")
    parser.add_argument("--version", action="version", version=f"Divan {__version__}")
    parser.add_argument(
        "--demo",
        type=Path,
        metavar="FOLDER",
        help="let bots play a match of each game on the real screen and write pictures to FOLDER",
    )
    parser.add_argument("--seed", default="DEMO", help="the seed of the demo's matches")
    return parser
