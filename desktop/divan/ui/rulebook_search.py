"""Looking for words in a rulebook, as people type them in three languages. No Qt."""

import re
import unicodedata
from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from divan.ui.rulebook import Book, Paragraph, Span, Spans, Style, ids, words_of

BEFORE: Final = 40
"""How many characters a snippet shows before what was found, at most."""
LENGTH: Final = 110
"""How long a snippet is, about."""
ELLIPSIS: Final = "…"

# What stays different after Unicode's own decomposition but is the same to a reader.
_ALIKE: Final = str.maketrans(
    {
        "ي": "ی",
        "ى": "ی",
        "ك": "ک",
        "ة": "ه",
        "\u0640": "",  # the stroke that stretches a word
        "−": "-",
        "–": "-",
        "—": "-",
        "’": "'",
        "‘": "'",
    }
)
_INVISIBLE: Final = frozenset({"Cf", "Mn"})


class Hit(msgspec.Struct, frozen=True):
    """A paragraph in which everything was found, and a piece of it with the words marked."""

    section: str
    place: int
    snippet: Spans


class Folded(NamedTuple):
    """A text as it is compared, and where each of its characters comes from."""

    text: str
    origins: tuple[int, ...]


@lru_cache(maxsize=2048)
def fold(text: str) -> Folded:
    """Return ``text`` without what a searcher does not type: case, diacritics, half spaces.

    The Arabic forms of ی and ک and all digits become one.
    """
    characters, origins = list[str](), list[int]()
    for origin, character in enumerate(text):
        for part in _folded(character):
            characters.append(part)
            origins.append(origin)
    return Folded("".join(characters), tuple(origins))


def _folded(character: str) -> str:
    if character.isspace():
        return " "
    if character.isdecimal():
        return str(unicodedata.decimal(character))
    parts = unicodedata.normalize("NFKD", character.casefold())
    return "".join(
        part for part in parts.translate(_ALIKE) if unicodedata.category(part) not in _INVISIBLE
    )


def search(book: Book, query: str, name: Callable[[str], str]) -> tuple[Hit, ...]:
    """Return the paragraphs that have every word of ``query``.

    Those that have the words one after another come first, then all in the order of the
    book. ``name`` tells what a clause or ruling is called, so that its number finds it too.
    """
    words = fold(query).text.split()
    if not words:
        return ()
    # Where a searcher types a space, Persian may have a half space, which folding drops.
    phrase = re.compile(" ?".join(map(re.escape, words)))
    each = re.compile("|".join(map(re.escape, words)))
    whole, scattered = list[Hit](), list[Hit]()
    for place, paragraph in enumerate(book.paragraphs):
        text = words_of(paragraph)
        together = phrase.search(fold(text).text) is not None
        if together or _has_all(paragraph, words, name):
            snippet = _snippet(text, phrase if together else each)
            hit = Hit(book.heading_of(place).section, place, snippet)
            (whole if together else scattered).append(hit)
    return (*whole, *scattered)


def _has_all(paragraph: Paragraph, words: list[str], name: Callable[[str], str]) -> bool:
    text = fold(words_of(paragraph)).text
    called = fold(" ".join(map(name, ids(paragraph)))).text.split()
    return all(word in text or word in called for word in words)


def _snippet(text: str, wanted: re.Pattern[str]) -> Spans:
    """Return a piece of ``text`` around what is wanted first, all of it there marked."""
    folded = fold(text)
    marks = [
        (folded.origins[found.start()], folded.origins[found.end() - 1] + 1)
        for found in wanted.finditer(folded.text)
    ]
    first = marks[0][0] if marks else 0
    start = min(first, text.find(" ", first - BEFORE) + 1) if first > BEFORE else 0
    end = _word_end(text, start + LENGTH)
    spans, done = [Span(ELLIPSIS)] if start else [], start
    for left, right in marks:
        if done <= left and right <= end:
            spans += [Span(text[done:left]), Span(text[left:right], Style.STRONG)]
            done = right
    spans.append(Span(text[done:end]))
    if end < len(text):
        spans.append(Span(ELLIPSIS))
    return tuple(span for span in spans if span.words)


def _word_end(text: str, at: int) -> int:
    if at >= len(text):
        return len(text)
    space = text.rfind(" ", 0, at)
    return space if space > 0 else at
