"""Compiles the translations on the way into the wheel."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TranslationsHook(BuildHookInterface):
    """Puts ``divan/resources/translations/*.qm`` into the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile every translation file; an editable install needs none of them."""
        if version == "editable":
            return
        root = Path(self.root)
        made = root / "build" / "wheel-translations"
        shutil.rmtree(made, ignore_errors=True)
        made.mkdir(parents=True)
        for file in sorted((root / "translations").glob("*.ts")):
            compiled = made / file.with_suffix(".qm").name
            subprocess.run([*_lrelease(), "-silent", str(file), "-qm", str(compiled)], check=True)
            build_data["force_include"][str(compiled)] = (
                f"divan/resources/translations/{compiled.name}"
            )


def _lrelease() -> list[str]:
    """Return the command of Qt's compiler, from PySide6 or from a Qt on the path."""
    beside = Path(sys.executable).with_name("pyside6-lrelease")
    if beside.exists():
        return [str(beside)]
    return [shutil.which("pyside6-lrelease") or shutil.which("lrelease") or "lrelease"]
