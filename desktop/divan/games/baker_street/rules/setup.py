"""Beginning a match (BAK-0.3)."""

from typing import Final

from divan.core.chance import Chance
from divan.games.baker_street.rules.case import make_case
from divan.games.baker_street.rules.events import Dealt
from divan.games.baker_street.rules.options import BakerStreetOptions
from divan.games.baker_street.rules.state import HAND_SIZE, Phase, Table
from divan.games.baker_street.rules.steps import TableStep, step

PLAYERS: Final = range(2, 6)
"""Three to five; two is our own addition (D15)."""


def begin(options: BakerStreetOptions, seats: int, chance: Chance) -> TableStep:
    """Make a case, shuffle its cards and deal six to each. Raises ValueError for a number of
    players that does not fit (D15).
    """
    if seats not in PLAYERS:
        raise ValueError(f"Baker Street is for 3 to 5 players, or 2, not {seats}")
    truth, cards = make_case(chance, options.alibi)
    deck = chance.shuffled(cards)
    hands = tuple(
        tuple(sorted(deck[seat * HAND_SIZE : (seat + 1) * HAND_SIZE])) for seat in range(seats)
    )
    start = chance.below(seats)
    table = Table(
        options=options,
        round=1,
        start=start,
        active=start,
        phase=Phase.REQUEST,
        stack=deck[seats * HAND_SIZE :],
        discards=(),
        hands=hands,
        request=None,
        bids=(None,) * seats,
        payments=(),
        answers=(None,) * seats,
        solved=(0,) * seats,
        points=(0,) * seats,
        blocked=(0,) * seats,
        truth=truth,
    )
    return step(table, Dealt(start, hands))
