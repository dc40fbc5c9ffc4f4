"""Answers to "why not?" and "what now?". No Qt."""

from divan.core.violation import Violation
from divan.games.don_legacy.rules import RULES
from divan.games.don_legacy.rules.state import Phase
from divan.games.don_legacy.view import texts
from divan.games.don_legacy.view.choosing import chosen, why_not
from divan.games.don_legacy.view.layout import HAND
from divan.games.don_legacy.view.moment import Intent, Moment
from divan.games.don_legacy.view.words import Words

CLAUSES = {
    Phase.ACT: "DON-2.1",
    Phase.EXCHANGE: "DON-7.2",
    Phase.SECOND_CLUE: "DON-R.5",
    Phase.KEEP: "DON-3.4",
    Phase.WRAP_UP: "DON-6.1",
    Phase.DISCARD: "D8",
    Phase.OVER: "DON-8.1",
}
"""The rulebook clause that each phase opens the reader at."""

_WHAT_NOW = {
    Phase.EXCHANGE: texts.WHAT_NOW_EXCHANGE,
    Phase.SECOND_CLUE: texts.WHAT_NOW_SECOND,
    Phase.KEEP: texts.WHAT_NOW_KEEP,
    Phase.WRAP_UP: texts.WHAT_NOW_WRAP_UP,
    Phase.DISCARD: texts.WHAT_NOW_DISCARD,
    Phase.OVER: texts.WHAT_NOW_OVER,
}


def violation_at(moment: Moment, id: str) -> Violation | None:
    """Return what keeps a card from being used, or a zone from being chosen; None if nothing
    does.
    """
    if moment.snapshot.result is not None:
        return None
    found = moment.layout.find(id)
    if found is not None and found[0] == HAND:
        return None if moment.uses(found[1].card) else why_not(moment, found[1].card)
    meant = chosen(moment, found[0] if found else id)
    if meant is None or isinstance(meant, Intent):
        return None
    return RULES.check(moment.table, moment.seat, meant)


def what_now(moment: Moment, words: Words) -> str:
    """Return what the person can do now."""
    if moment.snapshot.result is not None:
        return words.say(texts.WHAT_NOW_OVER)
    if not moment.may_act:
        return words.say(texts.WHAT_NOW_WAIT, player=words.name(moment.table.active))
    if moment.phase is Phase.ACT:
        lively = moment.table.options.take_mystery == "action"
        return words.say(texts.WHAT_NOW_ACT_LIVELY if lively else texts.WHAT_NOW_ACT)
    if moment.phase is Phase.WRAP_UP and moment.layable:
        return words.say(texts.WHAT_NOW_LAY)
    return words.say(_WHAT_NOW[moment.phase])
