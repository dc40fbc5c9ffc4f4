"""Shows that the recipes for other machines, and what tells of the app, please those who read them.

Each is read by the tool that reads it on those machines or by a linter of its format.
"""

import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Final

from tasks.root import ROOT

from release.bars import Bars
from release.version import APP_ID, filled

PACKAGING: Final = ROOT / "packaging"
SCRIPTS: Final = (PACKAGING / "macos" / "build.sh", PACKAGING / "appimage" / "build.sh")
FLATPAK: Final = PACKAGING / "flatpak" / f"{APP_ID}.yml"
MENU: Final = PACKAGING / "linux" / f"{APP_ID}.desktop"
METAINFO: Final = PACKAGING / "linux" / f"{APP_ID}.metainfo.xml"


def run(bars: Bars) -> None:
    """Let each recipe be read."""
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / METAINFO.name
        told.write_text(filled(METAINFO), encoding="utf-8")
        for what, *command in (
            ("the scripts for macOS and AppImage", "shellcheck", *map(str, SCRIPTS)),
            ("the manifest for Flatpak", "flatpak-builder", "--show-manifest", str(FLATPAK)),
            ("the menu's entry", "desktop-file-validate", str(MENU)),
            ("the AppStream metadata", "appstreamcli", "validate", "--no-net", str(told)),
        ):
            _read(bars, what, command, Path(folder))


def _read(bars: Bars, what: str, command: list[str], folder: Path) -> None:
    """Let a tool read something; what it leaves behind goes with ``folder``."""
    tool = command[0]
    claim = f"{tool} finds nothing wrong with {what}"
    if shutil.which(tool) is None:
        bars.skip(claim, "it is not here")
        return
    done = subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True)
    found = "" if done.returncode == 0 else done.stdout + done.stderr
    bars.hold(claim, done.returncode == 0, found)
