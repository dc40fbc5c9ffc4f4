"""A system that lacks something is told plainly, before Qt says it in its own way."""

import subprocess
import sys
from pathlib import Path

import pytest

from divan.app import system_libraries
from divan.app.system_libraries import (
    LIBRARIES,
    WINDOW_LIBRARIES,
    CannotStart,
    missing_packages,
    plain_words,
    require_screen,
)
from helpers.processes import environment

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only told on Linux")
NOT_FOUND = "{}: cannot open shared object file: No such file or directory"

WITHOUT_EGL = f"""
import ctypes, sys
loaded = ctypes.CDLL
def load(file):
    if file == "libEGL.so.1":
        raise OSError({NOT_FOUND.format("libEGL.so.1")!r})
    return loaded(file)
ctypes.CDLL = load
class Missing:
    def find_spec(self, name, path, target=None):
        if name == "PySide6.QtGui":
            load("libEGL.so.1")
sys.meta_path.insert(0, Missing())
from divan.app.main import main
main([])
"""
"""Qt then says only that one of its modules cannot import another."""


def start(
    *arguments: str, language: str, folder: Path, **more: str
) -> subprocess.CompletedProcess[str]:
    """Start Python in a system of that language, in a folder of its own."""
    kept = {name: value for name, value in environment().items() if name != "DISPLAY"}
    settings = {"LC_ALL": f"{language}.UTF-8", "DIVAN_HOME": str(folder), **more}
    return subprocess.run(
        [sys.executable, *arguments],
        env={**kept, **settings},
        check=False,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )


@LINUX
@pytest.mark.parametrize(
    ("language", "begin"),
    [("en_GB", "Divan cannot"), ("nl_BE", "Divan kan niet"), ("fa_IR", "دیوان نمی‌تواند")],
)
def test_a_missing_library_is_named_in_the_systems_language(
    language: str, begin: str, tmp_path: Path
) -> None:
    done = start("-c", WITHOUT_EGL, language=language, folder=tmp_path, QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 1
    assert done.stderr.startswith(begin)
    assert "\n  libEGL.so.1\n" in done.stderr
    assert done.stderr.count("\n") == 4
    assert list(tmp_path.iterdir()) == []


@LINUX
def test_without_a_screen_that_is_said(tmp_path: Path) -> None:
    nothing = {"QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": "", "XDG_SESSION_TYPE": "tty"}
    done = start("-m", "divan", language="nl_NL", folder=tmp_path, **nothing)
    assert done.returncode == 1
    assert done.stderr.startswith("Divan vond geen scherm")


@LINUX
def test_a_screen_without_its_libraries_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(file: str) -> None:
        raise OSError(NOT_FOUND.format("libxcb-cursor.so.0"))

    monkeypatch.setattr(system_libraries.ctypes, "CDLL", refuse)
    monkeypatch.setenv("LC_ALL", "C")
    with pytest.raises(CannotStart) as why:
        require_screen({"DISPLAY": ":7"})
    lines = [line.strip() for line in str(why.value).splitlines()]
    wanted = {**LIBRARIES, **WINDOW_LIBRARIES}
    assert set(wanted) <= set(lines)
    assert lines[-1] == f"sudo apt install {' '.join(sorted(wanted.values()))}"


@pytest.mark.parametrize(
    "environment",
    [
        {"QT_QPA_PLATFORM": "offscreen"},
        {"WAYLAND_DISPLAY": "wayland-0"},
        {"XDG_SESSION_TYPE": "wayland", "DISPLAY": ":0"},
    ],
)
def test_other_screens_are_left_to_qt(
    environment: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system_libraries, "_xcb_plugin", lambda: Path("nowhere/libqxcb.so"))
    require_screen(environment)


def test_errors_of_other_kinds_are_not_explained_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_libraries.ctypes, "CDLL", lambda file: None)
    with pytest.raises(ImportError, match="no name") as error, plain_words():
        raise ImportError("no name")
    assert not isinstance(error.value, CannotStart)


def test_only_what_cannot_be_loaded_is_missing() -> None:
    there = {"libEGL.so.1", "libGL.so.1"}
    missing = missing_packages(LIBRARIES, there.__contains__)
    assert missing == {file: LIBRARIES[file] for file in LIBRARIES if file not in there}
