"""Reading of a lock file what another system than this one needs."""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement

_LOCKED: Final = re.compile(r"^([\w.-]+==.*?)\s*\\\n((?:\s+--hash=\S+(?:\s*\\)?\n)+)", re.MULTILINE)


def locked(lock: Path, names: Iterable[str], system: Mapping[str, str]) -> list[str]:
    """Return a line for pip, with its hashes, for each of ``names``.

    ``system`` has the values of a system's markers that are not this one's. Raises KeyError
    for a name that is not locked there.
    """
    found: dict[str, str] = {}
    for told, hashes in _LOCKED.findall(lock.read_text(encoding="utf-8")):
        requirement = Requirement(told)
        if requirement.marker is None or requirement.marker.evaluate(dict(system)):
            sums = " ".join(re.findall(r"--hash=\S+", hashes))
            found[requirement.name] = f"{requirement.name}{requirement.specifier} {sums}"
    return [found[name] for name in names]
