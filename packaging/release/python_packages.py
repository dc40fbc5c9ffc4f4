"""The wheel and the source archive, and the wheel that native packages are made of."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tasks.root import ROOT

from release.frozen import WORK
from release.version import VERSION, moment

WITHOUT_KERNELS: Final = "DIVAN_WITHOUT_KERNELS"


def build(out: Path) -> tuple[Path, Path]:
    """Write what is published: the source archive, and from it a wheel for every system.

    An index takes no wheel that was compiled on an ordinary machine; whoever installs from
    the archive with a compiler at hand has the kernels. Raises CalledProcessError.
    """
    _build("--outdir", str(out), **{WITHOUT_KERNELS: "1"})
    return _only(out, f"*-{VERSION}-*.whl"), _only(out, f"*-{VERSION}.tar.gz")


def with_kernels() -> Path:
    """Return a wheel for this system alone, with the kernels if a compiler is here.

    Raises CalledProcessError.
    """
    folder = WORK / "wheel"
    shutil.rmtree(folder, ignore_errors=True)
    _build("--wheel", "--outdir", str(folder))
    return _only(folder, "*.whl")


def _build(*arguments: str, **settings: str) -> None:
    command = [sys.executable, "-m", "build", "--no-isolation", *arguments]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(moment()), **settings}
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)


def _only(folder: Path, pattern: str) -> Path:
    (found,) = folder.glob(pattern)
    return found
