"""How long decisions take, a level at a time, as the session sees them.

The level sits on the first seat, the hastiest bots on the others; what is measured goes through
the pool of processes that the app has.
"""

import queue
import sys
import time
from collections.abc import Iterator
from itertools import count, islice

from divan.bots.bot import Clock, Decision
from divan.bots.roster import Roster
from divan.core.chance import decision_seed
from divan.core.fold import AnyPosition, advance, opening, view_of
from divan.core.manifest import Manifest, load
from divan.core.options import Preset
from divan.core.record import PERSON, Level, new_record
from divan.core.view import AnyView
from divan.session.question import Question
from divan.session.workers import WorkerPool
from tasks.figures import Row, emit, games_asked, is_quick, percentiles
from tasks.progress import Progress

DECISIONS, SECONDS = 400, 30.0
QUICK_DECISIONS, QUICK_SECONDS = 60, 0.8
"""A level is asked so often, or for so long if that is less; five times at least."""
FEWEST = 5
LIMIT = 10.0
"""Seconds that a decision may take at most."""


def main() -> None:
    """Measure and print the rows as one line of JSON."""
    cells = [
        (manifest, preset, level)
        for manifest in games_asked()
        for preset in manifest.load_rules().presets
        for level in Level
    ]
    rows = []
    pool = WorkerPool(1)
    try:
        with Progress("decisions", len(cells)) as progress:
            for number, cell in enumerate(cells, 1):
                rows.append(_measure(*cell, pool))
                progress(number)
    finally:
        pool.close()
    emit({"decisions": rows})


def _measure(manifest: Manifest, preset: Preset, level: Level, pool: WorkerPool) -> Row:
    most, seconds = (QUICK_DECISIONS, QUICK_SECONDS) if is_quick() else (DECISIONS, SECONDS)
    times: list[float] = []
    end = time.monotonic() + seconds
    # The first question of a process loads the game, and is not counted.
    for milliseconds in islice(_decisions(manifest, preset, level, pool), 1, None):
        times.append(milliseconds)
        if len(times) >= most or (len(times) >= FEWEST and time.monotonic() > end):
            break
    return {"what": f"{manifest.id} {preset.id} {level}", **percentiles(times)}


def _decisions(
    manifest: Manifest, preset: Preset, level: Level, pool: WorkerPool
) -> Iterator[float]:
    """Yield the milliseconds of decision after decision, in match after match."""
    rules, roster = manifest.load_rules(), load(manifest.bots)
    players = (PERSON,) * manifest.players[0]
    for number in count():
        seed = f"BENCH {number}"
        position = opening(rules, new_record(manifest.id, rules, preset.options, players, seed))
        while acting := rules.to_act(position.state):
            seat = acting[0]
            view = view_of(rules, position, seat)
            if seat:
                move = _hasty(roster, view, position)
            else:
                question = Question(
                    manifest.bots, level, view, decision_seed(seed, view.ply, seat), LIMIT
                )
                begun = time.perf_counter()
                move = _asked(pool, question)
                yield (time.perf_counter() - begun) * 1000
            position = advance(rules, seed, position, seat, move)


def _hasty(roster: Roster, view: AnyView, position: AnyPosition):
    return roster.bot(Level.WIGGINS).decide(view, position.ply, Clock(LIMIT)).move


def _asked(pool: WorkerPool, question: Question):
    answers: queue.SimpleQueue = queue.SimpleQueue()
    pool.ask(question, answers.put)
    answer = answers.get()
    if not isinstance(answer, Decision):
        raise TypeError(f"{question.level} of {question.roster} gave no answer: {answer}")
    return answer.move


if __name__ == "__main__":
    sys.exit(main())
