"""What the cards of Don Legacy are called and what they say, in English. No Qt."""

from typing import Final

from divan.games.don_legacy.rules.cards import Ability, Motif, Symbol
from divan.ui.texts import counted, text

MOTIFS: Final = {
    Motif.FOOTPRINT: text("don_legacy", "Footprint", "a clue card"),
    Motif.STATEMENT: text("don_legacy", "Statement", "a clue card: what a witness said"),
    Motif.RECEIPT: text("don_legacy", "Receipt", "a clue card"),
    Motif.PHOTOGRAPH: text("don_legacy", "Photograph", "a clue card"),
    Motif.RECORD: text("don_legacy", "Bank record", "a clue card"),
}
FINDS: Final = {
    Motif.FOOTPRINT: (
        text("don_legacy", "Garden gate", "a footprint, short"),
        text("don_legacy", "Wet sand", "a footprint, short"),
        text("don_legacy", "Muddy boot", "a footprint, short"),
        text("don_legacy", "By the safe", "a footprint, short"),
    ),
    Motif.STATEMENT: (
        text("don_legacy", "“He lied.”", "a statement, short"),
        text("don_legacy", "“It was late.”", "a statement, short"),
        text("don_legacy", "“I saw her.”", "a statement, short"),
        text("don_legacy", "“Two shots.”", "a statement, short"),
    ),
    Motif.RECEIPT: (
        text("don_legacy", "Two gin fizz", "a receipt, short"),
        text("don_legacy", "Night train", "a receipt, short"),
        text("don_legacy", "White roses", "a receipt, short"),
        text("don_legacy", "New gloves", "a receipt, short"),
    ),
    Motif.PHOTOGRAPH: (
        text("don_legacy", "Blurred face", "a photograph, short"),
        text("don_legacy", "At the pier", "a photograph, short"),
        text("don_legacy", "Torn in half", "a photograph, short"),
        text("don_legacy", "The wedding", "a photograph, short"),
    ),
    Motif.RECORD: (
        text("don_legacy", "Old debts", "a bank record, short"),
        text("don_legacy", "False name", "a bank record, short"),
        text("don_legacy", "Cash, nightly", "a bank record, short"),
        text("don_legacy", "Blank cheque", "a bank record, short"),
    ),
}
"""What each clue shows; it has no effect (D23)."""
SYMBOLS: Final = {
    Symbol.GLASS: text("don_legacy", "magnifying glass", "a symbol, in a sentence"),
    Symbol.FINGERPRINT: text("don_legacy", "fingerprint", "a symbol, in a sentence"),
    Symbol.KEY: text("don_legacy", "key", "a symbol, in a sentence"),
    Symbol.LETTER: text("don_legacy", "letter", "a symbol, in a sentence"),
    Symbol.WATCH: text("don_legacy", "pocket watch", "a symbol, in a sentence"),
}
PLURALS: Final = {
    Symbol.GLASS: counted("don_legacy", "%n magnifying glass(es)", "", 3),
    Symbol.FINGERPRINT: counted("don_legacy", "%n fingerprint(s)", "a symbol", 3),
    Symbol.KEY: counted("don_legacy", "%n key(s)", "", 3),
    Symbol.LETTER: counted("don_legacy", "%n letter(s)", "", 3),
    Symbol.WATCH: counted("don_legacy", "%n pocket watch(es)", "", 3),
}
ABILITIES: Final = {
    Ability.SCENE_ANALYSIS: text("don_legacy", "Scene analysis"),
    Ability.DEDUCTION: text("don_legacy", "Deduction"),
    Ability.TESTIMONY: text("don_legacy", "Testimony"),
    Ability.ARCHIVE: text("don_legacy", "Archive"),
    Ability.SEARCH_WARRANT: text("don_legacy", "Search warrant"),
    Ability.DISGUISE: text("don_legacy", "Disguise"),
}
CONDITIONS: Final = {
    Ability.SCENE_ANALYSIS: text("don_legacy", "Needs 2 clues", "on a card"),
    Ability.DEDUCTION: text("don_legacy", "Needs 1 clue", "on a card"),
    Ability.TESTIMONY: text("don_legacy", "Needs 2 clues", "on a card"),
    Ability.ARCHIVE: text("don_legacy", "Needs the same symbol", "on a card"),
    Ability.SEARCH_WARRANT: text("don_legacy", "Needs 3 clues", "on a card"),
    Ability.DISGUISE: text("don_legacy", "Needs another mystery", "on a card"),
}
EFFECTS: Final = {
    Ability.SCENE_ANALYSIS: text("don_legacy", "Draw 1 card from the pile.", "on a card"),
    Ability.DEDUCTION: text(
        "don_legacy", "See a card of an opponent, then swap or not.", "on a card"
    ),
    Ability.TESTIMONY: text("don_legacy", "Take 1 open clue, then draw 1 card.", "on a card"),
    Ability.ARCHIVE: text("don_legacy", "Take 1 open mystery, then draw 1 card.", "on a card"),
    Ability.SEARCH_WARRANT: text("don_legacy", "Take up to 2 open clues.", "on a card"),
    Ability.DISGUISE: text("don_legacy", "Swap a card for an open one of its kind.", "on a card"),
}
LOOK_EFFECT: Final = text("don_legacy", "See the top 2 cards, keep 1.", "on a card")
HOW: Final = {
    Ability.SCENE_ANALYSIS: text("don_legacy", "Pick the draw pile."),
    Ability.DEDUCTION: text(
        "don_legacy",
        "Pick an opponent. You see one of their cards, drawn by chance, and may give one of yours"
        " for it.",
    ),
    Ability.TESTIMONY: text(
        "don_legacy", "Pick an open clue. Its place is filled again; then you draw a card."
    ),
    Ability.ARCHIVE: text(
        "don_legacy", "Pick an open mystery. Its place is filled again; then you draw a card."
    ),
    Ability.SEARCH_WARRANT: text(
        "don_legacy",
        "Pick a first clue. Its place is filled again at once; then pick a second, or stop.",
    ),
    Ability.DISGUISE: text(
        "don_legacy", "Pick a card of your hand, and the open card of the same kind to swap it for."
    ),
}
LOOK_HOW: Final = text(
    "don_legacy",
    "Pick the draw pile. You see its top two cards and keep one; the other goes under the pile.",
)
GIVES_UP: Final = text("don_legacy", "Once played, this {symbol} can no longer join a set.")
CLUE_CARD: Final = text("don_legacy", "{motif} {value}", "a clue card and its value")
MYSTERY_CARD: Final = text("don_legacy", "{ability} ({symbol})", "a mystery card and its symbol")
FACE_DOWN: Final = text("don_legacy", "a card face down")
CLUE_NOTE: Final = counted(
    "don_legacy", "A clue in your hand is worth %n point(s) at the end.", "", 3
)

# The check of a condition

HOLDS_CLUES: Final = counted("don_legacy", "You hold %n clue(s)", "the condition is met", 4)
HOLDS_SYMBOL: Final = text("don_legacy", "You hold another {symbol}", "the condition is met")
HOLDS_MYSTERY: Final = text("don_legacy", "You hold another mystery", "the condition is met")
