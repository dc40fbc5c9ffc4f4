"""Build the wheel and the source archive into dist/."""

import argparse
import subprocess
import sys

from tasks.root import ROOT


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status of the build."""
    parser = argparse.ArgumentParser(prog="dev.py package", description=__doc__)
    parser.add_argument("--out", default="dist", help="the folder to write to (dist)")
    options = parser.parse_args(arguments)
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", options.out]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
