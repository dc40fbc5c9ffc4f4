"""Shows of the packages in a folder that each bar holds; what cannot be tried is said."""

import shutil
from pathlib import Path
from typing import Final

from release import debian_root, try_linux, try_python, try_start, try_windows
from release.bars import Bars
from release.checksums import stale
from release.frozen import WORK

PICTURES: Final = WORK / "verified"


def verify(out: Path) -> bool:
    """Try every package in ``out``; True if all bars hold. Pictures are left in PICTURES."""
    bars = Bars()
    shutil.rmtree(PICTURES, ignore_errors=True)
    PICTURES.mkdir(parents=True)
    wrong = stale(out)
    bars.hold("every file has its checksum", not wrong, ", ".join(wrong))
    deb, archive = _one(out, "*.deb"), _one(out, "*-linux-*.tar.xz")
    if deb and archive and debian_root.available():
        try_linux.run(bars, deb, archive, PICTURES)
    else:
        bars.skip("the packages for Linux", "they, root's rights or debootstrap are missing")
    if archive:
        try_start.run(bars, archive)
    windows = _one(out, "*-windows-*.exe")
    if windows:
        try_windows.run(bars, windows)
    wheel, source = _one(out, "*.whl"), _one(out, "*.tar.gz")
    if wheel and source:
        try_python.run(bars, wheel, source)
    print(f"Pictures are in {PICTURES}")
    return bars.all_hold


def _one(out: Path, pattern: str) -> Path | None:
    return next(iter(sorted(out.glob(pattern))), None)
