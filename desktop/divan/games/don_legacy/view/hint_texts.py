"""What the strongest opponent would do in Don Legacy, and why, in English. No Qt."""

from typing import Final

from divan.ui.texts import text

ADVICE: Final = {
    "draw": text("don_legacy", "Draw a card."),
    "take": text("don_legacy", "Take {card}."),
    "play": text("don_legacy", "Play {card}."),
    "play_for": text("don_legacy", "Play {card} for {taken}."),
    "swap": text("don_legacy", "Play {card}: give {given} for {taken}."),
    "lay": text("don_legacy", "Lay your set: {symbol}."),
    "give": text("don_legacy", "Give {given} for it."),
    "leave": text("don_legacy", "Leave the card where it is."),
    "stop": text("don_legacy", "Take no second clue."),
    "keep": text("don_legacy", "Keep {card}."),
    "discard": text("don_legacy", "Discard {card}."),
    "end_turn": text("don_legacy", "End your turn."),
    "pass": text("don_legacy", "Pass."),
}
REASONS: Final = {
    "draw": text("don_legacy", "What is still hidden is worth more than what lies open."),
    "take_clue": text("don_legacy", "It brings more points than anything else now."),
    "take_clue_deny": text(
        "don_legacy", "It is the best open clue, and the next player would take it."
    ),
    "second_clue": text("don_legacy", "It comes on top, for the same action."),
    "complete_set": text("don_legacy", "It completes a set."),
    "towards_set": text("don_legacy", "It brings you nearer to a set: {symbol}."),
    "lay_set": text("don_legacy", "It costs nothing, and nobody can take it from you any more."),
    "last_set": text("don_legacy", "It is your fifth, and you are ahead: the game is yours."),
    "scene_analysis": text(
        "don_legacy",
        "A fresh card is worth more than this {symbol}, which will hardly find two others.",
    ),
    "deduction": text(
        "don_legacy", "Chances are that {opponent} holds something better than your worst card."
    ),
    "testimony": text(
        "don_legacy", "A clue and a card for one action is more than the {symbol} promises."
    ),
    "archive": text("don_legacy", "The open mystery and a card are worth more than this {symbol}."),
    "search_warrant": text(
        "don_legacy", "Two clues for one action are more than the {symbol} promises."
    ),
    "disguise": text("don_legacy", "What you get is worth more than what you give."),
    "exchange": text("don_legacy", "It is better for you, and {card} is gone from the other hand."),
    "decline": text("don_legacy", "You hold nothing that you would rather give."),
    "stop": text("don_legacy", "No open clue is worth taking."),
    "keep": text("don_legacy", "It is worth more to you than the other one."),
    "discard": text("don_legacy", "It is the card you will miss least."),
    "end_turn": text("don_legacy", "There is nothing left to gain this turn."),
    "pass": text("don_legacy", "Nothing else can be done."),
}
