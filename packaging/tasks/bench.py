"""Measures the app on this machine, each figure beside another of the same run.

Times on shared machines drift, so what counts are the ratios: the start beside a bare QML
window's, frames while bots think beside those of the idle table.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from divan.games import find_games
from tasks.root import ROOT

FOLDER = Path(__file__).parent


def main(arguments: list[str] | None = None) -> int:
    """Measure; print a table and, with ``--json``, write all figures to a file."""
    options = _parser().parse_args(arguments)
    runs = 5 if options.quick else 11
    length = "--quick" if options.quick else "--full"
    games = [options.game] if options.game else []
    figures: dict[str, Any] = {"machine": _machine()}
    steps = {
        "start": lambda: _start(runs),
        "frames": lambda: _child("bench_frames.py", length),
        "kernels": lambda: _child("bench_kernels.py", *games, length),
        "decisions": lambda: _child("bench_decisions.py", *games, length),
        "strength": lambda: _child("bench_strength.py", *games, length),
    }
    for name, step in steps.items():
        if options.only and name not in options.only:
            continue
        print(f"… {name}", file=sys.stderr, flush=True)
        figures[name] = step()
    _print(figures)
    if options.json:
        options.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    return 0


def _start(runs: int) -> dict[str, Any]:
    """Time from the start of the process to the first frame, beside a bare QML window's."""
    divan: list[float] = []
    bare: list[float] = []
    for _ in range(runs):
        divan.append(_first_frame("divan"))
        bare.append(_first_frame("bare"))
    ratios = [one / other for one, other in zip(divan, bare, strict=True)]
    return {
        "runs": runs,
        "divan_seconds": round(statistics.median(divan), 3),
        "bare_seconds": round(statistics.median(bare), 3),
        "ratio": round(statistics.median(ratios), 2),
    }


def _first_frame(what: str) -> float:
    environment = dict(os.environ, DIVAN_BENCH_STARTED=repr(time.time()))
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    command = [sys.executable, str(FOLDER / "bench_start.py"), what]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True
    )
    return float(done.stdout.split()[-1])


def _child(script: str, *arguments: str) -> dict[str, Any]:
    """Run a measurement in a process of its own; its last line is its result."""
    environment = dict(os.environ)
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    command = [sys.executable, str(FOLDER / script), *arguments]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, check=True, stdout=subprocess.PIPE, text=True
    )
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return result


def _machine() -> dict[str, Any]:
    return {
        "system": platform.platform(),
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "screen": os.environ.get("QT_QPA_PLATFORM", "offscreen"),
    }


def _print(figures: dict[str, Any]) -> None:
    for part, values in figures.items():
        print(part)
        _print_values(values, "  ")


def _print_values(values: dict[str, Any], indent: str) -> None:
    for name, value in values.items():
        if isinstance(value, dict):
            print(f"{indent}{name}")
            _print_values(value, indent + "  ")
        else:
            print(f"{indent}{name:24}{value}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="dev.py bench", description=__doc__)
    ids = [manifest.id for manifest in find_games()]
    parser.add_argument(
        "game", nargs="?", choices=ids, help="only this game, where games are measured"
    )
    parser.add_argument("--quick", action="store_true", help="fewer runs")
    parts = ("start", "frames", "kernels", "decisions", "strength")
    parser.add_argument("--only", nargs="+", choices=parts)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures to FILE")
    return parser


if __name__ == "__main__":
    sys.exit(main())
