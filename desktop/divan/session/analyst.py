"""Asks the strongest bot about one decision of a match after another, in the background."""

import queue
import threading
from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

import msgspec

from divan.bots.bot import Decision
from divan.core.chance import decision_seed
from divan.session.analysis import AnyVerdict, Decided, judge, seen_at
from divan.session.hints import HINT_LEVEL
from divan.session.match import Match
from divan.session.question import Answer, Question, Thinkers
from divan.session.updates import Lapse

SECONDS: Final = 2.0
"""How long the bot may think about one decision, which is its own and another move."""


class Judged(msgspec.Struct, frozen=True):
    """One more decision has its verdict."""

    verdict: AnyVerdict


class Missed(msgspec.Struct, frozen=True):
    """The bot gave no usable answer on the decision after ``ply`` moves."""

    ply: int
    lapse: Lapse


class Finished(msgspec.Struct, frozen=True):
    """Nothing more will come: all was asked, or it was called off."""

    cancelled: bool


Finding: TypeAlias = Judged | Missed | Finished


class _Stop(msgspec.Struct, frozen=True):
    pass


class Analyst(threading.Thread):
    """Goes through ``questions``, decisions of ``match``, in order.

    ``publish`` is called in this thread with what is found, ``Finished`` last; ``keep`` just
    before that with all the verdicts. One question at a time is put, and it waits for those
    of a match that is being played.
    """

    def __init__(
        self,
        match: Match,
        roster: str,
        questions: Iterable[Decided],
        thinkers: Thinkers,
        publish: Callable[[Finding], None],
        keep: Callable[[tuple[AnyVerdict, ...]], None],
    ) -> None:
        super().__init__(name="divan analysis", daemon=True)
        self._match = match
        self._roster = roster
        self._questions = questions
        self._thinkers = thinkers
        self._publish = publish
        self._keep = keep
        self._inbox: queue.SimpleQueue[Answer | _Stop] = queue.SimpleQueue()

    def cancel(self) -> None:
        """Ask for no more; what was found so far is kept. Returns at once."""
        self._inbox.put(_Stop())

    def close(self) -> None:
        """Cancel, and wait until that is done."""
        self.cancel()
        self.join()

    def run(self) -> None:
        """Ask, judge and tell, until all is asked or it is called off."""
        verdicts: list[AnyVerdict] = []
        stopped = False
        for decided in self._questions:
            answer = self._ask(decided)
            if isinstance(answer, _Stop):
                stopped = True
                break
            if isinstance(answer, Decision) and self._is_allowed(decided, answer):
                verdicts.append(judge(decided, answer))
                self._publish(Judged(verdicts[-1]))
            else:
                lapse = Lapse.ILLEGAL if isinstance(answer, Decision) else answer
                self._publish(Missed(decided.ply, lapse))
        self._keep(tuple(verdicts))
        self._publish(Finished(cancelled=stopped))

    def _ask(self, decided: Decided) -> Answer | _Stop:
        """Put one question and wait for its answer, or until it is called off."""
        view = seen_at(self._match, decided.ply)
        question = Question(
            self._roster,
            HINT_LEVEL,
            view,
            decision_seed(self._match.record.seed, view.ply, view.seat),
            SECONDS,
            made=decided.made,
            patient=True,
        )
        ticket = self._thinkers.ask(question, self._inbox.put)
        answer = self._inbox.get()
        if isinstance(answer, _Stop):
            self._thinkers.cancel(ticket)
        return answer

    def _is_allowed(self, decided: Decided, decision: Decision) -> bool:
        match = self._match
        state = match.position_at(decided.ply).state
        return match.rules.check(state, match.watcher, decision.move) is None
