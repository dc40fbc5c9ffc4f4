"""The score panel and the score sheet. No Qt."""

from typing import Any

from divan.core.event import Entry
from divan.core.options import preset_of
from divan.core.outcome import RESIGNED
from divan.core.record import Player
from divan.core.result import Result
from divan.core.seat import Seat
from divan.games.don_legacy.rules.cards import FACE_DOWN, Card
from divan.games.don_legacy.rules.events import DonLegacyEvent, TurnEnded
from divan.games.don_legacy.rules.options import PRESETS
from divan.games.don_legacy.rules.scoring import POINTS_PER_SET, Score, score
from divan.games.don_legacy.rules.state import Table
from divan.games.don_legacy.view import texts
from divan.games.don_legacy.view.form_texts import TEXTS
from divan.games.don_legacy.view.words import Words
from divan.ui.people import portrait
from divan.ui.scene import ScoreRow, Sheet


def panel_rows(table: Table, order: tuple[Seat, ...], words: Words) -> tuple[ScoreRow, ...]:
    """Return a row a player: points of sets, of clues, and in all, as far as they are known."""
    return tuple(_row(table, seat, words) for seat in order)


def points_so_far(table: Table, seat: Seat, words: Words) -> str:
    """Return the points of ``seat``, or the least they can be where the hand is hidden."""
    now = score(table, seat)
    if FACE_DOWN in table.hands[seat]:
        least = words.speaker.number(POINTS_PER_SET * now.sets)
        return words.say(texts.AT_LEAST, points=least)
    return words.speaker.number(now.total)


def _row(table: Table, seat: Seat, words: Words) -> ScoreRow:
    now = score(table, seat)
    hidden = FACE_DOWN in table.hands[seat]
    number = words.speaker.number
    clues = words.say(texts.UNKNOWN) if hidden else number(now.clues + now.singles)
    values = (number(POINTS_PER_SET * now.sets), clues, points_so_far(table, seat, words))
    return ScoreRow(label=words.name(seat), values=values)


def sheet(
    table: Table,
    history: tuple[Entry[DonLegacyEvent], ...],
    result: Result | None,
    order: tuple[Seat, ...],
    players: tuple[Player, ...],
    words: Words,
) -> Sheet | None:
    """Return the sheet of the finished match; the best player stands first."""
    if result is None:
        return None
    scores = {seat: score(table, seat) for seat in order}
    ranked = sorted(order, key=lambda seat: _rank(scores[seat], seat in result.winners))
    won = result.winners == (order[0],)
    return Sheet(
        title=_title(result, scores, words),
        subtitle=_subtitle(table, history, words),
        won=won,
        over=True,
        detail={
            "heads": [words.say(head) for head in (texts.SETS, texts.CLUES, texts.POINTS)],
            "rows": [
                _sheet_row(table, seat, seat in result.winners, scores[seat], players, words)
                for seat in ranked
            ],
            "notes": _notes(table, result, scores, words),
        },
    )


def _rank(own: Score, won: bool) -> tuple[bool, int, int, int]:
    return (not won, -own.total, -own.sets, -own.best_clue)


def _sheet_row(
    table: Table,
    seat: Seat,
    won: bool,
    own: Score,
    players: tuple[Player, ...],
    words: Words,
) -> dict[str, Any]:
    number = words.speaker.number
    hand = [card for card in table.hands[seat] if card != FACE_DOWN]
    clues = sorted((card.value for card in hand if card.is_clue), reverse=True)
    return {
        "name": words.whole_name(seat),
        "portrait": portrait(players[seat]),
        "won": won,
        "sets": [_symbol(cards[0]) for cards in table.sets[seat]],
        "clues": [number(value) for value in clues],
        "left": [_symbol(card) for card in hand if card.is_mystery],
        "formula": words.speaker.formula(_formula(own)),
        "points": number(own.total),
    }


def _symbol(card: Card) -> str:
    return "" if card.symbol is None else card.symbol.value


def _formula(own: Score) -> str:
    """Return the arithmetic of DON-R.7, such as ``2 × 10 + 15``, up to its result."""
    parts = [f"{own.sets} × {POINTS_PER_SET}", str(own.clues)]
    if own.singles:
        parts.append(str(own.singles))
    return " + ".join(parts)


def _title(result: Result, scores: dict[Seat, Score], words: Words) -> str:
    speaker = words.speaker
    if result.reason == RESIGNED:
        return words.say(texts.YOU_RESIGNED)
    if len(result.winners) > 1:
        names = speaker.listed([words.name(seat) for seat in result.winners])
        return words.say(texts.SHARED, players=names)
    winner = result.winners[0]
    best = max(own.total for seat, own in scores.items() if seat != winner)
    margin = scores[winner].total - best
    if words.is_you(winner):
        return speaker.say_count(texts.YOU_WIN, margin) if margin else words.say(texts.YOU_WIN_TIE)
    player = words.whole_name(winner)
    if not margin:
        return words.say(texts.THEY_WIN_TIE, player=player)
    return speaker.say_count(texts.THEY_WIN, margin, player=player)


def _subtitle(table: Table, history: tuple[Entry[DonLegacyEvent], ...], words: Words) -> str:
    preset = preset_of(table.options, PRESETS)
    rules = TEXTS.rules(preset)
    turns = 1 + sum(isinstance(entry.event, TurnEnded) for entry in history)
    parts = [words.say(rules), words.speaker.say_count(texts.TURNS, turns)]
    if table.ending is not None:
        parts.append(words.say(texts.ENDINGS[table.ending]))
    return " · ".join(parts)


def _notes(
    table: Table, result: Result, scores: dict[Seat, Score], words: Words
) -> list[dict[str, str]]:
    notes = []
    totals = sorted((own.total for own in scores.values()), reverse=True)
    if result.reason != RESIGNED and totals[0] == totals[1]:
        notes.append((texts.TIE_NOTE, "D14"))
    if table.options.single_mystery:
        notes.append((texts.SINGLES_NOTE, "D10"))
    return [
        {
            "text": words.say(note),
            "clause": clause,
            "clauseLabel": words.speaker.clause(clause),
        }
        for note, clause in notes
    ]
