"""The turns of a round: playing, guessing, showing (LAST-2, 3, 4, 9)."""

from typing import TypeAlias, TypeVar

from msgspec.structs import replace

from divan.core.rules import Step
from divan.core.seat import Seat
from divan.games.last_call.rules.cards import Card, Combination, Symbol
from divan.games.last_call.rules.events import (
    DeclaredStrong,
    Drew,
    Guessed,
    LastCallEvent,
    Played,
    Showed,
)
from divan.games.last_call.rules.state import Phase, Question, Table

LastCallStep: TypeAlias = Step[Table, LastCallEvent]
T = TypeVar("T")


def play(table: Table, seat: Seat, card: Card) -> LastCallStep:
    """Lay ``card`` in front; one of the same symbol as the card before draws (D16)."""
    earns = would_draw(table, seat, card.symbol)
    laid = replace(
        table,
        hands=with_item(table.hands, seat, without(table.hands[seat], card)),
        fronts=with_item(table.fronts, seat, (*table.fronts[seat], card)),
        guessed=with_item(table.guessed, seat, False),
        must_play=tuple(other for other in table.must_play if other != seat),
        turns_since_play=0,
        last_symbol=card.symbol,
    )
    played: LastCallStep = Step(laid, (Played(seat, card),))
    if not earns:
        return then_strong(played, seat)
    if table.options.extra_draw == "ask":
        return replace(played, state=replace(laid, phase=Phase.EXTRA))
    return then_strong(draw(played, seat), seat)


def would_draw(table: Table, seat: Seat, symbol: Symbol | None) -> bool:
    """Tell whether a card of ``symbol`` that ``seat`` laid now would draw one: the card before
    is of that symbol, be it anybody's in this round or, by the option, the player's own (D16).
    """
    if not table.reserve:
        return False
    if table.options.previous_card == "table":
        return table.last_symbol is symbol
    return bool(table.fronts[seat]) and table.fronts[seat][-1].symbol is symbol


def draw(step: LastCallStep, seat: Seat) -> LastCallStep:
    """Let ``seat`` draw the top card of a reserve that is not empty."""
    table = step.state
    card = table.reserve[-1]
    drawn = replace(
        table,
        reserve=table.reserve[:-1],
        hands=with_item(table.hands, seat, (*table.hands[seat], card)),
        drawn=True,
    )
    return Step(drawn, (*step.events, Drew(seat, card)))


def then_strong(step: LastCallStep, seat: Seat) -> LastCallStep:
    """Go on to the choice of a strong clue where there is one to make (D18)."""
    choice = bool(step.state.symbols_for_strong(seat))
    return replace(step, state=replace(step.state, phase=Phase.STRONG if choice else Phase.TURN))


def declare_strong(table: Table, seat: Seat, card: Card) -> LastCallStep:
    """Declare a card in front a strong clue."""
    place = table.fronts[seat].index(card)
    declared = replace(table, strong=with_item(table.strong, seat, place), phase=Phase.TURN)
    return Step(declared, (DeclaredStrong(seat, card),))


def guess(table: Table, seat: Seat, combination: Combination) -> LastCallStep:
    """Ask for a combination; the first with a card of it in hand must show one (D9, D10)."""
    others = [other for other in table.after(seat) if other != seat]
    shower = next((other for other in others if combination.among(table.hands[other])), None)
    asked = replace(
        table,
        guessed=with_item(table.guessed, seat, True),
        turns_since_play=table.turns_since_play + 1,
    )
    if shower is not None:
        asked = replace(asked, phase=Phase.SHOW, question=Question(combination, shower))
    return Step(asked, (Guessed(seat, combination, shower),))


def show(table: Table, seat: Seat, card: Card) -> LastCallStep:
    """Show the asker a card (LAST-4.3)."""
    shown = replace(table, phase=Phase.TURN, question=None)
    return Step(shown, (Showed(seat, table.active, card),))


def without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Return ``hand`` without ``card``."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def with_item(items: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    """Return ``items`` with that of ``seat`` replaced."""
    return (*items[:seat], item, *items[seat + 1 :])
