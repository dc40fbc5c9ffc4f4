"""Divan works without any network, and tries to use none: the kernel sees to it."""

import shutil
import subprocess
import sys
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

import pytest

from divan.core.record import Level, Player, new_record
from divan.games.lost_cities.rules.options import LostCitiesOptions
from divan.session.match_file import write_match
from divan.session.settings import change_setting, read_settings
from divan.session.store.opening import open_store
from divan.session.store.store import Store
from helpers import lost_cities
from helpers.only_local_sockets import available
from helpers.processes import environment
from helpers.starts import PATIENCE, await_that, hears, short_home, started

FILTER = Path(__file__).parents[1] / "helpers" / "only_local_sockets.py"
ONLY_LOCAL_SOCKETS = (sys.executable, str(FILTER))
NO_ROUTE = ("unshare", "--map-root-user", "--net")
"""A network namespace of its own: its one interface, the loopback, is down."""

TCP = "import socket; socket.create_connection(('127.0.0.1', 9), timeout=1)"
DATAGRAM = "import socket; socket.socket(socket.AF_INET, socket.SOCK_DGRAM)"
OF_QT = "from PySide6.QtNetwork import QTcpServer; QTcpServer().listen()"


@cache
def works(*wrapper: str) -> bool:
    """Tell whether this system lets us shut a command off so."""
    if wrapper == ONLY_LOCAL_SOCKETS and not available():
        return False
    if shutil.which(wrapper[0]) is None:
        return False
    return subprocess.run([*wrapper, "true"], check=False, capture_output=True).returncode == 0


@pytest.fixture
def shut_off() -> tuple[str, ...]:
    """Whatever this system has to shut a command off from the network, one in another."""
    wrappers = [wrapper for wrapper in (NO_ROUTE, ONLY_LOCAL_SOCKETS) if works(*wrapper)]
    if not wrappers:
        pytest.skip("this system does not let us shut a command off")
    return tuple(part for wrapper in wrappers for part in wrapper)


def test_a_match_is_played_without_a_network(shut_off: tuple[str, ...]) -> None:
    """From a second start's file, by bots in their processes, with sounds, to its end."""
    bot = Player(Level.WIGGINS)
    record = new_record("lost_cities", lost_cities.RULES, LostCitiesOptions(), (bot, bot), "ALONE")
    with short_home() as home:
        store, _ = open_store(home)
        change_setting(store, read_settings(store), "pace", "instant")
        write_match(home / "m.divan", record, started=datetime.now(UTC), practice=False)
        with started(home, before=shut_off) as first:
            await_that(lambda: hears(home), "the window listens")
            with started(home, str(home / "m.divan"), before=shut_off) as second:
                assert second.wait(PATIENCE) == 0
            await_that(lambda: over(store) or first.poll() is not None, "the match is over")
            assert over(store)
        assert first.returncode == 0
        assert not (home / "divan.log").exists()
        store.close()


def over(store: Store) -> bool:
    """Tell whether a match in the store has ended."""
    return any(match.result is not None for match in store.matches())


@pytest.mark.parametrize("script", [TCP, DATAGRAM, OF_QT])
def test_a_socket_that_is_not_local_would_be_noticed(script: str) -> None:
    if not works(*ONLY_LOCAL_SOCKETS):
        pytest.skip("this system filters no calls")
    child = [*ONLY_LOCAL_SOCKETS, sys.executable, "-c", script]
    done = subprocess.run(child, check=False, capture_output=True, env=environment())
    assert done.returncode == -31  # SIGSYS


def test_without_a_route_nothing_can_be_reached() -> None:
    if not works(*NO_ROUTE):
        pytest.skip("this system makes no network namespaces")
    child = [*NO_ROUTE, sys.executable, "-c", TCP]
    done = subprocess.run(child, check=False, capture_output=True, text=True)
    assert "Network is unreachable" in done.stderr
