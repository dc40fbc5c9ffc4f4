"""Keeping the store in step with a match that is being played."""

import time
from typing import Any

from divan.core.record import Turn
from divan.session.match import Match
from divan.session.store.store import Change, Store
from divan.session.store.trouble import StoreError
from divan.session.updates import SaveTrouble


class Journal:
    """Writes what changed in a match since it was last written.

    What could not be written is not lost: the next call tries again with everything.
    """

    def __init__(self, store: Store, match: Match, revision: int) -> None:
        self._store = store
        self._match = match
        self._revision = revision
        self._saved: tuple[Turn[Any], ...] = match.record.turns
        self._since = time.monotonic()

    def keep(self) -> SaveTrouble | None:
        """Make the match durable as it is now; return what is in the way, or None."""
        match = self._match
        turns = match.record.turns
        same = _common_start(self._saved, turns)
        now = time.monotonic()
        change = Change(
            keep=same,
            turns=turns[same:],
            practice=match.practice,
            resigned=match.record.resigned,
            result=match.result,
            seconds=now - self._since,
        )
        try:
            self._revision = self._store.change(match.id, self._revision, change)
        except StoreError as error:
            return error.trouble
        self._saved = turns
        self._since = now
        return None


def _common_start(old: tuple[Turn[Any], ...], new: tuple[Turn[Any], ...]) -> int:
    """Return how many turns at the start are the very same ones."""
    for place, (before, after) in enumerate(zip(old, new, strict=False)):
        if before is not after and before != after:
            return place
    return min(len(old), len(new))
