"""The file by which whoever downloads a package knows that it is whole and ours."""

import hashlib
from pathlib import Path
from typing import Final

FILE: Final = "SHA256SUMS"


def write(out: Path) -> Path:
    """Write the SHA-256 of every file in ``out``, as ``sha256sum --check`` reads it."""
    file = out / FILE
    others = sorted(path for path in out.iterdir() if path.is_file() and path != file)
    lines = [f"{_sum(path)}  {path.name}\n" for path in others]
    file.write_text("".join(lines), encoding="utf-8")
    return file


def clear(out: Path) -> None:
    """Remove what an earlier release left in ``out``, and nothing else that lies there."""
    for name in _kept(out):
        (out / Path(name).name).unlink(missing_ok=True)
    (out / FILE).unlink(missing_ok=True)


def stale(out: Path) -> list[str]:
    """Return the names of files that have no checksum, or another one than theirs."""
    kept = _kept(out)
    there = {path.name: _sum(path) for path in out.iterdir() if path.name != FILE}
    return sorted(name for name in kept | there if kept.get(name) != there.get(name))


def _kept(out: Path) -> dict[str, str]:
    """Return the checksums that were written, by the names of their files."""
    if not (out / FILE).exists():
        return {}
    lines = (out / FILE).read_text(encoding="utf-8").splitlines()
    return {name: told for told, name in (line.split("  ", 1) for line in lines)}


def _sum(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
