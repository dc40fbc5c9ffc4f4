"""Shows what the packages for Linux do in a bare Debian, without Python and a network."""

import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from tasks.root import ROOT

from divan.core.record import Level, Player, new_record
from divan.games import find_games
from divan.session.match_file import write_match
from divan.session.store.opening import open_store
from release.bars import Bars
from release.debian_root import PLAYER, DebianRoot
from release.version import APP_ID, NAME, VERSION

MOST_PACKED: Final = 75.0
MOST_INSTALLED: Final = 260.0
"""Millions of bytes."""

SCREEN: Final = ("xvfb", "libgl1-mesa-dri", "shared-mime-info", "desktop-file-utils")
"""What a desktop has besides, and what a package may count on there."""

OPEN_TWO_FILES: Final = """
Xvfb :9 -screen 0 1280x800x24 -fbdir /tmp >/dev/null 2>&1 &
export DISPLAY=:9
while [ ! -e /tmp/.X11-unix/X9 ]; do sleep 0.1; done
divan first.divan & first=$!
while [ ! -e .local/share/Divan/window.socket ]; do sleep 0.1; done
divan second.divan
sleep 3
cp /tmp/Xvfb_screen0 .
kill -TERM $first
wait $first
"""


def run(bars: Bars, deb: Path, archive: Path, pictures: Path) -> None:
    """Install, play, open, remove. Pictures of all that are left in ``pictures``."""
    bars.most("size of the .deb", deb.stat().st_size / 1e6, MOST_PACKED, "MB")
    root = DebianRoot()
    home = root.folder / "home" / PLAYER
    bars.hold("the Debian has no Python", not list(root.folder.glob("usr/bin/python*")))
    shutil.copy(deb, home / "divan.deb")
    _missing_libraries(bars, root, archive, home)
    root.install(f"/home/{PLAYER}/divan.deb", *SCREEN)
    usr = root.folder / "usr"
    bars.hold("nor has it one with Divan in it", not list(usr.glob("bin/python*")))
    bars.most("installed", _weight(root) / 1e6, MOST_INSTALLED, "MB")
    told = root.run("divan --version").stdout.strip()
    bars.hold("it tells its version", told == f"Divan {VERSION}", told)
    _look_for_kernels(bars, usr)
    _play(bars, root, home, pictures)
    _open(bars, root, home, pictures)
    kinds = (usr / "share" / "mime" / "globs2").read_text()
    bars.hold("the system knows .divan files", "vnd.divan.match+json:*.divan" in kinds)
    menu = (usr / "share" / "applications" / "mimeinfo.cache").read_text()
    bars.hold("and opens them with it", f"vnd.divan.match+json={APP_ID}.desktop" in menu)
    _remove(bars, root, home)
    _from_archive(bars, root)
    root.remove()


def _look_for_kernels(bars: Bars, usr: Path) -> None:
    """Look whether each kernel that has a source is inside, compiled."""
    sources = (ROOT / "desktop").rglob("*.pyx")
    places = [source.relative_to(ROOT / "desktop").with_suffix("") for source in sources]
    inside = usr / "lib" / NAME / "_internal"
    missing = [str(place) for place in places if not list(inside.glob(f"{place}.*.so"))]
    bars.hold("every kernel is inside", not missing, ", ".join(missing))


def _missing_libraries(bars: Bars, root: DebianRoot, archive: Path, home: Path) -> None:
    """Start the archive's program where nothing is that Qt needs."""
    subprocess.run(["tar", "-xf", str(archive), "-C", str(home)], check=True)
    for language, begin in (("en_GB", "Divan cannot start"), ("nl_NL", "Divan kan niet starten")):
        done = root.run(f"LANG={language}.UTF-8 DISPLAY=:9 {NAME}-{VERSION}/bin/divan", check=False)
        holds = done.returncode == 1 and done.stderr.startswith(begin)
        holds = holds and "libEGL.so.1" in done.stderr and "sudo apt install" in done.stderr
        bars.hold(f"missing libraries are named ({language})", holds, done.stderr.splitlines()[0])


def _play(bars: Bars, root: DebianRoot, home: Path, pictures: Path) -> None:
    """Let bots play a match of each game to its end, on the screen that nobody sees."""
    done = root.run(f"cd /home/{PLAYER}; QT_QPA_PLATFORM=offscreen divan --demo pictures")
    for game in find_games():
        lines = [line for line in done.stdout.splitlines() if line.startswith(f"{game.id}: ")]
        bars.hold(f"{game.id} is played to its end without a network", len(lines) == 1, *lines)
    shutil.copytree(home / "pictures", pictures / "demo")


def _open(bars: Bars, root: DebianRoot, home: Path, pictures: Path) -> None:
    """Open a file under Xvfb, and a second one by a second start."""
    for name in ("first", "second"):
        _write_match(home / f"{name}.divan", name.upper())
    root.run(OPEN_TWO_FILES)
    (home / "Xvfb_screen0").rename(pictures / "two-files.xwd")
    data = home / ".local" / "share" / "Divan"
    store, notices = open_store(data)
    seeds = [match.seed for match in store.matches()]
    store.close()
    bars.hold(
        "a .divan file given as an argument is opened, and one of a second start",
        sorted(seeds) == ["FIRST", "SECOND"] and not notices,
    )
    bars.hold("nothing went wrong meanwhile", not (data / "divan.log").exists())


def _remove(bars: Bars, root: DebianRoot, home: Path) -> None:
    """Remove the package, settings and all; what the person has stays."""
    before = _below(home)
    listed = root.run(f"dpkg -L {NAME}").stdout.split("\n")
    root.run(f"dpkg --purge {NAME}", player=False)
    left = [
        path
        for path in listed
        if path and (root.folder / path[1:]).exists() and not (root.folder / path[1:]).is_dir()
    ]
    left += [str(path) for path in (root.folder / "usr" / "lib").glob(NAME)]
    bars.hold("it is removed without a trace", not left, ", ".join(left[:3]))
    bars.hold("what the person has stays", _below(home) == before and len(before) > 0)


def _from_archive(bars: Bars, root: DebianRoot) -> None:
    """Unpack the archive over ~/.local, and play from there."""
    root.run(f"cp -r {NAME}-{VERSION}/. .local/")
    done = root.run("QT_QPA_PLATFORM=offscreen .local/bin/divan --first-frame")
    bars.hold("the .tar.xz starts from ~/.local", done.stdout == "first frame\n")


def _weight(root: DebianRoot) -> int:
    """Return the bytes of all files of the package."""
    listed = root.run(f"dpkg -L {NAME}").stdout.splitlines()
    paths = [root.folder / path[1:] for path in listed]
    return sum(path.lstat().st_size for path in paths if path.is_symlink() or path.is_file())


def _below(folder: Path) -> set[Path]:
    return {path for path in folder.rglob("*") if path.is_file()}


def _write_match(path: Path, seed: str) -> None:
    """Write a match that two bots have not yet begun."""
    game = find_games()[0]
    rules = game.load_rules()
    bot = Player(Level.WIGGINS)
    record = new_record(game.id, rules, rules.presets[0].options, (bot, bot), seed)
    write_match(path, record, started=datetime.now(UTC), practice=False)
