"""A match whose moves are all written down: the person is shown the way through it."""

from collections.abc import Callable, Sequence

import msgspec

from divan.core.move import Move
from divan.session.commands import Command, Play, Proceed, Undo
from divan.session.match import Match
from divan.session.updates import LessonAt, NotInLesson, Refused, Restored, Stepped, Update


class Step(msgspec.Struct, frozen=True):
    """A moment at which the lesson waits: how many moves were made by then, and whether the
    person is to make the next one, rather than to read and go on.
    """

    ply: int
    asks: bool


class Teacher:
    """Takes the place of a match's thread in a lesson.

    ``match`` has been played to the lesson's end. Nothing but the next move of its record
    is accepted; between two steps each ``Proceed`` shows one move, and ``Undo`` goes a step
    back.
    """

    def __init__(
        self, match: Match, steps: Sequence[Step], publish: Callable[[Update], None]
    ) -> None:
        self._match = match
        self._steps = steps
        self._publish = publish
        self._step = 0
        self._ply = steps[0].ply

    def start(self) -> None:
        """Publish the first step."""
        self._restore()

    def send(self, command: Command) -> None:
        """Go on, go back, or judge the move of the person; other commands do nothing."""
        match command:
            case Proceed():
                self._proceed()
            case Undo():
                self._go_back()
            case Play():
                self._play(command)
            case _:
                pass

    def close(self) -> None:
        """Stop; there is nothing to wait for."""

    def _proceed(self) -> None:
        step, last = self._steps[self._step], self._step == len(self._steps) - 1
        if self._is_between() or not (step.asks or last):
            self._go_on()

    def _play(self, play: Play) -> None:
        match, step = self._match, self._steps[self._step]
        if play.ply != self._ply or self._is_between():
            return
        stamp = match.snapshot_at(self._ply).stamp
        violation = match.rules.check(match.position_at(self._ply).state, play.seat, play.move)
        if violation is not None:
            self._publish(Refused(stamp, play.move, violation))
        elif step.asks and self._is_written(play.seat, play.move):
            self._go_on()
        else:
            self._publish(NotInLesson(stamp, asked=step.asks))

    def _is_written(self, seat: int, move: Move) -> bool:
        turn = self._match.record.turns[self._ply]
        return (turn.seat, turn.move) == (seat, move)

    def _is_between(self) -> bool:
        """Tell whether moves are being shown on the way to the next step."""
        return self._ply != self._steps[self._step].ply

    def _go_on(self) -> None:
        """Show the next move, if there is one before the next step, and come to that step."""
        following = self._steps[self._step + 1]
        if self._ply < following.ply:
            self._ply += 1
            self._publish(Stepped(self._match.snapshot_at(self._ply)))
        if self._ply == following.ply:
            self._step += 1
        self._tell()

    def _go_back(self) -> None:
        """Come to the step before, or to the last one if moves are being shown after it."""
        if not self._is_between():
            self._step = max(0, self._step - 1)
        self._ply = self._steps[self._step].ply
        self._restore()

    def _restore(self) -> None:
        self._publish(Restored(self._match.snapshot_at(self._ply)))
        self._tell()

    def _tell(self) -> None:
        stamp = self._match.snapshot_at(self._ply).stamp
        self._publish(LessonAt(stamp, self._step, moving=self._is_between()))
