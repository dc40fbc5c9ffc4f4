"""The pool of worker processes: answers, deaths, deadlines, calling off, closing."""

import os
import queue
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from divan.bots.bot import Decision
from divan.core.record import Level
from divan.session import workers
from divan.session.question import Answer, Question
from divan.session.updates import Lapse
from divan.session.worker import NICENESS
from divan.session.workers import WorkerPool
from helpers import bots
from helpers.matches import harmless, lost_cities_match
from helpers.processes import run_python

PATIENCE = 30.0
VIEW = lost_cities_match().view(0)
FIRST_MOVE = harmless(lost_cities_match())


class Asker:
    """A pool with a way to wait for its answers."""

    def __init__(self, pool: WorkerPool) -> None:
        self.pool = pool
        self.answers: queue.SimpleQueue[tuple[str, Answer]] = queue.SimpleQueue()

    def ask(self, bot: str, seconds: float = 5.0, *, patient: bool = False) -> int:
        """Put a question to a bot of ``helpers.bots``."""
        name = f"helpers.bots:{bot}"
        question = Question(name, Level.WATSON, VIEW, 1, seconds, patient=patient)
        return self.pool.ask(question, lambda answer: self.answers.put((bot, answer)))

    def next(self) -> Answer:
        return self.answers.get(timeout=PATIENCE)[1]

    def answer(self, bot: str, seconds: float = 5.0) -> Answer:
        self.ask(bot, seconds)
        return self.next()

    def arguments(self, bot: str = "PROCESS") -> dict[str, str | int]:
        """Return what a bot that tells of its process says."""
        answer = self.answer(bot)
        assert isinstance(answer, Decision)
        return answer.reason.arguments


@contextmanager
def pool_of(size: int) -> Iterator[Asker]:
    pool = WorkerPool(size)
    try:
        yield Asker(pool)
    finally:
        pool.close()


@pytest.fixture(scope="module")
def asker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asker]:
    with pytest.MonkeyPatch.context() as environment, pool_of(1) as asker:
        environment.setenv("DIVAN_HOME", str(tmp_path_factory.mktemp("bots") / "home"))
        asker.answer("FIRST")  # its threads run from now on, whichever test comes first
        yield asker


def until(holds) -> None:
    """Wait for something that must come true soon."""
    give_up = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < give_up, "it never came true"
        time.sleep(0.01)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not (stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z")


def test_a_bot_answers_with_its_decision(asker: Asker) -> None:
    answer = asker.answer("FIRST")
    assert isinstance(answer, Decision)
    assert answer.move == FIRST_MOVE
    assert answer.reason.code == "first"


def test_one_process_answers_question_after_question_and_it_is_not_ours(asker: Asker) -> None:
    pids = {asker.arguments()["pid"] for _ in range(3)}
    assert pids == set(asker.pool.process_ids())
    assert os.getpid() not in pids


def test_questions_are_answered_in_order(asker: Asker) -> None:
    for bot in ("PROCESS", "FIRST", "RANDOM", "FIRST"):
        asker.ask(bot)
    order = [asker.answers.get(timeout=PATIENCE)[0] for _ in range(4)]
    assert order == ["PROCESS", "FIRST", "RANDOM", "FIRST"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has classes, not nice values")
def test_bots_stand_back_behind_the_screen(asker: Asker) -> None:
    assert asker.arguments()["nice"] == min(19, os.nice(0) + NICENESS)


def test_a_bot_that_raises_has_failed_and_its_process_goes_on(asker: Asker, expect_log) -> None:
    expect_log("a bot failed: KeyError: 'no idea'")
    pid = asker.arguments()["pid"]
    assert asker.answer("RAISES") is Lapse.FAILED
    assert asker.arguments()["pid"] == pid


def test_an_answer_that_is_no_decision_has_failed_too(asker: Asker, expect_log) -> None:
    expect_log("NoneType is no decision")
    assert asker.answer("NONSENSE") is Lapse.FAILED


def test_a_bot_that_does_not_exist_has_failed(asker: Asker, expect_log) -> None:
    expect_log("AttributeError")
    assert asker.answer("NOBODY") is Lapse.FAILED


def test_a_bot_that_is_called_off_stops_and_its_process_serves_the_next(asker: Asker) -> None:
    pid = asker.arguments()["pid"]
    ticket = asker.ask("PATIENT", seconds=600.0)
    asker.ask("PROCESS")
    asker.pool.cancel(ticket)
    bot, answer = asker.answers.get(timeout=PATIENCE)
    assert bot == "PROCESS"
    assert isinstance(answer, Decision)
    assert answer.reason.arguments["pid"] == pid
    assert asker.answers.empty(), "nobody hears of what was called off"


def test_a_question_that_waits_can_be_called_off(asker: Asker) -> None:
    first = asker.ask("PATIENT", seconds=600.0)
    second = asker.ask("FIRST")
    asker.ask("RANDOM")
    asker.pool.cancel(second)
    asker.pool.cancel(first)
    assert asker.answers.get(timeout=PATIENCE)[0] == "RANDOM"
    assert asker.answers.empty()


def test_calling_off_what_was_answered_already_does_no_harm(asker: Asker) -> None:
    ticket = asker.ask("FIRST")
    assert isinstance(asker.next(), Decision)
    asker.pool.cancel(ticket)
    asker.pool.cancel(ticket + 1000)
    assert isinstance(asker.answer("FIRST"), Decision)


def test_an_interrupt_from_the_keyboard_does_not_stop_a_bot(asker: Asker) -> None:
    pid = int(asker.arguments()["pid"])
    asker.ask("PATIENT", seconds=0.3)
    os.kill(pid, signal.SIGINT)
    assert isinstance(asker.next(), Decision)
    assert asker.arguments()["pid"] == pid


def test_a_bot_keeps_to_its_clock(asker: Asker) -> None:
    assert isinstance(asker.answer("PATIENT", seconds=0.01), Decision)


def test_no_process_runs_before_the_first_question_and_none_after_closing() -> None:
    with pool_of(2) as asker:
        assert asker.pool.process_ids() == ()
        assert isinstance(asker.answer("FIRST"), Decision)
        pids = asker.pool.process_ids()
        assert len(pids) == 1, "no more processes than are needed"
    assert asker.pool.process_ids() == ()
    assert not any(is_running(pid) for pid in pids)
    asker.pool.close()


def test_closing_ends_bots_that_are_thinking_and_nobody_hears_of_them() -> None:
    with pool_of(1) as asker:
        asker.arguments()
        asker.ask("NEVER", seconds=600.0)
        asker.ask("FIRST")
        pids = asker.pool.process_ids()
    assert not any(is_running(pid) for pid in pids)
    assert asker.answers.empty()


def test_two_processes_think_at_the_same_time_but_no_more() -> None:
    with pool_of(2) as asker:
        tickets = [asker.ask("PATIENT", seconds=600.0) for _ in range(3)]
        until(lambda: len(asker.pool.process_ids()) == 2)
        asker.ask("PROCESS")
        for ticket in tickets:
            asker.pool.cancel(ticket)
        assert isinstance(asker.next(), Decision)
        assert len(asker.pool.process_ids()) == 2


def test_a_process_that_is_killed_in_mid_thought_is_replaced(tmp_path: Path) -> None:
    with pool_of(1) as asker:
        pid = int(asker.arguments()["pid"])
        asker.ask("PATIENT", seconds=600.0)
        until(bots.sign_of_thinking(tmp_path).exists)
        os.kill(pid, signal.SIGKILL)
        assert asker.next() is Lapse.DIED
        assert asker.arguments()["pid"] != pid
        assert not is_running(pid)


def test_a_process_that_dies_of_its_bot_is_replaced_again_and_again() -> None:
    with pool_of(1) as asker:
        for bot in ("KILLED", "UNSPEAKABLE"):
            assert asker.answer(bot) is Lapse.DIED
            assert isinstance(asker.answer("FIRST"), Decision)


def test_a_process_that_is_killed_while_it_waits_is_replaced() -> None:
    with pool_of(1) as asker:
        pid = int(asker.arguments()["pid"])
        os.kill(pid, signal.SIGKILL)
        until(lambda: not is_running(pid))
        assert isinstance(asker.answer("FIRST"), Decision)
        assert asker.pool.process_ids() != (pid,)


def test_a_bot_that_never_answers_is_late_and_its_process_is_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pool_of(1) as asker:
        pid = int(asker.arguments()["pid"])
        monkeypatch.setattr(workers, "GRACE", 0.05)
        assert asker.answer("NEVER", seconds=0.05) is Lapse.LATE
        until(lambda: not is_running(pid))
        assert isinstance(asker.answer("FIRST"), Decision)


@pytest.mark.skipif(os.name == "nt", reason="Windows stops no process")
@pytest.mark.parametrize("long", [False, True], ids=["short question", "long question"])
def test_a_process_that_was_stopped_is_late_and_makes_nobody_wait(
    monkeypatch: pytest.MonkeyPatch, long: bool
) -> None:
    """A long question does not fit into the pipe, which the process does not empty."""
    view = replace(VIEW, history=VIEW.history * 50000) if long else VIEW
    with pool_of(1) as asker:
        pid = int(asker.arguments()["pid"])
        os.kill(pid, signal.SIGSTOP)
        monkeypatch.setattr(workers, "GRACE", 0.05)
        question = Question("helpers.bots:FIRST", Level.WATSON, view, 1, 0.05)
        asker.pool.ask(question, lambda answer: asker.answers.put(("FIRST", answer)))
        assert asker.next() is Lapse.LATE
        until(lambda: not is_running(pid))
        assert isinstance(asker.answer("FIRST"), Decision)


def test_whoever_cannot_take_an_answer_does_not_stop_the_pool(asker: Asker, expect_log) -> None:
    expect_log("an answer could not be taken")

    def fail(answer: Answer) -> None:
        raise RuntimeError(answer)

    asker.pool.ask(Question("helpers.bots:FIRST", Level.WATSON, VIEW, 1, 5.0), fail)
    assert isinstance(asker.answer("FIRST"), Decision)


def test_a_question_that_cannot_be_sent_is_answered_all_the_same(asker: Asker, expect_log) -> None:
    expect_log("a bot could not be asked")
    view = replace(VIEW, table=lambda: "no process can be sent this")
    question = Question("helpers.bots:FIRST", Level.WATSON, view, 1, 5.0)
    asker.pool.ask(question, lambda answer: asker.answers.put(("FIRST", answer)))
    assert asker.next() is Lapse.DIED
    assert isinstance(asker.answer("FIRST"), Decision)


def test_a_fault_of_the_pools_own_leaves_no_question_without_an_answer(
    monkeypatch: pytest.MonkeyPatch, expect_log
) -> None:
    expect_log("the pool of bots begins again")
    with pool_of(1) as asker:

        def fail() -> None:
            monkeypatch.undo()
            raise RuntimeError("never foreseen")

        monkeypatch.setattr(asker.pool, "_listen", fail)
        assert asker.answer("PATIENT", seconds=600.0) is Lapse.DIED
        assert isinstance(asker.answer("FIRST"), Decision)


def test_a_process_that_is_too_slow_to_start_is_late_as_well(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workers, "GRACE", 0.0)
    monkeypatch.setattr(workers, "STARTING", 0.0)
    with pool_of(1) as asker:
        assert asker.answer("FIRST", seconds=0.0) is Lapse.LATE
        monkeypatch.undo()
        assert isinstance(asker.answer("FIRST"), Decision)


def test_a_late_bot_that_was_called_off_gives_its_place_free(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pool_of(1) as asker:
        asker.arguments()
        monkeypatch.setattr(workers, "GRACE", 0.05)
        asker.pool.cancel(asker.ask("NEVER", seconds=0.05))
        assert isinstance(asker.answer("FIRST"), Decision)
        assert asker.answers.empty()


@pytest.mark.parametrize("error", [OSError, RuntimeError, MemoryError])
def test_where_no_process_can_be_started_the_question_is_answered_all_the_same(
    monkeypatch: pytest.MonkeyPatch, expect_log, error: type[Exception]
) -> None:
    expect_log("no process could be started")

    def refuse() -> None:
        raise error("too many processes")

    monkeypatch.setattr(workers, "_Worker", refuse)
    with pool_of(1) as asker:
        assert asker.answer("FIRST") is Lapse.DIED
        monkeypatch.undo()
        assert isinstance(asker.answer("FIRST"), Decision)


ORPHAN = """
import os
from helpers.matches import lost_cities_match
from divan.core.record import Level
from divan.session.question import Question
from divan.session.workers import WorkerPool
import queue

if __name__ == "__main__":
    answers = queue.SimpleQueue()
    pool = WorkerPool(1)
    view = lost_cities_match().view(0)
    pool.ask(Question("helpers.bots:PROCESS", Level.WATSON, view, 1, 5.0), answers.put)
    print(answers.get().reason.arguments["pid"], flush=True)
    pool.ask(Question("helpers.bots:PATIENT", Level.WATSON, view, 1, 600.0), answers.put)
    os._exit(9)
"""


def test_bots_do_not_outlive_an_app_that_dies(tmp_path: Path) -> None:
    script = tmp_path / "orphan.py"
    script.write_text(ORPHAN)
    run = run_python(str(script))
    assert run.returncode == 9, run.stderr
    pid = int(run.stdout)
    until(lambda: not is_running(pid))


# Patience


def test_patient_questions_wait_until_nobody_else_asks(asker: Asker) -> None:
    first = asker.ask("PATIENT", seconds=600.0)
    asker.ask("RANDOM", patient=True)
    asker.ask("FIRST")
    asker.ask("PROCESS")
    asker.pool.cancel(first)
    order = [asker.answers.get(timeout=PATIENCE)[0] for _ in range(3)]
    assert order == ["FIRST", "PROCESS", "RANDOM"]


def test_a_patient_question_makes_room_for_another_and_begins_anew(tmp_path: Path) -> None:
    thinking = bots.sign_of_thinking(tmp_path)
    with pool_of(1) as asker:
        ticket = asker.ask("PATIENT", seconds=600.0, patient=True)
        until(thinking.exists)
        os.utime(thinking, (0, 0))
        assert isinstance(asker.answer("FIRST"), Decision), "it need not wait for ten minutes"
        until(lambda: thinking.stat().st_mtime > 0)
        assert asker.answers.empty(), "an answer given in haste is nobody's"
        asker.pool.cancel(ticket)
        assert isinstance(asker.answer("FIRST"), Decision)
        assert asker.answers.empty()


def test_a_patient_question_that_waits_can_be_called_off(asker: Asker) -> None:
    first = asker.ask("PATIENT", seconds=600.0)
    second = asker.ask("RANDOM", patient=True)
    asker.pool.cancel(second)
    asker.pool.cancel(first)
    assert isinstance(asker.answer("FIRST"), Decision)
    assert asker.answers.empty()


def test_a_patient_question_whose_process_dies_is_answered() -> None:
    with pool_of(1) as asker:
        asker.ask("KILLED", patient=True)
        assert asker.next() is Lapse.DIED
        asker.ask("FIRST", patient=True)
        assert isinstance(asker.next(), Decision)
