"""How numbers, names and clauses are put into the person's language."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication

from divan import places
from divan.ui.languages import FSI, LRI, PDI, RLM, Languages
from divan.ui.texts import counted, text


@pytest.fixture
def languages(qapp: QGuiApplication) -> Iterator[Languages]:
    made = Languages(places.translations())
    made.choose("en")
    yield made
    made.choose("en")


def test_english_numbers_have_a_true_minus_and_no_isolates(languages: Languages) -> None:
    assert languages.number(-12) == "−12"
    assert languages.signed(4) == "+4"
    assert languages.signed(0) == "+0"


def test_persian_numbers_have_persian_digits_and_signed_ones_are_isolated(
    languages: Languages,
) -> None:
    languages.choose("fa")
    assert languages.number(109) == "۱۰۹"
    assert languages.number(-28) == f"{LRI}−۲۸{PDI}"
    assert languages.signed(4) == f"{LRI}+۴{PDI}"
    assert languages.formula("(31 − 20) × 2") == f"{LRI}= (۳۱ − ۲۰) × ۲{PDI}"


def test_figures_are_no_arithmetic(languages: Languages) -> None:
    assert languages.figures("0.1.0") == "0.1.0"
    languages.choose("fa")
    assert languages.figures("4.1") == f"{LRI}۴.۱{PDI}"


def test_the_sign_of_a_formula_stands_beside_the_result(languages: Languages) -> None:
    assert languages.formula("9 − 20") == "9 − 20 ="


def test_every_count_fills_its_gap_below_nothing_too(languages: Languages) -> None:
    points = counted("statistics", "%n point(s), {end}, {date}", "", 41)
    for count, shown in ((1, "1"), (0, "0"), (-1, "−1"), (-28, "−28")):
        assert shown in languages.say_count(points, count, end="Won", date="today")
        assert "%n" not in languages.say_count(points, count, end="Won", date="today")


def test_lists_have_the_languages_commas(languages: Languages) -> None:
    assert languages.listed(["a", "b"]) == "a, b"
    languages.choose("fa")
    assert languages.listed(["a", "b"]) == f"{RLM}{FSI}a{PDI}، {FSI}b{PDI}"


def test_a_persian_sentence_that_begins_with_a_latin_name_still_runs_from_the_right(
    languages: Languages,
) -> None:
    languages.choose("fa")
    assert languages.say(text("test", "{name} برنده شد"), name="Irene").startswith(RLM)
    assert not languages.say(text("test", "برنده: {name}"), name="Irene").startswith(RLM)


def test_parts_are_isolated_where_text_runs_from_right_to_left(languages: Languages) -> None:
    sentence = text("test", "{player} has {number}")
    assert languages.say(sentence, player="Irene", number=7) == "Irene has 7"
    languages.choose("fa")
    said = languages.say(sentence, player="Irene", number=7)
    assert f"{FSI}Irene{PDI}" in said
    assert f"{FSI}۷{PDI}" in said


def test_a_list_runs_in_the_direction_of_its_language(languages: Languages) -> None:
    """Also where it fills a gap: an isolate takes its direction from what is not isolated."""
    assert languages.listed(["one", "two"]) == "one, two"
    assert languages.listed([]) == ""
    languages.choose("fa")
    assert languages.listed(["یک", "دو"]).startswith(RLM)
    assert languages.listed([]) == ""


def test_a_gap_never_fills_another(languages: Languages) -> None:
    """A name that looks like a gap stays a name."""
    assert languages.say(text("test", "{a} {b}"), a="{b}", b="x") == "{b} x"


def test_a_sentence_can_be_a_part(languages: Languages) -> None:
    inner = text("test", "blue")
    assert languages.say(text("test", "a {suit} card"), suit=inner) == "a blue card"


def test_clauses_and_notes_have_names(languages: Languages) -> None:
    assert languages.clause("LOST-4.3") == "Rule 4.3"
    assert languages.clause("LOST-R.6") == "Rule R.6"
    assert languages.clause("D19") == "Note 19"


def test_a_switch_turns_the_direction_and_the_locale(languages: Languages) -> None:
    told: list[bool] = []
    languages.changed.connect(lambda: told.append(True))
    languages.choose("fa")
    assert languages.right_to_left
    assert QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert QLocale().language() is QLocale.Language.Persian
    languages.choose("fa")
    assert told == [True], "the same language again is no change"
    languages.choose("nl")
    assert QGuiApplication.layoutDirection() is Qt.LayoutDirection.LeftToRight


def test_dates_are_jalali_in_persian(languages: Languages) -> None:
    noon = datetime(2026, 11, 29, 12, tzinfo=UTC)
    assert languages.day(noon) == "29 November"
    languages.choose("nl")
    assert languages.day(noon) == "29 november"
    languages.choose("fa")
    assert "آذر" in languages.day(noon)
    assert "۸" in languages.day(noon)
    assert "۱۴۰۵" in languages.date(noon)


def test_the_systems_language_is_taken_if_divan_speaks_it(
    languages: Languages, monkeypatch: pytest.MonkeyPatch
) -> None:
    for tags, expected in (
        (["nl-BE", "en-US"], "nl"),
        (["de-DE", "fa-IR"], "fa"),
        (["ja-JP"], "en"),
    ):
        monkeypatch.setattr(QLocale, "uiLanguages", lambda self, tags=tags: tags)
        languages.choose("system")
        assert languages.language == expected
