"""Shows what the installer for Windows does, as far as that can be seen on Linux.

Under Wine it installs, plays by its bots and removes itself. Qt itself does not run there:
Wine 8 has no ``icuuc.dll``, which every Windows since 10 (1703) has. So no window is seen
here, and a release needs one look at a real Windows.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from divan.games import find_games
from release.bars import Bars
from release.frozen import WORK
from release.parts import needs
from release.version import VERSION

WINE: Final = ("/usr/lib/wine/wine64", "wine64", "wine")
PATIENCE: Final = 600
"""Seconds after which something under Wine counts as stuck."""
OF_WINDOWS: Final = frozenset(
    [
        "advapi32",
        "authz",
        "avrt",
        "bcrypt",
        "comdlg32",
        "d3d11",
        "d3d12",
        "d3d9",
        "d3dcompiler_47",
        "dnsapi",
        "dwmapi",
        "dwrite",
        "dxgi",
        "gdi32",
        "icuuc",
        "imm32",
        "iphlpapi",
        "kernel32",
        "mpr",
        "mscms",
        "netapi32",
        "ntdll",
        "ole32",
        "oleaut32",
        "propsys",
        "rpcrt4",
        "secur32",
        "setupapi",
        "shell32",
        "shlwapi",
        "uiautomationcore",
        "user32",
        "userenv",
        "uxtheme",
        "version",
        "winhttp",
        "winmm",
        "ws2_32",
        "wtsapi32",
    ]
)
"""Libraries that every Windows has; those called ``api-ms-…`` are parts of them."""

PLAY: Final = """
from divan.games import find_games
from divan.session.selfplay import play_match
from divan.session.workers import WorkerPool
if __name__ == "__main__":
    pool = WorkerPool(1)
    for game in find_games():
        preset = game.load_rules().presets[0]
        seats = ["wiggins"] * game.players[0]
        print(game.id, play_match(game, preset.options, seats, "WINE", pool).result is not None)
    pool.close()
"""


def run(bars: Bars, installer: Path) -> None:
    """Look at what is inside, and under Wine install, play and remove."""
    missing = sorted(_missing(WORK / "windows" / "Divan"))
    bars.hold("all that the files for Windows need is there", not missing, ", ".join(missing))
    wine = next((found for each in WINE if (found := shutil.which(each))), None)
    if wine is None or shutil.which("xvfb-run") is None:
        bars.skip("the installer for Windows under Wine", "wine64 or xvfb-run is missing")
        return
    with _wine(wine) as prefix:
        _install(bars, prefix, installer)
    bars.skip("its window on a real Windows", "Qt does not run under this Wine")


class _Prefix:
    """A Windows of Wine's in a folder."""

    def __init__(self, wine: str, folder: Path) -> None:
        self._wine = wine
        self._folder = folder
        self.run("wineboot", "-i")
        (self.user,) = (
            path for path in folder.glob("drive_c/users/*") if path.name.lower() != "public"
        )

    def run(self, *command: str) -> str:
        """Run a program; return what it wrote."""
        settings = {"WINEPREFIX": str(self._folder), "WINEDEBUG": "-all"}
        return subprocess.run(
            ["xvfb-run", "-a", self._wine, *command],
            env={**os.environ, **settings},
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            timeout=PATIENCE,
        ).stdout


@contextmanager
def _wine(wine: str) -> Iterator[_Prefix]:
    # Its server may still be writing when all else has ended.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        prefix = _Prefix(wine, Path(folder))
        yield prefix
        prefix.run("wineboot", "--end-session", "--shutdown")


def _install(bars: Bars, prefix: _Prefix, installer: Path) -> None:
    local = prefix.user / "AppData" / "Local"
    home = local / "Programs" / "Divan"
    menu = prefix.user / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Divan.lnk"
    prefix.run(str(installer), "/S")
    bars.hold("the installer for Windows puts it in the Start menu", menu.is_file())
    command = prefix.run("reg", "query", r"HKCU\Software\Classes\Divan.Match\shell\open\command")
    bars.hold("and .divan files open with it", 'pythonw.exe" -m divan "%1"' in command)
    python = str(home / "python.exe")
    told = prefix.run(python, "-m", "divan", "--version").strip()
    bars.hold("it tells its version under Wine", told == f"Divan {VERSION}", told)
    script = local / "play.py"
    script.write_text(PLAY, encoding="utf-8")
    played = prefix.run(python, str(script)).split()
    games = [game.id for game in find_games()]
    bars.hold(
        "its bots play every game to its end under Wine",
        played == [word for game in games for word in (game, "True")],
        f"{played.count('True')} of {len(games)}",
    )
    data = local / "Divan" / "divan.db"
    data.parent.mkdir(exist_ok=True)
    data.write_text("what the person has")
    # In its own folder, or it would go on in a copy of itself that nobody can wait for.
    folder = r"C:\users" + f"\\{prefix.user.name}" + r"\AppData\Local\Programs\Divan"
    prefix.run(str(home / "uninstall.exe"), "/S", f"_?={folder}")
    left = [path.name for path in home.rglob("*") if path.name != "uninstall.exe"]
    bars.hold("it is removed without a trace", not left and not menu.exists(), ", ".join(left[:3]))
    bars.hold("what the person has stays on Windows", data.exists())


def _missing(files: Path) -> set[str]:
    """Return the libraries that are neither among the files nor in every Windows."""
    programs = [path for path in files.rglob("*") if path.suffix in {".dll", ".exe", ".pyd"}]
    there = {path.name.lower() for path in programs}
    wanted = {name.lower() for path in programs for name in needs(path)}
    return {
        name
        for name in wanted - there
        if not name.startswith("api-ms-") and name.removesuffix(".dll") not in OF_WINDOWS
    }
