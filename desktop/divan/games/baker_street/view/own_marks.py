"""The marks that a person makes on the sheet, kept as a note of the match. No Qt.

A mark's id says what it stands at: ``suspect.robbie``, ``motive.robbie.greed``,
``weapon.rope``, ``arrow.hall.study``.
"""

from enum import StrEnum
from typing import Final, TypeAlias

import msgspec

from divan.games.baker_street.knowledge.why import Struck
from divan.games.baker_street.rules.crime import Motive, Suspect, Weapon
from divan.games.baker_street.rules.house import Arrow, Room, arrow

NOTE: Final = "sheet"


class Mark(StrEnum):
    """What a person can put on something; choosing it again changes one into the next."""

    CROSS = "cross"
    CIRCLE = "circle"


OwnMarks: TypeAlias = dict[str, Mark]

_NEXT: Final[dict[Mark | None, Mark | None]] = {
    None: Mark.CROSS,
    Mark.CROSS: Mark.CIRCLE,
    Mark.CIRCLE: None,
}


def marked(marks: OwnMarks, id: str) -> OwnMarks:
    """Return ``marks`` with the next mark at ``id``."""
    mark = _NEXT[marks.get(id)]
    rest = {other: kept for other, kept in marks.items() if other != id}
    return rest if mark is None else {**rest, id: mark}


def written(marks: OwnMarks) -> str:
    """Return ``marks`` as a note."""
    return msgspec.json.encode(marks).decode()


def read(note: str | None) -> OwnMarks:
    """Return the marks of a note; none where there is none, or one that cannot be read."""
    try:
        return msgspec.json.decode(note or "{}", type=OwnMarks)
    except msgspec.DecodeError:
        return {}


def suspect_id(suspect: Suspect) -> str:
    """Return the id of a suspect's mark."""
    return f"suspect.{suspect}"


def motive_id(suspect: Suspect, motive: Motive) -> str:
    """Return the id of the mark at a suspect's motive."""
    return f"motive.{suspect}.{motive}"


def weapon_id(weapon: Weapon) -> str:
    """Return the id of a weapon's mark."""
    return f"weapon.{weapon}"


def arrow_id(between: Arrow) -> str:
    """Return the id of an arrow's mark."""
    return f"arrow.{between[0]}.{between[1]}"


def struck_by(id: str) -> Struck:
    """Return what a mark's id stands for. Raises ValueError for none."""
    kind, _, rest = id.partition(".")
    one, _, other = rest.partition(".")
    match kind:
        case "suspect":
            return Suspect(one)
        case "motive":
            return Suspect(one), Motive(other)
        case "weapon":
            return Weapon(one)
        case "arrow":
            return arrow(Room(one), Room(other))
    raise ValueError(f"nothing on the sheet is called {id!r}")
