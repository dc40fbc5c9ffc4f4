"""The rulebooks for QML: one of them open, with its contents and what was looked for."""

from html import escape
from typing import Any, Final

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from divan import places
from divan.core.manifest import Manifest, load
from divan.ui.languages import NATIVE_NAMES, RIGHT_TO_LEFT, Languages
from divan.ui.list_model import StructListModel
from divan.ui.rulebook import (
    INTRODUCTION,
    BadRulebook,
    Book,
    Heading,
    Note,
    Paragraph,
    Spans,
    Style,
    ids,
    read_book,
    words_of,
)
from divan.ui.rulebook_search import Hit, search
from divan.ui.texts import Text, counted, text

QML_IMPORT_NAME = "Divan.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

PREFACE = text("rulebook", "Introduction", "what stands before the first section")
FOUND = counted("rulebook", "Found in %n place(s)", "", 3)
FOUND_NOWHERE = text("rulebook", "“{words}” is nowhere in this book.")
SPOKEN = text("rulebook", "{names}: {words}", "a rule as a screen reader says it")
MISSING_HERE = text(
    "rulebook", "This rulebook is not there in {language} yet; here it is in English."
)
BROKEN_HERE = text(
    "rulebook",
    "This rulebook is damaged in {language} (line {line}); here it is in English.",
)
MISSING = text("rulebook", "The rulebook is missing. Install Divan again to get it back.")
BROKEN = text(
    "rulebook",
    "The rulebook is damaged (line {line}) and cannot be shown. Install Divan again to mend it.",
)

FALLBACK: Final = "en"
NOWHERE: Final = -1
_RIGHT_TO_LEFT_MARK: Final = "\u200f"
_TAGS: Final = {Style.STRONG: "b", Style.EMPHASIS: "i"}


class Row(msgspec.Struct, frozen=True):
    """A paragraph as the page draws it.

    ``kind`` is ``title``, ``heading``, ``plain``, ``clause``, ``note`` or ``item``;
    ``label`` is what a note is called; ``tags`` have the clauses that a clause tells or a
    note is about, each with its ``id``, its ``label`` and its bare ``number``.
    """

    kind: str
    markup: str
    spoken: str
    label: str
    tags: list[dict[str, str]]


@QmlElement
@QmlUncreatable("made by the application")
class RulebookBridge(QObject):  # type: ignore[operator]
    """The book that is open. A place is the index of a paragraph."""

    opened = Signal()
    """A book was opened; it lies at its beginning."""
    changed = Signal()
    """Another book, or the same one in another language."""
    searched = Signal()
    placeChanged = Signal()
    went = Signal(int)
    """Somebody asked to be shown this place."""
    moved = Signal(int, int)
    """In the new language, what was read at the first place stands at the second."""

    def __init__(self, games: tuple[Manifest, ...], languages: Languages) -> None:
        super().__init__()
        self._games = games
        self._languages = languages
        self._manifest = games[0]
        self._model = StructListModel(Row, self)
        self._book: Book | None = None
        self._spoken = ""
        self._trouble = ""
        self._remark = ""
        self._place = 0
        self._target = NOWHERE
        self._query = ""
        self._hits: tuple[Hit, ...] = ()
        languages.changed.connect(self._speak_again)

    @property
    def book(self) -> Book | None:
        """The book that is open, None where it cannot be read."""
        return self._book

    @Slot(str, str, str)
    def open(self, game: str, clause: str, section: str) -> None:
        """Open a game's book, the last one again for "", at a clause or at a section."""
        asked = (manifest for manifest in self._games if manifest.id == game)
        self._manifest = next(asked, self._manifest)
        self._place, self._target = 0, NOWHERE
        self._query, self._hits = "", ()
        self._load()
        self._show()
        self.opened.emit()
        self.placeChanged.emit()
        place = self._find(clause, section)
        if place is not None:
            self.go(place)

    @Slot(int)
    def go(self, place: int) -> None:
        """Show a place, and mark it."""
        self._target = place
        self._place = place
        self.placeChanged.emit()
        self.went.emit(place)

    @Slot(str)
    def goToClause(self, id: str) -> None:
        """Show where a clause or ruling is told; stay where it is nowhere."""
        place = self._book.place_of(id) if self._book else None
        if place is not None:
            self.go(place)

    @Slot(int)
    def read(self, place: int) -> None:
        """Take note of what is being read."""
        if place != self._place:
            self._place = place
            self.placeChanged.emit()

    @Slot(str)
    def search(self, words: str) -> None:
        """Look for words, or for the number of a clause; "" clears the results."""
        self._query = words
        self._hits = search(self._book, words, self._called) if self._book else ()
        self.searched.emit()

    def _find(self, clause: str, section: str) -> int | None:
        if self._book is None:
            return None
        place = self._book.place_of(clause) if clause else None
        return self._book.place_of_section(section) if place is None and section else place

    @Slot()
    def _speak_again(self) -> None:
        before, place = self._book, self._place
        if before is None and not self._trouble:
            return  # nobody has opened a book yet
        self._load()
        if before is not None and self._book is not None:
            self._place = self._book.same_place(before, place)
            if self._target != NOWHERE:
                self._target = self._book.same_place(before, self._target)
        self._show()
        self.search(self._query)
        self.moved.emit(place, self._place)
        self.placeChanged.emit()

    def _load(self) -> None:
        """Read the book in the person's language, else in English, and say what is wrong."""
        language = self._languages.language
        self._book, self._trouble, self._remark = None, "", ""
        self._spoken = language
        try:
            self._book = self._read(language)
        except (OSError, BadRulebook) as error:
            if language == FALLBACK:
                self._trouble = self._told(error, MISSING, BROKEN)
                return
            self._remark = self._told(error, MISSING_HERE, BROKEN_HERE)
            self._fall_back()

    def _fall_back(self) -> None:
        self._spoken = FALLBACK
        try:
            self._book = self._read(FALLBACK)
        except (OSError, BadRulebook) as error:
            self._remark, self._trouble = "", self._told(error, MISSING, BROKEN)

    def _read(self, language: str) -> Book:
        return read_book(places.resources() / "rulebooks" / self._manifest.id / f"{language}.md")

    def _told(self, error: OSError | BadRulebook, missing: Text, broken: Text) -> str:
        language = NATIVE_NAMES[self._languages.language]
        if isinstance(error, BadRulebook):
            return self._languages.say(broken, language=language, line=error.line)
        return self._languages.say(missing, language=language)

    def _show(self) -> None:
        self._model.show(
            [self._row(found) for found in self._book.paragraphs] if self._book else []
        )
        self.changed.emit()
        self.searched.emit()

    def _row(self, paragraph: Paragraph) -> Row:
        names = ", ".join(map(self._called, ids(paragraph)))
        words = words_of(paragraph)
        told = paragraph.clauses if isinstance(paragraph, Note) else ids(paragraph)
        return Row(
            kind=_kind(paragraph),
            markup=self._markup(paragraph.spans),
            spoken=self._languages.say(SPOKEN, names=names, words=words) if names else words,
            label=names if isinstance(paragraph, Note) else "",
            tags=list(map(self._tag, told)),
        )

    def _tag(self, id: str) -> dict[str, str]:
        number = self._languages.figures(id.rpartition("-")[2])
        return {"id": id, "label": self._called(id), "number": number}

    def _called(self, id: str) -> str:
        return self._languages.clause(id)

    def _markup(self, spans: Spans) -> str:
        """Return ``spans`` as styled text that runs in the direction of the book."""
        styled = "".join(
            f"<{tag}>{escape(span.words)}</{tag}>" if tag else escape(span.words)
            for span in spans
            for tag in (_TAGS.get(span.style),)
        )
        return f"{_RIGHT_TO_LEFT_MARK}{styled}" if self._right_to_left() else styled

    def _books(self) -> list[dict[str, str]]:
        return [
            {"game": manifest.id, "title": self._languages.say(load(manifest.view).texts.title)}
            for manifest in self._games
        ]

    def _game(self) -> str:
        return self._manifest.id

    def _title(self) -> str:
        return self._languages.say(load(self._manifest.view).texts.title)

    def _trouble_text(self) -> str:
        return self._trouble

    def _remark_text(self) -> str:
        return self._remark

    def _right_to_left(self) -> bool:
        return self._spoken in RIGHT_TO_LEFT

    def _contents(self) -> list[dict[str, Any]]:
        paragraphs = self._book.paragraphs if self._book else ()
        return [
            {"place": place, "section": found.section, "label": self._heading(found)}
            for place, found in enumerate(paragraphs)
            if isinstance(found, Heading)
        ]

    def _heading(self, heading: Heading) -> str:
        if heading.section == INTRODUCTION:
            return self._languages.say(PREFACE)
        return words_of(heading)

    def _current_place(self) -> int:
        return self._place

    def _target_place(self) -> int:
        return self._target

    def _section(self) -> str:
        return self._book.heading_of(self._place).section if self._book else INTRODUCTION

    def _query_text(self) -> str:
        return self._query

    def _results(self) -> list[dict[str, Any]]:
        return [self._result(hit) for hit in self._hits]

    def _result(self, hit: Hit) -> dict[str, Any]:
        assert self._book is not None  # noqa: S101 - there are no hits without a book
        paragraph = self._book.paragraphs[hit.place]
        return {
            "place": hit.place,
            "where": self._heading(self._book.heading_of(hit.place)),
            "label": " · ".join(map(self._called, ids(paragraph))),
            "markup": self._markup(hit.snippet),
            "spoken": "".join(span.words for span in hit.snippet),
        }

    def _found(self) -> str:
        if not self._query.strip():
            return ""
        if not self._hits:
            return self._languages.say(FOUND_NOWHERE, words=self._query.strip())
        return self._languages.say_count(FOUND, len(self._hits))

    def _model_object(self) -> StructListModel:
        return self._model

    model = Property(QObject, _model_object, constant=True)
    books = Property(list, _books, notify=changed)
    game = Property(str, _game, notify=changed)
    title = Property(str, _title, notify=changed)
    trouble = Property(str, _trouble_text, notify=changed)
    remark = Property(str, _remark_text, notify=changed)
    rightToLeft = Property(bool, _right_to_left, notify=changed)
    contents = Property(list, _contents, notify=changed)
    place = Property(int, _current_place, notify=placeChanged)
    target = Property(int, _target_place, notify=placeChanged)
    section = Property(str, _section, notify=placeChanged)
    query = Property(str, _query_text, notify=searched)
    results = Property(list, _results, notify=searched)
    found = Property(str, _found, notify=searched)


def _kind(paragraph: Paragraph) -> str:
    if isinstance(paragraph, Heading) and paragraph.section == INTRODUCTION:
        return "title"
    return type(paragraph).__name__.lower()
