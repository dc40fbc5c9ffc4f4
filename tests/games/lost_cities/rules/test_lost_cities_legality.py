"""The legality list of the dossier, one line a case."""

import pytest

from divan.games.lost_cities.rules.cards import Suit
from divan.games.lost_cities.rules.options import PUBLISHED, SOURCE
from divan.games.lost_cities.rules.state import Phase
from helpers.lost_cities import PILE, discard, play, refusal, table, take

HAND = "blue inv 2 4 5 6 7 8 9 10, red 4"
EMPTY = table(hand=HAND, options=SOURCE)
EMPTY_PUBLISHED = table(hand=HAND, options=PUBLISHED)
INVESTED = table(hand=HAND, route="blue inv")
AT_FIVE = table(hand=HAND, route="blue inv 5")
DISCARDED = table(hand=HAND, discards="red 4, blue 3", phase=Phase.DRAW, just_discarded=Suit.RED)


@pytest.mark.clause("LOST-4.1", "LOST-4.2", "LOST-4.3", "LOST-4.4", "D5", "D6")
@pytest.mark.parametrize(
    ("state", "laid", "allowed"),
    [
        (EMPTY, "blue 2", True),
        (EMPTY, "blue inv", True),
        (EMPTY, "blue 5", False),
        (EMPTY_PUBLISHED, "blue 2", True),
        (EMPTY_PUBLISHED, "blue inv", True),
        (EMPTY_PUBLISHED, "blue 5", True),
        (INVESTED, "blue 5", True),
        (AT_FIVE, "blue 6", True),
        (AT_FIVE, "blue 7", True),
        (AT_FIVE, "blue 8", True),
        (AT_FIVE, "blue 9", True),
        (AT_FIVE, "blue 10", True),
        (AT_FIVE, "blue 4", False),
        (AT_FIVE, "blue 5", False),
        (AT_FIVE, "blue inv", False),
    ],
)
def test_what_may_be_laid(state, laid: str, allowed: bool) -> None:
    assert (refusal(state, play(laid)) is None) is allowed


@pytest.mark.clause("LOST-5.3", "D8")
def test_after_discarding_red_4_red_is_closed_and_blue_and_the_pile_are_open() -> None:
    before = table(hand=HAND, discards="blue 3")
    assert refusal(before, discard("red 4")) is None
    assert refusal(DISCARDED, take("red")) == "own_discard"
    assert refusal(DISCARDED, take("blue")) is None
    assert refusal(DISCARDED, PILE) is None
