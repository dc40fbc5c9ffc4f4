"""What the screen of Baker Street shows at one moment, before it is put into words. No Qt."""

from collections.abc import Callable

import msgspec

from divan.core.violation import Violation
from divan.games.baker_street.knowledge.detective import Knowledge
from divan.games.baker_street.knowledge.marks import Marks, deductions, facts
from divan.games.baker_street.rules.cards import Card
from divan.games.baker_street.rules.crime import Motive, Suspect, Weapon
from divan.games.baker_street.rules.events import BakerStreetEvent
from divan.games.baker_street.rules.house import Arrow
from divan.games.baker_street.rules.state import Phase, Table
from divan.games.baker_street.view.draft import Draft
from divan.games.baker_street.view.own_marks import (
    Mark,
    OwnMarks,
    arrow_id,
    motive_id,
    suspect_id,
    weapon_id,
)
from divan.games.baker_street.view.pieces import Moves
from divan.games.baker_street.view.words import Words
from divan.ui.watching import Watching


class Moment(Watching, frozen=True):
    """A match as one seat sees it, with what the person has chosen so far, the marks on the
    sheet, and the line that says why something cannot be done, or that answers a question.

    ``filled`` is what the sheet fills in by itself, ``own`` what the person put on it;
    ``asked_why`` is the mark that the sheet explains. ``moves`` are the cards on their way
    since the scene before, ``news`` the events.
    """

    known: Knowledge
    filled: Marks
    own: OwnMarks = msgspec.field(default_factory=dict)
    draft: Draft = Draft()
    moves: Moves = Moves()
    violation: Violation | None = None
    answer: Callable[[Words], str] | None = None
    asked_why: str = ""
    news: tuple[BakerStreetEvent, ...] = ()

    @property
    def table(self) -> Table:
        """The table as the seat sees it."""
        table: Table = self.snapshot.view.table
        return table

    @property
    def deciding(self) -> Phase | None:
        """What the person has to decide now; None if nothing."""
        return self.table.phase if self.may_act else None

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards in the hand of the seat that watches."""
        return self.table.hands[self.seat]

    def suspect_out(self, suspect: Suspect) -> bool:
        """Tell whether ``suspect`` is struck, by the sheet or by the person."""
        return suspect in self.filled.suspects or self.crossed(suspect_id(suspect))

    def motive_out(self, suspect: Suspect, motive: Motive) -> bool:
        """Tell whether a motive is struck, or the suspect is."""
        return (
            self.suspect_out(suspect)
            or (suspect, motive) in self.filled.motives
            or self.crossed(motive_id(suspect, motive))
        )

    def weapon_out(self, weapon: Weapon) -> bool:
        """Tell whether a weapon is struck."""
        return weapon in self.filled.weapons or self.crossed(weapon_id(weapon))

    def arrow_out(self, between: Arrow) -> bool:
        """Tell whether an arrow is struck."""
        return between in self.filled.arrows or self.crossed(arrow_id(between))

    def crossed(self, id: str) -> bool:
        """Tell whether the person put a cross at ``id``."""
        return self.own.get(id) is Mark.CROSS


def filled_in(known: Knowledge, notes: str) -> Marks:
    """Return what the sheet fills in by itself under the option ``notes`` (D32)."""
    match notes:
        case "hand":
            return Marks()
        case "deductions":
            return deductions(known)
        case _:
            return facts(known)
