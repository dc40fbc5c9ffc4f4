"""The end and the points (DON-8, R.7, R.8), rulings D10, D12 to D14 and D24."""

import pytest
from msgspec.structs import replace

from divan.core.result import Result
from divan.games.don_legacy.rules.events import Drew, LaidSet, MatchEnded, Refilled, TookOpen
from divan.games.don_legacy.rules.moves import Discard, Draw, SearchPremises, StopSearch
from divan.games.don_legacy.rules.options import SOURCE
from divan.games.don_legacy.rules.scoring import Score, score, winners
from divan.games.don_legacy.rules.state import Ending, Phase, Pile
from helpers.don_legacy import (
    DRAW,
    END,
    FOUR_SETS,
    GLASSES,
    RULES,
    after,
    card,
    cards,
    dealt,
    lay,
    news,
    refusal,
    table,
    take,
)

FINISH = replace(SOURCE, last_lap="finish_round")
FIFTH = "fingerprint-deduction fingerprint-testimony fingerprint-archive"
SIX = "footprint-1a footprint-2a footprint-3a key-archive letter-archive watch-archive"


@pytest.mark.clause("DON-8.3", "DON-8.2", "DON-R.7")
def test_2_sets_and_5_clues_of_15_points_make_35_points() -> None:
    clues = "footprint-1a statement-2a photograph-3a receipt-4a record-5a"
    state = table(f"{clues} key-archive", sets=((FOUR_SETS[0], FOUR_SETS[1]),))
    assert score(state, 0) == Score(sets=2, clues=15, singles=0, best_clue=5)
    assert score(state, 0).total == 35


@pytest.mark.clause("DON-R.7", "D10")
def test_a_set_and_a_clue_of_3_make_13_points_and_nothing_makes_none() -> None:
    assert score(table("photograph-3a", sets=((GLASSES,),)), 0).total == 13
    assert score(table(""), 0).total == 0


@pytest.mark.clause("D10", "DON-5.3")
def test_single_mysteries_count_nothing_or_one_point_each_by_choice() -> None:
    hand = "key-archive letter-archive footprint-1a"
    assert score(table(hand), 0).total == 1
    one_each = replace(SOURCE, single_mystery=1)
    assert score(table(hand, options=one_each), 0).total == 3
    over = after(table(f"{hand} {GLASSES}", pile="record-1a", options=one_each), DRAW)
    assert RULES.result(over).scores[0] == 10 + 2 + 1 + 1, "those in a set are not single"


@pytest.mark.clause("DON-8.1", "DON-R.8", "D12")
def test_the_game_ends_at_once_when_the_last_card_is_drawn() -> None:
    state = table(f"{SIX} {GLASSES}", "record-2a", pile="record-1a")
    over = after(state, DRAW)
    assert (over.phase, over.ending, over.left) == (Phase.OVER, Ending.PILE_EMPTY, 0)
    assert RULES.to_act(over) == ()
    assert len(over.sets[0]) == 1, "sets are laid"
    assert len(over.hands[0]) == 7, "nothing is discarded"
    for seat in (0, 1):
        assert tuple(RULES.moves(over, seat)) == ()
        assert refusal(over, DRAW, seat) == "match_over"
    assert [type(event) for event in news(state, DRAW)] == [Drew, LaidSet, MatchEnded]


@pytest.mark.clause("D12", "DON-8.1")
def test_a_pile_that_is_emptied_by_a_replacement_ends_the_game_as_well() -> None:
    state = table("", pile="record-1a", clues="photograph-5a")
    over = after(state, take("photograph-5a"))
    assert over.phase is Phase.OVER
    assert over.clues == cards("record-1a"), "the action is completed"
    assert [type(event) for event in news(state, take("photograph-5a"))] == [
        TookOpen,
        Refilled,
        MatchEnded,
    ]


@pytest.mark.clause("D12", "D3")
def test_the_game_goes_on_while_the_pile_holds_cards_that_fill_no_place() -> None:
    state = table("", pile="glass-archive key-archive watch-archive", clues="photograph-5a")
    assert after(state, take("photograph-5a")).phase is Phase.WRAP_UP


@pytest.mark.clause("D12")
def test_an_ability_is_used_to_its_end_when_the_pile_runs_out_in_the_middle() -> None:
    hand = "key-search_warrant footprint-1a footprint-2a footprint-3a"
    state = table(hand, pile="record-1a", clues="photograph-4a photograph-5a")
    first = after(state, SearchPremises(card("key-search_warrant"), card("photograph-4a")))
    assert (first.phase, first.left) == (Phase.SECOND_CLUE, 0)
    assert after(first, StopSearch()).phase is Phase.OVER


@pytest.mark.clause("D12", "D1")
def test_both_separate_piles_must_be_empty() -> None:
    options = replace(SOURCE, piles="separate")
    half = table("", piles=("record-1a", "key-archive"), options=options)
    once = after(half, Draw(Pile.CLUES))
    assert once.phase is Phase.WRAP_UP
    assert after(once, END, Draw(Pile.MYSTERIES)).phase is Phase.OVER


@pytest.mark.clause("D12")
def test_the_round_may_be_played_to_its_end() -> None:
    state = table(SIX, "", "", pile="record-1a", options=FINISH, starter=2, clues="receipt-1a")
    drained = after(state, DRAW)
    assert (drained.phase, drained.left) == (Phase.WRAP_UP, 0)
    second = after(drained, Discard(card("key-archive")))
    assert (second.active, second.phase) == (1, Phase.ACT)
    assert refusal(second, DRAW, seat=1) == "pile_empty"
    over = after(second, take("receipt-1a"), END)
    assert (over.phase, over.ending) == (Phase.OVER, Ending.PILE_EMPTY)


@pytest.mark.clause("D12")
def test_who_empties_the_pile_as_the_last_of_the_round_ends_the_game_with_the_turn() -> None:
    state = table("", "", "", pile="record-1a", options=FINISH, starter=1)
    assert after(state, DRAW, END).phase is Phase.OVER


@pytest.mark.clause("DON-8.1", "D13")
def test_the_fifth_set_ends_the_game_before_the_action() -> None:
    state = table(f"{FIFTH} footprint-1a", "record-5a", sets=(FOUR_SETS,))
    over = after(state, lay(FIFTH))
    assert (over.phase, over.ending) == (Phase.OVER, Ending.FIVE_SETS)
    assert RULES.result(over) == Result((0,), (51, 5), "five_sets")
    assert over.left == 3


@pytest.mark.clause("D13")
def test_the_fifth_set_after_the_action_ends_it_too_and_a_fourth_does_not() -> None:
    hand = "fingerprint-deduction fingerprint-testimony"
    state = table(hand, pile="record-1a fingerprint-archive", sets=(FOUR_SETS,))
    assert after(state, DRAW, lay(FIFTH)).ending is Ending.FIVE_SETS
    fewer = table(hand, pile="record-1a fingerprint-archive", sets=(FOUR_SETS[:3],))
    assert after(fewer, DRAW, lay(FIFTH)).phase is Phase.WRAP_UP


@pytest.mark.clause("DON-8.2")
def test_the_most_points_win() -> None:
    over = after(table("footprint-1a", "record-5a", pile="record-2a"), DRAW)
    assert RULES.result(over) == Result((1,), (3, 5), "pile_empty")
    assert RULES.result(dealt()) is None


@pytest.mark.clause("D14")
@pytest.mark.parametrize(
    ("first", "second", "won"),
    [
        (Score(2, 10, 0, 4), Score(1, 20, 0, 5), (0,)),
        (Score(1, 20, 0, 4), Score(1, 20, 0, 5), (1,)),
        (Score(1, 20, 0, 5), Score(1, 20, 0, 5), (0, 1)),
        (Score(1, 20, 0, 5), Score(2, 9, 0, 5), (0,)),
    ],
    ids=["more sets", "higher clue", "shared", "points come first"],
)
def test_equal_points_are_decided_by_sets_then_by_the_highest_clue(first, second, won) -> None:
    assert winners((first, second)) == won


def test_the_end_shows_all_hands_and_points() -> None:
    told = news(table("footprint-1a", "record-5a", pile="record-2a"), DRAW)[-1]
    hands = (cards("footprint-1a record-2a"), cards("record-5a"))
    assert told == MatchEnded(Ending.PILE_EMPTY, hands, (3, 5))


@pytest.mark.clause("D12")
@pytest.mark.parametrize(("seats", "turns"), [(2, 56), (3, 49), (4, 42)])
def test_players_who_always_draw_have_as_many_turns_as_the_pile_has_cards(seats, turns) -> None:
    state, taken = dealt(seats), 0
    while state.phase is not Phase.OVER:
        taken += state.phase is Phase.ACT
        state = after(state, DRAW if state.phase is Phase.ACT else END)
    assert taken == turns
