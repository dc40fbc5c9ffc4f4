"""The table of Don Legacy at one moment."""

from enum import StrEnum
from typing import Final, TypeAlias, TypeVar

import msgspec

from divan.core.rules import State
from divan.core.seat import Seat
from divan.games.don_legacy.rules.cards import Card, Kind, Symbol
from divan.games.don_legacy.rules.options import DonLegacyOptions

HAND_SIZE: Final = 5
"""DON-0.4: cards each player begins with, and those to which a discard brings a hand."""
SET_SIZE: Final = 3
"""DON-R.6: mystery cards of one symbol that make a set."""
SETS_TO_END: Final = 5
"""DON-8.1: sets that end the game at once."""

T = TypeVar("T")


class Phase(StrEnum):
    """What the player whose turn it is must do."""

    ACT = "act"
    """Do one action (DON-R.1), and lay sets before it."""
    EXCHANGE = "exchange"
    """Decide, having seen an opponent's card, whether to exchange one for it (D17)."""
    SECOND_CLUE = "second_clue"
    """Take a second open clue or stop (Search warrant)."""
    KEEP = "keep"
    """Keep one of the two cards looked at (Scene analysis that looks at two)."""
    WRAP_UP = "wrap_up"
    """Lay sets, discard where that is allowed, end the turn (DON-6.1, 6.2)."""
    DISCARD = "discard"
    """Go on discarding down to five (D8, hard limit)."""
    OVER = "over"


class Pile(StrEnum):
    """A draw pile by its name: one of all cards, or one of each kind (D1)."""

    COMMON = "common"
    CLUES = "clues"
    MYSTERIES = "mysteries"


PILES: Final = {
    "merged": (Pile.COMMON,),
    "separate": (Pile.CLUES, Pile.MYSTERIES),
}
"""The piles there are, by option, in the order in which a table keeps them."""


class Ending(StrEnum):
    """What ended the game (DON-8.1)."""

    PILE_EMPTY = "pile_empty"
    FIVE_SETS = "five_sets"


class Seen(msgspec.Struct, frozen=True):
    """The card of an opponent that the player at turn is looking at (D17).

    ``place`` is its place in the hand of ``owner``, or -1 for everyone but the one who looks.
    """

    owner: Seat
    place: int


Row: TypeAlias = tuple[Card | None, ...]
"""The places of an open row; one that could not be filled again is None (D3)."""
CardSet: TypeAlias = tuple[Card, ...]
"""Three mystery cards of one symbol, in the order of the deck."""


class Table(State, frozen=True):
    """The whole state; tuples with one item a player are indexed by seat.

    ``piles`` holds the cards of each draw pile, the top one last, in the order of
    ``PILES``. ``drew`` is True once the action of the turn was to draw a card, which
    alone allows a discard (DON-6.2). ``seen`` and ``looked_at`` say what the player at
    turn is looking at: an opponent's card, or the top two cards of a pile.
    """

    options: DonLegacyOptions
    starter: Seat
    active: Seat
    phase: Phase
    piles: tuple[tuple[Card, ...], ...]
    discards: tuple[Card, ...]
    clues: Row
    mysteries: Row
    hands: tuple[tuple[Card, ...], ...]
    sets: tuple[tuple[CardSet, ...], ...]
    drew: bool = False
    seen: Seen | None = None
    looked_at: Pile | None = None
    ending: Ending | None = None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def pile_names(self) -> tuple[Pile, ...]:
        """The names of the draw piles."""
        return PILES[self.options.piles]

    def pile(self, name: Pile) -> tuple[Card, ...]:
        """Return the cards of a draw pile, none for one that this match does not have."""
        names = self.pile_names
        return self.piles[names.index(name)] if name in names else ()

    @property
    def left(self) -> int:
        """How many cards are left to draw, in all piles."""
        return sum(len(pile) for pile in self.piles)

    def row(self, kind: Kind) -> Row:
        """Return the open row of ``kind``."""
        return self.clues if kind is Kind.CLUE else self.mysteries

    def open_cards(self, kind: Kind) -> tuple[Card, ...]:
        """Return the cards that lie open in the row of ``kind``."""
        return tuple(card for card in self.row(kind) if card is not None)

    def clues_in_hand(self, seat: Seat) -> int:
        """Return how many clue cards ``seat`` holds."""
        return sum(1 for card in self.hands[seat] if card.is_clue)

    def held(self, seat: Seat, symbol: Symbol) -> tuple[Card, ...]:
        """Return the mystery cards of ``symbol`` that ``seat`` holds."""
        return tuple(card for card in self.hands[seat] if card.symbol is symbol)


def with_item(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """Return ``items`` with ``item`` in the place of the one at ``place``."""
    return (*items[:place], item, *items[place + 1 :])


def without(cards: tuple[Card, ...], *gone: Card) -> tuple[Card, ...]:
    """Return ``cards`` without those that are ``gone``."""
    return tuple(card for card in cards if card not in gone)
