"""qmllint over all QML files, with the types that Python gives to QML, and what it misses."""

import json
import subprocess
import sys
from pathlib import Path

import PySide6

from tasks import qml_clashes

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "desktop" / "divan"
QML = SOURCES / "ui" / "qml"
BUILD = ROOT / "build" / "qmltypes"
MODULE = "Divan.Bridge"
QML_NAMES = {"dict": "QVariantMap", "list": "QVariantList"}
FOREIGN = ("core", "gui", "qml", "quick")


def main() -> int:
    """Return 0 if neither qmllint nor the search for hidden members has anything to say."""
    folder = BUILD / Path(*MODULE.split("."))
    folder.mkdir(parents=True, exist_ok=True)
    dumps = [_dump(path) for path in _python_types()]
    metatypes = Path(PySide6.__file__).parent / "Qt" / "metatypes"
    foreign = [next(metatypes.glob(f"qt6{name}_*.json")) for name in FOREIGN]
    _run(
        "pyside6-qmltyperegistrar",
        *map(str, dumps),
        "-o",
        str(BUILD / "registration.cpp"),
        "--generate-qmltypes",
        str(folder / "bridge.qmltypes"),
        "--import-name",
        MODULE,
        "--major-version",
        "1",
        "--foreign-types",
        ",".join(map(str, foreign)),
    )
    (folder / "qmldir").write_text(f"module {MODULE}\ntypeinfo bridge.qmltypes\n")
    files = sorted(SOURCES.rglob("*.qml"))
    told = _run("pyside6-qmllint", "-W", "0", "-I", str(BUILD), "-I", str(QML), *map(str, files))
    return qml_clashes.main() or told


def _python_types() -> list[Path]:
    """Return the files in which Python types are made known to QML."""
    return sorted(
        path
        for path in (SOURCES / "ui").rglob("*.py")
        if "QML_IMPORT_NAME" in path.read_text(encoding="utf-8") and path.name != "__init__.py"
    )


def _dump(path: Path) -> Path:
    """Describe the types of a Python file; return where the description lies.

    The tool leaves Python's own names for dictionaries and lists as they are, does not note
    which properties are constant (those that never notify), and does not know that a type
    whose base stands in another file is an object like every type made known to QML.
    """
    target = BUILD / f"{path.stem}.json"
    _run("pyside6-metaobjectdump", str(path), "-o", str(target))
    described = json.loads(target.read_text())
    if not described:
        raise SystemExit(f"qmllint: no types were found in {path}")
    for file in described:
        for kind in file["classes"]:
            kind["object"] = kind["object"] or "classInfos" in kind
            for entry in kind.get("properties", ()):
                entry["type"] = QML_NAMES.get(entry["type"], entry["type"])
                entry["constant"] = "notify" not in entry
    target.write_text(json.dumps(described))
    return target


def _run(tool: str, *arguments: str) -> int:
    command = [str(Path(sys.executable).with_name(tool)), *arguments]
    return subprocess.run(command, check=tool != "pyside6-qmllint").returncode


if __name__ == "__main__":
    sys.exit(main())
