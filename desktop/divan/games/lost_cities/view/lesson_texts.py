"""What the lesson of Lost Cities says, page by page."""

from typing import Final

from divan.ui.texts import text

WELCOME: Final = text(
    "lost_cities_lesson",
    "Welcome! You and Watson explore five routes. When the pile runs out, whoever has the most"
    " points wins. It takes about three minutes to learn.",
)
PLACES: Final = text(
    "lost_cities_lesson",
    "Each colour has a route of your own, below, and one of Watson's, above. Between them lie"
    " the discard piles, one a colour.",
)
HAND: Final = text(
    "lost_cities_lesson",
    "These are your cards: numbers from 2 to 10, and investments, which show a handshake. In"
    " every turn you lay one card down, then draw one.",
)
INVEST: Final = text(
    "lost_cities_lesson",
    "A route begins with an investment or a 2. Begin the blue one: drag the blue investment to"
    " its place, or click the card and then the place.",
)
DRAW: Final = text(
    "lost_cities_lesson", "Now draw: take the top card of the pile, by a click or by dragging."
)
RIVAL: Final = text(
    "lost_cities_lesson",
    "A blue 6, just in time. Meanwhile Watson has invested in green. What he did last always"
    " stands beside his name.",
)
NUMBER: Final = text(
    "lost_cities_lesson",
    "A route begins 20 points down, and an investment doubles gain and loss: so your score says"
    " −40. Now for the numbers: lay the blue 4.",
)
UPWARDS: Final = text(
    "lost_cities_lesson", "Numbers only go up: below a 4 nothing fits any more. Draw from the pile."
)
SIX: Final = text("lost_cities_lesson", "Go on in blue: lay the 6.")
DRAW_AGAIN: Final = text("lost_cities_lesson", "And draw from the pile.")
EIGHT_THROWN: Final = text(
    "lost_cities_lesson",
    "Look: Watson has no use for the blue 8 and has thrown it away. The top card of a discard"
    " pile may be drawn instead of one from the pile.",
)
DISCARD: Final = text(
    "lost_cities_lesson",
    "But first a card has to go. Every route that is begun costs 20 points, and your red 8 could"
    " not pay for that alone. Put it on the red discard pile.",
)
TAKE: Final = text("lost_cities_lesson", "Now take the blue 8 from its discard pile.")
EIGHT: Final = text("lost_cities_lesson", "Lay the 8.")
DRAW_ONCE_MORE: Final = text("lost_cities_lesson", "Draw, and then comes the best.")
NINE: Final = text("lost_cities_lesson", "Lay the 9, and see what the blue route is worth.")
SCORE: Final = text(
    "lost_cities_lesson",
    "4 + 6 + 8 + 9 make 27. Less 20 for the route: 7. The investment doubles that: 14 points."
    " Before the 9 it was still a loss.",
)
TEN: Final = text(
    "lost_cities_lesson",
    "A route without an investment that ends with the 10 earns 20 points more. Routes that you"
    " never begin cost nothing.",
)
END: Final = text(
    "lost_cities_lesson",
    "The match ends at once when the last card of the pile is drawn: begin no route too late."
    " Who draws from the discard piles gains time.",
)
FAREWELL: Final = text(
    "lost_cities_lesson",
    "That is all you need. In a match, H shows a hint, W says why something is not allowed, and"
    " U takes a move back. Good luck!",
)
