"""How much each thought counts: the numbers a policy is made of."""

from typing import Final

import msgspec

from divan.games.lost_cities.rules.options import LostCitiesOptions


class Weights(msgspec.Struct, frozen=True):
    """One player's way of weighing; the unit of every rating is roughly a point.

    What is still to come:
    ``reach`` is the share of the unseen cards that one expects to lay, next to the share
    that one will draw; ``last_draws`` draws come too late to be laid; ``contested`` is what
    remains of a colour's hopes where the other player collects it too; ``locked`` is how
    many points better a colour must look that cannot be started yet (D5).

    What a turn is worth:
    ``turns`` is the share of the turns to come that will lay a card, ``wasted`` how much
    it hurts to spend a turn on something else than the best card.

    Going on with a route:
    ``play`` for doing it at all, ``play_point`` for each point of the card, ``play_wagered``
    for each step of the multiplier.

    Beginning one:
    ``start`` for each point that it should bring in the end.

    Investing:
    ``invest`` for each point that an investment should add, ``invest_hope`` is how much of
    a colour's hopes one bets on, ``invest_margin`` how many points it must be ahead.

    Bonuses: ``ten`` and ``eight`` are how much of the bonus for a 10 on top and for eight
    cards one counts on.

    Discarding:
    ``keep`` for each point that the card is worth in the own hand, ``keep_investment`` for
    each that an investment in hand might add, ``give`` for each point that the card brings
    to the other player, ``give_new`` where he has not started the colour, and
    ``give_investment`` for an investment that he could use.

    Drawing:
    ``pile`` for the draw pile, ``take`` for a discard pile, ``take_point`` for each point
    that the card there is worth in the own hand. Drawing there makes the round longer:
    ``slow`` for each point of the card for which there would otherwise be no turn,
    counting ``slow_turns`` of those to come, and ``slow_spare`` fewer.

    ``daring`` is how many points better a new colour is taken to be than it looks.
    """

    reach: float
    last_draws: float
    contested: float
    locked: float
    turns: float
    wasted: float
    play: float
    play_point: float
    play_wagered: float
    start: float
    invest: float
    invest_hope: float
    invest_margin: float
    ten: float
    eight: float
    keep: float
    keep_investment: float
    give: float
    give_new: float
    give_investment: float
    pile: float
    take: float
    take_point: float
    slow: float
    slow_turns: float
    slow_spare: float
    daring: float = 0.0


SOURCE: Final = Weights(
    reach=0.99,
    last_draws=2.61,
    contested=0.86,
    locked=4.47,
    turns=1.78,
    wasted=0.34,
    play=2.67,
    play_point=-0.14,
    play_wagered=1.45,
    start=0.72,
    invest=1.05,
    invest_hope=0.86,
    invest_margin=1.87,
    ten=0.27,
    eight=0.04,
    keep=2.25,
    keep_investment=0.32,
    give=0.76,
    give_new=0.42,
    give_investment=2.59,
    pile=-0.03,
    take=-2.23,
    take_point=1.38,
    slow=0.47,
    slow_turns=1.94,
    slow_spare=0.27,
)

PUBLISHED: Final = Weights(
    reach=1.17,
    last_draws=3.39,
    contested=0.75,
    locked=6.13,
    turns=0.8,
    wasted=0.26,
    play=3.74,
    play_point=-0.29,
    play_wagered=1.44,
    start=0.7,
    invest=0.45,
    invest_hope=0.64,
    invest_margin=1.7,
    ten=-0.9,
    eight=0.11,
    keep=15.21,
    keep_investment=1.25,
    give=0.63,
    give_new=0.1,
    give_investment=2.88,
    pile=0.59,
    take=-3.45,
    take_point=0.66,
    slow=0.86,
    slow_turns=2.02,
    slow_spare=0.47,
)
"""Found by an evolution strategy in self-play: ``packaging/tuning/lost_cities.py``."""


def weights_for(options: LostCitiesOptions) -> Weights:
    """Return the weights for the start rule that is played."""
    return PUBLISHED if options.start_rule == "free" else SOURCE
