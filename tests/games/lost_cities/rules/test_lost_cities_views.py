"""What each player sees of the table and of what happens."""

import pytest

from divan.core.chance import Chance
from divan.games.lost_cities.rules.cards import FACE_DOWN
from divan.games.lost_cities.rules.events import (
    Dealt,
    Discarded,
    DrewFromDiscard,
    DrewFromPile,
    Played,
    RoundEnded,
    suit_of,
)
from divan.games.lost_cities.rules.moves import LostCitiesMove
from divan.games.lost_cities.rules.state import EMPTY_COLUMNS, Phase
from helpers.lost_cities import PILE, RULES, card, cards, dealt, discard, play, table, take

HIDDEN = (FACE_DOWN,)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_sees_the_own_hand_and_the_size_of_the_other_and_of_the_pile(seat: int) -> None:
    whole = dealt()
    seen = RULES.observe(whole, seat)
    assert seen.hands[seat] == whole.hands[seat]
    assert seen.hands[1 - seat] == HIDDEN * 8
    assert seen.pile == HIDDEN * 41


def test_routes_and_discard_piles_are_open() -> None:
    whole = table(route="red inv 2", other_route="blue 2", discards="green 3 9")
    for seat in (0, 1):
        seen = RULES.observe(whole, seat)
        assert (seen.routes, seen.discards) == (whole.routes, whole.discards)


def test_a_deal_shows_each_player_the_own_hand() -> None:
    event = Dealt(1, 0, (cards("red 2 3"), cards("blue 4 5")), cards("white 6"))
    assert event.seen_by(0) == Dealt(1, 0, (cards("red 2 3"), HIDDEN * 2), cards("white 6"))
    assert event.seen_by(1) == Dealt(1, 0, (HIDDEN * 2, cards("blue 4 5")), cards("white 6"))


def test_a_card_from_the_pile_is_seen_only_by_the_one_who_drew_it() -> None:
    event = DrewFromPile(1, card("red 9"))
    assert event.seen_by(1) == event
    assert event.seen_by(0) == DrewFromPile(1, FACE_DOWN)


OPEN = [
    Played(0, card("red 2")),
    Discarded(0, card("red 2")),
    DrewFromDiscard(0, card("red 2")),
    RoundEnded(1, (EMPTY_COLUMNS, EMPTY_COLUMNS), (0, 0)),
]


@pytest.mark.parametrize("event", OPEN, ids=lambda event: type(event).__name__)
def test_everything_else_happens_in_the_open(event) -> None:
    assert event.seen_by(0) == event.seen_by(1) == event


@pytest.mark.parametrize(
    ("event", "to_owner", "to_other"),
    [
        (Played(0, card("red 2")), False, True),
        (Discarded(0, card("red 2")), False, True),
        (DrewFromPile(0, card("red 2")), True, False),
        (DrewFromDiscard(0, card("red 2")), False, False),
        (Dealt(2, 0, ((), ()), ()), True, True),
        (RoundEnded(1, (EMPTY_COLUMNS, EMPTY_COLUMNS), (0, 0)), False, False),
    ],
    ids=lambda value: type(value).__name__,
)
def test_undo_stops_being_free_where_a_player_learns_something(event, to_owner, to_other) -> None:
    assert (event.reveals_to(0), event.reveals_to(1)) == (to_owner, to_other)


@pytest.mark.parametrize(
    ("phase", "move", "event"),
    [
        (Phase.PLACE, play("red 2"), Played(0, card("red 2"))),
        (Phase.PLACE, discard("red 2"), Discarded(0, card("red 2"))),
        (Phase.DRAW, take("green"), DrewFromDiscard(0, card("green 9"))),
        (Phase.DRAW, PILE, DrewFromPile(0, card("white 10"))),
    ],
)
def test_each_move_is_told_by_one_event(phase: Phase, move: LostCitiesMove, event) -> None:
    state = table(hand="red 2", discards="green 3 9", phase=phase)
    assert RULES.apply(state, 0, move, Chance("TOLD", 1)).events == (event,)


def test_a_card_that_lies_face_down_shows_no_suit() -> None:
    assert suit_of(card("red 2")) == "red"
    with pytest.raises(ValueError, match="face down"):
        suit_of(FACE_DOWN)
    assert not FACE_DOWN.is_investment
