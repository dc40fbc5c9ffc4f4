"""The rules of Last Call as the house asks for them (LAST-2 to LAST-9)."""

from collections.abc import Iterator

from msgspec.structs import replace

from divan.core.chance import Chance
from divan.core.result import Result
from divan.core.rules import Rules, Step
from divan.core.seat import Seat
from divan.core.violation import IllegalMove, Violation
from divan.games.last_call.rules import final, judge, rounds, turn
from divan.games.last_call.rules.cards import CASE_FACE_DOWN, FACE_DOWN
from divan.games.last_call.rules.events import (
    Eliminated,
    LastCallEvent,
    LeftExtra,
    LeftStrong,
    Passed,
    leads_hidden,
    others_hidden,
)
from divan.games.last_call.rules.moves import (
    DeclareStrong,
    DrawExtra,
    Guess,
    Investigate,
    LastCallMove,
    LeaveExtra,
    LeaveStrong,
    Pass,
    PlayCard,
    ShowCard,
)
from divan.games.last_call.rules.options import CHOICES, PRESETS, LastCallOptions
from divan.games.last_call.rules.setup import PLAYERS, deal
from divan.games.last_call.rules.state import Phase, Table
from divan.games.last_call.rules.turn import LastCallStep
from divan.games.last_call.rules.violations import Code


class LastCallRules(Rules[Table, LastCallMove, LastCallEvent, LastCallOptions]):
    """A turn is one move, and a second one where there is something to choose after it."""

    version = 1
    options_type = LastCallOptions
    move_type = LastCallMove
    event_type = LastCallEvent
    state_type = Table
    presets = PRESETS
    choices = CHOICES
    violations = tuple(Code)

    def begin(self, options: LastCallOptions, seats: int, chance: Chance) -> LastCallStep:
        """Deal the first case. Raises ValueError unless two to four play (LAST-8, D27)."""
        if seats not in PLAYERS:
            raise ValueError(f"Last Call is for {PLAYERS} players, not {seats}")
        starter = chance.below(seats) if options.start_player == "random" else 0
        return deal(options, chance, case=1, seats=seats, starter=starter, past_scores=())

    def to_act(self, state: Table) -> tuple[Seat, ...]:
        """Return the player whose turn it is, or who must show a card."""
        return () if state.phase is Phase.OVER else (judge.actor(state),)

    def check(self, state: Table, seat: Seat, move: LastCallMove) -> Violation | None:
        """Judge a move."""
        return judge.check(state, seat, move)

    def moves(self, state: Table, seat: Seat) -> Iterator[LastCallMove]:
        """Yield the allowed moves; a turn has thousands of combinations."""
        return judge.moves(state, seat)

    def apply(self, state: Table, seat: Seat, move: LastCallMove, chance: Chance) -> LastCallStep:
        """Carry out a move, and all that follows from it by itself."""
        refusal = self.check(state, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        return rounds.next_case(_followed(_done(state, seat, move)), chance)

    def observe(self, state: Table, seat: Seat) -> Table:
        """Turn face down what ``seat`` cannot see; at the end only the reserve is left so."""
        reserve = (FACE_DOWN,) * len(state.reserve)
        if state.phase is Phase.OVER:
            return replace(state, reserve=reserve)
        removed = (CASE_FACE_DOWN,) * len(state.removed)
        return replace(
            state,
            reserve=reserve,
            hands=others_hidden(state.hands, seat),
            leads=leads_hidden(state.leads, seat),
            sealed=(FACE_DOWN,) * len(state.sealed),
            sealed_case=(CASE_FACE_DOWN,) * len(state.sealed_case),
            removed=state.removed if state.removed_known else removed,
            spare=(CASE_FACE_DOWN,) * len(state.spare),
        )

    def result(self, state: Table) -> Result | None:
        """Return who solved the one case (LAST-R.9), or has most points of several (D25).

        An unsolved case has no winner (D24), nor has a match in which nobody scored.
        """
        if state.phase is not Phase.OVER:
            return None
        scores = state.totals
        if state.options.cases == 1:
            return Result(() if state.solver is None else (state.solver,), scores, state.ending)
        best = max(scores)
        winners = tuple(seat for seat, score in enumerate(scores) if score == best > 0)
        return Result(winners, scores, "points")


def _done(table: Table, seat: Seat, move: LastCallMove) -> LastCallStep:
    """Carry out the move itself."""
    match move:
        case PlayCard(card):
            return turn.play(table, seat, card)
        case Guess():
            return turn.guess(table, seat, move.combination)
        case ShowCard(card):
            return turn.show(table, seat, card)
        case DrawExtra():
            return turn.then_strong(turn.draw(Step(table, ()), seat), seat)
        case LeaveExtra():
            return turn.then_strong(Step(table, (LeftExtra(seat),)), seat)
        case DeclareStrong(card):
            return turn.declare_strong(table, seat, card)
        case LeaveStrong():
            return Step(replace(table, phase=Phase.TURN), (LeftStrong(seat),))
        case Investigate():
            return final.investigate(table, seat, move.combination)
        case Pass():
            return _pass(table, seat)


def _pass(table: Table, seat: Seat) -> LastCallStep:
    """Pass (D14); a last survivor who could announce nothing leaves the case unsolved."""
    passed: LastCallStep = Step(
        replace(table, turns_since_play=table.turns_since_play + 1), (Passed(seat),)
    )
    if len(table.survivors) == 1:
        return final.close_case(passed, final.UNSOLVED, None, None)
    return passed


def _followed(step: LastCallStep) -> LastCallStep:
    """End the turn where the move was all of it, and the round where it was the last."""
    if step.state.phase is not Phase.TURN:
        return step
    if isinstance(step.events[-1], Eliminated):
        return rounds.end_round(step, by_final=True)
    return rounds.end_turn(step)
