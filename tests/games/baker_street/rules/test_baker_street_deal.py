"""The beginning of a match."""

from collections import Counter

import pytest

from divan.core.chance import Chance
from divan.games.baker_street.rules.cards import DECK
from divan.games.baker_street.rules.events import Dealt
from divan.games.baker_street.rules.options import SHARP, SOURCE
from divan.games.baker_street.rules.state import Phase
from divan.games.baker_street.rules.worlds import Worlds
from helpers.baker_street import RULES, dealt, everywhere


@pytest.mark.clause("BAK-0.3", "D29")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everyone_begins_with_six_cards(seats: int) -> None:
    state = dealt(seats)
    assert [len(hand) for hand in state.hands] == [6] * seats
    assert len(state.stack) == 72 - 6 * seats
    assert state.discards == ()
    assert (state.round, state.phase) == (1, Phase.REQUEST)


@pytest.mark.clause("D2", "D15")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_cards_are_those_of_a_whole_case(seats: int) -> None:
    state = dealt(seats)
    found = everywhere(state)
    assert Counter(card.kind for card in found) == DECK
    assert state.truth is not None
    assert list(Worlds("mutual_only").after(found).solutions()) == [state.truth.solution]


@pytest.mark.clause("D15")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="players"):
        RULES.begin(SOURCE, seats, Chance("MANY", 0))


def test_anyone_may_begin() -> None:
    starts = {dealt(4, f"START-{number}").start for number in range(40)}
    assert starts == {0, 1, 2, 3}
    state = dealt(4)
    assert RULES.to_act(state) == (state.start,)


def test_the_case_is_made_for_the_alibi_that_is_played() -> None:
    for number in range(10):
        state = dealt(3, f"LOGICAL-{number}", SHARP)
        assert state.truth is not None
        left = Worlds("logical").after(everywhere(state)).solutions()
        assert list(left) == [state.truth.solution]


def test_the_deal_is_told_by_one_event() -> None:
    step = RULES.begin(SOURCE, 3, Chance("TOLD", 0))
    assert step.events == (Dealt(step.state.start, step.state.hands),)
