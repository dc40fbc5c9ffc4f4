"""An opponent's decision as a sentence. No Qt."""

from collections.abc import Iterator

from divan.bots.bot import Decision, Reason
from divan.core.move import Move
from divan.games.baker_street.rules.cards import Card
from divan.games.baker_street.rules.crime import Motive, Solution, Suspect, Weapon
from divan.games.baker_street.rules.moves import (
    Accept,
    AskFor,
    Decline,
    Discard,
    Exchange,
    HandIn,
    Offer,
    Wait,
)
from divan.games.baker_street.view import texts
from divan.games.baker_street.view.pieces import card_id
from divan.games.baker_street.view.words import Words
from divan.games.baker_street.view.zones import (
    accuse_zone,
    offer_zone,
    room_zone,
    suspect_zone,
    weapon_zone,
)


def hint_sentence(decision: Decision, words: Words) -> str:
    """Return what the opponent would do, and why."""
    reason = decision.reason
    told = reason.arguments
    match reason.code:
        case "ask_news" | "ask_open":
            one, other = (words.thing_named(str(told[name])) for name in ("one", "other"))
            return words.say(texts.HINT_ASK, one=one, other=other)
        case "offer_known" | "offer_fair" | "offer_cheap":
            known = reason.code == "offer_known"
            text = texts.HINT_OFFER_KNOWN if known else texts.HINT_OFFER
            player = words.name(int(told["asker"]))
            return words.say(text, cards=_cards(decision, words), player=player)
        case "pass_nothing":
            return words.say(texts.HINT_PASS_NOTHING)
        case "pass_dear":
            return words.say(texts.HINT_PASS_DEAR, player=words.name(int(told["asker"])))
        case "pay_worth":
            return _payments(decision, words)
        case "pay_enough":
            refused = isinstance(decision.move, Decline)
            return words.say(texts.HINT_DECLINE if refused else texts.HINT_STOP)
        case "keep_value":
            return words.say(texts.HINT_DISCARD, cards=_cards(decision, words))
        case "solve_certain" | "solve_likely":
            solution = words.solution(_solution(reason))
            if reason.code == "solve_certain":
                return words.say(texts.HINT_CERTAIN, solution=solution)
            rounds, percent = int(told["rounds"]), int(told["percent"])
            return words.speaker.say_count(
                texts.HINT_LIKELY, rounds, solution=solution, percent=percent
            )
        case "wait":
            left = int(told["left"])
            return words.speaker.say_count(texts.HINT_WAIT, left, percent=int(told["percent"]))
        case _:
            return words.say(texts.HINT_LOST)


def deed_sentence(move: Move, words: Words) -> str:
    """Return what a move is."""
    match move:
        case AskFor(suspects, rooms):
            one, other = (words.thing_named(str(thing)) for thing in (*suspects, *rooms))
            return words.say(texts.DEED_ASK, one=one, other=other)
        case Offer(cards):
            return words.say(texts.DEED_OFFER, cards=_names(cards, words))
        case Accept(seat, payment):
            paid = _names(payment, words)
            return words.say(texts.DEED_PAY, player=words.name(seat), cards=paid)
        case Discard(cards):
            return words.say(texts.DEED_DISCARD, cards=_names(cards, words))
        case HandIn(solution):
            return words.say(texts.DEED_SUBMIT, solution=words.solution(solution))
        case Exchange():
            return words.say(texts.DEED_STOP)
        case Decline():
            return words.say(texts.DEED_DECLINE)
        case Wait():
            return words.say(texts.DEED_WAIT)
        case _:
            return words.say(texts.DEED_PASS)


def advised(decision: Decision) -> tuple[str, ...]:
    """Return the cards, the players or the things to be chosen, by their ids."""
    match decision.move:
        case AskFor(suspects, rooms):
            return (*map(suspect_zone, suspects), *map(room_zone, rooms))
        case Offer(cards) | Discard(cards):
            return tuple(map(card_id, cards))
        case Accept():
            return tuple(_of_payments((decision.move, *decision.then)))
        case HandIn(solution):
            return (
                accuse_zone(solution.murderer, solution.motive),
                weapon_zone(solution.weapon),
            )
        case _:
            return ()


def _payments(decision: Decision, words: Words) -> str:
    """Return which offers to accept, one after another: all are traded at once."""
    sentences: list[str] = []
    for move in (decision.move, *decision.then):
        if isinstance(move, Accept):
            text = texts.HINT_PAY_TOO if sentences else texts.HINT_PAY
            cards = _names(move.payment, words)
            sentences.append(words.say(text, player=words.name(move.seat), cards=cards))
    return " ".join(sentences)


def _of_payments(moves: tuple[Move, ...]) -> Iterator[str]:
    for move in moves:
        if isinstance(move, Accept):
            yield offer_zone(move.seat)
            yield from map(card_id, move.payment)


def _solution(reason: Reason) -> Solution:
    told = reason.arguments
    return Solution(
        Suspect(str(told["murderer"])), Weapon(str(told["weapon"])), Motive(str(told["motive"]))
    )


def _cards(decision: Decision, words: Words) -> str:
    cards: tuple[Card, ...] = ()
    match decision.move:
        case Offer(chosen) | Discard(chosen):
            cards = chosen
    return _names(cards, words)


def _names(cards: tuple[Card, ...], words: Words) -> str:
    return words.listed(words.card_name(card) for card in cards)
