"""How a turn and a match end (DON-6, DON-8, D5, D8, D12, D13, D24)."""

from functools import partial

from msgspec.structs import replace

from divan.core.rules import Step
from divan.core.seat import Seat
from divan.games.don_legacy.rules.cards import Card
from divan.games.don_legacy.rules.dealing import DonLegacyStep, lay_set, then, to_discards
from divan.games.don_legacy.rules.events import Discarded, MatchEnded, TurnEnded
from divan.games.don_legacy.rules.judge import may_discard, must_discard
from divan.games.don_legacy.rules.scoring import complete_sets, score
from divan.games.don_legacy.rules.state import Ending, Phase, Table


def after_action(table: Table) -> DonLegacyStep:
    """Go on once an action is done, unless it left a choice open.

    An empty pile ends the match without a discard (D12). Otherwise the player may lay
    sets and perhaps discard; this phase comes even where nothing can be done in it, or
    the others would learn from it who holds a set.
    """
    if table.phase is not Phase.ACT:
        return Step(table, ())
    if not table.left and table.options.last_lap == "none":
        return end_match(table, Ending.PILE_EMPTY)
    if table.options.set_costs == "free" or may_discard(table, table.active):
        return Step(replace(table, phase=Phase.WRAP_UP), ())
    return end_turn(table)


def discard(table: Table, seat: Seat, card: Card) -> DonLegacyStep:
    """Discard a card; that ends the turn unless the hand limit wants more (D8, D9)."""
    step: DonLegacyStep = Step(to_discards(table, seat, card), (Discarded(seat, card),))
    if must_discard(step.state, seat):
        return Step(replace(step.state, phase=Phase.DISCARD), step.events)
    return then(step, end_turn)


def end_turn(table: Table) -> DonLegacyStep:
    """Pass the turn on clockwise, or end the match with the round (DON-6.1, D12, D20)."""
    following = (table.active + 1) % table.seats
    step: DonLegacyStep = Step(table, (TurnEnded(table.active),))
    if not table.left and following == table.starter:
        return then(step, lambda after: end_match(after, Ending.PILE_EMPTY))
    return Step(replace(table, active=following, phase=Phase.ACT, drew=False), step.events)


def end_match(table: Table, ending: Ending) -> DonLegacyStep:
    """Lay every complete set that is still in a hand (D24), and count."""
    step: DonLegacyStep = Step(replace(table, phase=Phase.OVER, ending=ending), ())
    for seat in range(table.seats):
        for cards in complete_sets(table, seat):
            step = then(step, partial(lay_set, seat=seat, cards=cards))
    over = step.state
    scores = tuple(score(over, seat).total for seat in range(over.seats))
    return Step(over, (*step.events, MatchEnded(ending, over.hands, scores)))
