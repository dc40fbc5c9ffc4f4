"""Every reason for which Baker Street refuses a move, with the clause that forbids it."""

from enum import StrEnum
from typing import Final

from divan.core.violation import Argument, Violation


class Code(StrEnum):
    """The reasons."""

    MATCH_OVER = "match_over"
    DONE = "done"
    NOT_YOUR_TURN = "not_your_turn"
    ANSWERED = "answered"
    BLOCKED = "blocked"
    REQUEST_NOW = "request_now"
    OFFERS_NOW = "offers_now"
    PAYMENT_NOW = "payment_now"
    SOLUTIONS_NOW = "solutions_now"
    DISCARDS_NOW = "discards_now"
    TWO_THINGS = "two_things"
    NO_CARDS = "no_cards"
    NOT_IN_HAND = "not_in_hand"
    NOT_ASKED_FOR = "not_asked_for"
    NO_OFFER = "no_offer"
    ACCEPTED_ALREADY = "accepted_already"
    PAID_ALREADY = "paid_already"
    TOO_LITTLE = "too_little"
    NOTHING_ACCEPTED = "nothing_accepted"
    MUST_ACCEPT = "must_accept"
    NOT_A_MOTIVE = "not_a_motive"
    KEEP_THREE = "keep_three"


CLAUSES: Final = {
    Code.MATCH_OVER: "D16",
    Code.DONE: "BAK-2.3",
    Code.NOT_YOUR_TURN: "BAK-1.1",
    Code.ANSWERED: "D7",
    Code.BLOCKED: "BAK-2.5",
    Code.REQUEST_NOW: "BAK-1.1",
    Code.OFFERS_NOW: "BAK-1.4",
    Code.PAYMENT_NOW: "BAK-1.6",
    Code.SOLUTIONS_NOW: "BAK-2.1",
    Code.DISCARDS_NOW: "BAK-2.7",
    Code.TWO_THINGS: "BAK-1.2",
    Code.NO_CARDS: "D5",
    Code.NOT_IN_HAND: "D9",
    Code.NOT_ASKED_FOR: "BAK-1.4",
    Code.NO_OFFER: "BAK-1.6",
    Code.ACCEPTED_ALREADY: "BAK-1.6",
    Code.PAID_ALREADY: "D9",
    Code.TOO_LITTLE: "BAK-1.6",
    Code.NOTHING_ACCEPTED: "D8",
    Code.MUST_ACCEPT: "D8",
    Code.NOT_A_MOTIVE: "BAK-2.2",
    Code.KEEP_THREE: "BAK-2.7",
}


def violation(code: Code, **arguments: Argument) -> Violation:
    """Return the refusal for ``code``."""
    return Violation(code.value, CLAUSES[code], arguments)
