"""What the screen of Similo shows at one moment, before it is put into words. No Qt."""

from collections.abc import Callable
from functools import cached_property

from divan.bots.bot import Reason
from divan.core.violation import Violation
from divan.games.similo.rules import RULES
from divan.games.similo.rules.cards import Card, shown
from divan.games.similo.rules.events import SimiloEvent
from divan.games.similo.rules.moves import (
    ChooseSecret,
    Decide,
    GiveClue,
    SimiloMove,
    Vote,
    Way,
)
from divan.games.similo.rules.state import Phase, Table
from divan.games.similo.view.story import Story, stories
from divan.games.similo.view.words import Words
from divan.ui.watching import Watching

HAND = "hand"
CLUE = "clue"
USED = "used"
BALLOT = "ballot"
BOX = "box"
"""The zone that new cards come from; none ever lies there."""


def cell(place: int) -> str:
    """Return the id of a place of the grid."""
    return f"cell.{place}"


class Moment(Watching, frozen=True, dict=True):
    """A match as one seat sees it, with what the person does to it on the screen.

    ``picked`` is the character whose card is picked up, ``looked`` the one whose traits are
    told, ``way`` how a picked clue would lie. ``violation`` and ``answer`` are the line that
    says why not or what now. ``news`` are the events since the scene before, ``dealt`` tells
    that the cards come to the table anew. ``reasons`` are what bots said of their moves, by
    the ply.
    """

    reasons: dict[int, Reason]
    picked: str = ""
    looked: str = ""
    way: Way = Way.VERTICAL
    violation: Violation | None = None
    answer: Callable[[Words], str] | None = None
    news: tuple[SimiloEvent, ...] = ()
    dealt: bool = False

    @property
    def table(self) -> Table:
        """The table as the seat sees it."""
        table: Table = self.snapshot.view.table
        return table

    @cached_property
    def told(self) -> tuple[Story, ...]:
        """Every game of the match so far."""
        return stories(self.snapshot.view.history)

    @property
    def story(self) -> Story:
        """The game that lies on the table."""
        return self.told[-1]

    @property
    def over(self) -> bool:
        """True once the match is over, to its end or given up."""
        return self.snapshot.result is not None

    @property
    def secret(self) -> str | None:
        """The secret character, where the seat knows it."""
        return self.story.secret or self.table.secret

    @property
    def guides(self) -> bool:
        """True if the seat that watches is the guide."""
        return self.seat == self.table.guide

    @property
    def gives_clue(self) -> bool:
        """True if the person is to give a clue."""
        return self.may_act and self.table.phase is Phase.CLUE

    @property
    def laid(self) -> tuple[str, ...]:
        """The characters of the grid, in their places."""
        return tuple(shown(card) for card in self.table.grid)

    def laid_at(self, zone: str) -> str:
        """Return the character of the grid whose place ``zone`` is; "" where it is none."""
        places = {cell(place): name for place, name in enumerate(self.laid)}
        return places.get(zone, "")

    def choice(self, character: str) -> SimiloMove | None:
        """Return the move that names ``character`` in this phase, allowed or not."""
        match self.table.phase:
            case Phase.SECRET:
                return ChooseSecret(character)
            case Phase.DECIDE:
                return Decide(character)
            case Phase.CLUE | Phase.VOTE:
                return Vote(character)
            case Phase.OVER:
                return None

    def move_for(self, zone: str) -> SimiloMove | None:
        """Return what choosing ``zone`` means now for the picked card, allowed or not."""
        if not self.may_act or not self.picked:
            return None
        if self.gives_clue:
            beside = self.laid_at(zone)
            return GiveClue(Card(self.picked), self.way, beside) if beside else None
        return self.choice(self.picked) if zone == BALLOT else None

    def why_not(self, move: SimiloMove) -> Violation | None:
        """Return what forbids ``move`` to the seat; None if it is allowed."""
        return RULES.check(self.table, self.seat, move)

    def can_choose(self, character: str) -> bool:
        """Tell whether the person may name ``character`` of the grid now."""
        if not self.may_act or self.gives_clue:
            return False
        move = self.choice(character)
        return move is not None and self.why_not(move) is None
