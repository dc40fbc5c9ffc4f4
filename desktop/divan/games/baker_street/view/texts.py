"""Every sentence of Baker Street that a person can see, but for the clues, in English. No Qt."""

from typing import Final

from divan.games.baker_street.rules.violations import Code
from divan.ui.texts import Text, counted, text

BOTH: Final = text("baker_street", "{one} and {other}", "two things asked for")
SOLUTION: Final = text("baker_street", "{murderer} with {weapon}, out of {motive}")

# The pill in the bar

YOUR_TURN: Final = text("baker_street", "Round {number}, your turn")
ROUND: Final = text("baker_street", "Round {number}")
ASK: Final = text("baker_street", "Ask for clues about two things")
MAKE_OFFER: Final = text("baker_street", "Make an offer, or pass")
PAY: Final = text("baker_street", "Choose offers and pay")
SOLVE: Final = text("baker_street", "Submit a solution, or wait")
PUT_AWAY: Final = text("baker_street", "Put cards away until three are left")
THEY_ASK: Final = text("baker_street", "{player} thinks about a request")
THEY_OFFER: Final = text("baker_street", "The others make their offers")
THEY_PAY: Final = text("baker_street", "{player} chooses offers and pays")
THEY_SOLVE: Final = text("baker_street", "The others think about their solutions")
THEY_PUT_AWAY: Final = text("baker_street", "The others put cards away")
CASE_CLOSED: Final = text("baker_street", "Case closed")
GAVE_UP: Final = text("baker_street", "You gave up")
TRUTH_OUT: Final = text("baker_street", "The truth has come to light")

# What now

WHAT_NOW_REQUEST: Final = text(
    "baker_street",
    "Choose two suspects, two rooms, or one of each. The others may offer clues about them.",
)
WHAT_NOW_OFFERS: Final = text(
    "baker_street",
    "Choose cards that show something asked for. Only their value is told; what you get for"
    " them is worth at least as much.",
)
NOTHING_TO_OFFER: Final = text("baker_street", "None of your cards shows what is asked for.")
WHAT_NOW_PAYMENT: Final = text(
    "baker_street",
    "Choose one or more envelopes, and for each the cards that you pay with. What you give"
    " away stays on your sheet.",
)
WHAT_NOW_SOLUTIONS: Final = counted(
    "baker_street",
    "Who, with what and why? After a wrong solution you may not submit one for %n round(s).",
    "",
    2,
)
WHAT_NOW_DISCARDS: Final = text(
    "baker_street",
    "Choose the cards to put away, face down, until three are left. Then everybody gets new ones.",
)
WHAT_NOW_WAIT: Final = text("baker_street", "It is not for you to decide now: {what}.")
WHAT_NOW_OVER: Final = text("baker_street", "The case is closed; nothing more can be done.")
BLOCKED_NOW: Final = text("baker_street", "After a wrong solution you may not submit one now.")
CHOOSE_OFFER_FIRST: Final = text("baker_street", "First choose the envelope that it is to pay for.")

# The table

PLAN: Final = text("baker_street", "Floor plan")
ARROWS_STRUCK: Final = counted("baker_street", "%n arrow(s) struck", "on the floor plan", 2)
PLAN_LEGEND: Final = text("baker_street", "Light: start location", "of rooms on the plan")
PLAN_FACES: Final = text("baker_street", "Face: claims to have been there", "on the plan")
SCENE: Final = text("baker_street", "scene of the crime", "in the study, on the plan")
ROOM_ZONE: Final = text("baker_street", "{room}: {weapons}", "a room with what hangs in it")
ROOM_GUESTS: Final = text("baker_street", "{room}. Claims to have been there: {suspects}")
STUDY_ZONE: Final = text("baker_street", "{room}, scene of the crime")
ARROW: Final = text("baker_street", "Arrow between {one} and {other}")
HAND: Final = text("baker_street", "Your hand")
STACK: Final = text("baker_street", "Stack")
THEIR_HAND: Final = text("baker_street", "Hand of {player}")
CARDS: Final = counted("baker_street", "%n card(s)", "in a hand or an offer", 6)
ASKS: Final = text("baker_street", "asks", "this player has asked for clues")
SOLVED_IN: Final = text("baker_street", "solved in round {number}")
HAS_DECIDED: Final = text("baker_street", "has decided")
DECIDES: Final = text("baker_street", "is thinking")
MAY_NOT: Final = text("baker_street", "may not submit a solution")
NO_OFFER: Final = text("baker_street", "makes no offer")
SEALED: Final = text("baker_street", "sealed", "an offer, before it is opened")
OFFER_OF: Final = text("baker_street", "Offer of {player}, value {value}")
CHOSEN: Final = text("baker_street", "chosen", "an offer that you accept")
TOO_DEAR: Final = text("baker_street", "more than you can pay")
CHOOSE: Final = text("baker_street", "choose", "an offer")
TARGET_ASK: Final = text("baker_street", "Ask about this")
TARGET_DROP: Final = text("baker_street", "Do not ask about this")
TARGET_ACCEPT: Final = text("baker_street", "Accept")
TARGET_REFUSE: Final = text("baker_street", "Do not accept")
TARGET_NAME: Final = text("baker_street", "Name in your solution")
KEY_ASK: Final = text("baker_street", "ask about this", "after the name of a key")
KEY_DROP: Final = text("baker_street", "do not ask about this", "after the name of a key")
KEY_ACCEPT: Final = text("baker_street", "accept", "after the name of a key")
KEY_NAME: Final = text("baker_street", "name in your solution", "after the name of a key")
TARGET_OFFER: Final = text("baker_street", "Offer it")
FOR_PLAYER: Final = text("baker_street", "for {player}", "above a card that pays for an offer")
OFFERED: Final = text("baker_street", "offered", "above a card")
PUT_AWAY_CARD: Final = text("baker_street", "goes away", "above a card")
YOU_ASK_ABOUT: Final = text("baker_street", "You ask about", "followed by two names")
THEY_ASK_ABOUT: Final = text("baker_street", "{player} asks about", "followed by two names")
AND: Final = text("baker_street", "and", "between two names")
ONE_MORE: Final = text("baker_street", "choose two")
ASK_ABOUT_WHOM: Final = text("baker_street", "Whom do you ask about?")
OR_A_ROOM: Final = text("baker_street", "or choose rooms on the plan")
YOUR_OFFER: Final = text("baker_street", "Your offer")
YOUR_PAYMENT: Final = text("baker_street", "Your payment")
AT_LEAST: Final = text("baker_street", "at least the value, no change given")
KEEP_BEST: Final = text("baker_street", "Cards to put away")
CHOSEN_OF: Final = text("baker_street", "{chosen} of {wanted}")
NOTHING_CHOSEN: Final = text("baker_street", "nothing chosen yet")
ROUND_OF: Final = text("baker_street", "Round {number} of at most {limit}")
STACK_LEFT: Final = counted("baker_street", "%n card(s) in the stack", "", 30)
START_PLAYER: Final = text("baker_street", "{player} asks first this round")
YOU_START: Final = text("baker_street", "You ask first this round")
YOU_ARE_DONE: Final = text("baker_street", "You have solved the case. The others go on searching.")
WHO_AND_WHY: Final = text("baker_street", "Who and why?")
WITH_WHAT: Final = text("baker_street", "With what?")

# Buttons

DO_ASK: Final = text("baker_street", "Ask", "button")
DO_OFFER: Final = text("baker_street", "Offer {value}", "button")
DO_PASS: Final = text("baker_street", "Pass", "button")
DO_TRADE: Final = text("baker_street", "Trade", "button")
DO_DECLINE: Final = text("baker_street", "Refuse all", "button")
DO_HAND_IN: Final = text("baker_street", "Submit", "button: a solution")
DO_WAIT: Final = text("baker_street", "Wait", "button: no solution this round")
DO_PUT_AWAY: Final = text("baker_street", "Put away", "button")
WHY_NOT_ASK: Final = text("baker_street", "Choose two things first.")
WHY_NOT_OFFER: Final = text("baker_street", "Choose at least one card first.")
WHY_NOT_TRADE: Final = text("baker_street", "Choose an envelope and pay at least its value.")
WHY_NOT_HAND_IN: Final = text("baker_street", "Choose who, with what and why first.")
WHY_NOT_PUT_AWAY: Final = text("baker_street", "Exactly three cards must be left.")

# The detective's sheet

SHEET: Final = text("baker_street", "Detective's sheet")
CLUES_TAB: Final = text("baker_street", "Clues")
LOG_TAB: Final = text("baker_street", "Log")
WHO_WHY: Final = text("baker_street", "Who and why", "heading on the sheet")
WITH: Final = text("baker_street", "With what", "heading on the sheet")
YOUR_SOLUTION: Final = text("baker_street", "Your solution")
AFTER_ROUND: Final = text("baker_street", "after this round")
AFTER_NEXT: Final = text("baker_street", "after the next round")
NOT_NEXT: Final = text("baker_street", "not this round", "one may not submit a solution")
NOT_AFTER_NEXT: Final = text(
    "baker_street", "not after the next round", "one may not submit a solution"
)
WHO: Final = text("baker_street", "who")
WHAT: Final = text("baker_street", "with what", "short")
WHY: Final = text("baker_street", "why")
STILL: Final = counted("baker_street", "%n left", "so many possibilities", 8)
NONE_LEFT: Final = text("baker_street", "none left")
WHY_STRUCK: Final = text("baker_street", "Why this is struck: {reasons}")
WRONG_BEFORE: Final = text("baker_street", "Your solution was wrong: {solution}.")
TAP_TO_MARK: Final = text(
    "baker_street",
    "Choose a name to mark it: cross, circle, nothing. Choose what is struck to read why.",
)
CERTAIN_MOTIVE: Final = {
    "he": text(
        "baker_street",
        "Three ticks at {motive}: if it was {suspect}, that was his motive.",
        "he",
    ),
    "she": text(
        "baker_street",
        "Three ticks at {motive}: if it was {suspect}, that was her motive.",
        "she",
    ),
    "they": text(
        "baker_street",
        "Three ticks at {motive}: if it was {suspect}, that was their motive.",
        "they",
    ),
}
IS_STRUCK: Final = text("baker_street", "{name}, struck", "on the sheet, for screen readers")
YOU_CROSSED: Final = text("baker_street", "{name}, crossed by you", "for screen readers")
YOU_CIRCLED: Final = text("baker_street", "{name}, circled by you", "for screen readers")
TICKS: Final = counted("baker_street", "{name}, %n tick(s)", "for screen readers", 2)
IN_HAND: Final = text("baker_street", "in your hand", "of a clue")
CONFIRMED: Final = text("baker_street", "confirmed", "a claim to have been together")
NOT_CONFIRMED: Final = text("baker_street", "not confirmed", "a claim to have been together")
NO_CLUES: Final = text("baker_street", "You have read no clue yet.")

# The log

YOU_ASKED: Final = text("baker_street", "You asked about {things}")
THEY_ASKED: Final = text("baker_street", "{player} asked about {things}")
YOU_OFFERED: Final = text("baker_street", "You offered {value}")
THEY_OFFERED: Final = text("baker_street", "{player} offered {value}")
YOU_PASSED: Final = text("baker_street", "You passed")
THEY_PASSED: Final = text("baker_street", "{player} passed")
OFFERS: Final = text("baker_street", "Offers: {offers}")
ONE_OFFER: Final = text("baker_street", "{player} {value}", "in a list: Irene 3")
NOBODY_OFFERED: Final = text("baker_street", "Nobody made an offer")
YOU_GAVE: Final = text("baker_street", "You gave {player} {given} and got {received}")
GAVE_YOU: Final = text("baker_street", "{player} gave you {given} and got {received}")
THEY_TRADED: Final = text(
    "baker_street", "{player} traded with {other}, cards: {given} for {received}"
)
YOU_DECLINED: Final = text("baker_street", "You refused all offers")
THEY_DECLINED: Final = text("baker_street", "{player} refused all offers")
YOU_DREW: Final = counted("baker_street", "You drew %n card(s)", "", 3)
THEY_DREW: Final = counted("baker_street", "{player} drew %n card(s)", "", 3)
RESHUFFLED: Final = counted("baker_street", "%n card(s) became the new stack", "", 20)
YOU_RIGHT: Final = counted("baker_street", "You solved the case: %n victory point(s)", "", 5)
THEY_RIGHT: Final = counted("baker_street", "{player} solved the case: %n victory point(s)", "", 5)
YOU_WRONG: Final = text("baker_street", "Your solution was wrong")
THEY_WRONG: Final = text("baker_street", "{player} submitted a wrong solution")
NOBODY_SOLVED: Final = text("baker_street", "Nobody submitted a solution")
YOU_HANDED_IN: Final = text("baker_street", "You submitted: {solution}")
ROUND_BEGAN: Final = text("baker_street", "Round {number}: {player} asks first")
YOUR_ROUND: Final = text("baker_street", "Round {number}: you ask first")
TRUTH: Final = text("baker_street", "It was {solution}", "the solution follows")

# The score sheet

OPENED: Final = text("baker_street", "Round {number}: the envelopes are opened")
YOU_SOLVED_FIRST: Final = counted("baker_street", "You win with %n victory point(s)", "", 5)
THEY_WON: Final = counted("baker_street", "{player} wins with %n victory point(s)", "", 5)
SHARED: Final = counted("baker_street", "{players} share the win, %n victory point(s) each", "", 5)
UNSOLVED: Final = text("baker_street", "Nobody solved the case")
RESIGNED: Final = text("baker_street", "You gave up; the case stays open")
ROUNDS_PLAYED: Final = counted("baker_street", "%n round(s)", "", 7)
RIGHT: Final = text("baker_street", "right", "a solution")
WRONG: Final = text("baker_street", "wrong", "a solution")
NO_SOLUTION: Final = text("baker_street", "no solution submitted")
DONE_EARLIER: Final = text("baker_street", "done in round {number}")
STILL_SEARCHING: Final = text("baker_street", "still searching")
BLOCKED_UNTIL: Final = text("baker_street", "may submit one again in round {number}")
YOUR_ANSWER: Final = text("baker_street", "Your solution: {solution}")
WHAT_HAPPENED: Final = text("baker_street", "What happened")
THE_WAY: Final = text("baker_street", "The way: {rooms}")
SCORE_NOTE: Final = text(
    "baker_street", "The first to be done gets 5 victory points, then 3, 2, 1 and 0."
)

# The shelf

GLIMPSE_YOURS: Final = text("baker_street", "Round {number}: it is for you to decide.")
GLIMPSE_THEIRS: Final = text("baker_street", "Round {number}: the others are thinking.")

# Hints

HINT_ASK: Final = text(
    "baker_street", "Ask about {one} and {other}: clues about them would tell you most."
)
HINT_OFFER_KNOWN: Final = text(
    "baker_street", "Offer {cards}: {player} has read that already, and you get something for it."
)
HINT_OFFER: Final = text(
    "baker_street", "Offer {cards}: what you get for it should tell you more than it gives away."
)
HINT_PASS_NOTHING: Final = text("baker_street", "Pass: no card of yours shows what is asked for.")
HINT_PASS_DEAR: Final = text(
    "baker_street", "Pass: your cards would tell {player} more than they would bring you."
)
HINT_PAY: Final = text(
    "baker_street", "Accept the offer of {player} and pay with {cards}: that gives away least."
)
HINT_PAY_TOO: Final = text(
    "baker_street", "Accept the offer of {player} too, and pay with {cards}."
)
HINT_STOP: Final = text(
    "baker_street", "Accept no further offer: it would cost more than it tells."
)
HINT_DECLINE: Final = text("baker_street", "Refuse all: they would cost more than they tell.")
HINT_DISCARD: Final = text(
    "baker_street", "Put away {cards}: what you keep is worth most in a trade."
)
HINT_CERTAIN: Final = text("baker_street", "Submit: {solution}. It is the only one left.")
HINT_LIKELY: Final = counted(
    "baker_street",
    "Submit: {solution}. The chance is {percent} %, and a wrong one costs you %n round(s).",
    "",
    2,
)
HINT_WAIT: Final = counted(
    "baker_street", "Wait: %n solution(s) are left, and the likeliest has {percent} %.", "", 40
)
HINT_LOST: Final = text("baker_street", "Wait: no solution fits what you have noted.")

DEED_ASK: Final = text("baker_street", "Ask about {one} and {other}.")
DEED_OFFER: Final = text("baker_street", "Offer {cards}.")
DEED_PASS: Final = text("baker_street", "Pass.")
DEED_PAY: Final = text("baker_street", "Accept the offer of {player} and pay with {cards}.")
DEED_STOP: Final = text("baker_street", "Accept no further offer.")
DEED_DECLINE: Final = text("baker_street", "Refuse all.")
DEED_DISCARD: Final = text("baker_street", "Put away {cards}.")
DEED_SUBMIT: Final = text("baker_street", "Submit: {solution}.")
DEED_WAIT: Final = text("baker_street", "Wait.")

REFUSALS: Final[dict[Code, Text]] = {
    Code.MATCH_OVER: text("baker_street", "The case is closed."),
    Code.DONE: text("baker_street", "You are done: you have solved the case."),
    Code.NOT_YOUR_TURN: text("baker_street", "It is not your turn."),
    Code.ANSWERED: text("baker_street", "You have decided already; the others are still thinking."),
    Code.BLOCKED: text(
        "baker_street",
        "After a wrong solution you may submit one again in round {round}.",
    ),
    Code.REQUEST_NOW: text("baker_street", "First ask for clues about two things."),
    Code.OFFERS_NOW: text("baker_street", "Now offers are made."),
    Code.PAYMENT_NOW: text("baker_street", "Now offers are chosen and paid."),
    Code.SOLUTIONS_NOW: text("baker_street", "Now solutions are submitted."),
    Code.DISCARDS_NOW: text("baker_street", "Now cards are put away."),
    Code.TWO_THINGS: text("baker_street", "A request is about two different things."),
    Code.NO_CARDS: text("baker_street", "An offer has at least one card."),
    Code.NOT_IN_HAND: text("baker_street", "Only cards of your own hand will do."),
    Code.NOT_ASKED_FOR: text("baker_street", "This card shows nothing that was asked for."),
    Code.NO_OFFER: text("baker_street", "{player} made no offer."),
    Code.ACCEPTED_ALREADY: text("baker_street", "You have accepted the offer of {player} already."),
    Code.PAID_ALREADY: text("baker_street", "A card can pay for one offer only."),
    Code.TOO_LITTLE: text("baker_street", "{paid} is too little: the offer is worth {value}."),
    Code.NOTHING_ACCEPTED: text("baker_street", "Accept at least one offer first."),
    Code.MUST_ACCEPT: text("baker_street", "You must accept an offer that you can pay."),
    Code.NOT_A_MOTIVE: text("baker_street", "That motive does not belong to this suspect."),
    Code.KEEP_THREE: text(
        "baker_street", "Exactly three cards must be left: put away {wanted}, not {chosen}."
    ),
}

# The set-up form
