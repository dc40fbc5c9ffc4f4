"""Drawing from the stack (BAK-2.8, D20)."""

import msgspec
from msgspec.structs import replace

from divan.core.chance import Chance
from divan.core.seat import Seat
from divan.games.baker_street.rules.cards import Card
from divan.games.baker_street.rules.events import Reshuffled
from divan.games.baker_street.rules.state import Table
from divan.games.baker_street.rules.tuples import put


class Drawn(msgspec.Struct, frozen=True):
    """The table after a draw, the cards drawn, and whether the discards were shuffled."""

    table: Table
    cards: tuple[Card, ...]
    shuffled: tuple[Reshuffled, ...]


def draw(table: Table, seat: Seat, count: int, chance: Chance) -> Drawn:
    """Draw ``count`` cards for ``seat``, fewer where there are not so many.

    An empty stack is made of the discards, also in the middle of a draw.
    """
    stack, discards = list(table.stack), table.discards
    cards: list[Card] = []
    shuffled: tuple[Reshuffled, ...] = ()
    while len(cards) < count:
        if not stack:
            if not discards:
                break
            stack, shuffled = list(chance.shuffled(discards)), (Reshuffled(len(discards)),)
            discards = ()
        cards.append(stack.pop())
    hand = tuple(sorted([*table.hands[seat], *cards]))
    after = replace(
        table, stack=tuple(stack), discards=discards, hands=put(table.hands, seat, hand)
    )
    return Drawn(after, tuple(sorted(cards)), shuffled)
