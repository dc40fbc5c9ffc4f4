"""A bot's decision as a sentence. No Qt."""

from msgspec.structs import astuple

from divan.bots.bot import Decision
from divan.core.move import Move
from divan.games.don_legacy.rules.cards import Card, Symbol
from divan.games.don_legacy.rules.moves import (
    AnalyseScene,
    DeclineExchange,
    Deduce,
    Discard,
    Draw,
    EndTurn,
    Exchange,
    HearWitness,
    Keep,
    LaySet,
    Pass,
    PutOnDisguise,
    SearchArchive,
    SearchPremises,
    StopSearch,
    TakeClue,
    TakeMystery,
    TakeSecondClue,
)
from divan.games.don_legacy.rules.state import Pile
from divan.games.don_legacy.view import card_texts, hint_texts
from divan.games.don_legacy.view.layout import LAY, pile_zone, seat_zone
from divan.games.don_legacy.view.moment import Moment
from divan.games.don_legacy.view.words import Words
from divan.ui.texts import Part


def hint_sentence(decision: Decision, words: Words) -> str:
    """Return what the bot would do, and why."""
    why = words.say(hint_texts.REASONS[decision.reason.code], **_parts(decision, words))
    return f"{deed_sentence(decision.move, words)} {why}"


def advised(decision: Decision, moment: Moment) -> tuple[str, ...]:
    """Return every card that the move names, and the pile or the player that it turns to."""
    move = decision.move
    cards = {card for value in astuple(move) for card in _named(value)}
    pieces = (piece for lying in moment.layout.zones.values() for piece in lying)
    found = [piece.id for piece in pieces if piece.card in cards]
    match move:
        case Draw(Pile() as pile) | AnalyseScene(_, Pile() as pile):
            found.append(pile_zone(pile))
        case Deduce(_, opponent):
            found.append(seat_zone(opponent))
        case LaySet():
            found.append(LAY)
    return tuple(found)


def _named(value: object) -> tuple[Card, ...]:
    """Return the cards in a part of a move: a card, several, or none."""
    parts = value if isinstance(value, tuple) else (value,)
    return tuple(card for card in parts if isinstance(card, Card))


def deed_sentence(move: Move, words: Words) -> str:
    """Return what a move is."""
    say, advice = words.say, hint_texts.ADVICE
    match move:
        case Draw():
            return say(advice["draw"])
        case TakeClue(card) | TakeMystery(card) | TakeSecondClue(card):
            return say(advice["take"], card=words.card(card))
        case HearWitness(card, Card() as taken, _) | SearchArchive(card, Card() as taken, _):
            return say(advice["play_for"], card=words.card(card), taken=words.card(taken))
        case SearchPremises(card, taken):
            return say(advice["play_for"], card=words.card(card), taken=words.card(taken))
        case PutOnDisguise(card, given, taken):
            names = {"card": card, "given": given, "taken": taken}
            return say(advice["swap"], **{name: words.card(each) for name, each in names.items()})
        case Deduce(card, opponent):
            return say(advice["play_for"], card=words.card(card), taken=words.name(opponent))
        case AnalyseScene(card, _) | HearWitness(card, _, _) | SearchArchive(card, _, _):
            return say(advice["play"], card=words.card(card))
        case LaySet(cards):
            symbol = cards[0].symbol
            return say(advice["lay"], symbol="" if symbol is None else words.symbol(symbol))
        case Exchange(card):
            return say(advice["give"], given=words.card(card))
        case Keep(card):
            return say(advice["keep"], card=words.card(card))
        case Discard(card):
            return say(advice["discard"], card=words.card(card))
        case DeclineExchange():
            return say(advice["leave"])
        case StopSearch():
            return say(advice["stop"])
        case EndTurn():
            return say(advice["end_turn"])
        case Pass():
            return say(advice["pass"])
    raise ValueError(f"no words for {move}")


def _parts(decision: Decision, words: Words) -> dict[str, Part]:
    """Return what fills the gaps of a reason; its arguments are names of cards and seats."""
    given = decision.reason.arguments
    parts: dict[str, Part] = {}
    if given.get("card"):
        card = Card(str(given["card"]))
        parts["card"] = words.card(card)
        if card.symbol is not None:
            parts["symbol"] = card_texts.SYMBOLS[card.symbol]
    if given.get("symbol"):
        parts["symbol"] = card_texts.SYMBOLS[Symbol(str(given["symbol"]))]
    if "opponent" in given:
        parts["opponent"] = words.name(int(given["opponent"]))
    return parts
