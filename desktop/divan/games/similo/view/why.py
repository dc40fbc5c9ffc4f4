"""Answers to "why not?" and "what now?". No Qt."""

from divan.core.violation import Violation
from divan.games.similo.rules.cards import Card
from divan.games.similo.rules.moves import GiveClue, SimiloMove
from divan.games.similo.rules.state import Goal, Phase
from divan.games.similo.view import texts
from divan.games.similo.view.moment import Moment
from divan.games.similo.view.words import Words
from divan.ui.texts import Text


def why_not(moment: Moment, id: str) -> Violation | None:
    """Return what forbids naming the character of a card, or laying it as a clue, or choosing
    a zone; None if nothing does.
    """
    if moment.over:
        return None
    name = moment.laid_at(id) or id
    move: SimiloMove | None = None
    if name in moment.laid and not moment.gives_clue:
        move = moment.choice(name)
    elif name in moment.laid and moment.picked:
        move = GiveClue(Card(moment.picked), moment.way, name)
    elif Card(name) in moment.table.hand:
        move = GiveClue(Card(name), moment.way, moment.table.alive[0])
    return moment.why_not(move) if move else None


def what_now(moment: Moment, words: Words) -> str:
    """Return what the person can do now, or whom they wait for."""
    if moment.over:
        return words.say(texts.NOW_OVER)
    if not moment.may_act:
        acting = moment.snapshot.to_act
        return words.say(texts.NOW_WAIT, player=words.speaker.listed([*map(words.name, acting)]))
    return words.say(_now(moment))


def _now(moment: Moment) -> Text:
    table = moment.table
    match table.phase:
        case Phase.SECRET:
            return texts.NOW_SECRET
        case Phase.CLUE:
            return texts.NOW_CLUE
        case Phase.DECIDE:
            return texts.NOW_DECIDE
        case _:
            return texts.NOW_GUESS if table.open_ballot.goal is Goal.GUESS else texts.NOW_VOTE
