"""The packages for Linux: a ``.deb``, and the same tree as a ``.tar.xz`` for other systems.

Both hold what is under ``/usr``: the program with its Python and Qt in ``lib/divan``, a link
to it in ``bin``, and in ``share`` what a desktop reads. The archive can be started where it
was unpacked, or unpacked over ``~/.local`` or ``/usr/local``.
"""

import gzip
import os
import re
import shutil
import subprocess
import tarfile
from pathlib import Path
from typing import Final

from tasks.root import ROOT

from release.frozen import WORK
from release.version import APP_ID, NAME, SUMMARY, VERSION, filled, moment

SOURCES: Final = ROOT / "packaging" / "linux"
ART: Final = ROOT / "resources" / "art" / "common"
ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
OPTIONAL: Final = re.compile(r"libqgtk3\.so|Multimedia|[Ww]ayland")
"""What is linked with libraries that Divan does without where they are missing."""
RECOMMENDS: Final = (
    "libgl1-mesa-dri, libpulse0, libwayland-client0, libwayland-cursor0, libwayland-egl1"
)
SUGGESTS: Final = "libgtk-3-0, xdg-desktop-portal"

CONTROL: Final = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: The Divan makers <divan@localhost>
Installed-Size: {size}
Depends: {depends}
Recommends: {recommends}
Suggests: {suggests}
Section: games
Priority: optional
Description: {summary}
 Lost Cities, Sherlock: Last Call, Sherlock: Don Legacy, Similo and Baker Street,
 each against opponents who think on this computer and see only what you see,
 with hints, a rulebook and a score sheet that shows its arithmetic.
 .
 In English, Dutch and Persian. No network is used. Python and Qt are inside.
"""


def tree(frozen: Path) -> Path:
    """Return a folder with everything that goes under ``/usr``."""
    root = WORK / "tree"
    shutil.rmtree(root, ignore_errors=True)
    usr = root / "usr"
    shutil.copytree(frozen, usr / "lib" / NAME, symlinks=True)
    (usr / "bin").mkdir()
    (usr / "bin" / NAME).symlink_to(Path("..") / "lib" / NAME / NAME)
    share = usr / "share"
    for source, folder, name in (
        ("desktop", "applications", "desktop"),
        ("metainfo.xml", "metainfo", "metainfo.xml"),
        ("mime.xml", "mime/packages", "xml"),
    ):
        _write(share / folder / f"{APP_ID}.{name}", filled(SOURCES / f"{APP_ID}.{source}"))
    _write_packed(share / "man" / "man6" / "divan.6.gz", filled(SOURCES / "divan.6"))
    icons = share / "icons" / "hicolor"
    for size in ICON_SIZES:
        _copy(ART / f"app-icon-{size}.png", icons / f"{size}x{size}" / "apps" / f"{APP_ID}.png")
    _copy(ART / "app-icon.svg", icons / "scalable" / "apps" / f"{APP_ID}.svg")
    doc = share / "doc" / NAME
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8").partition("\n\n")[2]
    body = "".join(f" {line or '.'}\n" for line in licence.strip().splitlines()[2:])
    _write(doc / "copyright", filled(SOURCES / "copyright") + "License: Expat\n" + body)
    _write_packed(doc / "changelog.gz", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    _settle(usr)
    return usr


def deb(usr: Path, out: Path) -> Path:
    """Write the Debian package and return its path. Raises CalledProcessError."""
    control = usr.parent / "DEBIAN" / "control"
    size = sum(path.lstat().st_size for path in usr.rglob("*") if not path.is_dir())
    _write(
        control,
        CONTROL.format(
            name=NAME,
            version=VERSION,
            architecture=_told("dpkg", "--print-architecture"),
            size=-(-size // 1024),
            depends=depends(usr),
            recommends=RECOMMENDS,
            suggests=SUGGESTS,
            summary=SUMMARY,
        ),
    )
    file = out / f"{NAME}_{VERSION}_{_told('dpkg', '--print-architecture')}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(usr.parent), str(file)],
        env={**os.environ, "SOURCE_DATE_EPOCH": str(moment())},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    return file


def depends(usr: Path) -> str:
    """Return the packages whose libraries the program is linked with, as Debian finds them."""
    work = WORK / "shlibdeps"
    (usr.parent / "DEBIAN").mkdir(exist_ok=True)  # by which the tool knows the package's root
    _write(work / "debian" / "control", f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\n")
    files = [path for path in (usr / "lib").rglob("*") if _is_elf(path)]
    needing = [str(path) for path in files if not OPTIONAL.search(str(path))]
    own = sorted({f"-l{path.parent}" for path in files})
    command = ["dpkg-shlibdeps", "-O", "--warnings=0", "--ignore-missing-info", *own, *needing]
    told = subprocess.run(command, cwd=work, check=True, capture_output=True, text=True).stdout
    return told.partition("shlibs:Depends=")[2].strip()


def archive(usr: Path, out: Path) -> Path:
    """Write the archive and return its path."""
    machine = os.uname().machine
    file = out / f"{NAME}-{VERSION}-linux-{machine}.tar.xz"
    when = moment()

    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = "root"
        member.mtime = when
        return member

    with tarfile.open(file, "w:xz", preset=6) as tar:
        tar.add(usr, arcname=f"{NAME}-{VERSION}", filter=plain)
    return file


def _settle(usr: Path) -> None:
    """Give every file the rights that a package gives it, and one time."""
    when = moment()
    for path in usr.rglob("*"):
        if path.is_symlink():
            continue
        runs = path.is_dir() or (path.parent == usr / "lib" / NAME and path.name == NAME)
        path.chmod(0o755 if runs else 0o644)
        os.utime(path, (when, when))


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _write_packed(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _is_elf(path: Path) -> bool:
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _told(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
