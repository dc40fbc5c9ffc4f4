"""Choose the newest versions that pyproject.toml allows and lock them with their hashes.

There are two locks: what Divan and its checks need, and what packages are made of and with.
What is in both has the same version in both: packages hold what was tested.
"""

import subprocess
import sys

from tasks.root import ROOT

COMPILE = (
    "uv",
    "pip",
    "compile",
    "--quiet",
    "--upgrade",
    "--universal",
    "--generate-hashes",
    "--python-version",
    "3.11",
    "--no-header",
    "pyproject.toml",
)
TESTED = "requirements.lock"
LOCKS = (
    ("--group", "dev", "-o", TESTED),
    ("--group", "package", "--constraint", TESTED, "-o", f"packaging/{TESTED}"),
)


def main() -> int:
    """Return the exit status of the resolver, uv, which must be on the path."""
    for lock in LOCKS:
        try:
            status = subprocess.run([*COMPILE, *lock], cwd=ROOT, check=False).returncode
        except FileNotFoundError:
            print("dev.py lock: uv is needed; install it with: pipx install uv", file=sys.stderr)
            return 2
        if status:
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
