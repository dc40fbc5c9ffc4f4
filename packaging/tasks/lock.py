"""Choose the newest versions that pyproject.toml allows and lock them with their hashes."""

import subprocess
import sys

from tasks.root import ROOT


def main() -> int:
    """Return the exit status of the resolver, uv, which must be on the path."""
    command = [
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
        "--group",
        "dev",
        "pyproject.toml",
        "-o",
        "requirements.lock",
    ]
    try:
        return subprocess.run(command, cwd=ROOT, check=False).returncode
    except FileNotFoundError:
        print("dev.py lock: uv is needed; install it with: pipx install uv", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
