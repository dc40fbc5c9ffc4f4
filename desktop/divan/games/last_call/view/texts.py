"""Every sentence of Last Call that a person can see, in English. No Qt."""

from typing import Final

from divan.games.last_call.knowledge.facts import How
from divan.games.last_call.rules.cards import Symbol
from divan.games.last_call.rules.violations import Code
from divan.ui.texts import Text, counted, text

# Cards

SYMBOLS: Final = {
    Symbol.PLACE: text("last_call", "Place"),
    Symbol.WEAPON: text("last_call", "Weapon"),
    Symbol.PERSON: text("last_call", "Person"),
}
ITEMS: Final = {
    (Symbol.PLACE, 1): text("last_call", "Bedroom"),
    (Symbol.PLACE, 2): text("last_call", "Library"),
    (Symbol.PLACE, 3): text("last_call", "Harbour"),
    (Symbol.PLACE, 4): text("last_call", "Theatre"),
    (Symbol.WEAPON, 1): text("last_call", "Knife"),
    (Symbol.WEAPON, 2): text("last_call", "Gun"),
    (Symbol.WEAPON, 3): text("last_call", "Poison"),
    (Symbol.WEAPON, 4): text("last_call", "Rope"),
    (Symbol.PERSON, 1): text("last_call", "Butler"),
    (Symbol.PERSON, 2): text("last_call", "Actress"),
    (Symbol.PERSON, 3): text("last_call", "Colonel"),
    (Symbol.PERSON, 4): text("last_call", "Banker"),
}
CARD: Final = text("last_call", "{item} {number}", "a clue card: Gun 7")
FACE_DOWN: Final = text("last_call", "a card face down")

# The pill in the bar

ROUND: Final = text("last_call", "Round {number}")
YOUR_TURN: Final = text("last_call", "Your turn")
TURN: Final = text("last_call", "Play a card, guess or accuse")
TURN_EMPTY: Final = text("last_call", "Guess, accuse or pass")
TURN_PLAY: Final = text("last_call", "Play a card or accuse")
TURN_LAST: Final = text("last_call", "Nobody else is left: accuse")
PLACE_PICKED: Final = text("last_call", "Lay it in front of you")
SHOW: Final = text("last_call", "Show {player} one of the cards")
SHOW_PICKED: Final = text("last_call", "Show it to {player}")
EXTRA: Final = text("last_call", "Draw an extra card?")
STRONG: Final = text("last_call", "Declare a strong clue?")
YOUR_GUESS: Final = text("last_call", "Your guess")
YOUR_FINAL: Final = text("last_call", "Final investigation")
CHOOSE_THREE: Final = text("last_call", "Choose a place, a weapon and a person")
CHOSEN_THREE: Final = text("last_call", "All three are chosen")
THEIR_TURN: Final = text("last_call", "{player} is thinking")
THEIR_SHOW: Final = text("last_call", "{player} shows a card")
YOU_ARE_OUT: Final = text("last_call", "You are out")
GAME_OVER: Final = text("last_call", "Game over")
RESIGNED: Final = text("last_call", "You gave up")
OVER_SOLVED: Final = text("last_call", "The case is solved")
OVER_UNSOLVED: Final = text("last_call", "The case stays unsolved")
OVER_LAST_ONE: Final = text("last_call", "One player was left")

WHAT_NOW_TURN: Final = text(
    "last_call",
    "Do one of three things: lay a card of your hand in front of you, guess three cards, or"
    " announce the final investigation.",
)
WHAT_NOW_SHOW: Final = text(
    "last_call", "{player} asked for cards that you have. Show one of them; only {player} sees it."
)
WHAT_NOW_EXTRA: Final = text(
    "last_call", "Your card has the same symbol as the card before: you may draw one."
)
WHAT_NOW_STRONG: Final = text(
    "last_call",
    "Three of your cards in front have one symbol. If you name one a strong clue and the case"
    " is of its item, you get 2 points.",
)
WHAT_NOW_COMPOSE: Final = text(
    "last_call", "Choose one card of each symbol in the notebook, or with the arrows."
)
WHAT_NOW_WAIT: Final = text("last_call", "It is the turn of {player}.")
WHAT_NOW_OUT: Final = text("last_call", "You are out of this case, but you may watch.")
WHAT_NOW_OVER: Final = text("last_call", "The match is over; nothing more can be played.")

# Targets and buttons

PLAY: Final = text("last_call", "Play")
PLAY_DRAW: Final = text("last_call", "Play and draw")
SHOW_TARGET: Final = text("last_call", "Show")
DRAW_TARGET: Final = text("last_call", "Draw")
GUESS_ACTION: Final = text("last_call", "Make a guess")
FINAL_ACTION: Final = text("last_call", "Final investigation", "a button")
PASS_ACTION: Final = text("last_call", "Pass")
ASK_ACTION: Final = text("last_call", "Ask the others")
ANNOUNCE_ACTION: Final = text("last_call", "Announce it")
CANCEL_ACTION: Final = text("last_call", "Cancel")
DRAW_ACTION: Final = text("last_call", "Draw a card")
LEAVE_DRAW_ACTION: Final = text("last_call", "Do without")
LEAVE_STRONG_ACTION: Final = text("last_call", "No strong clue")
SHOW_ACTION: Final = text("last_call", "Show {card}")
JUMP_ACTION: Final = text("last_call", "Jump to the end")

# Zones and plaques

HAND: Final = text("last_call", "Your hand")
YOUR_FRONT: Final = text("last_call", "In front of you: {cards}")
THEIR_FRONT: Final = text("last_call", "In front of {player}: {cards}")
NOTHING: Final = text("last_call", "nothing")
RESERVE: Final = text("last_call", "Reserve")
RESERVE_LABEL: Final = counted("last_call", "Reserve, %n card(s) left", "", 2)
RESERVE_NOTE: Final = text("last_call", "A card of the same symbol draws one")
CARDS_HELD: Final = counted("last_call", "%n card(s)", "in hand", 5)
POINTS: Final = counted("last_call", "%n point(s)", "", 2)
OUT: Final = text("last_call", "out of the case")
SHOWN_BY: Final = text("last_call", "{player} showed you")
CASE_FILE: Final = text("last_call", "Case file")
CASE_OF: Final = text("last_call", "Case {number} of {cases}")
YOUR_LEADS: Final = text("last_call", "Your leads")
LEAD: Final = text("last_call", "Not: {item}", "a lead: the case is not of this item")
NO_LEADS: Final = text("last_call", "There are no leads in this case.")
SEALED: Final = text("last_call", "{symbol} of the case, sealed")
CHOSEN: Final = text("last_call", "{symbol}: {card}", "chosen for a guess")
NOT_CHOSEN: Final = text("last_call", "{symbol}: not chosen yet", "for a guess")
NEXT_CARD: Final = text("last_call", "Next card")
PREVIOUS_CARD: Final = text("last_call", "Previous card")

# The log, the line above the hand and announcements

YOU_PLAYED: Final = text("last_call", "{you} played {card}")
THEY_PLAYED: Final = text("last_call", "{player} played {card}")
AND_DREW: Final = text("last_call", "and drew a card", "Irene played Gun 7 …")
AND_YOU_DREW: Final = text("last_call", "and drew {card}", "You played Gun 7 …")
YOU_DREW: Final = text("last_call", "You drew {card}")
THEY_DREW: Final = text("last_call", "{player} drew a card")
YOU_LEFT: Final = text("last_call", "You did without the extra card")
THEY_LEFT: Final = text("last_call", "{player} did without the extra card")
YOU_GUESSED: Final = text("last_call", "{you} asked for {cards}")
THEY_GUESSED: Final = text("last_call", "{player} asked for {cards}")
THEY_SHOWED_YOU: Final = text("last_call", "{player} showed you {card}")
YOU_SHOWED: Final = text("last_call", "You showed {card} to {other}")
THEY_SHOWED: Final = text("last_call", "{player} showed {other} a card")
NOBODY_SHOWED: Final = text("last_call", "Nobody had one of them in hand")
YOU_STRONG: Final = text("last_call", "{you} declared {card} a strong clue")
THEY_STRONG: Final = text("last_call", "{player} declared {card} a strong clue")
YOU_PASSED: Final = text("last_call", "{you} passed")
THEY_PASSED: Final = text("last_call", "{player} passed")
YOU_ANNOUNCED: Final = text("last_call", "{you} announced {cards}")
THEY_ANNOUNCED: Final = text("last_call", "{player} announced {cards}")
YOU_ELIMINATED: Final = text("last_call", "It was wrong: you are out")
THEY_ELIMINATED: Final = text("last_call", "It was wrong: {player} is out")
REFUTED_BY_YOU: Final = text("last_call", "You refute it and take a token")
REFUTED_BY: Final = text("last_call", "{player} refutes it and takes a token")
REFUTED_BY_NOBODY: Final = text("last_call", "Nobody refutes it")
ROUND_ENDED: Final = text("last_call", "Round {number} ended; the cards go back to the hands")
CASE_SOLVED_YOU: Final = text("last_call", "You solved the case: {cards}")
CASE_SOLVED: Final = text("last_call", "{player} solved the case: {cards}")
CASE_LAST_YOU: Final = text("last_call", "You are the last one left and win the case")
CASE_LAST: Final = text("last_call", "{player} is the last one left and wins the case")
CASE_UNSOLVED: Final = text("last_call", "The case stays unsolved")
CASE_DEALT: Final = text("last_call", "Case {number} was sealed and dealt")
LOG: Final = text("last_call", "Log")

# The drama of a final investigation

DRAMA_YOU: Final = text("last_call", "You name the case")
DRAMA_THEY: Final = text("last_call", "{player} names the case")
HELD_BY: Final = text("last_call", "{player} holds it")
HELD_BY_YOU: Final = text("last_call", "You hold it")
NOT_SEEN: Final = text("last_call", "Nobody shows it")
DRAMA_WRONG_YOU: Final = text("last_call", "Wrong: you are out")
DRAMA_WRONG: Final = text("last_call", "Wrong: {player} is out")
DRAMA_RIGHT_YOU: Final = text("last_call", "Right: the case is yours")
DRAMA_RIGHT: Final = text("last_call", "Right: {player} has solved the case")

# The notebook

NOTEBOOK: Final = text("last_call", "Notebook")
MODES: Final = {
    "hand": text("last_call", "By hand", "a mode of the notebook"),
    "facts": text("last_call", "Facts", "a mode of the notebook"),
    "deductions": text("last_call", "Deductions", "a mode of the notebook"),
}
MODE_NOTES: Final = {
    "hand": text("last_call", "Only your own pencil writes in it."),
    "facts": text("last_call", "It notes what you have seen."),
    "deductions": text("last_call", "Click a mark to see why."),
}
CHANGE_MODE: Final = text("last_call", "How the notebook is filled: {mode}")
PENCIL: Final = text("last_call", "Pencil: click a cell to mark it")
UNDO_MARK: Final = text("last_call", "Take the last pencil mark back")
LEGEND_YES: Final = text("last_call", "holds it")
LEGEND_NO: Final = text("last_call", "does not hold it")
LEGEND_NOBODY: Final = text("last_call", "nobody holds it")
LEAD_CHIP: Final = text("last_call", "lead", "in the notebook, over the cards of an innocent item")
HOLDS: Final = text("last_call", "{player} holds {card}")
YOU_HOLD: Final = text("last_call", "You hold {card}")
HOLDS_NOT: Final = text("last_call", "{player} does not hold {card}")
YOU_HOLD_NOT: Final = text("last_call", "You do not hold {card}")
HELD_NOT_BEFORE: Final = text(
    "last_call", "{player} did not hold {card}, but has drawn since", "a faded cross"
)
MAY_HOLD: Final = text("last_call", "{player} may hold {card}")
PENCILLED: Final = text("last_call", "{mark}; your pencil says {pencil}")
PENCIL_NAMES: Final = {
    "yes": text("last_call", "yes", "a pencil mark"),
    "no": text("last_call", "no", "a pencil mark"),
    "maybe": text("last_call", "perhaps", "a pencil mark"),
}
IS_CASE: Final = text("last_call", "{card} is part of the case")
IS_NOT_CASE: Final = text("last_call", "{card} is not part of the case")
MAY_BE_CASE: Final = text("last_call", "{card} may be part of the case")
NOBODY_HOLDS: Final = text("last_call", "Nobody holds {card}")
CHOOSE_CARD: Final = text("last_call", "Choose {card}")
WHY_TITLE: Final = text("last_call", "Why this follows: {claim}")
WHY_OPEN: Final = text("last_call", "Nothing that you know settles this yet.")
WHY_COUNT: Final = text("last_call", "It follows from the numbers of cards alone.")
WHY_TOGETHER: Final = text("last_call", "Together with the numbers of cards, nothing else is left.")
TURN_NUMBER: Final = text("last_call", "Turn {number}")
START: Final = text("last_call", "Start", "instead of a turn's number: at the deal")
CLOSE_WHY: Final = text("last_call", "Back to the log")

OWN_FACTS: Final = {
    How.DEALT: text("last_call", "{card} was dealt to you."),
    How.DRAWN: text("last_call", "You drew {card}."),
}
INNOCENT_FACTS: Final = {
    How.LEAD: text("last_call", "By your lead the case is not of this item: {item}."),
    How.REMOVED: text("last_call", "A removed case card shows an innocent item: {item}."),
}
HAS_FACTS: Final = {
    How.PLAYED: text("last_call", "{player} laid {card}."),
    How.SHOWN: text("last_call", "{player} showed you {card}."),
    How.REVEALED: text("last_call", "The final investigation showed {card} with {player}."),
}
EXACT_FACTS: Final = {
    How.REVEALED: text("last_call", "The final investigation showed all cards of {player}."),
    How.OUT: text("last_call", "{player} went out, all cards face up."),
    How.OPENED: text("last_call", "The end of the case showed all cards of {player}."),
}
HAS_NOT_FACTS: Final = {
    How.NO_ANSWER: text("last_call", "{player} was asked for {cards} and showed nothing."),
    How.NOT_REFUTED: text("last_call", "{player} did not refute {cards}."),
    How.ANNOUNCED: text("last_call", "{player} announced {cards}; own cards are not allowed."),
}
ONE_OF_FACT: Final = text("last_call", "{player} showed {other} one of these: {cards}.")
ONE_OF_FACT_YOU: Final = text("last_call", "{player} showed you one of these: {cards}.")
WRONG_FACT: Final = text("last_call", "{player} announced {cards}, and it was wrong.")
CASE_FACT: Final = text("last_call", "The case was opened: {cards}.")

# Hints

HINT_CERTAIN: Final = text("last_call", "Announce {cards}: nothing else is possible.")
HINT_LIKELY: Final = text(
    "last_call", "Announce {cards}: it is right with a chance of about {chance} in a hundred."
)
HINT_LAST: Final = text(
    "last_call", "Announce {cards}: you are the last one left, and nothing is likelier."
)
HINT_FORCED: Final = text(
    "last_call", "Announce {cards}: you have to, and one is as good as another."
)
HINT_DRAW: Final = text("last_call", "Play {card}: it draws one from the reserve.")
HINT_PLAY: Final = text("last_call", "Play {card}: it tells the others least.")
HINT_GUESS: Final = text("last_call", "Ask for {cards}: the answer tells you most about the case.")
HINT_SHOW: Final = text("last_call", "Show {card}: it gives least away.")
HINT_SHOW_KNOWN: Final = text("last_call", "Show {card}: {player} has seen it already.")
HINT_SHOW_ONLY: Final = text("last_call", "Show {card}: it is the only one that you can show.")
HINT_STRONG: Final = text("last_call", "Declare {card} a strong clue: its item is the likeliest.")
HINT_NO_STRONG: Final = text("last_call", "Declare nothing: the case is of none of these items.")
HINT_EXTRA: Final = text("last_call", "Draw: every card tells you something.")
HINT_PASS: Final = text("last_call", "Pass: there is nothing else to do.")

DEED_PLAY: Final = text("last_call", "Play {card}.")
DEED_GUESS: Final = text("last_call", "Ask for {cards}.")
DEED_ANNOUNCE: Final = text("last_call", "Announce {cards}.")
DEED_SHOW: Final = text("last_call", "Show {card}.")
DEED_DRAW: Final = text("last_call", "Draw the extra card.")
DEED_LEAVE: Final = text("last_call", "Draw no extra card.")
DEED_STRONG: Final = text("last_call", "Declare {card} a strong clue.")
DEED_NO_STRONG: Final = text("last_call", "Declare no strong clue.")
DEED_PASS: Final = text("last_call", "Pass.")

# Scores

CASE_TITLE_YOU: Final = text("last_call", "You solved the case")
CASE_TITLE: Final = text("last_call", "{player} solved the case")
LAST_TITLE_YOU: Final = text("last_call", "You are the last one left")
LAST_TITLE: Final = text("last_call", "{player} is the last one left")
UNSOLVED_TITLE: Final = text("last_call", "The case stays unsolved")
MATCH_YOU: Final = counted("last_call", "You win the match with %n point(s)", "", 7)
MATCH_THEY: Final = counted("last_call", "{player} wins the match with %n point(s)", "", 7)
MATCH_TIED: Final = text("last_call", "The match is a tie")
YOU_RESIGNED: Final = text("last_call", "You gave up the match")
SHEET_CASE: Final = text("last_call", "The case")
SHEET_NO_CASE: Final = text("last_call", "Nothing was sealed in this case.")
SHEET_LEADS: Final = text("last_call", "Leads")
SHEET_TOKENS: Final = text("last_call", "Tokens")
SHEET_STRONG: Final = text("last_call", "Strong clue")
SHEET_SOLVED: Final = text("last_call", "Solved")
SHEET_POINTS: Final = text("last_call", "Points")
SHEET_REMOVED: Final = text("last_call", "Removed: {items}", "case cards out of the game")
SHEET_CASES: Final = text("last_call", "Case {number}: {points}")
TURNS: Final = counted("last_call", "%n turn(s)", "", 41)

# The shelf

GLIMPSE_YOURS: Final = counted("last_call", "Your turn. %n card(s) left in the reserve.", "", 9)
GLIMPSE_THEIRS: Final = counted(
    "last_call", "It is the turn of {player}. %n card(s) left in the reserve.", "", 9
)

REFUSALS: Final[dict[Code, Text]] = {
    Code.MATCH_OVER: text("last_call", "The match is over: the case is closed."),
    Code.NOT_YOUR_TURN: text("last_call", "It is not your turn yet."),
    Code.ELIMINATED: text("last_call", "Your announcement was wrong: you are out of this case."),
    Code.SHOW_NOW: text("last_call", "First show one of the cards that you are asked for."),
    Code.NOBODY_ASKS: text("last_call", "Nobody asks you for a card now."),
    Code.NOT_NAMED: text("last_call", "{card} was not asked for."),
    Code.NOT_IN_HAND: text("last_call", "Only a card from your own hand will do."),
    Code.NO_SUCH_CARD: text("last_call", "A combination has one place, one weapon and one person."),
    Code.EXTRA_FIRST: text("last_call", "First draw the extra card, or do without it."),
    Code.NO_EXTRA: text("last_call", "There is no extra card to draw now."),
    Code.STRONG_FIRST: text("last_call", "First declare a strong clue, or none."),
    Code.NO_STRONG: text("last_call", "You can declare no strong clue now."),
    Code.NOT_THREE: text(
        "last_call", "A strong clue takes three cards of its symbol in front of you."
    ),
    Code.MUST_PLAY: text(
        "last_call", "Nobody has played for two laps: now play a card, or announce."
    ),
    Code.ONE_GUESS: text(
        "last_call", "You guessed on your last turn: play a card before you guess again."
    ),
    Code.OWN_CARD: text("last_call", "You hold {card} yourself, so the case cannot be that."),
    Code.LAST_SURVIVOR: text(
        "last_call", "Nobody else is left: you must announce the final investigation."
    ),
    Code.HAND_NOT_EMPTY: text("last_call", "You may pass only with an empty hand."),
}

# The set-up form
