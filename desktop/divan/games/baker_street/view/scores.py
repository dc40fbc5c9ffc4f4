"""The score sheet: who was right, what it brought, and in the end what happened. No Qt."""

from typing import Any

from divan.core.event import Entry
from divan.core.options import preset_of
from divan.core.outcome import RESIGNED
from divan.core.result import Result
from divan.core.seat import Seat
from divan.games.baker_street.rules.crime import SUSPECTS, Solution
from divan.games.baker_street.rules.events import (
    Answered,
    BakerStreetEvent,
    CaseClosed,
    SolutionsJudged,
)
from divan.games.baker_street.rules.options import PRESETS
from divan.games.baker_street.rules.truth import Truth
from divan.games.baker_street.view import texts
from divan.games.baker_street.view.form_texts import TEXTS
from divan.games.baker_street.view.moment import Moment
from divan.games.baker_street.view.words import Words
from divan.ui.people import portrait
from divan.ui.scene import ScoreRow, Sheet

NOTHING = "–"
"""Stands for the points of a player who is still searching."""


def panel_rows(moment: Moment, order: tuple[Seat, ...], words: Words) -> tuple[ScoreRow, ...]:
    """Return one row with everybody's victory points."""
    values = tuple(_points(moment, seat, words) for seat in order)
    return (ScoreRow(words.say(TEXTS.title), values, total=True),)


def sheet(moment: Moment, order: tuple[Seat, ...], words: Words) -> Sheet | None:
    """Return the sheet of the last opening of solutions, or of the end, where the best player
    stands first.
    """
    history = moment.snapshot.view.history
    judged = [entry.event for entry in history if isinstance(entry.event, SolutionsJudged)]
    result = moment.snapshot.result
    if not judged and result is None:
        return None
    last = judged[-1] if judged else None
    truth = next(
        (entry.event.truth for entry in history if isinstance(entry.event, CaseClosed)), None
    )
    own = _own_answer(history, moment.seat)
    # The person stands first and is marked until it is known who won.
    ranked, marked = order, order[:1]
    if result is not None:
        ranked, marked = _ranked(moment, result, order), result.winners
    return Sheet(
        title=_title(moment, last, words),
        subtitle=_subtitle(moment, words),
        won=result is not None and result.winners == (order[0],),
        over=result is not None,
        detail={
            # In the end the rows alone tell the points: the heading would mark the person's.
            "totals": [] if result else [_points(moment, seat, words) for seat in order],
            "rows": [
                {**_row(moment, last, seat, words), "marked": seat in marked} for seat in ranked
            ],
            "own": words.say(texts.YOUR_ANSWER, solution=words.solution(own)) if own else "",
            "truth": _truth(truth, words) if truth else None,
            "note": words.say(texts.SCORE_NOTE),
            "clause": "BAK-2.4",
            "clauseLabel": words.speaker.clause("BAK-2.4"),
        },
    )


def _ranked(moment: Moment, result: Result, order: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the players from the best to the last; those who are equal stay as they sit."""
    points = moment.table.points
    return tuple(sorted(order, key=lambda seat: (seat not in result.winners, -points[seat])))


def _points(moment: Moment, seat: Seat, words: Words) -> str:
    table = moment.table
    over = moment.snapshot.result is not None
    return words.speaker.number(table.points[seat]) if table.solved[seat] or over else NOTHING


def _title(moment: Moment, last: SolutionsJudged | None, words: Words) -> str:
    result, count = moment.snapshot.result, words.speaker.say_count
    if result is None:
        return words.say(texts.OPENED, number=last.round if last else moment.table.round)
    if result.reason == RESIGNED:
        return words.say(texts.RESIGNED)
    if not result.winners:
        return words.say(texts.UNSOLVED)
    best = max(result.scores)
    if len(result.winners) > 1:
        players = words.listed(words.name(seat) for seat in result.winners)
        return count(texts.SHARED, best, players=players)
    winner = result.winners[0]
    if words.is_you(winner):
        return count(texts.YOU_SOLVED_FIRST, best)
    return count(texts.THEY_WON, best, player=words.whole_name(winner))


def _subtitle(moment: Moment, words: Words) -> str:
    preset = preset_of(moment.table.options, PRESETS)
    rules = words.say(TEXTS.rules(preset))
    return f"{rules} · {words.speaker.say_count(texts.ROUNDS_PLAYED, moment.table.round)}"


def _row(moment: Moment, last: SolutionsJudged | None, seat: Seat, words: Words) -> dict[str, Any]:
    table, result = moment.table, moment.snapshot.result
    right = last is not None and seat in last.right
    wrong = last is not None and seat in last.wrong
    now = last is not None and table.solved[seat] == last.round
    if right and now:
        verdict = words.say(texts.RIGHT)
    elif table.solved[seat]:
        verdict = words.say(texts.DONE_EARLIER, number=table.solved[seat])
    elif wrong:
        verdict = words.say(texts.WRONG)
    elif result is not None and result.reason == RESIGNED:
        verdict = words.say(texts.STILL_SEARCHING)
    else:
        verdict = words.say(texts.NO_SOLUTION)
    again = ""
    if wrong and result is None:
        again = words.say(texts.BLOCKED_UNTIL, number=table.blocked[seat] + 1)
    return {
        "name": words.whole_name(seat),
        "portrait": portrait(moment.players[seat]),
        "verdict": verdict,
        "again": again,
        "mark": "right" if table.solved[seat] else "wrong" if wrong else "",
        "points": _points(moment, seat, words),
    }


def _own_answer(history: tuple[Entry[BakerStreetEvent], ...], seat: Seat) -> Solution | None:
    """Return the solution that the person handed in last."""
    answers = [
        entry.event.solution
        for entry in history
        if isinstance(entry.event, Answered) and entry.event.seat == seat
    ]
    return answers[-1] if answers else None


def _truth(truth: Truth, words: Words) -> dict[str, Any]:
    solution = truth.solution
    return {
        "title": words.say(texts.WHAT_HAPPENED),
        "murderer": solution.murderer.value,
        "weapon": f"baker_street/weapon-{solution.weapon}",
        "text": words.solution(solution),
        "way": words.say(texts.THE_WAY, rooms=words.listed(map(words.thing, truth.path))),
        "places": [
            {
                "id": suspect.value,
                "name": words.thing(suspect),
                "room": words.thing(truth.place(suspect)),
            }
            for suspect in SUSPECTS
            if suspect is not solution.murderer
        ],
    }
