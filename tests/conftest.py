"""What holds for every test: nothing left running, nothing said in vain, nothing shared."""

import logging
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "house",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
settings.load_profile("house")

PARTING_SECONDS = 2.0
"""How long a thread that is already ending may take to be gone."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also the long runs of tests")
    parser.addoption("--regenerate", action="store_true", help="write the golden playthroughs anew")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    skip = pytest.mark.skip(reason="only with --long")
    for item in items:
        if "long" in item.keywords:
            item.add_marker(skip)


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep whatever a test stores out of the person's own folder."""
    monkeypatch.setenv("DIVAN_HOME", str(tmp_path / "home"))


@pytest.fixture
def expect_log(_no_stray_logs: list[str]) -> Callable[[str], None]:
    """Announce a warning or error that must be logged: a piece of its text."""
    return _no_stray_logs.append


@pytest.fixture(autouse=True)
def _no_stray_logs(caplog: pytest.LogCaptureFixture) -> Iterator[list[str]]:
    """Fail a test that logs a warning it did not announce, or not one that it did."""
    expected: list[str] = []
    yield expected
    records = [*caplog.get_records("setup"), *caplog.get_records("call")]
    said = [record.getMessage() for record in records if record.levelno >= logging.WARNING]
    stray = {message for message in said if not any(text in message for text in expected)}
    missing = [text for text in expected if not any(text in message for message in said)]
    assert not stray, f"unexpected log lines: {stray}"
    assert not missing, f"log lines that did not come: {missing}"


@pytest.fixture(autouse=True)
def _no_thread_left() -> Iterator[None]:
    """Fail a test that leaves a thread running.

    A thread of Qt's that ran some Python shows up as a dummy; Qt itself looks after it.
    """
    before = set(threading.enumerate())
    yield
    left = [thread for thread in threading.enumerate() if thread not in before]
    give_up = time.monotonic() + PARTING_SECONDS
    for thread in left:
        if not isinstance(thread, threading._DummyThread):
            thread.join(max(0.0, give_up - time.monotonic()))
    running = [
        thread.name
        for thread in left
        if thread.is_alive() and not isinstance(thread, threading._DummyThread)
    ]
    assert not running, f"threads left running: {running}"
