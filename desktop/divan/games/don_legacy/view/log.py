"""What happened, as sentences: the log, what a screen reader says, the last moves. No Qt."""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from divan.core.event import Entry
from divan.core.seat import Seat
from divan.games.don_legacy.rules.cards import FACE_DOWN, Card
from divan.games.don_legacy.rules.events import (
    Dealt,
    Discarded,
    Disguised,
    DonLegacyEvent,
    Drew,
    Exchanged,
    ExchangeDeclined,
    Kept,
    LaidSet,
    LookedAtTwo,
    MatchEnded,
    Passed,
    PlayedMystery,
    Refilled,
    SawCard,
    SearchStopped,
    TookOpen,
    TurnEnded,
)
from divan.games.don_legacy.rules.scoring import POINTS_PER_SET
from divan.games.don_legacy.rules.state import Pile
from divan.games.don_legacy.view import log_texts, texts
from divan.games.don_legacy.view.words import Words
from divan.ui.people import YOU
from divan.ui.scene import LogLine
from divan.ui.texts import Part, Text

TABLE = -1
"""Stands for nobody in particular."""
_TRAIL_SIZE = 15


def log_lines(history: Iterable[Entry[DonLegacyEvent]], words: Words) -> tuple[LogLine, ...]:
    """Return the lines for ``history``, turns counted; a draw that an ability brings stands at
    the end of its line.
    """
    lines: list[LogLine] = []
    turn, fresh = 1, True
    for entry in history:
        event = entry.event
        if isinstance(event, TurnEnded):
            turn, fresh = turn + 1, True
            continue
        if isinstance(event, Drew) and lines and _plays(lines[-1], entry.ply, event.seat):
            lines[-1] = _with_draw(lines[-1], event, words)
            continue
        plain = sentence(event, words, rich=False)
        if not plain:
            continue
        seat = getattr(event, "seat", TABLE)
        number = words.speaker.number(turn) if fresh and seat != TABLE else ""
        fresh = fresh and not number
        trail = words.speaker.signed(POINTS_PER_SET) if isinstance(event, LaidSet) else ""
        markup = sentence(event, words, rich=True)
        lines.append(LogLine(entry.ply, number, seat, markup, plain, trail))
    return tuple(lines)


def announcement(events: Iterable[DonLegacyEvent], words: Words) -> str:
    """Return what a screen reader says of ``events``."""
    said = [sentence(event, words, rich=False) or _refilled(event, words) for event in events]
    return ". ".join(each for each in said if each)


def since(history: Iterable[Entry[DonLegacyEvent]], seat: Seat, words: Words) -> tuple[str, ...]:
    """Return what the others did since the last turn of ``seat``, a sentence each."""
    found: list[str] = []
    for entry in history:
        event = entry.event
        if getattr(event, "seat", TABLE) == seat:
            found = []
        elif not isinstance(event, TurnEnded | Refilled):
            found.append(sentence(event, words, rich=True))
    return tuple(each for each in found if each)


def sentence(event: DonLegacyEvent, words: Words, *, rich: bool) -> str:
    """Return what happened, as far as the watcher saw it; "" for what needs no line."""
    name = words.rich_card if rich else words.card
    match event:
        case PlayedMystery(seat, card):
            return _done(
                words, seat, log_texts.YOU_PLAYED, log_texts.THEY_PLAYED, rich, card=name(card)
            )
        case TookOpen(seat, card):
            return _done(
                words, seat, log_texts.YOU_TOOK, log_texts.THEY_TOOK, rich, card=name(card)
            )
        case Drew(seat, card, pile):
            return _drew(words, seat, card, pile, rich, name)
        case LaidSet(seat, cards):
            symbol = cards[0].symbol
            if symbol is None:
                return ""
            some = words.rich_some if rich else words.some
            laid = some(symbol, len(cards))
            return _done(words, seat, log_texts.YOU_LAID, log_texts.THEY_LAID, rich, cards=laid)
        case Discarded(seat, card):
            return _done(
                words,
                seat,
                log_texts.YOU_DISCARDED,
                log_texts.THEY_DISCARDED,
                rich,
                card=name(card),
            )
        case Disguised(seat, given, taken):
            return _done(
                words,
                seat,
                log_texts.YOU_DISGUISED,
                log_texts.THEY_DISGUISED,
                rich,
                given=name(given),
                card=name(taken),
            )
        case SawCard() | Exchanged() | ExchangeDeclined():
            return _deduced(event, words, rich, name)
        case LookedAtTwo(seat, _, cards):
            seen = words.speaker.listed([name(card) for card in cards])
            return _done(words, seat, log_texts.YOU_LOOKED, log_texts.THEY_LOOKED, rich, cards=seen)
        case Kept(seat, card, _, _):
            return _done(
                words, seat, log_texts.YOU_KEPT, log_texts.THEY_KEPT, rich, card=name(card)
            )
        case Passed(seat):
            return _done(words, seat, log_texts.YOU_PASSED, log_texts.THEY_PASSED, rich)
        case MatchEnded(ending):
            return words.say(log_texts.MATCH_ENDED, reason=texts.ENDINGS[ending])
        case Dealt() | Refilled() | SearchStopped() | TurnEnded():
            return ""


def _done(words: Words, seat: Seat, yours: Text, theirs: Text, rich: bool, **parts: Part) -> str:
    if words.is_you(seat):
        you: Part = f"<b>{words.name(seat)}</b>" if rich else YOU
        return words.say(yours, you=you, **parts)
    return words.say(theirs, player=_name(words, seat, rich), **parts)


def _name(words: Words, seat: Seat, rich: bool) -> str:
    return f"<b>{words.name(seat)}</b>" if rich else words.name(seat)


def _drew(
    words: Words, seat: Seat, card: Card, pile: Pile, rich: bool, name: Callable[[Card], str]
) -> str:
    if card != FACE_DOWN:
        return _done(words, seat, log_texts.YOU_DREW, log_texts.THEY_DREW, rich, card=name(card))
    player = _name(words, seat, rich)
    if pile is Pile.COMMON:
        return words.say(log_texts.THEY_DREW, player=player)
    return words.say(log_texts.THEY_DREW_FROM, player=player, pile=texts.PILE_NAMES[pile])


def _deduced(
    event: SawCard | Exchanged | ExchangeDeclined,
    words: Words,
    rich: bool,
    name: Callable[[Card], str],
) -> str:
    """Return a line about Deduction: whose card it was, and what came of it (D17)."""
    seat, owner = event.seat, event.owner
    player, other = _name(words, seat, rich), _name(words, owner, rich)
    you: Part = player if rich else YOU
    match event:
        case SawCard(_, _, card) if words.is_you(seat):
            return words.say(log_texts.YOU_SAW, you=you, card=name(card), owner=other)
        case SawCard():
            if words.is_you(owner):
                return words.say(log_texts.THEY_SAW_YOURS, player=player)
            return words.say(log_texts.THEY_SAW, player=player, owner=other)
        case Exchanged(_, _, given, taken):
            if words.is_you(seat):
                return words.say(
                    log_texts.YOU_EXCHANGED, you=you, given=name(given), card=name(taken)
                )
            if words.is_you(owner):
                return words.say(
                    log_texts.THEY_EXCHANGED_YOURS,
                    player=player,
                    given=name(given),
                    card=name(taken),
                )
            return words.say(log_texts.THEY_EXCHANGED, player=player, owner=other)
        case ExchangeDeclined():
            return _done(words, seat, log_texts.YOU_DECLINED, log_texts.THEY_DECLINED, rich)


def _plays(line: LogLine, ply: int, seat: Seat) -> bool:
    """Tell whether a draw belongs to the line before it: an ability that draws too."""
    return line.ply == ply and line.seat == seat and not line.trail


def _with_draw(line: LogLine, event: Drew, words: Words) -> LogLine:
    plain = sentence(event, words, rich=False)
    trail = (
        f'<img src="image://icon/layers/ink" width="{_TRAIL_SIZE}"'
        f' height="{_TRAIL_SIZE}" align="middle">'
    )
    if event.card != FACE_DOWN:
        trail = words.rich_card(event.card)
        return replace(line, markup=f"{line.markup} + {trail}", plain=f"{line.plain}. {plain}")
    return replace(line, trail=trail, plain=f"{line.plain}. {plain}")


def _refilled(event: DonLegacyEvent, words: Words) -> str:
    if not isinstance(event, Refilled):
        return ""
    if event.card is None:
        return words.say(log_texts.NOT_REFILLED)
    return words.say(log_texts.REFILLED, card=words.card(event.card))
