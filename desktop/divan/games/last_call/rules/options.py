"""What can be chosen before a match (rulings D1, D5, D15, D16, D20, D22, D23, D25, D30)."""

from typing import Annotated, Final, Literal

import msgspec

from divan.core.options import Choice, Options, Preset

MOST_CASES: Final = 5


class LastCallOptions(Options, frozen=True):
    """The options with the defaults of the *Source* preset."""

    case_model: Literal["case_file", "classic", "literal"] = "case_file"
    """What the 12 case cards do, and what wins: models F, C and L (D5, D6)."""
    removed_case_cards: Literal["reference", "section_8"] = "reference"
    """How many case cards go out of the game (D1)."""
    previous_card: Literal["table", "own"] = "table"
    """Whose last card of the round decides about the extra draw (D16)."""
    extra_draw: Literal["auto", "ask"] = "auto"
    """Whether the extra card is drawn without being asked for (D16)."""
    guesses_in_a_row: Literal["unlimited", "one"] = "unlimited"
    """How often a player may guess before playing a card again (D15)."""
    final_reveal: Literal["all", "refuter_only"] = "all"
    """Whose cards a final investigation shows (D20)."""
    last_survivor: Literal["must_announce", "wins_at_once"] = "must_announce"
    """What the last player who is not eliminated does (D23)."""
    safety_draw: bool = True
    """Whether everyone draws after a round in which nobody drew (D30)."""
    cases: Annotated[int, msgspec.Meta(ge=1, le=MOST_CASES)] = 1
    """How many cases are played; their points are added (D25)."""
    start_player: Literal["random", "first_seat"] = "random"
    """Who begins the first round of the first case (D22)."""

    @property
    def has_items(self) -> bool:
        """True in model F, where four numbers belong to an item and case cards tell of it."""
        return self.case_model == "case_file"


SOURCE: Final = LastCallOptions()
BRISK: Final = LastCallOptions(guesses_in_a_row="one")

PRESETS: Final = (Preset("source", SOURCE), Preset("brisk", BRISK))

CHOICES: Final = (
    Choice("cases", (1, 2, 3, 4, 5), ("LAST-R.9",), "D25"),
    Choice("start_player", ("random", "first_seat"), ("LAST-2.1",), "D22"),
    Choice("guesses_in_a_row", ("unlimited", "one"), ("LAST-R.3", "LAST-2.4"), "D15"),
    Choice("case_model", ("case_file", "classic", "literal"), ("LAST-7.3", "LAST-R.5b"), "D5"),
    Choice("removed_case_cards", ("reference", "section_8"), ("LAST-R.2", "LAST-8.1"), "D1"),
    Choice("previous_card", ("table", "own"), ("LAST-9.1",), "D16"),
    Choice("extra_draw", ("auto", "ask"), ("LAST-R.6", "LAST-9.1"), "D16"),
    Choice("final_reveal", ("all", "refuter_only"), ("LAST-7.3",), "D20"),
    Choice("last_survivor", ("must_announce", "wins_at_once"), ("LAST-7.5",), "D23"),
    Choice("safety_draw", (True, False), ("LAST-6.3",), "D30"),
)
