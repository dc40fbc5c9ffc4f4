"""What the shelf and the set-up form say of Similo, in English. No Qt."""

from typing import Final

from divan.core.options import OptionValue
from divan.ui.texts import Text, text

TITLE: Final = text("similo", "Similo")
TAGLINE: Final = text("similo", "One secret character, and a guide who may not speak")

OPTIONS: Final = {
    "schedule": text("similo", "Removals"),
    "grid": text("similo", "Grid"),
    "games": text("similo", "Length of the match"),
    "first_guide": text("similo", "First guide"),
    "secret": text("similo", "Hidden character"),
    "guide_hand": text("similo", "Hand of the guide"),
    "anchor": text("similo", "Pointed clue"),
    "tie_break": text("similo", "Decision on a tie"),
    "advisors": text("similo", "The other guessers"),
    "proposals": text("similo", "Their proposals"),
    "failure": text("similo", "If it is not found"),
    "clues": text("similo", "Used clues"),
    "trait_hints": text("similo", "Traits in words"),
}
OPTION_NOTES: Final = {
    "schedule": text("similo", "How many cards are removed after each clue."),
    "grid": text("similo", "How many cards lie on the table."),
    "games": text("similo", "How many characters are to be found; each player guides in turn."),
    "first_guide": text("similo", "Who guides the first game."),
    "secret": text("similo", "Who chooses the hidden character."),
    "guide_hand": text("similo", "The cards that clues are chosen from."),
    "anchor": text("similo", "A clue speaks of what it shares with the card beside it."),
    "tie_break": text("similo", "Who decides if the second vote is tied as well."),
    "advisors": text("similo", "Whether the computer players vote or only advise you."),
    "proposals": text("similo", "Whether you see the votes of the others before your own."),
    "failure": text("similo", "Who wins if the hidden character is not found."),
    "clues": text("similo", "Whether clues of earlier rounds stay in sight."),
    "trait_hints": text("similo", "Whether the panel and the large view name the traits."),
}
OPTION_VALUES: Final[dict[tuple[str, OptionValue], Text]] = {
    ("schedule", "source"): text("similo", "One a clue"),
    ("schedule", "progressive"): text("similo", "Round by round more"),
    ("schedule", "published"): text("similo", "1, 2, 3, 4, 1"),
    ("grid", "auto"): text("similo", "By players"),
    ("first_guide", "second_seat"): text("similo", "The first opponent"),
    ("first_guide", "first_seat"): text("similo", "You"),
    ("first_guide", "random"): text("similo", "Chance decides"),
    ("secret", "chosen"): text("similo", "The guide"),
    ("secret", "random"): text("similo", "Chance"),
    ("guide_hand", "refill"): text("similo", "Five, refilled"),
    ("guide_hand", "fixed"): text("similo", "Two to spare"),
    ("guide_hand", "all"): text("similo", "All the rest"),
    ("anchor", False): text("similo", "Off"),
    ("anchor", True): text("similo", "On"),
    ("tie_break", "guide"): text("similo", "The guide"),
    ("tie_break", "lead_guesser"): text("similo", "The lead guesser"),
    ("tie_break", "random"): text("similo", "Chance"),
    ("advisors", "vote"): text("similo", "They vote"),
    ("advisors", "advise_only"): text("similo", "Advice only"),
    ("proposals", "after_vote"): text("similo", "After your vote"),
    ("proposals", "before_vote"): text("similo", "Before your vote"),
    ("failure", "guide_wins"): text("similo", "The guide wins"),
    ("failure", "all_lose"): text("similo", "All lose"),
    ("clues", "history"): text("similo", "Stay in sight"),
    ("clues", "hidden"): text("similo", "Hidden"),
    ("trait_hints", True): text("similo", "On"),
    ("trait_hints", False): text("similo", "Off"),
}
PRESETS: Final = {
    "source": text("similo", "Source rules"),
    "progressive": text("similo", "Progressive"),
    "published": text("similo", "Published rules"),
}
PRESET_NOTES: Final = {
    "source": text("similo", "One card goes after each clue; the last guess decides."),
    "progressive": text("similo", "Each round more cards go. The best first game."),
    "published": text("similo", "As in the printed game: twelve cards, five clues."),
}
OWN_MIX: Final = text("similo", "Own rules", "a mix of options that is no preset")
