"""Disks that are full or cannot be written, where this machine lets us mount any."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest


@contextmanager
def tiny_disk(place: Path, kilobytes: int) -> Iterator[None]:
    """Mount a disk of its own that is soon full."""
    place.mkdir()
    with _mounted(place, ["-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs", str(place)]):
        yield


@contextmanager
def read_only(source: Path, place: Path) -> Iterator[None]:
    """Show a folder at another place where nobody, root included, can write."""
    place.mkdir()
    with _mounted(place, ["--bind", str(source), str(place)]):
        subprocess.run(["mount", "-o", "remount,bind,ro", str(place)], check=True)
        yield


def fill(place: Path) -> Path:
    """Write until not a byte more goes in; return the file that takes the room."""
    ballast = place / "ballast"
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(bytes(512)):
            pass
    return ballast


@contextmanager
def _mounted(place: Path, arguments: list[str]) -> Iterator[None]:
    mounting = subprocess.run(["mount", *arguments], capture_output=True, text=True, check=False)
    if mounting.returncode:
        pytest.skip(f"this machine does not let us mount: {mounting.stderr.strip()}")
    try:
        yield
    finally:
        subprocess.run(["umount", str(place)], check=True)
