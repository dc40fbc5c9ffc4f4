"""Stand-ins for the pool of workers, without processes."""

import itertools
import threading
from collections.abc import Callable

import msgspec

from divan.bots.bot import Decision, Reason
from divan.core.move import Move
from divan.core.rules import AnyRules
from divan.session.question import Answer, Listener, Question


class Asked(msgspec.Struct):
    """A question that was put, and how to answer it."""

    ticket: int
    question: Question
    listener: Listener

    def answer(self, answer: Answer | Move) -> None:
        """Answer it, be it called off or not: an answer may be on its way already."""
        if isinstance(answer, Move):
            answer = Decision(answer, Reason("told"))
        self.listener(answer)


class PatientThinkers:
    """Keeps every question until the test answers it."""

    def __init__(self) -> None:
        self.cancelled: set[int] = set()
        self._questions: list[Asked] = []
        self._taken = 0
        self._tickets = itertools.count(1)
        self._changed = threading.Condition()

    def ask(self, question: Question, listener: Listener) -> int:
        with self._changed:
            asked = Asked(next(self._tickets), question, listener)
            self._questions.append(asked)
            self._changed.notify_all()
        return asked.ticket

    def cancel(self, ticket: int) -> None:
        self.cancelled.add(ticket)

    def next(self) -> Asked:
        """Wait for the next question."""
        with self._changed:
            came = self._changed.wait_for(lambda: len(self._questions) > self._taken, timeout=10)
            assert came, "no question came"
            self._taken += 1
            return self._questions[self._taken - 1]

    @property
    def waiting(self) -> int:
        """How many questions ``next`` has not fetched yet."""
        return len(self._questions) - self._taken


class InstantThinkers:
    """Answers at once, in the thread that asks."""

    def __init__(self, rules: AnyRules, choose: Callable[[Question], Move] | None = None) -> None:
        self._rules = rules
        self._choose = choose or self._first
        self.asked = 0

    def ask(self, question: Question, listener: Listener) -> int:
        self.asked += 1
        listener(Decision(self._choose(question), Reason("instant")))
        return self.asked

    def cancel(self, ticket: int) -> None:
        """Nothing is ever on its way."""

    def _first(self, question: Question) -> Move:
        return next(self._rules.moves(question.view.table, question.view.seat))
