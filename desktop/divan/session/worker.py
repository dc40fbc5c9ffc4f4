"""The process in which bots think: it answers one question at a time until told to go."""

import os
import signal
import sys
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from divan.bots.bot import Bot, Clock, Decision
from divan.bots.roster import Roster
from divan.core.manifest import load
from divan.session.question import Question

NICENESS = 10
"""How far bots stand back behind the screen; measured in frame times."""


class Cancel(msgspec.Struct, frozen=True):
    """The answer is not wanted any more: give it at once."""


class Failure(msgspec.Struct, frozen=True):
    """The bot raised an error, told here in words for the log."""

    error: str


def work(pipe: "Connection[Any, Any]") -> None:
    """Answer each Question from ``pipe`` by a Decision or a Failure, until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asks decides when to stop
    _step_back()
    rosters: dict[str, Roster[Any]] = {}
    while True:
        try:
            message = pipe.recv()
        except (EOFError, OSError):
            return
        if isinstance(message, Question):
            answer = _answer(message, rosters, pipe)
            try:
                pipe.send(answer)
            except OSError:
                return


def _answer(
    question: Question, rosters: dict[str, Roster[Any]], pipe: "Connection[Any, Any]"
) -> Decision | Failure:
    clock = Clock(question.seconds, cancelled=pipe.poll)
    try:
        if question.roster not in rosters:
            rosters[question.roster] = load(question.roster)
        bot = rosters[question.roster].bot(question.level)
        decision: object = _think(bot, question, clock)
    except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, the match goes on
        return Failure(f"{type(error).__name__}: {error}")
    if not isinstance(decision, Decision):
        return Failure(f"{type(decision).__name__} is no decision")
    return decision


def _think(bot: Bot[Any], question: Question, clock: Clock) -> Decision:
    if question.made is None:
        return bot.decide(question.view, question.seed, clock)
    return bot.compare(question.view, question.made, question.seed, clock)


def _step_back() -> None:
    """Lower this process's priority, so that the screen always comes first."""
    if sys.platform == "win32":
        import ctypes

        below_normal = 0x00004000
        kernel = ctypes.windll.kernel32
        kernel.GetCurrentProcess.restype = ctypes.c_void_p
        kernel.SetPriorityClass.argtypes = (ctypes.c_void_p, ctypes.c_uint32)
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), below_normal)
    else:
        os.nice(NICENESS)
