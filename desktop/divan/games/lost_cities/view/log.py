"""The log: what happened, a line a turn. No Qt."""

from collections.abc import Iterable

from msgspec.structs import replace

from divan.core.event import Entry
from divan.core.seat import Seat
from divan.games.lost_cities.rules.cards import Card
from divan.games.lost_cities.rules.events import (
    Dealt,
    Discarded,
    DrewFromDiscard,
    DrewFromPile,
    LostCitiesEvent,
    Played,
    RoundEnded,
)
from divan.games.lost_cities.view import texts
from divan.games.lost_cities.view.words import Words
from divan.ui.people import YOU
from divan.ui.scene import LogLine
from divan.ui.texts import Text

TABLE = -1
"""Stands for nobody in particular."""

_TRAIL_SIZE = 15


def log_lines(history: Iterable[Entry[LostCitiesEvent]], words: Words) -> tuple[LogLine, ...]:
    """Return the lines for ``history``; a turn's draw stands at the end of its line."""
    lines: list[LogLine] = []
    turn = 0
    for entry in history:
        match entry.event:
            case Played() | Discarded():
                turn += 1
                lines.append(_placing(entry.ply, turn, entry.event, words))
            case DrewFromPile() | DrewFromDiscard():
                lines[-1] = _with_draw(lines[-1], entry.ply, entry.event, words)
            case RoundEnded():
                lines.append(_table_line(entry.ply, round_ended(entry.event, words)))
            case Dealt(number) if number > 1:
                lines.append(_table_line(entry.ply, words.say(texts.ROUND_DEALT, number=number)))
            case Dealt():
                pass
    return tuple(lines)


def announcement(event: LostCitiesEvent, words: Words) -> str:
    """Return what a screen reader says of ``event``; nothing for what it need not say."""
    match event:
        case Played(seat, card):
            return _said(words, seat, card, texts.YOU_PLAYED, texts.THEY_PLAYED)
        case Discarded(seat, card):
            return _said(words, seat, card, texts.YOU_DISCARDED, texts.THEY_DISCARDED)
        case DrewFromPile(seat, card) | DrewFromDiscard(seat, card):
            return draw_sentence(event, seat, card, words)
        case RoundEnded():
            return round_ended(event, words)
        case Dealt():
            return ""


def round_ended(event: RoundEnded, words: Words) -> str:
    """Return how a round ended."""
    first, second = event.scores
    return words.say(texts.ROUND_ENDED, number=event.round, first=first, second=second)


def draw_sentence(
    event: DrewFromPile | DrewFromDiscard, seat: Seat, card: Card, words: Words
) -> str:
    """Return who drew what from where, as far as the watcher saw it."""
    you = words.is_you(seat)
    if isinstance(event, DrewFromDiscard):
        text = texts.YOU_TOOK if you else texts.THEY_TOOK
    else:
        text = texts.YOU_DREW if you else texts.THEY_DREW
    return words.say(text, player=words.name(seat), card=words.card(card))


def _said(words: Words, seat: Seat, card: Card, yours: Text, theirs: Text) -> str:
    if words.is_you(seat):
        return words.say(yours, you=YOU, card=words.card(card))
    return words.say(theirs, player=words.name(seat), card=words.card(card))


def _placing(ply: int, turn: int, event: Played | Discarded, words: Words) -> LogLine:
    played = isinstance(event, Played)
    yours = texts.YOU_PLAYED if played else texts.YOU_DISCARDED
    theirs = texts.THEY_PLAYED if played else texts.THEY_DISCARDED
    who = f"<b>{words.name(event.seat)}</b>"
    card = words.rich_card(event.card)
    if words.is_you(event.seat):
        markup = words.say(yours, you=who, card=card)
    else:
        markup = words.say(theirs, player=who, card=card)
    return LogLine(
        ply=ply,
        number=words.speaker.number(turn),
        seat=event.seat,
        markup=markup,
        plain=_said(words, event.seat, event.card, yours, theirs),
    )


def _with_draw(
    line: LogLine, ply: int, event: DrewFromPile | DrewFromDiscard, words: Words
) -> LogLine:
    you = words.is_you(event.seat)
    if isinstance(event, DrewFromDiscard):
        trail = words.short_card(event.card)
        end = texts.AND_YOU_TOOK if you else texts.AND_THEY_TOOK
        plain = words.say(end, card=words.card(event.card))
    else:
        plain = words.say(texts.AND_YOU_DREW if you else texts.AND_THEY_DREW)
        trail = (
            f'<img src="image://icon/layers/ink" width="{_TRAIL_SIZE}"'
            f' height="{_TRAIL_SIZE}" align="middle">'
        )
    return replace(line, ply=ply, trail=trail, plain=f"{line.plain} {plain}")


def _table_line(ply: int, sentence: str) -> LogLine:
    return LogLine(ply, "", TABLE, sentence, sentence)
