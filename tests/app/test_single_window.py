"""A second start hands its file to the first window, for each data folder."""

import os
import signal
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from divan.app import first_window
from divan.app.first_window import LOCK, Request, enter
from divan.session.match_file import write_match
from divan.session.store.opening import open_store
from helpers.matches import lost_cities_record
from helpers.starts import await_that, hears, short_home, started

pytestmark = pytest.mark.skipif(os.name == "nt", reason="sockets are not files there")


@pytest.fixture
def home() -> Iterator[Path]:
    with short_home() as folder:
        yield folder


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A match as a file, under a name that takes care to pass on."""
    path = tmp_path / "مسابقه 1\n.divan"
    write_match(path, lost_cities_record(), started=datetime.now(UTC), practice=False)
    return path


def kept(home: Path) -> int:
    """Return how many matches lie in a data folder."""
    store, notices = open_store(home)
    assert notices == ()
    count = len(store.matches())
    store.close()
    return count


def test_a_second_start_hands_its_file_over_and_ends(home: Path, file: Path) -> None:
    with started(home) as first:
        await_that(lambda: hears(home), "the first window listens")
        with started(home, str(file)) as second:
            assert second.communicate(timeout=60) == ("", "")
        assert second.returncode == 0
        await_that(lambda: kept(home) == 1, "the match is in the library")
        assert first.poll() is None
    assert first.returncode == 0
    assert not hears(home)
    assert not (home / LOCK).exists()
    assert not (home / "divan.log").exists()


def test_of_starts_at_the_same_moment_one_has_the_window(home: Path) -> None:
    with started(home) as one, started(home) as two, started(home) as three:
        starts = (one, two, three)
        await_that(lambda: sum(each.poll() is None for each in starts) == 1, "two have ended")
        assert sorted(each.poll() or 0 for each in starts) == [0, 0, 0]
        assert hears(home)


def test_another_data_folder_has_a_window_of_its_own(home: Path) -> None:
    with short_home() as other, started(home) as first, started(other) as second:
        await_that(lambda: hears(home) and hears(other), "both windows listen")
        assert first.poll() is None
        assert second.poll() is None


def test_what_a_crash_left_keeps_nobody_out(home: Path, file: Path) -> None:
    with started(home) as first:
        await_that(lambda: hears(home), "the first window listens")
        first.send_signal(signal.SIGKILL)
        first.wait()
    assert hears(home)
    assert (home / LOCK).exists()
    with started(home, str(file)) as second:
        await_that(lambda: kept(home) == 1, "the next start opens the file")
        with started(home) as third:
            assert third.wait(60) == 0
        assert second.poll() is None


def test_a_window_that_hangs_keeps_nobody_out(
    home: Path, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[[str], None]
) -> None:
    monkeypatch.setattr(first_window, "PATIENCE", 0.2)
    expect_log("does not answer")
    with started(home) as first:
        await_that(lambda: hears(home), "the first window listens")
        first.send_signal(signal.SIGSTOP)
        own = enter(home, Request(None))
        first.send_signal(signal.SIGCONT)
        assert own is not None
        assert not own.listen()
        own.close()
        assert hears(home)


def test_a_folder_that_cannot_be_had_still_gives_a_window(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    own = enter(tmp_path / "file" / "home", Request(None))
    assert own is not None
    assert not own.listen()
    own.close()


def test_a_path_that_is_too_long_for_a_socket_still_gives_a_window(tmp_path: Path) -> None:
    own = enter(tmp_path / ("x" * 120), Request(None))
    assert own is not None
    assert not own.listen()
    own.close()
