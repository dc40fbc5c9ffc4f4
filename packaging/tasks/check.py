"""Every check there is, the tests last and only if all others hold."""

import argparse
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tasks import translations
from tasks.root import ROOT

WORKERS = str((os.cpu_count() or 1) + 1)
"""How many processes test: one more than there are cores, as tests of screens wait a lot."""


def _tool(name: str) -> str:
    return str(Path(sys.executable).with_name(name))


def _steps(tests: list[str]) -> list[tuple[str, list[str]]]:
    python = sys.executable
    return [
        ("style", [_tool("ruff"), "check", "--quiet"]),
        ("format", [_tool("ruff"), "format", "--check", "--quiet"]),
        ("types", [_tool("mypy")]),
        ("contracts", [_tool("lint-imports"), "--no-cache"]),
        ("QML", [python, "-m", "tasks.qmllint"]),
        ("translations", [python, "-m", "tasks.translations", "--check"]),
        ("tests", [python, "-m", "pytest", "-q", "-n", WORKERS, "--dist", "loadfile", *tests]),
    ]


def chosen(arguments: list[str] | None = None) -> tuple[list[str], list[str]]:
    """Return the steps to take, all of them if none is named, and what the tests are given.

    What follows the names of steps may be tests to run. Exits where neither is meant.
    """
    parser = argparse.ArgumentParser(prog="dev.py check", description=__doc__)
    parser.add_argument("--only", nargs="+", metavar="STEP", help="only some of the steps")
    options, rest = parser.parse_known_args(arguments)
    names = [name for name, _ in _steps([])]
    only = options.only or names
    steps = [name for name in only if name in names]
    tests = [name for name in only if name not in names]
    for name in tests:
        if not (ROOT / name.partition("::")[0]).exists():
            parser.error(f"no step {name!r}; there are {', '.join(names)}")
    if tests and "tests" not in steps:
        parser.error(f"{tests[0]!r} goes with the step tests")
    return steps, tests + rest


def main(arguments: list[str] | None = None) -> int:
    """Return 0 if everything holds."""
    steps, tests = chosen(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    translations.compile_all()
    chosen_steps = {name: command for name, command in _steps(tests) if name in steps}
    last = chosen_steps.pop("tests", None)
    with ThreadPoolExecutor(os.cpu_count()) as side_by_side:
        running = {name: side_by_side.submit(_run, step) for name, step in chosen_steps.items()}
    for name, step in running.items():
        status, told, seconds = step.result()
        print(f"── {name}\n{told}", end="", flush=True)
        if status:
            print(f"── {name}: failed", flush=True)
            return status
        print(f"   holds ({seconds:.0f} s)", flush=True)
    if last is None:
        return 0
    print("── tests", flush=True)
    return subprocess.run(last, cwd=ROOT, check=False).returncode


def _run(command: list[str]) -> tuple[int, str, float]:
    """Run a step that uses one core; return its exit status, what it told, and the seconds."""
    started = time.monotonic()
    done = subprocess.run(
        command,
        cwd=ROOT,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    return done.returncode, done.stdout, time.monotonic() - started


if __name__ == "__main__":
    sys.exit(main())
