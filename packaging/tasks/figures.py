"""What measurements are told as: rows of figures, which make one table and one JSON.

A measurement runs in a process of its own, so that none disturbs another. It gets the games to
measure and ``--quick`` or ``--full`` as arguments, may speak on its standard error, and ends with
one line of JSON: rows by the part of the table where they stand, each with ``what`` was measured
and its figures by their names.
"""

import json
import os
import subprocess
import sys
from typing import Any, TypeAlias

from divan.core.manifest import Manifest
from divan.games import find_games
from tasks.root import ROOT

Row: TypeAlias = dict[str, Any]
Parts: TypeAlias = dict[str, list[Row]]
WHAT = "what"


def emit(parts: Parts) -> None:
    """End a measurement: say its rows."""
    print(json.dumps(parts))


def is_quick() -> bool:
    """Tell whether a measurement was asked to be short."""
    return "--quick" in sys.argv


def games_asked() -> list[Manifest]:
    """Return the games that a measurement was asked about: those named, or all."""
    named = {argument for argument in sys.argv[1:] if not argument.startswith("--")}
    return [manifest for manifest in find_games() if not named or manifest.id in named]


def measured(module: str, *arguments: str) -> Parts:
    """Run the measurement ``module`` in a process of its own and return its rows.

    Raises CalledProcessError where it fails.
    """
    environment = dict(os.environ)
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    command = [sys.executable, "-m", module, *arguments]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, check=True, stdout=subprocess.PIPE, text=True
    )
    parts: Parts = json.loads(done.stdout.splitlines()[-1])
    return parts


def percentiles(milliseconds: list[float]) -> Row:
    """Return how many there are, and the half, 19 of 20 and all that they are below."""
    ordered = sorted(milliseconds)
    return {
        "n": len(ordered),
        "p50_ms": round(at(ordered, 0.5), 1),
        "p95_ms": round(at(ordered, 0.95), 1),
        "max_ms": round(ordered[-1], 1),
    }


def at(ordered: list[float], part: float) -> float:
    """Return the value below which ``part`` of all values lie."""
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def table(parts: Parts) -> list[str]:
    """Return all rows as lines of one table, each part under a heading with its figures."""
    width = max((len(row[WHAT]) for rows in parts.values() for row in rows), default=0) + 2
    lines = []
    for part, rows in parts.items():
        names = list(dict.fromkeys(name for row in rows for name in row if name != WHAT))
        columns = [[name, *(_cell(row.get(name)) for row in rows)] for name in names]
        wide = [max(10, *(len(cell) + 2 for cell in column)) for column in columns]
        heads = [part.upper(), *(row[WHAT] for row in rows)]
        for head, *cells in zip(heads, *columns, strict=True):
            line = (f"{cell:>{room}}" for cell, room in zip(cells, wide, strict=True))
            lines.append(f"{head:{width}}" + "".join(line))
        lines.append("")
    return lines


def _cell(figure: object) -> str:
    return "-" if figure is None else str(figure)
