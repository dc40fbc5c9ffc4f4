"""The log: what happened, a line a turn. No Qt."""

from collections.abc import Iterable

from msgspec.structs import replace

from divan.core.event import Entry
from divan.core.seat import Seat
from divan.games.last_call.rules.cards import FACE_DOWN
from divan.games.last_call.rules.events import (
    Announced,
    CaseClosed,
    Dealt,
    DeclaredStrong,
    Drew,
    Eliminated,
    Guessed,
    HandsShown,
    LastCallEvent,
    LeftExtra,
    LeftStrong,
    Passed,
    Played,
    RoundEnded,
    Showed,
)
from divan.games.last_call.rules.final import LAST_ONE, SOLVED
from divan.games.last_call.view import texts
from divan.games.last_call.view.words import Words
from divan.ui.scene import LogLine
from divan.ui.texts import Text

TABLE = -1
"""Stands for nobody in particular."""
OPENING = (Played, Guessed, Announced, Passed)
"""What a turn begins with."""
SECOND = (Drew, Showed, DeclaredStrong, LeftExtra, Eliminated)
"""What a turn may go on with; it stands in the same line."""


def turn_numbers(history: Iterable[Entry[LastCallEvent]]) -> dict[int, int]:
    """Return the number of the turn to which each ply belongs; the deal belongs to none."""
    numbers: dict[int, int] = {}
    turn = 0
    for entry in history:
        turn += isinstance(entry.event, OPENING)
        numbers[entry.ply] = turn
    return numbers


def log_lines(history: Iterable[Entry[LastCallEvent]], words: Words) -> tuple[LogLine, ...]:
    """Return the lines for ``history``."""
    lines: list[LogLine] = []
    turn = 0
    for entry in history:
        event = entry.event
        plain, markup = sentence(event, words), sentence(event, words, rich=True)
        if isinstance(event, OPENING):
            turn += 1
            number = words.speaker.number(turn)
            lines.append(LogLine(entry.ply, number, event.seat, markup, plain))
        elif isinstance(event, SECOND) and lines and lines[-1].number:
            lines[-1] = _longer(lines[-1], entry.ply, _ending(event, words, plain), markup)
        elif plain:
            lines.append(LogLine(entry.ply, "", TABLE, markup, plain))
    return tuple(lines)


def sentence(event: LastCallEvent, words: Words, *, rich: bool = False) -> str:
    """Return what happened as the watching seat saw it; "" for what need not be said."""
    card = words.rich_card if rich else words.card
    cards = words.rich_cards if rich else words.cards
    match event:
        case Played(seat, laid):
            return _of(words, seat, rich, texts.YOU_PLAYED, texts.THEY_PLAYED, card=card(laid))
        case Drew(seat, drawn):
            return words.say_of(seat, texts.YOU_DREW, texts.THEY_DREW, card=card(drawn))
        case LeftExtra(seat):
            return words.say_of(seat, texts.YOU_LEFT, texts.THEY_LEFT)
        case Guessed(seat, asked, shower):
            named = cards(asked.cards())
            said = _of(words, seat, rich, texts.YOU_GUESSED, texts.THEY_GUESSED, cards=named)
            return said if shower is not None else f"{said}. {words.say(texts.NOBODY_SHOWED)}"
        case Showed(seat, asker, shown):
            return _showing(words, seat, asker, card(shown), secret=shown == FACE_DOWN)
        case DeclaredStrong(seat, strong):
            return _of(words, seat, rich, texts.YOU_STRONG, texts.THEY_STRONG, card=card(strong))
        case Passed(seat):
            return _of(words, seat, rich, texts.YOU_PASSED, texts.THEY_PASSED)
        case Announced(seat, named):
            return _of(
                words,
                seat,
                rich,
                texts.YOU_ANNOUNCED,
                texts.THEY_ANNOUNCED,
                cards=cards(named.cards()),
            )
        case Eliminated(seat, refuter):
            said = words.say_of(seat, texts.YOU_ELIMINATED, texts.THEY_ELIMINATED)
            return f"{said}. {_refuting(words, refuter)}"
        case RoundEnded(number):
            return words.say(texts.ROUND_ENDED, number=number)
        case CaseClosed():
            return case_sentence(event, words)
        case Dealt(number) if number > 1:
            return words.say(texts.CASE_DEALT, number=number)
        case Dealt() | HandsShown() | LeftStrong():
            return ""


def case_sentence(event: CaseClosed, words: Words) -> str:
    """Return how a case ended."""
    named = words.combination(event.combination) if event.combination else ""
    if event.ending == SOLVED and event.solver is not None:
        return words.say_of(event.solver, texts.CASE_SOLVED_YOU, texts.CASE_SOLVED, cards=named)
    if event.ending == LAST_ONE and event.solver is not None:
        return words.say_of(event.solver, texts.CASE_LAST_YOU, texts.CASE_LAST)
    return words.say(texts.CASE_UNSOLVED)


def _of(words: Words, seat: Seat, rich: bool, yours: Text, theirs: Text, **parts: str) -> str:
    name = f"<b>{words.name(seat)}</b>" if rich else words.name(seat)
    return words.say(yours if words.is_you(seat) else theirs, you=name, player=name, **parts)


def _showing(words: Words, seat: Seat, asker: Seat, card: str, *, secret: bool) -> str:
    if words.is_you(seat):
        return words.say(texts.YOU_SHOWED, card=card, other=words.name(asker))
    if secret:
        return words.say(texts.THEY_SHOWED, player=words.name(seat), other=words.name(asker))
    return words.say(texts.THEY_SHOWED_YOU, player=words.name(seat), card=card)


def _refuting(words: Words, refuter: Seat | None) -> str:
    if refuter is None:
        return words.say(texts.REFUTED_BY_NOBODY)
    return words.say_of(refuter, texts.REFUTED_BY_YOU, texts.REFUTED_BY)


def _ending(event: LastCallEvent, words: Words, plain: str) -> str:
    """Return how the second part of a turn is said after the first."""
    if not isinstance(event, Drew):
        return plain
    if words.is_you(event.seat):
        return words.say(texts.AND_YOU_DREW, card=words.card(event.card))
    return words.say(texts.AND_DREW)


def _longer(line: LogLine, ply: int, plain: str, markup: str) -> LogLine:
    return replace(
        line, ply=ply, plain=f"{line.plain}. {plain}", markup=f"{line.markup}<br>{markup}"
    )
