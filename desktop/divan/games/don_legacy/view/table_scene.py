"""Putting one moment of Don Legacy on the table. No Qt."""

from typing import Any

from divan.core.outcome import RESIGNED
from divan.core.seat import Seat
from divan.games.don_legacy.rules.cards import Ability
from divan.games.don_legacy.rules.events import (
    Dealt,
    Discarded,
    Disguised,
    Drew,
    Exchanged,
    Kept,
    LaidSet,
    PlayedMystery,
    SawCard,
    TookOpen,
)
from divan.games.don_legacy.rules.moves import Discard
from divan.games.don_legacy.rules.scoring import POINTS_PER_SET
from divan.games.don_legacy.rules.state import HAND_SIZE, Phase
from divan.games.don_legacy.view import texts
from divan.games.don_legacy.view.actions import actions
from divan.games.don_legacy.view.log import announcement, log_lines, since
from divan.games.don_legacy.view.moment import Moment
from divan.games.don_legacy.view.pieces import cards
from divan.games.don_legacy.view.refusals import refusal
from divan.games.don_legacy.view.scores import panel_rows, points_so_far
from divan.games.don_legacy.view.why import CLAUSES, what_now
from divan.games.don_legacy.view.words import Words
from divan.games.don_legacy.view.zones import zones
from divan.ui.people import portrait
from divan.ui.scene import Mood, Plaque, Prompt, Refusal, Scene

MOODS = {
    Dealt: Mood.DEAL,
    PlayedMystery: Mood.PLACE,
    Disguised: Mood.PLACE,
    LaidSet: Mood.CLUE,
    TookOpen: Mood.DRAW,
    Drew: Mood.DRAW,
    Kept: Mood.DRAW,
    SawCard: Mood.FLIP,
    Exchanged: Mood.PLACE,
    Discarded: Mood.DISCARD,
}
"""What an event sounds like."""
GIVES_UP_CLAUSE = "D7"
"""Where the rulebook says that a mystery that was played can no longer join a set."""
NEAR_THE_END = 3
"""From so many own turns on the end of the pile is announced."""
_PROMPTS = {
    Phase.EXCHANGE: texts.SWAP_OR_LEAVE,
    Phase.SECOND_CLUE: texts.SECOND_OR_STOP,
    Phase.KEEP: texts.KEEP_ONE,
}


def table_scene(moment: Moment, words: Words, *, live_score: bool) -> Scene:
    """Return the scene of one moment."""
    order = (moment.seat, *moment.others)
    heads = (texts.SETS, texts.IN_HAND, texts.POINTS) if live_score else ()
    return Scene(
        zones=zones(moment, words),
        cards=cards(moment, words),
        prompt=_prompt(moment, words),
        plaques=tuple(_plaque(moment, words, seat, live_score=live_score) for seat in order),
        actions=actions(moment, words),
        refusal=_refusal(moment, words),
        score_heads=tuple(words.say(head) for head in heads),
        score=panel_rows(moment.table, order, words) if live_score else (),
        log=log_lines(moment.snapshot.view.history, words),
        clause=CLAUSES[moment.phase],
        moods=_moods(moment),
        announcement=announcement(moment.news, words),
        detail=_detail(moment, words),
    )


def _prompt(moment: Moment, words: Words) -> Prompt:
    result = moment.snapshot.result
    if result is not None:
        ending = moment.table.ending
        what = texts.RESIGNED if result.reason == RESIGNED or ending is None else None
        return Prompt(words.say(texts.GAME_OVER), words.say(what or texts.ENDINGS[ending]))  # type: ignore[index]
    if not moment.may_act:
        player = words.whole_name(moment.table.active)
        return Prompt("", words.say(texts.THEIR_TURN, player=player), busy=True)
    return Prompt(words.say(texts.YOUR_TURN), _what_to_do(moment, words))


def _what_to_do(moment: Moment, words: Words) -> str:
    intent, phase = moment.intent, moment.phase
    if intent.laying is not None:
        return words.say(texts.PICK_THREE)
    if phase in _PROMPTS:
        return words.say(_PROMPTS[phase])
    if phase is Phase.ACT:
        if moment.ability is Ability.DISGUISE:
            return words.say(texts.PICK_OPEN if intent.partner else texts.PICK_SWAP)
        return words.say(texts.PLAY_TAKE_DRAW if intent.card is None else texts.WHERE_TO)
    over = len(moment.table.hands[moment.seat]) - HAND_SIZE
    if moment.table.options.hand_limit == "hard_five" and over > 0:
        return words.speaker.say_count(texts.MUST_DISCARD, over)
    discard = any(isinstance(move, Discard) for move in moment.legal)
    return words.say(texts.MAY_DISCARD if discard and moment.stays else texts.MAY_LAY)


def _plaque(moment: Moment, words: Words, seat: Seat, *, live_score: bool) -> Plaque:
    held = len(moment.table.hands[seat])
    return Plaque(
        seat=seat,
        name=words.whole_name(seat),
        portrait=portrait(moment.players[seat]),
        line=words.speaker.say_count(texts.CARDS_IN_HAND, held),
        score=points_so_far(moment.table, seat, words) if live_score else "",
        to_act=seat in moment.snapshot.to_act,
    )


def _refusal(moment: Moment, words: Words) -> Refusal | None:
    """Return the line that says why not, or what can be done."""
    if moment.violation is not None:
        return refusal(moment.violation, words)
    if moment.answer is None:
        return None
    clause = CLAUSES[moment.phase]
    return Refusal(moment.answer(words), clause, words.speaker.clause(clause), refused=False)


def _moods(moment: Moment) -> tuple[Mood, ...]:
    """Return what the news sounds like."""
    result = moment.snapshot.result
    if result is not None and moment.news:
        return (Mood.WIN if moment.seat in result.winners else Mood.LOSE,)
    heard = (MOODS.get(type(event)) for event in moment.news)
    return tuple(dict.fromkeys(mood for mood in heard if mood is not None))


def _detail(moment: Moment, words: Words) -> dict[str, Any]:
    """Return what only this table draws: its rows, the laid sets, and the reading pane."""
    table = moment.table
    own_sets = table.sets[moment.seat]
    return {
        "places": len(table.clues),
        "piles": [name.value for name in table.pile_names],
        "seats": list(moment.others),
        "own": moment.seat,
        "sets": [
            [str(cards[0].symbol) for cards in table.sets[seat]]
            for seat in (moment.seat, *moment.others)
        ],
        "setPoints": words.speaker.number(POINTS_PER_SET * len(own_sets)) if own_sets else "",
        "openClues": words.say(texts.OPEN_CLUES),
        "openMysteries": words.say(texts.OPEN_MYSTERIES),
        "yourSets": words.say(texts.YOUR_SETS),
        "noSets": words.say(texts.NO_SETS),
        "atHand": _at_hand(moment, words),
        "warning": _warning(moment, words),
        "asks": moment.phase.value if moment.may_act else "",
        "now": what_now(moment, words),
        "since": list(since(moment.snapshot.view.history, moment.seat, words)),
        "sinceTitle": words.say(texts.SINCE),
        "giveClause": GIVES_UP_CLAUSE,
        "giveClauseLabel": words.speaker.clause(GIVES_UP_CLAUSE),
        "putBack": words.say(texts.PUT_BACK),
        "hint": words.say(texts.HINT),
        "setsLabel": [_sets_label(moment, words, seat) for seat in (moment.seat, *moment.others)],
    }


def _sets_label(moment: Moment, words: Words, seat: Seat) -> str:
    """Return the sets of a player in words, for a screen reader."""
    return words.say(texts.SETS_LAID, symbols=words.sets(moment.table.sets[seat]))


def _at_hand(moment: Moment, words: Words) -> str:
    """Return what the sets that can be laid are made of, such as ``3 keys in hand``."""
    held = [
        words.some(symbol, len(moment.table.held(moment.seat, symbol))) for symbol in moment.layable
    ]
    return words.say(texts.SETS_AT_HAND, cards=words.speaker.listed(held)) if held else ""


def _warning(moment: Moment, words: Words) -> str:
    """Return how many turns are left once the pile nears its end (DON-8.1)."""
    table = moment.table
    if moment.snapshot.result is not None:
        return ""
    turns = table.left // table.seats
    if turns > NEAR_THE_END:
        return ""
    if turns == 0:
        return words.say(texts.LAST_TURN)
    return words.speaker.say_count(texts.TURNS_LEFT, turns)
