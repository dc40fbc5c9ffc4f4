"""Every sentence of Lost Cities that a person can see, in English. No Qt."""

from typing import Final

from divan.games.lost_cities.rules.cards import Suit
from divan.games.lost_cities.rules.violations import Code
from divan.ui.texts import Text, counted, text

SUITS: Final = {
    Suit.YELLOW: text("lost_cities", "yellow", "a colour, alone or before a number"),
    Suit.BLUE: text("lost_cities", "blue", "a colour, alone or before a number"),
    Suit.WHITE: text("lost_cities", "white", "a colour, alone or before a number"),
    Suit.GREEN: text("lost_cities", "green", "a colour, alone or before a number"),
    Suit.RED: text("lost_cities", "red", "a colour, alone or before a number"),
}
SUIT_ADJECTIVES: Final = {
    Suit.YELLOW: text("lost_cities", "yellow", "before a noun: a yellow card"),
    Suit.BLUE: text("lost_cities", "blue", "before a noun: a blue card"),
    Suit.WHITE: text("lost_cities", "white", "before a noun: a white card"),
    Suit.GREEN: text("lost_cities", "green", "before a noun: a green card"),
    Suit.RED: text("lost_cities", "red", "before a noun: a red card"),
}
PLACES: Final = {
    Suit.YELLOW: text("lost_cities", "Desert"),
    Suit.BLUE: text("lost_cities", "Sea"),
    Suit.WHITE: text("lost_cities", "Snow"),
    Suit.GREEN: text("lost_cities", "Jungle"),
    Suit.RED: text("lost_cities", "Volcano"),
}
NUMBER_CARD: Final = text("lost_cities", "{suit} {number}", "a card: blue 5")
INVESTMENT_CARD: Final = text("lost_cities", "{suit} investment", "a card; suit is an adjective")
FACE_DOWN: Final = text("lost_cities", "a card face down")

# The pill in the bar

YOUR_TURN: Final = text("lost_cities", "Your turn")
PLACE: Final = text("lost_cities", "Play or discard a card")
PLACE_PICKED: Final = text("lost_cities", "Where shall it go?")
DRAW: Final = text("lost_cities", "Draw a card")
THEIR_TURN: Final = text("lost_cities", "{player} is thinking")
THEIR_DRAW: Final = text("lost_cities", "{player} draws a card")
GAME_OVER: Final = text("lost_cities", "Game over")
LAST_CARD_DRAWN: Final = text("lost_cities", "The last card was drawn")
RESIGNED: Final = text("lost_cities", "You gave up")

WHAT_NOW_PLACE: Final = text(
    "lost_cities",
    "Put one card of your hand on your route of its colour or on its discard pile; then you"
    " draw one.",
)
WHAT_NOW_DRAW: Final = text(
    "lost_cities",
    "Draw the top card of the pile or of a discard pile, but not the card you have just put there.",
)
WHAT_NOW_WAIT: Final = text("lost_cities", "It is the turn of {player}.")
WHAT_NOW_OVER: Final = text("lost_cities", "The match is over; nothing more can be played.")

# Targets

PLAY_SCORE: Final = text("lost_cities", "Play {before} → {after}", "what the route's score becomes")
DISCARD: Final = text("lost_cities", "Discard")
TAKE: Final = text("lost_cities", "Take", "the top card of a discard pile")
DRAW_TARGET: Final = text("lost_cities", "Draw", "a card from the pile")

PLAY_BY_KEY: Final = text("lost_cities", "play it", "after the name of a key")
DISCARD_BY_KEY: Final = text("lost_cities", "discard it", "after the name of a key")
TAKE_BY_KEY: Final = text("lost_cities", "take it", "after the name of a key")
DRAW_BY_KEY: Final = text("lost_cities", "draw from the pile", "after the name of a key")

# Zones

HAND: Final = text("lost_cities", "Your hand")
PILE: Final = text("lost_cities", "Draw pile")
PILE_LABEL: Final = counted("lost_cities", "Draw pile, %n card(s) left", "", 2)
YOUR_ROUTE: Final = text("lost_cities", "Your {suit} route: {cards}")
THEIR_ROUTE: Final = text("lost_cities", "{player}, {suit} route: {cards}")
DISCARD_PILE: Final = text("lost_cities", "The {suit} discard pile: {cards}")
TOP_CARD: Final = text("lost_cities", "{card} on top")
EMPTY: Final = text("lost_cities", "empty")
NOT_STARTED: Final = text("lost_cities", "not started")
OTHER_HAND: Final = text("lost_cities", "The hand of {player}")
CARDS_IN_HAND: Final = counted("lost_cities", "%n card(s)", "in the hand of an opponent", 8)
ROUND_OF: Final = text("lost_cities", "Round {number} of {rounds}")

# The log and the last move

YOU_PLAYED: Final = text("lost_cities", "{you} played {card}", "you is the word You")
THEY_PLAYED: Final = text("lost_cities", "{player} played {card}")
YOU_DISCARDED: Final = text("lost_cities", "{you} discarded {card}", "you is the word You")
THEY_DISCARDED: Final = text("lost_cities", "{player} discarded {card}")
AND_YOU_DREW: Final = text("lost_cities", "and drew from the pile", "You played blue 5 …")
AND_THEY_DREW: Final = text("lost_cities", "and drew from the pile", "Irene played blue 5 …")
AND_YOU_TOOK: Final = text("lost_cities", "and took {card}", "You played blue 5 …")
AND_THEY_TOOK: Final = text("lost_cities", "and took {card}", "Irene played blue 5 …")
DREW_FROM_PILE: Final = text("lost_cities", "drew from the pile", "alone, of an opponent")
TOOK: Final = text("lost_cities", "took {card}", "alone, of an opponent, from a discard pile")
YOU_DREW: Final = text("lost_cities", "You drew {card}")
THEY_DREW: Final = text("lost_cities", "{player} drew from the pile")
YOU_TOOK: Final = text("lost_cities", "You took {card} from the discards")
THEY_TOOK: Final = text("lost_cities", "{player} took {card} from the discards")
LAST_MOVE: Final = text("lost_cities", "Last move of {player}")
PLAYED: Final = text("lost_cities", "Played {card}", "heading of the last move")
DISCARDED: Final = text("lost_cities", "Discarded {card}", "heading of the last move")
ROUND_DEALT: Final = text("lost_cities", "Round {number} was dealt")
ROUND_ENDED: Final = text("lost_cities", "Round {number} ended {first} to {second}")

# Scores

TOTAL: Final = text("lost_cities", "Total")
EARLIER: Final = text("lost_cities", "Earlier rounds")
YOUR_ROUTES: Final = text("lost_cities", "Your routes")
THEIR_ROUTES: Final = text("lost_cities", "Routes of {player}")
ROUND_LINE: Final = text("lost_cities", "Round {number}: {own} to {other}")
NO_COST: Final = text("lost_cities", "not started, no cost")
YOU_WIN: Final = counted("lost_cities", "You win by %n point(s)", "", 5)
THEY_WIN: Final = counted("lost_cities", "{player} wins by %n point(s)", "", 5)
YOU_LEAD: Final = counted("lost_cities", "Round {number}: you are %n point(s) ahead", "", 5)
THEY_LEAD: Final = counted("lost_cities", "Round {number}: {player} is %n point(s) ahead", "", 5)
TIED_ROUND: Final = text("lost_cities", "Round {number}: you are level")
DRAWN: Final = text("lost_cities", "A draw")
YOU_RESIGNED: Final = text("lost_cities", "You gave up; {player} wins")
TEN_BONUS_NOTE: Final = text(
    "lost_cities", "a route of three or more cards that ends on 10 without an investment"
)
FULL_BONUS_NOTE: Final = text("lost_cities", "a whole route from 2 to 10 without an investment")
EIGHT_BONUS_NOTE: Final = text("lost_cities", "a route of eight or more cards")
TURNS: Final = counted("lost_cities", "%n turn(s)", "", 41)

# The shelf

GLIMPSE_YOURS: Final = counted(
    "lost_cities", "Your turn against {player}. %n card(s) left in the pile.", "", 9
)
GLIMPSE_THEIRS: Final = counted(
    "lost_cities", "{player} is to move. %n card(s) left in the pile.", "", 9
)

NOT_YOUR_ROUTE: Final = text(
    "lost_cities", "This is the route of {player}: your cards go on your own routes."
)
REFUSALS: Final[dict[Code, Text]] = {
    Code.MATCH_OVER: text("lost_cities", "The match is over: the last card of the pile was drawn."),
    Code.NOT_YOUR_TURN: text("lost_cities", "It is not your turn yet."),
    Code.PLACE_FIRST: text("lost_cities", "First play or discard a card, then draw one."),
    Code.DRAW_NOW: text("lost_cities", "You have placed a card: now draw one."),
    Code.NOT_IN_HAND: text("lost_cities", "Only a card from your own hand can be placed."),
    Code.WRONG_ROUTE: text(
        "lost_cities",
        "A {suit} card cannot join the {route} route: every route has its own colour.",
    ),
    Code.WRONG_PILE: text(
        "lost_cities",
        "A {suit} card cannot lie on the {pile} pile: every colour has its own discards.",
    ),
    Code.INVESTMENT_AFTER_NUMBER: text(
        "lost_cities",
        "Investments come before the numbers: the {suit} route has a number already.",
    ),
    Code.START_RULE: text(
        "lost_cities",
        "A route begins with an investment or the 2: {card} cannot open the {suit} route.",
    ),
    Code.NOT_ASCENDING: text(
        "lost_cities", "Numbers must rise: after {top} the {suit} route cannot take {card}."
    ),
    Code.NOTHING_TO_DRAW: text("lost_cities", "The {suit} discard pile is empty."),
    Code.OWN_DISCARD: text(
        "lost_cities", "The card that you have just discarded cannot be taken back."
    ),
    Code.DRAW_GUARD: text(
        "lost_cities",
        "{limit} cards in a row came from the discards: now one must come from the pile.",
    ),
}

# The set-up form


# Hints

ADVISE_PLAY: Final = text("lost_cities", "Play {card}.")
ADVISE_DISCARD: Final = text("lost_cities", "Discard {card}.")
ADVISE_TAKE: Final = text("lost_cities", "Take {card} from the discards.")
ADVISE_DRAW: Final = text("lost_cities", "Draw from the pile.")

REASONS: Final[dict[str, Text]] = {
    "goes_on": text("lost_cities", "It is the next step of the {suit} route and gives nothing up."),
    "passes_over": counted(
        "lost_cities",
        "%n lower {suit} card(s) may never come, and the turns are few.",
        "why a number is laid although lower ones are still out",
        2,
    ),
    "doubles": text(
        "lost_cities", "The {suit} route has an investment, so every point counts more."
    ),
    "starts": text(
        "lost_cities",
        "Your {suit} cards make {points} together; with what may still come the route should pay.",
    ),
    "invests": text(
        "lost_cities",
        "Your {suit} cards make {points} together; the route looks good enough to bet on.",
    ),
    "must_play": text(
        "lost_cities", "Every discard would help the other player more than this costs you."
    ),
    "of_no_use": text("lost_cities", "Neither of you can lay it any more."),
    "cannot_use": text("lost_cities", "The other player cannot lay it."),
    "little_loss": text("lost_cities", "You will miss it least."),
    "takes": text("lost_cities", "It fits your {suit} cards."),
    "gains_time": text(
        "lost_cities", "You hold good cards, and the pile must not run out before they lie."
    ),
    "unknown_card": text("lost_cities", "No discard pile offers you anything better."),
    "no_choice": text("lost_cities", "Nothing else is possible."),
}
