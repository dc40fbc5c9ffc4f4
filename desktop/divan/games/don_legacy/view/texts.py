"""What the table, the score sheet and the shelf say of Don Legacy, in English. No Qt.

Cards, log, refusals, hints and options have files of their own beside this one.
"""

from typing import Final

from divan.games.don_legacy.rules.state import Ending, Pile
from divan.ui.texts import counted, text

# The pill in the bar

YOUR_TURN: Final = text("don_legacy", "Your turn")
PLAY_TAKE_DRAW: Final = text("don_legacy", "Play, take or draw")
WHERE_TO: Final = text("don_legacy", "Pick what it is for")
PICK_SWAP: Final = text("don_legacy", "Pick a card to swap")
PICK_OPEN: Final = text("don_legacy", "Pick the open card you want")
PICK_THREE: Final = text("don_legacy", "Pick three for the set")
SWAP_OR_LEAVE: Final = text("don_legacy", "Swap a card for it, or leave it")
SECOND_OR_STOP: Final = text("don_legacy", "Take a second clue, or stop")
KEEP_ONE: Final = text("don_legacy", "Keep one of the two")
MAY_DISCARD: Final = text("don_legacy", "Discard a card, or end the turn")
MAY_LAY: Final = text("don_legacy", "Lay your set, or end the turn")
MUST_DISCARD: Final = counted("don_legacy", "Discard %n card(s)", "an order", 2)
THEIR_TURN: Final = text("don_legacy", "{player} is thinking")
GAME_OVER: Final = text("don_legacy", "Game over")
ENDINGS: Final = {
    Ending.PILE_EMPTY: text("don_legacy", "The draw pile is empty"),
    Ending.FIVE_SETS: text("don_legacy", "Five sets were laid"),
}
RESIGNED: Final = text("don_legacy", "You gave up")

WHAT_NOW_ACT: Final = text(
    "don_legacy",
    "Do one thing: play a mystery of your hand, take an open clue, or draw the top card of the"
    " pile. Complete sets you may lay besides.",
)
WHAT_NOW_ACT_LIVELY: Final = text(
    "don_legacy",
    "Do one thing: play a mystery of your hand, take an open clue or mystery, or draw the top"
    " card of the pile. Complete sets you may lay besides.",
)
WHAT_NOW_EXCHANGE: Final = text(
    "don_legacy",
    "Only you see this card. Pick a card of your hand and give it for this one, or leave it"
    " where it is.",
)
WHAT_NOW_SECOND: Final = text("don_legacy", "Take a second open clue, or stop here.")
WHAT_NOW_KEEP: Final = text(
    "don_legacy", "Keep one of the two cards; the other goes face down under the pile."
)
WHAT_NOW_LAY: Final = text(
    "don_legacy", "Your action is done. Lay your set, or end your turn when you like."
)
WHAT_NOW_WRAP_UP: Final = text("don_legacy", "Your action is done. End your turn when you like.")
WHAT_NOW_DISCARD: Final = text(
    "don_legacy", "Your hand is over the limit: discard until five cards are left."
)
WHAT_NOW_WAIT: Final = text("don_legacy", "It is the turn of {player}.")
WHAT_NOW_OVER: Final = text("don_legacy", "The match is over; nothing more can be played.")

# Targets

TAKE: Final = text("don_legacy", "Take", "an open card")
TAKE_AND_DRAW: Final = text("don_legacy", "Take, then draw", "an open card")
DRAW: Final = text("don_legacy", "Draw", "a card from the pile")
LOOK: Final = text("don_legacy", "Look", "at the top two cards")
LOOK_AT_CARD: Final = text("don_legacy", "See a card", "of an opponent")
SWAP_FOR: Final = text("don_legacy", "Swap for this", "an open card")
GIVE_FOR: Final = text("don_legacy", "Give for this", "a card of the hand for the seen card")
KEEP: Final = text("don_legacy", "Keep", "one of two cards")
DISCARD: Final = text("don_legacy", "Discard", "a target")
LAY: Final = text("don_legacy", "Lay a set", "a target")

# Buttons

LAY_SET: Final = text("don_legacy", "Lay a set, {points}", "a button; points is +10")
LAY_WHICH: Final = text(
    "don_legacy", "Lay a set: {symbol}", "a button, with several to choose from"
)
SETS_AT_HAND: Final = text("don_legacy", "{cards} in hand", "cards is 3 keys")
DISCARD_AFTER: Final = text("don_legacy", "Discard after drawing", "a switch")
DISCARD_AFTER_ON: Final = text("don_legacy", "Discard after drawing: on", "a switch")
WITHOUT_DRAW: Final = text("don_legacy", "Do not draw", "a switch of an ability that draws too")
WITH_DRAW: Final = text("don_legacy", "Draw too", "a switch of an ability that draws too")
PLAY_ANYWAY: Final = text("don_legacy", "Play without drawing", "Scene analysis for nothing")
DRAW_FROM: Final = text("don_legacy", "Draw from: {pile}", "a switch")
LEAVE_IT: Final = text("don_legacy", "Leave it", "no exchange")
STOP: Final = text("don_legacy", "Stop", "no second clue")
END_TURN: Final = text("don_legacy", "End turn")
PASS: Final = text("don_legacy", "Pass", "nothing can be done")
PUT_BACK: Final = text("don_legacy", "Put back")
HINT: Final = text("don_legacy", "Hint")

# Zones

HAND: Final = text("don_legacy", "Your hand")
OPEN_CLUES: Final = text("don_legacy", "Open clues")
OPEN_MYSTERIES: Final = text("don_legacy", "Open mysteries")
CLUE_PLACE: Final = text("don_legacy", "Open clue {number}: {card}")
MYSTERY_PLACE: Final = text("don_legacy", "Open mystery {number}: {card}")
EMPTY_PLACE: Final = text("don_legacy", "empty place")
PILES: Final = {
    Pile.COMMON: text("don_legacy", "Draw pile"),
    Pile.CLUES: text("don_legacy", "Clues", "the draw pile of clues, short"),
    Pile.MYSTERIES: text("don_legacy", "Mysteries", "the draw pile of mysteries, short"),
}
PILE_NAMES: Final = {
    Pile.COMMON: text("don_legacy", "the draw pile", "in a sentence"),
    Pile.CLUES: text("don_legacy", "the pile of clues", "in a sentence"),
    Pile.MYSTERIES: text("don_legacy", "the pile of mysteries", "in a sentence"),
}
PILE_LABELS: Final = {
    Pile.COMMON: counted("don_legacy", "Draw pile, %n card(s) left", "", 2),
    Pile.CLUES: counted("don_legacy", "Pile of clues, %n card(s) left", "", 2),
    Pile.MYSTERIES: counted("don_legacy", "Pile of mysteries, %n card(s) left", "", 2),
}
DISCARDS: Final = text("don_legacy", "Discards: {number}")
DISCARD_PILE: Final = text("don_legacy", "Discard pile: {card} on top")
NO_DISCARDS: Final = text("don_legacy", "Discard pile: empty")
OTHER_HAND: Final = text("don_legacy", "The hand of {player}")
YOUR_SETS: Final = text("don_legacy", "Your sets")
YOUR_SETS_ARE: Final = text("don_legacy", "Your sets: {symbols}")
OTHER_SETS: Final = text("don_legacy", "Sets of {player}")
SETS_LAID: Final = text("don_legacy", "Sets: {symbols}")
NO_SETS: Final = text("don_legacy", "no sets yet")
SEEN_CARD: Final = text("don_legacy", "The card of {player} that you see")
LOOKED_AT: Final = text("don_legacy", "Card {number} of the top two")
CARDS_IN_HAND: Final = counted("don_legacy", "%n card(s)", "in a hand", 8)
TURNS_LEFT: Final = counted("don_legacy", "About %n turn(s) of yours left", "", 2)
LAST_TURN: Final = text("don_legacy", "The pile is nearly empty")

# The reading pane

SINCE: Final = text("don_legacy", "Since your last turn")

# Scores

SETS: Final = text("don_legacy", "Sets", "points of sets, a column")
IN_HAND: Final = text("don_legacy", "Hand", "points of the cards in hand, a column")
CLUES: Final = text("don_legacy", "Clues", "clue cards, a column")
POINTS: Final = text("don_legacy", "Points", "a column")
AT_LEAST: Final = text("don_legacy", "{points}+", "at least so many points")
UNKNOWN: Final = text("don_legacy", "?", "points that cannot be known")
YOU_WIN: Final = counted("don_legacy", "You win by %n point(s)", "", 5)
THEY_WIN: Final = counted("don_legacy", "{player} wins by %n point(s)", "", 5)
YOU_WIN_TIE: Final = text("don_legacy", "You win on the tie-break")
THEY_WIN_TIE: Final = text("don_legacy", "{player} wins on the tie-break")
SHARED: Final = text("don_legacy", "A shared win: {players}")
YOU_RESIGNED: Final = text("don_legacy", "You gave up the match")
TURNS: Final = counted("don_legacy", "%n turn(s)", "", 41)
TIE_NOTE: Final = text("don_legacy", "Level on points: more sets decide, then the highest clue.")
SINGLES_NOTE: Final = text("don_legacy", "Every mystery left in hand counts 1 point.")

# The shelf

GLIMPSE_YOURS: Final = counted("don_legacy", "Your turn. %n card(s) left in the pile.", "", 9)
GLIMPSE_THEIRS: Final = counted(
    "don_legacy", "{player} is to move. %n card(s) left in the pile.", "", 9
)
