"""The case models C and L (rulings D5, D6, D17; section 4 of the comparison of readings)."""

import pytest

from divan.games.last_call.rules.cards import FACE_DOWN, SYMBOLS
from divan.games.last_call.rules.moves import DeclareStrong
from divan.games.last_call.rules.options import LastCallOptions
from helpers.last_call import (
    RULES,
    WHOLE_DECK,
    after,
    card,
    dealt,
    everywhere,
    final,
    play,
    refusal,
    step,
    table,
)

CLASSIC = LastCallOptions(case_model="classic")
LITERAL = LastCallOptions(case_model="literal")


@pytest.mark.clause("D5")
@pytest.mark.parametrize(("seats", "reserve"), [(2, 35), (3, 30), (4, 25)])
def test_classic_seals_a_card_of_each_symbol_and_nobody_sees_a_case_card(
    seats: int, reserve: int
) -> None:
    state = dealt(seats, CLASSIC)
    assert tuple(card.symbol for card in state.sealed) == SYMBOLS
    assert (state.sealed_case, state.removed, state.spare) == ((), (), ())
    assert state.leads == ((),) * seats
    assert len(state.reserve) == reserve
    assert everywhere(state) == WHOLE_DECK


@pytest.mark.clause("D5", "D6")
def test_classic_is_won_with_the_sealed_cards() -> None:
    state = table("place 9", "weapon 9", "person 9", options=CLASSIC)
    result = RULES.result(after(state, final("1 7 5")))
    assert result is not None
    assert result.winners == (0,)
    assert after(state, final("2 7 5")).survivors == (1, 2)


@pytest.mark.clause("D17")
@pytest.mark.parametrize("options", [CLASSIC, LITERAL], ids=["classic", "literal"])
def test_without_items_no_strong_clue_could_score_so_none_is_declared(options) -> None:
    state = table("weapon 9", "place 9", "person 1", fronts=("weapon 5 2",), options=options)
    laid = after(state, play("weapon 9"))
    assert laid.active == 1
    assert refusal(laid, DeclareStrong(card("weapon 5"))) == "no_strong"


@pytest.mark.clause("D5", "D6")
@pytest.mark.parametrize(("seats", "reserve"), [(2, 38), (3, 33), (4, 28)])
def test_literal_seals_nothing(seats: int, reserve: int) -> None:
    state = dealt(seats, LITERAL)
    assert (state.sealed, state.sealed_case) == ((), ())
    assert len(state.reserve) == reserve
    assert everywhere(state) == WHOLE_DECK


@pytest.mark.clause("LAST-7.3", "D6")
def test_literal_is_won_where_nobody_has_an_announced_card() -> None:
    state = table("place 9", "weapon 9", "person 9", reserve="place 2, weapon 3", options=LITERAL)
    done = step(state, final("2 3 4"))
    result = RULES.result(done.state)
    assert result is not None
    assert (result.winners, result.reason) == ((0,), "solved")


@pytest.mark.clause("LAST-7.4", "D10")
@pytest.mark.parametrize("text", ["2 9 4", "2 3 8"])
def test_literal_is_lost_where_somebody_has_one_in_hand_or_in_front(text: str) -> None:
    state = table(
        "place 9",
        "weapon 9",
        "person 9",
        fronts=("", "", "person 8"),
        reserve="place 2, weapon 3",
        options=LITERAL,
    )
    done = after(state, final(text))
    assert done.survivors == (1, 2)
    assert sum(done.tokens) == 1


@pytest.mark.clause("D5")
@pytest.mark.parametrize("options", [CLASSIC, LITERAL], ids=["classic", "literal"])
def test_what_is_sealed_stays_hidden_until_the_end(options) -> None:
    state = dealt(3, options)
    seen = RULES.observe(state, 0)
    assert seen.sealed == (FACE_DOWN,) * len(state.sealed)
    place, weapon, person = (card.number for card in (state.sealed or _free(state)))
    end = after(state, final(f"{place} {weapon} {person}"))
    assert RULES.observe(end, 0).sealed == end.sealed


def _free(state):
    """Return a card of each symbol that nobody holds."""
    return tuple(
        next(card for card in state.reserve if card.symbol is symbol) for symbol in SYMBOLS
    )
