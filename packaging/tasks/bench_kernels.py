"""Random games a second on one core: readable rules, the kernel's twin, the compiled kernel.

Every game that has a kernel is measured under its first preset, by the process's own time, so
that other work on the machine counts little; the best of several runs counts.
"""

import importlib
import random
import time
from collections.abc import Callable
from importlib.util import find_spec
from types import ModuleType

from divan.core.chance import Chance
from divan.core.manifest import Manifest
from divan.core.options import Options
from divan.core.rules import AnyRules
from tasks.figures import Row, emit, games_asked, is_quick

RUNS = 5


def main() -> None:
    """Measure and print the rows as one line of JSON."""
    seconds = 0.2 if is_quick() else 1.0
    with_kernels = [manifest for manifest in games_asked() if _kernel(manifest, "twin")]
    emit({"kernels": [_game(manifest, seconds) for manifest in with_kernels]})


def _game(manifest: Manifest, seconds: float) -> Row:
    rules = manifest.load_rules()
    options = rules.presets[0].options
    seats = manifest.players[0]
    readable = _speed(lambda count: _readable(rules, options, seats, count), seconds)
    row: Row = {"what": f"{manifest.id} random games a second", "readable": readable}
    for name in ("twin", "compiled"):
        kernel = _kernel(manifest, name)
        if kernel is not None:
            row[name] = _speed(
                lambda count, kernel=kernel: kernel.random_games(options, 0, count), seconds
            )
    if "compiled" in row:
        row["ratio"] = round(row["compiled"] / row["twin"], 1)
    return row


def _kernel(manifest: Manifest, name: str) -> ModuleType | None:
    package = f"divan.games.{manifest.id}.bots.kernel"
    if find_spec(package) is None or find_spec(f"{package}.{name}") is None:
        return None
    return importlib.import_module(f"{package}.{name}")


def _readable(rules: AnyRules, options: Options, seats: int, count: int) -> None:
    dice = random.Random(0)
    for number in range(count):
        state = rules.begin(options, seats, Chance(f"BENCH {number}", 0)).state
        ply = 0
        while acting := rules.to_act(state):
            ply += 1
            move = dice.choice(tuple(rules.moves(state, acting[0])))
            state = rules.apply(state, acting[0], move, Chance(f"BENCH {number}", ply)).state


def _speed(play: Callable[[int], object], seconds: float) -> int:
    """Return the games a second of the best run; a run takes about ``seconds``."""
    count = 1
    while (spent := _spent(play, count)) < seconds / 4:
        count *= 2
    count = max(1, round(count * seconds / spent))
    return round(count / min(_spent(play, count) for _ in range(RUNS)))


def _spent(play: Callable[[int], object], count: int) -> float:
    begun = time.process_time()
    play(count)
    return time.process_time() - begun


if __name__ == "__main__":
    main()
