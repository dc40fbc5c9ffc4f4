"""What the shelf and the set-up form say of Baker Street, in English. No Qt."""

from typing import Final

from divan.ui.presenter import GameTexts
from divan.ui.texts import text

TEXTS: Final = GameTexts(
    title=text("baker_street", "Baker Street"),
    tagline=text("baker_street", "One murder, seventy-two clues, and everybody holds a few"),
    options={
        "notes": text("baker_street", "Detective's sheet", "setting"),
        "alibi": text("baker_street", "Alibi"),
        "offers": text("baker_street", "Offers"),
        "offer_info": text("baker_street", "What you hear"),
        "may_decline": text("baker_street", "Refusing offers"),
        "wrong_guess": text("baker_street", "Wrong solution"),
        "same_round": text("baker_street", "In the same round"),
        "last_player": text("baker_street", "The last player"),
        "refill": text("baker_street", "New cards"),
        "round_limit": text("baker_street", "Rounds"),
    },
    option_notes={
        "notes": text("baker_street", "What the sheet fills in by itself."),
        "alibi": text("baker_street", "What a claim to have been together says."),
        "offers": text(
            "baker_street", "Whether all decide at once, or one hears the others first."
        ),
        "offer_info": text("baker_street", "What is told of an offer."),
        "may_decline": text("baker_street", "Whether the one who asks may refuse all offers."),
        "wrong_guess": text("baker_street", "For how many rounds it keeps you from the next one."),
        "same_round": text("baker_street", "Who gets what if several solve the case together."),
        "last_player": text("baker_street", "What the one gets who is still searching at the end."),
        "refill": text("baker_street", "How many cards a round's end brings."),
        "round_limit": text("baker_street", "After these the match ends, solved or not."),
    },
    option_values={
        ("notes", "facts"): text("baker_street", "Facts"),
        ("notes", "deductions"): text("baker_street", "Deductions"),
        ("notes", "hand"): text("baker_street", "Nothing", "the sheet fills in nothing"),
        ("alibi", "mutual_only"): text("baker_street", "From both sides"),
        ("alibi", "logical"): text("baker_street", "Logical"),
        ("offers", "sealed"): text("baker_street", "In envelopes"),
        ("offers", "clockwise"): text("baker_street", "One after another"),
        ("offer_info", "value"): text("baker_street", "The value"),
        ("offer_info", "value_and_count"): text("baker_street", "Value and number"),
        ("may_decline", False): text("baker_street", "Not allowed"),
        ("may_decline", True): text("baker_street", "Allowed"),
        ("wrong_guess", 1): text("baker_street", "One round"),
        ("wrong_guess", 2): text("baker_street", "Two rounds"),
        ("same_round", "share_best"): text("baker_street", "Share the best place"),
        ("same_round", "seat_order"): text("baker_street", "By turn"),
        ("last_player", "zero"): text("baker_street", "Nothing", "no points"),
        ("last_player", "next_rank"): text("baker_street", "The next place"),
        ("refill", "plus_three"): text("baker_street", "Three"),
        ("refill", "to_six"): text("baker_street", "Up to six"),
    },
    presets={
        "source": text("baker_street", "Source rules"),
        "sharp": text("baker_street", "Sharp rules"),
    },
    preset_notes={
        "source": text("baker_street", "As in the rulebook that Divan follows."),
        "sharp": text(
            "baker_street", "Alibis bind at once, and a wrong solution costs two rounds."
        ),
    },
    own_mix=text("baker_street", "Own rules", "a mix of options that is no preset"),
)
