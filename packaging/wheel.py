"""Compiles translations and kernels on the way into the wheel."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WITHOUT_KERNELS = "DIVAN_WITHOUT_KERNELS"


class CompilingHook(BuildHookInterface):
    """Puts ``divan/resources/translations/*.qm`` and the kernels into the wheel.

    Without a C compiler the wheel is one for every system, and plays by the kernels' twins;
    likewise where the environment has ``DIVAN_WITHOUT_KERNELS``.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile everything; an editable install needs nothing, ``dev.py`` sees to it."""
        if version == "editable":
            return
        self._add_translations(build_data)
        if not os.environ.get(WITHOUT_KERNELS):
            self._add_kernels(build_data)

    def _add_translations(self, build_data: dict[str, Any]) -> None:
        made = self._emptied("wheel-translations")
        for file in sorted((Path(self.root) / "translations").glob("*.ts")):
            compiled = made / file.with_suffix(".qm").name
            subprocess.run([*_lrelease(), "-silent", str(file), "-qm", str(compiled)], check=True)
            build_data["force_include"][str(compiled)] = (
                f"divan/resources/translations/{compiled.name}"
            )

    def _add_kernels(self, build_data: dict[str, Any]) -> None:
        made = self._emptied("wheel-kernels")
        script = Path(self.root) / "packaging" / "kernels.py"
        if subprocess.run(
            [sys.executable, str(script), "--into", str(made)], check=False
        ).returncode:
            self.app.display_warning("No kernels were compiled; their twins will play.")
            return
        for file in sorted(path for path in made.rglob("*") if path.is_file()):
            build_data["force_include"][str(file)] = file.relative_to(made).as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _emptied(self, name: str) -> Path:
        folder = Path(self.root) / "build" / name
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        return folder


def _lrelease() -> list[str]:
    """Return the command of Qt's compiler, from PySide6 or from a Qt on the path."""
    beside = Path(sys.executable).with_name("pyside6-lrelease")
    if beside.exists():
        return [str(beside)]
    return [shutil.which("pyside6-lrelease") or shutil.which("lrelease") or "lrelease"]
