"""What the lesson of Baker Street says, page by page."""

from typing import Final

from divan.ui.texts import text

WELCOME: Final = text(
    "baker_street_lesson",
    "There has been a murder in the study. Who did it, with what, and why? You, Watson and"
    " Irene trade clues; whoever solves the case first gets the most victory points.",
)
HOUSE: Final = text(
    "baker_street_lesson",
    "Two weapons hung in every room but the study. The murderer came from one of the four"
    " light corners, picked up a weapon on the way, and used it in the study.",
)
HAND: Final = text(
    "baker_street_lesson",
    "You hold six clues. Take Mrs Hudson's: it is worth 2 in a trade, and at its foot"
    " stands what the others can ask for it by, here the board-game room.",
)
LESTRADE: Final = text(
    "baker_street_lesson",
    "Lestrade, Molly Hooper and Mrs Hudson always speak the truth. So it was not the"
    " poisoned dart: your detective's sheet, in the panel, has struck it already.",
)
CLAIM: Final = text(
    "baker_street_lesson",
    "The suspects speak the truth too, all but the murderer. The Governess claims that she"
    " was with the Singer. If the Singer says so as well, it was neither of them.",
)
ASK: Final = text(
    "baker_street_lesson",
    "Ask about the Governess, to hear what the Singer says, and about the study, which"
    " stands on all of Molly Hooper's strong clues. Click both, then click Ask.",
)
PAY: Final = text(
    "baker_street_lesson",
    "Watson offers clues worth 4; which ones, you only see after the trade. Click his"
    " envelope: cards of yours worth 2, 1 and 1 are chosen to pay for it. Then click Trade.",
)
READ: Final = text(
    "baker_street_lesson",
    "That was worth it. Molly strikes a whole row of weapons, and the Singer confirms the"
    " alibi: two suspects fewer. What you paid with stays on your sheet.",
)
OFFER: Final = text(
    "baker_street_lesson",
    "Watson asks about the Doctor and the library; Irene's offer is sealed already. He must"
    " pay at least what he gets: click the Doctor's card, or drag it to Your offer, then"
    " click Offer 1.",
)
PAID: Final = text(
    "baker_street_lesson",
    "Watson took both offers. He paid you with a claim that nobody confirms, so it proves"
    " nothing yet. Do as he does: pay with what tells the other least.",
)
PASS: Final = text(
    "baker_street_lesson",
    "Irene asks about the kitchen and the dining room. Neither stands on a card of yours,"
    " so you have nothing to offer: click Pass.",
)
FOR_NOTHING: Final = text(
    "baker_street_lesson",
    "Watson passed too, so Irene drew three cards from the stack and paid nothing for them."
    " That is why you should nearly always offer something.",
)
SOLUTIONS: Final = text(
    "baker_street_lesson",
    "Everyone has asked once. Now each of you may submit a solution, sealed: who, with what"
    " and why. The first to be right gets 5 victory points, the next 3, then 2, 1 and 0.",
)
WAIT: Final = text(
    "baker_street_lesson",
    "A wrong solution bars you from submitting one in the next round. Your sheet still"
    " leaves 216 of the 384 possibilities, too many to guess: click Wait.",
)
DISCARD: Final = text(
    "baker_street_lesson",
    "Put cards away until three are left. The Governess and the Singer have told you all"
    " they can: click their cards, then Put away. Keep Molly's 3, which pays for almost"
    " anything.",
)
ROUND: Final = text(
    "baker_street_lesson",
    "Everybody got three new cards, and the second round begins. Irene, who asked last, now"
    " asks first.",
)
FAREWELL: Final = text(
    "baker_street_lesson",
    "Now you know the game. Do not wait for certainty once few solutions are left: a wrong"
    " one costs a round, a quicker rival costs points. H gives a hint, W says why not, U"
    " takes a move back.",
)
