"""Laying out a game (SIM-0.3 to 0.5, 1.1 to 1.3, 2.1 to 2.3)."""

import pytest

from divan.core.chance import Chance
from divan.games.similo.rules.cards import FACE_DOWN
from divan.games.similo.rules.events import Dealt, SecretChosen
from divan.games.similo.rules.options import SimiloOptions
from divan.games.similo.rules.state import Phase
from helpers.similo import (
    NAMES,
    RULES,
    ChooseSecret,
    act,
    begun,
    chosen,
    everywhere,
    give_clue,
    play_rounds,
    remove_all,
)


@pytest.mark.clause("SIM-0.3", "SIM-1.2", "SIM-7.4", "D16")
@pytest.mark.parametrize(
    ("seats", "cards", "clues"),
    [(2, 12, 4), (3, 16, 5), (4, 16, 5), (5, 20, 6), (6, 20, 6), (7, 20, 6), (8, 20, 6)],
)
def test_the_number_of_players_decides_the_grid_and_the_clues(
    seats: int, cards: int, clues: int
) -> None:
    """Test vector 1."""
    table = begun(seats=seats)
    assert (len(table.grid), table.plan.clues) == (cards, clues)


@pytest.mark.clause("D16")
@pytest.mark.parametrize(("grid", "clues"), [("12", 4), ("16", 5), ("20", 6)])
def test_the_grid_can_be_chosen_for_any_number_of_players(grid: str, clues: int) -> None:
    for seats in (2, 5, 8):
        table = begun(SimiloOptions(grid=grid), seats)  # type: ignore[arg-type]
        assert (len(table.grid), table.plan.clues) == (int(grid), clues)


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_fewer_than_two_or_more_than_eight_cannot_play(seats: int) -> None:
    with pytest.raises(ValueError, match="two to eight"):
        begun(seats=seats)


@pytest.mark.clause("SIM-1.1", "D3")
def test_all_cards_are_shuffled_and_the_grid_lies_face_up_for_all() -> None:
    table = begun()
    assert sorted(map(str, everywhere(table))) == sorted(NAMES)
    assert begun(seed="OTHER").grid != table.grid
    for seat in range(4):
        assert RULES.observe(table, seat).grid == table.grid


@pytest.mark.clause("SIM-1.3", "SIM-0.4", "D17")
def test_the_first_guide_is_the_second_seat_the_first_or_left_to_chance() -> None:
    assert begun().guide == 1
    assert begun(SimiloOptions(first_guide="first_seat")).guide == 0
    by_chance = SimiloOptions(first_guide="random")
    assert {begun(by_chance, seed=f"S{number}").guide for number in range(30)} == {0, 1, 2, 3}


@pytest.mark.clause("SIM-0.5", "D5")
def test_the_guide_holds_five_cards_of_the_rest_that_only_the_guide_sees() -> None:
    table = begun()
    assert len(table.hand) == 5
    assert not set(table.hand) & set(table.grid)
    assert RULES.observe(table, table.guide).hand == table.hand
    for seat in table.guessers:
        assert RULES.observe(table, seat).hand == (FACE_DOWN,) * 5


@pytest.mark.clause("SIM-2.1", "SIM-2.3", "SIM-0.4", "D1")
def test_the_guide_chooses_the_secret_and_does_not_show_it() -> None:
    table = begun()
    assert table.phase is Phase.SECRET
    assert RULES.to_act(table) == (table.guide,)
    wanted = table.alive[3]
    step = RULES.apply(table, table.guide, ChooseSecret(wanted), Chance("S", 1))
    assert step.state.secret == wanted
    (event,) = step.events
    assert event == SecretChosen(table.guide, wanted)
    for seat in table.guessers:
        assert RULES.observe(step.state, seat).secret is None
        assert event.seen_by(seat) == SecretChosen(table.guide, None)
    assert RULES.observe(step.state, table.guide).secret == wanted


@pytest.mark.clause("SIM-2.2", "D2")
def test_the_secret_stays_on_the_table_and_could_be_removed() -> None:
    table = chosen(place=5)
    assert table.secret in table.alive
    lost = remove_all(give_clue(table), wrong_at=0)
    assert lost.gone == (table.secret,)


@pytest.mark.clause("D4")
def test_chance_may_choose_the_secret_instead() -> None:
    options = SimiloOptions(secret="random")
    step = RULES.begin(options, 4, Chance("RANDOM", 0))
    table = step.state
    assert table.phase is Phase.CLUE
    assert table.secret in table.alive
    (event,) = step.events
    assert isinstance(event, Dealt)
    assert event.secret == table.secret
    assert event.seen_by(0).secret is None
    assert event.seen_by(0).hand == (FACE_DOWN,) * 5
    assert event.seen_by(table.guide) == event
    secrets = {begun(options, seed=f"S{number}").secret for number in range(20)}
    assert len(secrets) > 10


@pytest.mark.clause("D5", "D20")
@pytest.mark.parametrize(
    ("hand", "sizes"),
    [("refill", [5, 5, 5, 5]), ("fixed", [6, 5, 4, 3]), ("all", [48, 47, 46, 45])],
)
def test_the_size_of_the_hand_at_each_clue(hand: str, sizes: list[int]) -> None:
    """Test vector 8: with ``fixed`` and 12 cards, six at the first clue, three at the fourth."""
    table = chosen(SimiloOptions(guide_hand=hand), 2)  # type: ignore[arg-type]
    seen = []
    while table.phase is Phase.CLUE:
        seen.append(len(table.hand))
        table = play_rounds(table, 1)
    assert seen == sizes


@pytest.mark.clause("D5", "D20")
def test_the_cards_suffice_for_the_largest_grid() -> None:
    table = chosen(seats=8)
    end = play_rounds(table)
    assert len(end.hand) == 5
    assert len(end.rest) == 60 - 20 - 5 - 6
    assert sorted(map(str, everywhere(end))) == sorted(NAMES)


@pytest.mark.clause("SIM-3.1")
def test_only_the_guide_acts_before_the_first_clue() -> None:
    table = act(begun(), ChooseSecret(begun().alive[0]))
    assert RULES.to_act(table) == (table.guide,)
