"""How rulebooks are read, and that the real ones say the same in three languages."""

import importlib
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from divan import places
from divan.games import find_games
from divan.ui.languages import LANGUAGES
from divan.ui.rulebook import (
    BadRulebook,
    Book,
    Clause,
    Heading,
    Item,
    Note,
    Plain,
    Span,
    Style,
    ids,
    parse,
    read_book,
    words_of,
)

GAMES = [game.id for game in find_games()]
BOOKS = [(game, language) for game in GAMES for language in LANGUAGES]

SMALL = """\
# A Game

Before anything
else.

## The start {#start}

[TOY-0.1 TOY-R.2a] Take **two** cards, *not* three.

> [D1 D3 TOY-0.1] We take two.
> And that is that.

## The end {#end}
[TOY-2.1 TOY-V3b] It ends:
- with a bang
- or not
"""


def book(game: str, language: str) -> Book:
    return read_book(places.resources() / "rulebooks" / game / f"{language}.md")


def test_every_kind_of_paragraph_is_read_in_its_order() -> None:
    assert parse(SMALL).paragraphs == (
        Heading("", (Span("A Game"),)),
        Plain((Span("Before anything else."),)),
        Heading("start", (Span("The start"),)),
        Clause(
            ("TOY-0.1", "TOY-R.2a"),
            (
                Span("Take "),
                Span("two", Style.STRONG),
                Span(" cards, "),
                Span("not", Style.EMPHASIS),
                Span(" three."),
            ),
        ),
        Note(("D1", "D3"), ("TOY-0.1",), (Span("We take two. And that is that."),)),
        Heading("end", (Span("The end"),)),
        Clause(("TOY-2.1", "TOY-V3b"), (Span("It ends:"),)),
        Item((Span("with a bang"),)),
        Item((Span("or not"),)),
    )


def test_clauses_rulings_and_sections_are_found() -> None:
    small = parse(SMALL)
    assert small.title == "A Game"
    assert small.place_of("TOY-R.2a") == 3
    assert small.place_of("D3") == 4
    assert small.place_of("TOY-9.9") is None
    assert small.place_of_section("end") == 5
    assert small.place_of_section("middle") is None
    assert small.heading_of(4).section == "start"
    assert small.heading_of(0).section == ""


def test_a_clause_that_a_note_is_about_is_found_where_it_is_told() -> None:
    turned = parse("# A\n\n> [D1 TOY-1.1] Later.\n\n[TOY-1.1] Now.\n")
    assert turned.place_of("TOY-1.1") == 2


@pytest.mark.parametrize(
    ("source", "line", "detail"),
    [
        ("", 1, "empty"),
        ("Words.\n", 1, "title"),
        ("## Start {#start}\n", 1, "title"),
        ("# A\n\n# B\n", 3, "title"),
        ("# A\n\n## Start\n", 3, "## Heading {#section}"),
        ("# A\n\n### Deep {#deep}\n", 3, "## Heading {#section}"),
        ("# A\n\n## Start {#Start}\n", 3, "## Heading {#section}"),
        ("# A\n\n## S {#s}\n\n## T {#s}\n", 5, "second section"),
        ("# A\n\n[TOY-1.1]\n", 3, "before the words"),
        ("# A\n\n[] Words.\n", 3, "before the words"),
        ("# A\n\n[TOY-1.1 Words.\n", 3, "before the words"),
        ("# A\n\n[TOY-1.1 toy-2] Words.\n", 3, "toy-2 is not"),
        ("# A\n\n[D1] Words.\n", 3, "D1 is not"),
        ("# A\n\n> Words.\n", 3, "before the words"),
        ("# A\n\n> [TOY-1.1] Words.\n", 3, "ruling"),
        ("# A\n\n> [TOY-1.1 D1] Words.\n", 3, "ruling"),
        ("# A\n\nOne.\n\nTwo **bold.\n", 5, "asterisk"),
    ],
)
def test_what_is_not_written_as_books_are_is_refused_with_its_line(
    source: str, line: int, detail: str
) -> None:
    with pytest.raises(BadRulebook, match=re.escape(detail)) as caught:
        parse(source)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")


def test_a_file_that_is_no_text_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "en.md"
    path.write_bytes(b"# A\n\nfine\n\xff\xfe\n")
    with pytest.raises(BadRulebook) as caught:
        read_book(path)
    assert caught.value.line == 4


def test_the_same_place_is_found_in_another_language() -> None:
    english = parse(SMALL)
    longer = parse(SMALL.replace("Before anything", "More.\n\nBefore anything"))
    for place, found in enumerate(english.paragraphs):
        same = longer.paragraphs[longer.same_place(english, place)]
        assert type(same) is type(found)
        assert ids(same) == ids(found)
    shorter = parse("# Spel\n\n## Einde {#end}\n\nKort.\n")
    assert shorter.same_place(english, 8) == 2
    assert shorter.same_place(english, 4) == 2  # nothing of the section is there


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_rulebook_can_be_read(game: str, language: str) -> None:
    found = book(game, language)
    assert found.title
    assert len(found.paragraphs) > 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_languages_tell_the_same_in_the_same_order(game: str, language: str) -> None:
    def outline(of: Book) -> Iterator[tuple[str, ...]]:
        for paragraph in of.paragraphs:
            match paragraph:
                case Heading(section=section):
                    yield ("section", section)
                case Clause(ids=told):
                    yield ("clause", *told)
                case Note(rulings=rulings, clauses=about):
                    yield ("note", *rulings, "about", *about)
                case _:
                    yield (type(paragraph).__name__,)

    assert list(outline(book(game, language))) == list(outline(book(game, "en")))


@pytest.mark.parametrize("game", GAMES)
def test_no_clause_and_no_ruling_is_told_twice(game: str) -> None:
    told = list(chain.from_iterable(map(ids, book(game, "en").paragraphs)))
    assert len(told) == len(set(told))


@pytest.mark.parametrize("game", GAMES)
def test_a_note_is_about_clauses_that_are_told(game: str) -> None:
    english = book(game, "en")
    notes = [paragraph for paragraph in english.paragraphs if isinstance(paragraph, Note)]
    about = {clause for note in notes for clause in note.clauses}
    assert {clause for clause in about if english.place_of(clause) is None} == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_and_every_choice_leads_to_a_place_in_the_book(game: str) -> None:
    english = book(game, "en")
    clauses = importlib.import_module(f"divan.games.{game}.rules.violations").CLAUSES
    manifest = next(manifest for manifest in find_games() if manifest.id == game)
    choices = manifest.load_rules().choices
    wanted = {
        *clauses.values(),
        *(clause for choice in choices for clause in choice.clauses),
        *(choice.ruling for choice in choices),
    }
    assert {wish for wish in wanted if english.place_of(wish) is None} == set()


@pytest.mark.parametrize("game", GAMES)
def test_persian_books_have_persian_letters_and_digits_only(game: str) -> None:
    foreign = re.compile("[0-9\u0660-\u0669\u064a\u0643]")
    wrong = [
        words_of(paragraph)
        for paragraph in book(game, "fa").paragraphs
        if foreign.search(words_of(paragraph))
    ]
    assert wrong == []
