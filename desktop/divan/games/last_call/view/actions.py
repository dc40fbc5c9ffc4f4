"""The buttons beside the own cards, and what they do. No Qt."""

from collections.abc import Iterator
from typing import Final

from divan.games.last_call.rules import RULES
from divan.games.last_call.rules.cards import Card
from divan.games.last_call.rules.moves import (
    DeclareStrong,
    DrawExtra,
    Guess,
    Investigate,
    LastCallMove,
    LeaveExtra,
    LeaveStrong,
    Pass,
    ShowCard,
)
from divan.games.last_call.rules.state import Phase
from divan.games.last_call.rules.violations import Code
from divan.games.last_call.view import texts
from divan.games.last_call.view.moment import Composing, Moment
from divan.games.last_call.view.pieces import card_id, card_of
from divan.games.last_call.view.words import Words
from divan.ui.scene import Action

GUESS: Final = "guess"
FINAL: Final = "final"
SUBMIT: Final = "submit"
CANCEL: Final = "cancel"
_SHOW: Final = "show."
_STRONG: Final = "strong."
_MOVES: Final[dict[str, LastCallMove]] = {
    "pass": Pass(),
    "draw": DrawExtra(),
    "leave_draw": LeaveExtra(),
    "leave_strong": LeaveStrong(),
}
_ANY: Final = (1, 1, 1)


def actions(moment: Moment, words: Words) -> tuple[Action, ...]:
    """Return the buttons that make sense now."""
    return tuple(_actions(moment, words)) if moment.may_act else ()


def move_of(action: str) -> LastCallMove | None:
    """Return the move that a button stands for, or None for one that begins or ends a choice."""
    if action in _MOVES:
        return _MOVES[action]
    for prefix, kind in ((_SHOW, ShowCard), (_STRONG, DeclareStrong)):
        card = card_of(action.removeprefix(prefix))
        if action.startswith(prefix) and card is not None:
            return kind(card)
    return None


def _actions(moment: Moment, words: Words) -> Iterator[Action]:
    match moment.table.phase:
        case Phase.SHOW:
            for move in RULES.moves(moment.table, moment.seat):
                if isinstance(move, ShowCard):
                    label = words.say(texts.SHOW_ACTION, card=words.card(move.card))
                    yield Action(_SHOW + card_id(move.card), label)
        case Phase.EXTRA:
            yield Action("draw", words.say(texts.DRAW_ACTION), primary=True)
            yield Action("leave_draw", words.say(texts.LEAVE_DRAW_ACTION))
        case Phase.STRONG:
            for card in _one_an_item(moment):
                yield Action(_STRONG + card_id(card), words.item(card.symbol, card.item))
            yield Action("leave_strong", words.say(texts.LEAVE_STRONG_ACTION))
        case _:
            yield from _turn(moment, words)


def _turn(moment: Moment, words: Words) -> Iterator[Action]:
    if moment.composing:
        final = moment.composing is Composing.FINAL
        text = texts.ANNOUNCE_ACTION if final else texts.ASK_ACTION
        whole = moment.trio.whole
        why = "" if whole else words.say(texts.CHOOSE_THREE)
        yield Action(SUBMIT, words.say(text), enabled=whole, why_not=why, primary=True)
        yield Action(CANCEL, words.say(texts.CANCEL_ACTION), key="Esc")
        return
    yield _opening(moment, words, Composing.GUESS)
    yield _opening(moment, words, Composing.FINAL)
    if moment.allows(Pass()):
        yield Action("pass", words.say(texts.PASS_ACTION))


def _opening(moment: Moment, words: Words, kind: Composing) -> Action:
    """Return the button that begins the choice of three cards."""
    final = kind is Composing.FINAL
    # Whether a guess is allowed does not depend on its cards; of a final only own cards do.
    violation = moment.judge(Investigate(*_ANY) if final else Guess(*_ANY))
    barred = violation is not None and violation.code != Code.OWN_CARD
    why = words.say(texts.REFUSALS[Code(violation.code)]) if violation and barred else ""
    return Action(
        id=FINAL if final else GUESS,
        label=words.say(texts.FINAL_ACTION if final else texts.GUESS_ACTION),
        enabled=not barred,
        why_not=why,
        key="F" if final else "G",
    )


def _one_an_item(moment: Moment) -> list[Card]:
    """Return one card of each item that could be declared: which of its cards is the same."""
    found: dict[tuple[object, int], Card] = {}
    for move in RULES.moves(moment.table, moment.seat):
        if isinstance(move, DeclareStrong):
            found.setdefault((move.card.symbol, move.card.item), move.card)
    return list(found.values())
