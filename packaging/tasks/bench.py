"""Measures the app: one table for people, one JSON for programs.

Times on shared machines drift, so what counts are ratios of the same run: the start beside a bare
QML window's, frames while bots think beside those of the idle table. --quick takes less than
three minutes on two cores; without it the ladders alone take hours.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from divan.games import find_games
from tasks.figures import Parts, measured, table
from tasks.progress import Progress
from tasks.root import ROOT

STARTS, QUICK_STARTS = 11, 5


def main(arguments: list[str] | None = None) -> int:
    """Measure; print a table and, with ``--json``, write all figures to a file."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    if asked.json and not asked.json.parent.is_dir():
        parser.error(f"there is no folder {asked.json.parent} for the figures")
    if asked.json and asked.json.is_dir():
        parser.error(f"{asked.json} is a folder; the figures go to a file")
    begun = time.monotonic()
    parts: Parts = {}
    for name in asked.only or STEPS:
        parts |= STEPS[name](asked.games, quick=asked.quick)
    print("\n".join(table(parts)))
    machine = {**_machine(), "quick": asked.quick, "seconds": round(time.monotonic() - begun)}
    print("  ".join(f"{name}: {value}" for name, value in machine.items()))
    if asked.json:
        told = {"machine": machine, **parts}
        asked.json.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    return 0


def _start(games: list[str], *, quick: bool) -> Parts:  # noqa: ARG001 - a step like the others
    """Time from the start of the process to the first frame, beside a bare QML window's."""
    runs = QUICK_STARTS if quick else STARTS
    divan: list[float] = []
    bare: list[float] = []
    with Progress("start", runs) as progress:
        for number in range(1, runs + 1):
            divan.append(_first_frame("divan"))
            bare.append(_first_frame("bare"))
            progress(number)
    ratios = [one / other for one, other in zip(divan, bare, strict=True)]
    row = {
        "what": "to the first frame (median)",
        "n": runs,
        "divan_s": round(statistics.median(divan), 3),
        "bare_s": round(statistics.median(bare), 3),
        "ratio": round(statistics.median(ratios), 2),
    }
    return {"start": [row]}


def _first_frame(what: str) -> float:
    environment = dict(os.environ, DIVAN_BENCH_STARTED=repr(time.time()))
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    command = [sys.executable, "-m", "tasks.bench_start", what]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True
    )
    return float(done.stdout.split()[-1])


def _child(module: str) -> Callable[..., Parts]:
    def step(games: list[str], *, quick: bool) -> Parts:
        return measured(f"tasks.{module}", *games, "--quick" if quick else "--full")

    return step


STEPS: dict[str, Callable[..., Parts]] = {
    "start": _start,
    "frames": _child("bench_frames"),
    "kernels": _child("bench_kernels"),
    "decisions": _child("bench_decisions"),
    "matches": _child("bench_matches"),
    "strength": _child("bench_strength"),
}
"""What can be measured, in the order of the table."""


def _machine() -> dict[str, Any]:
    return {
        "system": platform.platform(),
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "screen": os.environ.get("QT_QPA_PLATFORM", "offscreen"),
    }


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="dev.py bench",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    ids = [manifest.id for manifest in find_games()]
    parser.add_argument(
        "games",
        nargs="*",
        metavar="GAME",
        type=_one_of(ids),
        help=f"only these, where games are measured: {', '.join(ids)}",
    )
    parser.add_argument("--quick", action="store_true", help="fewer runs, under three minutes")
    parser.add_argument("--only", nargs="+", choices=tuple(STEPS), help="only these parts")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures to FILE")
    return parser


def _one_of(ids: list[str]) -> Callable[[str], str]:
    def game(text: str) -> str:
        if text not in ids:
            raise argparse.ArgumentTypeError(f"no game {text!r}")
        return text

    return game


if __name__ == "__main__":
    sys.exit(main())
