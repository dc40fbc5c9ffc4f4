"""Every check there is, the tests last; stops at the first that fails."""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

from tasks import translations
from tasks.root import ROOT


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
        ("tests", [python, "-m", "pytest", "-q", "-n", "auto", "--dist", "loadfile", *tests]),
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
    for name, command in _steps(tests):
        if name not in steps:
            continue
        print(f"── {name}", flush=True)
        started = time.monotonic()
        status = subprocess.run(command, cwd=ROOT, check=False).returncode
        if status:
            print(f"── {name}: failed", flush=True)
            return status
        if name != "tests":
            print(f"   holds ({time.monotonic() - started:.0f} s)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
