"""All matches a person has: starting, resuming, bringing in and taking out."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from divan.core.manifest import Manifest
from divan.core.options import BadOptions, Options, read_options
from divan.core.record import AnyRecord, Player, new_record
from divan.session.daily import day_of
from divan.session.journal import Journal
from divan.session.match import Match
from divan.session.match_file import MatchFile, read_match, write_match
from divan.session.reading import (
    Unreadable,
    UnreadableMatch,
    open_match,
    stored_record,
)
from divan.session.store.store import Store, StoredMatch, new_id
from divan.session.store.trouble import StoreError


class OpenMatch(msgspec.Struct, frozen=True):
    """A match ready to be played or looked at.

    ``journal`` keeps it, and knows whether it could be kept. ``stored`` is how the match
    lay in the store, if it did.
    """

    manifest: Manifest
    match: Match
    journal: Journal
    stored: StoredMatch | None


class Arrival(msgspec.Struct, frozen=True):
    """A match that came from a file; ``known`` where it was in the library already."""

    id: str
    known: bool


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
        """Begin a match. One that cannot be kept is played all the same, and kept later.

        A deal of the day (``daily``, its date) whose cards were played before is practice.
        Raises UnreadableMatch, with nothing kept, for one that makes no sense.
        """
        rules = manifest.load_rules()
        record = new_record(manifest.id, rules, options, players, seed)
        practice = daily is not None and self._was_dealt(manifest.id, seed)
        match = open_match(new_id(), rules, record, practice=practice)
        journal = Journal(self._store, match, revision=None, daily=daily)
        journal.keep()
        return OpenMatch(manifest, match, journal, None)

    def open_unkept(self, manifest: Manifest, record: AnyRecord) -> OpenMatch:
        """Open a match that is not to be kept: its journal writes nothing unless it is asked to.

        Raises UnreadableMatch for a record that does not fold.
        """
        match = open_match(new_id(), manifest.load_rules(), record)
        return OpenMatch(manifest, match, Journal(self._store, match, revision=None), None)

    def open(self, id: str) -> OpenMatch:
        """Open a match of the store as it was left. Raises UnreadableMatch, StoreError."""
        stored = self._store.match(id)
        if stored is None:
            raise UnreadableMatch(Unreadable.MISSING, id)
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

    def bring_in(self, path: Path) -> Arrival:
        """Keep the match of a file as a new one, unless it is here and as far or further.

        Raises UnreadableMatch, with the file left as it was, and StoreError.
        """
        file = read_match(path, self._games)
        for stored in self._store.matches():
            if self._holds(stored, file):
                return Arrival(stored.id, known=True)
        day = day_of(file.record.game, file.record.seed)
        added = self._store.add(
            file.record,
            daily=day.isoformat() if day is not None else None,
            practice=file.practice,
            result=file.match.result,
            imported=True,
            started=_sensible(file.started),
        )
        return Arrival(added, known=False)

    def _holds(self, stored: StoredMatch, file: MatchFile) -> bool:
        """Tell whether a match of the store began as the one in the file and went that far."""
        record = file.record
        if (stored.game, stored.seed, stored.players) != (record.game, record.seed, record.players):
            return False
        try:
            _, kept = stored_record(self._games, stored, self._store.turns(stored.id))
            options = [
                read_options(file.rules.options_type, each.options) for each in (kept, record)
            ]
        except (UnreadableMatch, BadOptions):
            return False
        if options[0] != options[1] or kept.turns[: len(record.turns)] != record.turns:
            return False
        ended = (kept.turns, kept.resigned) == (record.turns, record.resigned)
        return ended or record.resigned is None

    def _was_dealt(self, game: str, seed: str) -> bool:
        """Tell whether a match of ``game`` is known to have been dealt from ``seed`` before."""
        try:
            matches = self._store.matches()
        except StoreError:
            return False
        return any((match.game, match.seed) == (game, seed) for match in matches)

    def _manifest(self, game: str) -> Manifest:
        return next(manifest for manifest in self._games if manifest.id == game)


def _sensible(started: datetime) -> datetime:
    """Return a moment that a file tells; nothing has begun later than now."""
    now = datetime.now(UTC)
    try:
        return min(started.astimezone(UTC), now)
    except OverflowError:  # before the first year, or after the last
        return now
