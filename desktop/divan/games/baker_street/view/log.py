"""The log: what all could see, and the own trades. No Qt."""

from collections.abc import Iterable, Iterator

from divan.core.event import Entry
from divan.core.seat import Seat
from divan.games.baker_street.rules.events import (
    Answered,
    Asked,
    BakerStreetEvent,
    CaseClosed,
    Declined,
    DrewInstead,
    Exchanged,
    NobodyAnswered,
    Offered,
    OffersOpened,
    Reshuffled,
    RoundBegan,
    SolutionsJudged,
    Trade,
)
from divan.games.baker_street.view import texts
from divan.games.baker_street.view.words import Words
from divan.ui.scene import LogLine

TABLE = -1
"""Stands for nobody in particular."""


def log_lines(history: Iterable[Entry[BakerStreetEvent]], words: Words) -> tuple[LogLine, ...]:
    """Return the lines for ``history``; a request has its round's number."""
    lines: list[LogLine] = []
    number = 1
    for entry in history:
        if isinstance(entry.event, RoundBegan):
            number = entry.event.round
        for seat, sentence in told(entry.event, words):
            head = words.speaker.number(number) if isinstance(entry.event, Asked) else ""
            markup = f"<b>{sentence}</b>" if isinstance(entry.event, Asked) else sentence
            lines.append(LogLine(entry.ply, head, seat, markup, sentence))
    return tuple(lines)


def announcement(events: Iterable[BakerStreetEvent], words: Words) -> str:
    """Return what a screen reader says of ``events``."""
    return " ".join(f"{sentence}." for event in events for _, sentence in told(event, words))


def told(event: BakerStreetEvent, words: Words) -> Iterator[tuple[Seat, str]]:
    """Yield who did something, and what; nothing for what need not be told."""
    say, count = words.say, words.speaker.say_count
    match event:
        case Asked(seat, suspects, rooms):
            text = texts.YOU_ASKED if words.is_you(seat) else texts.THEY_ASKED
            things = words.both((*suspects, *rooms))
            yield seat, say(text, player=words.name(seat), things=things)
        case Offered(seat, value=value) if event.open or words.is_you(seat):
            yield seat, _offered(seat, value or 0, words)
        case OffersOpened(values):
            yield TABLE, _opened(values, words)
        case Exchanged(seat, trades):
            for trade in trades:
                yield seat, _traded(seat, trade, words)
        case Declined(seat):
            text = texts.YOU_DECLINED if words.is_you(seat) else texts.THEY_DECLINED
            yield seat, say(text, player=words.name(seat))
        case DrewInstead(seat, cards):
            text = texts.YOU_DREW if words.is_you(seat) else texts.THEY_DREW
            yield seat, count(text, len(cards), player=words.name(seat))
        case Reshuffled(cards):
            yield TABLE, count(texts.RESHUFFLED, cards)
        case Answered(seat, solution) if solution is not None:
            yield seat, say(texts.YOU_HANDED_IN, solution=words.solution(solution))
        case SolutionsJudged(right=right, points=points, wrong=wrong):
            for seat, gained in zip(right, points, strict=True):
                text = texts.YOU_RIGHT if words.is_you(seat) else texts.THEY_RIGHT
                yield seat, count(text, gained, player=words.name(seat))
            for seat in wrong:
                text = texts.YOU_WRONG if words.is_you(seat) else texts.THEY_WRONG
                yield seat, say(text, player=words.name(seat))
        case NobodyAnswered():
            yield TABLE, say(texts.NOBODY_SOLVED)
        case RoundBegan(number, start):
            text = texts.YOUR_ROUND if words.is_you(start) else texts.ROUND_BEGAN
            yield TABLE, say(text, number=number, player=words.name(start))
        case CaseClosed(truth):
            yield TABLE, say(texts.TRUTH, solution=words.solution_inside(truth.solution))


def _offered(seat: Seat, value: int, words: Words) -> str:
    if words.is_you(seat):
        return words.say(texts.YOU_OFFERED if value else texts.YOU_PASSED, value=value)
    text = texts.THEY_OFFERED if value else texts.THEY_PASSED
    return words.say(text, player=words.name(seat), value=value)


def _opened(values: tuple[int | None, ...], words: Words) -> str:
    offers = [
        words.say(texts.ONE_OFFER, player=words.name(seat), value=value)
        for seat, value in enumerate(values)
        if value
    ]
    if not offers:
        return words.say(texts.NOBODY_OFFERED)
    return words.say(texts.OFFERS, offers=words.listed(offers))


def _traded(seat: Seat, trade: Trade, words: Words) -> str:
    """Return a trade: with its clues for the two who made it, else the numbers of cards."""
    if words.is_you(seat) or words.is_you(trade.other):
        yours = words.is_you(seat)
        return words.say(
            texts.YOU_GAVE if yours else texts.GAVE_YOU,
            player=words.name(trade.other if yours else seat),
            given=words.listed(words.card_name(card) for card in trade.given),
            received=words.listed(words.card_name(card) for card in trade.received),
        )
    return words.say(
        texts.THEY_TRADED,
        player=words.name(seat),
        other=words.name(trade.other),
        given=len(trade.given),
        received=len(trade.received),
    )
