#!/usr/bin/env python3
"""One door for everyone who works on Divan.

Sets everything up on a bare machine (a virtual environment in .venv with the locked
dependencies, Qt's system libraries, the compiled translations and, where there is a C
compiler, kernels), then does what is asked.
Only the standard library is used here, and what of Divan needs no more; the work itself is in
packaging/tasks.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"
STAMP = VENV / "installed-from"
KERNELS_STAMP = VENV / "kernels-compiled-from"
OLDEST = (3, 11)

COMMANDS = {
    "play": "set up, then play; without a screen, a match by bots and its pictures",
    "check": "set up, then every check: style, types, contracts, QML, translations, tests",
    "shots": "every screen and the main states of every game as pictures",
    "selfplay": "matches by bots alone, a JSON object each",
    "verify": "the deal of an exported match: does it follow from its seed?",
    "arena": "many matches by bots, on all cores or on a cluster, with confidence intervals",
    "bench": "one table of figures: start, frames, memory, kernels, decisions, strength",
    "translations": "bring the translation files up to date and compile them",
    "package": "build what is installed, for each system; --verify shows that it holds",
    "lock": "choose the dependencies' newest versions anew and lock them",
}


class Trouble(Exception):
    """Something a person must do first; told in one line."""


def main() -> int:
    """Return the exit status of the command."""
    parser = argparse.ArgumentParser(
        prog="dev.py",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="commands:\n"
        + "\n".join(f"  {name:14}{text}" for name, text in COMMANDS.items())
        + "\n\n'dev.py COMMAND --help' tells more.",
    )
    parser.add_argument("command", choices=COMMANDS, metavar="COMMAND")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="passed to the command")
    options = parser.parse_args()
    try:
        set_up(windows=options.command == "package" or has_display())
        return run(options.command, options.arguments)
    except Trouble as trouble:
        print(f"dev.py: {trouble}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def has_display() -> bool:
    """Tell whether windows can be shown here."""
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def set_up(*, windows: bool) -> None:
    """Make what is missing, with what ``windows`` need or without; quick when nothing is."""
    if sys.version_info < OLDEST:
        raise Trouble(f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed, this is {sys.version}")
    if not python().exists():
        print("Setting up a virtual environment in .venv …", flush=True)
        make_environment()
    wanted = fingerprint()
    if not STAMP.exists() or STAMP.read_text() != wanted:
        print("Installing the locked dependencies, once …", flush=True)
        pip = [str(python()), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        # Bytecode is made of what is used, when it is.
        call([*pip, "--no-compile", "--require-hashes", "-r", str(LOCK)])
        call([*pip, "--no-deps", "--no-build-isolation", "-e", str(ROOT)])
        STAMP.write_text(wanted)
    compile_kernels()
    if sys.platform == "linux":
        install_libraries(windows=windows)


def make_environment() -> None:
    """Make the virtual environment. Raises Trouble where the venv module is missing."""
    made = subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=False)
    if made.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        raise Trouble("no virtual environment could be made; on Debian: apt install python3-venv")


def python() -> Path:
    """Return the environment's interpreter."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def fingerprint() -> str:
    """Return what the environment depends on, as one text."""
    parts = (LOCK.read_bytes(), (ROOT / "pyproject.toml").read_bytes(), sys.version.encode())
    return hashlib.sha256(b"".join(parts)).hexdigest()


def compile_kernels() -> None:
    """Compile the kernels that changed; where that fails their twins in plain Python play."""
    sources = sorted((ROOT / "desktop").rglob("*.p[yx][xi]"))
    compilers = [os.environ.get("CC"), *map(shutil.which, ("cc", "gcc", "clang", "cl"))]
    parts = [
        fingerprint().encode(),
        repr(compilers).encode(),
        *(file.read_bytes() for file in sources),
    ]
    wanted = hashlib.sha256(b"".join(parts)).hexdigest()
    if KERNELS_STAMP.exists() and KERNELS_STAMP.read_text() == wanted:
        return
    print("Compiling the bots' kernels, once …", flush=True)
    script = [str(python()), str(ROOT / "packaging" / "kernels.py")]
    if subprocess.run(script, check=False).returncode:
        print("dev.py: no kernels were compiled; the strongest bots play more weakly without")
    KERNELS_STAMP.write_text(wanted)


def install_libraries(*, windows: bool) -> None:
    """Install the libraries that Qt misses, where that is possible; else say how."""
    sys.path.insert(0, str(ROOT / "desktop"))
    from divan.app.system_libraries import LIBRARIES, WINDOW_LIBRARIES, missing_packages

    wanted = LIBRARIES | WINDOW_LIBRARIES if windows else LIBRARIES
    missing = list(missing_packages(wanted).values())
    if not missing:
        return
    install = ["apt-get", "install", "-y", "--no-install-recommends", *missing]
    if shutil.which("apt-get") is None:
        raise Trouble(f"Qt misses system libraries; Debian calls them {' '.join(missing)}")
    if os.geteuid() != 0:
        raise Trouble(f"Qt misses system libraries; run: sudo {' '.join(install)}")
    print(f"Installing system libraries: {' '.join(missing)} …", flush=True)
    call(["apt-get", "update", "-qq"], quiet=True)
    call(install, quiet=True)


def run(command: str, arguments: list[str]) -> int:
    """Run a command in the environment."""
    environment = dict(os.environ)
    # Each of the many processes of tests and bots would else compile everything anew.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment["PYTHONPATH"] = os.pathsep.join((str(ROOT / "desktop"), str(ROOT / "packaging")))
    module = [str(python()), "-m", f"tasks.{command}", *arguments]
    with subprocess.Popen(module, cwd=ROOT, env=environment) as child:
        try:
            return child.wait()
        except KeyboardInterrupt:  # the command got it too, and closes what it has open
            return child.wait()


def call(command: list[str], *, quiet: bool = False) -> None:
    """Run a step of the set-up. Raises Trouble if it fails."""
    output = subprocess.DEVNULL if quiet else None
    if subprocess.run(command, stdout=output, check=False).returncode:
        raise Trouble(f"this step failed: {' '.join(command)}")


if __name__ == "__main__":
    sys.exit(main())
