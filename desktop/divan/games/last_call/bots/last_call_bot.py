"""An opponent of Last Call."""

from divan.bots.bot import Bot, Clock, Decision, Rated, Reason, Unit
from divan.core.move import Move
from divan.core.violation import Argument
from divan.games.last_call.bots.comparing import compare
from divan.games.last_call.bots.guessing import guesses
from divan.games.last_call.bots.mind import Mind, think
from divan.games.last_call.bots.playing import card_to_declare, card_to_lay, card_to_show
from divan.games.last_call.bots.secrets import Secrets
from divan.games.last_call.bots.temper import Temper
from divan.games.last_call.knowledge.facts import LastCallView
from divan.games.last_call.rules import RULES
from divan.games.last_call.rules.cards import Card, Combination
from divan.games.last_call.rules.moves import (
    DeclareStrong,
    DrawExtra,
    Guess,
    Investigate,
    LeaveStrong,
    Pass,
    PlayCard,
    ShowCard,
)
from divan.games.last_call.rules.state import Phase
from divan.games.last_call.rules.turn import would_draw

ROUNDING = 1e-9


class LastCallBot(Bot[LastCallView]):
    """Draws where it can, guesses where it cannot, and announces when it is sure enough."""

    def __init__(self, temper: Temper) -> None:
        self._temper = temper

    def decide(self, view: LastCallView, seed: int, clock: Clock) -> Decision:  # noqa: ARG002
        """Choose a move; the time it takes is short and does not depend on the clock."""
        return _decide(think(view, self._temper, seed))

    def compare(self, view: LastCallView, made: Move, seed: int, clock: Clock) -> Decision:  # noqa: ARG002
        """Rate the two moves by what fits both: a chance, bits, or what the others learn."""
        mind = think(view, self._temper, seed)
        return compare(mind, _decide(mind), made)


def _decide(mind: Mind) -> Decision:
    match mind.table.phase:
        case Phase.SHOW:
            return _show(mind)
        case Phase.EXTRA:
            return Decision(DrawExtra(), Reason("extra"))
        case Phase.STRONG:
            return _declare(mind)
        case _:
            return _announce(mind) or _draw(mind) or _guess(mind) or _go_on(mind)


def _show(mind: Mind) -> Decision:
    cards = [m.card for m in RULES.moves(mind.table, mind.seat) if isinstance(m, ShowCard)]
    card = card_to_show(mind, cards)
    known = Secrets(mind.view).known_to(card, mind.table.active)
    code = "show_only" if len(cards) == 1 else "show_known" if known else "show"
    return Decision(ShowCard(card), Reason(code, _named(card)))


def _declare(mind: Mind) -> Decision:
    cards = [m.card for m in RULES.moves(mind.table, mind.seat) if isinstance(m, DeclareStrong)]
    card, chance = card_to_declare(mind, cards)
    if chance <= 0:
        return Decision(LeaveStrong(), Reason("no_strong"))
    return Decision(DeclareStrong(card), Reason("strong", _named(card)))


def _announce(mind: Mind) -> Decision | None:
    """Announce where it is likely enough, or where nothing else is left to do (D23)."""
    table, best = mind.table, mind.belief.best()
    if best is None:
        return None
    chance = mind.belief.chance(best)
    move = Investigate(best.place, best.weapon, best.person)
    alone = len(table.survivors) == 1
    if not alone and chance < mind.temper.announces_at - ROUNDING:
        return None
    if RULES.check(table, mind.seat, move) is not None:
        return None
    code = "certain" if chance > 1 - ROUNDING else "last_try" if alone else "likely"
    arguments = _combined(best) | {"chance": round(100 * chance)}
    return Decision(move, Reason(code, arguments), (Rated(move, chance),), Unit.CHANCE)


def _draw(mind: Mind) -> Decision | None:
    """Lay a card that draws another one."""
    table, seat = mind.table, mind.seat
    cards = [card for card in table.hands[seat] if would_draw(table, seat, card.symbol)]
    if not cards or len(table.survivors) == 1:
        return None
    card = card_to_lay(mind, cards)
    return Decision(PlayCard(card), Reason("draw", _named(card)))


def _guess(mind: Mind) -> Decision | None:
    """Ask for what tells most, unless it is not allowed or there is no mind for it."""
    if mind.table.hands[mind.seat] and mind.chance.random() < mind.temper.plays_idly:
        return None
    rated = tuple(
        Rated(Guess(asked.place, asked.weapon, asked.person), bits) for asked, bits in guesses(mind)
    )
    move = rated[0].move
    if not isinstance(move, Guess) or RULES.check(mind.table, mind.seat, move) is not None:
        return None
    reason = Reason("guess", _combined(move.combination))
    return Decision(move, reason, rated, Unit.BITS if mind.ways else Unit.WEIGHED)


def _go_on(mind: Mind) -> Decision:
    """Lay the card that tells the others least; pass without one."""
    hand = mind.table.hands[mind.seat]
    if len(mind.table.survivors) == 1:
        return Decision(next(RULES.moves(mind.table, mind.seat)), Reason("last_try_blind"))
    if not hand:
        return Decision(Pass(), Reason("pass"))
    card = card_to_lay(mind, list(hand))
    return Decision(PlayCard(card), Reason("play", _named(card)))


def _named(card: Card) -> dict[str, Argument]:
    return {"symbol": "" if card.symbol is None else card.symbol.value, "number": card.number}


def _combined(combination: Combination) -> dict[str, Argument]:
    return {
        "place": combination.place,
        "weapon": combination.weapon,
        "person": combination.person,
    }
