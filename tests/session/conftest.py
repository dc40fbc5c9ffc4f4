"""A store of its own for every test of the session."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from divan.session.store.opening import open_store
from divan.session.store.store import Store


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
