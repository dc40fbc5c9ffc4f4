"""What is measured is told: progress, one table, the same matches however they are played."""

import io
import json

import pytest
from tasks import arena, selfplay
from tasks.bench_matches import _figures
from tasks.figures import percentiles, table
from tasks.progress import Progress

from divan.arena.fixture import Score
from divan.core.result import Result


def typed(line: str) -> list[str]:
    """Return the arguments of a command line."""
    return line.split()


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_a_line_at_each_tenth_where_nobody_watches() -> None:
    stream, now = io.StringIO(), iter(range(1000))
    with Progress("work", 40, stream=stream, clock=lambda: float(next(now))) as progress:
        for done in range(1, 41):
            progress(done)
    lines = stream.getvalue().splitlines()
    assert len(lines) == 10
    assert lines[0] == "work: 4 of 40, 36 s left"
    assert lines[-1] == "work: 40 of 40, 0 s left"


def test_progress_is_a_bar_on_a_terminal_and_leaves_nothing_behind() -> None:
    stream = Terminal()
    with Progress("work", 2, stream=stream) as progress:
        progress(1)
        assert "████████████░" in stream.getvalue()
    assert stream.getvalue().endswith("\r\x1b[K")


def test_the_parts_make_one_table_in_which_figures_stand_below_their_names() -> None:
    lines = table(
        {
            "decisions": [{"what": "adler", **percentiles([1.0, 2.0, 30.0])}],
            "strength": [{"what": "a long duel", "n": 4, "by_seat": "20% 30% 50%"}],
            "nothing": [{"what": "idle", "ahead": None}],
        }
    )
    assert lines[0].split() == ["DECISIONS", "n", "p50_ms", "p95_ms", "max_ms"]
    assert lines[1].split() == ["adler", "3", "2.0", "30.0", "30.0"]
    assert lines[4].split() == ["a", "long", "duel", "4", "20%", "30%", "50%"]
    assert len(lines[3]) == len(lines[4])
    assert lines[7].split() == ["idle", "-"]
    assert lines[0].index("n") == lines[3].index(" n") + 1 == lines[1].index("3")


def test_the_arena_tells_as_json_and_repeats_itself(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        call = ["lost_cities", "--bots", "watson,random", "--games", "3", "--seed", "S", "--json"]
        assert arena.main([*call, "--processes", "1"]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
    assert [(match["seed"], match["bots"]) for match in told[0]["matches"]] == [
        ("S:0", ["watson", "random"]),
        ("S:0", ["random", "watson"]),
        ("S:1", ["watson", "random"]),
        ("S:1", ["random", "watson"]),
    ]
    watson, _ = told[0]["standings"]
    assert (watson["bot"], watson["matches"], watson["fair"]) == ("watson", 4, 0.5)
    assert watson["share"]["low"] <= watson["share"]["value"] <= watson["share"]["high"]


def test_the_session_plays_the_matches_of_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    """Two ways to play, one end: the thread and the processes of the app change nothing."""
    assert arena.main(typed("lost_cities --bots watson,random --games 2 --seed S --json")) == 0
    fast = json.loads(capsys.readouterr().out)["matches"]
    assert selfplay.main(typed("lost_cities --seats watson,random --games 2 --seed S --json")) == 0
    slow = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [match["scores"] for match in slow] == [match["result"]["scores"] for match in fast]
    assert [match["plies"] for match in slow] == [match["plies"] for match in fast]


def test_the_arena_shows_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    call = typed("last_call --bots watson,random --players 3 --games 3 --seed S --processes 1")
    assert arena.main(call) == 0
    heading, watson, random = capsys.readouterr().out.splitlines()
    assert heading.split()[:3] == ["bot", "matches", "wins"]
    assert watson.split()[:2] == ["watson", "3"]
    assert random.split()[:2] == ["random", "3"]
    assert "33.3%" in watson
    assert "66.7%" in random


def test_matches_are_told_by_the_player() -> None:
    """A win that two share counts for each in half, and an event that never was counts as none."""
    scores = [
        Score(Result((0,), (30, 10), "over"), 40, "", 0, {"LaidSet": 4}),
        Score(Result((0, 1), (20, 20), "over"), 60, "", 0, {}),
    ]
    assert _figures(scores, 2, ["LaidSet"]) == {
        "n": 2,
        "plies": 25.0,
        "longest": 60,
        "points": 20.0,
        "wins_by_seat": "75% 25%",
        "LaidSet": 1.0,
    }
