"""What the strongest bot thinks of the decisions that a person made in a match.

Nothing is asked here: this is what a decision, a verdict on it and its cost are.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final, Generic, TypeAlias, TypeVar

import msgspec

from divan.bots.bot import Decision, Reason, Unit
from divan.core.fold import view_of
from divan.core.move import Move
from divan.core.view import AnyView
from divan.session.match import Match

MoveT = TypeVar("MoveT", bound=Move)

ALIKE: Final = {Unit.POINTS: 10.0, Unit.WEIGHED: 10.0, Unit.CHANCE: 0.1, Unit.BITS: 0.5}
"""Costs of different units that weigh alike, so that they can be put in an order and stand in
one chart. A convention and no measurement: half a bit of what one could have learned makes
the right guess about a third less likely, which is about a tenth where three are left.
"""
COSTLIEST: Final = 3
_DIGITS: Final = 4


class Decided(msgspec.Struct, frozen=True):
    """A decision of the person: the move that they made after ``ply`` moves."""

    ply: int
    made: Move


class Verdict(msgspec.Struct, Generic[MoveT], frozen=True, forbid_unknown_fields=True):
    """The strongest bot on the decision after ``ply`` moves.

    ``cost`` is how much worse ``made`` is than ``best`` in ``unit``, never below 0: where the
    bot thinks no less of the move that was made, it cost nothing. It is None where the two
    cannot be compared.
    """

    ply: int
    made: MoveT
    best: MoveT
    reason: Reason
    unit: Unit
    cost: float | None

    @property
    def agreed(self) -> bool:
        """Tell whether the bot would have made the same move."""
        return self.made == self.best

    @property
    def gravity(self) -> float:
        """The cost in a measure that is the same for all units; 0 where it is not known."""
        return (self.cost or 0.0) / ALIKE[self.unit]

    @property
    def decision(self) -> Decision:
        """What the bot would have done."""
        return Decision(self.best, self.reason)


AnyVerdict: TypeAlias = Verdict[Any]


def can_be_analysed(match: Match) -> bool:
    """Tell whether a match is over and a person played in it.

    While a match goes on, an analysis would be help that nobody asked for by name.
    """
    return match.result is not None and match.is_person(match.watcher)


def decisions(match: Match) -> Iterator[Decided]:
    """Yield what the person decided, in order.

    Moves without weight and those to which there was no other are none.
    """
    for ply, turn in enumerate(match.record.turns):
        if turn.seat == match.watcher and not turn.move.quiet and _had_a_choice(match, ply):
            yield Decided(ply, turn.move)


def seen_at(match: Match, ply: int) -> AnyView:
    """Return what the person knew after ``ply`` moves."""
    return view_of(match.rules, match.position_at(ply), match.watcher)


def judge(decided: Decided, decision: Decision) -> AnyVerdict:
    """Return the verdict that follows from what the bot answered."""
    return Verdict(
        decided.ply,
        decided.made,
        decision.move,
        decision.reason,
        decision.unit,
        _cost(decided.made, decision),
    )


def costliest(verdicts: Iterable[AnyVerdict], most: int = COSTLIEST) -> tuple[AnyVerdict, ...]:
    """Return the verdicts of the greatest cost, the greatest first; none that cost nothing."""
    found = (verdict for verdict in verdicts if verdict.gravity > 0)
    return tuple(sorted(found, key=lambda verdict: (-verdict.gravity, verdict.ply))[:most])


def _had_a_choice(match: Match, ply: int) -> bool:
    moves = match.rules.moves(match.position_at(ply).state, match.watcher)
    return len(list(islice(moves, 2))) > 1


def _cost(made: Move, decision: Decision) -> float | None:
    if made == decision.move:
        return 0.0
    best, rated = decision.rating(decision.move), decision.rating(made)
    if best is None or rated is None:
        return None
    return round(max(0.0, best - rated), _DIGITS)
