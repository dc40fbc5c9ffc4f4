"""The pool of worker processes: asks bots, watches the clock, replaces the dead."""

import contextlib
import itertools
import logging
import multiprocessing
import queue
import threading
import time
from collections import deque
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from multiprocessing.reduction import ForkingPickler
from typing import Any, Final, cast

from divan.bots.bot import Decision
from divan.session.question import Answer, Listener, Question
from divan.session.updates import Lapse
from divan.session.worker import Cancel, Failure, work

GRACE: Final = 2.0
"""Seconds past its own limit after which a bot is given up and its process replaced."""
PATIENT_GRACE: Final = 30.0
"""The same where nobody sits waiting for the answer."""
STARTING: Final = 10.0
"""Seconds more that a process may need to start and load a game."""
BREATH: Final = 0.1
"""Seconds between a fault of the pool's own and its new beginning, should the fault last."""

_log = logging.getLogger(__name__)


class _Job:
    """A question on its way, and who waits for the answer."""

    def __init__(self, ticket: int, question: Question, listener: Listener) -> None:
        self.ticket = ticket
        self.question = question
        self.listener: Listener | None = listener
        self.interrupted = False
        """Its process is to be had by another; it is put again when there is one for it."""


class _Worker:
    """One process with its pipe and the job it is at.

    A thread of its own writes to the process: one that does not read, because it is still
    starting or was stopped, then makes nobody wait but itself.
    """

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe: Connection[Any, Any]
        self.pipe, theirs = context.Pipe()
        try:
            self.process: SpawnProcess = context.Process(
                target=work, args=(theirs,), name="divan bot", daemon=True
            )
            self.process.start()
        except BaseException:
            self.pipe.close()
            raise
        finally:
            theirs.close()
        self.job: _Job | None = None
        self.deadline = 0.0
        self.fresh = True
        self.reached = True
        """False once something could not be written: the process was dead by then."""
        self._outbox: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="divan to bot", daemon=True)
        self._writer.start()

    def start(self, job: _Job) -> None:
        """Put the job's question. Raises what pickling it raises."""
        self.send(job.question)
        self.job = job
        grace = PATIENT_GRACE if job.question.patient else GRACE
        patience = job.question.seconds + grace + (STARTING if self.fresh else 0.0)
        self.deadline = time.monotonic() + patience

    def send(self, message: Question | Cancel) -> None:
        """Send a message when the process reads it. Raises what pickling it raises."""
        self._outbox.put(ForkingPickler.dumps(message))

    def end(self) -> None:
        """End the process, whatever it is at; every message was written or never will be."""
        self.process.kill()
        self.process.join()
        self.process.close()
        self._outbox.put(None)
        self._writer.join()
        self.pipe.close()

    def _write(self) -> None:
        while (message := self._outbox.get()) is not None:
            try:
                self.pipe.send_bytes(message)
            except OSError:
                self.reached = False


class WorkerPool:
    """Bots in processes of their own.

    ``ask`` returns at once; the listener is called later, in the pool's thread, exactly
    once unless the question is cancelled. Processes start with the first question and
    stay until ``close``.
    """

    def __init__(self, size: int) -> None:
        self._size = size
        self._workers: list[_Worker] = []
        self._jobs: deque[_Job] = deque()
        self._patient: deque[_Job] = deque()
        self._tickets = itertools.count(1)
        self._lock = threading.Lock()
        self._wake_up, self._woken = multiprocessing.get_context("spawn").Pipe()
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="divan workers", daemon=True)
        self._thread.start()

    def ask(self, question: Question, listener: Listener) -> int:
        """Put a question; return a ticket to cancel it with."""
        job = _Job(next(self._tickets), question, listener)
        with self._lock:
            (self._patient if question.patient else self._jobs).append(job)
            self._wake()
        return job.ticket

    def cancel(self, ticket: int) -> None:
        """Call a question off: its listener will not be called any more.

        Only an answer that is being handed over at this very moment still arrives.
        """
        with self._lock:
            self._jobs = deque(job for job in self._jobs if job.ticket != ticket)
            self._patient = deque(job for job in self._patient if job.ticket != ticket)
            for worker in self._workers:
                if worker.job is not None and worker.job.ticket == ticket:
                    worker.job.listener = None
                    worker.send(Cancel())

    def process_ids(self) -> tuple[int, ...]:
        """Return the processes that run now, for whoever measures or tests them."""
        with self._lock:
            pids = (worker.process.pid for worker in self._workers)
            return tuple(pid for pid in pids if pid is not None)

    def close(self) -> None:
        """End all processes; questions still open stay without an answer."""
        with self._lock:
            self._closing = True
            self._wake()
        self._thread.join()

    def _wake(self) -> None:
        with contextlib.suppress(OSError):
            self._wake_up.send(None)

    def _run(self) -> None:
        while not self._closing:
            try:
                self._hand_out()
                self._listen()
            except Exception:  # noqa: BLE001 - whatever it is, questions must be answered
                _log.exception("the pool of bots begins again")
                self._begin_again()
                time.sleep(BREATH)
        with self._lock:
            for worker in self._workers:
                worker.end()
            self._workers.clear()
            self._wake_up.close()
            self._woken.close()

    def _begin_again(self) -> None:
        """End every process and answer every question that is open."""
        with self._lock:
            jobs = [worker.job for worker in self._workers if worker.job]
            jobs += [*self._jobs, *self._patient]
            self._jobs.clear()
            self._patient.clear()
            while self._workers:
                self._workers.pop().end()
        for job in jobs:
            _answer(job, Lapse.DIED)

    def _hand_out(self) -> None:
        """Give waiting jobs to idle workers, started as needed."""
        for job in self._start_jobs():
            _answer(job, Lapse.DIED)

    def _start_jobs(self) -> list[_Job]:
        """Start the jobs that can be; return those for which no process could be had."""
        hopeless: list[_Job] = []
        with self._lock:
            while waiting := self._jobs or self._patient:
                try:
                    worker = self._idle_worker()
                except Exception as error:  # noqa: BLE001 - whatever the system lacks
                    _log.error("no process could be started for a bot: %s", error)
                    hopeless.append(waiting.popleft())
                    continue
                if worker is None:
                    self._make_room()
                    break
                job = waiting.popleft()
                try:
                    worker.start(job)
                except Exception as error:  # noqa: BLE001 - whatever pickling does not like
                    _log.error("a bot could not be asked: %s", error)
                    hopeless.append(job)
        return hopeless

    def _make_room(self) -> None:
        """Interrupt patient jobs for those that are waiting and are not."""
        at_work = [worker for worker in self._workers if worker.job is not None]
        missing = len(self._jobs) - sum(w.job.interrupted for w in at_work if w.job)
        for worker in at_work:
            job = worker.job
            if missing > 0 and job and job.question.patient and not job.interrupted:
                job.interrupted = True
                missing -= 1
                worker.send(Cancel())

    def _idle_worker(self) -> _Worker | None:
        """Return a worker without a job, a new one if there may be more, or None."""
        idle = next((worker for worker in self._workers if worker.job is None), None)
        if idle is None and len(self._workers) < self._size:
            idle = _Worker()
            self._workers.append(idle)
        return idle

    def _listen(self) -> None:
        """Wait for answers, deaths, deadlines or new jobs, whichever comes first."""
        with self._lock:
            workers = {worker.pipe: worker for worker in self._workers}
            deadlines = [worker.deadline for worker in self._workers if worker.job is not None]
        patience = max(0.0, min(deadlines) - time.monotonic()) if deadlines else None
        for pipe in wait([self._woken, *workers], patience):
            worker = workers.get(cast("Connection[Any, Any]", pipe))
            if worker is None:
                self._woken.recv()
            else:
                self._receive(worker)
        self._give_up_late()

    def _receive(self, worker: _Worker) -> None:
        try:
            message = worker.pipe.recv()
        except Exception:  # noqa: BLE001 - it is dead, or what it says makes no sense
            self._bury(worker)
            return
        worker.fresh = False
        if isinstance(message, Failure):
            _log.error("a bot failed: %s", message.error)
            self._finish(worker, Lapse.FAILED)
        elif isinstance(message, Decision):
            self._finish(worker, message)

    def _give_up_late(self) -> None:
        now = time.monotonic()
        late = [worker for worker in self._workers if worker.job and worker.deadline <= now]
        for worker in late:
            self._finish(worker, Lapse.LATE)
            self._replace_locked(worker)

    def _bury(self, worker: _Worker) -> None:
        """Take a dead worker out; a question that never reached it goes to the next one."""
        with self._lock:
            self._replace(worker)
            job, worker.job = worker.job, None
            if job and job.listener and not worker.reached and not worker.fresh:
                (self._patient if job.question.patient else self._jobs).appendleft(job)
                job = None
        if job is not None:
            _answer(job, Lapse.DIED)

    def _finish(self, worker: _Worker, answer: Answer) -> None:
        with self._lock:
            job, worker.job = worker.job, None
            if job and job.listener and job.interrupted and isinstance(answer, Decision):
                # An answer given in haste is worth little, and whoever waits for it is patient.
                job.interrupted = False
                self._patient.appendleft(job)
                return
        if job is not None:
            _answer(job, answer)

    def _replace_locked(self, worker: _Worker) -> None:
        with self._lock:
            self._replace(worker)

    def _replace(self, worker: _Worker) -> None:
        """Take a worker that is dead or late out; the next job starts a new one."""
        self._workers.remove(worker)
        worker.end()


def _answer(job: _Job, answer: Answer) -> None:
    """Tell whoever waits for the job; a fault of theirs is not the pool's."""
    if job.listener is None:
        return
    try:
        job.listener(answer)
    except Exception:  # noqa: BLE001
        _log.exception("an answer could not be taken")
