"""The rules of Baker Street as the house asks for them (BAK-0 to BAK-2)."""

from collections.abc import Iterator

from divan.core.chance import Chance
from divan.core.result import Result
from divan.core.rules import Rules
from divan.core.seat import Seat
from divan.core.violation import IllegalMove, Violation
from divan.games.baker_street.rules import judge, play, rounds, setup, sight
from divan.games.baker_street.rules.events import BakerStreetEvent
from divan.games.baker_street.rules.moves import (
    Accept,
    AskFor,
    BakerStreetMove,
    Decline,
    Discard,
    Exchange,
    HandIn,
    Offer,
    Pass,
    Wait,
)
from divan.games.baker_street.rules.options import CHOICES, PRESETS, BakerStreetOptions
from divan.games.baker_street.rules.state import Phase, Table
from divan.games.baker_street.rules.steps import TableStep
from divan.games.baker_street.rules.violations import Code


class BakerStreetRules(Rules[Table, BakerStreetMove, BakerStreetEvent, BakerStreetOptions]):
    """A turn is a request, everybody's offers at the same time, and the asker's payments;
    a round ends with sealed solutions and discards, again of all at the same time.
    """

    version = 1
    options_type = BakerStreetOptions
    move_type = BakerStreetMove
    event_type = BakerStreetEvent
    state_type = Table
    presets = PRESETS
    choices = CHOICES
    violations = tuple(Code)
    own_deck = True

    def begin(self, options: BakerStreetOptions, seats: int, chance: Chance) -> TableStep:
        """Make a case and deal. Raises ValueError unless 2 to 5 play (D15)."""
        return setup.begin(options, seats, chance)

    def to_act(self, state: Table) -> tuple[Seat, ...]:
        """Return who may act: the asker, or all whose answer is missing."""
        return judge.to_act(state)

    def check(self, state: Table, seat: Seat, move: BakerStreetMove) -> Violation | None:
        """Judge a move."""
        return judge.check(state, seat, move)

    def moves(self, state: Table, seat: Seat) -> Iterator[BakerStreetMove]:
        """Yield the allowed moves; sets of cards each once."""
        return judge.moves(state, seat)

    def apply(self, state: Table, seat: Seat, move: BakerStreetMove, chance: Chance) -> TableStep:
        """Carry out a move, and all that follows until somebody must decide again."""
        refusal = self.check(state, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        match move:
            case AskFor():
                return play.ask(state, move, chance)
            case Pass():
                return play.offer(state, seat, (), chance)
            case Offer(cards):
                return play.offer(state, seat, cards, chance)
            case Accept():
                return play.accept(state, move, chance)
            case Exchange():
                return play.exchange(state, chance)
            case Decline():
                return play.decline(state, chance)
            case HandIn(solution):
                return rounds.answer(state, seat, solution, chance)
            case Wait():
                return rounds.answer(state, seat, None, chance)
            case Discard(cards):
                return rounds.discard(state, seat, cards, chance)

    def observe(self, state: Table, seat: Seat) -> Table:
        """Turn everything face down that ``seat`` cannot see."""
        return sight.observe(state, seat)

    def result(self, state: Table) -> Result | None:
        """Return the victory points; the most win, ties share (D14), and nobody wins a case
        that nobody solved.
        """
        if state.phase is not Phase.OVER:
            return None
        best = max(state.points)
        winners = tuple(seat for seat, points in enumerate(state.points) if points == best > 0)
        return Result(winners, state.points, "solved" if best else "unsolved")
