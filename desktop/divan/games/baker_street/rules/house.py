"""The house: nine rooms in a square, twelve arrows, and the ways to the study."""

from collections.abc import Iterator
from enum import StrEnum
from itertools import pairwise
from typing import Final, TypeAlias


class Room(StrEnum):
    """One of the nine rooms, row by row as they lie on the plan."""

    BOARD_GAME_ROOM = "board_game_room"
    HALL = "hall"
    KITCHEN = "kitchen"
    BILLIARD_ROOM = "billiard_room"
    STUDY = "study"
    DINING_ROOM = "dining_room"
    LIBRARY = "library"
    SALON = "salon"
    CONSERVATORY = "conservatory"


ROOMS: Final = tuple(Room)
STARTS: Final = (Room.BOARD_GAME_ROOM, Room.KITCHEN, Room.LIBRARY, Room.CONSERVATORY)
"""The start locations, where everybody was that evening: the corners."""
SCENE: Final = Room.STUDY
"""Where the murder was done; no weapon hung there."""
ARMED_ROOMS: Final = tuple(room for room in ROOMS if room is not SCENE)
"""The rooms with weapons."""

Arrow: TypeAlias = tuple[Room, Room]
"""Two rooms beside each other, in the order of ``ROOMS``."""
Path: TypeAlias = tuple[Room, ...]
"""The murderer's way from a start location to the study."""

_WIDTH: Final = 3
_PATH_LENGTHS: Final = (3, 5)


def _beside(one: Room, other: Room) -> bool:
    (row, column), (other_row, other_column) = (
        divmod(ROOMS.index(room), _WIDTH) for room in (one, other)
    )
    return abs(row - other_row) + abs(column - other_column) == 1


ARROWS: Final[tuple[Arrow, ...]] = tuple(
    (one, other)
    for place, one in enumerate(ROOMS)
    for other in ROOMS[place + 1 :]
    if _beside(one, other)
)


def arrow(one: Room, other: Room) -> Arrow:
    """Return the arrow between two rooms, whichever is named first."""
    return (one, other) if ROOMS.index(one) < ROOMS.index(other) else (other, one)


def arrows_of(path: Path) -> frozenset[Arrow]:
    """Return the arrows that ``path`` follows, in either direction (BAK-H4a)."""
    return frozenset(arrow(one, other) for one, other in pairwise(path))


def _paths_from(path: Path) -> Iterator[Path]:
    if path[-1] is SCENE:
        if len(path) in _PATH_LENGTHS:
            yield path
        return
    for room in ROOMS:
        if room not in path and _beside(path[-1], room):
            yield from _paths_from((*path, room))


PATHS: Final[tuple[Path, ...]] = tuple(path for start in STARTS for path in _paths_from((start,)))
"""The sixteen ways to the study: three or five rooms, none of them twice."""
