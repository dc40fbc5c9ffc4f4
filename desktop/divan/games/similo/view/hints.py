"""A bot's decision as a sentence. No Qt."""

from divan.bots.bot import Decision
from divan.core.move import Move
from divan.games.similo.rules.cards import shown
from divan.games.similo.rules.moves import ChooseSecret, Decide, GiveClue, Vote
from divan.games.similo.rules.state import Goal, Table
from divan.games.similo.view import texts
from divan.games.similo.view.reasons import reason_sentence
from divan.games.similo.view.words import Words


def hint_sentence(decision: Decision, table: Table, words: Words) -> str:
    """Return what the bot would do, and why."""
    deed = _deed(decision.move, table, words)
    return words.say(texts.HINT, deed=deed, reason=reason_sentence(decision.reason, words))


def deed_sentence(move: Move, table: Table, words: Words) -> str:
    """Return what a move is."""
    return words.say(texts.DEED, deed=_deed(move, table, words))


def advised(decision: Decision) -> tuple[str, ...]:
    """Return the character that is named, or the card that is given and what it lies beside."""
    match decision.move:
        case GiveClue(card, _, beside):
            return (shown(card), beside)
        case ChooseSecret(character) | Vote(character) | Decide(character):
            return (character,)
        case _:
            return ()


def _deed(move: Move, table: Table, words: Words) -> str:
    match move:
        case ChooseSecret(character):
            return words.say(texts.DEED_SECRET, character=words.character(character))
        case GiveClue(card, way, beside):
            clue, character = words.character(shown(card)), words.character(beside)
            return words.say(texts.DEED_CLUE[way], clue=clue, character=character)
        case Vote(character) | Decide(character):
            guess = table.open_ballot.goal is Goal.GUESS
            text = texts.DEED_GUESS if guess else texts.DEED_VOTE
            return words.say(text, character=words.character(character))
        case _:
            return words.say(texts.DEED_CONSULT)
