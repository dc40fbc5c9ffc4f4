"""The translation files: extraction from the sources, and what the app loads.

There is one file a language for the shell and one a language for each game, ``shell_fa.ts``
and ``lost_cities_fa.ts``. English needs its own for the plural forms.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

from tasks.root import COMPILED, LANGUAGES, ROOT, SOURCES, TRANSLATIONS

# divan.ui.texts marks sentences by `text` and, where a number decides, by `counted`.
ALIASES = "QT_TRANSLATE_NOOP+=text,translate+=counted"
SHELL = "shell"
OWN_FOLDERS = ("app", "ui")


def parts() -> dict[str, list[Path]]:
    """Return the source files of each set of translation files, by its name."""
    found = {SHELL: [path for folder in OWN_FOLDERS for path in _sources(SOURCES / folder)]}
    for view in sorted((SOURCES / "games").glob("*/view")):
        found[view.parent.name] = _sources(view)
    return found


def extract(target: Path) -> None:
    """Bring the files in ``target`` up to date with the sources; nothing translated is lost."""
    for name, sources in parts().items():
        for language in LANGUAGES:
            file = target / f"{name}_{language}.ts"
            relative = [str(path.relative_to(ROOT)) for path in sources]
            _tool(
                "pyside6-lupdate",
                *relative,
                "-ts",
                str(file),
                "-silent",
                "-no-obsolete",
                "-locations",
                "none",
                "-source-language",
                "en",
                "-target-language",
                language,
                "-tr-function-alias",
                ALIASES,
            )


def compile_all() -> None:
    """Make the files that the app loads, where a source is newer."""
    COMPILED.mkdir(parents=True, exist_ok=True)
    for file in sorted(TRANSLATIONS.glob("*.ts")):
        made = COMPILED / file.with_suffix(".qm").name
        if not made.exists() or made.stat().st_mtime < file.stat().st_mtime:
            _tool("pyside6-lrelease", "-silent", str(file), "-qm", str(made))


def outdated() -> list[str]:
    """Return the names of the files that extraction would change."""
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
        copy = Path(folder)
        for file in TRANSLATIONS.glob("*.ts"):
            (copy / file.name).write_bytes(file.read_bytes())
        extract(copy)
        return sorted(
            file.name
            for file in copy.glob("*.ts")
            if not (TRANSLATIONS / file.name).exists()
            or (TRANSLATIONS / file.name).read_bytes() != file.read_bytes()
        )


def main(arguments: list[str] | None = None) -> int:
    """Extract and compile; with ``--check`` only look whether that would change anything."""
    parser = argparse.ArgumentParser(prog="dev.py translations", description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail if extraction changes a file")
    options = parser.parse_args(arguments)
    (ROOT / "build").mkdir(exist_ok=True)
    if options.check:
        names = outdated()
        for name in names:
            print(f"translations/{name} is not up to date; run: python3 dev.py translations")
        return 1 if names else 0
    TRANSLATIONS.mkdir(exist_ok=True)
    extract(TRANSLATIONS)
    compile_all()
    return 0


def _sources(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in {".py", ".qml"})


def _tool(name: str, *arguments: str) -> None:
    command = [str(Path(sys.executable).with_name(name)), *arguments]
    subprocess.run(command, cwd=ROOT, check=True)


if __name__ == "__main__":
    sys.exit(main())
