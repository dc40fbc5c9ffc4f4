"""The clues of Baker Street in the three languages: number and gender, digits and joins."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication

from divan import places
from divan.core.record import PERSON
from divan.games.baker_street.rules.cards import Kind
from divan.games.baker_street.rules.catalogue import every
from divan.games.baker_street.view.words import Words
from divan.ui.languages import FSI, PDI, Languages
from helpers.baker_street import card


@pytest.fixture
def languages(qapp: QGuiApplication) -> Iterator[Languages]:
    made = Languages(places.translations())
    yield made
    made.choose("en")


def said(languages: Languages, language: str, text: str) -> str:
    """Return what a card says in a language, without the marks that isolate its parts."""
    languages.choose(language)
    words = Words(languages, (PERSON,), 0, lambda name: name)
    return words.sentence(card(text)).replace(FSI, "").replace(PDI, "").lstrip("\u200f")


@pytest.mark.parametrize(
    ("text", "dutch"),
    [
        ("V2 de_wits library", "Meneer en mevrouw De Wit beweren dat ze in de bibliotheek waren."),
        ("V2 countess library", "De gravin beweert dat ze in de bibliotheek was."),
        ("V1 colonel singer", "De kolonel beweert dat hij samen met de zangeres was."),
        ("V1 smit_brothers robbie", "De gebroeders Smit beweren dat ze samen met Robbie waren."),
        ("H1 conservatory 1", "Tijdens de moord was er 1 gast in de serre."),
        ("H1 conservatory 2", "Tijdens de moord waren er 2 gasten in de serre."),
        ("H3 robbie doctor hall", "Robbie of de dokter is door de hal gegaan."),
        ("H3 robbie de_wits hall", "Robbie of meneer en mevrouw De Wit zijn door de hal gegaan."),
        ("L4 meat_knife", "Uit onderzoek blijkt dat het vleesmes niet het moordwapen is."),
        ("L4 chisel", "Uit onderzoek blijkt dat de beitel niet het moordwapen is."),
        ("M2 suffocation", "Uit autopsie blijkt dat er geen sprake is van verstikking."),
    ],
)
def test_dutch_sentences(languages: Languages, text: str, dutch: str) -> None:
    assert said(languages, "nl", text) == dutch


@pytest.mark.parametrize(
    ("text", "persian"),
    [
        ("V2 countess library", "کنتس ادعا می‌کند که در کتابخانه بوده است."),
        ("V2 de_wits library", "آقا و خانم د ویت ادعا می‌کنند که در کتابخانه بوده‌اند."),
        ("H1 conservatory 2", "هنگام قتل ۲ مهمان در گلخانه بودند."),
    ],
)
def test_persian_sentences(languages: Languages, text: str, persian: str) -> None:
    assert said(languages, "fa", text) == persian


@pytest.mark.parametrize("language", ["en", "nl", "fa"])
@pytest.mark.parametrize("kind", list(Kind))
def test_every_card_says_something_of_its_own(
    languages: Languages, language: str, kind: Kind
) -> None:
    languages.choose(language)
    words = Words(languages, (PERSON,), 0, lambda name: name)
    sentences = {(words.sentence(found), words.shows(found)) for found in every(kind)}
    assert len(sentences) == len(every(kind))
    assert not any("{" in sentence for sentence, _ in sentences)
