"""The wheel and the source archive."""

import os
import subprocess
import sys
from pathlib import Path

from tasks.root import ROOT

from release.version import VERSION, moment


def build(out: Path) -> tuple[Path, Path]:
    """Write both to ``out``; return the wheel and the archive. Raises CalledProcessError."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out)]
    settings = {**os.environ, "SOURCE_DATE_EPOCH": str(moment())}
    subprocess.run(command, cwd=ROOT, env=settings, stdout=subprocess.DEVNULL, check=True)
    return _only(out, f"*-{VERSION}-*.whl"), _only(out, f"*-{VERSION}.tar.gz")


def _only(folder: Path, pattern: str) -> Path:
    (found,) = folder.glob(pattern)
    return found
