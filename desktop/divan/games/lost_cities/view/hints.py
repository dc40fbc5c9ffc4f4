"""A bot's decision as a sentence. No Qt."""

from divan.bots.bot import Decision, Reason
from divan.core.move import Move
from divan.games.lost_cities.rules.cards import Card, Suit
from divan.games.lost_cities.rules.moves import (
    DiscardCard,
    DrawFromDiscard,
    PlayCard,
)
from divan.games.lost_cities.rules.state import Table
from divan.games.lost_cities.view import texts
from divan.games.lost_cities.view.layout import HAND, PILE, discard_zone, route_zone
from divan.games.lost_cities.view.moment import Moment
from divan.games.lost_cities.view.words import Words
from divan.ui.texts import Part


def hint_sentence(decision: Decision, words: Words) -> str:
    """Return what the bot would do, and why."""
    return f"{_advice(decision.move, decision.reason, words)} {_why(decision.reason, words)}"


def deed_sentence(move: Move, table: Table, words: Words) -> str:
    """Return what a move is; ``table`` is the one at which it is made."""
    if isinstance(move, DrawFromDiscard):
        card = table.discard_pile(move.suit)[-1]
        return words.say(texts.ADVISE_TAKE, card=words.card(card))
    return _placing_or_drawing(move, words)


def advised(decision: Decision, moment: Moment) -> tuple[str, ...]:
    """Return the card of the hand and the place where it goes, or what to draw from."""
    match decision.move:
        case PlayCard(card, suit):
            return (*_held(card, moment), route_zone(suit, own=True))
        case DiscardCard(card, suit):
            return (*_held(card, moment), discard_zone(suit))
        case DrawFromDiscard(suit):
            return (discard_zone(suit),)
        case _:
            return (PILE,)


def _held(card: Card, moment: Moment) -> tuple[str, ...]:
    """Return the id of ``card`` in the hand; of two alike, the first."""
    hand = moment.layout.pieces(HAND)
    return tuple(piece.id for piece in hand if piece.card == card)[:1]


def _advice(move: Move, reason: Reason, words: Words) -> str:
    if isinstance(move, DrawFromDiscard):
        return words.say(texts.ADVISE_TAKE, card=words.card(_card(reason)))
    return _placing_or_drawing(move, words)


def _placing_or_drawing(move: Move, words: Words) -> str:
    match move:
        case PlayCard(card):
            return words.say(texts.ADVISE_PLAY, card=words.card(card))
        case DiscardCard(card):
            return words.say(texts.ADVISE_DISCARD, card=words.card(card))
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
