"""Every mark has its reasons: just the facts that it takes."""

import random

import pytest

from divan.games.last_call.knowledge.facts import HasNot, HasOneOf, How, Innocent, remember
from divan.games.last_call.knowledge.possible import exactly
from divan.games.last_call.knowledge.problem import CASE, DECK, NUMBER_OF, RESERVE, Home, set_up
from divan.games.last_call.knowledge.search import Search
from divan.games.last_call.knowledge.why import Claim, reasons
from divan.games.last_call.rules.cards import Card, Symbol
from helpers.last_call_matches import some_views


def possible_without(memory, facts, claim: Claim) -> bool:
    """Tell whether ``claim`` can be false if only ``facts`` are known."""
    problem = set_up(memory, facts)
    places = problem.homes.get(claim.home, 0)
    problem.allowed[NUMBER_OF[claim.card]] &= ~places if claim.there else places
    return Search(problem).solution is not None


def some_claims(seed: int) -> list[tuple[object, Claim]]:
    """Return claims that are certain at some moments of a match."""
    chance, found = random.Random(seed), []
    for view, _ in some_views(seed):
        memory = remember(view)
        known = exactly(memory)
        for card in chance.sample(DECK, 4):
            home = known.home(card)
            if home is not None:
                found.append((memory, Claim(card, home, there=True)))
            homes = [Home(seat) for seat in range(memory.seats)] + [CASE, RESERVE]
            other = chance.choice(homes)
            if other not in known.homes[card]:
                found.append((memory, Claim(card, other, there=False)))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_the_reasons_are_enough_and_none_is_idle(seed: int) -> None:
    claims = some_claims(seed)
    assert claims
    for memory, claim in claims[:12]:
        found = reasons(memory, claim)
        assert found is not None
        assert set(found) <= set(memory.facts)
        assert not possible_without(memory, found, claim)
        for fact in found:
            others = [other for other in found if other != fact]
            assert possible_without(memory, others, claim), (claim, fact)
        assert [fact.time for fact in found] == sorted(fact.time for fact in found)


def test_what_does_not_follow_has_no_reasons() -> None:
    view, _ = some_views(3)[0]
    memory = remember(view)
    known = exactly(memory)
    card = next(card for card in DECK if len(known.homes[card]) > 1)
    home = next(iter(known.homes[card]))
    assert reasons(memory, Claim(card, home, there=True)) is None
    assert reasons(memory, Claim(card, home, there=False)) is None


@pytest.mark.parametrize("seed", range(12))
def test_a_refusal_is_its_own_reason(seed: int) -> None:
    for view, _ in some_views(seed):
        memory = remember(view)
        for fact in memory.facts:
            if isinstance(fact, HasNot) and fact.how is How.NO_ANSWER:
                since = [
                    arrival
                    for arrival in memory.arrivals
                    if arrival.seat == fact.seat and arrival.time > fact.time
                ]
                if not since:
                    claim = Claim(fact.cards[0], Home(fact.seat), there=False)
                    found = reasons(memory, claim)
                    assert found is not None
                    assert len(found) == 1


def test_a_lead_clears_its_four_traces() -> None:
    view, _ = some_views(0)[0]
    memory = remember(view)
    lead = next(fact for fact in memory.facts if isinstance(fact, Innocent))
    claim = Claim(Card(lead.case_card.symbol, 4 * lead.case_card.item), CASE, there=False)
    found = reasons(memory, claim)
    assert found is not None
    assert len(found) == 1


def test_a_chain_is_found_where_no_fact_alone_is_enough() -> None:
    """Somebody showed one of three cards and has not the other two: it was the third."""
    for seed in range(60):
        for view, _ in some_views(seed):
            memory = remember(view)
            known = exactly(memory)
            for fact in memory.facts:
                if not isinstance(fact, HasOneOf) or len(fact.cards) != 3:
                    continue
                had = [card for card in fact.cards if known.has(fact.seat, card)]
                found = reasons(memory, Claim(had[0], Home(fact.seat), there=True)) if had else ()
                if found and fact in found and len(found) >= 2:
                    return
    raise AssertionError("no chain in sixty matches")


def test_no_symbol_is_forgotten() -> None:
    assert {card.symbol for card in DECK} == set(Symbol)
