"""Which parts of Qt and of the system go into the native packages.

Qt for Python brings everything that Qt has, half a gigabyte. What Divan uses is named here;
of Qt's libraries those stay that something named needs. Libraries of the system stay out:
every desktop has them, they get their security updates there, and the ``.deb`` depends on
them by name.
"""

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple, TypeAlias

Entry: TypeAlias = tuple[str, str, str]
"""One of PyInstaller's: where it goes, where it comes from, what kind of thing it is."""

MODULES: Final = (
    "QtCore",
    "QtGui",
    "QtMultimedia",
    "QtNetwork",  # Qt's QML engine is linked with it
    "QtOpenGL",  # QtQuick imports it
    "QtQml",
    "QtQuick",
    "QtSvg",
)
PLUGINS: Final = (
    "iconengines/*svg*",
    "imageformats/*svg*",
    "platforminputcontexts/*compose*",
    "platforminputcontexts/*ibus*",
    "platforms/*offscreen*",
    "platforms/*wayland*",
    "platforms/*windows*",
    "platforms/*xcb*",
    "platformthemes/*",
    "wayland-decoration-client/*",
    "wayland-graphics-integration-client/*wayland-egl*",
    "wayland-shell-integration/*xdg-shell*",
    "xcbglintegrations/*",
)
QML: Final = (
    "Qt/labs/folderlistmodel",
    "QtCore",
    "QtQml",
    "QtQml/Models",
    "QtQml/WorkerScript",
    "QtQuick",
    "QtQuick/Controls",
    "QtQuick/Controls/Basic",
    "QtQuick/Controls/Basic/impl",
    "QtQuick/Controls/Fusion",
    "QtQuick/Controls/Fusion/impl",
    "QtQuick/Controls/impl",
    "QtQuick/Dialogs",
    "QtQuick/Layouts",
    "QtQuick/Shapes",
    "QtQuick/Templates",
    "QtQuick/Window",
)
"""Folders of QML, without those in them; the file dialogs need controls of two styles."""
QML_TREES: Final = ("QtQuick/Dialogs",)
"""Those that go in with everything below them."""
TRANSLATIONS: Final = ("qtbase_fa", "qtbase_nl", "qtdeclarative_fa", "qtdeclarative_nl")
PYTHON_WITHOUT: Final = (
    "_bz2",
    "_curses",
    "_dbm",
    "_hashlib",  # SHA-256 is in Python itself; this would bring OpenSSL
    "_lzma",
    "_ssl",
    "_tkinter",
    "_uuid",
    "readline",
)
"""Parts of Python's library that would bring a library of the system for nothing."""


class Layout(NamedTuple):
    """Where Qt for Python keeps its parts on a system."""

    qt: PurePosixPath
    libraries: PurePosixPath
    library: str
    """A piece of the name of every library, and of nothing else there."""
    module: str
    """What follows the name of a module that Python imports."""
    qml: tuple[str, ...] = ()
    """Folders of QML that only this system needs."""


WORKSHOPS: Final = ("divan.arena", "divan.research")
"""What whoever builds or studies bots needs, and no player; it needs libraries of its own."""


def is_for_players(module: str) -> bool:
    """Tell whether a module of Divan goes in."""
    return not f"{module}.".startswith(tuple(f"{each}." for each in WORKSHOPS))


_PYSIDE: Final = PurePosixPath("PySide6")
LINUX: Final = Layout(_PYSIDE / "Qt", _PYSIDE / "Qt/lib", ".so", ".abi3.so")
WINDOWS: Final = Layout(
    _PYSIDE, _PYSIDE, ".dll", ".pyd", ("QtQuick/Controls/Windows", "QtQuick/NativeStyle")
)

_NEEDED: Final = re.compile(r"^\s+(?:NEEDED|DLL Name:)\s+(\S+)$", re.MULTILINE)
_FOR_TOOLS: Final = {".a", ".cpp", ".h", ".qmltypes"}


def kept(entries: Iterable[Entry], layout: Layout = LINUX) -> list[Entry]:
    """Return the entries that go into a package."""
    named = [entry for entry in entries if _is_named(entry, layout)]
    libraries = {
        PurePosixPath(place).name: Path(source)
        for place, source, kind in named
        if _is_library(place, layout) and kind == "BINARY"
    }
    needed: set[str] = set()
    waiting = [
        Path(source)
        for place, source, kind in named
        if kind in {"BINARY", "EXTENSION"} and not _is_library(place, layout)
    ]
    while waiting:
        for name in needs(waiting.pop()) - needed:
            needed.add(name)
            if name in libraries:
                waiting.append(libraries[name])
    return [
        entry
        for entry in named
        if not _is_library(entry[0], layout) or PurePosixPath(entry[0]).name in needed
    ]


def _is_named(entry: Entry, layout: Layout) -> bool:
    """Tell whether an entry is wanted, Qt's libraries all of them."""
    place, source, kind = entry
    path = PurePosixPath(place)
    if source.startswith(("/lib/", "/usr/lib/")) and kind == "BINARY":
        return False
    if path.parent == _PYSIDE and path.name.endswith(layout.module):
        return path.name.removesuffix(layout.module) in MODULES
    if path.parent in {_PYSIDE, layout.libraries}:
        return path.suffix not in {".exe", ".pyi"}
    if not path.is_relative_to(layout.qt):
        return True
    inside = path.relative_to(layout.qt)
    match inside.parts[0]:
        case "plugins":
            return any(inside.match(pattern) for pattern in PLUGINS)
        case "qml":
            return _is_named_qml(inside.relative_to("qml"), layout)
        case "support":
            return inside.suffix == ".py"
        case "translations":
            return inside.stem in TRANSLATIONS
        case _:
            return False


def _is_named_qml(path: PurePosixPath, layout: Layout) -> bool:
    if path.suffix in _FOR_TOOLS or "designer" in path.parts:
        return False
    folder = str(path.parent)
    return folder in (*QML, *layout.qml) or any(path.is_relative_to(tree) for tree in QML_TREES)


def _is_library(place: str, layout: Layout) -> bool:
    """Tell whether something is a library of Qt's, or the link to one beside the program."""
    path = PurePosixPath(place)
    inside = path.parent == layout.libraries and layout.library in path.name
    return inside or path.name.startswith("libQt6")


def needs(file: Path) -> set[str]:
    """Return the names of the libraries that a file is linked with."""
    command = ["objdump", "-p", str(file)]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return set(_NEEDED.findall(told))
