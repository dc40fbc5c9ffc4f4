"""Putting one moment of Baker Street on the table. No Qt."""

from typing import Final

from divan.core.seat import Seat
from divan.core.violation import Violation
from divan.games.baker_street.rules.cards import Card
from divan.games.baker_street.rules.events import (
    Asked,
    CaseClosed,
    Dealt,
    DrewInstead,
    Exchanged,
    OffersOpened,
    Refilled,
    SolutionsJudged,
)
from divan.games.baker_street.rules.state import Phase
from divan.games.baker_street.rules.violations import Code
from divan.games.baker_street.view import clue_texts as clues
from divan.games.baker_street.view import texts
from divan.games.baker_street.view.boxes import boxes
from divan.games.baker_street.view.deeds import actions
from divan.games.baker_street.view.log import announcement, log_lines
from divan.games.baker_street.view.moment import Moment
from divan.games.baker_street.view.pieces import HAND, card_id, face
from divan.games.baker_street.view.plan import plan
from divan.games.baker_street.view.scores import panel_rows
from divan.games.baker_street.view.sheet import sheet
from divan.games.baker_street.view.why import CLAUSES, prompt
from divan.games.baker_street.view.words import Words
from divan.games.baker_street.view.zones import PICKED_IN, zones
from divan.ui import scene
from divan.ui.people import portrait
from divan.ui.scene import Mood, Plaque, Refusal, Scene
from divan.ui.texts import Part

MOODS: Final = {
    Dealt: Mood.DEAL,
    Asked: Mood.TURN,
    OffersOpened: Mood.FLIP,
    Exchanged: Mood.CLUE,
    DrewInstead: Mood.DRAW,
    Refilled: Mood.DEAL,
    SolutionsJudged: Mood.FLIP,
}
"""What events sound like."""


def table_scene(moment: Moment, words: Words, *, live_score: bool) -> Scene:
    """Return the scene of one moment."""
    order = (moment.seat, *moment.others)
    return Scene(
        zones=zones(moment, words),
        cards=_cards(moment, words),
        prompt=prompt(moment, words),
        plaques=tuple(_plaque(moment, words, seat) for seat in order),
        actions=actions(moment, words),
        refusal=_refusal(moment, words),
        score_heads=tuple(words.name(seat) for seat in order) if live_score else (),
        score=panel_rows(moment, order, words) if live_score else (),
        log=log_lines(moment.snapshot.view.history, words),
        clause=CLAUSES[moment.table.phase],
        moods=_moods(moment),
        announcement=announcement(moment.news, words),
        detail={
            "plan": plan(moment, words),
            "boxes": boxes(moment, words),
            "sheet": sheet(moment, words),
        },
    )


def _cards(moment: Moment, words: Words) -> tuple[scene.Card, ...]:
    """Return the cards of the hand, and those that are just leaving it."""
    held = [_card(moment, words, place, card) for place, card in enumerate(moment.hand)]
    gone = [
        scene.Card(card_id(card), zone, 0, words.card(card))
        for card, zone in moment.moves.gone.items()
    ]
    return (*held, *gone)


def _card(moment: Moment, words: Words, place: int, card: Card) -> scene.Card:
    badge = _badge(moment, words, card)
    return scene.Card(
        id=card_id(card),
        zone=HAND,
        index=place,
        label=words.card(card),
        face=face(card, words),
        can_pick=moment.deciding in PICKED_IN,
        origin=moment.moves.origins.get(card, ""),
        badge=badge,
        picked=badge != "",
    )


def _badge(moment: Moment, words: Words, card: Card) -> str:
    """Return what a card is chosen for, "" if it is not."""
    draft = moment.draft
    match moment.deciding:
        case Phase.OFFERS:
            return words.say(texts.OFFERED) if card in draft.cards else ""
        case Phase.DISCARDS:
            return words.say(texts.PUT_AWAY_CARD) if card in draft.cards else ""
        case Phase.PAYMENT:
            payee = _payee(moment, card)
            return "" if payee is None else words.say(texts.FOR_PLAYER, player=words.name(payee))
        case _:
            return ""


def _payee(moment: Moment, card: Card) -> Seat | None:
    """Return who gets ``card`` in the payment that is being made."""
    place = moment.hand.index(card)
    laid = (pay.seat for pay in moment.table.payments if place in (pay.places or ()))
    return next(laid, moment.draft.pays_for(card))


def _plaque(moment: Moment, words: Words, seat: Seat) -> Plaque:
    table = moment.table
    return Plaque(
        seat=seat,
        name=words.whole_name(seat),
        portrait=portrait(moment.players[seat]),
        line=words.speaker.say_count(texts.CARDS, len(table.hands[seat])),
        score=words.speaker.number(table.points[seat]) if table.solved[seat] else "",
        to_act=seat in moment.snapshot.to_act,
    )


def _refusal(moment: Moment, words: Words) -> Refusal | None:
    """Return the line that says why not, or what can be done."""
    if moment.violation is not None:
        return _refused(moment.violation, words)
    if moment.answer is None:
        return None
    clause = CLAUSES[moment.table.phase]
    return Refusal(moment.answer(words), clause, words.speaker.clause(clause), refused=False)


def _refused(violation: Violation, words: Words) -> Refusal:
    """Put a violation into words; its arguments are numbers, seats and ids."""
    parts: dict[str, Part] = dict(violation.arguments)
    if "seat" in parts:
        parts["player"] = words.name(int(str(parts["seat"])))
    if "suspect" in parts:
        parts["suspect"] = next(
            name for suspect, name in clues.NAMES.items() if suspect == parts["suspect"]
        )
    reason = words.say(texts.REFUSALS[Code(violation.code)], **parts)
    return Refusal(reason, violation.clause, words.speaker.clause(violation.clause))


def _moods(moment: Moment) -> tuple[Mood, ...]:
    """Return what the news sounds like."""
    if any(isinstance(event, CaseClosed) for event in moment.news):
        result = moment.snapshot.result
        won = result is not None and moment.seat in result.winners
        return (Mood.WIN if won else Mood.LOSE,)
    moods = (MOODS.get(type(event)) for event in moment.news)
    return tuple(dict.fromkeys(mood for mood in moods if mood is not None))
