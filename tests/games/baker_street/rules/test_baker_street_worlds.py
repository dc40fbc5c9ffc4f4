"""What clues leave possible, exactly: the examples of the rules, and brute force."""

import pytest

from divan.core.chance import Chance
from divan.games.baker_street.rules.case import make_case
from divan.games.baker_street.rules.crime import (
    CATEGORY_OF,
    ROOM_OF,
    SUSPECTS,
    SYMBOL_OF,
    Motive,
    Suspect,
    Weapon,
)
from divan.games.baker_street.rules.house import ARROWS, PATHS, STARTS, Room
from divan.games.baker_street.rules.worlds import Worlds
from helpers import baker_street_oracle as oracle
from helpers.baker_street import RIGHT, cards

HISTORIES, LONG_HISTORIES = 30, 300


def worlds(text: str, alibi="mutual_only") -> Worlds:
    return Worlds(alibi).after(cards(text))


def murderers(left: Worlds) -> set[str]:
    return {found.murderer for found in left.solutions()}


def weapons(left: Worlds) -> set[Weapon]:
    return {found.weapon for found in left.solutions()}


def motives(left: Worlds, suspect: str) -> set[str]:
    return {found.motive for found in left.solutions() if found.murderer == suspect}


def test_before_any_clue_everything_is_equally_likely() -> None:
    left = Worlds("mutual_only").solutions()
    assert len(left) == 384
    assert set(left.values()) == {1 / 384}
    assert Worlds("mutual_only").arrows() == set(ARROWS)


@pytest.mark.clause("BAK-L1")
def test_a_motive_that_it_was_not_is_struck_for_three_suspects() -> None:
    left = worlds("L1 fear")
    assert motives(left, "singer") == {"passion", "greed"}
    assert len(left.solutions()) == 384 - 3 * 16


@pytest.mark.clause("BAK-L2")
def test_a_motive_can_be_struck_for_one_suspect() -> None:
    left = worlds("L2 singer fear")
    assert motives(left, "singer") == {"passion", "greed"}
    assert motives(left, "de_wits") == {"blackmail", "inheritance", "fear"}


@pytest.mark.clause("BAK-L4", "BAK-M1", "BAK-M2")
def test_weapons_are_struck_one_by_one_by_category_and_by_trace() -> None:
    assert Weapon.ROPE not in weapons(worlds("L4 rope"))
    assert len(weapons(worlds("L4 rope"))) == 15
    left = weapons(worlds("M1 games, M2 cut"))
    assert len(left) == 9
    assert not any(CATEGORY_OF[weapon] == "games" or SYMBOL_OF[weapon] == "cut" for weapon in left)


@pytest.mark.clause("BAK-V1", "D21")
def test_two_who_name_each_other_are_innocent_and_were_together() -> None:
    left = worlds("V1 robbie singer, V1 singer robbie")
    assert murderers(left) == set(SUSPECTS) - {"robbie", "singer"}
    there = worlds("V1 robbie singer, V1 singer robbie, V2 robbie kitchen")
    assert there.places_of(Suspect.SINGER) == (Room.KITCHEN,)


@pytest.mark.clause("BAK-V1", "D21")
def test_a_claim_that_is_not_confirmed_says_nothing() -> None:
    left = worlds("V1 robbie singer, V2 robbie kitchen")
    assert murderers(left) == set(SUSPECTS)
    assert left.places_of(Suspect.SINGER) == STARTS


@pytest.mark.clause("D21")
def test_where_every_claim_counts_one_clears_the_named() -> None:
    left = worlds("V1 robbie singer", "logical")
    assert murderers(left) == set(SUSPECTS) - {"singer"}


@pytest.mark.clause("BAK-V2", "BAK-H1", "D24")
def test_if_three_claim_a_room_with_two_guests_one_of_them_did_it() -> None:
    left = worlds("V2 robbie kitchen, V2 singer kitchen, V2 doctor kitchen, H1 kitchen 2")
    assert murderers(left) == {"robbie", "singer", "doctor"}


@pytest.mark.clause("BAK-H1", "D24")
def test_more_than_three_guests_are_at_least_four() -> None:
    left = worlds("H1 kitchen 4, H1 library 2, H1 conservatory 1, H1 board_game_room 0")
    assert len(left.solutions()) == 384
    none = worlds("H1 kitchen 3, H1 library 2, H1 conservatory 1, H1 board_game_room 0")
    assert none.solutions() == {}


@pytest.mark.clause("BAK-H2a", "BAK-H2b", "D25")
def test_who_did_not_go_through_a_room_did_not_take_a_weapon_there() -> None:
    left = worlds("H2 robbie singer hall")
    for found in left.solutions():
        assert not (ROOM_OF[found.weapon] is Room.HALL and found.murderer in ("robbie", "singer"))
    assert murderers(left) == set(SUSPECTS)


@pytest.mark.clause("BAK-H3a", "BAK-H3b", "BAK-H3c", "BAK-H3d", "BAK-H3e", "D26")
def test_one_of_two_went_through_a_room_means_two_things_or_nothing() -> None:
    left = worlds("H3 robbie singer hall")
    for found in left.solutions():
        if ROOM_OF[found.weapon] is Room.HALL:
            assert found.murderer in ("robbie", "singer")
    ways = left.routes_of(SUSPECTS.index(Suspect.ROBBIE)).bit_count()
    through_hall = [path for path in PATHS if Room.HALL in path]
    assert ways == sum(2 * (len(path) - 1) for path in through_hall)
    others = left.weapons_of(SUSPECTS.index(Suspect.DOCTOR))
    assert [count for count in others if count] == [6] * 14


@pytest.mark.clause("BAK-H4a", "BAK-H4b", "D27")
def test_a_struck_arrow_can_be_followed_in_neither_direction() -> None:
    left = worlds("H4 hall study, H4 billiard_room study, V2 robbie board_game_room")
    paths = [
        path
        for path in PATHS
        if path[0] is Room.BOARD_GAME_ROOM and path[-2] not in (Room.HALL, Room.BILLIARD_ROOM)
    ]
    assert {len(path) for path in paths} == {5}
    assert (Room.HALL, Room.STUDY) not in left.arrows()
    assert (Room.BILLIARD_ROOM, Room.STUDY) not in left.arrows()
    assert len(left.arrows()) == 10


@pytest.mark.clause("BAK-L3", "BAK-V3", "BAK-V3b")
def test_three_ticks_are_the_motive_if_the_suspect_did_it_and_two_are_nothing() -> None:
    two = "L3 robbie greed, V3 singer robbie greed"
    assert motives(worlds(two), "robbie") == {"greed", "jealousy", "blackmail"}
    three = worlds(two + ", V3 doctor robbie greed")
    assert motives(three, "robbie") == {"greed"}
    assert murderers(three) == set(SUSPECTS)


@pytest.mark.clause("BAK-2.5")
def test_an_own_wrong_solution_is_known_to_be_wrong() -> None:
    left = Worlds("mutual_only").with_wrong(RIGHT)
    assert RIGHT not in left.solutions()
    assert len(left.solutions()) == 383


def test_places_weigh_what_is_left() -> None:
    left = worlds("V2 robbie kitchen, V2 singer kitchen, H1 kitchen 0").solutions()
    assert left == {}
    one = worlds("V2 robbie kitchen, H1 kitchen 0").solutions()
    assert {found.murderer for found in one} == {Suspect.ROBBIE}


def check_history(number: int, alibi) -> None:
    """A part of a random deck leaves what brute force says it leaves."""
    chance = Chance(f"HISTORY-{number}", 0)
    _, deck = make_case(chance, alibi)
    read = list(chance.shuffled(deck)[: 8 + chance.below(60)])
    left = Worlds(alibi).after(read)
    found = {(one.murderer, one.weapon, one.motive) for one in left.solutions()}
    assert found == oracle.solutions(read, alibi)
    assert {frozenset(arrow) for arrow in left.arrows()} == oracle.arrows(read, alibi)
    suspect = chance.pick(SUSPECTS)
    assert set(left.places_of(suspect)) == oracle.places(read, alibi, suspect)
    assert sum(left.solutions().values()) == pytest.approx(1)


@pytest.mark.parametrize("alibi", ["mutual_only", "logical"])
def test_what_is_left_is_what_brute_force_leaves(alibi) -> None:
    for number in range(HISTORIES // 2):
        check_history(number, alibi)


@pytest.mark.long
@pytest.mark.parametrize("alibi", ["mutual_only", "logical"])
def test_what_is_left_after_many_histories_is_what_brute_force_leaves(alibi) -> None:
    for number in range(LONG_HISTORIES // 2):
        check_history(number, alibi)


def test_motive_names_are_those_of_the_sheet() -> None:
    assert {found.motive for found in Worlds("logical").solutions()} == set(Motive)
