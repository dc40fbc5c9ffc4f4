"""Build what is installed, each kind of package, in place of what was built before.

Without a KIND every one is built that can be built on this system.
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from release import checksums, environment, frozen, linux, python_packages, windows
from release.verify import verify
from release.version import NAME, VERSION

from tasks.root import ROOT

T = TypeVar("T")
MAC = "darwin"

KINDS = {
    "python": "wheel and source archive; always built",
    "linux": "a .deb and a .tar.xz with Python and Qt inside; on Debian, with dpkg-dev",
    "macos": "an application bundle, in build/package/frozen; on a Mac",
    "windows": "an installer with Python and Qt inside; on Linux, with Debian's nsis",
}


def main(arguments: list[str] | None = None) -> int:
    """Return 0 if everything was built, and with ``--verify`` holds."""
    options = _parser().parse_args(arguments)
    kinds = options.kinds or [kind for kind in KINDS if can_build(kind)]
    if options.only_verify:
        if options.out.is_dir():
            return 0 if verify(options.out, kinds) else 1
        print(f"dev.py package: there is no folder {options.out}", file=sys.stderr)
        return 2
    missing = [kind for kind in kinds if not can_build(kind)]
    if missing:
        print(f"dev.py package: this system cannot build {', '.join(missing)}", file=sys.stderr)
        return 2
    try:
        build(kinds, options.out)
    except OSError as error:
        print(f"dev.py package: {error}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"dev.py package: {Path(error.cmd[0]).name} failed", file=sys.stderr)
        print(error.stderr or "", file=sys.stderr)
        return 1
    return 0 if not options.verify or verify(options.out, kinds) else 1


def can_build(kind: str) -> bool:
    """Tell whether what builds a kind of package is here."""
    if kind == "macos":
        return sys.platform == MAC
    tools = {
        "linux": ("dpkg-deb", "dpkg-shlibdeps", "objdump"),
        "windows": ("makensis", "objdump"),
    }
    return all(shutil.which(tool) for tool in tools.get(kind, ()))


def build(kinds: list[str], out: Path) -> None:
    """Write the packages to ``out``. Raises CalledProcessError."""
    out.mkdir(parents=True, exist_ok=True)
    checksums.clear(out)
    wheel, _ = step("wheel and source archive", lambda: python_packages.build(out))
    if "linux" in kinds:
        own = step("wheel with the kernels", python_packages.with_kernels)
        folder = step("program with its Python and Qt", lambda: frozen.freeze(own))
        usr = step("what goes under /usr", lambda: linux.tree(folder))
        step(".deb", lambda: linux.deb(usr, out))
        step(".tar.xz", lambda: linux.archive(usr, out))
    if "macos" in kinds:
        own = step("wheel with the kernels", python_packages.with_kernels)
        step("application bundle", lambda: frozen.freeze(own))
    if "windows" in kinds:
        step("installer for Windows", lambda: windows.installer(wheel, out))
    step("bill of materials", lambda: bom(out))
    step("checksums", lambda: checksums.write(out))
    for path in sorted(out.iterdir()):
        print(f"{path.stat().st_size / 1e6:8.2f} MB  {path}")


def bom(out: Path) -> None:
    """Write the bill of materials, in the environment whose contents it tells."""
    file = out / f"{NAME}-{VERSION}.cdx.json"
    sources = os.pathsep.join((str(ROOT / "packaging"), str(ROOT / "desktop")))
    environment.run(environment.ready(), "-m", "release.bom", str(file), PYTHONPATH=sources)


def step(name: str, make: Callable[[], T]) -> T:
    """Do a step, and tell what it is and how long it took."""
    started = time.monotonic()
    print(f"── {name}", flush=True)
    made = make()
    print(f"   {time.monotonic() - started:.0f} s", flush=True)
    return made


def _kind(text: str) -> str:
    if text not in KINDS:
        raise argparse.ArgumentTypeError(f"no kind {text!r}; there are {', '.join(KINDS)}")
    return text


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="dev.py package",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="kinds:\n" + "\n".join(f"  {kind:9}{text}" for kind, text in KINDS.items()),
    )
    parser.add_argument("kinds", nargs="*", metavar="KIND", type=_kind)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="the folder (dist)")
    parser.add_argument("--verify", action="store_true", help="then show that every bar holds")
    parser.add_argument(
        "--only-verify", action="store_true", help="show it of what was built before"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
