"""Setting a match up (DON-0, DON-1), rulings D1, D2, D15, D16, D20 and D21."""

import pytest
from msgspec.structs import replace

from divan.core.chance import Chance
from divan.games.don_legacy.rules.cards import FULL_DECK, in_order
from divan.games.don_legacy.rules.events import Dealt
from divan.games.don_legacy.rules.options import LIVELY, SOURCE, DonLegacyOptions
from divan.games.don_legacy.rules.scoring import score
from divan.games.don_legacy.rules.state import Phase, Table
from helpers.don_legacy import RULES, dealt

SEEDS = [f"DEAL-{number}" for number in range(40)]
SEPARATE = replace(SOURCE, piles="separate")
AT_LEAST_THREE = replace(SOURCE, open_rows="at_least_three")


def everywhere(state: Table) -> tuple:
    piles = (*state.piles, *state.hands, state.clues, state.mysteries, state.discards)
    return in_order(tuple(card for pile in piles for card in pile))


@pytest.mark.clause("DON-0.2", "DON-0.3", "DON-1.1", "DON-1.4", "D2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_clues_and_as_many_mysteries_as_players_lie_open(seats: int) -> None:
    for seed in SEEDS:
        state = dealt(seats, seed=seed)
        assert len(state.clues) == len(state.mysteries) == seats
        assert all(card is not None and card.is_clue for card in state.clues)
        assert all(card is not None and card.is_mystery for card in state.mysteries)


@pytest.mark.clause("DON-0.6", "DON-1.2", "D1", "D23")
@pytest.mark.parametrize(
    ("seats", "options", "left"),
    [(2, SOURCE, 56), (3, SOURCE, 49), (4, SOURCE, 42), (2, AT_LEAST_THREE, 54)],
)
def test_the_rest_is_one_pile(seats: int, options: DonLegacyOptions, left: int) -> None:
    for seed in SEEDS:
        state = dealt(seats, options, seed)
        assert [len(pile) for pile in state.piles] == [left]
        assert {card.kind for card in state.piles[0]} == {"clue", "mystery"}
        assert everywhere(state) == FULL_DECK


@pytest.mark.clause("DON-0.4", "DON-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_is_dealt_5_cards_of_the_combined_deck(seats: int) -> None:
    states = [dealt(seats, seed=seed) for seed in SEEDS]
    assert all([len(hand) for hand in state.hands] == [5] * seats for state in states)
    kinds = {sum(card.is_clue for card in state.hands[0]) for state in states}
    assert len(kinds) > 2, "hands are dealt from both kinds mixed"


@pytest.mark.clause("DON-0.2", "DON-0.4")
def test_the_deck_is_shuffled() -> None:
    assert len({dealt(seed=seed).piles for seed in SEEDS}) == len(SEEDS)
    assert len({dealt(seed=seed).clues for seed in SEEDS}) > 30


@pytest.mark.clause("D1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_separate_piles_what_is_left_after_the_deal_is_sorted(seats: int) -> None:
    for seed in SEEDS:
        merged, state = dealt(seats, seed=seed), dealt(seats, SEPARATE, seed)
        assert (state.hands, state.clues, state.mysteries) == (
            merged.hands,
            merged.clues,
            merged.mysteries,
        )
        clues, mysteries = state.piles
        assert clues == tuple(card for card in merged.piles[0] if card.is_clue)
        assert mysteries == tuple(card for card in merged.piles[0] if card.is_mystery)


@pytest.mark.clause("DON-R.9", "D15")
@pytest.mark.parametrize(("size", "left"), [(5, 56), (6, 54), (7, 52)])
def test_two_players_may_begin_with_more_cards(size: int, left: int) -> None:
    options = replace(SOURCE, two_player_hand=size)
    assert [len(hand) for hand in dealt(2, options).hands] == [size, size]
    assert len(dealt(2, options).piles[0]) == left
    for seats in (3, 4):
        assert [len(hand) for hand in dealt(seats, options).hands] == [5] * seats


@pytest.mark.clause("D16")
@pytest.mark.parametrize(("seats", "size"), [(2, 3), (3, 3), (4, 4)])
def test_at_least_three_cards_of_each_kind_may_lie_open(seats: int, size: int) -> None:
    for options in (AT_LEAST_THREE, LIVELY):
        state = dealt(seats, options)
        assert len(state.clues) == len(state.mysteries) == size
        assert everywhere(state) == FULL_DECK


@pytest.mark.clause("D20", "DON-2.1")
def test_chance_decides_who_begins_unless_the_first_seat_was_chosen() -> None:
    first = replace(SOURCE, starter="first_seat")
    assert {dealt(seed=seed).active for seed in SEEDS} == {0, 1, 2}
    assert {dealt(options=first, seed=seed).active for seed in SEEDS} == {0}
    for seed in SEEDS:
        assert dealt(seed=seed).starter == dealt(seed=seed).active


@pytest.mark.clause("DON-0.5", "DON-1.3", "D21")
def test_tokens_and_score_boards_count_for_nothing() -> None:
    state = dealt(4)
    assert (state.phase, state.discards, state.sets) == (Phase.ACT, (), ((),) * 4)
    for seat in range(4):
        values = [card.value for card in state.hands[seat]]
        assert score(state, seat).total == sum(values), "nothing but cards has points"


@pytest.mark.parametrize("seats", [0, 1, 5, 8])
def test_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        RULES.begin(SOURCE, seats, Chance("SEATS", 0))


def test_the_deal_is_told() -> None:
    step = RULES.begin(SOURCE, 3, Chance("TOLD", 0))
    state = step.state
    assert step.events == (Dealt(state.starter, state.hands, state.clues, state.mysteries),)
