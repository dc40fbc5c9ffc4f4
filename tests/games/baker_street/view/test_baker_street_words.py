"""What the clue cards say, in every language, with number and gender right."""

import pytest

from divan.core.record import PERSON
from divan.games.baker_street.rules.cards import Kind
from divan.games.baker_street.rules.catalogue import every
from divan.games.baker_street.view.words import Words
from helpers.baker_street import card
from helpers.speakers import PlainSpeaker

WORDS = Words(PlainSpeaker(), (PERSON,), 0, lambda name: name)


@pytest.mark.parametrize("kind", list(Kind))
def test_every_card_has_a_sentence_of_its_own(kind: Kind) -> None:
    sentences = [
        (WORDS.sentence(found), *((WORDS.shows(found),) if kind is Kind.L4 else ()))
        for found in every(kind)
    ]
    assert len(set(sentences)) == len(sentences)
    assert all("{" not in sentence and sentence.endswith(".") for sentence, *_ in sentences)


@pytest.mark.clause("D30")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("V1 countess doctor", "The Countess claims that she was together with the Doctor."),
        ("V1 de_wits doctor", "Mr and Mrs De Wit claim that they were together with the Doctor."),
        ("V2 robbie kitchen", "Robbie claims that he was in the kitchen."),
        (
            "V3 smit_brothers robbie greed",
            "The Smit brothers claim that greed could be a motive of Robbie.",
        ),
        ("H1 kitchen 0", "During the murder there were no guests in the kitchen."),
        ("H1 kitchen 1", "During the murder there was 1 guest in the kitchen."),
        ("H1 kitchen 4", "During the murder there were more than 3 guests in the kitchen."),
        ("H2 countess robbie hall", "The Countess and Robbie did not go through the hall."),
    ],
)
def test_sentences(text: str, sentence: str) -> None:
    assert WORDS.sentence(card(text)) == sentence


def test_a_card_is_read_out_whole() -> None:
    said = WORDS.card(card("H2 countess robbie hall"))
    assert said.startswith("Mrs Hudson, value 2: The Countess and Robbie did not")
    assert said.endswith("Can be asked for by the Countess, Robbie, the hall.")
