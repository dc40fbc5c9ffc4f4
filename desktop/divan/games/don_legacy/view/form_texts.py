"""What the shelf and the set-up form say of Don Legacy, in English. No Qt."""

from typing import Final

from divan.ui.presenter import GameTexts
from divan.ui.texts import text

TEXTS: Final = GameTexts(
    title=text("don_legacy", "Don Legacy"),
    tagline=text("don_legacy", "Gather clues, solve mysteries, and watch the pile"),
    options={
        "take_mystery": text("don_legacy", "Open mysteries", "an option"),
        "scene_analysis": text("don_legacy", "Scene analysis", "an option"),
        "open_rows": text("don_legacy", "Open cards", "an option"),
        "hand_limit": text("don_legacy", "Hand limit", "an option"),
        "set_costs": text("don_legacy", "Laying a set", "an option"),
        "single_mystery": text("don_legacy", "Single mysteries", "an option"),
        "last_lap": text("don_legacy", "Empty pile", "an option"),
        "piles": text("don_legacy", "Draw piles", "an option"),
        "two_player_hand": text("don_legacy", "First hand for two", "an option"),
        "starter": text("don_legacy", "First player", "an option"),
    },
    option_notes={
        "take_mystery": text("don_legacy", "How an open mystery comes into your hand."),
        "scene_analysis": text("don_legacy", "What this ability draws."),
        "open_rows": text("don_legacy", "How many clues and mysteries lie open."),
        "hand_limit": text("don_legacy", "Whether hands may grow beyond five cards."),
        "set_costs": text("don_legacy", "Whether it costs the one action of a turn."),
        "single_mystery": text("don_legacy", "What a mystery that is left in hand counts."),
        "last_lap": text("don_legacy", "What happens when the last card is drawn."),
        "piles": text("don_legacy", "One pile of all cards, or one of each kind."),
        "two_player_hand": text("don_legacy", "Cards that each of two players begins with."),
        "starter": text("don_legacy", "Then the turns go clockwise."),
    },
    option_values={
        ("take_mystery", "ability_only"): text("don_legacy", "By ability only"),
        ("take_mystery", "action"): text("don_legacy", "Also by action"),
        ("scene_analysis", "draw_one"): text("don_legacy", "Draw one"),
        ("scene_analysis", "look_at_two"): text("don_legacy", "Look at two"),
        ("open_rows", "players"): text("don_legacy", "One per player"),
        ("open_rows", "at_least_three"): text("don_legacy", "At least three"),
        ("hand_limit", "soft"): text("don_legacy", "Soft"),
        ("hand_limit", "hard_five"): text("don_legacy", "Five at most"),
        ("set_costs", "free"): text("don_legacy", "Free"),
        ("set_costs", "action"): text("don_legacy", "The action"),
        ("single_mystery", 0): text("don_legacy", "Nothing"),
        ("single_mystery", 1): text("don_legacy", "1 point each"),
        ("last_lap", "none"): text("don_legacy", "Ends at once"),
        ("last_lap", "finish_round"): text("don_legacy", "Finish the round"),
        ("piles", "merged"): text("don_legacy", "One"),
        ("piles", "separate"): text("don_legacy", "Two"),
        ("starter", "random"): text("don_legacy", "Chance decides"),
        ("starter", "first_seat"): text("don_legacy", "You begin"),
    },
    presets={
        "source": text("don_legacy", "Source"),
        "lively": text("don_legacy", "Lively"),
    },
    preset_notes={
        "source": text("don_legacy", "As in the text that Divan follows: quiet and quick."),
        "lively": text("don_legacy", "Open mysteries for the taking: better for two players."),
    },
    own_mix=text("don_legacy", "Own rules", "a mix of options that is no preset"),
)
