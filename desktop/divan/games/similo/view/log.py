"""The log: what happened, a line each. No Qt."""

from collections import Counter
from collections.abc import Iterable

from divan.core.event import Entry
from divan.core.seat import Seat
from divan.games.similo.rules.cards import shown
from divan.games.similo.rules.events import (
    ClueGiven,
    Consulted,
    Dealt,
    Decided,
    Drew,
    GameEnded,
    Guessed,
    Removed,
    SecretChosen,
    SimiloEvent,
    TieLeft,
    VoteBegan,
    Voted,
    VotesShown,
)
from divan.games.similo.rules.state import Goal
from divan.games.similo.view import texts
from divan.games.similo.view.words import Words
from divan.ui.scene import LogLine

TABLE = -1
"""Stands for nobody in particular."""


def log_lines(history: Iterable[Entry[SimiloEvent]], words: Words) -> tuple[LogLine, ...]:
    """Return the lines for ``history``, each with the round in which it happened.

    Votes stand in the line in which they are shown, not one by one.
    """
    lines: list[LogLine] = []
    number = ""
    for entry in history:
        event = entry.event
        if isinstance(event, Dealt):
            number = ""
        if isinstance(event, ClueGiven):
            number = words.speaker.number(event.round)
        sentence = "" if isinstance(event, Voted) else telling(event, words)
        if sentence:
            lines.append(LogLine(entry.ply, number, _actor(event), sentence, sentence))
    return tuple(lines)


def telling(event: SimiloEvent, words: Words) -> str:
    """Return what happened as a sentence; nothing for what need not be told."""
    match event:
        case Dealt(number, guide):
            text = texts.YOU_GUIDE_GAME if words.is_you(guide) else texts.THEY_GUIDE_GAME
            return words.say(text, number=number, player=words.name(guide))
        case SecretChosen(seat, character):
            return _secret(seat, character, words)
        case ClueGiven(seat, card, way, beside):
            return words.say(
                texts.CLUE_GIVEN[way],
                player=words.name(seat),
                clue=words.character(shown(card)),
                character=words.character(beside),
            )
        case Voted(seat, character):
            if words.is_you(seat):
                return words.say(texts.YOU_VOTED)
            if character is None:
                return words.say(texts.THEY_VOTED, player=words.name(seat))
            named = words.character(character)
            return words.say(texts.VOTED_OPEN, player=words.name(seat), character=named)
        case Consulted(seat):
            text = texts.YOU_ASKED if words.is_you(seat) else texts.THEY_ASKED
            return words.say(text, player=words.name(seat))
        case VoteBegan(goal, candidates, again):
            if not again and goal is Goal.REMOVE:
                return ""
            text = texts.BEGAN_AGAIN if again else texts.BEGAN_GUESS
            return words.say(text, characters=words.characters(candidates))
        case VotesShown(_, votes):
            return _votes(votes, words)
        case TieLeft(decider):
            text = texts.YOU_BREAK_TIE if words.is_you(decider) else texts.THEY_BREAK_TIE
            return words.say(text, player=words.name(decider))
        case Decided(seat, character):
            named = words.character(character)
            text = texts.YOU_DECIDED if words.is_you(seat) else texts.THEY_DECIDED
            return words.say(text, player=words.name(seat), character=named)
        case Removed(character):
            return words.say(texts.REMOVED, character=words.character(character))
        case Guessed(character):
            return words.say(texts.GUESSED, character=words.character(character))
        case GameEnded(_, _, secret, ending):
            return words.say(texts.ENDINGS[ending], character=words.character(secret))
        case Drew():
            return ""


def _secret(seat: Seat, character: str | None, words: Words) -> str:
    if words.is_you(seat) and character is not None:
        named = words.character(character)
        return words.say(texts.YOU_CHOSE_SECRET, character=named)
    return words.say(texts.THEY_CHOSE_SECRET, player=words.name(seat))


def _votes(votes: tuple[str | None, ...], words: Words) -> str:
    counted = Counter(vote for vote in votes if vote is not None)
    parts = [
        words.say(texts.VOTES_FOR, character=words.character(name), number=number)
        for name, number in counted.most_common()
    ]
    return words.say(texts.VOTES_SHOWN, votes=words.speaker.listed(parts))


def _actor(event: SimiloEvent) -> Seat:
    match event:
        case SecretChosen(seat) | ClueGiven(seat) | Consulted(seat) | Decided(seat):
            return seat
        case _:
            return TABLE
