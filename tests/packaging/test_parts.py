"""What the native packages leave out of Qt is nothing that Divan uses."""

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import PySide6
import pytest
from release import parts
from release.parts import (
    MODULES,
    PLUGINS,
    PYTHON_WITHOUT,
    QML,
    QML_TREES,
    TRANSLATIONS,
    WINDOWS,
    kept,
)

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "desktop" / "divan"
BASE = Path(PySide6.__file__).parent
QT = BASE / "Qt"

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="Qt lies elsewhere there")


def imports(pattern: str, suffix: str) -> set[str]:
    """Return what ``pattern`` finds in the sources with a suffix."""
    texts = (path.read_text(encoding="utf-8") for path in SOURCES.rglob(f"*{suffix}"))
    return {found for text in texts for found in re.findall(pattern, text, re.MULTILINE)}


def test_every_module_of_qml_that_is_imported_goes_in() -> None:
    modules = imports(r"^import (Qt[\w.]*)", ".qml")
    assert {"QtQuick", "QtQuick.Dialogs", "QtQuick.Shapes"} <= modules
    assert {module.replace(".", "/") for module in modules} <= {*QML, *QML_TREES}


def test_every_module_of_python_that_is_imported_goes_in() -> None:
    modules = imports(r"^\s*(?:from|import) PySide6\.(\w+)", ".py")
    assert {"QtCore", "QtQml", "QtMultimedia"} <= modules
    assert modules <= set(MODULES)


def test_nothing_that_is_left_out_of_python_is_imported() -> None:
    modules = imports(r"^\s*(?:from|import) (\w+)", ".py")
    assert "sqlite3" in modules
    whole = {name.lstrip("_") for name in PYTHON_WITHOUT} - {"hashlib", "uuid"}  # they do without
    assert not modules & whole


@LINUX
@pytest.mark.parametrize("pattern", [name for name in PLUGINS if "windows" not in name])
def test_every_plugin_that_is_named_is_there(pattern: str) -> None:
    assert list((QT / "plugins").glob(pattern))


@LINUX
def test_all_else_that_is_named_is_there() -> None:
    for module in MODULES:
        assert (BASE / f"{module}.abi3.so").exists()
    for folder in (*QML, *QML_TREES):
        assert (QT / "qml" / folder / "qmldir").exists(), folder
    for name in TRANSLATIONS:
        assert (QT / "translations" / f"{name}.qm").exists()


def entries() -> Iterator[tuple[str, str, str]]:
    """Yield Qt as PyInstaller sees it, and something of the system."""
    for path in BASE.rglob("*"):
        if path.is_file():
            place = f"PySide6/{path.relative_to(BASE)}"
            yield place, str(path), "BINARY" if ".so" in path.name else "DATA"
    yield "libX11.so.6", "/usr/lib/x86_64-linux-gnu/libX11.so.6", "BINARY"
    yield "libQt6Quick.so.6", "PySide6/Qt/lib/libQt6Quick.so.6", "SYMLINK"
    yield "libQt6Pdf.so.6", "PySide6/Qt/lib/libQt6Pdf.so.6", "SYMLINK"
    yield "divan/resources/fonts/Vazirmatn-Bold.ttf", "somewhere", "DATA"


@LINUX
@pytest.mark.skipif(shutil.which("objdump") is None, reason="it looks into libraries")
def test_libraries_of_qt_stay_where_something_named_needs_them() -> None:
    places = {place for place, _, _ in kept(entries())}
    for wanted in (
        "PySide6/QtQuick.abi3.so",
        "PySide6/Qt/lib/libQt6Quick.so.6",
        "PySide6/Qt/lib/libQt6QuickShapes.so.6",
        "PySide6/Qt/lib/libQt6XcbQpa.so.6",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/qml/QtQuick/Dialogs/quickimpl/qml/+Fusion/FileDialog.qml",
        "PySide6/Qt/translations/qtbase_fa.qm",
        "libQt6Quick.so.6",
        "divan/resources/fonts/Vazirmatn-Bold.ttf",
    ):
        assert wanted in places
    for unwanted in (
        "PySide6/QtWidgets.abi3.so",
        "PySide6/Qt/lib/libQt6Widgets.so.6",
        "PySide6/Qt/lib/libavcodec.so.61",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/qml/QtQuick/Controls/Material/Button.qml",
        "PySide6/Qt/translations/qtbase_de.qm",
        "libQt6Pdf.so.6",
        "libX11.so.6",
    ):
        assert unwanted not in places


def test_what_windows_needs_is_found_in_its_own_places(monkeypatch: pytest.MonkeyPatch) -> None:
    """There, libraries lie beside the modules of Python, and tools among them."""
    linked = {"QtQuick.pyd": {"Qt6Quick.dll"}, "Qt6Quick.dll": {"Qt6Gui.dll", "KERNEL32.dll"}}
    monkeypatch.setattr(parts, "needs", lambda file: linked.get(file.name, set()))
    places = {
        "PySide6/QtQuick.pyd": "BINARY",
        "PySide6/QtWidgets.pyd": "BINARY",
        "PySide6/Qt6Quick.dll": "BINARY",
        "PySide6/Qt6Gui.dll": "BINARY",
        "PySide6/opengl32sw.dll": "BINARY",
        "PySide6/lupdate.exe": "BINARY",
        "PySide6/__init__.py": "DATA",
        "PySide6/include/pyside.h": "DATA",
        "PySide6/plugins/platforms/qwindows.dll": "BINARY",
        "PySide6/plugins/tls/qschannelbackend.dll": "BINARY",
        "PySide6/qml/QtQuick/Controls/Windows/Button.qml": "DATA",
        "msgspec/_core.cp313-win_amd64.pyd": "BINARY",
    }
    entries = [(place, place, kind) for place, kind in places.items()]
    assert [place for place, _, _ in kept(entries, WINDOWS)] == [
        "PySide6/QtQuick.pyd",
        "PySide6/Qt6Quick.dll",
        "PySide6/Qt6Gui.dll",
        "PySide6/__init__.py",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/qml/QtQuick/Controls/Windows/Button.qml",
        "msgspec/_core.cp313-win_amd64.pyd",
    ]


def test_what_only_builders_of_bots_need_stays_out() -> None:
    assert all((SOURCES / name.removeprefix("divan.")).is_dir() for name in parts.WORKSHOPS)
    assert parts.is_for_players("divan.bots.roster")
    assert not parts.is_for_players("divan.research")
    assert not parts.is_for_players("divan.arena.main")
