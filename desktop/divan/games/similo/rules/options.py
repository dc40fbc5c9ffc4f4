"""What can be chosen before a match (rulings D4, D5, D6, D8 to D11, D16, D17, D21, D22)."""

from typing import Annotated, Final, Literal

import msgspec

from divan.core.options import Choice, Options, Preset

MOST_GAMES: Final = 9


class SimiloOptions(Options, frozen=True):
    """The options with the defaults of the *Source* preset."""

    schedule: Literal["source", "progressive", "published"] = "source"
    """How many cards are removed after each clue (D8)."""
    grid: Literal["auto", "12", "16", "20"] = "auto"
    """How many cards lie on the table; ``auto`` goes by the number of players (D16)."""
    games: Annotated[int, msgspec.Meta(ge=1, le=MOST_GAMES)] = 1
    """How many characters are looked for in a match; the role of guide goes round (D17)."""
    first_guide: Literal["second_seat", "first_seat", "random"] = "second_seat"
    """Who is the guide of the first game (D17)."""
    secret: Literal["chosen", "random"] = "chosen"
    """Whether the guide chooses the secret character or chance does (D4)."""
    guide_hand: Literal["refill", "fixed", "all"] = "refill"
    """The cards from which the guide takes clues: five, refilled; two more than there are
    clues, not refilled; or all that do not lie on the table (D5).
    """
    anchor: bool = False
    """Whether a clue speaks of what it shares with the card it lies beside (D6)."""
    tie_break: Literal["guide", "lead_guesser", "random"] = "guide"
    """Who decides where the votes for a removal stay tied (D11)."""
    advisors: Literal["vote", "advise_only"] = "vote"
    """Whether the guessers beside the first seat vote or only advise it (D21)."""
    proposals: Literal["after_vote", "before_vote"] = "after_vote"
    """Whether the lead guesser votes unaware of the others' votes or knowing them (D21)."""
    failure: Literal["guide_wins", "all_lose"] = "guide_wins"
    """Who wins where the character is not found (D10)."""
    clues: Literal["history", "hidden"] = "history"
    """Whether the screen goes on showing clues that were taken up (D9)."""
    trait_hints: bool = True
    """Whether the screen names a character's traits (D22)."""


SOURCE: Final = SimiloOptions()
PROGRESSIVE: Final = SimiloOptions(schedule="progressive")
PUBLISHED: Final = SimiloOptions(schedule="published", secret="random", failure="all_lose")

PRESETS: Final = (
    Preset("source", SOURCE),
    Preset("progressive", PROGRESSIVE, recommended=(2, 3, 4, 5, 6, 7, 8)),
    Preset("published", PUBLISHED),
)

CHOICES: Final = (
    Choice("schedule", ("source", "progressive", "published"), ("SIM-6.1", "SIM-7.1"), "D8"),
    Choice("grid", ("auto", "12", "16", "20"), ("SIM-1.2",), "D16"),
    Choice("games", tuple(range(1, MOST_GAMES + 1)), ("SIM-8.3",), "D17"),
    Choice("first_guide", ("second_seat", "first_seat", "random"), ("SIM-1.3",), "D17"),
    Choice("secret", ("chosen", "random"), ("SIM-2.1",), "D4"),
    Choice("guide_hand", ("refill", "fixed", "all"), ("SIM-0.5",), "D5"),
    Choice("anchor", (False, True), ("SIM-5.4",), "D6"),
    Choice("tie_break", ("guide", "lead_guesser", "random"), ("SIM-R.4",), "D11"),
    Choice("advisors", ("vote", "advise_only"), ("SIM-3.2", "SIM-R.3"), "D21"),
    Choice("proposals", ("after_vote", "before_vote"), ("SIM-3.2",), "D21"),
    Choice("failure", ("guide_wins", "all_lose"), ("SIM-8.2",), "D10"),
    Choice("clues", ("history", "hidden"), ("SIM-6.3",), "D9"),
    Choice("trait_hints", (True, False), ("SIM-5.1",), "D22"),
)
