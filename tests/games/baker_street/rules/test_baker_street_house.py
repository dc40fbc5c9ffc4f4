"""The house and the crime: what there is, and what belongs to what."""

from collections import Counter

import pytest

from divan.games.baker_street.rules.crime import (
    CATEGORIES,
    CATEGORY_OF,
    MOTIVES,
    MOTIVES_OF,
    ROOM_OF,
    SOLUTIONS,
    SUSPECTS,
    SUSPECTS_WITH,
    SYMBOL_OF,
    SYMBOLS,
    WEAPONS,
    Suspect,
    Weapon,
)
from divan.games.baker_street.rules.house import (
    ARMED_ROOMS,
    ARROWS,
    PATHS,
    ROOMS,
    SCENE,
    STARTS,
    Room,
    arrow,
    arrows_of,
)


def test_there_are_nine_rooms_four_of_them_start_locations_and_twelve_arrows() -> None:
    assert (len(ROOMS), len(STARTS), len(ARROWS)) == (9, 4, 12)
    assert set(STARTS) == {"board_game_room", "kitchen", "library", "conservatory"}
    to_study = [one for one in ROOMS if arrow(one, SCENE) in ARROWS and one is not SCENE]
    assert to_study == ["hall", "billiard_room", "dining_room", "salon"]


def test_an_arrow_is_the_same_whichever_room_is_named_first() -> None:
    assert arrow(Room.STUDY, Room.HALL) == arrow(Room.HALL, Room.STUDY) == ("hall", "study")


def test_four_ways_lead_from_each_start_to_the_study_over_three_or_five_rooms() -> None:
    assert Counter(path[0] for path in PATHS) == dict.fromkeys(STARTS, 4)
    assert Counter(len(path) for path in PATHS) == {3: 8, 5: 8}
    for path in PATHS:
        assert len(set(path)) == len(path)
        assert path[-1] is SCENE
        assert arrows_of(path) <= set(ARROWS)
        assert len(arrows_of(path)) == len(path) - 1


@pytest.mark.clause("BAK-L1", "D22")
def test_every_suspect_has_three_motives_and_every_motive_three_suspects() -> None:
    assert (len(SUSPECTS), len(MOTIVES)) == (8, 8)
    assert {len(set(motives)) for motives in MOTIVES_OF.values()} == {3}
    assert {len(suspects) for suspects in SUSPECTS_WITH.values()} == {3}
    assert MOTIVES_OF[Suspect.SMIT_BROTHERS] == ("fear", "ambition", "jealousy")


@pytest.mark.clause("BAK-M1", "BAK-M2")
def test_four_weapons_are_of_each_category_and_four_leave_each_trace() -> None:
    assert len(WEAPONS) == 16
    assert Counter(CATEGORY_OF.values()) == dict.fromkeys(CATEGORIES, 4)
    assert Counter(SYMBOL_OF.values()) == dict.fromkeys(SYMBOLS, 4)
    assert len({(CATEGORY_OF[weapon], SYMBOL_OF[weapon]) for weapon in WEAPONS}) == 16


def test_two_weapons_hung_in_every_room_but_the_study() -> None:
    assert Counter(ROOM_OF.values()) == dict.fromkeys(ARMED_ROOMS, 2)
    assert SCENE not in ARMED_ROOMS
    assert ROOM_OF[Weapon.WALKING_STICK] is Room.LIBRARY
    assert ROOM_OF[Weapon.TEA_TOWEL] is Room.DINING_ROOM
    assert ROOM_OF[Weapon.DOCTORED_TEA] is Room.KITCHEN


@pytest.mark.clause("BAK-2.2")
def test_a_solution_is_who_with_what_and_why() -> None:
    assert len(set(SOLUTIONS)) == 8 * 16 * 3
    assert all(found.motive in MOTIVES_OF[found.murderer] for found in SOLUTIONS)
