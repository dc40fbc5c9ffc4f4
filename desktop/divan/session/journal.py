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

    ``revision`` is the one in the store, None for a match that is not there yet. What
    could not be written is not lost: the next call tries again with everything.
    """

    def __init__(
        self, store: Store, match: Match, revision: int | None, *, daily: str | None = None
    ) -> None:
        self._store = store
        self._match = match
        self._revision = revision
        self._daily = daily
        self.trouble: SaveTrouble | None = None
        """What was in the way the last time."""
        self._saved: tuple[Turn[Any], ...] = match.record.turns
        self._since = time.monotonic()

    def keep(self) -> SaveTrouble | None:
        """Make the match durable as it is now; return what is in the way, or None."""
        try:
            if self._revision is None:
                self._revision = self._add()
            else:
                self._revision = self._change(self._revision)
        except StoreError as error:
            self.trouble = error.trouble
        else:
            self.trouble = None
        return self.trouble

    def _add(self) -> int:
        """Write a match that the store does not have; return its revision."""
        match = self._match
        self._store.add(
            match.record,
            id=match.id,
            daily=self._daily,
            practice=match.practice,
            result=match.result,
        )
        self._saved = match.record.turns
        return 0

    def _change(self, revision: int) -> int:
        """Write what has changed since ``revision``; return the new one."""
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
        revision = self._store.change(match.id, revision, change)
        self._saved = turns
        self._since = now
        return revision


def _common_start(old: tuple[Turn[Any], ...], new: tuple[Turn[Any], ...]) -> int:
    """Return how many turns at the start are the very same ones."""
    for place, (before, after) in enumerate(zip(old, new, strict=False)):
        if before is not after and before != after:
            return place
    return min(len(old), len(new))
