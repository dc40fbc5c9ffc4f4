"""What may stand in a deck: the friends speak the truth, and so do the innocent."""

import pytest

from divan.core.chance import Chance
from divan.games.baker_street.rules.cards import Kind
from divan.games.baker_street.rules.case import make_case
from divan.games.baker_street.rules.catalogue import every
from divan.games.baker_street.rules.truth import holds
from helpers.baker_street import DECK, TRUTH, card


@pytest.mark.clause("BAK-Z1", "BAK-Z2")
def test_every_card_of_the_sample_case_may_be_there() -> None:
    assert [found for found in DECK if not holds(found, TRUTH)] == []


# The De Wits went library, salon, conservatory, dining room, study, with the walking stick
# of the library, out of blackmail.
@pytest.mark.clause(
    "BAK-L1",
    "BAK-L2",
    "BAK-L3",
    "BAK-L4",
    "BAK-M1",
    "BAK-M2",
    "BAK-H1",
    "BAK-H2a",
    "BAK-H2b",
    "BAK-H3a",
    "BAK-H3c",
    "BAK-H3d",
    "BAK-H3e",
    "BAK-H4a",
    "BAK-V2",
    "BAK-V3",
    "BAK-Z1",
    "BAK-Z2",
    "D22",
    "D23",
    "D24",
    "D25",
    "D26",
    "D27",
)
@pytest.mark.parametrize(
    ("text", "may"),
    [
        ("L1 greed", True),
        ("L1 blackmail", False),
        ("L2 robbie blackmail", True),
        ("L2 de_wits fear", True),
        ("L2 de_wits blackmail", False),
        ("L3 robbie blackmail", True),
        ("L3 robbie fear", False),
        ("L4 rope", True),
        ("L4 walking_stick", False),
        ("M1 games", True),
        ("M1 accessories", False),
        ("M2 cut", True),
        ("M2 bruise", False),
        ("H1 conservatory 3", True),
        ("H1 conservatory 2", False),
        ("H1 library 1", True),
        ("H1 library 2", False),  # the murderer is in the study
        ("H2 robbie countess library", True),
        ("H2 robbie de_wits hall", True),
        ("H2 robbie de_wits salon", False),
        ("H3 de_wits doctor salon", True),
        ("H3 de_wits doctor hall", False),
        ("H3 robbie doctor library", False),  # the weapon is from the library
        ("H3 robbie doctor hall", True),  # says nothing
        ("H4 hall study", True),
        ("H4 library salon", False),
        ("H4 dining_room study", False),
        ("V2 countess kitchen", True),
        ("V2 countess library", False),
        ("V2 de_wits kitchen", True),  # the murderer lies
        ("V3 robbie doctor ambition", True),
        ("V3 robbie doctor greed", False),
        ("V3 de_wits doctor greed", False),  # that lie would be seen through
    ],
)
def test_a_card_may_be_in_the_deck_exactly_if_it_is_true(text: str, may: bool) -> None:
    assert holds(card(text), TRUTH) is may


@pytest.mark.clause("BAK-V1", "D21")
def test_anybody_may_claim_to_have_been_together_with_anybody() -> None:
    assert all(holds(found, TRUTH) for found in every(Kind.V1))


def test_nothing_holds_of_a_card_face_down() -> None:
    from divan.games.baker_street.rules.cards import FACE_DOWN

    assert not holds(FACE_DOWN, TRUTH)


@pytest.mark.parametrize("alibi", ["mutual_only", "logical"])
def test_every_card_of_a_made_case_may_be_there(alibi) -> None:
    for number in range(40):
        truth, deck = make_case(Chance(f"TRUE-{number}", 0), alibi)
        assert all(holds(found, truth) for found in deck)
