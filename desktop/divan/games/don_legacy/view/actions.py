"""The buttons of the table, and what pressing one means. No Qt."""

from collections.abc import Iterator

from msgspec.structs import replace

from divan.games.don_legacy.rules.cards import Ability, Symbol
from divan.games.don_legacy.rules.moves import (
    AnalyseScene,
    DeclineExchange,
    Discard,
    EndTurn,
    Pass,
    StopSearch,
)
from divan.games.don_legacy.rules.scoring import POINTS_PER_SET
from divan.games.don_legacy.rules.state import HAND_SIZE, Phase
from divan.games.don_legacy.view import card_texts, texts
from divan.games.don_legacy.view.choosing import Meant, lay
from divan.games.don_legacy.view.moment import Moment
from divan.games.don_legacy.view.words import Words
from divan.ui.scene import Action

LINGER = "linger"
"""The switch that keeps the turn open after a draw, so that a card can be discarded."""
_DRAWING = (Ability.TESTIMONY, Ability.ARCHIVE)


def actions(moment: Moment, words: Words) -> tuple[Action, ...]:
    """Return the buttons there are now."""
    if not moment.may_act:
        return ()
    return tuple(_actions(moment, words))


def pressed(moment: Moment, action: str) -> Meant:
    """Return what pressing a button means; ``LINGER`` is the presenter's own."""
    kind, _, name = action.partition(".")
    intent = moment.intent
    match kind:
        case "lay":
            return lay(moment, Symbol(name))
        case "draws":
            return replace(intent, draws=not intent.draws)
        case "pile":
            names = moment.table.pile_names
            now = moment.draw_from
            following = names[(names.index(now) + 1) % len(names)] if now is not None else names[0]
            return replace(intent, pile=following)
        case "skip" if intent.card is not None:
            return AnalyseScene(intent.card, None)
        case "decline":
            return DeclineExchange()
        case "stop":
            return StopSearch()
        case "end":
            return EndTurn()
        case "pass":
            return Pass()
    return None


def _actions(moment: Moment, words: Words) -> Iterator[Action]:
    legal = {type(move) for move in moment.legal}
    if moment.intent.laying is None:
        yield from _lays(moment, words)
    yield from _drawing(moment, words)
    if DeclineExchange in legal:
        yield Action("decline", words.say(texts.LEAVE_IT), key="E")
    if StopSearch in legal:
        yield Action("stop", words.say(texts.STOP), key="E")
    if Pass in legal:
        yield Action("pass", words.say(texts.PASS), key="E", primary=True)
    if moment.phase in {Phase.WRAP_UP, Phase.DISCARD} and EndTurn in legal:
        yield Action("end", words.say(texts.END_TURN), key="E", primary=not moment.layable)
    if _may_linger(moment):
        label = texts.DISCARD_AFTER_ON if moment.stays else texts.DISCARD_AFTER
        yield Action(LINGER, words.say(label), key="D")


def _lays(moment: Moment, words: Words) -> Iterator[Action]:
    symbols = moment.layable
    points = words.speaker.signed(POINTS_PER_SET)
    for place, symbol in enumerate(symbols):
        if len(symbols) == 1:
            label = words.say(texts.LAY_SET, points=points)
        else:
            label = words.say(texts.LAY_WHICH, symbol=card_texts.SYMBOLS[symbol])
        yield Action(
            f"lay.{symbol.value}", label, key="G" if place == 0 else "", primary=place == 0
        )


def _drawing(moment: Moment, words: Words) -> Iterator[Action]:
    """Yield the switches of an ability that draws too (D18, D1)."""
    if moment.ability is Ability.SCENE_ANALYSIS and moment.table.left:
        yield Action("skip", words.say(texts.PLAY_ANYWAY))
    if moment.ability not in _DRAWING or not moment.table.left:
        return
    draws = moment.intent.draws
    yield Action("draws", words.say(texts.WITHOUT_DRAW if draws else texts.WITH_DRAW), key="D")
    full = [pile for pile in moment.table.pile_names if moment.table.pile(pile)]
    if draws and len(full) > 1 and moment.draw_from is not None:
        name = texts.PILES[moment.draw_from]
        yield Action("pile", words.say(texts.DRAW_FROM, pile=name))


def _may_linger(moment: Moment) -> bool:
    """Tell whether a draw now would allow a discard (DON-6.2)."""
    if moment.phase is not Phase.ACT or moment.intent.card is not None:
        return False
    soft = moment.table.options.hand_limit == "soft"
    return soft and len(moment.table.hands[moment.seat]) >= HAND_SIZE and moment.table.left > 1


def stays_open(moment: Moment) -> bool:
    """Tell whether the person has something to do before the turn ends."""
    if moment.phase is not Phase.WRAP_UP:
        return True
    may_discard = any(isinstance(move, Discard) for move in moment.legal)
    must_discard = not any(isinstance(move, EndTurn) for move in moment.legal)
    return bool(moment.layable) or must_discard or (moment.stays and may_discard)
