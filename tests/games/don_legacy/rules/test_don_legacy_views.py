"""What each player sees of the table and of what happens; Deduction included (D17)."""

import pytest

from divan.games.don_legacy.rules.cards import FACE_DOWN
from divan.games.don_legacy.rules.events import (
    Dealt,
    Discarded,
    Disguised,
    Drew,
    Exchanged,
    ExchangeDeclined,
    Kept,
    LaidSet,
    LookedAtTwo,
    MatchEnded,
    Passed,
    PlayedMystery,
    Refilled,
    SawCard,
    SearchStopped,
    TookOpen,
    TurnEnded,
)
from divan.games.don_legacy.rules.moves import Deduce, Discard, Draw
from divan.games.don_legacy.rules.options import LIVELY
from divan.games.don_legacy.rules.state import Ending, Phase, Pile, Seen
from helpers.don_legacy import GLASSES, RULES, after, card, cards, dealt, refusal, row, table

HIDDEN = (FACE_DOWN,)
A, B = card("footprint-1a"), card("record-5a")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_player_sees_the_own_hand_and_the_size_of_all_else_that_is_hidden(seat: int) -> None:
    whole = dealt()
    seen = RULES.observe(whole, seat)
    for owner in range(3):
        assert seen.hands[owner] == (whole.hands[owner] if owner == seat else HIDDEN * 5)
    assert seen.piles == (HIDDEN * 49,)
    assert (seen.clues, seen.mysteries) == (whole.clues, whole.mysteries)


def test_discards_and_sets_are_open() -> None:
    whole = table("", "", discards="key-archive", sets=((GLASSES,),))
    for seat in (0, 1):
        seen = RULES.observe(whole, seat)
        assert (seen.discards, seen.sets) == (whole.discards, whole.sets)


@pytest.mark.clause("D17")
def test_only_the_one_who_deduces_sees_the_card_and_which_it_is() -> None:
    theirs = "record-5a watch-disguise"
    looking = table("footprint-1a", theirs, "", phase=Phase.EXCHANGE, seen=Seen(1, 1))
    actor = RULES.observe(looking, 0)
    assert (actor.hands[1], actor.seen) == ((FACE_DOWN, card("watch-disguise")), Seen(1, 1))
    owner, other = RULES.observe(looking, 1), RULES.observe(looking, 2)
    assert (owner.hands[1], owner.seen) == (cards(theirs), Seen(1, -1))
    assert (other.hands[1], other.seen) == (HIDDEN * 2, Seen(1, -1))


def test_only_the_one_who_looks_sees_the_top_two_cards() -> None:
    looking = table(
        "",
        "",
        pile="record-1a record-2a key-archive",
        options=LIVELY,
        phase=Phase.KEEP,
        looked_at=Pile.COMMON,
    )
    assert RULES.observe(looking, 0).piles == ((FACE_DOWN, *cards("record-2a key-archive")),)
    assert RULES.observe(looking, 1).piles == (HIDDEN * 3,)


def test_at_the_end_the_hands_are_shown_and_the_piles_are_not() -> None:
    over = table("footprint-1a", "record-5a", phase=Phase.OVER, ending=Ending.FIVE_SETS)
    seen = RULES.observe(over, 0)
    assert (seen.hands, seen.piles) == (over.hands, (HIDDEN * 3,))
    assert RULES.result(seen) == RULES.result(over)


SECRET = [
    (Drew(1, A, Pile.COMMON), Drew(1, FACE_DOWN, Pile.COMMON), {1}),
    (SawCard(1, 0, A), SawCard(1, 0, FACE_DOWN), {1}),
    (Exchanged(1, 0, A, B), Exchanged(1, 0, FACE_DOWN, FACE_DOWN), {0, 1}),
    (LookedAtTwo(1, Pile.COMMON, (A, B)), LookedAtTwo(1, Pile.COMMON, HIDDEN * 2), {1}),
    (Kept(1, A, B, Pile.COMMON), Kept(1, FACE_DOWN, FACE_DOWN, Pile.COMMON), {1}),
    (
        Dealt(0, ((), (A,), ()), row("record-1a"), ()),
        Dealt(0, ((), HIDDEN, ()), row("record-1a"), ()),
        {1},
    ),
]


@pytest.mark.clause("DON-7.2", "D17")
@pytest.mark.parametrize(("event", "masked", "told"), SECRET, ids=lambda x: type(x).__name__)
def test_what_is_secret_is_told_to_those_alone_who_saw_it(event, masked, told) -> None:
    for seat in range(3):
        assert event.seen_by(seat) == (event if seat in told else masked)


OPEN = [
    TookOpen(0, A),
    Refilled("clue", 0, None),
    PlayedMystery(0, card("key-archive")),
    ExchangeDeclined(0, 1),
    SearchStopped(0),
    Disguised(0, A, B),
    LaidSet(0, cards(GLASSES)),
    Discarded(0, A),
    Passed(0),
    TurnEnded(0),
    MatchEnded(Ending.FIVE_SETS, ((), ()), (0, 0)),
]


@pytest.mark.parametrize("event", OPEN, ids=lambda event: type(event).__name__)
def test_everything_else_happens_in_the_open(event) -> None:
    assert all(event.seen_by(seat) == event for seat in range(3))


@pytest.mark.parametrize(
    ("event", "seats"),
    [
        (Drew(1, A, Pile.COMMON), {1}),
        (TookOpen(1, A), set()),
        (Refilled("clue", 0, A), {0, 1, 2}),
        (PlayedMystery(1, card("key-archive")), {0, 2}),
        (SawCard(1, 0, A), {1}),
        (Exchanged(1, 0, A, B), {0}),
        (ExchangeDeclined(1, 0), set()),
        (SearchStopped(1), set()),
        (LookedAtTwo(1, Pile.COMMON, (A, B)), {1}),
        (Kept(1, A, B, Pile.COMMON), set()),
        (Disguised(1, A, B), {0, 2}),
        (LaidSet(1, cards(GLASSES)), {0, 2}),
        (Discarded(1, A), {0, 2}),
        (Passed(1), set()),
        (TurnEnded(1), set()),
        (Dealt(0, ((), (), ()), (), ()), {0, 1, 2}),
        (MatchEnded(Ending.FIVE_SETS, ((), (), ()), (0, 0, 0)), {0, 1, 2}),
    ],
    ids=lambda value: type(value).__name__,
)
def test_undo_stops_being_free_where_a_player_learns_something(event, seats) -> None:
    assert {seat for seat in range(3) if event.reveals_to(seat)} == seats


def test_a_face_down_card_can_be_neither_played_nor_discarded() -> None:
    hidden = RULES.observe(table("key-deduction footprint-1a", "record-5a"), 1)
    assert refusal(hidden, Deduce(FACE_DOWN, 1)) == "not_in_hand"
    six = "footprint-1a footprint-2a footprint-3a key-archive letter-archive watch-archive"
    drawn = RULES.observe(after(table(six), Draw(Pile.COMMON)), 1)
    assert refusal(drawn, Discard(FACE_DOWN)) == "not_in_hand"
