"""What a seat can note after each thing that happens (LAST-4.4, 4.5, 5)."""

import pytest
from msgspec.structs import replace

from divan.core.event import Entry
from divan.core.view import View
from divan.games.last_call.knowledge.facts import (
    Has,
    HasExactly,
    HasNot,
    HasOneOf,
    How,
    Innocent,
    IsTheCase,
    LastCallView,
    NotTheCase,
    Owns,
    remember,
)
from divan.games.last_call.knowledge.possible import by_elimination, exactly
from divan.games.last_call.knowledge.problem import CASE, RESERVE, Home
from divan.games.last_call.rules.cards import CASE_FACE_DOWN, FACE_DOWN, clue_deck, traces
from divan.games.last_call.rules.events import (
    Announced,
    Dealt,
    Drew,
    Eliminated,
    Guessed,
    HandsShown,
    LastCallEvent,
    Played,
    RoundEnded,
    Showed,
)
from divan.games.last_call.rules.options import LastCallOptions
from helpers.last_call import (
    RULES,
    card,
    cards,
    case_card,
    combination,
    dealt,
    final,
    step,
    table,
)

OWN = "place 3 9, weapon 11, person 2 16"
HIDDEN = (FACE_DOWN,) * 5
DEAL = Dealt(
    1,
    0,
    (cards(OWN), HIDDEN, HIDDEN),
    ((case_card("weapon 4"),), (CASE_FACE_DOWN,), (CASE_FACE_DOWN,)),
    30,
)


def view(*events: LastCallEvent, reserve: int = 30) -> LastCallView:
    """Return what seat 0 of three sees after a deal and ``events``."""
    whole = table(OWN, "place 1", "place 2", reserve="place 4")
    seen = RULES.observe(whole, 0)
    shown = replace(seen, reserve=(FACE_DOWN,) * reserve)
    entries = tuple(Entry(ply, event) for ply, event in enumerate((DEAL, *events)))
    return View(0, len(events), shown, entries)


def facts_after(*events: LastCallEvent) -> tuple:
    """Return the facts beyond those of the deal."""
    return tuple(fact for fact in remember(view(*events)).facts if fact.time > 0)


@pytest.mark.clause("LAST-5.1")
def test_the_notebook_has_a_line_for_every_clue_card() -> None:
    known = exactly(remember(view()))
    assert list(known.homes) == list(clue_deck())
    assert len(known.homes) == 48


@pytest.mark.clause("LAST-5.2", "D5")
def test_the_deal_tells_the_own_cards_and_the_own_leads() -> None:
    facts = remember(view()).facts
    assert [fact.card for fact in facts if isinstance(fact, Owns)] == list(cards(OWN))
    assert Innocent(0, 0, How.LEAD, case_card("weapon 4")) in facts
    known = by_elimination(remember(view()))
    assert all(known.has(0, own) for own in cards(OWN))
    assert not any(known.may_be_case(trace) for trace in traces(case_card("weapon 4")))
    assert known.may_be_case(card("weapon 12"))


@pytest.mark.clause("LAST-5.2", "LAST-2.5")
def test_a_card_in_front_of_a_player_is_known_to_be_theirs_for_good() -> None:
    played = (Played(1, card("place 8")), RoundEnded(1, 1))
    assert facts_after(*played) == (Has(1, 1, How.PLAYED, 1, card("place 8")),)
    assert by_elimination(remember(view(*played))).has(1, card("place 8"))


@pytest.mark.clause("LAST-4.4", "LAST-5.2", "LAST-5.3", "LAST-5.4")
def test_a_card_that_is_shown_is_struck_out_by_the_one_who_saw_it() -> None:
    bedroom = card("place 1")
    events = (Guessed(0, combination("1 7 5"), 2), Showed(2, 0, bedroom))
    assert facts_after(*events) == (
        HasNot(1, 1, How.NO_ANSWER, 1, cards("place 1, weapon 7, person 5")),
        HasOneOf(1, 1, How.SHOWN, 2, 0, cards("place 1, weapon 7, person 5")),
        Has(2, 2, How.SHOWN, 2, bedroom),
    )
    known = exactly(remember(view(*events)))
    assert known.has(2, bedroom)
    assert not known.may_be_case(bedroom)
    assert bedroom not in known.suspects(bedroom.symbol)


@pytest.mark.clause("LAST-5.3", "D9")
def test_whoever_watches_knows_that_one_of_the_cards_was_shown() -> None:
    events = (Guessed(1, combination("1 7 5"), 2), Showed(2, 1, FACE_DOWN))
    assert facts_after(*events) == (
        HasOneOf(1, 1, How.SHOWN, 2, 1, cards("place 1, weapon 7, person 5")),
    )


@pytest.mark.clause("LAST-4.5", "LAST-R.4c", "D8")
def test_that_nobody_had_a_card_means_only_that_the_others_hands_have_none() -> None:
    events = (Guessed(0, combination("1 7 5"), None),)
    known = exactly(remember(view(*events)))
    for asked in cards("place 1, weapon 7, person 5"):
        assert known.homes[asked] == {RESERVE, CASE}
    with_own = exactly(remember(view(Guessed(0, combination("3 7 5"), None))))
    assert with_own.has(0, card("place 3"))


@pytest.mark.clause("LAST-5.3")
def test_who_had_not_a_card_may_have_drawn_it_since() -> None:
    asked = Guessed(0, combination("1 7 5"), None)
    before = exactly(remember(view(asked)))
    after = exactly(remember(view(asked, Drew(1, FACE_DOWN), reserve=29)))
    assert before.lacks(1, card("place 1"))
    assert not after.lacks(1, card("place 1"))
    assert after.lacks(2, card("place 1"))


@pytest.mark.clause("D10")
def test_a_card_in_front_says_nothing_of_the_hand() -> None:
    events = (Played(1, card("place 1")), Guessed(2, combination("1 7 5"), None))
    assert facts_after(*events)[1:] == (
        HasNot(2, 2, How.NO_ANSWER, 1, cards("weapon 7, person 5")),
    )


@pytest.mark.clause("LAST-9.1")
def test_an_own_draw_is_noted_and_that_of_another_only_counted() -> None:
    own = remember(view(Drew(0, card("place 4")), reserve=29))
    assert own.facts[-1] == Owns(1, 1, How.DRAWN, card("place 4"))
    assert own.own == 6
    other = remember(view(Drew(1, FACE_DOWN), reserve=29))
    assert [arrival.count for arrival in other.arrivals if arrival.seat == 1] == [5, 1]


@pytest.mark.clause("D20", "D21", "D29", "D11")
def test_a_final_investigation_shows_everything_that_survivors_hold() -> None:
    hands = (cards(OWN), cards("place 4 5 6 7 8"), cards("weapon 1 2 3 4 5"))
    announced = combination("1 7 5")
    events = (
        Announced(2, announced),
        HandsShown(hands, (case_card("person 1"),), True),
        Eliminated(2, None, hands[2]),
    )
    assert facts_after(*events) == (
        HasNot(1, 1, How.ANNOUNCED, 2, announced.cards()),
        Innocent(2, 2, How.REMOVED, case_card("person 1")),
        HasExactly(2, 2, How.REVEALED, 1, hands[1]),
        HasExactly(2, 2, How.REVEALED, 2, hands[2]),
        NotTheCase(3, 3, How.ANNOUNCED, 2, announced),
        HasExactly(3, 3, How.OUT, 2, hands[2]),
    )
    known = exactly(remember(view(*events)))
    assert all(known.has(1, held) for held in hands[1])
    assert known.lacks(1, card("place 1"))


@pytest.mark.clause("D20")
def test_where_only_the_refuter_shows_those_before_him_have_none() -> None:
    events = (
        Announced(0, combination("1 7 5")),
        HandsShown(((), (), cards("person 5")), (), False),
        Eliminated(0, 2, cards(OWN)),
    )
    assert facts_after(*events) == (
        Has(2, 2, How.REVEALED, 2, card("person 5")),
        HasNot(2, 2, How.REVEALED, 2, cards("place 1, weapon 7")),
        NotTheCase(3, 3, How.ANNOUNCED, 0, combination("1 7 5")),
        HasNot(3, 3, How.NOT_REFUTED, 1, cards("place 1, weapon 7, person 5")),
    )


@pytest.mark.clause("D24", "D29")
def test_the_end_of_a_case_shows_what_was_sealed() -> None:
    start = dealt(3)
    place, weapon, person = (sealed.number for sealed in start.sealed)
    done = step(start, final(f"{place} {weapon} {person}"))
    seat = start.active
    entries = tuple(
        Entry(ply, event.seen_by(seat))
        for ply, event in enumerate((Dealt(1, seat, start.hands, start.leads, 30), *done.events))
    )
    seen = View(seat, 1, RULES.observe(done.state, seat), entries)
    memory = remember(seen)
    assert any(isinstance(fact, IsTheCase) for fact in memory.facts)
    known = exactly(memory)
    assert all(known.is_case(sealed) for sealed in start.sealed)
    assert known.has((seat + 1) % 3, start.hands[(seat + 1) % 3][0])


def test_only_the_case_that_is_played_is_remembered() -> None:
    events = (Played(1, card("place 8")), DEAL, Played(2, card("place 8")))
    memory = remember(view(*events))
    assert [fact for fact in memory.facts if isinstance(fact, Has)] == [
        Has(1, 3, How.PLAYED, 2, card("place 8"))
    ]


def test_in_the_literal_model_no_card_is_the_case() -> None:
    start = dealt(3, LastCallOptions(case_model="literal"))
    entries = (Entry(0, Dealt(1, 0, start.hands, start.leads, 33).seen_by(0)),)
    known = exactly(remember(View(0, 0, RULES.observe(start, 0), entries)))
    assert all(CASE not in homes for homes in known.homes.values())
    assert Home(1) in known.homes[start.hands[1][0]]
