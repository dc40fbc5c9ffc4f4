"""A turn: one action, its end, discarding (DON-2, DON-6, R.1, R.2), rulings D5, D8, D9, D22."""

import pytest
from msgspec.structs import replace

from divan.games.don_legacy.rules.events import Drew, TookOpen, TurnEnded
from divan.games.don_legacy.rules.moves import (
    Discard,
    Draw,
    EndTurn,
    HearWitness,
    LaySet,
    Pass,
    SearchArchive,
    TakeClue,
    TakeMystery,
)
from divan.games.don_legacy.rules.options import SOURCE
from divan.games.don_legacy.rules.state import Phase, Pile
from helpers.don_legacy import (
    DRAW,
    END,
    GLASSES,
    RULES,
    after,
    card,
    cards,
    dealt,
    lay,
    names,
    news,
    refusal,
    table,
    take,
)

FIVE = "footprint-1a footprint-2a footprint-3a key-archive letter-archive"
SIX = f"{FIVE} watch-archive"
HARD = replace(SOURCE, hand_limit="hard_five")
ACTION_SETS = replace(SOURCE, set_costs="action")
FINISH = replace(SOURCE, last_lap="finish_round")
OPEN = {"clues": "photograph-5a receipt-1a", "mysteries": "key-deduction watch-disguise"}


def discards(state) -> set[str]:
    return {move.card.name for move in RULES.moves(state, 0) if isinstance(move, Discard)}


@pytest.mark.clause("DON-2.1", "DON-R.1", "DON-R.2")
def test_a_turn_is_one_action_play_a_mystery_take_an_open_clue_or_draw() -> None:
    state = table("key-archive key-testimony footprint-1a statement-2a", **OPEN)
    kinds = {type(move) for move in RULES.moves(state, 0)}
    assert kinds == {Draw, TakeClue, SearchArchive, HearWitness}
    for action in (DRAW, take("receipt-1a")):
        done = after(state, action)
        assert {type(move) for move in RULES.moves(done, 0)} <= {EndTurn, Discard, LaySet}
        assert refusal(done, DRAW) == refusal(done, take("photograph-5a")) == "action_done"


@pytest.mark.clause("DON-2.1")
def test_drawing_takes_the_top_card_of_the_pile() -> None:
    state = table(FIVE, pile="record-1a record-2a")
    drawn = after(state, DRAW)
    assert drawn.hands[0] == (*cards(FIVE), card("record-2a"))
    assert drawn.piles == (cards("record-1a"),)
    assert news(state, DRAW) == (Drew(0, card("record-2a"), Pile.COMMON),)


@pytest.mark.clause("DON-4.1", "DON-R.2", "DON-R.3")
def test_taking_a_clue_puts_it_into_the_hand() -> None:
    taken = after(table(FIVE, **OPEN), take("photograph-5a"))
    assert taken.hands[0] == (*cards(FIVE), card("photograph-5a"))


@pytest.mark.clause("DON-6.1")
def test_after_the_action_the_next_player_clockwise_is_at_turn() -> None:
    state = table(FIVE, FIVE, FIVE, pile="record-1a record-2a record-2b record-3a")
    order = [state.active]
    for _ in range(3):
        state = after(state, DRAW, END)
        order.append(state.active)
    assert order == [0, 1, 2, 0]
    assert news(after(table(FIVE), DRAW), END) == (TurnEnded(0),)


@pytest.mark.clause("DON-6.1", "DON-R.1")
def test_only_the_player_at_turn_may_move_and_a_turn_without_an_action_cannot_end() -> None:
    state = table(FIVE, FIVE)
    assert RULES.to_act(state) == (0,)
    assert refusal(state, DRAW, seat=1) == "not_your_turn"
    assert tuple(RULES.moves(state, 1)) == ()
    assert refusal(state, END) == refusal(state, Discard(card("footprint-1a"))) == "action_first"


@pytest.mark.clause("DON-6.2", "D8", "D9")
@pytest.mark.parametrize(("held", "may"), [(4, False), (5, True), (6, True), (7, True)])
def test_only_a_hand_of_more_than_5_may_lose_a_card_after_a_draw(held: int, may: bool) -> None:
    hand = f"{SIX} glass-archive".split()[:held]
    drawn = after(table(" ".join(hand)), DRAW)
    assert len(drawn.hands[0]) == held + 1
    assert bool(discards(drawn)) is may
    if may:
        assert discards(drawn) == names(drawn.hands[0])
    else:
        assert refusal(drawn, Discard(card("footprint-1a"))) == "no_discard"
    assert refusal(drawn, END) is None, "a discard is never forced"


@pytest.mark.clause("DON-6.2", "D9")
def test_a_hand_of_8_may_lose_one_card_and_the_turn_is_over() -> None:
    drawn = after(table(f"{SIX} glass-archive"), DRAW)
    done = after(drawn, Discard(card("key-archive")))
    assert len(done.hands[0]) == 7
    assert done.discards == cards("key-archive")
    assert done.active == 1


@pytest.mark.clause("DON-6.2")
def test_no_card_is_discarded_after_taking_a_clue_or_playing() -> None:
    taken = after(table(FIVE, **OPEN), take("photograph-5a"))
    assert len(taken.hands[0]) == 6
    assert discards(taken) == set()
    assert refusal(taken, Discard(card("footprint-1a"))) == "no_discard"
    witness = HearWitness(card("key-testimony"), card("photograph-5a"), Pile.COMMON)
    played = after(table(f"{SIX} key-testimony", **OPEN), witness)
    assert len(played.hands[0]) == 8
    assert discards(played) == set()


@pytest.mark.clause("D8")
def test_hands_grow_without_a_limit() -> None:
    state = dealt(2)
    while state.phase is not Phase.OVER:
        state = after(state, DRAW if state.phase is Phase.ACT else END)
    assert sum(len(hand) for hand in state.hands) + 3 * sum(map(len, state.sets)) == 66
    assert max(len(hand) for hand in state.hands) > 15


@pytest.mark.clause("D8")
def test_under_the_hard_limit_every_turn_ends_with_5_cards_at_most() -> None:
    taken = after(table(FIVE, options=HARD, **OPEN), take("photograph-5a"))
    assert refusal(taken, END) == "discard_first"
    assert discards(taken) == names(taken.hands[0])
    done = after(taken, Discard(card("key-archive")))
    assert (len(done.hands[0]), done.active) == (5, 1)


@pytest.mark.clause("D8")
def test_under_the_hard_limit_one_goes_on_discarding_and_lays_no_set_in_between() -> None:
    state = table(f"{SIX} {GLASSES}", options=HARD)
    once = after(state, DRAW, Discard(card("key-archive")))
    assert (once.phase, once.active) == (Phase.DISCARD, 0)
    assert refusal(once, lay(GLASSES)) == "laid_too_late"
    assert refusal(once, END) == "discard_first"
    rest = [Discard(each) for each in cards("footprint-1a footprint-2a footprint-3a")]
    assert after(once, *rest).phase is Phase.DISCARD
    done = after(once, *rest, Discard(card("letter-archive")))
    assert (len(done.hands[0]), done.active) == (5, 1)


@pytest.mark.clause("D8", "D5")
def test_under_the_hard_limit_a_set_laid_first_may_make_a_discard_needless() -> None:
    hand = f"{GLASSES} footprint-1a footprint-2a"
    taken = after(table(hand, options=HARD, **OPEN), take("photograph-5a"), lay(GLASSES))
    assert len(taken.hands[0]) == 3
    assert discards(taken) == set()
    assert after(taken, END).active == 1


@pytest.mark.clause("D5", "DON-5.2")
def test_sets_are_laid_free_before_and_after_the_action() -> None:
    six = f"{GLASSES} key-archive key-deduction key-disguise"
    keys = "key-deduction key-archive key-disguise"
    state = after(table(f"{six} footprint-1a"), lay(GLASSES))
    assert (state.phase, state.active) == (Phase.ACT, 0)
    done = after(state, DRAW, lay(keys))
    assert (done.phase, len(done.sets[0]), done.active) == (Phase.WRAP_UP, 2, 0)
    both = after(table(six), lay(GLASSES), lay(keys))
    assert len(both.sets[0]) == 2


@pytest.mark.clause("D5")
def test_the_end_of_a_turn_does_not_betray_whether_a_set_could_be_laid() -> None:
    for hand in (GLASSES, "key-archive glass-archive"):
        drawn = after(table(hand), DRAW)
        assert drawn.phase is Phase.WRAP_UP


@pytest.mark.clause("D5")
def test_laying_a_set_may_be_the_action() -> None:
    state = table(f"{GLASSES} footprint-1a", options=ACTION_SETS)
    assert after(state, lay(GLASSES)).active == 1
    drawn = after(state, DRAW)
    assert drawn.active == 1, "nothing is left to decide"
    more = after(table(f"{GLASSES} footprint-1a footprint-2a", options=ACTION_SETS), DRAW)
    assert (more.phase, more.active) == (Phase.WRAP_UP, 0)
    assert refusal(more, lay(GLASSES)) == "laid_too_late"


@pytest.mark.clause("D4", "DON-R.2")
def test_an_open_mystery_may_be_taken_only_where_the_option_allows_it() -> None:
    move = TakeMystery(card("key-deduction"))
    assert refusal(table(FIVE, **OPEN), move) == "ability_only"
    options = replace(SOURCE, take_mystery="action")
    pile = "letter-disguise record-1a letter-testimony record-2a"
    state = table(FIVE, pile=pile, options=options, **OPEN)
    taken = after(state, move)
    assert card("key-deduction") in taken.hands[0]
    assert taken.mysteries == cards("letter-testimony watch-disguise"), "the topmost mystery"
    assert taken.piles == (cards("letter-disguise record-1a record-2a"),)
    assert refusal(state, TakeMystery(card("photograph-5a"))) == "not_open"
    assert refusal(state, TakeClue(card("key-deduction"))) == "not_open"


@pytest.mark.clause("D22")
def test_nobody_passes_while_there_is_an_action() -> None:
    assert refusal(table(FIVE), Pass()) == "may_not_pass"
    empty = {"pile": "", "options": FINISH}
    assert refusal(table("key-archive", **empty, clues="record-1a"), Pass()) == "may_not_pass"
    stuck = table("key-archive footprint-1a", "", **empty)
    assert tuple(RULES.moves(stuck, 0)) == (Pass(),)
    assert after(stuck, Pass(), END).active == 1


@pytest.mark.clause("D22", "D5")
def test_a_set_that_is_an_action_is_laid_rather_than_passed() -> None:
    options = replace(FINISH, set_costs="action")
    assert tuple(RULES.moves(table(GLASSES, pile="", options=options), 0)) == (lay(GLASSES),)
    assert refusal(table(GLASSES, pile="", options=FINISH), Pass()) is None


@pytest.mark.clause("D1")
def test_separate_piles_are_drawn_from_by_name() -> None:
    options = replace(SOURCE, piles="separate")
    state = table(FIVE, piles=("record-1a record-2a", "glass-disguise"), options=options)
    assert card("record-2a") in after(state, Draw(Pile.CLUES)).hands[0]
    assert card("glass-disguise") in after(state, Draw(Pile.MYSTERIES)).hands[0]
    assert refusal(state, DRAW) == "no_such_pile"
    assert refusal(table(FIVE), Draw(Pile.CLUES)) == "no_such_pile"
    half = table(FIVE, piles=("record-1a", ""), options=options)
    assert refusal(half, Draw(Pile.MYSTERIES)) == "pile_empty"


def test_each_simple_action_is_told() -> None:
    state = table(FIVE, pile="record-1a", clues="photograph-5a")
    told = news(replace(state, piles=(cards("glass-archive"),)), take("photograph-5a"))
    assert told[0] == TookOpen(0, card("photograph-5a"))
