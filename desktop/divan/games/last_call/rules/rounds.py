"""The end of a turn, of a round, and what comes next (LAST-6, R.8, R.9)."""

from msgspec.structs import replace

from divan.core.chance import Chance
from divan.core.rules import Step
from divan.core.seat import Seat
from divan.games.last_call.rules.events import RoundEnded
from divan.games.last_call.rules.final import LAST_ONE, UNSOLVED, close_case
from divan.games.last_call.rules.setup import deal
from divan.games.last_call.rules.state import (
    HAND_SIZE,
    MOST_ROUNDS,
    QUIET_LAPS,
    Phase,
    Table,
)
from divan.games.last_call.rules.turn import LastCallStep, draw


def end_turn(step: LastCallStep) -> LastCallStep:
    """Pass the turn on, or end the round where all hands are empty (LAST-6.1)."""
    table = step.state
    if not any(table.hands[seat] for seat in table.survivors):
        return end_round(step, by_final=False)
    passed = replace(table, active=table.after(table.active)[0])
    return replace(step, state=_guard_against_stalling(passed))


def end_round(step: LastCallStep, *, by_final: bool) -> LastCallStep:
    """Return the cards in front, draw up, and begin the next round (LAST-6.2, 6.3).

    Without survivors the case ends unsolved (LAST-R.9); so it does after ``MOST_ROUNDS``.
    A single survivor wins at once where that was chosen (D23).
    """
    table = step.state
    order = _seats_from(table, table.starter)
    if not table.survivors or table.round == MOST_ROUNDS:
        return close_case(step, UNSOLVED, None, None)
    if len(order) == 1 and table.options.last_survivor == "wins_at_once":
        return close_case(step, LAST_ONE, order[0], None)
    starter = table.after(table.starter)[0]
    idle = not by_final and not table.drawn
    gathered = replace(
        table,
        hands=tuple(table.held(seat) for seat in range(table.seats)),
        fronts=((),) * table.seats,
        strong=(None,) * table.seats,
        round=table.round + 1,
        starter=starter,
        active=starter,
        last_symbol=None,
        turns_since_play=0,
        must_play=(),
        drawn=False,
    )
    ended = Step(gathered, (*step.events, RoundEnded(table.round, starter)))
    refilled = _refill(ended, order)
    safe = idle and table.options.safety_draw
    drawn = _draw_one_each(refilled, order) if safe else refilled
    return replace(drawn, state=replace(drawn.state, drawn=False))


def next_case(step: LastCallStep, chance: Chance) -> LastCallStep:
    """Deal the next case where the match has one (D25); the left neighbour begins it."""
    table = step.state
    if table.phase is not Phase.OVER or table.case == table.options.cases:
        return step
    following = deal(
        table.options,
        chance,
        case=table.case + 1,
        seats=table.seats,
        starter=(table.first_starter + 1) % table.seats,
        past_scores=table.past_scores,
    )
    return Step(following.state, (*step.events, *following.events))


def _guard_against_stalling(table: Table) -> Table:
    """Make everyone play who has a card, after two laps without one played (D15)."""
    if table.must_play or table.turns_since_play < QUIET_LAPS * len(table.survivors):
        return table
    return replace(table, must_play=tuple(seat for seat in table.survivors if table.hands[seat]))


def _seats_from(table: Table, first: Seat) -> tuple[Seat, ...]:
    """Return the survivors in turn order from ``first``, eliminated or not."""
    return table.after((first - 1) % table.seats)


def _refill(step: LastCallStep, order: tuple[Seat, ...]) -> LastCallStep:
    """Draw hands up to five, one player after the other, while the reserve lasts."""
    for seat in order:
        while step.state.reserve and len(step.state.hands[seat]) < HAND_SIZE:
            step = draw(step, seat)
    return step


def _draw_one_each(step: LastCallStep, order: tuple[Seat, ...]) -> LastCallStep:
    """Let everyone draw one card, while the reserve lasts (D30)."""
    for seat in order:
        if step.state.reserve:
            step = draw(step, seat)
    return step
