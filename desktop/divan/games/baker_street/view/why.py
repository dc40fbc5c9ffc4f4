"""Answers to "why not?", "what now?" and "why is this struck?". No Qt."""

from divan.core.outcome import RESIGNED
from divan.core.violation import Violation
from divan.games.baker_street.knowledge.why import why
from divan.games.baker_street.rules import RULES
from divan.games.baker_street.rules.moves import Offer
from divan.games.baker_street.rules.state import Phase
from divan.games.baker_street.view import texts
from divan.games.baker_street.view.moment import Moment
from divan.games.baker_street.view.own_marks import struck_by
from divan.games.baker_street.view.pieces import card_id
from divan.games.baker_street.view.words import Words
from divan.ui.scene import Prompt

CLAUSES = {
    Phase.REQUEST: "BAK-1.2",
    Phase.OFFERS: "BAK-1.4",
    Phase.PAYMENT: "BAK-1.6",
    Phase.SOLUTIONS: "BAK-2.1",
    Phase.DISCARDS: "BAK-2.7",
    Phase.OVER: "D16",
}
"""The rulebook clause that a phase opens the reader at."""

_YOURS = {
    Phase.REQUEST: texts.ASK,
    Phase.OFFERS: texts.MAKE_OFFER,
    Phase.PAYMENT: texts.PAY,
    Phase.SOLUTIONS: texts.SOLVE,
    Phase.DISCARDS: texts.PUT_AWAY,
}
_WHAT_NOW = {
    Phase.REQUEST: texts.WHAT_NOW_REQUEST,
    Phase.OFFERS: texts.WHAT_NOW_OFFERS,
    Phase.PAYMENT: texts.WHAT_NOW_PAYMENT,
    Phase.DISCARDS: texts.WHAT_NOW_DISCARDS,
}
_THEIRS = {
    Phase.REQUEST: texts.THEY_ASK,
    Phase.OFFERS: texts.THEY_OFFER,
    Phase.PAYMENT: texts.THEY_PAY,
    Phase.SOLUTIONS: texts.THEY_SOLVE,
    Phase.DISCARDS: texts.THEY_PUT_AWAY,
}


def prompt(moment: Moment, words: Words) -> Prompt:
    """Return the pill in the bar."""
    result = moment.snapshot.result
    if result is not None:
        what = texts.GAVE_UP if result.reason == RESIGNED else texts.TRUTH_OUT
        return Prompt(words.say(texts.CASE_CLOSED), words.say(what))
    number = moment.table.round
    if moment.deciding is not None:
        yours = words.say(_YOURS[moment.deciding])
        return Prompt(words.say(texts.YOUR_TURN, number=number), yours)
    return Prompt(words.say(texts.ROUND, number=number), what_they_do(moment, words), busy=True)


def what_they_do(moment: Moment, words: Words) -> str:
    """Return what is waited for."""
    text = _THEIRS.get(moment.table.phase, texts.TRUTH_OUT)
    return words.say(text, player=words.whole_name(moment.table.active))


def what_now(moment: Moment, words: Words) -> str:
    """Return what the person can do now."""
    if moment.snapshot.result is not None:
        return words.say(texts.WHAT_NOW_OVER)
    match moment.deciding:
        case None:
            return words.say(texts.WHAT_NOW_WAIT, what=what_they_do(moment, words))
        case Phase.OFFERS if not fitting(moment):
            return words.say(texts.NOTHING_TO_OFFER)
        case Phase.SOLUTIONS:
            rounds = moment.table.options.wrong_guess
            return words.speaker.say_count(texts.WHAT_NOW_SOLUTIONS, rounds)
        case phase:
            return words.say(_WHAT_NOW[phase])


def fitting(moment: Moment) -> bool:
    """Tell whether a card of the hand shows something asked for."""
    request = moment.table.request
    return request is not None and any(
        card.shows(request.suspects, request.rooms) for card in moment.hand
    )


def why_not(moment: Moment, id: str) -> Violation | None:
    """Return what keeps a card of the hand from being offered; None if nothing does."""
    found = next((card for card in moment.hand if card_id(card) == id), None)
    if found is None or moment.snapshot.result or moment.table.phase is not Phase.OFFERS:
        return None
    return RULES.check(moment.table, moment.seat, Offer((found,)))


def why_struck(moment: Moment, words: Words) -> tuple[str, str]:
    """Return why what was asked about is struck, and the clause of the first clue that says
    so; "" where nothing is.
    """
    if not moment.asked_why:
        return "", ""
    found = why(moment.known, struck_by(moment.asked_why))
    if found is None:
        return "", ""
    reasons = [words.sentence(card) for card in found.cards]
    reasons += [
        words.say(texts.WRONG_BEFORE, solution=words.solution(wrong)) for wrong in found.wrong
    ]
    clause = f"BAK-{found.cards[0].kind}" if found.cards else "BAK-2.5"
    return words.say(texts.WHY_STRUCK, reasons=" ".join(reasons)), clause
