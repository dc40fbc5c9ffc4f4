"""The score sheet of a case. No Qt."""

from typing import Any

from divan.core.options import preset_of
from divan.core.outcome import RESIGNED
from divan.core.seat import Seat
from divan.games.last_call.rules.cards import CaseCard
from divan.games.last_call.rules.events import CaseClosed
from divan.games.last_call.rules.final import LAST_ONE, SOLVED
from divan.games.last_call.rules.options import PRESETS
from divan.games.last_call.rules.scoring import SOLVER_POINTS, STRONG_POINTS, TOKEN_POINTS
from divan.games.last_call.view import texts
from divan.games.last_call.view.form_texts import TEXTS
from divan.games.last_call.view.log import turn_numbers
from divan.games.last_call.view.moment import Moment
from divan.games.last_call.view.pieces import faces
from divan.games.last_call.view.words import Words
from divan.ui.scene import Sheet


def total_so_far(moment: Moment, seat: Seat) -> int:
    """Return the points of ``seat`` in all closed cases, and its tokens in the one played."""
    table = moment.table
    closed = sum(scores[seat] for scores in table.past_scores)
    over = len(table.past_scores) == table.case
    return closed if over else closed + TOKEN_POINTS * table.tokens[seat]


def sheet(moment: Moment, words: Words) -> Sheet | None:
    """Return the sheet of the last case that was closed, or of a match that was given up."""
    result = moment.snapshot.result
    closed = [entry.event for entry in moment.view.history if isinstance(entry.event, CaseClosed)]
    given_up = result is not None and result.reason == RESIGNED
    if given_up or not closed:
        return _given_up(moment, words) if given_up else None
    last = closed[-1]
    return Sheet(
        title=_title(moment, words, last),
        subtitle=_subtitle(moment, words),
        won=result is not None and result.winners == (moment.seat,),
        over=result is not None,
        detail={
            **_headings(words),
            "faces": faces(last.combination.cards(), words) if last.combination else [],
            "noCase": words.say(texts.SHEET_NO_CASE),
            "removed": _removed(words, last),
            "players": [_player(moment, words, last, seat) for seat in moment.order],
            "totals": [words.speaker.number(total_so_far(moment, seat)) for seat in moment.order],
            "cases": _cases(moment, words, closed),
        },
    )


def _given_up(moment: Moment, words: Words) -> Sheet:
    """Return the sheet of a match that the person gave up: the case stays sealed."""
    totals = [words.speaker.number(total_so_far(moment, seat)) for seat in moment.order]
    return Sheet(
        title=words.say(texts.YOU_RESIGNED),
        subtitle=_subtitle(moment, words),
        won=False,
        over=True,
        detail={
            **_headings(words),
            "faces": [],
            "noCase": words.say(texts.CASE_UNSOLVED),
            "removed": "",
            "players": [],
            "totals": totals,
            "cases": [],
        },
    )


def _headings(words: Words) -> dict[str, str]:
    return {
        "caseTitle": words.say(texts.SHEET_CASE),
        "leadsTitle": words.say(texts.SHEET_LEADS),
        "tokensTitle": words.say(texts.SHEET_TOKENS),
        "strongTitle": words.say(texts.SHEET_STRONG),
        "solvedTitle": words.say(texts.SHEET_SOLVED),
        "pointsTitle": words.say(texts.SHEET_POINTS),
    }


def _title(moment: Moment, words: Words, last: CaseClosed) -> str:
    result = moment.snapshot.result
    if result is not None and moment.table.options.cases > 1:
        if len(result.winners) != 1:
            return words.say(texts.MATCH_TIED)
        winner = result.winners[0]
        text = texts.MATCH_YOU if words.is_you(winner) else texts.MATCH_THEY
        points = result.scores[winner]
        return words.speaker.say_count(text, points, player=words.whole_name(winner))
    if last.solver is None:
        return words.say(texts.UNSOLVED_TITLE)
    name = words.whole_name(last.solver)
    you = words.is_you(last.solver)
    if last.ending == LAST_ONE:
        return words.say(texts.LAST_TITLE_YOU if you else texts.LAST_TITLE, player=name)
    return words.say(texts.CASE_TITLE_YOU if you else texts.CASE_TITLE, player=name)


def _subtitle(moment: Moment, words: Words) -> str:
    preset = preset_of(moment.table.options, PRESETS)
    rules = TEXTS.rules(preset)
    turns = max(turn_numbers(moment.view.history).values(), default=0)
    return " · ".join((words.say(rules), words.speaker.say_count(texts.TURNS, turns)))


def _player(moment: Moment, words: Words, last: CaseClosed, seat: Seat) -> dict[str, Any]:
    """Return the row of a player: leads, and what the points are made of."""
    number = words.speaker.number
    several = moment.table.options.cases > 1
    solved = last.solver == seat
    return {
        "name": words.whole_name(seat),
        "leads": [_item(words, card) for card in last.leads[seat]],
        "tokens": number(TOKEN_POINTS * last.tokens[seat]),
        "strong": number(STRONG_POINTS if seat in last.strong else 0),
        "solved": number(SOLVER_POINTS) if solved and several else "",
        "isSolver": solved and last.ending in {SOLVED, LAST_ONE},
        "points": number(last.scores[seat]),
    }


def _item(words: Words, card: CaseCard) -> dict[str, str]:
    symbol = "" if card.symbol is None else card.symbol.value
    return {"name": words.case_item(card), "icon": f"last_call/item-{symbol}-{card.item}"}


def _removed(words: Words, last: CaseClosed) -> str:
    cards = (*last.removed, *last.spare)
    if not cards:
        return ""
    items = words.speaker.listed([words.case_item(card) for card in cards])
    return words.say(texts.SHEET_REMOVED, items=items)


def _cases(moment: Moment, words: Words, closed: list[CaseClosed]) -> list[str]:
    """Return a line a case with everyone's points, where several are played."""
    if moment.table.options.cases == 1:
        return []
    number = words.speaker.number
    return [
        words.say(
            texts.SHEET_CASES,
            number=event.case,
            points=" · ".join(number(event.scores[seat]) for seat in moment.order),
        )
        for event in closed
    ]
