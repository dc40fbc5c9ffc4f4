"""The thread that owns a match: commands go in, updates come out."""

import logging
import math
import queue
import threading
import time
from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

from divan.bots.bot import Decision, Reason
from divan.core.chance import decision_seed
from divan.core.move import Move
from divan.core.record import Level
from divan.core.seat import Seat
from divan.session.commands import (
    AskHint,
    Command,
    Play,
    Proceed,
    Redo,
    Resign,
    Seek,
    SetPace,
    Undo,
)
from divan.session.hints import HINT_LEVEL, HintAnswered, Hints
from divan.session.journal import Journal
from divan.session.match import Match
from divan.session.pace import Pace, hold
from divan.session.question import Answer, Question, Thinkers
from divan.session.updates import (
    AwaitingProceed,
    BotLapsed,
    Lapse,
    MatchBroken,
    NotSaved,
    Refused,
    Restored,
    SavedAgain,
    SaveTrouble,
    Stepped,
    Thinking,
    UndoCost,
    UndoRefused,
    Update,
)

SECONDS: Final = {
    Level.WIGGINS: 0.5,
    Level.WATSON: 0.5,
    Level.ADLER: 0.5,
    Level.MYCROFT: 1.0,
}
"""How long a bot of each level may think, in seconds."""

_log = logging.getLogger(__name__)


class _BotAnswered(msgspec.Struct, frozen=True):
    seat: Seat
    generation: int
    answer: Answer


class _Close(msgspec.Struct, frozen=True):
    pass


_Inbox: TypeAlias = Command | _BotAnswered | HintAnswered | _Close


class MatchThread(threading.Thread):
    """Plays one match: the only writer of its state.

    ``publish`` is called in this thread with every update, in order. An accepted move is
    kept by the journal before it is published.
    """

    def __init__(
        self,
        match: Match,
        roster: str,
        thinkers: Thinkers,
        publish: Callable[[Update], None],
        *,
        pace: Pace = Pace.NORMAL,
        journal: Journal | None = None,
    ) -> None:
        super().__init__(name="divan match", daemon=True)
        self._match = match
        self._roster = roster
        self._thinkers = thinkers
        self._publish = publish
        self._pace = pace
        self._journal = journal
        self._inbox: queue.SimpleQueue[_Inbox] = queue.SimpleQueue()
        self._asked: dict[Seat, int] = {}
        self._held: dict[Seat, tuple[float, Answer]] = {}
        self._hints = Hints(match, thinkers, self._inbox.put)
        self._shown_at = time.monotonic()
        self._interlude = False
        self._trouble: SaveTrouble | None = None

    def send(self, command: Command) -> None:
        """Hand the match a command; any thread may."""
        self._inbox.put(command)

    def close(self) -> None:
        """Stop when the command at work is done, and wait for that."""
        self._inbox.put(_Close())
        self.join()

    def run(self) -> None:
        """Publish where the match stands, then serve commands until closed."""
        try:
            self._serve()
        except Exception:  # noqa: BLE001 - whatever it is, the person must know
            _log.exception("the match stopped")
            self._publish(MatchBroken(self._match.stamp))
        self._cancel_all()
        if self._trouble is not None and self._journal is not None:
            self._journal.keep()  # the last chance

    def _serve(self) -> None:
        self._publish(Restored(self._match.snapshot()))
        if self._journal is not None:
            self._tell_trouble(self._journal.trouble)
        self._ask_bots()
        while True:
            message = self._next()
            if isinstance(message, _Close):
                break
            if message is None:
                self._release_due()
            else:
                self._take(message)

    def _next(self) -> _Inbox | None:
        """Return the next message, or None when a held answer is due first."""
        due = min((due for due, _ in self._held.values()), default=math.inf)
        if self._interlude or due == math.inf:
            return self._inbox.get()
        try:
            return self._inbox.get(timeout=max(0.0, due - time.monotonic()))
        except queue.Empty:
            return None

    def _take(self, message: Command | _BotAnswered | HintAnswered) -> None:
        match message:
            case Play():
                self._play(message)
            case Undo():
                self._undo(agreed=message.practice)
            case Redo():
                if self._match.can_redo:
                    self._travel(self._match.redo)
            case Resign():
                self._resign()
            case AskHint():
                if self._hints.can_ask:
                    self._hints.ask(self._question(self._match.watcher, HINT_LEVEL))
            case Proceed():
                self._proceed()
            case SetPace():
                self._set_pace(message.pace)
            case Seek():
                pass  # only a replay can look at another moment
            case _BotAnswered():
                self._receive(message)
            case HintAnswered():
                if (told := self._hints.receive(message)) is not None:
                    self._publish(told)

    # Moves

    def _play(self, play: Play, reason: Reason | None = None) -> None:
        """Make a move that a person or a bot decided on, if it is allowed now."""
        match = self._match
        if not match.still_meant(play.seat, play.ply) or not match.to_act():
            return
        violation = match.check(play.seat, play.move)
        if violation is not None:
            self._publish(Refused(match.stamp, play.move, violation))
            return
        match.play(play.seat, play.move)
        self._interlude = False
        self._asked.pop(play.seat, None)
        still_asked = self._is_still_asked()
        if not still_asked:
            self._hints.cancel()
        self._keep()
        self._shown_at = time.monotonic()
        self._publish(Stepped(match.snapshot(), reason, still_asked=still_asked))
        self._pause_for_interlude()
        self._ask_bots()

    def _is_still_asked(self) -> bool:
        """Tell whether the watcher has the same to decide as before the last move."""
        match = self._match
        before = match.position.ply - 1
        return match.watcher in match.to_act() and match.still_meant(match.watcher, before)

    def _pause_for_interlude(self) -> None:
        match = self._match
        position = match.position
        news = (entry.event for entry in position.history if entry.ply == position.ply)
        watched = match.is_person(match.watcher)
        if watched and match.to_act() and any(event.interlude for event in news):
            self._interlude = True
            self._publish(AwaitingProceed(match.stamp, interlude=True))

    def _undo(self, *, agreed: bool) -> None:
        cost = self._match.undo_cost()
        if cost is UndoCost.FREE or (cost is UndoCost.PRACTICE and agreed):
            self._travel(self._match.undo)
        else:
            self._publish(UndoRefused(self._match.stamp, cost))

    def _travel(self, step: Callable[[], None]) -> None:
        """Go back or forth in the match; every answer still on its way becomes stale."""
        self._cancel_all()
        self._interlude = False
        step()
        self._keep()
        self._shown_at = time.monotonic()
        self._publish(Restored(self._match.snapshot()))
        self._ask_bots()

    def _resign(self) -> None:
        watcher = self._match.watcher
        if self._match.result is None and self._match.is_person(watcher):
            self._travel(lambda: self._match.resign(watcher))

    def _keep(self) -> None:
        """Write the match."""
        if self._journal is not None:
            self._tell_trouble(self._journal.keep())

    def _tell_trouble(self, trouble: SaveTrouble | None) -> None:
        """Tell the person once when writing fails and once when it works again."""
        if trouble is not None and trouble is not self._trouble:
            _log.info("the match was not saved: %s", trouble)
            self._publish(NotSaved(self._match.stamp, trouble))
        elif trouble is None and self._trouble is not None:
            self._publish(SavedAgain(self._match.stamp))
        self._trouble = trouble

    # Bots

    def _ask_bots(self) -> None:
        match = self._match
        waiting = [seat for seat in match.to_act() if not match.is_person(seat)]
        for seat in waiting:
            if seat not in self._asked and seat not in self._held:
                level = match.record.players[seat].level
                if level is not None:
                    self._asked[seat] = self._ask(seat, level)
        if waiting:
            self._publish(Thinking(match.stamp, tuple(waiting)))

    def _ask(self, seat: Seat, level: Level) -> int:
        generation = self._match.generation
        return self._thinkers.ask(
            self._question(seat, level),
            lambda answer: self._inbox.put(_BotAnswered(seat, generation, answer)),
        )

    def _question(self, seat: Seat, level: Level) -> Question:
        match = self._match
        seed = decision_seed(match.record.seed, match.position.ply, seat)
        return Question(self._roster, level, match.view(seat), seed, SECONDS[level])

    def _receive(self, answered: _BotAnswered) -> None:
        """Take a bot's answer; it is shown when the pace allows."""
        match, seat = self._match, answered.seat
        if answered.generation != match.generation or seat not in self._asked:
            return
        del self._asked[seat]
        if seat not in match.to_act():
            return
        self._held[seat] = (self._due(seat, answered.answer), answered.answer)
        self._await_step()

    def _await_step(self) -> None:
        """Tell the person that a move is ready to be shown, where each is asked for."""
        waits = any(due == math.inf for due, _ in self._held.values())
        if waits and self._pace is Pace.STEP and not self._interlude:
            self._publish(AwaitingProceed(self._match.stamp, interlude=False))

    def _usable(self, seat: Seat, answer: Answer) -> tuple[Move, Reason | None]:
        """Return the bot's move and its reason, or a harmless move where none is allowed."""
        match = self._match
        if isinstance(answer, Decision):
            if match.check(seat, answer.move) is None:
                return answer.move, answer.reason
            answer = Lapse.ILLEGAL
        _log.info("the bot at seat %d lapsed: %s", seat, answer)
        self._publish(BotLapsed(match.stamp, seat, answer))
        return next(match.rules.moves(match.position.state, seat)), None

    def _due(self, seat: Seat, answer: Answer) -> float:
        """Return the moment at which ``answer``, the next move of ``seat``, may be shown."""
        quiet = isinstance(answer, Decision) and answer.move.quiet
        if quiet or not self._has_audience():
            return 0.0
        turns = self._match.record.turns
        same_turn = bool(turns) and turns[-1].seat == seat
        return self._shown_at + hold(self._pace, same_turn=same_turn)

    def _has_audience(self) -> bool:
        return self._pace is not Pace.INSTANT

    def _release_due(self) -> None:
        """Show one held answer whose time has come."""
        now = time.monotonic()
        seat = min(self._held, key=lambda seat: self._held[seat][0])
        due, _ = self._held[seat]
        if due <= now:
            self._release(seat)

    def _release(self, seat: Seat) -> None:
        """Make the move that was held, through the same door as a person's."""
        _, answer = self._held.pop(seat)
        if seat not in self._match.to_act():
            return
        move, reason = self._usable(seat, answer)
        self._play(Play(seat, move, self._match.position.ply), reason)
        self._await_step()

    # Waiting for the person

    def _proceed(self) -> None:
        if self._interlude:
            self._interlude = False
            self._shown_at = time.monotonic()
            self._reschedule()
        elif self._held:
            seat = min(self._held, key=lambda seat: self._held[seat][0])
            self._release(seat)

    def _set_pace(self, pace: Pace) -> None:
        self._pace = pace
        self._reschedule()

    def _reschedule(self) -> None:
        """Work out anew when the answers that wait to be shown are due."""
        for seat, (_, answer) in self._held.items():
            self._held[seat] = (self._due(seat, answer), answer)
        self._await_step()

    # Calling off

    def _cancel_all(self) -> None:
        self._hints.cancel()
        for ticket in self._asked.values():
            self._thinkers.cancel(ticket)
        self._asked.clear()
        self._held.clear()
