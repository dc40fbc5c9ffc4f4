"""What the opponent did last. No Qt."""

from msgspec.structs import replace

from divan.games.lost_cities.rules.events import (
    Discarded,
    DrewFromDiscard,
    DrewFromPile,
    Played,
    RoundEnded,
)
from divan.games.lost_cities.view import texts
from divan.games.lost_cities.view.moment import Moment
from divan.games.lost_cities.view.pieces import face
from divan.games.lost_cities.view.words import Words
from divan.ui.scene import LastMove


def last_move(moment: Moment, words: Words) -> LastMove | None:
    """Return the opponent's last turn of this round, or None before the first."""
    rival = moment.rival
    last: LastMove | None = None
    for entry in moment.snapshot.view.history:
        event = entry.event
        if isinstance(event, RoundEnded):
            last = None
        elif isinstance(event, Played | Discarded) and event.seat == rival:
            text = texts.PLAYED if isinstance(event, Played) else texts.DISCARDED
            last = LastMove(
                title=words.say(texts.LAST_MOVE, player=words.name(rival)),
                text=words.say(text, card=words.card(event.card)),
                face=face(event.card, words.speaker),
            )
        elif last and isinstance(event, DrewFromPile) and event.seat == rival:
            last = replace(last, detail=words.say(texts.DREW_FROM_PILE))
        elif last and isinstance(event, DrewFromDiscard) and event.seat == rival:
            last = replace(last, detail=words.say(texts.TOOK, card=words.card(event.card)))
    return last
