"""A rulebook as it is written: headings, clauses, notes, lists. No Qt.

A book is a text file in a small part of Markdown: ``# Title``, ``## Heading {#section}``,
``[LOST-4.1 LOST-R.3] a clause``, ``> [D6 LOST-4.1] a note on a ruling``, ``- an item``,
plain paragraphs, ``**bold**`` and ``*italic*``.
"""

import re
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import msgspec

INTRODUCTION: Final = ""
"""The section of what stands before the first heading."""

_SECTION: Final = re.compile(r"## (?P<title>\S.*?) \{#(?P<id>[a-z][a-z0-9-]*)\}")
_MARKED: Final = re.compile(r"\[(?P<ids>[^\]]*)\] (?P<words>\S.*)")
_CLAUSE_ID: Final = re.compile(r"[A-Z]+-(?:(?:\d+|[A-Z])\.\d+|[A-Z]\d+)[a-z]?")
_RULING_ID: Final = re.compile(r"D\d+")
_STYLED: Final = re.compile(r"\*\*(?P<strong>[^*]+)\*\*|\*(?P<emphasis>[^*]+)\*")


class BadRulebook(ValueError):
    """Raised for a book that is not written as books are; tells the line, counted from 1."""

    def __init__(self, line: int, detail: str) -> None:
        super().__init__(f"line {line}: {detail}")
        self.line = line
        self.detail = detail


class Style(StrEnum):
    """How some words are set."""

    PLAIN = "plain"
    STRONG = "strong"
    EMPHASIS = "emphasis"


class Span(msgspec.Struct, frozen=True):
    """Words set in one style."""

    words: str
    style: Style = Style.PLAIN


Spans: TypeAlias = tuple[Span, ...]


class Heading(msgspec.Struct, frozen=True, tag=True):
    """What a section begins with; the introduction begins with the book's title."""

    section: str
    spans: Spans


class Plain(msgspec.Struct, frozen=True, tag=True):
    """A paragraph that is no clause of the source."""

    spans: Spans


class Clause(msgspec.Struct, frozen=True, tag=True):
    """A paragraph that tells one or more clauses of the source."""

    ids: tuple[str, ...]
    spans: Spans


class Note(msgspec.Struct, frozen=True, tag=True):
    """How a ruling reads the clauses that it is about."""

    rulings: tuple[str, ...]
    clauses: tuple[str, ...]
    spans: Spans


class Item(msgspec.Struct, frozen=True, tag=True):
    """One line of a list."""

    spans: Spans


Paragraph: TypeAlias = Heading | Plain | Clause | Note | Item


class Book(msgspec.Struct, frozen=True):
    """A rulebook: its paragraphs one after another. A place is an index among them."""

    paragraphs: tuple[Paragraph, ...]

    @property
    def title(self) -> str:
        """The book's title."""
        return words_of(self.paragraphs[0])

    def place_of(self, id: str) -> int | None:
        """Return where a clause or a ruling is told, or None where the book does not."""
        return self._first(place for place, found in enumerate(self.paragraphs) if id in ids(found))

    def place_of_section(self, section: str) -> int | None:
        """Return where a section begins."""
        return self._first(
            place
            for place, found in enumerate(self.paragraphs)
            if isinstance(found, Heading) and found.section == section
        )

    def heading_of(self, place: int) -> Heading:
        """Return the heading of the section that ``place`` is in."""
        above = reversed(self.paragraphs[: place + 1])
        return next(found for found in above if isinstance(found, Heading))

    def same_place(self, other: "Book", place: int) -> int:
        """Return the place here of what stands at ``place`` of ``other``.

        That is another language's book: the nearest id or heading above is looked for, and
        as many paragraphs below it.
        """
        for above in range(place, -1, -1):
            found = other.paragraphs[above]
            if isinstance(found, Heading):
                same = self.place_of_section(found.section)
            else:
                same = self._first(map(self.place_of, ids(found)))
            if same is not None:
                return min(same + place - above, len(self.paragraphs) - 1)
        return 0

    @staticmethod
    def _first(places: Iterator[int | None]) -> int | None:
        return next((place for place in places if place is not None), None)


def ids(paragraph: Paragraph) -> tuple[str, ...]:
    """Return the ids of what a paragraph tells: its clauses, or the rulings of a note."""
    match paragraph:
        case Clause():
            return paragraph.ids
        case Note():
            return paragraph.rulings
        case _:
            return ()


def words_of(paragraph: Paragraph) -> str:
    """Return a paragraph's words without their styles."""
    return "".join(span.words for span in paragraph.spans)


def read_book(path: Path) -> Book:
    """Return the book of a file. Raises BadRulebook, and OSError where there is none."""
    data = path.read_bytes()
    try:
        return parse(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadRulebook(line, "not a text in UTF-8") from None


def parse(source: str) -> Book:
    """Return the book that ``source`` is. Raises BadRulebook."""
    paragraphs = list[Paragraph]()
    sections = set[str]()
    for block in _blocks(source):
        paragraph = _paragraph(block)
        section = paragraph.section if isinstance(paragraph, Heading) else None
        if (section == INTRODUCTION) == bool(paragraphs):
            raise BadRulebook(block.line, "a book begins with its title, '# Title', and has one")
        if section is not None and section in sections:
            raise BadRulebook(block.line, f"a second section is called {section}")
        sections.update(() if section is None else (section,))
        paragraphs.append(paragraph)
    if not paragraphs:
        raise BadRulebook(1, "the book is empty")
    return Book(tuple(paragraphs))


class _Block(NamedTuple):
    """The lines of one paragraph, joined, and the number of the first."""

    line: int
    text: str


def _blocks(source: str) -> Iterator[_Block]:
    first, lines = 0, list[str]()
    for number, line in enumerate(source.splitlines(), 1):
        headed = bool(lines) and lines[0].startswith("#")
        starts = headed or line.startswith(("#", "- ", "[", "> ["))
        if lines and (starts or not line.strip()):
            yield _Block(first, " ".join(lines))
            lines = []
        if line.strip():
            first = first if lines else number
            lines.append((line.removeprefix("> ") if lines else line).strip())
    if lines:
        yield _Block(first, " ".join(lines))


def _paragraph(block: _Block) -> Paragraph:
    text = block.text
    if text.startswith("# "):
        return Heading(INTRODUCTION, _spans(text.removeprefix("# "), block.line))
    if text.startswith("#"):
        found = _SECTION.fullmatch(text)
        if found is None:
            raise BadRulebook(block.line, "a heading is written '## Heading {#section}'")
        return Heading(found["id"], _spans(found["title"], block.line))
    if text.startswith(">"):
        return _note(text.removeprefix(">").strip(), block.line)
    if text.startswith("- "):
        return Item(_spans(text.removeprefix("- "), block.line))
    if text.startswith("["):
        marks, spans = _marked(text, block.line)
        return Clause(_all(_CLAUSE_ID, marks, block.line), spans)
    return Plain(_spans(text, block.line))


def _note(text: str, line: int) -> Note:
    marks, spans = _marked(text, line)
    rulings = tuple(mark for mark in marks if _RULING_ID.fullmatch(mark))
    if not rulings or marks[: len(rulings)] != rulings:
        raise BadRulebook(line, "a note begins with its ruling, such as '> [D6 LOST-4.1]'")
    return Note(rulings, _all(_CLAUSE_ID, marks[len(rulings) :], line), spans)


def _marked(text: str, line: int) -> tuple[tuple[str, ...], Spans]:
    """Return the ids in brackets at the start of ``text``, and what follows them."""
    found = _MARKED.fullmatch(text)
    if found is None or not found["ids"].strip():
        raise BadRulebook(line, "ids stand in brackets before the words: '[LOST-4.1] words'")
    return tuple(found["ids"].split()), _spans(found["words"], line)


def _all(kind: re.Pattern[str], marks: tuple[str, ...], line: int) -> tuple[str, ...]:
    wrong = next((mark for mark in marks if not kind.fullmatch(mark)), None)
    if wrong is not None:
        raise BadRulebook(line, f"{wrong} is not the id of a clause")
    return marks


def _spans(text: str, line: int) -> Spans:
    spans, end = list[Span](), 0
    for found in _STYLED.finditer(text):
        spans.append(Span(text[end : found.start()]))
        style = Style.STRONG if found["strong"] else Style.EMPHASIS
        spans.append(Span(found["strong"] or found["emphasis"], style))
        end = found.end()
    spans.append(Span(text[end:]))
    if any("*" in span.words for span in spans):
        raise BadRulebook(line, "an asterisk has no other one to close it")
    return tuple(span for span in spans if span.words)
