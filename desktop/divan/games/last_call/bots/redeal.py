"""Dealing everything that a view does not tell anew, so that the view stays the same."""

import random

from msgspec.structs import replace

from divan.games.last_call.knowledge.facts import LastCallView, remember
from divan.games.last_call.knowledge.matching import Places
from divan.games.last_call.knowledge.problem import CASE, DECK, RESERVE, Home, Problem, set_up
from divan.games.last_call.knowledge.sampling import Sampler
from divan.games.last_call.rules.cards import (
    CASE_FACE_DOWN,
    Card,
    CaseCard,
    case_deck,
)
from divan.games.last_call.rules.state import Phase, Table


def redeal(view: LastCallView, seed: int) -> Table:
    """Return one table that ``view.seat`` must hold possible, each equally likely."""
    chance = random.Random(seed)  # noqa: S311 - a bot's own chance
    problem = set_up(remember(view))
    places = next(Sampler(problem, chance.getrandbits(64)).samples(1))
    table = view.table
    reserve = _at(RESERVE, problem, places)
    chance.shuffle(reserve)
    if table.phase is Phase.OVER:
        return replace(table, reserve=tuple(reserve))
    hands = tuple(
        table.hands[seat] if seat == view.seat else _hand(view, seat, problem, places)
        for seat in range(table.seats)
    )
    sealed = _at(CASE, problem, places)
    dealt = replace(table, reserve=tuple(reserve), hands=hands, sealed=tuple(sealed))
    return _with_case_cards(dealt, chance) if table.options.has_items else dealt


def _at(home: Home, problem: Problem, places: Places) -> list[Card]:
    """Return the cards that are at ``home``."""
    there = problem.homes.get(home, 0)
    return [card for card, place in zip(DECK, places, strict=True) if there >> place & 1]


def _hand(view: LastCallView, seat: int, problem: Problem, places: Places) -> tuple[Card, ...]:
    table = view.table
    open_cards = {*table.fronts[seat], *table.out[seat]}
    return tuple(card for card in _at(Home(seat), problem, places) if card not in open_cards)


def _with_case_cards(table: Table, chance: random.Random) -> Table:
    """Deal the case cards that are face down: one a symbol goes with the sealed clue card."""
    sealed = tuple(CaseCard(card.symbol, card.item) for card in table.sealed)
    groups = (*table.leads, table.removed, table.spare)
    seen = {card for group in groups for card in group}
    rest = [card for card in case_deck() if card not in seen and card not in sealed]
    chance.shuffle(rest)
    dealt = [
        tuple(rest.pop() if card == CASE_FACE_DOWN else card for card in group) for group in groups
    ]
    return replace(
        table, sealed_case=sealed, leads=tuple(dealt[:-2]), removed=dealt[-2], spare=dealt[-1]
    )
