"""A turn: place one card, then draw one (LOST-3), rulings D3, D8, D18, D19, D22."""

import pytest

from divan.games.lost_cities.rules.cards import SUITS
from divan.games.lost_cities.rules.moves import DiscardCard
from divan.games.lost_cities.rules.state import Phase
from helpers.lost_cities import PILE, RULES, after, dealt, discard, play, refusal, table, take

HAND = "red inv 2 4, blue 5 6, white 7, green 8, yellow 9"


@pytest.mark.clause("LOST-3.1", "D3")
def test_any_of_the_8_cards_in_hand_may_be_placed() -> None:
    start = dealt()
    placeable = {
        move.card for move in RULES.moves(start, start.active) if isinstance(move, DiscardCard)
    }
    assert placeable == set(start.hands[start.active])


@pytest.mark.clause("LOST-3.1")
def test_a_card_that_is_not_in_hand_cannot_be_placed() -> None:
    state = table(hand=HAND, other_hand="red 3")
    assert refusal(state, discard("red 3")) == "not_in_hand"
    assert refusal(state, play("red 3")) == "not_in_hand"


@pytest.mark.clause("LOST-3.1")
def test_a_card_is_laid_on_the_own_route_and_leaves_the_hand() -> None:
    laid = after(table(hand=HAND, other_hand="red 3"), play("red 2"))
    assert laid.route(0, SUITS[4]) == (play("red 2").card,)
    assert laid.routes[1] == ((),) * 5
    assert play("red 2").card not in laid.hands[0]


@pytest.mark.clause("LOST-3.2")
def test_drawing_comes_after_placing_and_not_before() -> None:
    state = table(hand=HAND, discards="green 3")
    assert refusal(state, PILE) == "place_first"
    assert refusal(state, take("green")) == "place_first"
    placed = after(state, play("red 2"))
    assert refusal(placed, discard("blue 5")) == "draw_now"
    assert refusal(placed, play("red 4")) == "draw_now"
    assert refusal(placed, PILE) is None


@pytest.mark.clause("LOST-3.2")
def test_the_pile_gives_its_top_card_and_the_turn_passes() -> None:
    drawn = after(table(hand=HAND, pile="white 8 9"), play("red 2"), PILE)
    assert drawn.hands[0][-1] == discard("white 9").card
    assert drawn.pile == (discard("white 8").card,)
    assert (drawn.active, drawn.phase) == (1, Phase.PLACE)


@pytest.mark.clause("LOST-3.2", "LOST-5.3", "LOST-R.4")
def test_a_discard_pile_gives_its_top_card_only() -> None:
    drawn = after(table(hand=HAND, discards="green 3 9"), play("red 2"), take("green"))
    assert drawn.hands[0][-1] == discard("green 9").card
    assert drawn.discard_pile(SUITS[3]) == (discard("green 3").card,)


@pytest.mark.clause("LOST-3.3", "LOST-R.1", "D18")
def test_the_hand_has_8_cards_again_after_every_turn() -> None:
    state = dealt()
    while state.phase is not Phase.OVER:
        seat = state.active
        moves = tuple(RULES.moves(state, seat))
        state = after(state, moves[len(state.pile) % len(moves)])
        if state.phase is Phase.PLACE:
            assert [len(hand) for hand in state.hands] == [8, 8]
        elif state.phase is Phase.DRAW:
            assert PILE in tuple(RULES.moves(state, seat)), "drawing is always possible"


@pytest.mark.clause("LOST-3.1")
def test_only_the_player_whose_turn_it_is_may_move() -> None:
    state = table(hand=HAND, other_hand="red 3")
    assert RULES.to_act(state) == (0,)
    assert refusal(state, discard("red 3"), seat=1) == "not_your_turn"
    assert tuple(RULES.moves(state, 1)) == ()


@pytest.mark.clause("D8")
def test_the_card_just_discarded_may_not_be_taken_back() -> None:
    state = table(hand=HAND, discards="red 3, blue 7")
    placed = after(state, discard("red 4"))
    assert refusal(placed, take("red")) == "own_discard"
    assert refusal(placed, take("blue")) is None
    assert refusal(placed, PILE) is None


@pytest.mark.clause("D8", "D16", "LOST-5.3")
def test_the_opponent_may_take_it_in_the_next_turn() -> None:
    state = table(hand=HAND, other_hand="blue 2", discards="blue 7")
    for placed in (discard("blue 2"), play("blue 2")):
        passed = after(state, discard("red 4"), take("blue"), placed)
        assert refusal(passed, take("red"), seat=1) is None


@pytest.mark.clause("LOST-3.2", "D22")
def test_playing_to_a_route_entitles_to_draw_a_discard_as_well() -> None:
    placed = after(table(hand=HAND, discards="red 3"), play("red inv"))
    assert refusal(placed, take("red")) is None


@pytest.mark.clause("D19")
def test_after_20_draws_from_discards_in_a_row_only_the_pile_is_open() -> None:
    at_19 = table(hand=HAND, discards="green 3", phase=Phase.DRAW, draws_from_discards=19)
    at_20 = table(hand=HAND, discards="green 3", phase=Phase.DRAW, draws_from_discards=20)
    assert refusal(at_19, take("green")) is None
    assert after(at_19, take("green")).draws_from_discards == 20
    assert refusal(at_20, take("green")) == "draw_guard"
    assert refusal(at_20, PILE) is None


@pytest.mark.clause("D19")
def test_a_card_from_the_pile_opens_the_discards_again_for_both() -> None:
    at_20 = table(
        hand=HAND,
        other_hand="red 3",
        discards="green 3",
        pile="white 8 9 10",
        phase=Phase.DRAW,
        draws_from_discards=20,
    )
    again = after(at_20, PILE, discard("red 3"))
    assert refusal(again, take("green"), seat=1) is None
