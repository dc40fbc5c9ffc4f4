"""Putting one moment of Lost Cities on the table. No Qt."""

from divan.core.outcome import RESIGNED
from divan.core.seat import Seat
from divan.core.violation import Violation
from divan.games.lost_cities.rules.cards import Card, Suit
from divan.games.lost_cities.rules.events import (
    Dealt,
    Discarded,
    DrewFromDiscard,
    DrewFromPile,
    Played,
    RoundEnded,
)
from divan.games.lost_cities.rules.state import Phase
from divan.games.lost_cities.rules.violations import Code
from divan.games.lost_cities.view import texts
from divan.games.lost_cities.view.last_move import last_move
from divan.games.lost_cities.view.log import announcement, log_lines
from divan.games.lost_cities.view.moment import Moment
from divan.games.lost_cities.view.pieces import cards
from divan.games.lost_cities.view.scores import panel_rows, total_so_far
from divan.games.lost_cities.view.words import Words
from divan.games.lost_cities.view.zones import zones
from divan.ui.people import portrait
from divan.ui.scene import Mood, Plaque, Prompt, Refusal, Scene
from divan.ui.texts import Part

CLAUSES = {Phase.PLACE: "LOST-3.1", Phase.DRAW: "LOST-3.2", Phase.OVER: "LOST-6.2"}
"""The rulebook clause that a phase opens the reader at."""
MOODS = {
    Dealt: (Mood.DEAL,),
    Played: (Mood.PLACE,),
    Discarded: (Mood.DISCARD,),
    DrewFromPile: (Mood.DRAW,),
    DrewFromDiscard: (Mood.DRAW,),
    RoundEnded: (),
}
SUIT_ARGUMENTS = ("suit", "route", "pile")
"""The arguments of a violation that are ids of suits."""


def table_scene(moment: Moment, words: Words, *, live_score: bool) -> Scene:
    """Return the scene of one moment."""
    order = (moment.seat, moment.rival)
    said = (announcement(event, words) for event in moment.news)
    return Scene(
        zones=zones(moment, words),
        cards=cards(moment, words),
        prompt=_prompt(moment, words),
        plaques=tuple(_plaque(moment, words, seat, live_score=live_score) for seat in order),
        refusal=_refusal(moment, words),
        remark=_round(moment, words),
        last_move=last_move(moment, words),
        score_heads=tuple(words.name(seat) for seat in order) if live_score else (),
        score=panel_rows(moment.table, order, words) if live_score else (),
        log=log_lines(moment.snapshot.view.history, words),
        clause=CLAUSES[moment.table.phase],
        moods=_moods(moment),
        announcement=" ".join(sentence for sentence in said if sentence),
    )


def _prompt(moment: Moment, words: Words) -> Prompt:
    result, phase = moment.snapshot.result, moment.table.phase
    if result is not None:
        what = texts.RESIGNED if result.reason == RESIGNED else texts.LAST_CARD_DRAWN
        return Prompt(words.say(texts.GAME_OVER), words.say(what))
    if moment.may_act:
        what = texts.PLACE if phase is Phase.PLACE else texts.DRAW
        if moment.picked:
            what = texts.PLACE_PICKED
        return Prompt(words.say(texts.YOUR_TURN), words.say(what))
    player = words.whole_name(moment.table.active)
    what = texts.THEIR_TURN if phase is Phase.PLACE else texts.THEIR_DRAW
    return Prompt("", words.say(what, player=player), busy=True)


def _plaque(moment: Moment, words: Words, seat: Seat, *, live_score: bool) -> Plaque:
    score = words.speaker.number(total_so_far(moment.table, seat)) if live_score else ""
    return Plaque(
        seat=seat,
        name=words.whole_name(seat),
        portrait=portrait(moment.players[seat]),
        line=_cards_in_hand(moment, words, seat),
        score=score,
        to_act=seat in moment.snapshot.to_act,
    )


def _cards_in_hand(moment: Moment, words: Words, seat: Seat) -> str:
    """Return how many cards the opponent holds; one's own are in sight."""
    if seat != moment.rival:
        return ""
    return words.speaker.say_count(texts.CARDS_IN_HAND, len(moment.table.hands[seat]))


def _round(moment: Moment, words: Words) -> str:
    """Return which round it is, where there are several."""
    table = moment.table
    if table.options.rounds == 1:
        return ""
    return words.say(texts.ROUND_OF, number=table.round, rounds=table.options.rounds)


def _refusal(moment: Moment, words: Words) -> Refusal | None:
    """Return the line that says why not, or what can be done."""
    if moment.violation is not None:
        return _refused(moment.violation, words)
    if moment.astray:
        clause = CLAUSES[Phase.PLACE]
        reason = words.say(texts.NOT_YOUR_ROUTE, player=words.name(moment.rival))
        return Refusal(reason, clause, words.speaker.clause(clause))
    if moment.answer is None:
        return None
    clause = CLAUSES[moment.table.phase]
    return Refusal(moment.answer(words), clause, words.speaker.clause(clause), refused=False)


def _refused(violation: Violation, words: Words) -> Refusal:
    """Put a violation into words; its arguments are ids of suits, and numbers."""
    parts: dict[str, Part] = dict(violation.arguments)
    if "rank" in parts:
        card = Card(Suit(str(parts["suit"])), int(str(parts["rank"])))
        parts["card"] = words.card(card)
    for name in SUIT_ARGUMENTS:
        if parts.get(name):
            parts[name] = words.adjective(Suit(str(parts[name])))
    reason = words.say(texts.REFUSALS[Code(violation.code)], **parts)
    return Refusal(reason, violation.clause, words.speaker.clause(violation.clause))


def _moods(moment: Moment) -> tuple[Mood, ...]:
    """Return what the news sounds like."""
    result = moment.snapshot.result
    if result is not None and moment.news:
        return (Mood.WIN if moment.seat in result.winners else Mood.LOSE,)
    return tuple(mood for event in moment.news for mood in MOODS[type(event)])
