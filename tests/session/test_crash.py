"""Whatever was shown is still there after the app was killed at a random moment."""

import os
import random
import signal
from pathlib import Path

import pytest

from divan.core.fold import positions, state_hash
from divan.games import find_games
from divan.session.reading import stored_record
from divan.session.store.opening import open_store
from helpers.processes import start_python

MOST_LINES = 150


def killed(folder: Path, seed: str, after_lines: int) -> list[str]:
    """Let a match be played, kill it after some lines, and return all that it said."""
    child = start_python("-m", "helpers.crash_child", str(folder), seed)
    assert child.stdout is not None
    assert child.stdin is not None
    lines = [child.stdout.readline() for _ in range(after_lines)]
    os.kill(child.pid, signal.SIGKILL)
    lines += child.stdout.readlines()
    child.wait()
    child.stdout.close()
    child.stdin.close()
    return [line.strip() for line in lines if line.endswith("\n")]


def what_was_shown(lines: list[str]) -> tuple[dict[int, str], bool]:
    """Return the table's fingerprint at each ply, and whether an undo was under way."""
    shown: dict[int, str] = {}
    undoing = False
    for line in lines:
        if line == "undo":
            undoing = True
        elif line != "over":
            ply, fingerprint = line.split()
            if undoing:
                shown = {at: kept for at, kept in shown.items() if at < int(ply)}
            shown[int(ply)], undoing = fingerprint, False
    return shown, undoing


def check_one_crash(folder: Path, seed: str) -> None:
    """Kill a match at a moment drawn from ``seed``; everything that it showed is kept."""
    lines = killed(folder, seed, random.Random(seed).randint(2, MOST_LINES))
    assert len(lines) > 1, "it did not even begin"
    shown, undoing = what_was_shown(lines[1:])
    store, notices = open_store(folder)
    assert notices == ()
    stored = store.match(lines[0])
    assert stored is not None
    rules, record = stored_record(find_games(), stored, store.turns(stored.id))
    store.close()
    kept = {
        position.ply: state_hash(rules.observe(position.state, 0))
        for position in positions(rules, record)
    }
    assert undoing or set(shown) <= set(kept), "something that was shown is gone"
    assert all(kept[ply] == shown[ply] for ply in set(kept) & set(shown))


@pytest.mark.skipif(os.name == "nt", reason="there is no kill -9 on Windows")
def test_every_move_that_was_shown_survives_a_kill(tmp_path: Path) -> None:
    for number in range(8):
        check_one_crash(tmp_path / "store", f"CRASH-{number}")


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="there is no kill -9 on Windows")
def test_every_move_that_was_shown_survives_two_hundred_kills(tmp_path: Path) -> None:
    for number in range(200):
        check_one_crash(tmp_path / f"store-{number // 20}", f"CRASH-{number}")
