"""The libraries that Qt takes from a Linux system, and what to say where one is missing.

Qt's own message names a library that often is not the one, and aborts the process. Nothing
but the standard library is used here: not even Qt's translations can be counted on, and
dev.py reads the tables too.
"""

import ctypes
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from divan.app.terminal_texts import LIBRARIES_MISSING, NO_SCREEN, say

LIBRARIES: Final = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libbrotlidec.so.1": "libbrotli1",
    "libX11.so.6": "libx11-6",
}
"""What Qt needs even off-screen, by file; the values are Debian's packages."""
WINDOW_LIBRARIES: Final = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11-xcb.so.1": "libx11-xcb1",
}
"""What a window under X11 needs besides."""

_XCB: Final = "Qt/plugins/platforms/libqxcb.so"
_NOT_FOUND: Final = re.compile(r"(\S+\.so[.\d]*): cannot open shared object file")


class CannotStart(Exception):
    """The system lacks something; the message is for the person, in their language."""


def can_load(file: str) -> bool:
    """Tell whether a shared library is there."""
    try:
        ctypes.CDLL(file)
    except OSError:
        return False
    return True


def missing_packages(
    wanted: Mapping[str, str], can_load: Callable[[str], bool] = can_load
) -> dict[str, str]:
    """Return those of the ``wanted`` libraries that cannot be loaded, with their packages."""
    return {file: package for file, package in wanted.items() if not can_load(file)}


def require_screen(environment: Mapping[str, str] = os.environ) -> None:
    """Raise CannotStart where Qt would find no screen, or not what it needs to use it.

    Only X11 is looked at: what Wayland needs is there wherever Wayland is, and elsewhere Qt
    brings everything with it.
    """
    if sys.platform != "linux" or environment.get("QT_QPA_PLATFORM", "xcb") != "xcb":
        return
    if environment.get("WAYLAND_DISPLAY") or environment.get("XDG_SESSION_TYPE") == "wayland":
        return
    if not environment.get("DISPLAY"):
        raise CannotStart(say(NO_SCREEN))
    plugin = _xcb_plugin()
    if plugin is None:
        return
    with plain_words({**LIBRARIES, **WINDOW_LIBRARIES}):
        ctypes.CDLL(str(plugin))  # Qt loads it in a moment in any case


@contextmanager
def plain_words(wanted: Mapping[str, str] = LIBRARIES) -> Iterator[None]:
    """Raise CannotStart in place of an error that comes of a missing library.

    The error names one library at most, and none where one module of Qt imports another. So
    all that are ``wanted`` are looked for, and the person is told of them at once.
    """
    try:
        yield
    except (ImportError, OSError) as error:
        named = _NOT_FOUND.findall(str(error))
        missing = missing_packages(wanted)
        if not named and not missing:
            raise
        files = sorted({*named, *missing})
        raise CannotStart(_told(files, sorted(missing.values()))) from error


def _told(files: Iterable[str], packages: Iterable[str]) -> str:
    install = " ".join(("sudo apt install", *packages))
    return say(LIBRARIES_MISSING, files="\n  ".join(files), install=install)


def _xcb_plugin() -> Path | None:
    found = find_spec("PySide6")
    folders = found.submodule_search_locations if found else None
    plugins = [Path(folder) / _XCB for folder in folders or ()]
    return next((plugin for plugin in plugins if plugin.is_file()), None)
