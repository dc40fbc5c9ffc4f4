"""A match and all that can be done to it, without threads, bots or files."""

from typing import Any

from msgspec.structs import replace

from divan.core.chance import seed_hash
from divan.core.fold import AnyPosition, advance, positions, view_of
from divan.core.move import Move
from divan.core.outcome import outcome
from divan.core.record import AnyRecord, Turn
from divan.core.result import Result
from divan.core.rules import AnyRules
from divan.core.seat import Seat
from divan.core.view import AnyView
from divan.core.violation import Violation
from divan.session.updates import Snapshot, Stamp, UndoCost


class Match:
    """The fold of a record that grows, and what was taken back from it.

    ``watcher`` is the seat whose view is shown: the person's, or any where only bots
    play. Raises BadOptions or IllegalMove for a record that does not fold.
    """

    def __init__(
        self,
        id: str,
        rules: AnyRules,
        record: AnyRecord,
        *,
        watcher: Seat,
        practice: bool = False,
    ) -> None:
        self.id = id
        self.rules = rules
        self.record = record
        self.watcher = watcher
        self.practice = practice
        self.generation = 0
        self._positions = list(positions(rules, record))
        self._undone: list[Turn[Any]] = []

    @property
    def position(self) -> AnyPosition:
        """Where the match is now."""
        return self._positions[-1]

    @property
    def stamp(self) -> Stamp:
        """The moment that updates of now speak of."""
        return Stamp(self.id, self.generation, self.position.ply)

    @property
    def result(self) -> Result | None:
        """How the match ended, or None while it goes on."""
        return outcome(self.rules, self.record, self.position)

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats to move; nobody once the match has ended, also by resigning."""
        return () if self.result else self.rules.to_act(self.position.state)

    def is_person(self, seat: Seat) -> bool:
        """Tell whether a person sits at ``seat``."""
        return self.record.players[seat].level is None

    def check(self, seat: Seat, move: Move) -> Violation | None:
        """Judge a move by the rules."""
        return self.rules.check(self.position.state, seat, move)

    def still_meant(self, seat: Seat, ply: int) -> bool:
        """Tell whether what ``seat`` decided after ``ply`` moves can be done now.

        Where several seats act at once, others may have moved meanwhile; but the seat must
        have had the same to decide all the while.
        """
        since = self._positions[ply:]
        if not 0 <= ply <= self.position.ply or any(
            turn.seat == seat for turn in self.record.turns[ply:]
        ):
            return False
        return all(seat in self.rules.to_act(position.state) for position in since[:-1])

    def play(self, seat: Seat, move: Move) -> None:
        """Make a move; what was taken back is forgotten. Raises IllegalMove."""
        self._advance(Turn(seat, move))
        self._undone.clear()

    def resign(self, seat: Seat) -> None:
        """Give the match up for ``seat``; a match that has ended stays as it is."""
        if self.result is None:
            self.record = replace(self.record, resigned=seat)
            self._undone.clear()

    def undo_cost(self) -> UndoCost:
        """Return what ``undo`` would cost.

        A result that counts stays: nobody can take a defeat back out of the statistics.
        """
        target = self._last_decision()
        counted = self.result is not None and not self.practice
        if target is None or counted or self.record.resigned is not None:
            return UndoCost.NOTHING_TO_UNDO
        since = (entry for entry in self.position.history if entry.ply > target)
        if self.practice or not any(entry.event.reveals_to(self.watcher) for entry in since):
            return UndoCost.FREE
        return UndoCost.PRACTICE

    def undo(self) -> None:
        """Take back to the watcher's last decision. Raises ValueError if there is none."""
        target, cost = self._last_decision(), self.undo_cost()
        if target is None or cost is UndoCost.NOTHING_TO_UNDO:
            raise ValueError("there is nothing to take back")
        if cost is UndoCost.PRACTICE:
            self.practice = True
        turns = self.record.turns
        self._undone[:0] = turns[target:]
        self.record = replace(self.record, turns=turns[:target])
        del self._positions[target + 1 :]
        self.generation += 1

    @property
    def can_redo(self) -> bool:
        """True while something that was taken back can be played again."""
        return bool(self._undone)

    def redo(self) -> None:
        """Play again what ``undo`` took back, up to the watcher's next decision."""
        if not self._undone:
            raise ValueError("there is nothing to play again")
        self._advance(self._undone.pop(0))
        while self._undone and not self._is_decision(self._undone[0]):
            self._advance(self._undone.pop(0))
        self.generation += 1

    def view(self, seat: Seat) -> AnyView:
        """Return what ``seat`` knows now."""
        return view_of(self.rules, self.position, seat)

    def position_at(self, ply: int) -> AnyPosition:
        """Return the match as it was after ``ply`` moves. Raises IndexError past its end."""
        return self._positions[ply]

    def snapshot(self) -> Snapshot:
        """Return the match as the watcher may see it now."""
        return self.snapshot_at(self.position.ply)

    def snapshot_at(self, ply: int) -> Snapshot:
        """Return the match as it was after ``ply`` moves. Raises IndexError past its end."""
        position = self._positions[ply]
        now = position is self.position
        result = self.result
        return Snapshot(
            stamp=Stamp(self.id, self.generation, ply),
            view=view_of(self.rules, position, self.watcher),
            to_act=self.to_act() if now else self.rules.to_act(position.state),
            undo=self.undo_cost(),
            can_redo=self.can_redo,
            practice=self.practice,
            last_ply=self.position.ply,
            result=result if now else None,
            promise=seed_hash(self.record.seed),
            seed=self.record.seed if result else None,
        )

    def _advance(self, turn: Turn[Any]) -> None:
        seed = self.record.seed
        self._positions.append(advance(self.rules, seed, self.position, turn.seat, turn.move))
        self.record = replace(self.record, turns=(*self.record.turns, turn))

    def _last_decision(self) -> int | None:
        """Return the ply at which the person last decided something; bots' moves stand."""
        if not self.is_person(self.watcher):
            return None
        turns = self.record.turns
        plies = (ply for ply in reversed(range(len(turns))) if self._is_decision(turns[ply]))
        return next(plies, None)

    def _is_decision(self, turn: Turn[Any]) -> bool:
        return turn.seat == self.watcher and not turn.move.quiet
