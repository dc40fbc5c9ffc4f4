"""What really happened, and what each clue says about it (the predicates of BAK-L1 to V3)."""

import msgspec

from divan.games.baker_street.rules.cards import MOST_COUNTED, Card, Kind
from divan.games.baker_street.rules.crime import (
    CATEGORY_OF,
    MOTIVES_OF,
    ROOM_OF,
    SUSPECTS,
    SYMBOL_OF,
    Motive,
    Solution,
    Suspect,
)
from divan.games.baker_street.rules.house import Path, Room, arrow, arrows_of


class Truth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole case: the solution, the murderer's ``path`` and where everyone was.

    ``places`` has one start location a suspect, in their order; that of the murderer is
    where the path begins.
    """

    solution: Solution
    path: Path
    places: tuple[Room, ...]

    def place(self, suspect: Suspect) -> Room:
        """Return where ``suspect`` was that evening."""
        return self.places[SUSPECTS.index(suspect)]

    def innocents_in(self, room: Room) -> int:
        """Return how many guests were in ``room``; the murderer is in the study (D24)."""
        return sum(
            place is room
            for suspect, place in zip(SUSPECTS, self.places, strict=True)
            if suspect is not self.solution.murderer
        )


def holds(card: Card, truth: Truth) -> bool:
    """Tell whether ``card`` may be in the deck of a case with this ``truth``.

    A claim that the murderer makes may always be; so may any claim to have been
    together, which says something only with the claim of the other (D21), and any
    tick at a motive that the suspect has (D22, D23).
    """
    murderer, weapon, motive = (
        truth.solution.murderer,
        truth.solution.weapon,
        truth.solution.motive,
    )
    room = card.rooms[0] if card.rooms else None
    match card.kind:
        case Kind.L1:
            return card.motive is not motive
        case Kind.L2:
            return (card.suspects[0], card.motive) != (murderer, motive)
        case Kind.L3:
            return _has_motive(card.suspects[0], card.motive)
        case Kind.L4:
            return card.subject != weapon
        case Kind.M1:
            return card.subject != CATEGORY_OF[weapon]
        case Kind.M2:
            return card.subject != SYMBOL_OF[weapon]
        case Kind.H1:
            return room is not None and card.guests == min(truth.innocents_in(room), MOST_COUNTED)
        case Kind.H2:
            return murderer not in card.suspects or room not in truth.path
        case Kind.H3:
            named = murderer in card.suspects
            return (not named or room in truth.path) and (ROOM_OF[weapon] is not room or named)
        case Kind.H4:
            return arrow(*card.rooms) not in arrows_of(truth.path)
        case Kind.V1:
            return True
        case Kind.V2:
            return card.suspects[0] is murderer or truth.place(card.suspects[0]) is room
        case Kind.V3:
            return _has_motive(card.suspects[1], card.motive)
    return False


def _has_motive(suspect: Suspect, motive: Motive) -> bool:
    return motive in MOTIVES_OF[suspect]
