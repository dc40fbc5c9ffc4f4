"""Why a move of Don Legacy is refused, in English. No Qt."""

from typing import Final

from divan.games.don_legacy.rules.violations import Code
from divan.ui.texts import Text, text

REFUSALS: Final[dict[Code, Text]] = {
    Code.MATCH_OVER: text("don_legacy", "The match is over."),
    Code.NOT_YOUR_TURN: text("don_legacy", "It is not your turn yet."),
    Code.ACTION_FIRST: text("don_legacy", "First do your action: play, take or draw."),
    Code.ACTION_DONE: text("don_legacy", "You have done your one action of this turn."),
    Code.CHOOSE_FIRST: text("don_legacy", "First decide what the mystery you played asks."),
    Code.NOTHING_TO_CHOOSE: text("don_legacy", "Nothing of the kind is open to you now."),
    Code.DISCARD_FIRST: text("don_legacy", "First discard down to five cards."),
    Code.NO_DISCARD: text(
        "don_legacy", "You may discard only after drawing, and only with more than five cards."
    ),
    Code.MAY_NOT_PASS: text("don_legacy", "You may pass only when nothing else can be done."),
    Code.NO_SUCH_PILE: text("don_legacy", "This match has no such pile."),
    Code.PILE_EMPTY: text("don_legacy", "That pile is empty."),
    Code.NOT_IN_HAND: text("don_legacy", "Only another card of your own hand will do."),
    Code.NOT_OPEN: text("don_legacy", "That card does not lie open there."),
    Code.ABILITY_ONLY: text("don_legacy", "Open mysteries can be taken only by an ability."),
    Code.CLUE_NOT_PLAYED: text("don_legacy", "Clues are never played: they count from your hand."),
    Code.OTHER_ABILITY: text("don_legacy", "This mystery has another ability."),
    Code.TOO_FEW_CLUES: text(
        "don_legacy", "{ability} needs {needed} or more clues in hand; you hold {held}."
    ),
    Code.NO_SAME_SYMBOL: text(
        "don_legacy", "Archive needs another mystery with the same symbol in hand: {symbol}."
    ),
    Code.NO_OTHER_MYSTERY: text("don_legacy", "Disguise needs another mystery in hand."),
    Code.NO_OPPONENT: text("don_legacy", "Deduction needs an opponent who holds a card."),
    Code.NO_EFFECT: text("don_legacy", "{ability} would have no effect now."),
    Code.MUST_TAKE: text("don_legacy", "What lies open must be taken; only the draw is up to you."),
    Code.OTHER_KIND: text("don_legacy", "A clue goes for a clue, a mystery for a mystery."),
    Code.NOT_A_SET: text("don_legacy", "A set is exactly three mysteries with one symbol."),
    Code.LAID_TOO_LATE: text("don_legacy", "A set cannot be laid at this point of the turn."),
}
