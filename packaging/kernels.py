#!/usr/bin/env python3
"""Compile the kernels: every ``*.pyx`` of Divan becomes an extension module.

It lies beside its source, or at the same place under another folder. Needs Cython, setuptools
and a C compiler; where one of them is missing, the twins in plain Python stand in.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
HOUSE: Final = ROOT / "desktop"
SCRATCH: Final = Path("build", "kernels")
SUFFIXES: Final = (".so", ".pyd")


def main(arguments: list[str] | None = None) -> int:
    """Return 0 if all kernels were compiled."""
    parser = argparse.ArgumentParser(prog="kernels.py", description=__doc__)
    parser.add_argument("--into", type=Path, default=HOUSE, help="the folder to write to")
    options = parser.parse_args(arguments)
    folder = options.into.resolve()
    for old in compiled(folder):
        old.unlink()
    os.chdir(ROOT)  # the tools mirror paths as they are told them
    try:
        build(folder)
    except Exception as error:  # noqa: BLE001 - a missing compiler has many names
        print(f"kernels.py: {type(error).__name__}: {error}", file=sys.stderr)
        return 1
    return 0


def sources() -> list[Path]:
    """Return the kernels' sources, one an extension module."""
    return sorted(HOUSE.rglob("*.pyx"))


def compiled(folder: Path) -> Iterator[Path]:
    """Yield what was compiled into ``folder`` from the sources."""
    for source in sources():
        place = folder / source.relative_to(HOUSE).parent
        yield from (file for file in place.glob(f"{source.stem}.*") if file.suffix in SUFFIXES)


def build(folder: Path) -> None:
    """Compile every kernel into ``folder``. Raises whatever the tools raise."""
    import setuptools  # first: it brings the distutils that Cython looks for
    from Cython.Build import cythonize
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):
        """Keeps to the plain arithmetic of doubles, so that every machine rates alike."""

        def build_extensions(self) -> None:
            """Add what this compiler calls it, and leave debugging symbols out."""
            if self.compiler.compiler_type != "msvc":
                for extension in self.extensions:
                    extension.extra_compile_args = ["-ffp-contract=off", "-g0"]
            super().build_extensions()

    extensions = [
        setuptools.Extension(
            ".".join(source.relative_to(HOUSE).with_suffix("").parts),
            [str(source.relative_to(ROOT))],
        )
        for source in sources()
    ]
    translated = cythonize(extensions, build_dir=str(SCRATCH), quiet=True)
    command = Build(setuptools.Distribution({"ext_modules": translated}))
    command.build_lib = str(folder)
    command.build_temp = str(SCRATCH)
    command.parallel = True
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    sys.exit(main())
