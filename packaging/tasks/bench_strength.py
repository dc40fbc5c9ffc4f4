"""How strong each level is against the one below: paired deals, every seat in turn."""

import itertools
import json
import math
import multiprocessing
import os
import sys
from typing import Any

from divan.bots.bot import Bot, Clock
from divan.bots.random_bot import RandomBot
from divan.bots.roster import Roster
from divan.core.chance import decision_seed
from divan.core.fold import advance, opening, view_of
from divan.core.manifest import Manifest, load
from divan.core.record import PERSON, Level, new_record
from divan.core.rules import AnyRules
from divan.games import find_games
from divan.session.selfplay import RANDOM

LADDER = (("watson", "wiggins"), ("adler", "watson"), ("mycroft", "adler"), ("adler", RANDOM))
MIRROR = ("adler", "adler")
DEADLINE = 5.0
CONFIDENCE = 1.96
"""Standard deviations within which 95 of 100 results lie."""


def main(arguments: list[str] | None = None) -> None:
    """Measure and print one line of JSON."""
    arguments = sys.argv[1:] if arguments is None else arguments
    quick = "--quick" in arguments
    wanted = [name for name in arguments if not name.startswith("--")]
    with multiprocessing.get_context("spawn").Pool(os.cpu_count()) as pool:
        result = {
            manifest.id: {
                preset.id: {
                    f"{above} - {below}": _duel(manifest, preset.id, above, below, quick, pool)
                    for above, below in (*LADDER, MIRROR)
                }
                for preset in manifest.load_rules().presets
            }
            for manifest in find_games()
            if not wanted or manifest.id in wanted
        }
    print(json.dumps(result))


def _duel(
    manifest: Manifest, preset: str, above: str, below: str, quick: bool, pool: Any
) -> dict[str, Any]:
    """Let one ``above`` play against ``below`` on all other seats, each deal once a seat.

    Equals play each deal once; their wins are those of the first seat.
    """
    seats = manifest.players[0]
    chairs = range(1 if above == below else seats)
    deals = (24 if quick else 400) // len(chairs)
    games = [
        (manifest.id, preset, [above if seat == chair else below for seat in range(seats)], deal)
        for deal, chair in itertools.product(range(deals), chairs)
    ]
    played = pool.starmap(_play, games, chunksize=4)
    wins = 0.0
    points: list[tuple[int, float]] = []
    for (_, _, names, _), (winners, scores) in zip(games, played, strict=True):
        chair = names.index(above)
        wins += (chair in winners) / max(len(winners), 1)
        if scores:
            others = [score for seat, score in enumerate(scores) if seat != chair]
            points.append((scores[chair], sum(others) / len(others)))
    low, high = _wilson(wins, len(games))
    figures: dict[str, Any] = {"n": len(games), "wins": round(wins / len(games), 3)}
    figures["95%"] = f"{low:.3f} to {high:.3f}"
    if points:
        figures["points"] = " : ".join(
            f"{sum(column) / len(points):.1f}" for column in zip(*points, strict=True)
        )
    return figures


def _play(
    game: str, preset: str, names: list[str], deal: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Play one match and return its winners and scores."""
    manifest = next(found for found in find_games() if found.id == game)
    rules = manifest.load_rules()
    options = next(found.options for found in rules.presets if found.id == preset)
    bots = [_bot(manifest, rules, name) for name in names]
    seed = f"LADDER {deal}"
    record = new_record(game, rules, options, (PERSON,) * len(names), seed)
    position = opening(rules, record)
    while acting := rules.to_act(position.state):
        seat = acting[0]
        view = view_of(rules, position, seat)
        decision = bots[seat].decide(view, decision_seed(seed, view.ply, seat), Clock(DEADLINE))
        position = advance(rules, seed, position, seat, decision.move)
    result = rules.result(position.state)
    if result is None:
        raise RuntimeError(f"{game} ends without a result")
    return result.winners, result.scores


def _bot(manifest: Manifest, rules: AnyRules, name: str) -> Bot[Any]:
    if name == RANDOM:
        return RandomBot(rules)
    roster: Roster[Any] = load(manifest.bots)
    return roster.bot(Level(name))


def _wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the interval in which the true share of wins lies (Wilson 1927)."""
    share, z2 = wins / games, CONFIDENCE**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    spread = CONFIDENCE * math.sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    return middle - spread / (1 + z2 / games), middle + spread / (1 + z2 / games)


if __name__ == "__main__":
    main()
