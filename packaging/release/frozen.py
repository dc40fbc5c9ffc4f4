"""Divan with a Python and a Qt of its own, as one folder that runs anywhere on a system."""

import shutil
from pathlib import Path
from typing import Final

from tasks.root import ROOT

from release import environment
from release.version import moment

SPEC: Final = ROOT / "packaging" / "release" / "divan.spec"
WORK: Final = ROOT / "build" / "package"


def freeze(wheel: Path) -> Path:
    """Return the folder, made of the wheel that people install."""
    python = environment.ready()
    environment.pip(python, "--no-deps", "--no-index", "--force-reinstall", str(wheel))
    made = WORK / "frozen"
    shutil.rmtree(made, ignore_errors=True)
    environment.run(
        python,
        "-m",
        "PyInstaller",
        "--noconfirm",
        "--log-level",
        "ERROR",
        "--distpath",
        str(made),
        "--workpath",
        str(WORK / "freezing"),
        str(SPEC),
        SOURCE_DATE_EPOCH=str(moment()),
    )
    return made / "divan"
