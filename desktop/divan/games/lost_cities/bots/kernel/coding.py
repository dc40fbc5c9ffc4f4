"""What the numbers of the kernel mean.

A card is ``12 * column + place``: place 0 stands for each of a suit's three equal investments,
3 to 11 are the numbers 2 to 10. A move that lays a card is the card's number, one that discards
it is 60 more; 120 draws from the pile, 121 to 125 from the discards of each suit.
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from divan.core.move import Move
from divan.core.seat import Seat
from divan.core.view import View
from divan.games.lost_cities.bots.habits import odds_of
from divan.games.lost_cities.bots.knowledge import knowledge_of, picked_up
from divan.games.lost_cities.rules.cards import SUITS, Card, full_deck
from divan.games.lost_cities.rules.events import LostCitiesEvent, suit_of
from divan.games.lost_cities.rules.moves import (
    DiscardCard,
    DrawFromDiscard,
    DrawFromPile,
    PlayCard,
)
from divan.games.lost_cities.rules.options import LostCitiesOptions
from divan.games.lost_cities.rules.state import Phase, Table

CARDS_IN_SUIT: Final = 12
DISCARD: Final = 60
DRAW: Final = 120
NO_SUIT: Final = -1

PLACE: Final = 0
DRAW_NOW: Final = 1
OVER: Final = 2
PHASES: Final = (Phase.PLACE, Phase.DRAW, Phase.OVER)

NO_TEN: Final = 0
TEN_ON_TOP: Final = 1
TWO_TO_TEN: Final = 2
_TEN_BONUSES: Final = {"off": NO_TEN, "top_is_10": TEN_ON_TOP, "full_2_to_10": TWO_TO_TEN}

ONE_PER_SUIT: Final = -1
_TURNED_UP: Final = {"none": 0, "three": 3, "one_per_colour": ONE_PER_SUIT}


class Terms(msgspec.Struct, frozen=True):
    """The options of a round. ``turned_up`` is how many cards open the discard piles, or
    ``ONE_PER_SUIT``; ``ten_bonus`` one of ``NO_TEN``, ``TEN_ON_TOP``, ``TWO_TO_TEN``.
    """

    free_start: bool
    multipliers: tuple[int, ...]
    ten_bonus: int
    eight_bonus: bool
    turned_up: int
    random_starter: bool


class Sight(msgspec.Struct, frozen=True):
    """What the player who is to act knows of a round, in numbers.

    ``hidden`` are the cards of the pile and of the other hand that he cannot tell apart;
    ``odds`` has one number each: how readily the other one keeps it.
    ``other_known`` are those that he saw the other one pick up, ``own_known`` the own ones
    that the other one saw. Routes have a list a seat and suit, discard piles one a suit, the
    top card last. ``left`` is how many cards the pile has.
    """

    seat: Seat
    phase: int
    hand: list[int]
    own_known: list[int]
    other_known: list[int]
    hidden: list[int]
    odds: list[int]
    routes: list[list[list[int]]]
    discards: list[list[int]]
    left: int
    closed: int
    streak: int


def number_of(card: Card) -> int:
    """Return the number of a card that lies face up."""
    place = card.rank + 1 if card.rank else 0
    return CARDS_IN_SUIT * suit_of(card).column + place


def card_of(number: int) -> Card:
    """Return the card with a number."""
    column, place = divmod(number, CARDS_IN_SUIT)
    return Card(SUITS[column], max(place - 1, 0))


def number_of_move(move: Move) -> int:
    """Return the number of a move. Raises ValueError for one of another game."""
    match move:
        case PlayCard(card):
            return number_of(card)
        case DiscardCard(card):
            return DISCARD + number_of(card)
        case DrawFromPile():
            return DRAW
        case DrawFromDiscard(suit):
            return DRAW + 1 + suit.column
        case _:
            raise ValueError(f"{type(move).__name__} is no move of Lost Cities")


def terms_of(options: LostCitiesOptions) -> Terms:
    """Return what the kernel must know of ``options``."""
    return Terms(
        free_start=options.start_rule == "free",
        multipliers=tuple(int(digit) for digit in options.multipliers),
        ten_bonus=_TEN_BONUSES[options.ten_bonus],
        eight_bonus=options.eight_bonus,
        turned_up=_TURNED_UP[options.initial_discards],
        random_starter=options.starter == "random",
    )


def sight_of(view: View[Table, LostCitiesEvent]) -> Sight:
    """Return what ``view.seat``, who is to act, knows."""
    table, seat = view.table, view.seat
    knowledge = knowledge_of(view)
    closed = table.just_discarded
    return Sight(
        seat=seat,
        phase=PHASES.index(table.phase),
        hand=_numbers(table.hands[seat]),
        own_known=_numbers(picked_up(view.history, seat)),
        other_known=_numbers(knowledge.known),
        hidden=_numbers(knowledge.unseen),
        odds=[odds_of(table, 1 - seat, card) for card in knowledge.unseen],
        routes=[[_numbers(route) for route in routes] for routes in table.routes],
        discards=[_numbers(pile) for pile in table.discards],
        left=len(table.pile),
        closed=NO_SUIT if closed is None else closed.column,
        streak=table.draws_from_discards,
    )


def _numbers(cards: Iterable[Card]) -> list[int]:
    return [number_of(card) for card in cards]


DECK: Final = tuple(_numbers(full_deck()))
