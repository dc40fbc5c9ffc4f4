"""All matches a person has: starting, resuming, bringing in and taking out."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from divan.core.manifest import Manifest
from divan.core.options import Options
from divan.core.record import Player, new_record
from divan.session.journal import Journal
from divan.session.match import Match
from divan.session.match_file import read_match, write_match
from divan.session.reading import (
    Unreadable,
    UnreadableMatch,
    open_match,
    stored_record,
)
from divan.session.store.store import Store, StoredMatch
from divan.session.store.trouble import StoreError
from divan.session.updates import SaveTrouble


class OpenMatch(msgspec.Struct, frozen=True):
    """A match ready to be played or looked at.

    ``journal`` keeps it; it is None where the match could not be kept at all, for the
    reason in ``trouble``. ``stored`` is how the match lay in the store, if it did.
    """

    manifest: Manifest
    match: Match
    journal: Journal | None
    stored: StoredMatch | None
    trouble: SaveTrouble | None = None


class Library:
    """The matches in the store, as matches."""

    def __init__(self, store: Store, games: Sequence[Manifest]) -> None:
        self._store = store
        self._games = games

    def start(
        self,
        manifest: Manifest,
        options: Options,
        players: tuple[Player, ...],
        seed: str,
        *,
        daily: str | None = None,
    ) -> OpenMatch:
        """Begin a match. One that cannot be kept is played all the same.

        A deal of the day (``daily``, its date) whose cards were played before is practice.
        """
        rules = manifest.load_rules()
        record = new_record(manifest.id, rules, options, players, seed)
        try:
            practice = daily is not None and self._was_dealt(manifest.id, seed)
            id = self._store.add(record, daily=daily, practice=practice)  # noqa: A001
        except StoreError as error:
            return OpenMatch(manifest, open_match("", rules, record), None, None, error.trouble)
        match = open_match(id, rules, record, practice=practice)
        journal = Journal(self._store, match, revision=0)
        return OpenMatch(manifest, match, journal, self._store.match(id))

    def open(self, id: str) -> OpenMatch:
        """Open a match of the store as it was left. Raises UnreadableMatch, StoreError."""
        stored = self._store.match(id)
        if stored is None:
            raise UnreadableMatch(Unreadable.DAMAGED, id)
        rules, record = stored_record(self._games, stored, self._store.turns(id))
        match = open_match(id, rules, record, practice=stored.practice)
        journal = Journal(self._store, match, stored.revision)
        return OpenMatch(self._manifest(stored.game), match, journal, stored)

    def matches(self) -> tuple[StoredMatch, ...]:
        """Return all matches, the one touched last first. Raises StoreError."""
        return self._store.matches()

    def delete(self, id: str) -> None:
        """Forget a match. Raises StoreError."""
        self._store.delete(id)

    def take_out(self, id: str, path: Path) -> None:
        """Write a match to a file. Raises UnreadableMatch, StoreError."""
        opened = self.open(id)
        started = opened.stored.started if opened.stored else datetime.now(UTC)
        match = opened.match
        write_match(path, match.record, started=started, practice=match.practice)

    def bring_in(self, path: Path) -> str:
        """Keep the match of a file as a new one; return its id.

        Raises UnreadableMatch, with the file left as it was, and StoreError.
        """
        file = read_match(path, self._games)
        return self._store.add(file.record, practice=file.practice, result=file.match.result)

    def _was_dealt(self, game: str, seed: str) -> bool:
        """Tell whether a match of ``game`` was dealt from ``seed`` before. Raises StoreError."""
        return any((match.game, match.seed) == (game, seed) for match in self._store.matches())

    def _manifest(self, game: str) -> Manifest:
        return next(manifest for manifest in self._games if manifest.id == game)
