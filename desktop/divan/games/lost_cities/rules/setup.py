"""Dealing a round (LOST-0.3 to 0.6, rulings D1 and D2)."""

from collections.abc import Iterable

from divan.core.chance import Chance
from divan.core.rules import Step
from divan.core.seat import Seat
from divan.games.lost_cities.rules.cards import SUITS, Card, full_deck
from divan.games.lost_cities.rules.events import Dealt, LostCitiesEvent, suit_of
from divan.games.lost_cities.rules.options import LostCitiesOptions
from divan.games.lost_cities.rules.state import (
    EMPTY_COLUMNS,
    HAND_SIZE,
    Column,
    Columns,
    Phase,
    Table,
    with_card,
)

PLAYERS = 2
INITIAL_DISCARDS = 3


def deal(
    options: LostCitiesOptions,
    chance: Chance,
    *,
    number: int,
    starter: Seat,
    past_scores: tuple[tuple[int, ...], ...],
) -> Step[Table, LostCitiesEvent]:
    """Shuffle all cards and deal round ``number``, which ``starter`` begins."""
    deck = chance.shuffled(full_deck())
    hands = tuple(deck[seat * HAND_SIZE : (seat + 1) * HAND_SIZE] for seat in range(PLAYERS))
    pile, turned_up, put_under = _turn_up(deck[PLAYERS * HAND_SIZE :], options)
    table = Table(
        options=options,
        round=number,
        starter=starter,
        active=starter,
        phase=Phase.PLACE,
        pile=pile,
        discards=_laid(turned_up),
        hands=hands,
        routes=(EMPTY_COLUMNS,) * PLAYERS,
        past_scores=past_scores,
    )
    return Step(table, (Dealt(number, starter, hands, turned_up, put_under),))


def _turn_up(pile: Column, options: LostCitiesOptions) -> tuple[Column, Column, Column]:
    """Return the pile, the cards turned up and those put under it, in the order they were."""
    match options.initial_discards:
        case "none":
            return pile, (), ()
        case "three":
            return pile[:-INITIAL_DISCARDS], tuple(reversed(pile[-INITIAL_DISCARDS:])), ()
        case "one_per_colour":
            return _turn_up_one_per_colour(pile)


def _turn_up_one_per_colour(pile: Column) -> tuple[Column, Column, Column]:
    """Turn cards up until each colour shows one; others go under the pile as they come (D2).

    A colour of which every card was dealt to a hand stays without one.
    """
    rest = list(pile)
    turned_up: list[Card] = []
    under: list[Card] = []
    while rest and len(turned_up) < len(SUITS):
        card = rest.pop()
        shown = any(card.suit == other.suit for other in turned_up)
        (under if shown else turned_up).append(card)
    return (*reversed(under), *rest), tuple(turned_up), tuple(under)


def _laid(cards: Iterable[Card]) -> Columns:
    columns = EMPTY_COLUMNS
    for card in cards:
        columns = with_card(columns, suit_of(card), card)
    return columns
