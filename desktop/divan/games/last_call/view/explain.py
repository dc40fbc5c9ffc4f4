"""Why a mark of the notebook is there: the facts from which it follows, as sentences. No Qt."""

from typing import Any, Final

import msgspec

from divan.core.seat import Seat
from divan.games.last_call.knowledge.facts import (
    AnyFact,
    Has,
    HasExactly,
    HasNot,
    HasOneOf,
    How,
    Innocent,
    IsTheCase,
    NotTheCase,
    Owns,
)
from divan.games.last_call.knowledge.problem import CASE, Home
from divan.games.last_call.knowledge.why import Claim, reasons
from divan.games.last_call.rules.cards import Card
from divan.games.last_call.view import texts
from divan.games.last_call.view.log import turn_numbers
from divan.games.last_call.view.moment import Moment
from divan.games.last_call.view.notebook import Known, Mark, mark_sentence, row_label
from divan.games.last_call.view.pieces import card_of
from divan.games.last_call.view.words import Words

CLAUSES: Final = {
    How.DEALT: "LAST-1.3",
    How.DRAWN: "LAST-R.6",
    How.PLAYED: "LAST-2.4",
    How.SHOWN: "LAST-4.3",
    How.REVEALED: "D20",
    How.OUT: "D21",
    How.LEAD: "D5",
    How.OPENED: "LAST-R.9",
    How.REMOVED: "D29",
    How.NO_ANSWER: "LAST-R.4b",
    How.NOT_REFUTED: "LAST-R.5c",
    How.ANNOUNCED: "D11",
}
"""The rulebook clause behind each way of knowing."""


class Asked(msgspec.Struct, frozen=True):
    """The mark that the person wants to have explained: of ``card`` with ``seat``, or, where
    that is None, of the card itself.
    """

    card: Card
    seat: Seat | None = None


def asked(cell: str) -> Asked | None:
    """Return what the id of a row or a cell asks about, or None for any other id."""
    row, slash, seat = cell.partition("/")
    card = card_of(row)
    if card is None or (slash and not seat.isdigit()):
        return None
    return Asked(card, int(seat) if slash else None)


def explanation(moment: Moment, words: Words, found: Known, question: Asked) -> dict[str, Any]:
    """Return what is to be shown: a heading, and a line a fact with its turn and clause."""
    claim, said = _claim(moment, words, found, question)
    facts = None if claim is None else reasons(found.memory, claim)
    title = said if facts is None else words.say(texts.WHY_TITLE, claim=said)
    return {
        "cell": _cell(question),
        "title": title,
        "lines": _lines(moment, words, facts),
        "closeLabel": words.say(texts.CLOSE_WHY),
    }


def _claim(moment: Moment, words: Words, found: Known, question: Asked) -> tuple[Claim | None, str]:
    """Return what the mark claims, None where it claims nothing, and how that is said."""
    card, seat = question.card, question.seat
    if seat is not None:
        mark = found.mark(seat, card)
        said = mark_sentence(words, mark, seat, card)
        if mark in {Mark.YES, Mark.NO}:
            return Claim(card, Home(seat), mark is Mark.YES), said
        return None, said
    if not found.memory.sealed:
        return None, row_label(moment, words, found, card)
    if found.is_case(card):
        return Claim(card, CASE, there=True), words.say(texts.IS_CASE, card=words.card(card))
    if found.struck(card, moment.table.survivors):
        return Claim(card, CASE, there=False), words.say(texts.IS_NOT_CASE, card=words.card(card))
    return None, row_label(moment, words, found, card)


def _cell(question: Asked) -> str:
    row = f"{question.card.symbol}-{question.card.number}"
    return row if question.seat is None else f"{row}/{question.seat}"


def _lines(moment: Moment, words: Words, facts: tuple[AnyFact, ...] | None) -> list[dict[str, str]]:
    if facts is None:
        return [_line(words.say(texts.WHY_OPEN))]
    if not facts:
        return [_line(words.say(texts.WHY_COUNT))]
    turns = turn_numbers(moment.view.history)
    lines = [
        _line(
            _sentence(fact, words),
            turn=_turn(turns.get(fact.ply, 0), words),
            clause=CLAUSES[fact.how],
            label=words.speaker.clause(CLAUSES[fact.how]),
        )
        for fact in facts
    ]
    if len(facts) > 1:
        lines.append(_line(words.say(texts.WHY_TOGETHER)))
    return lines


def _line(said: str, *, turn: str = "", clause: str = "", label: str = "") -> dict[str, str]:
    return {"text": said, "turn": turn, "clause": clause, "clauseLabel": label}


def _turn(number: int, words: Words) -> str:
    return words.say(texts.TURN_NUMBER, number=number) if number else words.say(texts.START)


def _sentence(fact: AnyFact, words: Words) -> str:
    match fact:
        case Owns(how=how, card=card):
            return words.say(texts.OWN_FACTS[how], card=words.card(card))
        case Innocent(how=how, case_card=case_card):
            return words.say(texts.INNOCENT_FACTS[how], item=words.case_item(case_card))
        case Has(how=how, seat=seat, card=card):
            named = words.card(card)
            return words.say(texts.HAS_FACTS[how], player=words.name(seat), card=named)
        case HasExactly(how=how, seat=seat):
            return words.say(texts.EXACT_FACTS[how], player=words.name(seat))
        case HasNot(how=how, seat=seat, cards=cards):
            named = words.cards(cards)
            return words.say(texts.HAS_NOT_FACTS[how], player=words.name(seat), cards=named)
        case HasOneOf(seat=seat, asker=asker, cards=cards):
            you = words.is_you(asker)
            return words.say(
                texts.ONE_OF_FACT_YOU if you else texts.ONE_OF_FACT,
                player=words.name(seat),
                other=words.name(asker),
                cards=words.cards(cards),
            )
        case NotTheCase(seat=seat, combination=combination):
            named = words.combination(combination)
            return words.say(texts.WRONG_FACT, player=words.name(seat), cards=named)
        case IsTheCase(cards=cards):
            return words.say(texts.CASE_FACT, cards=words.cards(cards))
