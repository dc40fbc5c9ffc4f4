"""What the screen of Lost Cities shows at one moment, before it is put into words. No Qt."""

from collections.abc import Callable

from divan.core.seat import Seat
from divan.core.violation import Violation
from divan.games.lost_cities.rules import RULES
from divan.games.lost_cities.rules.cards import Card, Suit
from divan.games.lost_cities.rules.events import LostCitiesEvent
from divan.games.lost_cities.rules.moves import (
    DiscardCard,
    DrawFromDiscard,
    DrawFromPile,
    LostCitiesMove,
    PlayCard,
)
from divan.games.lost_cities.rules.state import Phase, Table
from divan.games.lost_cities.view.layout import PILE, Layout
from divan.games.lost_cities.view.words import Words
from divan.ui.watching import Watching


class Moment(Watching, frozen=True):
    """A match as one seat sees it, with the card it has picked up and the line that says
    why something cannot be done, or that answers a question. ``astray`` is True if the card
    was meant for a route of the rival's. ``news`` are the events since
    the scene before.
    """

    layout: Layout
    picked: str = ""
    violation: Violation | None = None
    answer: Callable[[Words], str] | None = None
    astray: bool = False
    news: tuple[LostCitiesEvent, ...] = ()

    @property
    def table(self) -> Table:
        """The table as the seat sees it."""
        table: Table = self.snapshot.view.table
        return table

    @property
    def rival(self) -> Seat:
        """The seat across the table."""
        return 1 - self.seat

    @property
    def may_place(self) -> bool:
        """True if a card of the hand can be placed."""
        return self.may_act and self.table.phase is Phase.PLACE

    @property
    def picked_card(self) -> Card | None:
        """The card that is picked up, if one is."""
        found = self.layout.find(self.picked)
        return found[1].card if found else None

    def move_for(self, zone: str) -> LostCitiesMove | None:
        """Return the move that choosing ``zone`` means now, allowed or not; None for none."""
        if not self.may_act:
            return None
        kind, _, name = zone.partition(".")
        picked = self.picked_card
        if picked is not None and kind in {"route", "discard"}:
            suit = Suit(name)
            return PlayCard(picked, suit) if kind == "route" else DiscardCard(picked, suit)
        if kind == PILE:
            return DrawFromPile()
        if kind == "discard":
            return DrawFromDiscard(Suit(name))
        return None

    def allows(self, move: LostCitiesMove) -> bool:
        """Tell whether the rules allow the seat to make ``move``."""
        return RULES.check(self.table, self.seat, move) is None
