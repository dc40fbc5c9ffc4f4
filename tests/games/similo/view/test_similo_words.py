"""Characters, traits, refusals and players have their words."""

from divan.games.similo.rules.characters import CHARACTERS
from divan.games.similo.rules.traits import VALUES
from divan.games.similo.rules.violations import Code
from divan.games.similo.view import texts
from divan.games.similo.view.names import NAMES
from divan.games.similo.view.traits import VALUES as TRAIT_WORDS
from helpers.similo_stage import Stage


def test_every_character_trait_and_refusal_has_a_word() -> None:
    assert set(NAMES) == {character.id for character in CHARACTERS}
    assert set(TRAIT_WORDS) == {(trait, value) for trait in VALUES for value in VALUES[trait]}
    assert set(texts.REFUSALS) == set(Code)
    assert len({text.source for text in NAMES.values()}) == len(NAMES)


def test_namesakes_are_numbered() -> None:
    stage = Stage(seats=8)
    names = [plaque.name for plaque in stage.scene().plaques]
    assert len(set(names)) == 8
    assert "Mycroft Holmes 1" in names
    assert "You" in names
