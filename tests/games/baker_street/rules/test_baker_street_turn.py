"""A turn: what is asked for, offered, paid for and drawn."""

import pytest
from msgspec.structs import replace

from divan.games.baker_street.rules.events import (
    Accepted,
    Asked,
    DrewInstead,
    Exchanged,
    Offered,
    OffersOpened,
    Trade,
)
from divan.games.baker_street.rules.moves import Decline, Exchange
from divan.games.baker_street.rules.options import SOURCE
from divan.games.baker_street.rules.state import Phase
from helpers.baker_street import (
    PASS,
    RULES,
    accept,
    after,
    ask,
    card,
    cards,
    everywhere,
    offer,
    only,
    refusal,
    table,
)

CLOCKWISE = replace(SOURCE, offers="clockwise")
DECLINE = replace(SOURCE, may_decline=True)

# values: L1 is 3, H1 is 2, L2, L4 and H4 are 1
ASKER = "L1 greed, H1 library 1, L4 rat_poison, H4 salon study"
ROBBIE = "L2 singer greed, L3 governess ambition, V1 robbie colonel, V2 robbie conservatory"
HALL = "H4 board_game_room hall, H2 robbie doctor library, M1 games"
THREE = table(ASKER, ROBBIE, HALL)
ROBBIE_AND_HALL = ask("robbie hall")


@pytest.mark.clause("BAK-1.1", "BAK-1.2", "BAK-1.3", "D3", "D4")
@pytest.mark.parametrize(
    ("request_", "allowed"),
    [
        ("robbie board_game_room", True),
        ("robbie governess", True),
        ("hall study", True),
        ("study robbie", True),
        ("robbie", False),
        ("study", False),
        ("robbie countess colonel", False),
        ("robbie countess hall", False),
        ("", False),
    ],
)
def test_two_things_are_asked_for(request_: str, allowed: bool) -> None:
    wanted = None if allowed else "two_things"
    assert refusal(THREE, 0, ask(request_)) == wanted


@pytest.mark.clause("BAK-1.2", "D4")
def test_the_two_things_are_different() -> None:
    from divan.games.baker_street.rules.crime import Suspect
    from divan.games.baker_street.rules.moves import AskFor

    twice = AskFor((Suspect.ROBBIE, Suspect.ROBBIE))
    assert refusal(THREE, 0, twice) == "two_things"
    assert refusal(THREE, 0, AskFor((Suspect.COUNTESS, Suspect.ROBBIE))) == "two_things"
    asks = list(RULES.moves(THREE, 0))
    assert len(asks) == 28 + 36 + 72


@pytest.mark.clause("BAK-1.4", "D7")
def test_all_others_answer_at_the_same_time() -> None:
    asked, events = after(THREE, (0, ROBBIE_AND_HALL))
    assert events == [Asked(0, ROBBIE_AND_HALL.suspects, ROBBIE_AND_HALL.rooms)]
    assert RULES.to_act(asked) == (1, 2)
    half, _ = after(asked, (2, PASS))
    assert RULES.to_act(half) == (1,)
    assert refusal(half, 2, PASS) == "answered"


@pytest.mark.clause("BAK-1.4", "D5")
@pytest.mark.parametrize(
    ("seat", "offered", "wanted"),
    [
        (1, "V1 robbie colonel", None),
        (1, "V1 robbie colonel, V2 robbie conservatory", None),
        (1, "L2 singer greed", "not_asked_for"),
        (1, "V1 robbie colonel, L2 singer greed", "not_asked_for"),
        (1, "", "no_cards"),
        (1, "M1 games", "not_in_hand"),
        (2, "H4 board_game_room hall, H2 robbie doctor library", None),
        (2, "M1 games", "not_asked_for"),
    ],
)
def test_every_card_of_an_offer_shows_something_asked_for(
    seat: int, offered: str, wanted: str | None
) -> None:
    asked, _ = after(THREE, (0, ROBBIE_AND_HALL))
    assert refusal(asked, seat, offer(offered)) == wanted


@pytest.mark.clause("BAK-M.0", "BAK-1.4")
def test_mollys_cards_are_offered_only_if_the_study_is_asked_for() -> None:
    asked, _ = after(THREE, (0, ask("kitchen study")))
    assert refusal(asked, 2, offer("M1 games")) is None


@pytest.mark.clause("BAK-1.5", "D6", "D7")
def test_the_offers_are_opened_together_and_only_their_value_is_told() -> None:
    asked, _ = after(THREE, (0, ROBBIE_AND_HALL))
    asked, first = after(asked, (2, offer("H2 robbie doctor library")))
    assert first == [Offered(2, cards("H2 robbie doctor library"), 2, 1, open=False, counted=False)]
    seen = RULES.observe(asked, 0).bids[2]
    assert seen is not None
    assert (seen.places, seen.value, seen.count) == (None, None, None)
    opened, events = after(asked, (1, PASS))
    assert only(events, OffersOpened) == [OffersOpened((None, 0, 2), (None, None, None))]
    seen = RULES.observe(opened, 0).bids[2]
    assert seen is not None
    assert (seen.places, seen.value, seen.count) == (None, 2, None)


@pytest.mark.clause("D6")
def test_the_number_of_cards_is_told_too_where_that_is_chosen() -> None:
    counted = replace(THREE, options=replace(SOURCE, offer_info="value_and_count"))
    both = offer("V1 robbie colonel, V2 robbie conservatory")
    opened, events = after(counted, (0, ROBBIE_AND_HALL), (1, both), (2, PASS))
    assert only(events, OffersOpened) == [OffersOpened((None, 2, 0), (None, 2, 0))]
    seen = RULES.observe(opened, 0).bids[1]
    assert seen is not None
    assert (seen.places, seen.value, seen.count) == (None, 2, 2)


@pytest.mark.clause("D7")
def test_offers_can_be_made_clockwise_in_the_open() -> None:
    turned = replace(table("6", ASKER, ROBBIE, HALL, options=CLOCKWISE), start=1, active=1)
    asked, _ = after(turned, (1, ROBBIE_AND_HALL))
    assert RULES.to_act(asked) == (2,)
    assert refusal(asked, 3, PASS) == "not_your_turn"
    asked, events = after(asked, (2, offer("V1 robbie colonel")))
    assert events[0].seen_by(0) == Offered(2, None, 1, None, open=True, counted=False)
    assert RULES.to_act(asked) == (3,)
    seen = RULES.observe(asked, 3).bids[2]
    assert seen is not None
    assert seen.value == 1
    asked, _ = after(asked, (3, PASS))
    assert RULES.to_act(asked) == (0,)


OFFERED, _ = after(
    THREE,
    (0, ROBBIE_AND_HALL),
    (1, offer("V1 robbie colonel, V2 robbie conservatory")),
    (2, offer("H2 robbie doctor library, H4 board_game_room hall")),
)
"""Offers of 2 by seat 1 and of 3 by seat 2; the asker has 3, 2, 1 and 1."""


@pytest.mark.clause("BAK-1.6", "BAK-1.7", "D9", "D10")
@pytest.mark.parametrize(
    ("seat", "payment", "wanted"),
    [
        (1, "H1 library 1", None),
        (1, "L1 greed", None),  # no change is given
        (1, "L4 rat_poison, H4 salon study", None),
        (1, "L1 greed, H1 library 1, L4 rat_poison, H4 salon study", None),
        (1, "L4 rat_poison", "too_little"),
        (1, "", "too_little"),
        (2, "H1 library 1", "too_little"),
        (2, "H1 library 1, L4 rat_poison", None),
        (1, "L3 governess ambition", "not_in_hand"),
        (0, "L1 greed", "no_offer"),
        (7, "L1 greed", "no_offer"),
        (-1, "L1 greed", "no_offer"),
    ],
)
def test_an_offer_is_paid_for_with_cards_of_at_least_its_value(
    seat: int, payment: str, wanted: str | None
) -> None:
    assert OFFERED.phase is Phase.PAYMENT
    assert refusal(OFFERED, 0, accept(seat, payment)) == wanted


@pytest.mark.clause("BAK-1.6", "D9")
def test_every_offer_is_paid_for_with_cards_of_its_own() -> None:
    paid, events = after(OFFERED, (0, accept(2, "L1 greed")))
    assert events == [Accepted(0, 2, 3, cards("L1 greed"), 1)]
    assert refusal(paid, 0, accept(1, "L1 greed")) == "paid_already"
    assert refusal(paid, 0, accept(2, "H1 library 1, L4 rat_poison")) == "accepted_already"
    assert refusal(paid, 0, accept(1, "H1 library 1")) is None


@pytest.mark.clause("BAK-1.6", "D9", "D10")
def test_cards_change_hands_when_all_is_accepted() -> None:
    paid, events = after(
        OFFERED, (0, accept(2, "L1 greed")), (0, accept(1, "L4 rat_poison, H4 salon study"))
    )
    assert only(events, Exchanged) == [
        Exchanged(
            0,
            (
                Trade(
                    2,
                    cards("L1 greed"),
                    cards("H2 robbie doctor library, H4 board_game_room hall"),
                ),
                Trade(
                    1,
                    cards("L4 rat_poison, H4 salon study"),
                    cards("V1 robbie colonel, V2 robbie conservatory"),
                ),
            ),
        )
    ]
    assert paid.hands[0] == cards(
        "H1 library 1, H2 robbie doctor library, H4 board_game_room hall,"
        " V1 robbie colonel, V2 robbie conservatory"
    )
    assert paid.hands[1] == cards(
        "L2 singer greed, L3 governess ambition, L4 rat_poison, H4 salon study"
    )
    assert paid.hands[2] == cards("M1 games, L1 greed")
    assert (paid.phase, paid.active) == (Phase.REQUEST, 1)
    assert everywhere(paid) == everywhere(THREE)


@pytest.mark.clause("BAK-1.6", "D9")
def test_a_received_card_cannot_pay_in_the_same_turn() -> None:
    paid, _ = after(OFFERED, (0, accept(2, "L1 greed")))
    received = "H2 robbie doctor library"
    assert card(received) not in paid.hands[0]
    assert refusal(paid, 0, accept(1, received)) == "not_in_hand"


@pytest.mark.clause("BAK-1.6", "D8")
def test_one_offer_is_enough_and_one_there_must_be() -> None:
    assert refusal(OFFERED, 0, Exchange()) == "nothing_accepted"
    assert refusal(OFFERED, 0, Decline()) == "must_accept"
    paid, _ = after(OFFERED, (0, accept(1, "H1 library 1")))
    assert paid.phase is Phase.PAYMENT
    done, _ = after(paid, (0, Exchange()))
    assert (done.phase, done.active) == (Phase.REQUEST, 1)


@pytest.mark.clause("BAK-1.6")
def test_the_trade_is_made_at_once_where_nothing_else_can_be_paid() -> None:
    paid, events = after(OFFERED, (0, accept(2, "L1 greed, H1 library 1")))
    assert paid.phase is Phase.PAYMENT
    done, events = after(OFFERED, (0, accept(2, "L1 greed, H1 library 1, H4 salon study")))
    assert len(only(events, Exchanged)) == 1
    assert done.active == 1


@pytest.mark.clause("D8")
def test_all_offers_can_be_refused_where_that_is_chosen() -> None:
    free = replace(OFFERED, options=DECLINE)
    declined, events = after(free, (0, Decline()))
    assert declined.hands == OFFERED.hands
    assert only(events, DrewInstead) == []
    assert declined.active == 1
    paid, _ = after(free, (0, accept(1, "H1 library 1")))
    assert refusal(paid, 0, Decline()) == "must_accept"


@pytest.mark.clause("BAK-1.8", "D11")
def test_if_nobody_offers_three_cards_are_drawn() -> None:
    drawn, events = after(THREE, (0, ROBBIE_AND_HALL), (1, PASS), (2, PASS))
    told = only(events, DrewInstead)
    assert [(event.seat, len(event.cards)) for event in told] == [(0, 3)]
    assert told[0].cards == tuple(sorted(THREE.stack[-3:]))
    assert len(drawn.hands[0]) == len(THREE.hands[0]) + 3
    assert drawn.stack == THREE.stack[:-3]
    assert drawn.active == 1


@pytest.mark.clause("BAK-1.8", "D8")
def test_offers_that_cannot_be_paid_count_as_none() -> None:
    poor = table("L4 rat_poison", ROBBIE, HALL)
    both = offer("V1 robbie colonel, V2 robbie conservatory")
    drawn, events = after(poor, (0, ROBBIE_AND_HALL), (1, both), (2, PASS))
    assert len(only(events, DrewInstead)) == 1
    assert len(drawn.hands[0]) == 4
    assert drawn.hands[1] == poor.hands[1]


@pytest.mark.clause("BAK-1.8", "D8")
def test_a_player_without_cards_may_ask_and_draws_three() -> None:
    empty = table("", ROBBIE, HALL)
    drawn, _ = after(empty, (0, ROBBIE_AND_HALL), (1, offer("V1 robbie colonel")), (2, PASS))
    assert len(drawn.hands[0]) == 3


@pytest.mark.clause("BAK-1.4")
def test_a_whole_hand_may_be_offered() -> None:
    asked, _ = after(THREE, (0, ask("robbie governess")))
    whole = table(ASKER, "V1 robbie colonel, V2 robbie conservatory", HALL)
    asked, _ = after(whole, (0, ask("robbie governess")))
    assert refusal(asked, 1, offer("V1 robbie colonel, V2 robbie conservatory")) is None


@pytest.mark.clause("BAK-1.9", "D12")
def test_turns_go_clockwise_from_the_start_player() -> None:
    state = table("6", "6", "6", "6", start=2)
    order = []
    while state.phase is Phase.REQUEST:
        order.append(state.active)
        others = [seat for seat in range(4) if seat != state.active]
        state, _ = after(state, (state.active, ask("study salon")), *((o, PASS) for o in others))
    assert order == [2, 3, 0, 1]
    assert state.phase is Phase.SOLUTIONS


@pytest.mark.clause("BAK-2.3", "D18")
def test_a_player_who_is_done_neither_asks_nor_offers() -> None:
    state = table("6", "", "6", "6", solved=(0, 2, 0, 0), round=3)
    asked, _ = after(state, (0, ROBBIE_AND_HALL))
    assert RULES.to_act(asked) == (2, 3)
    assert refusal(asked, 1, PASS) == "done"
    turned, _ = after(asked, (2, PASS), (3, PASS))
    assert turned.active == 2


@pytest.mark.clause("BAK-0.1", "BAK-0.2", "D28")
def test_nothing_can_be_said_but_requests_offers_and_solutions() -> None:
    from typing import get_args

    said = {move.__name__ for move in get_args(RULES.move_type)}
    assert said == {
        "AskFor",
        "Pass",
        "Offer",
        "Accept",
        "Exchange",
        "Decline",
        "HandIn",
        "Wait",
        "Discard",
    }
