"""Every reason to refuse a move has its clause, a legal and an illegal example."""

import pytest

from divan.games.lost_cities.rules.cards import FACE_DOWN, Card, Suit
from divan.games.lost_cities.rules.moves import DiscardCard, PlayCard
from divan.games.lost_cities.rules.options import PUBLISHED, SOURCE
from divan.games.lost_cities.rules.state import Phase
from divan.games.lost_cities.rules.violations import CLAUSES, Code
from helpers.lost_cities import PILE, RULES, discard, play, table, take
from helpers.violations import Example, check_allowance, check_refusal

HAND = "red inv 2 4, blue 5 6, white 7, green 8, yellow 9"
PLACING = table(hand=HAND, other_hand="red 3", route="red 2, green inv", discards="blue 3")
DRAWING = table(hand=HAND, discards="blue 3, red 9", phase=Phase.DRAW, just_discarded=Suit.RED)

EXAMPLES = {
    Code.MATCH_OVER: Example(
        illegal=(table(hand=HAND, phase=Phase.OVER), 0, discard("red 4")),
        legal=(table(hand=HAND), 0, discard("red 4")),
    ),
    Code.NOT_YOUR_TURN: Example(
        illegal=(PLACING, 1, discard("red 3")), legal=(PLACING, 0, discard("red 4"))
    ),
    Code.PLACE_FIRST: Example(illegal=(PLACING, 0, PILE), legal=(DRAWING, 0, PILE)),
    Code.DRAW_NOW: Example(
        illegal=(DRAWING, 0, discard("red 4")), legal=(PLACING, 0, discard("red 4"))
    ),
    Code.NOT_IN_HAND: Example(
        illegal=(PLACING, 0, discard("red 3")), legal=(PLACING, 0, discard("red 4"))
    ),
    Code.WRONG_ROUTE: Example(
        illegal=(PLACING, 0, PlayCard(Card(Suit.RED, 4), Suit.BLUE)),
        legal=(PLACING, 0, play("red 4")),
        arguments={"suit": "red", "rank": 4, "route": "blue"},
    ),
    Code.WRONG_PILE: Example(
        illegal=(PLACING, 0, DiscardCard(Card(Suit.RED, 4), Suit.BLUE)),
        legal=(PLACING, 0, discard("red 4")),
        arguments={"suit": "red", "rank": 4, "pile": "blue"},
    ),
    Code.INVESTMENT_AFTER_NUMBER: Example(
        illegal=(PLACING, 0, play("red inv")),
        legal=(table(hand=HAND, route="red inv"), 0, play("red inv")),
        arguments={"suit": "red", "rank": 0},
    ),
    Code.START_RULE: Example(
        illegal=(table(hand=HAND, options=SOURCE), 0, play("blue 5")),
        legal=(table(hand=HAND, options=PUBLISHED), 0, play("blue 5")),
        arguments={"suit": "blue", "rank": 5},
    ),
    Code.NOT_ASCENDING: Example(
        illegal=(table(hand=HAND, route="red inv 7"), 0, play("red 4")),
        legal=(table(hand=HAND, route="red inv 3"), 0, play("red 4")),
        arguments={"suit": "red", "rank": 4, "top": 7},
    ),
    Code.NOTHING_TO_DRAW: Example(
        illegal=(DRAWING, 0, take("green")),
        legal=(DRAWING, 0, take("blue")),
        arguments={"suit": "green"},
    ),
    Code.OWN_DISCARD: Example(
        illegal=(DRAWING, 0, take("red")),
        legal=(DRAWING, 0, take("blue")),
        arguments={"suit": "red"},
    ),
    Code.DRAW_GUARD: Example(
        illegal=(
            table(hand=HAND, discards="blue 3", phase=Phase.DRAW, draws_from_discards=20),
            0,
            take("blue"),
        ),
        legal=(
            table(hand=HAND, discards="blue 3", phase=Phase.DRAW, draws_from_discards=19),
            0,
            take("blue"),
        ),
        arguments={"limit": 20},
    ),
}


def test_every_code_has_an_example() -> None:
    assert {code.value for code in EXAMPLES} == set(RULES.violations)


@pytest.mark.parametrize("code", EXAMPLES, ids=str)
def test_the_illegal_example_is_refused_for_just_that_reason(code: Code) -> None:
    check_refusal(RULES, code.value, EXAMPLES[code])


@pytest.mark.parametrize("code", EXAMPLES, ids=str)
def test_the_legal_example_is_allowed_and_can_be_carried_out(code: Code) -> None:
    check_allowance(RULES, EXAMPLES[code])


def test_every_code_names_the_clause_or_ruling_that_forbids_the_move() -> None:
    assert {code.value: clause for code, clause in CLAUSES.items()} == {
        "match_over": "LOST-6.1",
        "not_your_turn": "LOST-3.1",
        "place_first": "LOST-3.2",
        "draw_now": "LOST-3.2",
        "not_in_hand": "LOST-3.1",
        "wrong_route": "LOST-3.1",
        "wrong_pile": "LOST-5.1",
        "investment_after_number": "LOST-4.2",
        "start_rule": "LOST-4.3",
        "not_ascending": "LOST-4.1",
        "nothing_to_draw": "LOST-5.3",
        "own_discard": "D8",
        "draw_guard": "D19",
    }


@pytest.mark.parametrize("suit", Suit)
def test_a_face_down_card_can_be_neither_played_nor_discarded(suit: Suit) -> None:
    hidden = table(hand=HAND)
    hidden = RULES.observe(hidden, 1)
    for move in (PlayCard(FACE_DOWN, suit), DiscardCard(FACE_DOWN, suit)):
        violation = RULES.check(hidden, 0, move)
        assert violation is not None
        assert violation.code == Code.NOT_IN_HAND
