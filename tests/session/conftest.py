"""A store of its own for every test of the session."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from divan.session.store.opening import FILE_NAME, open_store
from divan.session.store.store import Store
from helpers.matches import lost_cities_match, play_out


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the store lies."""
    return tmp_path / "store"


@pytest.fixture
def store(folder: Path) -> Iterator[Store]:
    store, notices = open_store(folder)
    assert notices == ()
    yield store
    store.close()


@pytest.fixture
def full(folder: Path) -> Path:
    """A store with some matches in it, as a file that nobody has open."""
    record = play_out(lost_cities_match()).record
    store, _ = open_store(folder)
    for _ in range(12):
        store.add(record)
    store.close()
    return folder / FILE_NAME
