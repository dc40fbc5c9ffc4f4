"""Many matches between bots, on all cores or on a Dask cluster, with confidence intervals.

Each deal is played once for every way to sit down, so that no seat and no luck of the cards
favours anyone. The same seed gives the same matches, wherever they are played.

    dev.py arena lost_cities --bots mycroft,adler --games 400
    dev.py arena last_call --bots adler,watson --players 3 --dask tcp://10.0.0.1:8786
"""

import argparse
import json
import sys
from itertools import islice

import msgspec

from divan.arena.cluster import DaskCluster, ExtraMissing
from divan.arena.fixture import Fixture, Score
from divan.arena.place import Place, WorkersLost, play_all
from divan.arena.pool import LocalPool
from divan.arena.schedule import paired_deals, whole_deals
from divan.arena.standing import Interval, Standing, standing_of
from divan.core.chance import new_seed
from divan.core.options import BadOptions
from tasks.lineup import add_game, count, game_of, seats_of, seed
from tasks.progress import Progress

INTERRUPTED = 130


def main(arguments: list[str] | None = None) -> int:
    """Return 0, 1 where the workers were lost, 130 where somebody had enough of it."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    try:
        manifest, options = game_of(asked)
        bots = seats_of(manifest, asked.bots, asked.players)
        fixtures = list(
            islice(
                paired_deals(manifest, options, bots, asked.seed or new_seed()),
                whole_deals(bots, asked.games),
            )
        )
        place: Place = DaskCluster(asked.dask) if asked.dask else LocalPool(asked.processes)
    except (BadOptions, ValueError, ExtraMissing, OSError) as error:
        parser.error(str(error))
    try:
        with place, Progress(manifest.id, len(fixtures)) as progress:
            scores = play_all(place, fixtures, progress)
    except WorkersLost as lost:
        print(f"dev.py arena: {lost}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    standings = [standing_of(bot, fixtures, scores) for bot in dict.fromkeys(bots)]
    if asked.json:
        print(json.dumps(_told(fixtures, scores, standings)))
    else:
        print("\n".join(_table(standings)))
    if late := sum(score.late for score in scores):
        print(f"{late} decisions were late: this does not repeat exactly", file=sys.stderr)
    return 0


def _told(
    fixtures: list[Fixture], scores: list[Score], standings: list[Standing]
) -> dict[str, object]:
    first = fixtures[0]
    return {
        "game": first.manifest.id,
        "options": first.options,
        "seed": first.seed.rpartition(":")[0],
        "standings": msgspec.to_builtins(standings),
        "matches": [
            {"seed": fixture.seed, "bots": fixture.bots, **msgspec.to_builtins(score)}
            for fixture, score in zip(fixtures, scores, strict=True)
        ],
    }


def _table(standings: list[Standing]) -> list[str]:
    lines = [f"{'bot':10}{'matches':>8}{'wins':>9}{'95 %':>18}{'fair':>9}{'points':>9}   ahead"]
    for each in standings:
        share = each.share
        wins = f"{share.value:9.1%}{f'{share.low:.1%} to {share.high:.1%}':>18}"
        points = "-" if each.points is None else f"{each.points:.2f}"
        ahead = _points(each.ahead) if each.ahead else "-"
        lines.append(f"{each.bot:10}{each.matches:8}{wins}{each.fair:9.1%}{points:>9}   {ahead}")
    return lines


def _points(ahead: Interval) -> str:
    return f"{ahead.value:+.1f} ({ahead.low:+.1f} to {ahead.high:+.1f})"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="dev.py arena",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(parser)
    parser.add_argument(
        "--bots", required=True, help="who meets, a seat each; the last one takes seats left over"
    )
    parser.add_argument("--players", type=int, help="how many play (as many as there are bots)")
    parser.add_argument(
        "--games", type=count, default=100, help="how many matches, made up to whole deals (100)"
    )
    parser.add_argument("--seed", type=seed, help="matches with the same seed are the same")
    parser.add_argument("--dask", metavar="ADDRESS", help="a Dask scheduler (extra: arena)")
    parser.add_argument("--processes", type=count, help="local workers (one a core)")
    parser.add_argument("--json", action="store_true", help="everything as one JSON object")
    return parser


if __name__ == "__main__":
    sys.exit(main())
