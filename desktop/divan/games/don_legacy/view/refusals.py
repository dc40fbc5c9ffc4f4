"""Why a move is not allowed, in words. No Qt."""

from divan.core.violation import Violation
from divan.games.don_legacy.rules.cards import Ability, Symbol
from divan.games.don_legacy.rules.state import Pile
from divan.games.don_legacy.rules.violations import Code
from divan.games.don_legacy.view import card_texts, refusal_texts, texts
from divan.games.don_legacy.view.words import Words
from divan.ui.scene import Refusal
from divan.ui.texts import Part


def refusal(violation: Violation, words: Words) -> Refusal:
    """Put a violation into words; its arguments are ids of things, and numbers."""
    parts: dict[str, Part] = dict(violation.arguments)
    if parts.get("ability"):
        parts["ability"] = card_texts.ABILITIES[Ability(str(parts["ability"]))]
    if parts.get("symbol"):
        parts["symbol"] = card_texts.SYMBOLS[Symbol(str(parts["symbol"]))]
    if parts.get("pile"):
        parts["pile"] = texts.PILE_NAMES[Pile(str(parts["pile"]))]
    reason = words.say(refusal_texts.REFUSALS[Code(violation.code)], **parts)
    return Refusal(reason, violation.clause, words.speaker.clause(violation.clause))
