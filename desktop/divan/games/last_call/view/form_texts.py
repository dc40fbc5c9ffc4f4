"""What the shelf and the set-up form say of Last Call, in English. No Qt."""

from typing import Final

from divan.ui.presenter import GameTexts
from divan.ui.texts import text

TEXTS: Final = GameTexts(
    title=text("last_call", "Last Call"),
    tagline=text("last_call", "A sealed case, forty-eight clues, and one wrong word too many"),
    options={
        "cases": text("last_call", "Cases"),
        "start_player": text("last_call", "Who begins"),
        "guesses_in_a_row": text("last_call", "Guesses in a row"),
        "case_model": text("last_call", "Case model"),
        "removed_case_cards": text("last_call", "Removed case cards"),
        "previous_card": text("last_call", "Card before"),
        "extra_draw": text("last_call", "Extra card"),
        "final_reveal": text("last_call", "Cards shown"),
        "last_survivor": text("last_call", "Last survivor"),
        "safety_draw": text("last_call", "Safety draw"),
    },
    option_notes={
        "cases": text("last_call", "The points of all cases are added; one case is simply won."),
        "start_player": text("last_call", "In later rounds the next player clockwise begins."),
        "guesses_in_a_row": text(
            "last_call", "How often you may guess before you have to play a card again."
        ),
        "case_model": text("last_call", "What is sealed, and what wins."),
        "removed_case_cards": text(
            "last_call", "Case cards that go out of the game unseen, with three and four players."
        ),
        "previous_card": text("last_call", "Whose last card decides about the extra card."),
        "extra_draw": text("last_call", "Whether it comes by itself or you choose."),
        "final_reveal": text("last_call", "What the final investigation shows to all."),
        "last_survivor": text("last_call", "What happens when only one player is left."),
        "safety_draw": text("last_call", "Everyone draws one after a round in which nobody drew."),
    },
    option_values={
        ("start_player", "random"): text("last_call", "Chance decides"),
        ("start_player", "first_seat"): text("last_call", "You begin"),
        ("guesses_in_a_row", "unlimited"): text("last_call", "Unlimited"),
        ("guesses_in_a_row", "one"): text("last_call", "One"),
        ("case_model", "case_file"): text("last_call", "Case file", "a case model"),
        ("case_model", "classic"): text("last_call", "Classic"),
        ("case_model", "literal"): text("last_call", "Literal"),
        ("removed_case_cards", "reference"): text("last_call", "None and one"),
        ("removed_case_cards", "section_8"): text("last_call", "One and two"),
        ("previous_card", "table"): text("last_call", "Anybody’s"),
        ("previous_card", "own"): text("last_call", "Your own"),
        ("extra_draw", "auto"): text("last_call", "By itself"),
        ("extra_draw", "ask"): text("last_call", "As you choose"),
        ("final_reveal", "all"): text("last_call", "All hands"),
        ("final_reveal", "refuter_only"): text("last_call", "Only what refutes"),
        ("last_survivor", "must_announce"): text("last_call", "Must announce"),
        ("last_survivor", "wins_at_once"): text("last_call", "Wins at once"),
        ("safety_draw", True): text("last_call", "On"),
        ("safety_draw", False): text("last_call", "Off"),
    },
    presets={
        "source": text("last_call", "Source rules"),
        "brisk": text("last_call", "Brisk rules"),
    },
    preset_notes={
        "source": text(
            "last_call", "As in the rulebook that Divan follows: guess as often as you like."
        ),
        "brisk": text("last_call", "Never two guesses in a row: shorter, and cards tell more."),
    },
    own_mix=text("last_call", "Own rules", "a mix of options that is no preset"),
)
