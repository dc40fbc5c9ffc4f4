"""One table that a seat must hold possible: everything it has not seen, dealt at random."""

import random

from msgspec.structs import replace

from divan.core.view import View
from divan.games.lost_cities.bots.knowledge import knowledge_of
from divan.games.lost_cities.rules.events import LostCitiesEvent
from divan.games.lost_cities.rules.state import Table


def redeal(view: View[Table, LostCitiesEvent], seed: int) -> Table:
    """Return the table with the pile and the other hand filled in.

    The other player keeps what he was seen picking up; all else is equally likely.
    """
    knowledge = knowledge_of(view)
    table = view.table
    cards = list(knowledge.unseen)
    random.Random(seed).shuffle(cards)  # noqa: S311
    other = 1 - view.seat
    missing = len(table.hands[other]) - len(knowledge.known)
    hand = (*knowledge.known, *cards[:missing])
    hands = (table.hands[0], hand) if other else (hand, table.hands[1])
    return replace(table, pile=tuple(cards[missing:]), hands=hands)
