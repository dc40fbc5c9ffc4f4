"""Whole matches by bots alone, through the same thread that a person plays in."""

import queue
import time
from collections.abc import Sequence

import msgspec

from divan.bots.bot import Clock
from divan.bots.random_bot import RANDOM, RandomBot
from divan.core.chance import decision_seed
from divan.core.manifest import Manifest
from divan.core.options import Options, OptionValue, option_values
from divan.core.record import PERSON, AnyRecord, Level, Player, new_record
from divan.core.result import Result
from divan.session.commands import Play, Proceed
from divan.session.match import Match
from divan.session.match_thread import MatchThread
from divan.session.pace import Pace
from divan.session.question import Listener, Question, Thinkers
from divan.session.updates import (
    AwaitingProceed,
    BotLapsed,
    MatchBroken,
    Restored,
    Stepped,
    Update,
)


class Played(msgspec.Struct, frozen=True):
    """A match that was played: who sat where, how it ended and how long decisions took.

    ``seconds`` has the time of every bot's decision, one list a seat, as the session saw
    it; ``lapses`` counts the bots' answers that could not be used.
    """

    game: str
    seats: tuple[str, ...]
    options: dict[str, OptionValue]
    seed: str
    result: Result
    plies: int
    seconds: tuple[tuple[float, ...], ...]
    lapses: int
    record: AnyRecord


class _Timed:
    """Passes questions on and notes how long each seat's answers took."""

    def __init__(self, thinkers: Thinkers, seats: int) -> None:
        self._thinkers = thinkers
        self.seconds: list[list[float]] = [[] for _ in range(seats)]

    def ask(self, question: Question, listener: Listener) -> int:
        asked_at = time.perf_counter()
        seconds = self.seconds[question.view.seat]

        def note(answer: object) -> None:
            seconds.append(time.perf_counter() - asked_at)
            listener(answer)  # type: ignore[arg-type]

        return self._thinkers.ask(question, note)

    def cancel(self, ticket: int) -> None:
        self._thinkers.cancel(ticket)


def play_match(
    manifest: Manifest,
    options: Options,
    seats: Sequence[str],
    seed: str,
    thinkers: Thinkers,
) -> Played:
    """Play one match between the bots named in ``seats``: a level each, or ``random``,
    which can have one seat.

    Raises ValueError for a name that is neither, or more than one ``random``.
    """
    if list(seats).count(RANDOM) > 1:
        raise ValueError(f"only one seat can be {RANDOM}")
    rules = manifest.load_rules()
    players = tuple(PERSON if name == RANDOM else Player(Level(name)) for name in seats)
    record = new_record(manifest.id, rules, options, players, seed)
    watcher = list(seats).index(RANDOM) if RANDOM in seats else 0
    match = Match("", rules, record, watcher=watcher)
    timed = _Timed(thinkers, len(seats))
    updates: queue.SimpleQueue[Update] = queue.SimpleQueue()
    thread = MatchThread(match, manifest.bots, timed, updates.put, pace=Pace.INSTANT)
    thread.start()
    random_bot = RandomBot(rules)
    lapses = 0
    result: Result | None = None
    while result is None:
        update = updates.get()
        if isinstance(update, MatchBroken):
            raise RuntimeError(f"the match with the seed {seed} stopped")  # noqa: TRY004
        if isinstance(update, BotLapsed):
            lapses += 1
        if isinstance(update, AwaitingProceed):
            thread.send(Proceed())
        if not isinstance(update, Stepped | Restored):
            continue
        snapshot = update.snapshot
        result = snapshot.result
        if RANDOM in seats and watcher in snapshot.to_act:
            view = snapshot.view
            chosen = random_bot.decide(view, decision_seed(seed, view.ply, watcher), Clock(1.0))
            thread.send(Play(watcher, chosen.move, view.ply))
    thread.close()
    return Played(
        game=manifest.id,
        seats=tuple(seats),
        options=option_values(options),
        seed=seed,
        result=result,
        plies=match.position.ply,
        seconds=tuple(tuple(times) for times in timed.seconds),
        lapses=lapses,
        record=match.record,
    )
