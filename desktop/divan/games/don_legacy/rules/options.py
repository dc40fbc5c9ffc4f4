"""What can be chosen before a match (rulings D1, D4, D5, D8, D10, D12, D15, D16, D20)."""

from typing import Final, Literal

from divan.core.options import Choice, Options, Preset


class DonLegacyOptions(Options, frozen=True):
    """The options with the defaults of the *Source* preset."""

    take_mystery: Literal["ability_only", "action"] = "ability_only"
    """Whether an open mystery may be taken as the action of a turn (D4)."""
    scene_analysis: Literal["draw_one", "look_at_two"] = "draw_one"
    """Whether Scene analysis draws the top card or chooses one of the top two."""
    open_rows: Literal["players", "at_least_three"] = "players"
    """How many cards lie open in each of the two rows (D16)."""
    hand_limit: Literal["soft", "hard_five"] = "soft"
    """Whether hands may grow (D8)."""
    set_costs: Literal["free", "action"] = "free"
    """Whether laying a set is the action of a turn (D5)."""
    single_mystery: Literal[0, 1] = 0
    """Points at the end for each mystery card left in hand (D10)."""
    last_lap: Literal["none", "finish_round"] = "none"
    """Whether the round is played to its end when the pile is empty (D12)."""
    piles: Literal["merged", "separate"] = "merged"
    """Whether clues and mysteries are drawn from one pile or from two (D1)."""
    two_player_hand: Literal[5, 6, 7] = 5
    """Cards that each of two players begins with (D15)."""
    starter: Literal["random", "first_seat"] = "random"
    """Who begins (D20)."""


SOURCE: Final = DonLegacyOptions()
LIVELY: Final = DonLegacyOptions(
    take_mystery="action", scene_analysis="look_at_two", open_rows="at_least_three"
)

PRESETS: Final = (Preset("source", SOURCE), Preset("lively", LIVELY, recommended=(2,)))

CHOICES: Final = (
    Choice("take_mystery", ("ability_only", "action"), ("DON-R.2",), "D4"),
    Choice("scene_analysis", ("draw_one", "look_at_two"), ("DON-3.4",), "D18"),
    Choice("open_rows", ("players", "at_least_three"), ("DON-0.3",), "D16"),
    Choice(
        "hand_limit",
        ("soft", "hard_five"),
        ("DON-6.2",),
        "D8",
        brings={"hard_five": {"take_mystery": "action"}},
    ),
    Choice("set_costs", ("free", "action"), ("DON-5.2",), "D5"),
    Choice("single_mystery", (0, 1), ("DON-5.3",), "D10"),
    Choice("last_lap", ("none", "finish_round"), ("DON-R.8",), "D12"),
    Choice("piles", ("merged", "separate"), ("DON-0.4",), "D1"),
    Choice("two_player_hand", (5, 6, 7), ("DON-R.9",), "D15"),
    Choice("starter", ("random", "first_seat"), ("DON-2.1",), "D20"),
)
