"""Shows of the packages in a folder that each bar holds; what cannot be tried is said."""

import shutil
from collections.abc import Collection
from pathlib import Path
from typing import Final

from release import debian_root, try_linux, try_python, try_recipes, try_start, try_windows
from release.bars import Bars
from release.checksums import stale
from release.frozen import WORK

PICTURES: Final = WORK / "verified"


def verify(out: Path, kinds: Collection[str]) -> bool:
    """Try the packages of some kinds in ``out``; True if all bars hold.

    Pictures are left in PICTURES.
    """
    bars = Bars()
    shutil.rmtree(PICTURES, ignore_errors=True)
    PICTURES.mkdir(parents=True)
    wrong = stale(out)
    bars.hold("every file has its checksum", not wrong, ", ".join(wrong))
    try_recipes.run(bars)
    if "linux" in kinds:
        _linux(bars, out)
    if "windows" in kinds:
        try_windows.run(bars, _one(out, "*-windows-*.exe"))
    if "python" in kinds:
        try_python.run(bars, _one(out, "*.whl"), _one(out, "*.tar.gz"))
    print(f"Pictures are in {PICTURES}")
    return bars.all_hold


def _linux(bars: Bars, out: Path) -> None:
    archive = _one(out, "*-linux-*.tar.xz")
    if debian_root.available():
        try_linux.run(bars, _one(out, "*.deb"), archive, PICTURES)
    else:
        bars.skip("the packages in a bare Debian", "root's rights or debootstrap are missing")
    try_start.run(bars, archive)


def _one(out: Path, pattern: str) -> Path:
    """Return the one package of a kind. Raises FileNotFoundError."""
    found = sorted(out.glob(pattern))
    if len(found) != 1:
        raise FileNotFoundError(f"{out} has {len(found)} of {pattern}")
    return found[0]
