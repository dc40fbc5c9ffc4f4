"""The open clues and how they are replaced (DON-4, R.3), rulings D3 and D6."""

import pytest
from msgspec.structs import replace

from divan.games.don_legacy.rules.events import Refilled, TookOpen
from divan.games.don_legacy.rules.moves import AnalyseScene, HearWitness, TakeClue
from divan.games.don_legacy.rules.options import SOURCE
from divan.games.don_legacy.rules.scoring import score
from divan.games.don_legacy.rules.state import Phase, Pile
from helpers.don_legacy import RULES, after, card, cards, news, refusal, row, table, take

HAND = "footprint-1a statement-2a"
OPEN = "photograph-5a receipt-1a"


@pytest.mark.clause("DON-4.1")
def test_any_open_clue_may_be_taken_and_no_other_card() -> None:
    state = table(HAND, clues=OPEN, mysteries="key-archive")
    taken = {move for move in RULES.moves(state, 0) if isinstance(move, TakeClue)}
    assert taken == {take("photograph-5a"), take("receipt-1a")}
    assert refusal(state, take("record-5a")) == "not_open"
    assert refusal(state, take("footprint-1a")) == "not_open"
    assert refusal(state, TakeClue(card("key-archive"))) == "not_open"


@pytest.mark.clause("DON-4.3", "DON-R.3", "D3")
def test_the_topmost_clue_of_the_pile_takes_its_place_and_the_others_keep_their_order() -> None:
    pile = "record-1a glass-archive record-2a key-disguise watch-deduction"
    state = table(HAND, pile=pile, clues=OPEN)
    taken = after(state, take("photograph-5a"))
    assert taken.clues == cards("record-2a receipt-1a")
    assert taken.piles == (cards("record-1a glass-archive key-disguise watch-deduction"),)
    assert news(state, take("photograph-5a")) == (
        TookOpen(0, card("photograph-5a")),
        Refilled("clue", 0, card("record-2a")),
    )


@pytest.mark.clause("D3")
def test_a_place_stays_empty_where_the_pile_has_no_clue_and_play_goes_on() -> None:
    pile = "glass-archive key-disguise watch-deduction"
    state = table(HAND, pile=pile, clues=OPEN)
    taken = after(state, take("photograph-5a"))
    assert taken.clues == row("- receipt-1a")
    assert taken.piles == (cards(pile),)
    assert taken.phase is Phase.WRAP_UP
    assert news(state, take("photograph-5a"))[1] == Refilled("clue", 0, None)


@pytest.mark.clause("D3")
def test_nobody_learns_how_deep_in_the_pile_the_new_card_lay() -> None:
    deep = after(table(HAND, pile="record-1a key-archive", clues=OPEN), take("receipt-1a"))
    top = after(table(HAND, pile="key-archive record-1a", clues=OPEN), take("receipt-1a"))
    for seat in (0, 1):
        assert RULES.observe(deep, seat) == RULES.observe(top, seat)


@pytest.mark.clause("D1", "D3")
def test_separate_piles_fill_the_row_of_their_kind() -> None:
    options = replace(SOURCE, piles="separate")
    piles = ("record-1a record-2a", "key-archive")
    taken = after(table(HAND, piles=piles, clues=OPEN, options=options), take("receipt-1a"))
    assert taken.clues == cards("photograph-5a record-2a")
    assert taken.piles == (cards("record-1a"), cards("key-archive"))


@pytest.mark.clause("DON-3.2", "DON-4.2", "DON-4.4")
def test_a_clue_in_hand_has_the_points_printed_on_it() -> None:
    state = table("", clues="photograph-3a")
    taken = after(state, take("photograph-3a"))
    assert score(state, 0).total == 0
    assert score(taken, 0).total == 3


@pytest.mark.clause("D6")
def test_a_clue_card_cannot_be_played() -> None:
    state = table(f"{HAND} receipt-2a", clues=OPEN)
    assert refusal(state, AnalyseScene(card("receipt-2a"), Pile.COMMON)) == "clue_not_played"
    witness = HearWitness(card("receipt-2a"), card("photograph-5a"), None)
    assert refusal(state, witness) == "clue_not_played"
    assert not any(hasattr(move, "draw_from") for move in RULES.moves(state, 0))
