"""Every sentence of Don Legacy that a person can see, in English. No Qt."""

from typing import Final

from divan.core.options import OptionValue
from divan.games.don_legacy.rules.cards import Ability, Motif, Symbol
from divan.games.don_legacy.rules.state import Ending, Pile
from divan.games.don_legacy.rules.violations import Code
from divan.ui.texts import Text, counted, text

TITLE: Final = text("don_legacy", "Don Legacy")
TAGLINE: Final = text("don_legacy", "Gather clues, solve mysteries, and watch the pile")

# Cards

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
    Ability.TESTIMONY: text("don_legacy", "Take 1 open clue, then draw 1.", "on a card"),
    Ability.ARCHIVE: text("don_legacy", "Take 1 open mystery, then draw 1.", "on a card"),
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

# The log and the last moves

YOU_PLAYED: Final = text("don_legacy", "{you} played {card}", "you is the word You")
THEY_PLAYED: Final = text("don_legacy", "{player} played {card}")
YOU_TOOK: Final = text("don_legacy", "{you} took {card}", "you is the word You")
THEY_TOOK: Final = text("don_legacy", "{player} took {card}")
YOU_DREW: Final = text("don_legacy", "{you} drew {card}", "you is the word You")
THEY_DREW: Final = text("don_legacy", "{player} drew a card")
THEY_DREW_FROM: Final = text("don_legacy", "{player} drew from {pile}")
YOU_LAID: Final = text("don_legacy", "{you} laid {cards}", "cards is 3 keys")
THEY_LAID: Final = text("don_legacy", "{player} laid {cards}", "cards is 3 keys")
YOU_DISCARDED: Final = text("don_legacy", "{you} discarded {card}", "you is the word You")
THEY_DISCARDED: Final = text("don_legacy", "{player} discarded {card}")
YOU_SAW: Final = text("don_legacy", "{you} saw {card} of {owner}", "you is the word You")
THEY_SAW: Final = text("don_legacy", "{player} saw a card of {owner}")
THEY_SAW_YOURS: Final = text("don_legacy", "{player} saw one of your cards")
YOU_EXCHANGED: Final = text(
    "don_legacy", "{you} gave {given} for {card}", "you is the word You; an exchange"
)
THEY_EXCHANGED_YOURS: Final = text("don_legacy", "{player} gave you {given} for {card}")
THEY_EXCHANGED: Final = text("don_legacy", "{player} exchanged a card with {owner}")
YOU_DECLINED: Final = text("don_legacy", "{you} left it", "no exchange; you is the word You")
THEY_DECLINED: Final = text("don_legacy", "{player} left it", "no exchange")
YOU_LOOKED: Final = text("don_legacy", "{you} saw {cards}", "two cards; you is the word You")
THEY_LOOKED: Final = text("don_legacy", "{player} saw the top two cards")
YOU_KEPT: Final = text("don_legacy", "{you} chose {card}", "you is the word You")
THEY_KEPT: Final = text("don_legacy", "{player} chose one of the two")
YOU_DISGUISED: Final = text(
    "don_legacy", "{you} swapped {given} for {card}", "you is the word You; with an open card"
)
THEY_DISGUISED: Final = text("don_legacy", "{player} swapped {given} for {card}")
YOU_PASSED: Final = text("don_legacy", "{you} passed", "you is the word You")
THEY_PASSED: Final = text("don_legacy", "{player} passed")
MATCH_ENDED: Final = text("don_legacy", "The match ended: {reason}")
REFILLED: Final = text("don_legacy", "{card} now lies open")
NOT_REFILLED: Final = text("don_legacy", "the place stays empty")

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

# Hints: what the strongest opponent would do, and why

ADVICE: Final = {
    "draw": text("don_legacy", "Draw a card."),
    "take": text("don_legacy", "Take {card}."),
    "play": text("don_legacy", "Play {card}."),
    "play_for": text("don_legacy", "Play {card} for {taken}."),
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

# The set-up form

OPTIONS: Final = {
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
}
OPTION_NOTES: Final = {
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
}
OPTION_VALUES: Final[dict[tuple[str, OptionValue], Text]] = {
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
}
PRESETS: Final = {
    "source": text("don_legacy", "Source"),
    "lively": text("don_legacy", "Lively"),
}
OWN_MIX: Final = text("don_legacy", "Own rules", "a mix of options that is no preset")
PRESET_NOTES: Final = {
    "source": text("don_legacy", "As in the text that Divan follows: quiet and quick."),
    "lively": text("don_legacy", "Open mysteries for the taking: better for two players."),
}
