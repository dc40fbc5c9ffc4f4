"""Answers to "why not?" and "what now?". No Qt."""

from divan.core.violation import Violation
from divan.games.lost_cities.rules import RULES
from divan.games.lost_cities.rules.moves import LostCitiesMove, PlayCard
from divan.games.lost_cities.rules.state import Phase
from divan.games.lost_cities.view import texts
from divan.games.lost_cities.view.layout import HAND
from divan.games.lost_cities.view.moment import Moment
from divan.games.lost_cities.view.words import Words


def why_not(moment: Moment, id: str) -> Violation | None:
    """Return what keeps a card from its route, or keeps a zone from being chosen; None if
    nothing does.
    """
    move = _meant(moment, id)
    if move is None or moment.snapshot.result:
        return None
    return RULES.check(moment.table, moment.seat, move)


def what_now(moment: Moment, words: Words) -> str:
    """Return what the person can do now."""
    if moment.snapshot.result is not None:
        return words.say(texts.WHAT_NOW_OVER)
    if not moment.may_act:
        return words.say(texts.WHAT_NOW_WAIT, player=words.name(moment.table.active))
    placing = moment.table.phase is Phase.PLACE
    return words.say(texts.WHAT_NOW_PLACE if placing else texts.WHAT_NOW_DRAW)


def _meant(moment: Moment, id: str) -> LostCitiesMove | None:
    """Return the move that a person would want to make with a card or at a zone."""
    found = moment.layout.find(id)
    if found is None:
        return moment.move_for(id)
    zone, piece = found
    if zone == HAND and piece.card.suit is not None:
        return PlayCard(piece.card, piece.card.suit)
    return moment.move_for(zone)
