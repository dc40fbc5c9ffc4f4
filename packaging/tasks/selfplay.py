"""Matches by bots alone, through the session that a person plays in.

It shows how the session does; 'dev.py arena' plays the same matches faster, in many processes.
"""

import argparse
import json
import os
import statistics
import sys
from itertools import islice

from divan.arena.schedule import paired_deals
from divan.core.chance import new_seed
from divan.core.options import BadOptions
from divan.session.selfplay import Played, play_match
from divan.session.workers import WorkerPool
from tasks.lineup import add_game, count, game_of, seats_of, seed


def main(arguments: list[str] | None = None) -> int:
    """Play, printing a line a match and a summary, or a JSON object a match."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    try:
        manifest, options = game_of(asked)
        seats = seats_of(manifest, asked.seats)
    except (BadOptions, ValueError) as error:
        parser.error(str(error))
    pool = WorkerPool(max(1, min(2, os.cpu_count() or 1)))
    fixtures = paired_deals(manifest, options, seats, asked.seed or new_seed())
    try:
        played = []
        for fixture in islice(fixtures, asked.games):
            match = play_match(manifest, options, fixture.bots, fixture.seed, pool)
            played.append(match)
            print(json.dumps(_told(match)) if asked.json else _line(match), flush=True)
        if not asked.json:
            print(_summary(played, seats))
    except ValueError as error:
        parser.error(str(error))
    finally:
        pool.close()
    return 0


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


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="dev.py selfplay", description=__doc__)
    add_game(parser)
    parser.add_argument("--seats", required=True, help="a level a seat, or random: watson,mycroft")
    parser.add_argument("--games", type=count, default=1, help="how many matches (1)")
    parser.add_argument("--seed", type=seed, help="matches with the same seed are the same")
    parser.add_argument("--json", action="store_true", help="one JSON object a match")
    return parser


if __name__ == "__main__":
    sys.exit(main())
