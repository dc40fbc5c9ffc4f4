"""Answers to "why not?" and "what now?". No Qt."""

from divan.core.violation import Violation
from divan.games.last_call.rules.moves import LastCallMove
from divan.games.last_call.rules.state import Phase
from divan.games.last_call.view import texts
from divan.games.last_call.view.moment import Moment
from divan.games.last_call.view.pieces import card_of
from divan.games.last_call.view.words import Words
from divan.games.last_call.view.zones import move_for


def why_not(moment: Moment, id: str) -> Violation | None:
    """Return what keeps a card from being laid or shown, or a zone from being chosen; None if
    nothing does.
    """
    move = _meant(moment, id)
    if move is None or moment.snapshot.result:
        return None
    return moment.judge(move)


def what_now(moment: Moment, words: Words) -> str:
    """Return what the person can do now."""
    if moment.snapshot.result is not None:
        return words.say(texts.WHAT_NOW_OVER)
    if moment.is_out:
        return words.say(texts.WHAT_NOW_OUT)
    if not moment.may_act:
        return words.say(texts.WHAT_NOW_WAIT, player=words.name(moment.table.active))
    if moment.composing:
        return words.say(texts.WHAT_NOW_COMPOSE)
    match moment.table.phase:
        case Phase.SHOW:
            return words.say(texts.WHAT_NOW_SHOW, player=words.name(moment.table.active))
        case Phase.EXTRA:
            return words.say(texts.WHAT_NOW_EXTRA)
        case Phase.STRONG:
            return words.say(texts.WHAT_NOW_STRONG)
        case _:
            return words.say(texts.WHAT_NOW_TURN)


def _meant(moment: Moment, id: str) -> LastCallMove | None:
    """Return the move that a person would want to make with a card or at a zone."""
    card = card_of(id)
    if card is not None and card in moment.table.hands[moment.seat]:
        return moment.move_with(card)
    return move_for(moment, id)
