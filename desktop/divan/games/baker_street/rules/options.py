"""What can be chosen before a match (rulings D6 to D8, D14, D16, D17, D19, D21, D32)."""

from typing import Annotated, Final, Literal

import msgspec

from divan.core.options import Choice, Options, Preset

ROUND_LIMITS: Final = (10, 15, 20)


class BakerStreetOptions(Options, frozen=True):
    """The options with the defaults of the *Source* preset."""

    alibi: Literal["mutual_only", "logical"] = "mutual_only"
    """What a claim to have been together says, alone or confirmed (D21)."""
    offers: Literal["sealed", "clockwise"] = "sealed"
    """Whether all offer at once, or one after another in the open (D7)."""
    offer_info: Literal["value", "value_and_count"] = "value"
    """What is told of an offer (D6)."""
    may_decline: bool = False
    """Whether the asker may refuse all offers, and then gets nothing (D8)."""
    same_round: Literal["share_best", "seat_order"] = "share_best"
    """How players who solve the case in the same round are ranked (D14)."""
    last_player: Literal["zero", "next_rank"] = "zero"
    """What the last player without a solution gets (D16)."""
    wrong_guess: Literal[1, 2] = 1
    """For how many rounds a wrong solution bars from handing in another (D17)."""
    refill: Literal["plus_three", "to_six"] = "plus_three"
    """How many cards a player gets at the end of a round (D19)."""
    round_limit: Annotated[int, msgspec.Meta(ge=1, le=ROUND_LIMITS[-1])] = 15
    """After this round the match ends, whoever is still searching."""
    notes: Literal["facts", "deductions", "hand"] = "facts"
    """What the detective's sheet fills in by itself (D32)."""


SOURCE: Final = BakerStreetOptions()
SHARP: Final = BakerStreetOptions(alibi="logical", offer_info="value_and_count", wrong_guess=2)

PRESETS: Final = (Preset("source", SOURCE), Preset("sharp", SHARP))

CHOICES: Final = (
    Choice("notes", ("facts", "deductions", "hand"), ("BAK-0.2",), "D32"),
    Choice("alibi", ("mutual_only", "logical"), ("BAK-V1",), "D21"),
    Choice("offers", ("sealed", "clockwise"), ("BAK-1.4",), "D7"),
    Choice("offer_info", ("value", "value_and_count"), ("BAK-1.5",), "D6"),
    Choice("may_decline", (False, True), ("BAK-1.6",), "D8"),
    Choice("wrong_guess", (1, 2), ("BAK-2.5",), "D17"),
    Choice("same_round", ("share_best", "seat_order"), ("BAK-2.4",), "D14"),
    Choice("last_player", ("zero", "next_rank"), ("BAK-2.4",), "D16"),
    Choice("refill", ("plus_three", "to_six"), ("BAK-2.7",), "D19"),
    Choice("round_limit", ROUND_LIMITS, ("BAK-2.1",), "D16"),
)
