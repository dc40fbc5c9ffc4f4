"""QML members that hide a member of their base type; qmllint sees only some of them.

Whoever calls the hidden member gets the other one: a table's property ``step`` once took the
place of the function ``step`` with which the arrow keys go from card to card.
"""

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import PySide6

SOURCES = Path(__file__).parents[2] / "desktop" / "divan"
QT_TYPES = Path(PySide6.__file__).parent / "Qt" / "qml"
LITERALS = re.compile(
    r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|`[^`]*`", re.DOTALL
)
OPENING = re.compile(
    r"(?:\bcomponent\s+(?P<inline>[A-Z]\w*)\s*:\s*)?(?P<type>(?:[A-Z]\w*\.)?[A-Z]\w*)"
    r"(?:\s+on\s+[\w.]+)?\s*$"
)
MEMBER = re.compile(
    r"(?:^|[\n;{])[ \t]*(?:(?:default|required|readonly)\s+)*"
    r"(?P<kind>property|function|signal)\s+(?:[\w.]+(?:<[\w.]+>)?\s+(?=\w))?(?P<name>\w+)"
)
QT_COMPONENT = re.compile(r"\n    Component \{\n(.*?)\n    \}", re.DOTALL)
QT_MEMBER = re.compile(r"\n        (Property|Method|Signal) \{\s*name: \"(\w+)\"")


class Kind(msgspec.Struct):
    """A type: what it is made from, and its own members with what they are."""

    base: str
    members: dict[str, str]
    ours: bool


class Object(msgspec.Struct):
    """An object in a QML file, with the members that it declares."""

    line: int
    base: str
    members: dict[str, str] = {}


def clashes(files: list[Path]) -> list[str]:
    """Return a line for each member in ``files`` that hides one of its base type.

    A function may take the place of a function of one of our own types: that is how a zone
    says where its cards lie.
    """
    objects = {file: list(_objects(file.read_text(encoding="utf-8"))) for file in files}
    kinds = dict(_qt_kinds())
    for file, found in objects.items():
        for name, thing in found:
            if name or thing is found[0][1]:
                kinds[name or file.stem] = Kind(thing.base, thing.members, ours=True)
    return [
        f"{file}:{thing.line}: {member} hides the {hidden} {member} of {owner}"
        for file, found in objects.items()
        for _, thing in found
        for member, what in thing.members.items()
        for owner, hidden in _hidden(kinds, thing.base, member, what)
    ]


def _hidden(kinds: dict[str, Kind], base: str, member: str, what: str) -> Iterator[tuple[str, str]]:
    """Yield the nearest base type that has ``member``, and what it is there."""
    seen: set[str] = set()
    while (kind := kinds.get(base) or kinds.get(f"Qt.{base.split('.')[-1]}")) and base not in seen:
        seen.add(base)
        if member in kind.members:
            if not (kind.ours and what == kind.members[member] == "function"):
                yield base, kind.members[member]
            return
        base = kind.base if kind.ours else f"Qt.{kind.base}"


def _objects(text: str) -> Iterator[tuple[str, Object]]:
    """Yield the objects of a file from the outermost inwards, with the names of those that
    are components of their own.
    """
    code = LITERALS.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)
    starts: list[tuple[int, str, Object | None]] = []
    spans: list[tuple[int, int, str, Object]] = []
    for brace in re.finditer(r"[{}]", code):
        if brace[0] == "{":
            opening = OPENING.search(code, max(0, brace.start() - 120), brace.start())
            thing = opening and Object(code.count("\n", 0, brace.start()) + 1, opening["type"], {})
            name = (opening and opening["inline"]) or ""
            starts.append((brace.end(), name, thing or None))
        else:
            start, name, thing = starts.pop()
            if thing:
                spans.append((start, brace.start(), name, thing))
    for start, end, name, thing in sorted(spans, key=lambda span: span[0]):
        thing.members = {found["name"]: found["kind"] for found in _own(code[start:end])}
        yield name, thing


def _own(body: str) -> Iterator[re.Match[str]]:
    """Yield the declarations in ``body`` that stand in no braces of their own."""
    depth, flat = 0, []
    for letter in body:
        depth -= letter == "}"
        flat.append(letter if depth == 0 or letter == "\n" else " ")
        depth += letter == "{"
    return MEMBER.finditer("".join(flat))


@cache
def _qt_kinds() -> dict[str, Kind]:
    """Return Qt's types, by the names that QML and C++ have for them, after ``Qt.``: ours may
    have the same names.
    """
    kinds: dict[str, Kind] = {}
    for file in sorted(QT_TYPES.glob("**/*.qmltypes")):
        for body in QT_COMPONENT.findall(file.read_text(encoding="utf-8")):
            text = "\n" + body
            name = re.search(r"\n        name: \"(\w+)\"", text)
            base = re.search(r"\n        prototype: \"(\w+)\"", text)
            members = {member: what.lower() for what, member in QT_MEMBER.findall(text)}
            kind = Kind(base[1] if base else "", members, ours=False)
            for export in re.findall(r"\"[\w.]+/(\w+) [\d.]+\"", text):
                kinds.setdefault(f"Qt.{export}", kind)
            if name:
                kinds.setdefault(f"Qt.{name[1]}", kind)
    return kinds


def main() -> int:
    """Print what is hidden; return 1 if anything is."""
    found = clashes(sorted(SOURCES.rglob("*.qml")))
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
