"""A hint says the move and its reason, in words, for every reason that there is."""

import pytest

from divan.bots.bot import Decision, Reason
from divan.core.record import PERSON, Level, Player
from divan.games.lost_cities.bots.reasons import Code
from divan.games.lost_cities.rules.cards import Suit
from divan.games.lost_cities.rules.moves import DrawFromDiscard, DrawFromPile
from divan.games.lost_cities.view import texts
from divan.games.lost_cities.view.hints import hint_sentence
from divan.games.lost_cities.view.words import Words
from helpers.lost_cities import discard, play
from helpers.speakers import PlainSpeaker

ARGUMENTS = {"suit": "red", "rank": 7, "points": 24, "count": 2, "investments": 1}


@pytest.fixture
def words() -> Words:
    return Words(PlainSpeaker(), (PERSON, Player(Level.ADLER)), 0, lambda name: name)


def test_there_is_a_sentence_for_every_reason_and_no_other() -> None:
    assert set(texts.REASONS) == {code.value for code in Code}


@pytest.mark.parametrize("code", list(Code))
def test_every_reason_can_be_said(code: Code, words: Words) -> None:
    sentence = hint_sentence(Decision(play("red 7"), Reason(code.value, dict(ARGUMENTS))), words)
    assert sentence.startswith("Play red 7. ")
    assert "{" not in sentence
    assert "%n" not in sentence


def test_every_kind_of_move_is_advised(words: Words) -> None:
    why = Reason(Code.TAKES.value, {"suit": "red", "rank": 7})
    said = [
        hint_sentence(Decision(move, why), words)
        for move in (discard("blue inv"), DrawFromDiscard(Suit.RED), DrawFromPile())
    ]
    assert said == [
        "Discard blue investment. It fits your red cards.",
        "Take red 7 from the discards. It fits your red cards.",
        "Draw from the pile. It fits your red cards.",
    ]
