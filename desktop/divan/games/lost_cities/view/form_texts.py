"""What the shelf and the set-up form say of Lost Cities, in English. No Qt."""

from typing import Final

from divan.ui.presenter import GameTexts
from divan.ui.texts import text

TEXTS: Final = GameTexts(
    title=text("lost_cities", "Lost Cities"),
    tagline=text("lost_cities", "Two explorers, five routes, and a pile that runs out"),
    options={
        "rounds": text("lost_cities", "Rounds"),
        "starter": text("lost_cities", "Who begins"),
        "initial_discards": text("lost_cities", "Initial discards"),
        "start_rule": text("lost_cities", "Start rule"),
        "multipliers": text("lost_cities", "Multipliers"),
        "ten_bonus": text("lost_cities", "Bonus for the 10"),
        "eight_bonus": text("lost_cities", "Bonus for eight cards"),
    },
    option_notes={
        "rounds": text("lost_cities", "The points of all rounds are added."),
        "starter": text("lost_cities", "In later rounds the player with more points begins."),
        "initial_discards": text(
            "lost_cities", "Cards of the pile that are turned up before the first turn."
        ),
        "start_rule": text("lost_cities", "What may lie at the bottom of a route."),
        "multipliers": text(
            "lost_cities", "What none, one, two and three investments multiply a route by."
        ),
        "ten_bonus": text("lost_cities", "20 points more for a route without an investment."),
        "eight_bonus": text("lost_cities", "20 points more for a route of eight or more cards."),
    },
    option_values={
        ("starter", "random"): text("lost_cities", "Chance decides"),
        ("starter", "first_seat"): text("lost_cities", "You begin"),
        ("initial_discards", "three"): text("lost_cities", "Three"),
        ("initial_discards", "one_per_colour"): text("lost_cities", "One per colour"),
        ("initial_discards", "none"): text("lost_cities", "None"),
        ("start_rule", "investment_or_two"): text("lost_cities", "Investment or 2"),
        ("start_rule", "free"): text("lost_cities", "Any card"),
        ("multipliers", "1233"): text("lost_cities", "1, 2, 3, 3"),
        ("multipliers", "1234"): text("lost_cities", "1, 2, 3, 4"),
        ("ten_bonus", "top_is_10"): text("lost_cities", "10 on top, three cards"),
        ("ten_bonus", "full_2_to_10"): text("lost_cities", "Whole route, 2 to 10"),
        ("ten_bonus", "off"): text("lost_cities", "Off"),
        ("eight_bonus", False): text("lost_cities", "Off"),
        ("eight_bonus", True): text("lost_cities", "On"),
    },
    presets={
        "source": text("lost_cities", "Source rules"),
        "published": text("lost_cities", "Published rules"),
    },
    preset_notes={
        "source": text("lost_cities", "As in the rulebook that Divan follows: one round, quick."),
        "published": text("lost_cities", "As in the printed game: three rounds, freer routes."),
    },
    own_mix=text("lost_cities", "Own rules", "a mix of options that is no preset"),
)
