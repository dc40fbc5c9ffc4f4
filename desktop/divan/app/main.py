"""The way in: reads the arguments, opens the window, runs until it is closed.

Nothing of Qt is imported at the top: the bots' processes import this module too.
"""

import argparse
import sys
from pathlib import Path

from divan import __version__, places
from divan.app.system_libraries import CannotStart, plain_words, require_screen
from divan.core.chance import seed_hash, tidy_seed
from divan.core.manifest import Manifest
from divan.games import find_games

INTERRUPTED = 130
"""The exit status of a program that was interrupted from the keyboard."""


class Trouble(Exception):
    """Arguments that will not do; told in one line."""


def main(arguments: list[str] | None = None) -> None:
    """Run the app; exits with its status."""
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        if options.fingerprint is not None:
            sys.stdout.write(f"{seed_hash(_seed(options.fingerprint))}\n")
            return
        sys.exit(_start(options))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except CannotStart as why:
        sys.exit(str(why))
    except Trouble as trouble:
        parser.error(str(trouble))


def _start(options: argparse.Namespace) -> int:
    """Run the app or its demo; return the exit status. Raises Trouble, CannotStart."""
    if options.demo is None:
        if options.game:
            raise Trouble("only the demo is given a game: --demo FOLDER")
        require_screen()
        with plain_words():
            from divan.app.run import run
        return run(places.home(), options.match, once=options.first_frame)
    if options.match is not None:
        raise Trouble("the demo opens no match; a match needs a screen")
    games = _chosen(options.game)
    seed = _seed(options.seed)
    try:
        options.demo.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(str(error)) from None
    require_screen()
    with plain_words():
        from divan.app.demo import run_demo
    try:
        return run_demo(options.demo, seed=seed, games=games)
    except OSError as error:
        raise Trouble(str(error)) from None


def _seed(text: str) -> str:
    """Return a seed as a match keeps it. Raises Trouble."""
    try:
        return tidy_seed(text)
    except ValueError as error:
        raise Trouble(str(error)) from None


def _chosen(ids: list[str] | None) -> tuple[Manifest, ...]:
    """Return the games that are named, each once; all where none is. Raises Trouble."""
    games = {manifest.id: manifest for manifest in find_games()}
    wanted = dict.fromkeys(ids or games)
    if unknown := wanted.keys() - games.keys():
        raise Trouble(f"no game {min(unknown)!r}; there are {', '.join(games)}")
    return tuple(games[game] for game in wanted)


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
    parser.add_argument(
        "--game",
        action="append",
        metavar="GAME",
        help="a game for the demo, as lost_cities; may be given more than once",
    )
    parser.add_argument("--seed", default="DEMO", help="the seed of the demo's matches")
    parser.add_argument(
        "--first-frame",
        action="store_true",
        help="write a line when the window shows its first frame, and end: to measure the start",
    )
    parser.add_argument(
        "--fingerprint", metavar="SEED", help="write the fingerprint of a seed and end"
    )
    return parser
