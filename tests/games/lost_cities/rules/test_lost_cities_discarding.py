"""Discarding (LOST-5), rulings D4, D7 and D16."""

import pytest

from divan.games.lost_cities.rules.cards import SUITS, Card, Suit
from divan.games.lost_cities.rules.moves import DiscardCard, DrawFromDiscard
from divan.games.lost_cities.rules.state import Phase
from helpers.lost_cities import PILE, RULES, after, discard, refusal, table

HAND = "red inv 2 4, blue 5 6, white 7, green 8, yellow 9"


@pytest.mark.clause("LOST-5.1")
def test_every_card_in_hand_may_be_discarded_even_one_that_could_be_played() -> None:
    state = table(hand=HAND)
    for card in state.hands[0]:
        assert card.suit is not None
        assert RULES.check(state, 0, DiscardCard(card, card.suit)) is None


@pytest.mark.clause("LOST-5.1", "LOST-R.4")
def test_a_discarded_card_lies_on_top_of_the_pile_of_its_colour() -> None:
    placed = after(table(hand=HAND, discards="red 9"), discard("red 4"))
    assert placed.discard_pile(Suit.RED) == (Card(Suit.RED, 9), Card(Suit.RED, 4))
    assert all(not placed.discard_pile(suit) for suit in SUITS if suit is not Suit.RED)


@pytest.mark.clause("LOST-5.1", "D7")
@pytest.mark.parametrize("pile", [suit for suit in SUITS if suit is not Suit.RED])
def test_the_pile_of_another_colour_does_not_take_it(pile: Suit) -> None:
    assert refusal(table(hand=HAND), DiscardCard(Card(Suit.RED, 4), pile)) == "wrong_pile"


@pytest.mark.clause("LOST-5.2", "LOST-5.3")
def test_after_discarding_the_pile_and_all_other_discard_piles_are_open() -> None:
    placed = after(table(hand=HAND, discards="red 9, blue 7, white 2"), discard("red 4"))
    assert set(RULES.moves(placed, 0)) == {
        PILE,
        DrawFromDiscard(Suit.BLUE),
        DrawFromDiscard(Suit.WHITE),
    }


@pytest.mark.clause("LOST-5.3")
def test_nothing_can_be_drawn_from_an_empty_discard_pile() -> None:
    state = table(hand=HAND, phase=Phase.DRAW)
    assert refusal(state, DrawFromDiscard(Suit.GREEN)) == "nothing_to_draw"


@pytest.mark.clause("LOST-3.1", "D4")
def test_there_is_one_discard_pile_a_colour_which_both_players_share() -> None:
    state = table(hand=HAND, other_hand="red 3, blue 2", pile="white 8 9 10")
    both = after(state, discard("red 4"), PILE, discard("red 3"))
    assert both.discard_pile(Suit.RED) == (Card(Suit.RED, 4), Card(Suit.RED, 3))
    assert len(both.discards) == 5


@pytest.mark.clause("D16")
def test_a_discard_does_not_keep_a_card_from_the_opponent() -> None:
    state = table(hand=HAND, other_hand="blue 2", pile="white 8 9 10")
    taken = after(state, discard("red 4"), PILE, discard("blue 2"), DrawFromDiscard(Suit.RED))
    assert Card(Suit.RED, 4) in taken.hands[1]
