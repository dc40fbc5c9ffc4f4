"""When a mystery card may be played: its condition and a possible effect (DON-3.3, R.4, R.5)."""

from typing import Final

from divan.core.seat import Seat
from divan.core.violation import Violation
from divan.games.don_legacy.rules.cards import Ability, Card, Kind
from divan.games.don_legacy.rules.state import Table, without
from divan.games.don_legacy.rules.violations import Code, violation

CLUES_NEEDED: Final = {
    Ability.SCENE_ANALYSIS: 2,
    Ability.DEDUCTION: 1,
    Ability.TESTIMONY: 2,
    Ability.SEARCH_WARRANT: 3,
}
"""How many clue cards must be in hand for an ability."""


def check_playable(table: Table, seat: Seat, card: Card, ability: Ability) -> Violation | None:
    """Judge whether ``seat`` may play ``card``, which must be in hand, at all; the card itself
    does not count for its own condition.
    """
    return _check_condition(table, seat, card, ability) or _check_effect(table, seat, card, ability)


def swaps(table: Table, seat: Seat, card: Card) -> tuple[tuple[Card, Card], ...]:
    """Return what Disguise ``card`` could exchange: a card of the hand and an open one."""
    return tuple(
        (given, taken)
        for given in without(table.hands[seat], card)
        if given.kind is not None
        for taken in table.open_cards(given.kind)
    )


def _check_condition(table: Table, seat: Seat, card: Card, ability: Ability) -> Violation | None:
    needed, held = CLUES_NEEDED.get(ability, 0), table.clues_in_hand(seat)
    if held < needed:
        return violation(Code.TOO_FEW_CLUES, ability=ability.value, needed=needed, held=held)
    if ability is Ability.DEDUCTION and not any(
        hand for owner, hand in enumerate(table.hands) if owner != seat
    ):
        return violation(Code.NO_OPPONENT)
    others = [other for other in without(table.hands[seat], card) if other.is_mystery]
    symbol = "" if card.symbol is None else card.symbol.value
    if ability is Ability.ARCHIVE and not any(other.symbol is card.symbol for other in others):
        return violation(Code.NO_SAME_SYMBOL, symbol=symbol)
    if ability is Ability.DISGUISE and not others:
        return violation(Code.NO_OTHER_MYSTERY)
    return None


def _check_effect(table: Table, seat: Seat, card: Card, ability: Ability) -> Violation | None:
    """At least one part of what the card does must be possible."""
    possible = table.left > 0
    if ability is Ability.DEDUCTION:
        possible = True
    elif ability is Ability.TESTIMONY:
        possible = possible or bool(table.open_cards(Kind.CLUE))
    elif ability is Ability.ARCHIVE:
        possible = possible or bool(table.open_cards(Kind.MYSTERY))
    elif ability is Ability.SEARCH_WARRANT:
        possible = bool(table.open_cards(Kind.CLUE))
    elif ability is Ability.DISGUISE:
        possible = bool(swaps(table, seat, card))
    return None if possible else violation(Code.NO_EFFECT, ability=ability.value)
