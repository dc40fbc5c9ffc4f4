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
        ("tests", [python, "-m", "pytest", *tests]),
    ]


def main() -> int:
    """Return 0 if everything holds."""
    parser = argparse.ArgumentParser(prog="dev.py check", description=__doc__)
    parser.add_argument("--only", nargs="+", metavar="STEP", help="only some of the steps")
    options, tests = parser.parse_known_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    translations.compile_all()
    for name, command in _steps(tests):
        if options.only and name not in options.only:
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
