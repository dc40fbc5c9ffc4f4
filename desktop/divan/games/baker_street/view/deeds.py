"""The buttons: what a person can decide now, and the moves that each of them makes. No Qt."""

from divan.core.violation import Violation
from divan.games.baker_street.rules import RULES
from divan.games.baker_street.rules.cards import total
from divan.games.baker_street.rules.crime import SUSPECTS, Solution
from divan.games.baker_street.rules.house import ROOMS
from divan.games.baker_street.rules.moves import (
    Accept,
    AskFor,
    BakerStreetMove,
    Decline,
    Discard,
    Exchange,
    HandIn,
    Offer,
    Pass,
    Wait,
)
from divan.games.baker_street.rules.state import KEPT, Phase
from divan.games.baker_street.view import texts
from divan.games.baker_street.view.draft import THINGS, Draft, is_paid
from divan.games.baker_street.view.moment import Moment
from divan.games.baker_street.view.words import Words
from divan.ui.scene import Action


def actions(moment: Moment, words: Words) -> tuple[Action, ...]:
    """Return the buttons of this moment, the one most people want first."""
    draft, say = moment.draft, words.say
    match moment.deciding:
        case Phase.REQUEST:
            ready = len(draft.asked) == THINGS
            return (_first("ask", say(texts.DO_ASK), ready, say(texts.WHY_NOT_ASK)),)
        case Phase.OFFERS:
            label = say(texts.DO_OFFER, value=total(draft.cards))
            return (
                _first("offer", label, bool(draft.cards), say(texts.WHY_NOT_OFFER)),
                Action("pass", say(texts.DO_PASS)),
            )
        case Phase.PAYMENT:
            ready = is_paid(draft, moment.table) or _only_to_exchange(moment)
            first = _first("trade", say(texts.DO_TRADE), ready, say(texts.WHY_NOT_TRADE))
            if RULES.check(moment.table, moment.seat, Decline()) is None:
                return (first, Action("decline", say(texts.DO_DECLINE)))
            return (first,)
        case Phase.SOLUTIONS:
            ready = solution(draft) is not None
            return (
                _first("hand_in", say(texts.DO_HAND_IN), ready, say(texts.WHY_NOT_HAND_IN)),
                Action("wait", say(texts.DO_WAIT)),
            )
        case Phase.DISCARDS:
            ready = len(draft.cards) == len(moment.hand) - KEPT
            label = say(texts.DO_PUT_AWAY)
            return (_first("put_away", label, ready, say(texts.WHY_NOT_PUT_AWAY)),)
        case _:
            return ()


def moves_of(moment: Moment, action: str) -> tuple[BakerStreetMove, ...]:
    """Return the moves that a button makes, one after another; () for none."""
    draft = moment.draft
    match action:
        case "ask":
            return (request(draft),)
        case "offer":
            return (Offer(draft.cards),)
        case "pass":
            return (Pass(),)
        case "trade":
            accepted = tuple(Accept(seat, cards) for seat, cards in draft.payments.items())
            return (*accepted, Exchange())
        case "decline":
            return (Decline(),)
        case "hand_in":
            named = solution(draft)
            return () if named is None else (HandIn(named),)
        case "wait":
            return (Wait(),)
        case "put_away":
            return (Discard(draft.cards),)
        case _:
            return ()


def request(draft: Draft) -> AskFor:
    """Return the request that is chosen, the things in the order of the lists."""
    return AskFor(
        tuple(suspect for suspect in SUSPECTS if suspect in draft.asked),
        tuple(room for room in ROOMS if room in draft.asked),
    )


def solution(draft: Draft) -> Solution | None:
    """Return the solution that is chosen; None as long as something is missing."""
    if draft.murderer is None or draft.weapon is None or draft.motive is None:
        return None
    return Solution(draft.murderer, draft.weapon, draft.motive)


def not_now(moment: Moment) -> Violation | None:
    """Return why the person can decide nothing now; None if they can."""
    return None if moment.may_act else RULES.check(moment.table, moment.seat, Pass())


def _only_to_exchange(moment: Moment) -> bool:
    """Tell whether everything that is accepted has been laid down already."""
    return bool(moment.table.payments) and not moment.draft.payments


def _first(id: str, label: str, ready: bool, why_not: str) -> Action:
    return Action(id, label, enabled=ready, why_not="" if ready else why_not, primary=True)
