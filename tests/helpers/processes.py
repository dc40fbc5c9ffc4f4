"""Starting another Python that finds the same modules as this one."""

import os
import subprocess
import sys
from typing import Any


def environment() -> dict[str, str]:
    """Return this process's environment with its import paths made explicit."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


def run_python(*arguments: str, **more: Any) -> "subprocess.CompletedProcess[str]":
    """Run a Python to its end; nobody minds if it fails."""
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        env=environment(),
        check=False,
        **more,
    )


def start_python(*arguments: str, **more: Any) -> "subprocess.Popen[str]":
    """Start a Python whose standard output can be read line by line."""
    return subprocess.Popen(
        [sys.executable, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment(),
        **more,
    )
