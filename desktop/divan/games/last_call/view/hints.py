"""A bot's decision as a sentence. No Qt."""

from typing import Final

from divan.bots.bot import Decision
from divan.core.move import Move
from divan.core.violation import Argument
from divan.games.last_call.rules.cards import Card, Combination, Symbol
from divan.games.last_call.rules.moves import (
    DeclareStrong,
    DrawExtra,
    Guess,
    Investigate,
    LeaveExtra,
    LeaveStrong,
    PlayCard,
    ShowCard,
)
from divan.games.last_call.view import texts
from divan.games.last_call.view.moment import Moment
from divan.games.last_call.view.pieces import RESERVE, card_id, front, player
from divan.games.last_call.view.words import Words
from divan.ui.texts import Part, Text

SENTENCES: Final[dict[str, Text]] = {
    "certain": texts.HINT_CERTAIN,
    "likely": texts.HINT_LIKELY,
    "last_try": texts.HINT_LAST,
    "last_try_blind": texts.HINT_FORCED,
    "draw": texts.HINT_DRAW,
    "play": texts.HINT_PLAY,
    "guess": texts.HINT_GUESS,
    "show": texts.HINT_SHOW,
    "show_known": texts.HINT_SHOW_KNOWN,
    "show_only": texts.HINT_SHOW_ONLY,
    "strong": texts.HINT_STRONG,
    "no_strong": texts.HINT_NO_STRONG,
    "extra": texts.HINT_EXTRA,
    "pass": texts.HINT_PASS,
}
"""What the reasons of the bots mean."""


def hint_sentence(decision: Decision, moment: Moment, words: Words) -> str:
    """Return what the bot would do, and why."""
    arguments = decision.reason.arguments
    parts: dict[str, Part] = {"player": words.name(moment.table.active)}
    if isinstance(decision.move, Investigate):
        parts["cards"] = words.combination(decision.move.combination)
    if "place" in arguments:
        parts["cards"] = words.combination(_combination(arguments))
    if "symbol" in arguments:
        card = Card(Symbol(str(arguments["symbol"])), int(arguments["number"]))
        parts["card"] = words.card(card)
    if "chance" in arguments:
        parts["chance"] = int(arguments["chance"])
    return words.say(SENTENCES[decision.reason.code], **parts)


def deed_sentence(move: Move, words: Words) -> str:
    """Return what a move is."""
    match move:
        case PlayCard(card):
            return words.say(texts.DEED_PLAY, card=words.card(card))
        case Guess():
            return words.say(texts.DEED_GUESS, cards=words.combination(move.combination))
        case Investigate():
            return words.say(texts.DEED_ANNOUNCE, cards=words.combination(move.combination))
        case ShowCard(card):
            return words.say(texts.DEED_SHOW, card=words.card(card))
        case DeclareStrong(card):
            return words.say(texts.DEED_STRONG, card=words.card(card))
        case DrawExtra():
            return words.say(texts.DEED_DRAW)
        case LeaveExtra():
            return words.say(texts.DEED_LEAVE)
        case LeaveStrong():
            return words.say(texts.DEED_NO_STRONG)
        case _:
            return words.say(texts.DEED_PASS)


def advised(decision: Decision, moment: Moment) -> tuple[str, ...]:
    """Return the card that is laid or shown and the place where it goes, or the reserve."""
    match decision.move:
        case PlayCard(card) | DeclareStrong(card):
            return (card_id(card), front(0))
        case ShowCard(card):
            return (card_id(card), player(moment.place_of(moment.table.active)))
        case DrawExtra():
            return (RESERVE,)
        case _:
            return ()


def _combination(arguments: dict[str, Argument]) -> Combination:
    return Combination(*(int(arguments[name]) for name in ("place", "weapon", "person")))
