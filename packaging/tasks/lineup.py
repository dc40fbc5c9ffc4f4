"""Which game is played, by which options and between whom, as typed on the command line."""

import argparse

from divan.arena.fixture import NAMES
from divan.core.chance import tidy_seed
from divan.core.manifest import Manifest
from divan.core.options import BadOptions, Options, option_values, read_options
from divan.games import find_games

MOST_MATCHES = 1_000_000


def add_game(parser: argparse.ArgumentParser) -> None:
    """Let a task be told a game and its options."""
    parser.add_argument("game", choices=[manifest.id for manifest in find_games()])
    parser.add_argument("--preset", help="the options to begin with (the first preset)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")


def game_of(asked: argparse.Namespace) -> tuple[Manifest, Options]:
    """Return the game and the options that were asked for. Raises BadOptions."""
    manifest = next(found for found in find_games() if found.id == asked.game)
    return manifest, _options(manifest, asked.preset, asked.option)


def seats_of(manifest: Manifest, names: str, players: int | None = None) -> list[str]:
    """Return a bot for each seat: those named, with commas between; of fewer names than
    ``players`` the last one takes the other seats. Raises ValueError.
    """
    seats = names.split(",")
    wanted = len(seats) if players is None else players
    if wanted not in manifest.players or len(seats) > wanted:
        counts = ", ".join(map(str, manifest.players))
        asked = len(seats) if wanted in manifest.players else wanted
        raise ValueError(f"{manifest.id} is for {counts} players, not {asked}")
    seats += seats[-1:] * (wanted - len(seats))
    for seat in seats:
        if seat not in NAMES:
            raise ValueError(f"nobody is called {seat!r}; there are {', '.join(NAMES)}")
    return seats


def count(text: str) -> int:
    """Return how many matches to play. Raises ArgumentTypeError."""
    if not text.isdecimal() or not 1 <= int(text) <= MOST_MATCHES:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of matches")
    return int(text)


def seed(text: str) -> str:
    """Return a seed as a match keeps it. Raises ArgumentTypeError."""
    try:
        return tidy_seed(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _options(manifest: Manifest, preset: str | None, pairs: list[str]) -> Options:
    rules = manifest.load_rules()
    presets = {found.id: found.options for found in rules.presets}
    if preset is not None and preset not in presets:
        raise BadOptions(f"no preset {preset!r}; there are {', '.join(presets)}")
    base = presets[preset] if preset else rules.presets[0].options
    values: dict[str, object] = dict(option_values(base))
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or name not in values:
            raise BadOptions(f"no option {pair!r}; there are {', '.join(values)}")
        values[name] = value
    return read_options(rules.options_type, values)
