"""What is typed on the command line: what will not do is told in one line."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tasks import arena, bench, check, package, play, selfplay, shots

from divan.app.main import main
from divan.core.chance import seed_hash
from divan.games import find_games
from divan.session.match_file import read_match
from divan.session.reading import Unreadable, UnreadableMatch


def complaint(capsys: pytest.CaptureFixture[str], left: pytest.ExceptionInfo[SystemExit]) -> str:
    """Return the line that says why arguments will not do."""
    assert left.value.code == 2
    *_, line = capsys.readouterr().err.strip().splitlines()
    return line


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--demo", "{file}"], "File exists"),
        (["--demo", "{folder}", "--seed", "X" * 80], "1 to 64 printable characters"),
        (["--demo", "{folder}", "match.divan"], "a match needs a screen"),
        (["--demo", "{folder}", "--game", "similo", "--game", "hearts"], "no game 'hearts'"),
        (["--game", "similo"], "only the demo is given a game"),
        (["--fingerprint", ""], "1 to 64 printable characters"),
        (["--fingerprint", "\udcff"], "1 to 64 printable characters"),
    ],
)
def test_the_app_says_which_argument_will_not_do(
    arguments: list[str], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.touch()
    filled = [argument.format(file=file, folder=tmp_path / "demo") for argument in arguments]
    with pytest.raises(SystemExit) as left:
        main(filled)
    assert why in complaint(capsys, left)


def test_the_fingerprint_of_a_seed_is_worked_out(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--fingerprint", " 7f3a-91c2-0d4e-b865"])
    assert capsys.readouterr().out == f"{seed_hash('7F3A-91C2-0D4E-B865')}\n"


@pytest.mark.parametrize(
    ("task", "arguments", "why"),
    [
        (selfplay, ["lost_cities", "--seats", "watson,adler", "--games", "0"], "'0' is no number"),
        (selfplay, ["lost_cities", "--seats", "watson,adler", "--games", "-1"], "no number"),
        (arena, ["lost_cities", "--bots", "watson,moriarty"], "nobody is called 'moriarty'"),
        (arena, ["lost_cities", "--bots", "watson"], "for 2 players, not 1"),
        (arena, ["lost_cities", "--bots", "watson,adler", "--players", "0"], "players, not 0"),
        (arena, ["lost_cities", "--bots", "watson,adler,adler", "--players", "2"], "not 3"),
        (
            bench,
            ["--only", "start", "--json", "/nowhere/figures.json"],
            "there is no folder /nowhere",
        ),
        (arena, ["last_call", "--bots", "watson,adler", "--players", "9"], "for 3, 4, 2 players"),
        (arena, ["lost_cities", "--bots", "watson,adler", "--games", "0"], "'0' is no number"),
        (arena, ["lost_cities", "--bots", "watson,adler", "--preset", "no"], "no preset 'no'"),
        (arena, ["lost_cities", "--bots", "watson,adler", "--games", "9" * 11], "no number"),
        (arena, ["lost_cities", "--bots", "watson", "--players", "9" * 12], "for 2 players, not 9"),
        (arena, ["lost_cities", "--bots", "watson,adler", "--seed", "\udcff"], "printable"),
        (bench, ["--only", "start", "--json", "/"], "/ is a folder"),
        (bench, ["hearts"], "no game 'hearts'"),
        (package, ["foo"], "no kind 'foo'; there are python"),
        (shots, ["--size", "foo"], "no size"),
        (shots, ["--size", "0x0"], "no size"),
        (shots, ["--only", "nope"], "invalid choice"),
        (check, ["--only", "nope"], "no step 'nope'"),
        (check, ["--only", "style", "tests/core"], "goes with the step tests"),
    ],
)
def test_a_task_says_which_argument_will_not_do(
    task: object,
    arguments: list[str],
    why: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as left:
        task.main(arguments)  # type: ignore[attr-defined]
    assert why in complaint(capsys, left)


def test_steps_of_the_check_and_tests_to_run_are_told_apart() -> None:
    assert check.chosen(["--only", "style", "types"]) == (["style", "types"], [])
    assert check.chosen(["--only", "tests", "tests/core", "-k", "chance"]) == (
        ["tests"],
        ["tests/core", "-k", "chance"],
    )
    assert check.chosen(["--only", "tests", "--long"]) == (["tests"], ["--long"])


def test_without_a_screen_arguments_go_to_the_demo() -> None:
    assert play.demo_arguments(["--demo", "here"]) == ["--demo", "here"]
    assert play.demo_arguments(["--demo=here"]) == ["--demo=here"]
    option, _, *rest = play.demo_arguments(["--seed", "X"])
    assert (option, rest) == ("--demo", ["--seed", "X"])


def test_packages_that_are_not_there_are_not_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert package.main(["--only-verify", "--out", str(tmp_path / "none")]) == 2
    assert "there is no folder" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="there a process cannot be sent SIGINT alone")
def test_an_interrupted_demo_ends_at_once_and_quietly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "divan", "--demo", str(tmp_path), "--game", "lost_cities"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as demo:
        late = time.monotonic() + 120
        while not (tmp_path / "lost_cities-end.png").exists():
            assert demo.poll() is None
            assert time.monotonic() < late
            time.sleep(0.05)
        demo.send_signal(signal.SIGINT)
        told = demo.communicate(timeout=30)
    assert (demo.returncode, *told) == (130, b"", b"")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.divan"
    os.mkfifo(pipe)
    with pytest.raises(UnreadableMatch) as unreadable:
        read_match(pipe, find_games())
    assert unreadable.value.why is Unreadable.NO_ACCESS


def test_a_link_that_leads_to_itself_is_no_match(tmp_path: Path) -> None:
    link = tmp_path / "loop.divan"
    link.symlink_to(link)
    with pytest.raises(UnreadableMatch) as unreadable:
        read_match(link, find_games())
    assert unreadable.value.why is Unreadable.NO_ACCESS
