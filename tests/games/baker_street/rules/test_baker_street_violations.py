"""Every reason to refuse a move has its clause, a legal and an illegal example."""

import pytest
from msgspec.structs import replace

from divan.games.baker_street.rules.cards import FACE_DOWN
from divan.games.baker_street.rules.moves import (
    Accept,
    Decline,
    Discard,
    Exchange,
    HandIn,
    Offer,
)
from divan.games.baker_street.rules.options import SOURCE
from divan.games.baker_street.rules.state import Phase
from divan.games.baker_street.rules.violations import CLAUSES, Code
from helpers.baker_street import (
    PASS,
    RIGHT,
    RULES,
    WAIT,
    accept,
    after,
    ask,
    discard,
    hand_in,
    offer,
    table,
)
from helpers.violations import Example, check_allowance, check_refusal

ASKER = "L1 greed, H1 library 1, L4 rat_poison, H4 salon study"
ROBBIE = "L2 singer greed, V1 robbie colonel, V2 robbie conservatory, H4 hall study"
REQUEST = table(ASKER, ROBBIE, "6")
OFFERS, _ = after(REQUEST, (0, ask("robbie hall")))
PAYMENT, _ = after(OFFERS, (1, offer("V1 robbie colonel, V2 robbie conservatory")), (2, PASS))
TWO_OFFERS, _ = after(
    table(ASKER, ROBBIE, "H2 robbie doctor library"),
    (0, ask("robbie hall")),
    (1, offer("V1 robbie colonel, V2 robbie conservatory")),
    (2, offer("H2 robbie doctor library")),
)
PAID, _ = after(TWO_OFFERS, (0, accept(1, "H1 library 1")))
SOLUTIONS = table(ASKER, ROBBIE, "6", phase=Phase.SOLUTIONS)
DISCARDS = table(ASKER, ROBBIE, "6", phase=Phase.DISCARDS)
FREE = replace(PAYMENT, options=replace(SOURCE, may_decline=True))

EXAMPLES = {
    Code.MATCH_OVER: Example(
        illegal=(replace(REQUEST, phase=Phase.OVER), 0, ask("robbie hall")),
        legal=(REQUEST, 0, ask("robbie hall")),
    ),
    Code.DONE: Example(
        illegal=(replace(REQUEST, solved=(1, 0, 0)), 0, ask("robbie hall")),
        legal=(REQUEST, 0, ask("robbie hall")),
    ),
    Code.NOT_YOUR_TURN: Example(
        illegal=(REQUEST, 1, ask("robbie hall")), legal=(REQUEST, 0, ask("robbie hall"))
    ),
    Code.ANSWERED: Example(illegal=(after(OFFERS, (1, PASS))[0], 1, PASS), legal=(OFFERS, 1, PASS)),
    Code.BLOCKED: Example(
        illegal=(replace(SOLUTIONS, blocked=(1, 0, 0)), 0, HandIn(RIGHT)),
        legal=(SOLUTIONS, 0, HandIn(RIGHT)),
        arguments={"round": 2},
    ),
    Code.REQUEST_NOW: Example(
        illegal=(REQUEST, 0, Exchange()), legal=(REQUEST, 0, ask("robbie hall"))
    ),
    Code.OFFERS_NOW: Example(illegal=(OFFERS, 1, WAIT), legal=(OFFERS, 1, PASS)),
    Code.PAYMENT_NOW: Example(
        illegal=(PAYMENT, 0, ask("robbie hall")), legal=(PAYMENT, 0, accept(1, "H1 library 1"))
    ),
    Code.SOLUTIONS_NOW: Example(
        illegal=(SOLUTIONS, 0, ask("robbie hall")), legal=(SOLUTIONS, 0, WAIT)
    ),
    Code.DISCARDS_NOW: Example(
        illegal=(DISCARDS, 0, WAIT), legal=(DISCARDS, 0, discard("L4 rat_poison"))
    ),
    Code.TWO_THINGS: Example(
        illegal=(REQUEST, 0, ask("robbie")), legal=(REQUEST, 0, ask("robbie hall"))
    ),
    Code.NO_CARDS: Example(
        illegal=(OFFERS, 1, Offer(())), legal=(OFFERS, 1, offer("V1 robbie colonel"))
    ),
    Code.NOT_IN_HAND: Example(
        illegal=(OFFERS, 1, offer("V1 colonel robbie")),
        legal=(OFFERS, 1, offer("V1 robbie colonel")),
    ),
    Code.NOT_ASKED_FOR: Example(
        illegal=(OFFERS, 1, offer("V1 robbie colonel, L2 singer greed")),
        legal=(OFFERS, 1, offer("V1 robbie colonel, H4 hall study")),
        arguments={"count": 1},
    ),
    Code.NO_OFFER: Example(
        illegal=(PAYMENT, 0, accept(2, "H1 library 1")),
        legal=(PAYMENT, 0, accept(1, "H1 library 1")),
        arguments={"seat": 2},
    ),
    Code.ACCEPTED_ALREADY: Example(
        illegal=(PAID, 0, accept(1, "L1 greed")),
        legal=(PAID, 0, accept(2, "L1 greed")),
        arguments={"seat": 1},
    ),
    Code.PAID_ALREADY: Example(
        illegal=(PAID, 0, accept(2, "H1 library 1")), legal=(PAID, 0, accept(2, "L1 greed"))
    ),
    Code.TOO_LITTLE: Example(
        illegal=(PAYMENT, 0, accept(1, "L4 rat_poison")),
        legal=(PAYMENT, 0, accept(1, "L4 rat_poison, H4 salon study")),
        arguments={"value": 2, "paid": 1},
    ),
    Code.NOTHING_ACCEPTED: Example(
        illegal=(TWO_OFFERS, 0, Exchange()), legal=(PAID, 0, Exchange())
    ),
    Code.MUST_ACCEPT: Example(illegal=(PAYMENT, 0, Decline()), legal=(FREE, 0, Decline())),
    Code.NOT_A_MOTIVE: Example(
        illegal=(SOLUTIONS, 0, hand_in("robbie", "rope", "fear")),
        legal=(SOLUTIONS, 0, hand_in("singer", "rope", "fear")),
        arguments={"suspect": "robbie", "motive": "fear"},
    ),
    Code.KEEP_THREE: Example(
        illegal=(DISCARDS, 0, discard("L4 rat_poison, L1 greed")),
        legal=(DISCARDS, 0, discard("L1 greed")),
        arguments={"wanted": 1, "chosen": 2},
    ),
}


def test_every_code_has_an_example() -> None:
    assert {code.value for code in EXAMPLES} == set(RULES.violations)


@pytest.mark.parametrize("code", EXAMPLES, ids=str)
def test_the_illegal_example_is_refused_for_just_that_reason(code: Code) -> None:
    check_refusal(RULES, code.value, EXAMPLES[code])


@pytest.mark.parametrize("code", EXAMPLES, ids=str)
def test_the_legal_example_is_allowed_and_can_be_carried_out(code: Code) -> None:
    check_allowance(RULES, EXAMPLES[code])


def test_every_code_names_the_clause_or_ruling_that_forbids_the_move() -> None:
    assert {code.value: clause for code, clause in CLAUSES.items()} == {
        "match_over": "D16",
        "done": "BAK-2.3",
        "not_your_turn": "BAK-1.1",
        "answered": "D7",
        "blocked": "BAK-2.5",
        "request_now": "BAK-1.1",
        "offers_now": "BAK-1.4",
        "payment_now": "BAK-1.6",
        "solutions_now": "BAK-2.1",
        "discards_now": "BAK-2.7",
        "two_things": "BAK-1.2",
        "no_cards": "D5",
        "not_in_hand": "D9",
        "not_asked_for": "BAK-1.4",
        "no_offer": "BAK-1.6",
        "accepted_already": "BAK-1.6",
        "paid_already": "D9",
        "too_little": "BAK-1.6",
        "nothing_accepted": "D8",
        "must_accept": "D8",
        "not_a_motive": "BAK-2.2",
        "keep_three": "BAK-2.7",
    }


def test_a_card_that_the_player_cannot_see_can_be_neither_offered_paid_nor_discarded() -> None:
    hidden = (FACE_DOWN,)
    for state, seat, move in (
        (OFFERS, 1, Offer(hidden)),
        (PAYMENT, 0, Accept(1, hidden)),
        (DISCARDS, 0, Discard(hidden)),
    ):
        for seen in (state, RULES.observe(state, 2)):
            refused = RULES.check(seen, seat, move)
            assert refused is not None
            assert refused.code == Code.NOT_IN_HAND


def test_a_set_of_cards_is_written_in_order_and_each_card_once() -> None:
    (one, other) = offer("V1 robbie colonel, V2 robbie conservatory").cards
    for cards in ((other, one), (one, one)):
        refused = RULES.check(OFFERS, 1, Offer(cards))
        assert refused is not None
        assert refused.code == Code.NOT_IN_HAND
