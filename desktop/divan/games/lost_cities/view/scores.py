"""The score panel and the score sheet. No Qt."""

from collections.abc import Callable
from typing import Any

from divan.core.event import Entry
from divan.core.options import preset_of
from divan.core.outcome import RESIGNED
from divan.core.result import Result
from divan.core.seat import Seat
from divan.games.lost_cities.rules.cards import SUITS, Suit
from divan.games.lost_cities.rules.events import (
    Discarded,
    LostCitiesEvent,
    Played,
    RoundEnded,
)
from divan.games.lost_cities.rules.options import PRESETS, LostCitiesOptions
from divan.games.lost_cities.rules.scoring import (
    BONUS,
    STARTING_COST,
    RouteScore,
    score_columns,
    score_route,
)
from divan.games.lost_cities.rules.state import Column, Table
from divan.games.lost_cities.view import texts
from divan.games.lost_cities.view.form_texts import TEXTS
from divan.games.lost_cities.view.words import Words
from divan.ui.scene import ScoreRow, Sheet

NOTHING = "–"
"""Stands for the score of a route that was not started."""


def panel_rows(table: Table, order: tuple[Seat, ...], words: Words) -> tuple[ScoreRow, ...]:
    """Return the panel's rows: a suit each, earlier rounds where there were any, the total."""
    number = words.speaker.number
    rows = [
        ScoreRow(
            label=words.say(texts.PLACES[suit]),
            values=tuple(_route_value(table, seat, suit, number) for seat in order),
            sign=suit.value,
        )
        for suit in SUITS
    ]
    past = table.past_scores[: table.round - 1]
    if past:
        values = tuple(number(sum(scores[seat] for scores in past)) for seat in order)
        rows.append(ScoreRow(words.say(texts.EARLIER), values))
    totals = tuple(number(total_so_far(table, seat)) for seat in order)
    rows.append(ScoreRow(words.say(texts.TOTAL), totals, total=True))
    return tuple(rows)


def total_so_far(table: Table, seat: Seat) -> int:
    """Return the points of ``seat`` in this round as it lies, and in all rounds before."""
    past = table.past_scores[: table.round - 1]
    now = score_columns(table.routes[seat], table.options)
    return now + sum(scores[seat] for scores in past)


def sheet(
    table: Table,
    history: tuple[Entry[LostCitiesEvent], ...],
    result: Result | None,
    order: tuple[Seat, ...],
    words: Words,
) -> Sheet | None:
    """Return the sheet of the last round that ended, or of the one in which a player gave up."""
    options = table.options
    ended = [entry.event for entry in history if isinstance(entry.event, RoundEnded)]
    if result is not None and result.reason == RESIGNED:
        scores = tuple(score_columns(columns, options) for columns in table.routes)
        ended.append(RoundEnded(table.round, table.routes, scores))
    if not ended:
        return None
    last = ended[-1]
    return Sheet(
        title=_title(last, result, order, words),
        subtitle=_subtitle(history, options, words),
        won=result is not None and order[0] in result.winners and len(result.winners) == 1,
        over=result is not None,
        detail={
            "rows": [_sheet_row(suit, last, options, order, words) for suit in SUITS],
            "heads": [_heading(seat, words) for seat in order],
            "roundTotals": [words.speaker.number(last.scores[seat]) for seat in order],
            "totals": [
                words.speaker.number(sum(event.scores[seat] for event in ended)) for seat in order
            ],
            "rounds": [_round_line(event, order, words) for event in ended],
            "notes": _bonus_notes(last, options, words),
        },
    )


def _subtitle(
    history: tuple[Entry[LostCitiesEvent], ...], options: LostCitiesOptions, words: Words
) -> str:
    preset = preset_of(options, PRESETS)
    rules = TEXTS.rules(preset)
    turns = sum(isinstance(entry.event, Played | Discarded) for entry in history)
    parts = (words.say(rules), words.speaker.say_count(texts.TURNS, turns))
    return " · ".join(parts)


def _route_value(table: Table, seat: Seat, suit: Suit, number: Callable[[int], str]) -> str:
    score = score_route(table.route(seat, suit), table.options)
    return number(score.total) if score.started else NOTHING


def _title(last: RoundEnded, result: Result | None, order: tuple[Seat, ...], words: Words) -> str:
    speaker = words.speaker
    mine, theirs = order
    if result is None:
        ahead = last.scores[mine] - last.scores[theirs]
        if ahead == 0:
            return words.say(texts.TIED_ROUND, number=last.round)
        if ahead > 0 and words.is_you(mine):
            return speaker.say_count(texts.YOU_LEAD, ahead, number=last.round)
        leader = words.whole_name(mine if ahead > 0 else theirs)
        return speaker.say_count(texts.THEY_LEAD, abs(ahead), number=last.round, player=leader)
    if len(result.winners) > 1:
        return words.say(texts.DRAWN)
    if result.reason == RESIGNED:
        return words.say(texts.YOU_RESIGNED, player=words.whole_name(result.winners[0]))
    winner = result.winners[0]
    margin = max(result.scores) - min(result.scores)
    if words.is_you(winner):
        return speaker.say_count(texts.YOU_WIN, margin)
    return speaker.say_count(texts.THEY_WIN, margin, player=words.whole_name(winner))


def _heading(seat: Seat, words: Words) -> str:
    if words.is_you(seat):
        return words.say(texts.YOUR_ROUTES)
    return words.say(texts.THEIR_ROUTES, player=words.name(seat))


def _sheet_row(
    suit: Suit,
    event: RoundEnded,
    options: LostCitiesOptions,
    order: tuple[Seat, ...],
    words: Words,
) -> dict[str, Any]:
    routes = [event.routes[seat][suit.column] for seat in order]
    return {
        "suit": suit.value,
        "label": words.say(texts.PLACES[suit]),
        "halves": [_half(route, score_route(route, options), words) for route in routes],
    }


def _half(route: Column, score: RouteScore, words: Words) -> dict[str, Any]:
    """Return one player's side of a row: the cards, the arithmetic, the points."""
    number = words.speaker.number
    return {
        "cards": ["" if card.is_investment else number(card.rank) for card in route],
        "formula": _formula(score, words) if score.started else words.say(texts.NO_COST),
        "started": score.started,
        "points": number(score.total),
        "sign": (score.total > 0) - (score.total < 0),
    }


def _formula(score: RouteScore, words: Words) -> str:
    """Return the arithmetic as in LOST-R.6, such as ``(31 − 20) × 2 + 20``, up to its result."""
    base = f"{score.numbers} − {STARTING_COST}"
    if score.multiplier > 1:
        base = f"({base}) × {score.multiplier}"
    bonus = f" + {score.bonus}" if score.bonus else ""
    return words.speaker.formula(f"{base}{bonus}")


def _round_line(event: RoundEnded, order: tuple[Seat, ...], words: Words) -> dict[str, Any]:
    number = words.speaker.number
    return {
        "line": words.say(
            texts.ROUND_LINE,
            number=event.round,
            own=number(event.scores[order[0]]),
            other=number(event.scores[order[1]]),
        ),
        "points": [number(event.scores[seat]) for seat in order],
    }


def _bonus_notes(
    event: RoundEnded, options: LostCitiesOptions, words: Words
) -> list[dict[str, str]]:
    """Return the notes for the bonuses that were earned in the round."""
    routes = [route for columns in event.routes for route in columns]
    earned = {score_route(route, options).bonus for route in routes if route}
    if not earned & {BONUS, 2 * BONUS}:
        return []
    notes = []
    if options.ten_bonus != "off":
        whole = options.ten_bonus == "full_2_to_10"
        note = texts.FULL_BONUS_NOTE if whole else texts.TEN_BONUS_NOTE
        notes.append((note, "LOST-8.2"))
    if options.eight_bonus:
        notes.append((texts.EIGHT_BONUS_NOTE, "D14"))
    return [
        {
            "bonus": words.speaker.signed(BONUS),
            "text": words.say(note),
            "clause": clause,
            "clauseLabel": words.speaker.clause(clause),
        }
        for note, clause in notes
    ]
