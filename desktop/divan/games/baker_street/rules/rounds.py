"""The end of a round: solutions, discards, new cards, and the end of the match (BAK-2)."""

from msgspec.structs import replace

from divan.core.chance import Chance
from divan.core.seat import Seat
from divan.games.baker_street.rules.cards import Card
from divan.games.baker_street.rules.crime import Solution
from divan.games.baker_street.rules.events import (
    Answered,
    BakerStreetEvent,
    CaseClosed,
    Discarded,
    HandReturned,
    NobodyAnswered,
    Refilled,
    RoundBegan,
    SolutionsJudged,
)
from divan.games.baker_street.rules.judge import to_act
from divan.games.baker_street.rules.scoring import points_of_last, points_of_round
from divan.games.baker_street.rules.stack import draw
from divan.games.baker_street.rules.state import DRAWN, HAND_SIZE, Answer, Phase, Table
from divan.games.baker_street.rules.steps import TableStep, step, then
from divan.games.baker_street.rules.tuples import put


def ask_for_solutions(table: Table, chance: Chance) -> TableStep:
    """Let everyone hand a solution in who may (BAK-2.1); nobody waits where nobody may."""
    asked = replace(table, phase=Phase.SOLUTIONS, answers=(None,) * table.seats)
    return step(asked) if to_act(asked) else _judge(asked, chance)


def answer(table: Table, seat: Seat, solution: Solution | None, chance: Chance) -> TableStep:
    """Seal a solution, or none; the last one opens them all (D13)."""
    sealed = replace(table, answers=put(table.answers, seat, Answer(solution)))
    told = step(sealed, Answered(seat, solution))
    return told if to_act(sealed) else then(told, _judge(sealed, chance))


def discard(table: Table, seat: Seat, cards: tuple[Card, ...], chance: Chance) -> TableStep:
    """Put cards away; the last one to do so ends the round (BAK-2.7)."""
    kept = tuple(card for card in table.hands[seat] if card not in cards)
    after = replace(table, hands=put(table.hands, seat, kept), discards=(*table.discards, *cards))
    told = step(after, Discarded(seat, cards))
    return told if to_act(after) else then(told, _next_round(after, chance))


def _judge(table: Table, chance: Chance) -> TableStep:
    """Open the solutions; whoever is right is done, whoever is wrong must wait."""
    truth = table.truth
    handed_in = {
        seat: answer.solution
        for seat, answer in enumerate(table.answers)
        if answer is not None and answer.solution is not None
    }
    cleared = replace(table, answers=(None,) * table.seats)
    if truth is None or not handed_in:
        judged = step(cleared, NobodyAnswered(table.round))
        return then(judged, _after_judging(cleared, chance))
    right = tuple(seat for seat, found in handed_in.items() if found == truth.solution)
    wrong = tuple(seat for seat in handed_in if seat not in right)
    points = points_of_round(table, right)
    until = table.round + table.options.wrong_guess
    for seat in wrong:
        cleared = replace(cleared, blocked=put(cleared.blocked, seat, until))
    for seat in right:
        cleared = replace(
            cleared,
            solved=put(cleared.solved, seat, table.round),
            points=put(cleared.points, seat, points[seat]),
        )
    event = SolutionsJudged(table.round, right, tuple(points[seat] for seat in right), wrong)
    judged = then(step(cleared, event), _return_hands(cleared, right, chance))
    return then(judged, _after_judging(judged.state, chance))


def _return_hands(table: Table, seats: tuple[Seat, ...], chance: Chance) -> TableStep:
    """Shuffle the hands of players who are done into the stack at once (BAK-2.6, D18)."""
    events: tuple[BakerStreetEvent, ...] = ()
    for seat in seats:
        hand = table.hands[seat]
        table = replace(
            table,
            stack=chance.shuffled((*table.stack, *hand)),
            hands=put(table.hands, seat, ()),
        )
        events = (*events, HandReturned(seat, hand))
    return step(table, *events)


def _after_judging(table: Table, chance: Chance) -> TableStep:
    """End the match, or let everyone discard (D16)."""
    searching = [seat for seat in range(table.seats) if table.searching(seat)]
    if len(searching) <= 1 or table.round == table.options.round_limit:
        return _close(table)
    discarding = replace(table, phase=Phase.DISCARDS)
    return step(discarding) if to_act(discarding) else _next_round(discarding, chance)


def _close(table: Table) -> TableStep:
    for seat, points in points_of_last(table).items():
        table = replace(table, points=put(table.points, seat, points))
    over = replace(table, phase=Phase.OVER)
    if table.truth is None:
        return step(over)
    return step(over, CaseClosed(table.truth, table.points))


def _next_round(table: Table, chance: Chance) -> TableStep:
    """Give everyone new cards in the order of turns; then the start moves right (BAK-2.9)."""
    events: tuple[BakerStreetEvent, ...] = ()
    for seat in table.clockwise(table.start):
        missing = HAND_SIZE - len(table.hands[seat])
        count = DRAWN if table.options.refill == "plus_three" else missing
        drawn = draw(table, seat, count, chance)
        table = drawn.table
        events = (*events, *drawn.shuffled, Refilled(seat, drawn.cards))
    start = next(iter(_to_the_right(table)))
    begun = replace(table, round=table.round + 1, start=start, active=start, phase=Phase.REQUEST)
    return step(begun, *events, RoundBegan(begun.round, start))


def _to_the_right(table: Table) -> list[Seat]:
    """Return the players who still search, from the old start to the right (D12)."""
    right = [(table.start - step) % table.seats for step in range(1, table.seats + 1)]
    return [seat for seat in right if table.searching(seat)]
