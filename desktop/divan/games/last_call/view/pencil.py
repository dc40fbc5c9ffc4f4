"""What the person writes into the notebook by hand, and how it is filled. No Qt."""

from typing import Final

import msgspec
from msgspec.structs import replace

MODES: Final = ("hand", "facts", "deductions")
"""How the notebook is filled; the last one is the default."""
CYCLE: Final = ("", "yes", "no", "maybe")
"""What a cell goes through when the pencil touches it again and again."""


class Pencil(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The marks of one case by their cells, and those before the last strokes."""

    marks: dict[str, str] = {}
    past: tuple[tuple[str, str], ...] = ()

    def mark(self, cell: str) -> str:
        """Return the mark in ``cell``, "" for none."""
        return self.marks.get(cell, "")

    def touched(self, cell: str) -> "Pencil":
        """Return the pencil after one more touch of ``cell``."""
        before = self.mark(cell)
        now = CYCLE[(CYCLE.index(before) + 1) % len(CYCLE)]
        return Pencil(self._with(cell, now), (*self.past, (cell, before)))

    def undone(self) -> "Pencil":
        """Return the pencil before its last touch."""
        if not self.past:
            return self
        cell, before = self.past[-1]
        return replace(self, marks=self._with(cell, before), past=self.past[:-1])

    def _with(self, cell: str, mark: str) -> dict[str, str]:
        rest = {other: kept for other, kept in self.marks.items() if other != cell}
        return rest | {cell: mark} if mark else rest


def written(pencil: Pencil) -> str:
    """Return ``pencil`` as the text of a note."""
    return msgspec.json.encode(pencil).decode()


def read(note: str | None) -> Pencil:
    """Return the pencil of a note; an empty one where there is none that can be read."""
    if note is None:
        return Pencil()
    try:
        found = msgspec.json.decode(note, type=Pencil)
    except msgspec.DecodeError:
        return Pencil()
    return found if all(mark in CYCLE for mark in found.marks.values()) else Pencil()
