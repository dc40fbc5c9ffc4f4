"""Sealing and dealing a case (LAST-0.3 to 0.7, LAST-1, rulings D1, D2, D5)."""

from typing import Final

from divan.core.chance import Chance
from divan.core.rules import Step
from divan.core.seat import Seat
from divan.games.last_call.rules.cards import (
    NUMBERS,
    SYMBOLS,
    Card,
    CaseCard,
    case_deck,
    clue_deck,
)
from divan.games.last_call.rules.events import Dealt, LastCallEvent
from divan.games.last_call.rules.options import LastCallOptions
from divan.games.last_call.rules.state import HAND_SIZE, Leads, Phase, Table

PLAYERS: Final = (2, 3, 4)
"""Three or four (LAST-8); two are unofficial (D27)."""

REMOVED: Final = {
    "reference": {2: 1, 3: 0, 4: 1},
    "section_8": {2: 1, 3: 1, 4: 2},
}
"""Case cards that go out of the game, by the number of players (D1, D2; two: D27)."""


def deal(
    options: LastCallOptions,
    chance: Chance,
    *,
    case: int,
    seats: int,
    starter: Seat,
    past_scores: tuple[tuple[int, ...], ...],
) -> Step[Table, LastCallEvent]:
    """Seal case number ``case`` and deal its cards; ``starter`` begins."""
    sealed = _seal(options, chance)
    sealed_case = _case_cards(sealed) if options.has_items else ()
    removed, leads, spare = _deal_case_cards(options, chance, sealed_case, seats)
    deck = chance.shuffled([card for card in clue_deck() if card not in sealed])
    hands = tuple(deck[seat * HAND_SIZE : (seat + 1) * HAND_SIZE] for seat in range(seats))
    reserve = deck[seats * HAND_SIZE :]
    table = Table(
        options=options,
        case=case,
        first_starter=starter,
        round=1,
        starter=starter,
        active=starter,
        phase=Phase.TURN,
        survivors=tuple(range(seats)),
        hands=hands,
        fronts=((),) * seats,
        out=((),) * seats,
        reserve=reserve,
        sealed=sealed,
        sealed_case=sealed_case,
        leads=leads,
        removed=removed,
        spare=spare,
        strong=(None,) * seats,
        guessed=(False,) * seats,
        tokens=(0,) * seats,
        past_scores=past_scores,
    )
    return Step(table, (Dealt(case, starter, hands, leads, len(reserve)),))


def _seal(options: LastCallOptions, chance: Chance) -> tuple[Card, ...]:
    """Draw the card of the case of each symbol; in model L nothing is sealed (D5, D6)."""
    if options.case_model == "literal":
        return ()
    return tuple(Card(symbol, 1 + chance.below(NUMBERS)) for symbol in SYMBOLS)


def _case_cards(sealed: tuple[Card, ...]) -> tuple[CaseCard, ...]:
    return tuple(CaseCard(card.symbol, card.item) for card in sealed)


def _deal_case_cards(
    options: LastCallOptions, chance: Chance, sealed: tuple[CaseCard, ...], seats: int
) -> tuple[tuple[CaseCard, ...], tuple[Leads, ...], tuple[CaseCard, ...]]:
    """Return the removed case cards, everyone's leads, and what cannot be dealt equally.

    In models C and L nobody ever sees a case card, so none are laid out (D5).
    """
    if not options.has_items:
        return (), ((),) * seats, ()
    free = chance.shuffled([card for card in case_deck() if card not in sealed])
    removed = free[: REMOVED[options.removed_case_cards][seats]]
    rest = free[len(removed) :]
    each = len(rest) // seats
    leads = tuple(rest[seat * each : (seat + 1) * each] for seat in range(seats))
    return removed, leads, rest[seats * each :]
