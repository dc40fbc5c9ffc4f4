"""The store keeps matches, notes and settings, and tells who changed what."""

import threading
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from divan.core.record import Record
from divan.core.result import Result
from divan.games import find_games
from divan.session.reading import stored_record
from divan.session.store.opening import open_store
from divan.session.store.store import Change, Store, StoredMatch
from divan.session.store.trouble import StoreError
from divan.session.updates import SaveTrouble
from helpers.matches import lost_cities_match, lost_cities_record, play_out

RESULT = Result((1,), (3, 8), "pile_empty")


def whole_record(kept: str, store: Store) -> Record:
    """Read a match back with all its moves."""
    stored = store.match(kept)
    assert stored is not None
    return stored_record(find_games(), stored, store.turns(kept))[1]


def a_change(keep: int, turns: tuple, **more) -> Change:
    plain = {"practice": False, "resigned": None, "result": None, "seconds": 1.5}
    return Change(keep=keep, turns=turns, **{**plain, **more})


@pytest.fixture
def record() -> Record:
    return play_out(lost_cities_match()).record


def test_a_match_comes_back_as_it_was(store: Store, record: Record) -> None:
    kept = store.add(record, daily="2026-11-29", practice=True, result=RESULT)
    stored = store.match(kept)
    assert stored is not None
    assert stored == StoredMatch(
        id=kept,
        game="lost_cities",
        rules_version=1,
        options=record.options,
        players=record.players,
        seed="MATCH",
        daily="2026-11-29",
        started=stored.started,
        touched=stored.started,
        played_seconds=0.0,
        practice=True,
        resigned=None,
        result=RESULT,
        revision=0,
        plies=len(record.turns),
    )
    assert abs(datetime.now(UTC) - stored.started) < timedelta(minutes=1)
    assert whole_record(kept, store) == record


def test_it_is_still_there_when_the_store_is_opened_again(
    store: Store, folder: Path, record: Record
) -> None:
    kept = store.add(record)
    store.close()
    again, notices = open_store(folder)
    assert notices == ()
    assert whole_record(kept, again) == record
    again.close()


def test_a_match_that_is_not_there_is_none(store: Store) -> None:
    assert store.match("nobody") is None
    assert store.turns("nobody") == ()


def test_matches_come_with_the_one_touched_last_first(store: Store) -> None:
    ids = [store.add(lost_cities_record(seed)) for seed in ("A", "B", "C")]
    store.change(ids[1], 0, a_change(0, ()))
    assert [match.id for match in store.matches()] == [ids[1], ids[2], ids[0]]


def test_moves_are_added_and_cut_off(store: Store, record: Record) -> None:
    turns = record.turns
    kept = store.add(replace(record, turns=turns[:4]))
    assert store.change(kept, 0, a_change(4, turns[4:6])) == 1
    assert whole_record(kept, store).turns == turns[:6]
    assert store.change(kept, 1, a_change(2, (turns[0], turns[1]))) == 2
    assert whole_record(kept, store).turns == (*turns[:2], *turns[:2])
    assert store.change(kept, 2, a_change(1, ())) == 3
    assert whole_record(kept, store).turns == turns[:1]


def test_a_change_says_how_the_match_stands(store: Store, record: Record) -> None:
    kept = store.add(record)
    change = a_change(0, (), practice=True, resigned=0, result=RESULT)
    store.change(kept, 0, change)
    store.change(kept, 1, replace(change, resigned=None, result=None))
    stored = store.match(kept)
    assert stored is not None
    assert (stored.practice, stored.resigned, stored.result) == (True, None, None)
    assert (stored.played_seconds, stored.revision) == (3.0, 2)
    assert stored.touched > stored.started


def test_a_change_of_an_older_revision_is_refused_and_changes_nothing(
    store: Store, record: Record
) -> None:
    kept = store.add(replace(record, turns=()))
    store.change(kept, 0, a_change(0, record.turns[:3]))
    before = store.match(kept), store.turns(kept)
    with pytest.raises(StoreError) as refused:
        store.change(kept, 0, a_change(0, record.turns[:1], practice=True))
    assert refused.value.trouble is SaveTrouble.CHANGED_ELSEWHERE
    assert (store.match(kept), store.turns(kept)) == before


def test_a_change_that_fails_half_way_is_taken_back(store: Store, record: Record) -> None:
    kept = store.add(replace(record, turns=record.turns[:2]))
    with pytest.raises(TypeError):
        store.change(kept, 0, a_change(0, (record.turns[0], {1, object()})))
    stored = store.match(kept)
    assert stored is not None
    assert (stored.revision, whole_record(kept, store).turns) == (0, record.turns[:2])
    store.change(kept, 0, a_change(2, ()))


def test_a_match_that_is_deleted_takes_its_moves_and_notes_with_it(
    store: Store, record: Record, folder: Path
) -> None:
    kept, other = store.add(record), store.add(record)
    store.put_note(kept, "page", "scribble")
    store.delete(kept)
    assert [match.id for match in store.matches()] == [other]
    assert store.turns(kept) == ()
    assert store.note(kept, "page") is None
    with pytest.raises(StoreError):
        store.change(kept, 0, a_change(0, ()))


def test_notes_are_kept_by_match_and_name(store: Store, record: Record) -> None:
    kept, other = store.add(record), store.add(record)
    store.put_note(kept, "page", "first")
    store.put_note(kept, "page", "یادداشت ✎")
    store.put_note(other, "page", "other")
    assert store.note(kept, "page") == "یادداشت ✎"
    assert store.note(other, "page") == "other"
    assert store.note(kept, "margin") is None


def test_a_note_needs_a_match(store: Store) -> None:
    with pytest.raises(StoreError):
        store.put_note("nobody", "page", "text")


def test_settings_are_kept_by_name(store: Store) -> None:
    assert store.settings() == {}
    store.put_setting("volume", "70")
    store.put_setting("volume", "30")
    store.put_setting("language", '"fa"')
    assert store.settings() == {"volume": "30", "language": '"fa"'}


def test_any_thread_may_use_the_store(store: Store) -> None:
    def keep(name: str) -> None:
        for number in range(25):
            store.put_setting(f"{name} {number}", "1")
            store.add(lost_cities_record(name))
            store.matches()

    threads = [threading.Thread(target=keep, args=(name,)) for name in "ABCD"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(store.settings()) == len(store.matches()) == 100


def test_a_store_that_is_closed_says_so_as_trouble(folder: Path) -> None:
    store, _ = open_store(folder)
    store.close()
    with pytest.raises(StoreError):
        store.matches()
    with pytest.raises(StoreError):
        store.put_setting("volume", "1")
