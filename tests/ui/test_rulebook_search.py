"""Looking for words in a rulebook, typed as people type them."""

import pytest

from divan.ui.rulebook import Style, parse
from divan.ui.rulebook_search import ELLIPSIS, Hit, fold, search

ENGLISH = parse(
    """\
# A Game

## The start {#start}

[TOY-0.1] Take **two** cards of one colour. Cards are ivory; a card of one’s own is kept.

> [D7 TOY-0.1] The source says “three”.

## The end {#end}

[TOY-10.1] The end of one game is the start of another.
"""
)
PERSIAN = parse(
    """\
# بازی

## شروع {#start}

[TOY-0.1] کارت‌های خودتان را می‌چینید؛ ۱۲ کارت یکی‌یکی.

[TOY-0.2] آن کارت را آرام و کم‌کم رو کنید.
"""
)


def name(id: str) -> str:
    return f"Rule {id.rpartition('-')[2]}"


def persian_name(id: str) -> str:
    return "بند " + id.rpartition("-")[2].translate(str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹"))


def places(query: str) -> list[int]:
    return [hit.place for hit in search(ENGLISH, query, name)]


def persian_places(query: str) -> list[int]:
    return [hit.place for hit in search(PERSIAN, query, persian_name)]


def marked(hit: Hit) -> list[str]:
    return [span.words for span in hit.snippet if span.style is Style.STRONG]


def test_words_are_found_in_paragraphs_and_headings_whatever_their_case() -> None:
    assert places("IVORY") == [2]
    assert places("end") == [4, 5]
    assert places("nowhere") == []
    assert [hit.section for hit in search(ENGLISH, "end", name)] == ["end", "end"]


@pytest.mark.parametrize("query", ["", "   ", "\u200c"])
def test_nothing_is_found_for_nothing(query: str) -> None:
    assert places(query) == []


def test_all_words_are_wanted_and_those_one_after_another_come_first() -> None:
    assert places("one game") == [5]
    assert places("game one") == [5]
    assert places("cards game") == []
    assert places("start of") == [5]
    assert places("the") == [1, 3, 4, 5]
    assert places("of one") == [2, 5]
    assert places("one of") == [2, 5]


def test_a_rule_or_note_is_found_by_its_number() -> None:
    assert places("0.1") == [2]
    assert places("rule 10.1") == [5]
    assert places("D7") == [3]
    assert places("0.1 ivory") == [2]
    assert persian_places("0.2") == persian_places("بند ۰.۲") == persian_places("۰.۲") == [3]


def test_what_was_found_is_marked_as_it_is_written() -> None:
    (hit,) = search(ENGLISH, "CARD one's", name)
    assert marked(hit) == ["card", "Card", "card", "one’s"]
    (hit,) = search(PERSIAN, "کارتهای", persian_name)
    assert marked(hit) == ["کارت‌های"]


@pytest.mark.parametrize(
    "query",
    [
        "می‌چینید",
        "میچینید",
        "می چینید",  # a space for the half space
        "مي‌چينيد",  # Arabic letters
        "كارت‌هاي",
        "کارتِ",  # with a vowel sign
        "12",
        "١٢",  # Arabic digits
        "یـــکی",  # stretched
    ],
)
def test_persian_is_found_however_it_is_typed(query: str) -> None:
    assert 2 in persian_places(query)


def test_letters_with_and_without_their_hat_are_the_same() -> None:
    assert persian_places("ان") == persian_places("آن")
    dutch = parse("# Spel\n\nLeg er één neer.\n")
    assert [hit.place for hit in search(dutch, "een", name)] == [1]


def test_a_snippet_is_short_and_shows_where_it_was_cut() -> None:
    long = parse("# A\n\n" + "word " * 80 + "needle " + "word " * 80 + "\n")
    (hit,) = search(long, "needle", name)
    shown = "".join(span.words for span in hit.snippet)
    assert shown.startswith(ELLIPSIS)
    assert shown.endswith(ELLIPSIS)
    assert len(shown) < 160
    assert marked(hit) == ["needle"]


def test_every_character_knows_where_it_comes_from() -> None:
    text = "Straße, کارت‌ها"
    folded = fold(text)
    assert folded.text == "strasse, کارتها"
    assert [text[origin] for origin in folded.origins][:7] == list("Straßße")
    assert len(folded.text) == len(folded.origins)
