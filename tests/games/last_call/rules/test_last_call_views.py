"""What each player sees of the table and of what happens."""

import pytest

from divan.games.last_call.rules.cards import CASE_FACE_DOWN, FACE_DOWN
from divan.games.last_call.rules.events import (
    Announced,
    CaseClosed,
    Dealt,
    DeclaredStrong,
    Drew,
    Eliminated,
    Guessed,
    HandsShown,
    LeftExtra,
    LeftStrong,
    Passed,
    Played,
    RoundEnded,
    Showed,
)
from helpers.last_call import RULES, card, cards, case_card, combination, dealt

CLOSED = CaseClosed(
    1, "unsolved", None, None, (), (), ((), ()), (), (), ((), ()), (), (0, 0), (0, 0)
)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_player_sees_the_own_hand_and_leads_and_the_size_of_everything_else(seat: int) -> None:
    whole = dealt(3)
    seen = RULES.observe(whole, seat)
    for other in range(3):
        if other == seat:
            assert (seen.hands[other], seen.leads[other]) == (whole.hands[seat], whole.leads[seat])
        else:
            assert seen.hands[other] == (FACE_DOWN,) * 5
            assert seen.leads[other] == (CASE_FACE_DOWN,) * 3
    assert seen.reserve == (FACE_DOWN,) * 30
    assert seen.sealed == (FACE_DOWN,) * 3


def test_a_deal_shows_each_player_the_own_hand_and_leads() -> None:
    leads = ((case_card("place 2"),), (case_card("weapon 3"),))
    event = Dealt(1, 0, (cards("place 3"), cards("weapon 4 5")), leads, 30)
    assert event.seen_by(0) == Dealt(
        1, 0, (cards("place 3"), (FACE_DOWN,) * 2), (leads[0], (CASE_FACE_DOWN,)), 30
    )


def test_a_card_from_the_reserve_is_seen_only_by_the_one_who_drew_it() -> None:
    event = Drew(1, card("place 3"))
    assert event.seen_by(1) == event
    assert event.seen_by(0) == Drew(1, FACE_DOWN)


OPEN = [
    Played(0, card("place 3")),
    LeftExtra(0),
    Guessed(0, combination("1 2 3"), 1),
    DeclaredStrong(0, card("place 3")),
    LeftStrong(0),
    Passed(0),
    Announced(0, combination("1 2 3")),
    HandsShown((cards("place 3"),), (), True),
    Eliminated(0, None, cards("place 3")),
    RoundEnded(1, 1),
    CLOSED,
]


@pytest.mark.parametrize("event", OPEN, ids=lambda event: type(event).__name__)
def test_everything_else_happens_in_the_open(event) -> None:
    assert event.seen_by(0) == event.seen_by(1) == event


@pytest.mark.parametrize(
    ("event", "to_actor", "to_asker", "to_third"),
    [
        (Dealt(1, 0, ((), (), ()), ((), (), ()), 30), True, True, True),
        (Played(0, card("place 3")), False, True, True),
        (Drew(0, card("place 3")), True, False, False),
        (LeftExtra(0), False, False, False),
        (Guessed(0, combination("1 2 3"), 1), True, True, True),
        (Showed(0, 1, card("place 3")), False, True, False),
        (DeclaredStrong(0, card("place 3")), False, False, False),
        (LeftStrong(0), False, False, False),
        (Passed(0), False, False, False),
        (Announced(0, combination("1 2 3")), False, False, False),
        (HandsShown((), (), True), True, True, True),
        (Eliminated(0, None, cards("place 3")), False, True, True),
        (RoundEnded(1, 1), False, False, False),
        (CLOSED, True, True, True),
    ],
    ids=lambda value: type(value).__name__,
)
def test_undo_stops_being_free_where_a_player_learns_something(
    event, to_actor: bool, to_asker: bool, to_third: bool
) -> None:
    assert [event.reveals_to(seat) for seat in range(3)] == [to_actor, to_asker, to_third]
