"""The deck (DON-0.1, D23, dossier section 4)."""

from collections import Counter

import pytest

from divan.games.don_legacy.rules.cards import (
    CLUES,
    FACE_DOWN,
    FULL_DECK,
    MYSTERIES,
    Ability,
    Card,
    Kind,
    Motif,
    Symbol,
    in_order,
    mystery,
)
from helpers.don_legacy import cards


@pytest.mark.clause("DON-0.1", "D23")
def test_there_are_exactly_40_clue_cards_and_30_mystery_cards_each_with_a_name_of_its_own() -> None:
    assert (len(CLUES), len(MYSTERIES)) == (40, 30)
    assert len(set(FULL_DECK)) == len({card.name for card in FULL_DECK}) == 70


@pytest.mark.clause("DON-4.2")
def test_clue_cards_are_worth_1_to_5_points_114_in_all() -> None:
    values = Counter(card.value for card in CLUES)
    assert values == {1: 6, 2: 10, 3: 12, 4: 8, 5: 4}
    assert sum(card.value for card in CLUES) == 114


def test_each_of_five_motifs_is_on_eight_clue_cards() -> None:
    assert Counter(card.face.motif for card in CLUES) == dict.fromkeys(Motif, 8)


@pytest.mark.clause("DON-3.1", "DON-5.2")
def test_there_is_one_mystery_card_for_each_of_5_symbols_with_each_of_6_abilities() -> None:
    pairs = Counter((card.symbol, card.ability) for card in MYSTERIES)
    assert pairs == {(symbol, ability): 1 for symbol in Symbol for ability in Ability}


@pytest.mark.clause("DON-3.1")
def test_a_card_is_of_one_of_two_kinds() -> None:
    assert {card.kind for card in CLUES} == {Kind.CLUE}
    assert {card.kind for card in MYSTERIES} == {Kind.MYSTERY}
    assert all(card.value == 0 for card in MYSTERIES)
    assert all(card.symbol is card.ability is None for card in CLUES)


def test_a_face_down_card_tells_nothing() -> None:
    assert FACE_DOWN not in FULL_DECK
    assert (FACE_DOWN.kind, FACE_DOWN.value, FACE_DOWN.symbol) == (None, 0, None)
    assert not FACE_DOWN.is_clue
    assert not FACE_DOWN.is_mystery


@pytest.mark.parametrize("name", ["", "key", "key-archives", "footprint-6a", "footprint-1c"])
def test_a_card_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no card"):
        Card(name)


def test_cards_are_sorted_as_in_the_full_deck() -> None:
    mixed = cards("key-archive face-down glass-disguise footprint-2a key-deduction footprint-1b")
    assert in_order(mixed) == cards(
        "footprint-1b footprint-2a glass-disguise key-deduction key-archive face-down"
    )
    assert mystery(Symbol.KEY, Ability.ARCHIVE) == Card("key-archive")
