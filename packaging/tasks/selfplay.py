"""Matches by bots alone, through the session that a person plays in."""

import argparse
import json
import os
import statistics
import sys

from divan.core.chance import new_seed
from divan.core.manifest import Manifest
from divan.core.options import BadOptions, Options, option_values, read_options
from divan.core.record import Level
from divan.games import find_games
from divan.session.selfplay import RANDOM, Played, play_match
from divan.session.workers import WorkerPool


def main(arguments: list[str] | None = None) -> int:
    """Play, printing a line a match and a summary, or a JSON object a match."""
    games = find_games()
    parser = _parser(games)
    options = parser.parse_args(arguments)
    manifest = next(manifest for manifest in games if manifest.id == options.game)
    seats = options.seats.split(",")
    try:
        chosen = _options(manifest, options.preset, options.option)
        _check(manifest, seats)
    except (BadOptions, ValueError) as error:
        parser.error(str(error))
    seed = options.seed or new_seed()
    pool = WorkerPool(max(1, min(2, os.cpu_count() or 1)))
    try:
        played = []
        for number in range(options.games):
            # Every other match the seats are turned, so that the first one is no advantage.
            turned = seats if number % 2 == 0 else seats[1:] + seats[:1]
            match = play_match(manifest, chosen, turned, f"{seed}:{number // 2}", pool)
            played.append(match)
            print(json.dumps(_told(match)) if options.json else _line(match), flush=True)
        if not options.json:
            print(_summary(played, seats))
    except ValueError as error:
        parser.error(str(error))
    finally:
        pool.close()
    return 0


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


def _check(manifest: Manifest, seats: list[str]) -> None:
    if len(seats) not in manifest.players:
        counts = ", ".join(map(str, manifest.players))
        raise ValueError(f"{manifest.id} is for {counts} players, not {len(seats)}")
    known = [level.value for level in Level] + [RANDOM]
    for seat in seats:
        if seat not in known:
            raise ValueError(f"nobody is called {seat!r}; there are {', '.join(known)}")


def _told(match: Played) -> dict[str, object]:
    return {
        "game": match.game,
        "seats": match.seats,
        "options": match.options,
        "seed": match.seed,
        "winners": match.result.winners,
        "scores": match.result.scores,
        "reason": match.result.reason,
        "plies": match.plies,
        "lapses": match.lapses,
        "seconds_a_decision": [round(_median(times), 6) for times in match.seconds],
        "slowest_decision": [round(max(times, default=0.0), 6) for times in match.seconds],
    }


def _line(match: Played) -> str:
    pairs = zip(match.seats, match.result.scores or match.result.winners, strict=False)
    scores = "  ".join(f"{name} {score}" for name, score in pairs)
    return f"{match.seed}: {scores} ({match.plies} plies)"


def _summary(played: list[Played], seats: list[str]) -> str:
    lines = []
    for name in dict.fromkeys(seats):
        own = [
            (match, seat)
            for match in played
            for seat, sitting in enumerate(match.seats)
            if sitting == name
        ]
        won = sum(
            seat in match.result.winners and len(match.result.winners) < len(match.seats)
            for match, seat in own
        )
        scores = [match.result.scores[seat] for match, seat in own if match.result.scores]
        mean = f", {statistics.mean(scores):.1f} points on average" if scores else ""
        lines.append(f"{name}: won {won} of {len(own)}{mean}")
    return "\n".join(lines)


def _median(times: tuple[float, ...]) -> float:
    return statistics.median(times) if times else 0.0


def _count(text: str) -> int:
    """Return how many matches to play. Raises ArgumentTypeError."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of matches")
    return int(text)


def _parser(games: tuple[Manifest, ...]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="dev.py selfplay", description=__doc__)
    parser.add_argument("game", choices=[manifest.id for manifest in games])
    parser.add_argument("--seats", required=True, help="a level a seat, or random: watson,mycroft")
    parser.add_argument("--games", type=_count, default=1, help="how many matches (1)")
    parser.add_argument("--seed", help="matches with the same seed are the same")
    parser.add_argument("--preset", help="the options to begin with (the first preset)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--json", action="store_true", help="one JSON object a match")
    return parser


if __name__ == "__main__":
    sys.exit(main())
