"""What the screen of Don Legacy shows at one moment, before it is put into words. No Qt."""

from collections.abc import Callable

import msgspec

from divan.core.violation import Violation
from divan.games.don_legacy.rules.cards import Ability, Card, Kind, Symbol
from divan.games.don_legacy.rules.events import DonLegacyEvent
from divan.games.don_legacy.rules.moves import DonLegacyMove, LaySet
from divan.games.don_legacy.rules.state import Phase, Pile, Table
from divan.games.don_legacy.view.layout import Layout
from divan.games.don_legacy.view.words import Words
from divan.ui.watching import Watching


class Intent(msgspec.Struct, frozen=True):
    """What the person has in mind: a card of the hand, and what else belongs to the move.

    ``partner`` is the hand card that Disguise gives, ``wanted`` the open card it takes;
    ``draws`` whether an ability draws too, and ``pile`` from where; ``laying`` is the
    symbol of the set that is being put together out of ``chosen``.
    """

    card: Card | None = None
    partner: Card | None = None
    wanted: Card | None = None
    draws: bool = True
    pile: Pile | None = None
    laying: Symbol | None = None
    chosen: tuple[Card, ...] = ()


NOTHING = Intent()


class Moment(Watching, frozen=True):
    """A match as one seat sees it, with what the person has in mind and the line that says
    why something cannot be done, or that answers a question.

    ``legal`` are the moves the person may make, ``news`` the events since the scene
    before; ``stays`` means that the turn is not to end by itself.
    """

    layout: Layout
    legal: tuple[DonLegacyMove, ...] = ()
    intent: Intent = NOTHING
    stays: bool = False
    violation: Violation | None = None
    answer: Callable[[Words], str] | None = None
    news: tuple[DonLegacyEvent, ...] = ()

    @property
    def table(self) -> Table:
        """The table as the seat sees it."""
        table: Table = self.snapshot.view.table
        return table

    @property
    def phase(self) -> Phase:
        """What the player whose turn it is must do."""
        return self.table.phase

    @property
    def ability(self) -> Ability | None:
        """The ability of the mystery that is picked, where it is picked to be played."""
        card = self.intent.card
        return card.ability if card is not None and self.phase is Phase.ACT else None

    @property
    def draw_from(self) -> Pile | None:
        """The pile from which an ability shall draw; None for none."""
        if not self.intent.draws:
            return None
        full = [pile for pile in self.table.pile_names if self.table.pile(pile)]
        return self.intent.pile if self.intent.pile in full else next(iter(full), None)

    @property
    def layable(self) -> tuple[Symbol, ...]:
        """The symbols of which a set may be laid now."""
        symbols = (move.cards[0].symbol for move in self.legal if isinstance(move, LaySet))
        return tuple(dict.fromkeys(symbol for symbol in symbols if symbol is not None))

    def uses(self, card: Card) -> bool:
        """Tell whether a card of the hand can be picked up for something."""
        return any(
            getattr(move, "card", None) == card or card in getattr(move, "cards", ())
            for move in self.legal
        )

    def open_card(self, zone: str) -> Card | None:
        """Return the card that lies open in ``zone``."""
        kind, _, place = zone.partition(".")
        if kind not in {each.value for each in Kind}:
            return None
        row = self.table.row(Kind(kind))
        return row[int(place)] if int(place) < len(row) else None
