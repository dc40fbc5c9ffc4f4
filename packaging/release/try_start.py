"""Measures how long the installed program takes to its first frame, beside the source."""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from tasks.root import ROOT

from release.bars import Bars
from release.version import NAME, VERSION

RUNS: Final = 9
MOST: Final = 1.2


def run(bars: Bars, archive: Path) -> None:
    """Start both by turns; what counts is the median of the ratios of neighbours."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["tar", "-xf", str(archive), "-C", folder], check=True)
        installed = [str(Path(folder) / f"{NAME}-{VERSION}" / "bin" / NAME)]
        source = [sys.executable, "-m", "divan"]
        path = {"PYTHONPATH": str(ROOT / "desktop")}
        for command, more in ((installed, {}), (source, path)):
            first_frame(command, more)  # the disk's first reading is not what is measured
        pairs = [(first_frame(installed, {}), first_frame(source, path)) for _ in range(RUNS)]
    ours, theirs = (statistics.median(times) for times in zip(*pairs, strict=True))
    ratio = statistics.median(one / other for one, other in pairs)
    bars.most(
        f"start to the first frame, {ours:.2f} s, beside the source's {theirs:.2f} s, {RUNS} runs",
        ratio,
        MOST,
        "×",
    )


def first_frame(command: Sequence[str], more: Mapping[str, str]) -> float:
    """Return the seconds from the start of the process to its first frame."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with tempfile.TemporaryDirectory() as home:
        settings = {**kept, **more, "DIVAN_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
        started = time.monotonic()
        child = subprocess.Popen(
            [*command, "--first-frame"], env=settings, stdout=subprocess.PIPE, text=True
        )
        line = child.stdout.readline() if child.stdout else ""
        taken = time.monotonic() - started
        child.communicate()
    if line != "first frame\n" or child.returncode:
        raise RuntimeError(f"{command[0]} showed no frame")
    return taken
