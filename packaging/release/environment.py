"""The environment in which packages are made: what Divan needs, and the tools, all locked."""

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tasks.root import ROOT

LOCK: Final = ROOT / "packaging" / "requirements.lock"
HOME: Final = ROOT / "build" / "package" / "environment"
_STAMP: Final = "installed-from"


def ready() -> Path:
    """Return the interpreter of the environment, made anew where the lock has changed."""
    wanted = hashlib.sha256(LOCK.read_bytes() + sys.version.encode()).hexdigest()
    stamp = HOME / _STAMP
    python = _python(HOME)
    if not stamp.exists() or stamp.read_text() != wanted:
        shutil.rmtree(HOME, ignore_errors=True)
        venv.create(HOME, with_pip=True)
        pip(python, "--require-hashes", "-r", str(LOCK))
        stamp.write_text(wanted)
    return python


def pip(python: Path, *arguments: str) -> None:
    """Install something. Raises CalledProcessError."""
    quiet = ("--disable-pip-version-check", "--quiet")
    subprocess.run([str(python), "-m", "pip", *quiet, "install", *arguments], check=True)


def run(python: Path, *arguments: str, **settings: str) -> None:
    """Run Python with the modules of packaging. Raises CalledProcessError."""
    subprocess.run([str(python), *arguments], env=environment(settings), cwd=ROOT, check=True)


def environment(more: Mapping[str, str]) -> dict[str, str]:
    """Return what tools are given, so that the same sources give the same packages."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return {**kept, "PYTHONPATH": str(ROOT / "packaging"), "PYTHONHASHSEED": "0", **more}


def _python(home: Path) -> Path:
    return home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
