"""What is packaged: its name, its version, and the moment that its files bear."""

import os
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from tasks.root import ROOT

from divan import __version__

NAME: Final = "divan"
APP_ID: Final = "games.divan.Divan"
VERSION: Final = __version__
SUMMARY: Final = "card games at a lamp-lit table, against computer opponents"


def moment() -> int:
    """Return the second that all files in a package bear: that of the last commit.

    ``SOURCE_DATE_EPOCH`` goes before it, as everywhere where builds are to be repeatable.
    """
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    command = ["git", "log", "-1", "--format=%ct"]
    told = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True).stdout
    return int(told) if told.strip() else int(datetime.now(UTC).timestamp())


def filled(template: Path) -> str:
    """Return a file with the version and the date in their places."""
    day = datetime.fromtimestamp(moment(), UTC)
    text = template.read_text(encoding="utf-8")
    values = {"@VERSION@": VERSION, "@DATE@": f"{day:%Y-%m-%d}", "@YEAR@": f"{day:%Y}"}
    for gap, value in values.items():
        text = text.replace(gap, value)
    return text
