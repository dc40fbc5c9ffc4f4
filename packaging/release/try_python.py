"""Shows that the wheel works where nothing but it is installed, and is fit to be published."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Final

from divan.games import find_games
from release import environment
from release.bars import Bars

PYTHONS: Final = ("python3.11", "python3.13")


def run(bars: Bars, wheel: Path, source: Path) -> None:
    """Check what the index will check, and play in empty environments."""
    check = [str(environment.ready()), "-m", "twine", "check", "--strict", str(wheel), str(source)]
    done = subprocess.run(check, check=False, capture_output=True, text=True)
    bars.hold("twine finds nothing wrong with wheel and source archive", done.returncode == 0)
    for name in PYTHONS:
        python = shutil.which(name)
        if python is None or subprocess.run([python, "-V"], check=False).returncode:
            bars.skip(f"the wheel plays in an empty environment of {name}", "it is not here")
        else:
            _play(bars, python, name, wheel)


def _play(bars: Bars, python: str, name: str, wheel: Path) -> None:
    """Install the wheel as a person does, and let bots play every game in it."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "environment"
        subprocess.run([python, "-m", "venv", str(made)], check=True)
        environment.pip(made / "bin" / "python", str(wheel))
        kept = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        done = subprocess.run(
            [str(made / "bin" / "divan"), "--demo", f"{folder}/pictures"],
            env={**kept, "QT_QPA_PLATFORM": "offscreen"},
            cwd=folder,
            check=False,
            capture_output=True,
            text=True,
        )
    played = [game.id for game in find_games() if f"{game.id}: " in done.stdout]
    bars.hold(
        f"the wheel plays every game in an empty environment of {name}",
        done.returncode == 0 and len(played) == len(find_games()),
        f"{len(played)} of {len(find_games())}",
    )
