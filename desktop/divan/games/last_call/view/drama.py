"""The last final investigation, step by step, as the table plays it. No Qt."""

from typing import Any

from divan.core.seat import Seat
from divan.games.last_call.rules.cards import Card
from divan.games.last_call.rules.events import Announced, CaseClosed, Eliminated, HandsShown
from divan.games.last_call.rules.state import Hands
from divan.games.last_call.view import texts
from divan.games.last_call.view.moment import Moment
from divan.games.last_call.view.pieces import faces
from divan.games.last_call.view.words import Words


def drama(moment: Moment, words: Words) -> dict[str, Any]:
    """Return what the table plays: who names the case, each card with who holds it, and how it
    ended; empty where the last move was no final investigation.
    """
    announced = next((event for event in moment.news if isinstance(event, Announced)), None)
    if announced is None:
        return {}
    hands: Hands = next((event.hands for event in moment.news if isinstance(event, HandsShown)), ())
    named = announced.combination.cards()
    return {
        "ply": moment.view.ply,
        "title": words.say_of(announced.seat, texts.DRAMA_YOU, texts.DRAMA_THEY),
        "faces": faces(named, words),
        "holders": [_holder(moment, words, hands, card) for card in named],
        "verdict": _verdict(moment, words, announced.seat),
        "right": any(isinstance(event, CaseClosed) for event in moment.news)
        and not any(isinstance(event, Eliminated) for event in moment.news),
    }


def _holder(moment: Moment, words: Words, hands: Hands, card: Card) -> str:
    """Return who holds ``card`` as far as was shown; cards in front are open to all."""
    for seat in moment.order:
        shown = hands[seat] if hands else ()
        if card in shown or card in moment.table.held(seat):
            return words.say_of(seat, texts.HELD_BY_YOU, texts.HELD_BY)
    return words.say(texts.NOT_SEEN)


def _verdict(moment: Moment, words: Words, seat: Seat) -> str:
    if any(isinstance(event, Eliminated) for event in moment.news):
        return words.say_of(seat, texts.DRAMA_WRONG_YOU, texts.DRAMA_WRONG)
    return words.say_of(seat, texts.DRAMA_RIGHT_YOU, texts.DRAMA_RIGHT)
