"""The translation files as the tests read them."""

import re
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "translations"
FILES = sorted(FOLDER.glob("*.ts"))

ISOLATES = "\u2066\u2067\u2068\u2069"
"""LRI, RLI, FSI and PDI."""

FILLED = "\ufffc"
"""Stands for what fills a gap."""

_GAP = re.compile(r"%L?\d+|%L?n|\{\w+\}")
_TAG = re.compile(r"</?\w[^<>]*>")


class Message(NamedTuple):
    """One text of one file. ``forms`` are its translations: several where a number decides."""

    name: str
    language: str
    context: str
    source: str
    comment: str
    counted: bool
    state: str
    forms: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.name}_{self.language}: {self.context}: {self.source!r}"


def parts_of(file: Path) -> tuple[str, str]:
    """Return the name of the set and the language: ``shell_fa.ts`` is shell, fa."""
    name, _, language = file.stem.rpartition("_")
    return name, language


@cache
def messages(file: Path) -> tuple[Message, ...]:
    """Return every message of ``file``, in its order."""
    name, language = parts_of(file)
    found = []
    for context in ET.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")]
            found.append(
                Message(
                    name=name,
                    language=language,
                    context=context.findtext("name", ""),
                    source=message.findtext("source", ""),
                    comment=message.findtext("comment", ""),
                    counted=message.get("numerus") == "yes",
                    state=translation.get("type", ""),
                    forms=tuple(forms) or (translation.text or "",),
                )
            )
    return tuple(found)


def all_messages(language: str = "") -> list[Message]:
    """Return every message of every file, or only those in ``language``."""
    files = [file for file in FILES if language in ("", parts_of(file)[1])]
    return [message for file in files for message in messages(file)]


def gaps(text: str) -> set[str]:
    """Return what is filled in later: ``%1``, ``%L1``, ``%n``, ``{player}``."""
    return set(_GAP.findall(text))


def tags(text: str) -> set[str]:
    """Return the markup in ``text``."""
    return set(_TAG.findall(text))


def bare(text: str) -> str:
    """Return ``text`` without markup and isolates, a ``FILLED`` for each gap."""
    without = _TAG.sub("", _GAP.sub(FILLED, text))
    return without.translate(dict.fromkeys(map(ord, ISOLATES)))
