"""What each player sees of the table and of what happens."""

import pytest

from divan.games.baker_street.rules.events import (
    Accepted,
    Answered,
    Asked,
    CaseClosed,
    Dealt,
    Declined,
    Discarded,
    DrewInstead,
    Exchanged,
    HandReturned,
    NobodyAnswered,
    Offered,
    OffersOpened,
    Refilled,
    Reshuffled,
    RoundBegan,
    SolutionsJudged,
    Trade,
)
from divan.games.baker_street.rules.moves import HandIn
from divan.games.baker_street.rules.state import Answer, Phase
from helpers.baker_street import (
    PASS,
    RIGHT,
    RULES,
    TRUTH,
    WAIT,
    accept,
    after,
    ask,
    cards,
    dealt,
    down,
    offer,
    table,
)

ONE, TWO = cards("L4 rope"), cards("M1 games, M2 cut")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_player_sees_the_own_hand_and_how_many_cards_lie_elsewhere(seat: int) -> None:
    whole = dealt(3)
    seen = RULES.observe(whole, seat)
    assert seen.hands[seat] == whole.hands[seat]
    assert all(seen.hands[other] == down(6) for other in {0, 1, 2} - {seat})
    assert (seen.stack, seen.discards, seen.truth) == (down(54), (), None)


def test_discards_lie_face_down_also_for_who_put_them_there() -> None:
    whole = table("6", "6", discards="L4 rope, M2 cut")
    assert RULES.observe(whole, 0).discards == down(2)


def test_what_is_paid_is_seen_by_the_asker_alone_until_it_changes_hands() -> None:
    state = table("L1 greed, H1 library 1", "V1 robbie colonel", "V2 robbie conservatory")
    state, _ = after(
        state,
        (0, ask("robbie hall")),
        (1, offer("V1 robbie colonel")),
        (2, offer("V2 robbie conservatory")),
        (0, accept(1, "H1 library 1")),
    )
    assert RULES.observe(state, 0).payments[0].places is not None
    for seat in (1, 2):
        seen = RULES.observe(state, seat).payments[0]
        assert (seen.seat, seen.places, seen.count) == (1, None, 1)
    assert RULES.observe(state, 1).bids[1] == state.bids[1]
    assert RULES.observe(state, 2).bids[1].places is None


def test_a_sealed_solution_is_seen_by_its_owner_alone() -> None:
    state = table("6", "6", "6", phase=Phase.SOLUTIONS)
    state, _ = after(state, (0, HandIn(RIGHT)), (1, WAIT))
    assert RULES.observe(state, 0).answers == (Answer(RIGHT), Answer(None, sealed=True), None)
    assert RULES.observe(state, 2).answers[:2] == (Answer(None, sealed=True),) * 2


@pytest.mark.clause("D16")
def test_the_truth_comes_to_light_at_the_end() -> None:
    state = table("6", "6", phase=Phase.SOLUTIONS)
    state, _ = after(state, (0, HandIn(RIGHT)), (1, WAIT))
    assert RULES.observe(state, 1).truth == TRUTH


HIDING = [
    (Dealt(0, (ONE, TWO)), 0, Dealt(0, (ONE, down(2)))),
    (Offered(0, TWO, 6, 2, open=False, counted=True), 0, None),
    (
        Offered(0, TWO, 6, 2, open=False, counted=True),
        1,
        Offered(0, None, None, None, open=False, counted=True),
    ),
    (
        Offered(0, TWO, 6, 2, open=True, counted=False),
        1,
        Offered(0, None, 6, None, open=True, counted=False),
    ),
    (
        Offered(0, TWO, 6, 2, open=True, counted=True),
        1,
        Offered(0, None, 6, 2, open=True, counted=True),
    ),
    (Accepted(0, 1, 1, ONE, 1), 0, None),
    (Accepted(0, 1, 1, ONE, 1), 1, Accepted(0, 1, 1, None, 1)),
    (DrewInstead(0, TWO), 0, None),
    (DrewInstead(0, TWO), 1, DrewInstead(0, down(2))),
    (Answered(0, RIGHT), 0, None),
    (Answered(0, RIGHT), 1, Answered(0, None, sealed=True)),
    (Answered(0, None), 1, Answered(0, None, sealed=True)),
    (HandReturned(0, TWO), 0, None),
    (HandReturned(0, TWO), 1, HandReturned(0, down(2))),
    (Discarded(0, TWO), 0, None),
    (Discarded(0, TWO), 1, Discarded(0, down(2))),
    (Refilled(0, TWO), 0, None),
    (Refilled(0, TWO), 1, Refilled(0, down(2))),
]


@pytest.mark.clause("D31")
@pytest.mark.parametrize(("event", "seat", "seen"), HIDING)
def test_what_is_hidden_is_hidden_from_the_others(event, seat: int, seen) -> None:
    assert event.seen_by(seat) == (event if seen is None else seen)


@pytest.mark.parametrize(
    ("seat", "shown"), [(0, (True, True)), (1, (True, False)), (2, (False, True)), (3, ())]
)
def test_a_trade_is_seen_by_the_two_who_make_it(seat: int, shown: tuple[bool, ...]) -> None:
    event = Exchanged(0, (Trade(1, ONE, TWO), Trade(2, TWO, ONE)))
    seen = event.seen_by(seat)
    visible = tuple(trade in event.trades for trade in seen.trades)
    assert visible == (shown or (False, False))
    assert [(len(trade.given), len(trade.received)) for trade in seen.trades] == [(1, 2), (2, 1)]


OPEN = [
    Asked(0, (), ()),
    OffersOpened((None, 2), (None, None)),
    Declined(0),
    Reshuffled(9),
    SolutionsJudged(1, (0,), (5,), (1,)),
    NobodyAnswered(1),
    RoundBegan(2, 1),
    CaseClosed(TRUTH, (5, 0)),
]


@pytest.mark.parametrize("event", OPEN, ids=lambda event: type(event).__name__)
def test_everything_else_happens_in_the_open(event) -> None:
    assert event.seen_by(0) == event.seen_by(1) == event


@pytest.mark.parametrize(
    ("event", "own", "other"),
    [
        (Dealt(0, (ONE, TWO)), True, True),
        (Asked(0, (), ()), False, False),
        (Offered(0, ONE, 1, 1, open=False, counted=False), False, False),
        (Offered(0, ONE, 1, 1, open=True, counted=False), False, True),
        (OffersOpened((None, 1), (None, None)), True, True),
        (Accepted(0, 1, 1, ONE, 1), False, False),
        (Exchanged(0, (Trade(1, ONE, TWO),)), True, True),
        (Exchanged(0, (Trade(2, ONE, TWO),)), True, False),
        (Declined(0), False, False),
        (DrewInstead(0, ONE), True, False),
        (Reshuffled(1), False, False),
        (Answered(0, RIGHT), False, False),
        (SolutionsJudged(1, (0,), (5,), ()), True, True),
        (NobodyAnswered(1), True, True),
        (HandReturned(0, ONE), False, False),
        (Discarded(0, ONE), False, False),
        (Refilled(0, ONE), True, False),
        (RoundBegan(2, 0), False, False),
        (CaseClosed(TRUTH, (5, 0)), True, True),
    ],
    ids=lambda value: type(value).__name__,
)
def test_undo_stops_being_free_where_a_player_learns_something(event, own, other) -> None:
    assert (event.reveals_to(0), event.reveals_to(1)) == (own, other)


def test_only_the_judging_of_solutions_waits_for_the_person() -> None:
    waits = [type(event).__name__ for event in OPEN if event.interlude]
    assert waits == ["SolutionsJudged"]


def test_that_a_player_has_answered_is_seen_but_not_what() -> None:
    state = table("6", "V1 robbie colonel", "V2 robbie conservatory")
    state, _ = after(state, (0, ask("robbie hall")))
    passed, _ = after(state, (1, PASS))
    offered, _ = after(state, (1, offer("V1 robbie colonel")))
    for seat in (0, 2):
        assert RULES.observe(passed, seat) == RULES.observe(offered, seat)
