"""Sets of mysteries (DON-5, R.6), rulings D11 and D24."""

import pytest

from divan.games.don_legacy.rules.cards import FACE_DOWN
from divan.games.don_legacy.rules.events import LaidSet
from divan.games.don_legacy.rules.moves import Deduce, Exchange, LaySet
from divan.games.don_legacy.rules.scoring import score
from divan.games.don_legacy.rules.state import Phase, Seen
from helpers.don_legacy import (
    DRAW,
    END,
    GLASSES,
    RULES,
    after,
    card,
    cards,
    lay,
    news,
    refusal,
    table,
)

FOUR = f"{GLASSES} glass-archive"


@pytest.mark.clause("DON-5.1", "DON-5.2", "DON-5.4", "DON-R.6", "D11")
def test_three_mysteries_of_one_symbol_are_set_aside_for_10_points() -> None:
    state = table(f"{GLASSES} footprint-1a")
    laid = after(state, lay(GLASSES))
    assert laid.hands[0] == cards("footprint-1a")
    assert laid.sets[0] == (cards(GLASSES),)
    assert score(laid, 0).total - score(state, 0).total == 10
    assert news(state, lay(GLASSES)) == (LaidSet(0, cards(GLASSES)),)


@pytest.mark.clause("DON-R.6", "D11")
@pytest.mark.parametrize(
    "names",
    [
        "glass-scene_analysis glass-deduction key-archive",
        "footprint-1a footprint-1b footprint-2a",
        "glass-deduction glass-deduction glass-testimony",
        "glass-testimony glass-deduction glass-scene_analysis",
    ],
    ids=["other symbol", "clues", "the same card twice", "not in the order of the deck"],
)
def test_anything_else_is_no_set(names: str) -> None:
    hand = f"{GLASSES} key-archive footprint-1a footprint-1b footprint-2a"
    assert refusal(table(hand), lay(names)) == "not_a_set"


@pytest.mark.clause("DON-5.2")
def test_all_three_must_be_in_hand() -> None:
    two = "glass-scene_analysis glass-deduction"
    assert refusal(table(f"{two} footprint-1a"), lay(GLASSES)) == "not_in_hand"
    hidden = LaySet((FACE_DOWN, FACE_DOWN, FACE_DOWN))
    assert refusal(RULES.observe(table(GLASSES), 1), hidden) == "not_in_hand"


@pytest.mark.clause("D11")
def test_of_four_the_player_chooses_which_stays() -> None:
    state = table(FOUR)
    sets = [move for move in RULES.moves(state, 0) if isinstance(move, LaySet)]
    assert len(sets) == 4
    stays = {after(state, move).hands[0] for move in sets}
    assert stays == {(each,) for each in cards(FOUR)}


@pytest.mark.clause("D11")
def test_six_of_a_symbol_are_two_sets() -> None:
    rest = "glass-archive glass-search_warrant glass-disguise"
    both = after(table(f"{GLASSES} {rest}"), lay(GLASSES), lay(rest))
    assert (len(both.sets[0]), both.hands[0]) == (2, ())


@pytest.mark.clause("D11")
def test_a_set_lies_open_and_is_safe_from_deduction() -> None:
    sets = ((), (GLASSES,))
    state = table("key-deduction footprint-1a", "record-5a", sets=sets)
    assert RULES.observe(state, 0).sets == state.sets
    for number in range(20):
        looking = after(state, Deduce(card("key-deduction"), 1), seed=f"SAFE-{number}")
        assert looking.seen == Seen(1, 0)
        assert after(looking, Exchange(card("footprint-1a"))).sets == state.sets


@pytest.mark.clause("D24")
def test_a_set_that_an_opponent_completed_is_laid_in_the_owners_next_turn() -> None:
    looking = table(
        "glass-testimony footprint-1a",
        "glass-scene_analysis glass-deduction record-5a",
        phase=Phase.EXCHANGE,
        seen=Seen(1, 2),
    )
    done = after(looking, Exchange(card("glass-testimony")))
    assert refusal(done, lay(GLASSES), seat=1) == "not_your_turn"
    theirs = after(done, END)
    assert refusal(theirs, lay(GLASSES), seat=1) is None


@pytest.mark.clause("D24")
def test_at_the_end_complete_sets_still_in_hand_are_laid_for_everyone() -> None:
    hands = (f"{FOUR} footprint-1a", "key-archive key-deduction key-disguise record-4a")
    over = after(table(*hands, pile="record-1a"), DRAW)
    assert over.phase is Phase.OVER
    assert [len(sets) for sets in over.sets] == [1, 1]
    result = RULES.result(over)
    assert result is not None
    assert result.scores == (10 + 1 + 1, 10 + 4)


@pytest.mark.clause("DON-5.3")
def test_a_set_is_worth_more_than_three_single_cards() -> None:
    loose, laid = table(GLASSES), after(table(GLASSES), lay(GLASSES))
    assert (score(loose, 0).total, score(laid, 0).total) == (0, 10)
