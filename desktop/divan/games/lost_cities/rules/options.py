"""What can be chosen before a match (rulings D2, D5, D10, D14, D15, D17)."""

from typing import Annotated, Final, Literal

import msgspec

from divan.core.options import Choice, Options, Preset

MOST_ROUNDS: Final = 5


class LostCitiesOptions(Options, frozen=True):
    """The options with the defaults of the *Source* preset."""

    initial_discards: Literal["three", "one_per_colour", "none"] = "three"
    """How many cards of the pile are turned up to open the discard piles (D2)."""
    start_rule: Literal["investment_or_two", "free"] = "investment_or_two"
    """What a route may begin with (D5)."""
    multipliers: Literal["1233", "1234"] = "1233"
    """What none, one, two and three investments multiply a route's score by (D10)."""
    ten_bonus: Literal["off", "top_is_10", "full_2_to_10"] = "top_is_10"
    """Which routes without an investment earn 20 points (D14, D15)."""
    eight_bonus: bool = False
    """Whether a route of eight or more cards earns 20 points."""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)] = 1
    """How many deals are played; their scores are added (D17)."""
    starter: Literal["random", "first_seat"] = "random"
    """Who begins the first round (D17)."""


SOURCE: Final = LostCitiesOptions()
PUBLISHED: Final = LostCitiesOptions(
    initial_discards="none",
    start_rule="free",
    multipliers="1234",
    ten_bonus="off",
    eight_bonus=True,
    rounds=3,
)

PRESETS: Final = (Preset("source", SOURCE), Preset("published", PUBLISHED))

CHOICES: Final = (
    Choice("rounds", (1, 2, 3, 4, 5), ("LOST-6.2",), "D17"),
    Choice("starter", ("random", "first_seat"), ("LOST-3.1",), "D17"),
    Choice("initial_discards", ("three", "one_per_colour", "none"), ("LOST-0.6",), "D2"),
    Choice("start_rule", ("investment_or_two", "free"), ("LOST-4.3",), "D5"),
    Choice("multipliers", ("1233", "1234"), ("LOST-R.6",), "D10"),
    Choice("ten_bonus", ("top_is_10", "full_2_to_10", "off"), ("LOST-8.2",), "D14"),
    Choice("eight_bonus", (False, True), ("LOST-6.5",), "D14"),
)
