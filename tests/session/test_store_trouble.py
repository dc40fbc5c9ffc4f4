"""A full disk, a file that became read-only, other windows: nothing is lost or half done."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
import pytest

from divan.core.record import PERSON, Level, Player, Turn
from divan.games import find_games
from divan.games.lost_cities.rules.options import LostCitiesOptions
from divan.session.journal import Journal
from divan.session.library import Library, OpenMatch
from divan.session.match import Match
from divan.session.reading import UnreadableMatch, stored_record
from divan.session.store.opening import FILE_NAME, Notice, OpeningTrouble, open_store
from divan.session.store.store import Store
from divan.session.store.trouble import StoreError, as_store_error
from divan.session.updates import NotSaved, Restored, SavedAgain, SaveTrouble, Stepped
from helpers.disks import fill, tiny_disk
from helpers.lost_cities import RULES
from helpers.matches import harmless, lost_cities_match, lost_cities_record
from helpers.processes import start_python
from helpers.thinkers import InstantThinkers
from helpers.watching import Watched, watching


def kept_turns(store: Store, match: Match) -> tuple[Turn, ...]:
    stored = store.match(match.id)
    assert stored is not None
    return stored_record(find_games(), stored, store.turns(match.id))[1].turns


@pytest.fixture
def match(store: Store) -> Match:
    """A match that is in the store."""
    return lost_cities_match(store.add(lost_cities_record()))


def play(match: Match, plies: int) -> None:
    for _ in range(plies):
        match.play(match.to_act()[0], harmless(match))


@contextmanager
def full_disk(store: Store) -> Iterator[None]:
    """Let the file grow no further."""
    connection = store._connection
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")
    yield
    connection.execute("PRAGMA max_page_count = 1000000")


def test_a_journal_writes_what_is_new_and_nothing_else(
    store: Store, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    change, written = store.change, []
    monkeypatch.setattr(
        store, "change", lambda *now: (written.append(len(now[2].turns)), change(*now))[1]
    )
    journal = Journal(store, match, 0)
    for plies in (1, 3, 0, 2):
        play(match, plies)
        assert journal.keep() is None
        assert kept_turns(store, match) == match.record.turns
    assert written == [1, 3, 0, 2]


def test_a_journal_notices_another_way_that_is_just_as_long(store: Store, match: Match) -> None:
    journal = Journal(store, match, 0)
    play(match, 3)
    journal.keep()
    match.undo()
    match.undo()
    match.play(0, list(RULES.moves(match.position.state, 0))[-1])
    play(match, 2)
    assert journal.keep() is None
    assert kept_turns(store, match) == match.record.turns


def test_a_journal_follows_undo_redo_and_another_way(store: Store, match: Match) -> None:
    journal = Journal(store, match, 0)
    play(match, 5)
    journal.keep()
    for step in (match.undo, match.undo, match.redo, match.undo):
        step()
        assert journal.keep() is None
        assert kept_turns(store, match) == match.record.turns
    other = list(RULES.moves(match.position.state, match.to_act()[0]))[-1]
    match.play(match.to_act()[0], other)
    journal.keep()
    assert kept_turns(store, match) == match.record.turns
    stored = store.match(match.id)
    assert stored is not None
    assert stored.practice


def test_a_journal_keeps_how_the_match_ended(store: Store, match: Match) -> None:
    journal = Journal(store, match, 0)
    match.resign(0)
    journal.keep()
    stored = store.match(match.id)
    assert stored is not None
    assert (stored.resigned, stored.result) == (0, match.result)


def test_a_journal_that_failed_writes_everything_the_next_time(
    store: Store, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal(store, match, 0)
    play(match, 2)
    journal.keep()
    change, failing = store.change, StoreError(SaveTrouble.DISK_FULL, "full")

    def fail(*_: object) -> int:
        raise failing

    monkeypatch.setattr(store, "change", fail)
    for step in (lambda: play(match, 3), match.undo, lambda: play(match, 4)):
        step()
        assert journal.keep() is SaveTrouble.DISK_FULL
    monkeypatch.setattr(store, "change", change)
    assert len(kept_turns(store, match)) == 2
    assert journal.keep() is None
    assert kept_turns(store, match) == match.record.turns


def test_on_a_full_disk_the_match_goes_on_and_is_saved_when_there_is_room(
    store: Store, match: Match
) -> None:
    journal = Journal(store, match, 0)
    with watching(match, InstantThinkers(RULES), journal=journal) as watched:

        def turn() -> None:
            shown = watched.snapshot
            while 0 not in shown.to_act:
                watched.next(Stepped)
                shown = watched.snapshot
            watched.play(next(RULES.moves(shown.view.table, 0)))
            watched.next(Stepped)

        with full_disk(store):
            while not any(isinstance(update, NotSaved) for update in watched.seen):
                turn()
            turn()
            assert len(kept_turns(store, match)) < len(match.record.turns)
        while not any(isinstance(update, SavedAgain) for update in watched.seen):
            turn()
    told = [update for update in watched.closed() if isinstance(update, NotSaved | SavedAgain)]
    assert [type(update) for update in told] == [NotSaved, SavedAgain]
    assert told[0].trouble is SaveTrouble.DISK_FULL
    assert kept_turns(store, match) == match.record.turns


def test_on_a_disk_that_really_is_full_nothing_is_lost_and_it_works_again(tmp_path: Path) -> None:
    place = tmp_path / "disk"
    with tiny_disk(place, 256):
        store, notices = open_store(place)
        assert notices == ()
        match = lost_cities_match(store.add(lost_cities_record()))
        journal = Journal(store, match, 0)
        play(match, 1)
        assert journal.keep() is None
        ballast = fill(place)
        troubles = []
        for _ in range(60):
            play(match, 1)
            troubles.append(journal.keep())
        assert SaveTrouble.DISK_FULL in troubles
        ballast.unlink()
        assert journal.keep() is None
        assert kept_turns(store, match) == match.record.turns
        store.close()
        again, notices = open_store(place)
        assert notices == ()
        assert kept_turns(again, match) == match.record.turns
        again.close()


@pytest.mark.parametrize("folder", [".", "store"])
@pytest.mark.parametrize("kilobytes", [4, 16, 48, 256])
def test_a_full_disk_at_the_start_means_memory_and_a_notice(
    tmp_path: Path, folder: str, kilobytes: int, expect_log: Callable[[str], None]
) -> None:
    expect_log("cannot be kept in")
    place = tmp_path / "disk"
    with tiny_disk(place, kilobytes):
        fill(place)
        store, notices = open_store(place / folder)
        assert notices == (Notice(OpeningTrouble.DISK_FULL, str(place / folder)),)
        store.put_setting("works", "true")
        store.close()


def test_a_file_that_can_no_longer_be_written_is_told_as_such(store: Store, match: Match) -> None:
    journal = Journal(store, match, 0)
    play(match, 1)
    store._connection.execute("PRAGMA query_only = ON")
    assert journal.keep() is SaveTrouble.READ_ONLY
    store._connection.execute("PRAGMA query_only = OFF")
    assert journal.keep() is None


def test_a_window_that_writes_for_too_long_is_told_as_busy(
    store: Store, match: Match, folder: Path
) -> None:
    journal = Journal(store, match, 0)
    play(match, 1)
    store._connection.execute("PRAGMA busy_timeout = 10")
    with closing(sqlite3.connect(folder / FILE_NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert journal.keep() is SaveTrouble.BUSY
        other.execute("ROLLBACK")
        assert journal.keep() is None


def test_of_two_windows_on_one_match_the_second_is_told_and_the_first_loses_nothing(
    store: Store, match: Match, folder: Path
) -> None:
    other_store, _ = open_store(folder)
    other = lost_cities_match(match.id)
    mine, theirs = Journal(store, match, 0), Journal(other_store, other, 0)
    play(other, 3)
    assert theirs.keep() is None
    with watching(match, InstantThinkers(RULES), journal=mine) as watched:
        watched.play(harmless(match))
        assert watched.next(NotSaved).trouble is SaveTrouble.CHANGED_ELSEWHERE
        watched.next(Stepped)
        assert match.position.ply == 1, "this window goes on in memory"
    assert kept_turns(store, other) == other.record.turns
    play(other, 1)
    assert theirs.keep() is None
    other_store.close()
    assert not any(isinstance(update, Restored) for update in watched.seen[1:])


def test_a_match_that_was_deleted_in_another_window_is_not_brought_back(
    store: Store, match: Match
) -> None:
    journal = Journal(store, match, 0)
    store.delete(match.id)
    play(match, 1)
    assert journal.keep() is SaveTrouble.DELETED
    assert store.matches() == ()


def test_a_note_of_a_match_that_is_not_there_is_told_as_such(store: Store) -> None:
    with pytest.raises(StoreError) as refused:
        store.put_note("nowhere", "notebook", "{}")
    assert refused.value.trouble is SaveTrouble.DELETED


def begin(store: Store, seed: str) -> OpenMatch:
    """Begin a match against a bot, as the set-up form does."""
    games = find_games()
    options = LostCitiesOptions(starter="first_seat")
    players = (PERSON, Player(Level.WIGGINS))
    return Library(store, games).start(games[0], options, players, seed, daily="2026-11-29")


def test_a_match_begun_while_the_file_is_locked_is_kept_when_it_is_let_go(
    store: Store, folder: Path
) -> None:
    store._connection.execute("PRAGMA busy_timeout = 10")
    with closing(sqlite3.connect(folder / FILE_NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        opened = begin(store, "LOCKED")
        match = opened.match
        with watching(match, InstantThinkers(RULES), journal=opened.journal) as watched:
            assert watched.next(NotSaved).trouble is SaveTrouble.BUSY
            watched.play(harmless(match))
            watched.next(Stepped)
            assert store.matches() == ()
            other.execute("ROLLBACK")
            watched.play(next(RULES.moves(match.position.state, 0)))
            watched.next(SavedAgain)
            watched.next(Stepped)
            watched.closed()
    assert kept_turns(store, match) == match.record.turns
    (stored,) = store.matches()
    assert (stored.seed, stored.daily) == ("LOCKED", "2026-11-29")


def test_a_match_that_was_never_kept_is_kept_when_it_leaves_the_table(store: Store) -> None:
    with full_disk(store):
        for number in range(100):
            opened = begin(store, f"FULL {number}")
            if opened.journal.trouble is not None:
                break
        assert opened.journal.trouble is SaveTrouble.DISK_FULL
        watched = Watched(opened.match, InstantThinkers(RULES), journal=opened.journal)
        watched.thread.start()
        watched.next(NotSaved)
    watched.closed()
    stored = store.match(opened.match.id)
    assert stored is not None
    assert stored.seed == opened.match.record.seed


def test_a_match_that_makes_no_sense_leaves_nothing_behind(store: Store) -> None:
    games = find_games()
    with pytest.raises(UnreadableMatch):
        Library(store, games).start(games[0], LostCitiesOptions(), (PERSON,), "ALONE")
    assert store.matches() == ()


@pytest.mark.parametrize("replaced", [False, True], ids=["removed", "replaced"])
def test_a_file_that_is_taken_away_under_the_app_is_told(
    store: Store, match: Match, folder: Path, replaced: bool
) -> None:
    journal = Journal(store, match, 0)
    play(match, 1)
    assert journal.keep() is None
    away = folder.with_name("away")
    folder.rename(away)
    if replaced:
        open_store(folder)[0].close()
    play(match, 1)
    assert journal.keep() is SaveTrouble.FILE_GONE
    if replaced:
        folder.rename(folder.with_name("other"))
    away.rename(folder)
    assert journal.keep() is None, "it was put back"


WRITER = """
import sys
from pathlib import Path
from divan.session.journal import Journal
from divan.session.store.opening import open_store
from helpers.matches import harmless, lost_cities_match, lost_cities_record

print("ready", flush=True)
sys.stdin.readline()
store, notices = open_store(Path(sys.argv[1]))
assert notices == (), notices
store._connection.execute("PRAGMA busy_timeout = 20000")  # a slow machine is no fault
for number in range(3):
    match = lost_cities_match(store.add(lost_cities_record(sys.argv[2])), seed=sys.argv[2])
    journal = Journal(store, match, 0)
    for _ in range(12):
        match.play(match.to_act()[0], harmless(match))
        trouble = journal.keep()
        assert trouble is None, trouble
store.close()
print("done")
"""


def test_several_windows_make_and_write_the_same_file_at_the_same_time(folder: Path) -> None:
    writers = [start_python("-c", WRITER, str(folder), seed) for seed in ("A", "B", "C")]
    for writer in writers:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "ready\n"
    for writer in writers:
        assert writer.stdin is not None
        writer.stdin.write("go\n")
        writer.stdin.flush()
    for writer in writers:
        output, _ = writer.communicate(timeout=60)
        assert (writer.returncode, output) == (0, "done\n")
    store, notices = open_store(folder)
    assert notices == ()
    assert sorted(match.seed for match in store.matches()) == ["A"] * 3 + ["B"] * 3 + ["C"] * 3
    assert {match.plies for match in store.matches()} == {12}
    store.close()


@pytest.mark.parametrize(
    ("code", "trouble"),
    [
        (sqlite3.SQLITE_FULL, SaveTrouble.DISK_FULL),
        (sqlite3.SQLITE_IOERR_WRITE, SaveTrouble.DISK_FULL),
        (sqlite3.SQLITE_READONLY_DBMOVED, SaveTrouble.READ_ONLY),
        (sqlite3.SQLITE_CANTOPEN, SaveTrouble.READ_ONLY),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, SaveTrouble.BUSY),
        (sqlite3.SQLITE_LOCKED, SaveTrouble.BUSY),
        (sqlite3.SQLITE_CORRUPT, SaveTrouble.UNREADABLE),
        (None, SaveTrouble.UNREADABLE),
    ],
)
def test_every_error_of_the_database_has_a_meaning(code: int | None, trouble: SaveTrouble) -> None:
    error = sqlite3.OperationalError("odd")
    if code is not None:
        error.sqlite_errorcode = code
    assert as_store_error(error).trouble is trouble
    assert "odd" in str(as_store_error(error))


def test_moves_are_kept_as_json_that_other_programs_can_read(store: Store, match: Match) -> None:
    play(match, 1)
    Journal(store, lost_cities_match(match.id), 0)
    journal = Journal(store, match, 0)
    match.play(0, harmless(match))
    journal.keep()
    (text,) = store.turns(match.id)[-1:]
    assert msgspec.json.decode(text) == {"seat": 0, "move": {"type": "DrawFromPile"}}
