"""How long decisions take, a level at a time, as the session sees them."""

import json
import sys

from divan.core.record import Level
from divan.games import find_games
from divan.session.selfplay import play_match
from divan.session.workers import WorkerPool


def main() -> None:
    """Measure and print one line of JSON."""
    matches = 4 if "--quick" in sys.argv else 20
    wanted = [name for name in sys.argv[1:] if not name.startswith("--")]
    result = {}
    pool = WorkerPool(1)
    try:
        for manifest in find_games():
            if wanted and manifest.id not in wanted:
                continue
            rules = manifest.load_rules()
            result[manifest.id] = {
                preset.id: {
                    level.value: _level(manifest, preset.options, level, matches, pool)
                    for level in Level
                }
                for preset in rules.presets
            }
    finally:
        pool.close()
    print(json.dumps(result))


def _level(manifest, options, level: Level, matches: int, pool: WorkerPool) -> dict:
    """Return the percentiles of the decisions of ``level``, in milliseconds."""
    seats = [level.value] * manifest.players[0]
    times: list[float] = []
    for number in range(matches):
        played = play_match(manifest, options, seats, f"BENCH {number}", pool)
        times += [seconds * 1000 for seat in played.seconds for seconds in seat]
    times.sort()
    return {
        "n": len(times),
        "p50_ms": round(times[len(times) // 2], 1),
        "p95_ms": round(times[int(len(times) * 0.95)], 1),
        "max_ms": round(times[-1], 1),
    }


if __name__ == "__main__":
    main()
