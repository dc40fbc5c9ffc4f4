"""A bot's decision as a sentence. No Qt."""

from divan.bots.bot import Decision, Reason
from divan.core.move import Move
from divan.games.lost_cities.rules.cards import Card, Suit
from divan.games.lost_cities.rules.moves import (
    DiscardCard,
    DrawFromDiscard,
    PlayCard,
)
from divan.games.lost_cities.view import texts
from divan.games.lost_cities.view.words import Words
from divan.ui.texts import Part


def hint_sentence(decision: Decision, words: Words) -> str:
    """Return what the bot would do, and why."""
    return f"{_advice(decision.move, decision.reason, words)} {_why(decision.reason, words)}"


def _advice(move: Move, reason: Reason, words: Words) -> str:
    match move:
        case PlayCard(card):
            return words.say(texts.ADVISE_PLAY, card=words.card(card))
        case DiscardCard(card):
            return words.say(texts.ADVISE_DISCARD, card=words.card(card))
        case DrawFromDiscard():
            return words.say(texts.ADVISE_TAKE, card=words.card(_card(reason)))
        case _:
            return words.say(texts.ADVISE_DRAW)


def _why(reason: Reason, words: Words) -> str:
    text, parts = texts.REASONS[reason.code], dict[str, Part](reason.arguments)
    if "suit" in parts:
        parts["suit"] = words.adjective(Suit(str(parts["suit"])))
    count = parts.pop("count", None)
    if isinstance(count, int):
        return words.speaker.say_count(text, count, **parts)
    return words.say(text, **parts)


def _card(reason: Reason) -> Card:
    return Card(Suit(str(reason.arguments["suit"])), int(reason.arguments["rank"]))
