"""What the lesson of Don Legacy says, page by page."""

from typing import Final

from divan.ui.texts import text

WELCOME: Final = text(
    "don_legacy_lesson",
    "Welcome! The old Don is gone, and you and Watson look into what he left behind. Whoever has"
    " the most points at the end wins.",
)
CLUES: Final = text(
    "don_legacy_lesson",
    "This receipt is a clue. The number in its corner says what it is worth: 1 point. Clues count"
    " at the end, if they are still in your hand.",
)
SYMBOLS: Final = text(
    "don_legacy_lesson",
    "Your other four cards are mysteries. Three of them with the same symbol are a set, and a set"
    " is worth 10 points. You hold two fingerprints already.",
)
CONDITION: Final = text(
    "don_legacy_lesson",
    "Or you play a mystery for its ability, if its condition is met. Testimony needs 2 clues, and"
    " you hold only one: not yet. Click it, and you read why.",
)
TURN: Final = text(
    "don_legacy_lesson",
    "In each turn you do exactly one thing: play a mystery, take an open clue, or draw from the"
    " pile.",
)
TAKE: Final = text(
    "don_legacy_lesson",
    "A clue worth 5 lies open, and no clue is worth more. Click the bank record to take it: then"
    " you also have your second clue.",
)
REFILLED: Final = text(
    "don_legacy_lesson",
    "Each place was filled again at once. Watson has taken the other good clue, a statement worth"
    " 4. Keep that in mind.",
)
TESTIMONY: Final = text(
    "don_legacy_lesson",
    "With two clues, Testimony works: you take an open clue and then draw a card, all in one turn."
    " Drag it to the photograph, or click it and then the photograph.",
)
LAY: Final = text(
    "don_legacy_lesson",
    "You drew a third fingerprint! Laying a set is free, and nobody can touch it any more. Press"
    " “Lay a set”, or drag one of the three to your sets.",
)
SPENT: Final = text(
    "don_legacy_lesson",
    "Your Testimony lies on the discard pile: a mystery that was played never joins a set. It was"
    " your only pocket watch, so it was no great loss.",
)
DRAW: Final = text(
    "don_legacy_lesson",
    "Only a 1 and a 2 lie open now. The pile promises more: draw its top card by a click.",
)
DEDUCE: Final = text(
    "don_legacy_lesson",
    "A clue worth 5! Now get rid of the weak receipt. Deduction shows you one of Watson’s cards,"
    " drawn by chance: drag it to Watson at the top, or click it and then him.",
)
SWAP: Final = text(
    "don_legacy_lesson",
    "The statement that he took! Only you see it, and you may swap. Give the receipt for it: 3"
    " points more for you, 3 fewer for him.",
)
SCORE: Final = text(
    "don_legacy_lesson",
    "Your clues are worth 5, 5, 4 and 3, that is 17. With 10 for the set you have 27 points. A"
    " mystery left in hand at the end counts nothing.",
)
OPEN_MYSTERIES: Final = text(
    "don_legacy_lesson",
    "Open mysteries come to you only by an ability, such as Archive or Disguise. In the rules"
    " called Lively, which suit two players, you may also simply take one in your turn.",
)
END: Final = text(
    "don_legacy_lesson",
    "The match ends at once when the draw pile is empty, or when someone has laid five sets. The"
    " number on the pile says how many cards are left.",
)
FAREWELL: Final = text(
    "don_legacy_lesson",
    "That is all. Before you play a mystery, ask whether its symbol may still become a set. Not"
    " sure? H gives a hint, W says why not, and U takes a move back.",
)
