"""The sixty characters and their table (SIM-0.1, 0.2, 5.1)."""

from collections import Counter
from itertools import combinations

import pytest

from divan.games.similo.rules.characters import CHARACTERS, character, shared_traits
from divan.games.similo.rules.traits import TRAITS, VALUES, Trait


@pytest.mark.clause("SIM-0.1")
def test_there_are_sixty_characters_with_ids_of_their_own() -> None:
    assert len({character.id for character in CHARACTERS}) == len(CHARACTERS) == 60


@pytest.mark.clause("SIM-0.2")
def test_a_third_each_is_historical_fictional_and_cultural() -> None:
    kinds = Counter(character.kind for character in CHARACTERS)
    assert kinds == {"historical": 20, "fictional": 20, "cultural": 20}


@pytest.mark.clause("SIM-5.1")
def test_every_trait_of_every_character_has_a_known_value() -> None:
    assert set(VALUES) == set(TRAITS)
    for one in CHARACTERS:
        for trait in Trait:
            assert one.value(trait) in VALUES[trait], (one.id, trait)


def test_every_value_is_shared_so_that_a_clue_can_point_to_it() -> None:
    for trait, values in VALUES.items():
        counted = Counter(one.value(trait) for one in CHARACTERS)
        assert set(counted) == set(values)
        assert min(counted.values()) >= 3, (trait, counted)


def test_no_two_characters_have_the_same_traits() -> None:
    for one, other in combinations(CHARACTERS, 2):
        assert len(shared_traits(one.id, other.id)) < len(TRAITS), (one.id, other.id)


@pytest.mark.clause("SIM-5.4")
def test_cleopatra_is_like_caesar_in_being_historical() -> None:
    assert Trait.KIND in shared_traits("cleopatra", "caesar")
    assert character("cleopatra").kind == "historical"


def test_traits_are_told_in_one_order_and_shared_both_ways() -> None:
    assert shared_traits("rostam", "kaveh") == shared_traits("kaveh", "rostam")
    assert shared_traits("rostam", "rostam") == TRAITS
    with pytest.raises(KeyError):
        character("nobody")
