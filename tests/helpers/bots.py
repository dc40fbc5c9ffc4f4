"""Bots for tests: a roster's name is all that a worker process needs to find them."""

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from divan.bots.bot import Bot, Clock, Decision, Reason
from divan.bots.random_bot import RandomBot
from divan.bots.roster import Roster
from divan.core.manifest import load
from divan.core.record import Level
from divan.core.rules import AnyRules
from divan.core.view import AnyView

LOST_CITIES = "divan.games.lost_cities.rules:RULES"

Thought = Callable[[AnyView, int, Clock], Decision]


class _Thinking(Bot[AnyView]):
    def __init__(self, thought: Thought) -> None:
        self._thought = thought

    def decide(self, view: AnyView, seed: int, clock: Clock) -> Decision:
        return self._thought(view, seed, clock)


class OneThought(Roster[Any]):
    """A bot that is the same at every level."""

    def __init__(self, thought: Thought) -> None:
        self._thought = thought

    def bot(self, level: Level) -> Bot[Any]:
        return _Thinking(self._thought)

    def redeal(self, view: AnyView, seed: int) -> Any:
        raise NotImplementedError


def first_move(rules: AnyRules, view: AnyView, **arguments: int) -> Decision:
    """Choose the first move there is."""
    return Decision(next(rules.moves(view.table, view.seat)), Reason("first", arguments))


def _first(view: AnyView, seed: int, clock: Clock) -> Decision:
    return first_move(load(LOST_CITIES), view)


def _tells_of_its_process(view: AnyView, seed: int, clock: Clock) -> Decision:
    return first_move(load(LOST_CITIES), view, pid=os.getpid(), nice=os.nice(0))


def _raises(view: AnyView, seed: int, clock: Clock) -> Decision:
    raise KeyError("no idea")


def _never_answers(view: AnyView, seed: int, clock: Clock) -> Decision:
    while True:
        time.sleep(0.01)


def sign_of_thinking(tmp_path: Path) -> Path:
    """Return the file that the patient bot makes when it has begun to think."""
    return tmp_path / "thinking"


def _thinks_until_called_off(view: AnyView, seed: int, clock: Clock) -> Decision:
    sign_of_thinking(Path(os.environ["DIVAN_HOME"]).parent).touch()
    while not clock.expired():
        time.sleep(0.001)
    return first_move(load(LOST_CITIES), view, pid=os.getpid())


def _is_killed(view: AnyView, seed: int, clock: Clock) -> Decision:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("dead")


def _tells_who_it_is_and_never_answers(view: AnyView, seed: int, clock: Clock) -> Decision:
    (Path(os.environ["DIVAN_HOME"]).parent / f"worker-{os.getpid()}").touch()
    return _never_answers(view, seed, clock)


def _is_killed_once(view: AnyView, seed: int, clock: Clock) -> Decision:
    try:
        (Path(os.environ["DIVAN_HOME"]).parent / "killed").touch(exist_ok=False)
    except FileExistsError:
        return _random(view, seed, clock)
    return _is_killed(view, seed, clock)


def _answers_nonsense(view: AnyView, seed: int, clock: Clock) -> Decision:
    return None  # type: ignore[return-value]


def _says_what_no_pipe_can_carry(view: AnyView, seed: int, clock: Clock) -> Decision:
    return Decision(first_move(load(LOST_CITIES), view).move, Reason("odd", {"it": lambda: 0}))


def _random(view: AnyView, seed: int, clock: Clock) -> Decision:
    return RandomBot(load(LOST_CITIES)).decide(view, seed, clock)


FIRST = OneThought(_first)
PROCESS = OneThought(_tells_of_its_process)
RAISES = OneThought(_raises)
NEVER = OneThought(_never_answers)
PATIENT = OneThought(_thinks_until_called_off)
KILLED = OneThought(_is_killed)
TELLS_AND_NEVER = OneThought(_tells_who_it_is_and_never_answers)
KILLED_ONCE = OneThought(_is_killed_once)
NONSENSE = OneThought(_answers_nonsense)
UNSPEAKABLE = OneThought(_says_what_no_pipe_can_carry)
RANDOM = OneThought(_random)
