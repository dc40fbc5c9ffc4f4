"""Putting one moment of Last Call on the table. No Qt."""

from typing import Any

from divan.core.outcome import RESIGNED
from divan.core.seat import Seat
from divan.core.violation import Violation
from divan.games.last_call.rules.cards import SYMBOLS, Card, CaseCard, Symbol
from divan.games.last_call.rules.events import (
    Announced,
    CaseClosed,
    Dealt,
    DeclaredStrong,
    Drew,
    Eliminated,
    Guessed,
    Played,
    Showed,
)
from divan.games.last_call.rules.final import LAST_ONE, SOLVED
from divan.games.last_call.rules.moves import Guess
from divan.games.last_call.rules.state import Phase
from divan.games.last_call.rules.violations import Code
from divan.games.last_call.view import texts
from divan.games.last_call.view.actions import actions
from divan.games.last_call.view.drama import drama
from divan.games.last_call.view.log import log_lines, sentence
from divan.games.last_call.view.moment import Composing, Moment
from divan.games.last_call.view.pieces import cards, shown_card
from divan.games.last_call.view.scores import total_so_far
from divan.games.last_call.view.words import Words
from divan.games.last_call.view.zones import zones
from divan.ui.people import portrait
from divan.ui.scene import Mood, Plaque, Prompt, Refusal, Scene
from divan.ui.texts import Part, Text

CLAUSES = {
    Phase.TURN: "LAST-R.3",
    Phase.SHOW: "LAST-4.3",
    Phase.EXTRA: "LAST-9.1",
    Phase.STRONG: "LAST-R.7a",
    Phase.OVER: "LAST-R.9",
}
"""The rulebook clause that a phase opens the reader at."""
MOODS: dict[type, Mood] = {
    Dealt: Mood.DEAL,
    Played: Mood.PLACE,
    Drew: Mood.DRAW,
    Guessed: Mood.CLUE,
    Showed: Mood.FLIP,
    DeclaredStrong: Mood.CLUE,
    Announced: Mood.FLIP,
    Eliminated: Mood.DISCARD,
}


def table_scene(moment: Moment, words: Words, book: dict[str, Any], *, live_score: bool) -> Scene:
    """Return the scene of one moment; ``book`` is what the notebook draws."""
    said = [sentence(event, words) for event in moment.news]
    return Scene(
        zones=zones(moment, words),
        cards=cards(moment, words),
        prompt=_prompt(moment, words),
        plaques=tuple(_plaque(moment, words, seat, live_score=live_score) for seat in moment.order),
        actions=actions(moment, words),
        refusal=_refusal(moment, words),
        remark=words.say(texts.ROUND, number=moment.table.round),
        log=log_lines(moment.view.history, words),
        clause=CLAUSES[moment.table.phase],
        moods=_moods(moment),
        announcement=". ".join(told for told in said if told),
        detail={
            "seats": moment.table.seats,
            "caseFile": _case_file(moment, words),
            "reserve": {
                "title": words.say(texts.RESERVE),
                "note": words.say(texts.RESERVE_NOTE),
            },
            "shown": _shown(moment, words),
            "talk": _talk(moment, words),
            "out": moment.is_out and moment.snapshot.result is None,
            "jump": words.say(texts.JUMP_ACTION),
            "drama": drama(moment, words),
            "notebook": book,
        },
    )


def _prompt(moment: Moment, words: Words) -> Prompt:
    table, result = moment.table, moment.snapshot.result
    if result is not None:
        endings = {
            RESIGNED: texts.RESIGNED,
            SOLVED: texts.OVER_SOLVED,
            LAST_ONE: texts.OVER_LAST_ONE,
        }
        ended = endings.get(table.ending, texts.OVER_UNSOLVED)
        what = texts.RESIGNED if result.reason == RESIGNED else ended
        return Prompt(words.say(texts.GAME_OVER), words.say(what))
    if moment.may_act:
        return _own_prompt(moment, words)
    if table.phase is Phase.SHOW and table.question is not None:
        player, text = words.whole_name(table.question.shower), texts.THEIR_SHOW
    else:
        player, text = words.whole_name(table.active), texts.THEIR_TURN
    who = words.say(texts.YOU_ARE_OUT) if moment.is_out else ""
    return Prompt(who, words.say(text, player=player), busy=True)


def _own_prompt(moment: Moment, words: Words) -> Prompt:
    if moment.composing:
        final = moment.composing is Composing.FINAL
        what = texts.CHOSEN_THREE if moment.trio.whole else texts.CHOOSE_THREE
        return Prompt(words.say(texts.YOUR_FINAL if final else texts.YOUR_GUESS), words.say(what))
    what = _what(moment)
    asker = words.name(moment.table.active)
    return Prompt(words.say(texts.YOUR_TURN), words.say(what, player=asker))


def _what(moment: Moment) -> Text:
    table, picked = moment.table, moment.picked is not None
    match table.phase:
        case Phase.SHOW:
            return texts.SHOW_PICKED if picked else texts.SHOW
        case Phase.EXTRA:
            return texts.EXTRA
        case Phase.STRONG:
            return texts.STRONG
        case _ if picked:
            return texts.PLACE_PICKED
        case _ if len(table.survivors) == 1:
            return texts.TURN_LAST
        case _ if not table.hands[moment.seat]:
            return texts.TURN_EMPTY
        case _:
            return texts.TURN if moment.allows(Guess(1, 1, 1)) else texts.TURN_PLAY


def _plaque(moment: Moment, words: Words, seat: Seat, *, live_score: bool) -> Plaque:
    table = moment.table
    if seat in table.survivors:
        parts = [words.speaker.say_count(texts.CARDS_HELD, len(table.hands[seat]))]
    else:
        parts = [words.say(texts.OUT)]
    points = total_so_far(moment, seat)
    if live_score and points:
        # A line that is too long is broken before them, not within.
        gained = words.speaker.say_count(texts.POINTS, points)
        parts.append(gained.replace(" ", "\N{NO-BREAK SPACE}"))
    return Plaque(
        seat=seat,
        name=words.whole_name(seat),
        portrait=portrait(moment.players[seat]),
        line=" · ".join(parts),
        score="",
        to_act=seat in moment.snapshot.to_act,
    )


def _case_file(moment: Moment, words: Words) -> dict[str, Any]:
    """Return the case file: sealed, or with the cards that are being chosen."""
    table = moment.table
    title = words.say(texts.CASE_FILE)
    if table.options.cases > 1:
        title = words.say(texts.CASE_OF, number=table.case, cases=table.options.cases)
    return {
        "title": title,
        "slots": [_slot(moment, words, symbol) for symbol in SYMBOLS],
        "leadsTitle": words.say(texts.YOUR_LEADS),
        "leads": [_lead(words, card) for card in table.leads[moment.seat] if card.symbol],
        "noLeads": "" if table.leads[moment.seat] else words.say(texts.NO_LEADS),
        "next": words.say(texts.NEXT_CARD),
        "previous": words.say(texts.PREVIOUS_CARD),
    }


def _slot(moment: Moment, words: Words, symbol: Symbol) -> dict[str, str]:
    number = moment.trio.number(symbol) if moment.composing else 0
    name = words.symbol(symbol)
    if number:
        card = Card(symbol, number)
        label = words.say(texts.CHOSEN, symbol=name, card=words.card(card))
        item, icon = words.item(symbol, card.item), f"last_call/item-{symbol.value}-{card.item}"
    else:
        text = texts.NOT_CHOSEN if moment.composing else texts.SEALED
        label, item, icon = words.say(text, symbol=name), "", ""
    return {
        "symbol": symbol.value,
        "number": words.speaker.number(number) if number else "",
        "item": item,
        "icon": icon,
        "label": label,
    }


def _lead(words: Words, card: CaseCard) -> dict[str, str]:
    symbol = "" if card.symbol is None else card.symbol.value
    return {
        "text": words.say(texts.LEAD, item=words.case_item(card)),
        "icon": f"last_call/item-{symbol}-{card.item}",
    }


def _shown(moment: Moment, words: Words) -> str:
    shown = shown_card(moment)
    return "" if shown is None else words.say(texts.SHOWN_BY, player=words.name(shown[0]))


def _talk(moment: Moment, words: Words) -> dict[str, Any]:
    """Return the last thing that was said and answered, for the line above the hand."""
    history = moment.view.history
    last = max(
        (
            place
            for place, entry in enumerate(history)
            if isinstance(entry.event, Guessed | Announced | CaseClosed)
        ),
        default=None,
    )
    if last is None:
        return {}
    events = [entry.event for entry in history[last:]]
    told = [sentence(events[0], words)]
    answers = (event for event in events[1:3] if isinstance(event, Showed | Eliminated))
    told += [sentence(event, words) for event in answers][:1]
    return {"text": ". ".join(told)}


def _refusal(moment: Moment, words: Words) -> Refusal | None:
    """Return the line that says why not, or what can be done."""
    if moment.violation is not None:
        return _refused(moment.violation, words)
    if moment.answer is None:
        return None
    clause = CLAUSES[moment.table.phase]
    return Refusal(moment.answer(words), clause, words.speaker.clause(clause), refused=False)


def _refused(violation: Violation, words: Words) -> Refusal:
    """Put a violation into words."""
    parts: dict[str, Part] = {}
    if "symbol" in violation.arguments:
        symbol, number = violation.arguments["symbol"], violation.arguments["number"]
        parts["card"] = words.card(Card(Symbol(str(symbol)), int(number)))
    reason = words.say(texts.REFUSALS[Code(violation.code)], **parts)
    return Refusal(reason, violation.clause, words.speaker.clause(violation.clause))


def _moods(moment: Moment) -> tuple[Mood, ...]:
    """Return what the news sounds like."""
    result = moment.snapshot.result
    if result is not None and moment.news:
        return (Mood.WIN if moment.seat in result.winners else Mood.LOSE,)
    return tuple(MOODS[type(event)] for event in moment.news if type(event) in MOODS)
