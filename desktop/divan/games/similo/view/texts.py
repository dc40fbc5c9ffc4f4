"""Every sentence of Similo that a person can see, in English, but for names and traits. No Qt."""

from typing import Final

from divan.games.similo.rules.moves import Way
from divan.games.similo.rules.state import Ending
from divan.games.similo.rules.violations import Code
from divan.ui.texts import Text, counted, text

# Clues

WAYS: Final = {
    Way.VERTICAL: text("similo", "Vertical: similar"),
    Way.HORIZONTAL: text("similo", "Horizontal: not similar"),
}
SHORT_WAYS: Final = {
    Way.VERTICAL: text("similo", "Similar", "of a clue that lies vertically"),
    Way.HORIZONTAL: text("similo", "Not similar", "of a clue that lies horizontally"),
}
BESIDE: Final = text("similo", "beside {character}")
CLUE_LABEL: Final = text("similo", "Clue {number}: {clue}, {way}, beside {character}")
CLUE_OF_ROUND: Final = text("similo", "Clue {number}")
CLUES_COUNT: Final = text("similo", "Clue {number} of {total}")
REMOVED_THEN: Final = text("similo", "Removed: {characters}")
NO_CLUES: Final = text("similo", "No clue has been given yet.")
NO_CLUE_NOW: Final = text("similo", "No clue in this round yet")
CLUES_HIDDEN: Final = text("similo", "Used clues are not shown again.")
USED_CLUES: Final = text("similo", "Used clues")

# The pill in the bar

ROUND: Final = text("similo", "Round {number}")
FINAL_GUESS: Final = text("similo", "Final guess")
TIE: Final = text("similo", "A tie")
YOU_GUIDE: Final = text("similo", "You are the guide")
CHOOSE_SECRET: Final = text("similo", "Choose the hidden character")
SECRET_IS_CHOSEN_NOW: Final = text("similo", "{player} chooses the hidden character")
PICK_CLUE: Final = text("similo", "Choose a clue from your hand")
PLACE_CLUE: Final = text("similo", "Vertical or horizontal? Lay it beside a character")
CLUE_AWAITED: Final = text("similo", "{player} is looking for a clue")
VOTE_AWAY: Final = text("similo", "Vote: which character goes?")
VOTE_AGAIN: Final = text("similo", "Vote again, among the tied")
GUESS_NOW: Final = text("similo", "Which one is the hidden character?")
OTHERS_VOTE: Final = text("similo", "The others are voting")
YOU_DECIDE: Final = text("similo", "Decide between the tied characters")
THEY_DECIDE: Final = text("similo", "{player} decides between the tied characters")
GAME_OVER: Final = text("similo", "Game over")
GAVE_UP: Final = text("similo", "You gave up")

# What to do now, in whole sentences

NOW_SECRET: Final = text(
    "similo", "Choose the character that the others shall find. Only you will see which it is."
)
NOW_CLUE: Final = text(
    "similo",
    "Take a card from your hand. Lay it vertically if the hidden character is similar to it,"
    " horizontally if not, beside any character that is left.",
)
NOW_VOTE: Final = text(
    "similo",
    "Choose a character that you think is not the hidden one, and vote for it. The majority"
    " decides what is removed.",
)
NOW_GUESS: Final = text("similo", "Choose the character that you take for the hidden one.")
NOW_DECIDE: Final = text("similo", "The votes are tied: choose one of the tied characters.")
NOW_WAIT: Final = text("similo", "{player} has to act first.")
NOW_OVER: Final = text("similo", "The match is over; nothing more can be done.")
LOOKED_AT: Final = text("similo", "{character}: {traits}.")

# Places, and what choosing them would do

HAND: Final = text("similo", "Your hand")
CELL: Final = text("similo", "Place {number} of the grid")
BALLOT: Final = text("similo", "The vote")
SECRET_ZONE: Final = text("similo", "The hidden character")
VOTE_TARGET: Final = text("similo", "Remove {character}")
GUESS_TARGET: Final = text("similo", "Guess {character}")
SECRET_TARGET: Final = text("similo", "Hide {character}")
DECIDE_TARGET: Final = text("similo", "Decide on {character}")
PICK_FIRST: Final = text("similo", "Choose a character")
ZOOM: Final = text("similo", "Large view")
ASK_ADVICE: Final = text("similo", "Ask for advice")

REMOVED_CARD: Final = text("similo", "{character}, removed")
SECRET_CARD: Final = text("similo", "{character}, the hidden character")
DESCRIBED: Final = text("similo", "{character}: {traits}")
VOTED_BY: Final = text("similo", "votes: {players}")

# The votes

WHICH_GOES: Final = text("similo", "Which character goes?")
WHO_IS_IT: Final = text("similo", "Who is the hidden character?")
LAST_VOTE: Final = text("similo", "The last vote")
NOT_YET: Final = text("similo", "No vote has been taken yet.")
ROUND_OF: Final = text("similo", "Round {number} of {total}")
CARD_OF: Final = text("similo", "Round {number}, card {card} of {cards}")
SECOND_VOTE: Final = text("similo", "Second vote")
HAS_VOTED: Final = text("similo", "has voted")
IS_THINKING: Final = text("similo", "is thinking")
ADVISES: Final = text("similo", "advises when asked")
MAJORITY: Final = counted("similo", "{character} goes, with %n vote(s)", "", 3)
GUESSED_BY: Final = counted("similo", "{character} is guessed, with %n vote(s)", "", 3)
NO_MAJORITY: Final = text("similo", "No majority: another vote")
THEY_BREAK_TIE: Final = text("similo", "Tied again: {player} decides")
YOU_BREAK_TIE: Final = text("similo", "Tied again: you decide")

# The guide's box

GUIDE_PLAYER: Final = text("similo", "{player}, the guide")
GUIDE_YOU: Final = text("similo", "You, the guide")
KNOWS: Final = text("similo", "Knows the character and is silent")
YOUR_SECRET: Final = text("similo", "Hidden character: {character}")
NO_SECRET_YET: Final = text("similo", "No hidden character yet")
GUESSER: Final = text("similo", "Guesser")
GUIDE: Final = text("similo", "Guide")

# The panel

COURSE_SOURCE: Final = counted(
    "similo",
    "One card goes in each round. After the last clue you guess among the %n card(s) left.",
    "",
    8,
)
COURSE_TO_ONE: Final = text(
    "similo", "The number is how many cards go. The last one on the table is the answer."
)
COURSE_GUESS: Final = counted(
    "similo",
    "The number is how many cards go. In the end you guess among the %n card(s) left.",
    "",
    2,
)
TRAITS_OF: Final = text("similo", "Traits of {character}")
SHARED_MARK: Final = text("similo", "Marked: shared with {clue}")
PICK_TO_SEE: Final = text("similo", "Choose a character to see its traits.")
PANEL_NOTES: Final = text("similo", "Clues", "tab of the panel")
PANEL_LOG: Final = text("similo", "Log", "tab of the panel")

# Why

REASONS: Final = {
    "unlike": text("similo", "{clue} is different: {traits}", "why somebody is not the hidden one"),
    "like": text("similo", "Like {clue}: {traits}", "why somebody is not the hidden one"),
    "fits": text("similo", "Similar to {clue}: {traits}", "why somebody is the hidden one"),
    "least_fitting": text("similo", "Fits the clues least"),
    "most_fitting": text("similo", "Fits the clues best"),
    "shares": text("similo", "It is similar to {clue}: {traits}"),
    "differs": text("similo", "It is not similar to {clue}: {traits}"),
    "nearest": text("similo", "No other card of the hand says more"),
    "any_secret": text("similo", "Any character will do"),
    "harmless": text("similo", "It is not the hidden character"),
}
HINT: Final = text("similo", "{deed}. {reason}.")
DEED: Final = text("similo", "{deed}.")
DEED_VOTE: Final = text("similo", "Vote to remove {character}")
DEED_GUESS: Final = text("similo", "Guess {character}")
DEED_SECRET: Final = text("similo", "Hide {character}")
DEED_CLUE: Final = {
    Way.VERTICAL: text("similo", "Lay {clue} vertically beside {character}"),
    Way.HORIZONTAL: text("similo", "Lay {clue} horizontally beside {character}"),
}
DEED_CONSULT: Final = text("similo", "Ask the others for advice")

# Events, in the log and said aloud

THEY_GUIDE_GAME: Final = text("similo", "Game {number}: {player} is the guide")
YOU_GUIDE_GAME: Final = text("similo", "Game {number}: you are the guide")
YOU_CHOSE_SECRET: Final = text("similo", "You hid {character}")
THEY_CHOSE_SECRET: Final = text("similo", "{player} chose the hidden character")
CLUE_GIVEN: Final = {
    Way.VERTICAL: text("similo", "{player}: {clue} vertical, beside {character}"),
    Way.HORIZONTAL: text("similo", "{player}: {clue} horizontal, beside {character}"),
}
VOTED_OPEN: Final = text("similo", "{player}: vote for {character}")
YOU_VOTED: Final = text("similo", "You voted")
THEY_VOTED: Final = text("similo", "{player} voted")
YOU_ASKED: Final = text("similo", "You asked for advice")
THEY_ASKED: Final = text("similo", "{player} asked for advice")
VOTES_SHOWN: Final = text("similo", "Votes: {votes}")
VOTES_FOR: Final = text("similo", "{character} {number}", "a character and its votes")
BEGAN_AGAIN: Final = text("similo", "Another vote among {characters}")
BEGAN_GUESS: Final = text("similo", "The final guess among {characters}")
YOU_DECIDED: Final = text("similo", "You decided on {character}")
THEY_DECIDED: Final = text("similo", "{player} decided on {character}")
REMOVED: Final = text("similo", "{character} was removed")
GUESSED: Final = text("similo", "The final guess is {character}")

# Results (SIM-8.2, R.6, R.7)

ENDINGS: Final = {
    Ending.FOUND: text("similo", "The hidden character was found: {character}"),
    Ending.REMOVED: text("similo", "The hidden character was removed: {character}"),
    Ending.WRONG_GUESS: text("similo", "The guess was wrong: it was {character}"),
}
ALL_WIN: Final = text("similo", "Everybody wins")
GUIDE_WINS: Final = text("similo", "The guide wins: {player}")
YOU_WIN_AS_GUIDE: Final = text("similo", "The guide wins: that is you")
ALL_LOSE: Final = text("similo", "Everybody loses")
MATCH_TEAM: Final = text("similo", "{found} of {games} characters were found")
GAME_OF: Final = text("similo", "Game {number} of {total}")
TOTAL: Final = text("similo", "Total")
GAME_ROW: Final = text("similo", "Game {number}: {character}")
SECRET_WAS: Final = text("similo", "The hidden character")
ROUNDS_COUNT: Final = counted("similo", "%n clue(s)", "", 4)
WON: Final = text("similo", "found", "a game whose character was found")
LOST: Final = text("similo", "not found", "a game whose character was not found")

# The shelf

GLIMPSE_VOTE: Final = counted(
    "similo", "Round {number}. You have a vote among %n character(s).", "", 9
)
GLIMPSE_GUIDE: Final = counted(
    "similo", "Round {number}. You are the guide; %n character(s) are left.", "", 9
)
GLIMPSE_WAIT: Final = counted("similo", "Round {number}. %n character(s) are left.", "", 9)

REFUSALS: Final[dict[Code, Text]] = {
    Code.MATCH_OVER: text("similo", "The match is over."),
    Code.GUIDE_ONLY: text("similo", "Only the guide chooses the hidden character and gives clues."),
    Code.GUIDE_IS_SILENT: text("similo", "The guide is silent and has no vote."),
    Code.CHOOSE_FIRST: text("similo", "First choose the hidden character, then give clues."),
    Code.SECRET_IS_CHOSEN: text("similo", "The hidden character is chosen and stays the same."),
    Code.NOT_ON_THE_TABLE: text("similo", "This character is no longer on the table."),
    Code.ONE_CLUE: text("similo", "There is only one clue in a round: now the others vote."),
    Code.NOT_IN_HAND: text("similo", "A clue must come from the guide’s own hand."),
    Code.NO_CLUE_YET: text("similo", "There is no vote before the guide has given a clue."),
    Code.TIE_IS_OPEN: text("similo", "The votes are tied; the tie has to be decided first."),
    Code.ONLY_ADVICE: text("similo", "The others only advise, and only when they are asked."),
    Code.HAS_VOTED: text("similo", "You have voted; now the others have to vote."),
    Code.OTHERS_FIRST: text("similo", "First the others make their proposals, then you vote."),
    Code.NOT_A_CANDIDATE: text(
        "similo", "{card} is not among the tied characters; only they can be chosen now."
    ),
    Code.NOTHING_TO_ASK: text("similo", "There is nobody to ask for advice now."),
    Code.NO_TIE: text("similo", "The votes are not tied; there is nothing to decide."),
    Code.OTHER_DECIDES: text("similo", "Somebody else decides this tie."),
}

# The set-up form
