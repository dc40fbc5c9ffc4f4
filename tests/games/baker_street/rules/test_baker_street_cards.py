"""What the cards are worth, and what they can be asked for by."""

from collections import Counter

import pytest

from divan.games.baker_street.rules.cards import (
    DECK,
    DECK_SIZE,
    FACE_DOWN,
    VALUES,
    Kind,
    Sender,
    guests,
    total,
)
from divan.games.baker_street.rules.catalogue import every
from divan.games.baker_street.rules.house import ROOMS, SCENE, Room
from helpers import baker_street
from helpers.baker_street import ask, card, cards


@pytest.mark.clause("BAK-0.4", "BAK-3.1", "D1")
@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("L1", 3),
        ("L2", 1),
        ("L3", 2),
        ("L4", 1),
        ("M1", 3),
        ("M2", 3),
        ("H1", 2),
        ("H2", 2),
        ("H3", 1),
        ("H4", 1),
        ("V1", 1),
        ("V2", 1),
        ("V3", 1),
    ],
)
def test_the_numbers_in_brackets_are_values(kind: str, value: int) -> None:
    assert VALUES[Kind(kind)] == value
    assert every(Kind(kind))[0].value == value


@pytest.mark.clause("D1", "D2")
def test_a_deck_has_72_cards_worth_114() -> None:
    assert DECK_SIZE == len(baker_street.DECK) == 72
    assert total(baker_street.DECK) == 114
    assert Counter(card.kind for card in baker_street.DECK) == DECK


@pytest.mark.clause("BAK-0.4", "BAK-1.4")
@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("L1 greed", "robbie singer governess"),
        ("L2 singer fear", "singer"),
        ("L3 singer fear", "singer"),
        ("L4 rope", "conservatory"),
        ("M1 games", "study"),
        ("M2 cut", "study"),
        ("H1 kitchen 2", "kitchen"),
        ("H2 robbie singer hall", "robbie singer hall"),
        ("H3 robbie singer hall", "robbie singer hall"),
        ("H4 hall study", "hall study"),
        ("V1 robbie singer", "robbie singer"),
        ("V2 robbie kitchen", "robbie kitchen"),
        ("V3 robbie singer fear", "robbie singer"),
    ],
)
def test_a_card_can_be_asked_for_by_what_stands_on_it(text: str, shown: str) -> None:
    found = card(text)
    for name in ["robbie", "singer", "governess", "colonel"]:
        assert found.shows(ask(name).suspects, ()) is (name in shown.split())
    for room in ROOMS:
        assert found.shows((), (room,)) is (room in shown.split())


@pytest.mark.clause("BAK-M.0")
def test_mollys_cards_show_the_study_and_nothing_else() -> None:
    for kind in (Kind.M1, Kind.M2):
        for found in every(kind):
            assert (found.suspects, found.rooms) == ((), (SCENE,))
            assert found.sender is Sender.MOLLY


@pytest.mark.clause("BAK-L1")
def test_lestrades_first_card_names_the_suspects_concerned() -> None:
    assert card("L1 fear").suspects == ("de_wits", "singer", "smit_brothers")


@pytest.mark.clause("BAK-L4")
def test_lestrades_card_about_a_weapon_shows_where_it_hung() -> None:
    assert card("L4 rat_poison").rooms == (Room.SALON,)


@pytest.mark.clause("BAK-H1")
def test_more_than_three_guests_are_counted_as_one_kind() -> None:
    assert guests(Room.KITCHEN, 4) == guests(Room.KITCHEN, 7)
    assert [found.guests for found in every(Kind.H1)[:5]] == [0, 1, 2, 3, 4]


def test_every_card_that_can_be_printed_comes_once() -> None:
    counts = {kind: len(every(kind)) for kind in Kind}
    assert counts == {
        "L1": 8,
        "L2": 24,
        "L3": 24,
        "L4": 16,
        "M1": 4,
        "M2": 4,
        "H1": 20,
        "H2": 224,
        "H3": 224,
        "H4": 12,
        "V1": 56,
        "V2": 32,
        "V3": 168,
    }
    everything = [found for kind in Kind for found in every(kind)]
    assert len(set(everything)) == len(everything)


def test_a_card_face_down_shows_nothing_and_is_worth_nothing() -> None:
    assert FACE_DOWN.value == 0
    assert not FACE_DOWN.shows(tuple(card("L1 fear").suspects), tuple(ROOMS))
    with pytest.raises(ValueError, match="face down"):
        _ = FACE_DOWN.sender
    assert {found.sender for found in cards("L4 rope, H4 hall study, V1 robbie singer")} == {
        Sender.LESTRADE,
        Sender.HUDSON,
        Sender.SUSPECT,
    }
