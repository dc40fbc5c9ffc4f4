"""The places on the table, and what choosing one of them would do. No Qt."""

from divan.games.similo.rules.moves import ChooseSecret, Decide, GiveClue, Vote
from divan.games.similo.rules.state import Goal
from divan.games.similo.view import texts
from divan.games.similo.view.moment import BALLOT, BOX, CLUE, HAND, USED, Moment, cell
from divan.games.similo.view.pieces import clue_label, used_clues
from divan.games.similo.view.words import Words
from divan.ui.scene import Zone
from divan.ui.texts import Text


def zones(moment: Moment, words: Words) -> tuple[Zone, ...]:
    """Return every zone of the table."""
    clue = moment.table.clue
    now = clue_label(clue, words) if clue else words.say(texts.NO_CLUE_NOW)
    used = [clue_label(old, words) for old in used_clues(moment)]
    found = [
        Zone(HAND, words.say(texts.HAND)),
        Zone(CLUE, now),
        Zone(USED, " ".join([f"{words.say(texts.USED_CLUES)}.", *used])),
        Zone(BALLOT, words.say(texts.BALLOT), target=target(moment, words, BALLOT)),
        Zone(BOX, ""),
    ]
    for place in range(len(moment.laid)):
        label = words.say(texts.CELL, number=place + 1)
        found.append(Zone(cell(place), label, target=target(moment, words, cell(place))))
    return tuple(found)


def target(moment: Moment, words: Words, zone: str) -> str:
    """Return what choosing ``zone`` would do now; "" where nothing is allowed."""
    move = moment.move_for(zone)
    if move is None or moment.why_not(move) is not None:
        return ""
    match move:
        case GiveClue(_, way, beside):
            lying = words.say(texts.SHORT_WAYS[way])
            return f"{lying}, {words.say(texts.BESIDE, character=words.character(beside))}"
        case Vote(character) | Decide(character) | ChooseSecret(character):
            return words.say(deed_text(moment), character=words.character(character))
        case _:
            return ""


def deed_text(moment: Moment) -> Text:
    """Return what naming a character means in this phase."""
    ballot = moment.table.ballot
    if ballot is None:
        return texts.SECRET_TARGET
    if ballot.goal is Goal.GUESS:
        return texts.GUESS_TARGET
    return texts.DECIDE_TARGET if moment.guides else texts.VOTE_TARGET
