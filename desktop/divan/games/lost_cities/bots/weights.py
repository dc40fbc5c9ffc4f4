"""How much each thought counts: the numbers a policy is made of."""

from typing import Final

import msgspec

from divan.games.lost_cities.rules.options import LostCitiesOptions


class Weights(msgspec.Struct, frozen=True):
    """One player's way of weighing. Ratings are in points, roughly; a weight without another
    unit is a factor.
    """

    # What is still to come
    reach: float
    """How much of the unseen cards one expects to lay, next to the share of them that one will
    draw.
    """
    last_draws: float
    """How many of the own draws come too late to be laid."""
    contested: float
    """What remains of a colour's hopes where the other player collects it too."""
    locked: float
    """How many points better a colour must look that cannot be started yet (D5)."""

    # What a turn is worth
    turns: float
    """How many of the good cards in hand each turn to come is counted to lay; the next one is
    the price of a turn.
    """
    wasted: float
    """How much it hurts to spend a turn on something else than the best card."""

    # Going on with a route
    play: float
    """In points, for doing it at all."""
    play_point: float
    """For each point of the card."""
    play_wagered: float
    """In points, for each step of the multiplier above one."""

    # Beginning a route
    start: float
    """For each point that it should bring in the end."""

    # Investing
    invest: float
    """For each point that the investment should add."""
    invest_hope: float
    """Which share of a colour's hopes one bets on."""
    invest_margin: float
    """How many points the colour must be ahead."""

    # Bonuses
    ten: float
    """Which share of the bonus for a 10 on top one counts on."""
    eight: float
    """Which share of the bonus for eight cards each card in sight of it brings."""

    # Discarding
    keep: float
    """For each point that the card is worth in the own hand."""
    keep_investment: float
    """For each point that an investment in the own hand might add."""
    give: float
    """For each point that the card brings to the other player."""
    give_new: float
    """For each point of the card where the other player has not started its colour."""
    give_investment: float
    """In points, for an investment in a colour that the other player has not started; twice
    as much where he has invested in it.
    """

    # Drawing
    pile: float
    """In points, for the draw pile."""
    take: float
    """In points, for a discard pile."""
    take_point: float
    """For each point that the card there is worth in the own hand."""
    slow: float
    """For each point of the card for which there is no turn unless the round gets longer, as
    it does by drawing from a discard pile.
    """
    slow_turns: float
    """As ``turns``, in that thought."""
    slow_spare: float
    """How many cards fewer are counted to be laid in it."""

    daring: float = 0.0
    """How many points better a new colour is taken to be than it looks."""


# Both were found by an evolution strategy in self-play: ``packaging/tuning/lost_cities.py``.
# Each bonus was weighed under the preset that has it: the 10 in *Source*, eight cards in
# *Published*. Matches with other rules count on it as much.

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
    eight=0.11,
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
    ten=SOURCE.ten,
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


def weights_for(options: LostCitiesOptions) -> Weights:
    """Return the weights for the start rule that is played."""
    return PUBLISHED if options.start_rule == "free" else SOURCE
