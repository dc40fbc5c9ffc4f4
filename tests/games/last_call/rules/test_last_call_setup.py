"""Sealing and dealing a case (LAST-0, 1, 8), rulings D1 to D5, D22, D27; vector 1."""

from collections import Counter

import pytest

from divan.core.chance import Chance
from divan.games.last_call import MANIFEST
from divan.games.last_call.rules.cards import (
    CASE_FACE_DOWN,
    SYMBOLS,
    Card,
    CaseCard,
    Symbol,
    case_deck,
    clue_deck,
    item_of,
    numbers_of,
    traces,
)
from divan.games.last_call.rules.options import SOURCE, LastCallOptions
from helpers.last_call import RULES, WHOLE_DECK, dealt, everywhere

SECTION_8 = LastCallOptions(removed_case_cards="section_8")
SEEDS = [f"SEED-{number}" for number in range(30)]


def all_case_cards(table) -> list[CaseCard]:
    leads = [card for cards in table.leads for card in cards]
    return [*table.sealed_case, *table.removed, *leads, *table.spare]


@pytest.mark.clause("LAST-0.1", "LAST-3.1", "LAST-3.2", "D4")
def test_there_are_48_clue_cards_16_of_each_symbol_and_12_case_cards() -> None:
    assert Counter(card.symbol for card in clue_deck()) == dict.fromkeys(SYMBOLS, 16)
    assert len(set(clue_deck())) == 48
    assert Counter(card.symbol for card in case_deck()) == dict.fromkeys(SYMBOLS, 4)
    assert len(set(case_deck())) == 12


@pytest.mark.clause("LAST-3.3", "D4")
def test_an_item_owns_four_numbers_and_the_gun_has_a_7() -> None:
    assert [list(numbers_of(item)) for item in (1, 2, 3, 4)] == [
        [1, 2, 3, 4],
        [5, 6, 7, 8],
        [9, 10, 11, 12],
        [13, 14, 15, 16],
    ]
    gun = 2
    assert Card(Symbol.WEAPON, 7) in traces(CaseCard(Symbol.WEAPON, gun))
    assert all(number in numbers_of(item_of(number)) for number in range(1, 17))


@pytest.mark.clause("LAST-0.5", "LAST-0.6", "LAST-1.3", "LAST-1.4", "LAST-R.1")
@pytest.mark.parametrize(("seats", "reserve"), [(3, 30), (4, 25), (2, 35)])
def test_everyone_gets_5_clue_cards_and_the_rest_is_the_reserve(seats: int, reserve: int) -> None:
    table = dealt(seats)
    assert [len(hand) for hand in table.hands] == [5] * seats
    assert len(table.reserve) == reserve
    assert everywhere(table) == WHOLE_DECK


@pytest.mark.clause("LAST-0.7", "LAST-1.5", "LAST-R.2", "D1", "D2")
@pytest.mark.parametrize(("seats", "removed", "leads"), [(3, 0, 3), (4, 1, 2), (2, 1, 4)])
def test_with_three_no_case_card_goes_out_and_with_four_one(
    seats: int, removed: int, leads: int
) -> None:
    table = dealt(seats)
    assert len(table.removed) == removed
    assert [len(cards) for cards in table.leads] == [leads] * seats
    assert table.spare == ()


@pytest.mark.clause("LAST-8.1", "LAST-8.2", "D1")
@pytest.mark.parametrize(
    ("seats", "removed", "leads", "spare"), [(3, 1, 2, 2), (4, 2, 1, 3), (2, 1, 4, 0)]
)
def test_section_8_takes_one_more_out_and_leaves_what_cannot_be_shared(
    seats: int, removed: int, leads: int, spare: int
) -> None:
    table = dealt(seats, SECTION_8)
    assert len(table.removed) == removed
    assert [len(cards) for cards in table.leads] == [leads] * seats
    assert len(table.spare) == spare


@pytest.mark.clause("LAST-8.4", "D5")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_case_is_a_clue_card_of_the_item_on_the_sealed_case_card(seats: int, seed: str) -> None:
    table = dealt(seats, seed=seed)
    assert tuple(card.symbol for card in table.sealed) == SYMBOLS
    assert table.sealed_case == tuple(CaseCard(card.symbol, card.item) for card in table.sealed)
    assert sorted(all_case_cards(table)) == sorted(case_deck())
    innocent = set(all_case_cards(table)) - set(table.sealed_case)
    assert not {trace for card in innocent for trace in traces(card)} & set(table.sealed)


@pytest.mark.clause("D5")
def test_every_card_of_a_symbol_can_be_the_case() -> None:
    sealed = {card for n in range(400) for card in dealt(seed=f"CASE-{n}").sealed}
    assert sealed == set(clue_deck())


@pytest.mark.clause("LAST-0.3", "LAST-1.1", "LAST-8.3", "D3", "D5")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_case_cards_lie_face_down_but_for_the_own_leads(seat: int) -> None:
    table = dealt(4, SECTION_8)
    seen = RULES.observe(table, seat)
    assert seen.sealed_case == (CASE_FACE_DOWN,) * 3
    assert seen.removed == (CASE_FACE_DOWN,) * 2
    assert seen.spare == (CASE_FACE_DOWN,) * 3
    assert [owner for owner, cards in enumerate(seen.leads) if CASE_FACE_DOWN not in cards] == [
        seat
    ]


@pytest.mark.clause("LAST-2.1", "D22")
def test_chance_or_the_first_seat_begins() -> None:
    starters = {dealt(4, seed=seed).active for seed in SEEDS}
    assert starters == {0, 1, 2, 3}
    first = LastCallOptions(start_player="first_seat")
    assert {dealt(4, first, seed=seed).active for seed in SEEDS} == {0}


@pytest.mark.clause("D27")
def test_three_play_or_four_and_unofficially_two() -> None:
    assert MANIFEST.players == (3, 4, 2)
    for seats in (1, 5):
        with pytest.raises(ValueError, match="players"):
            RULES.begin(SOURCE, seats, Chance("MANY", 0))


@pytest.mark.clause("D26")
def test_who_somebody_is_gives_no_power() -> None:
    tables = [dealt(3, LastCallOptions(start_player="first_seat"), seed) for seed in SEEDS]
    kinds = [{type(move) for move in RULES.moves(table, 0)} for table in tables]
    assert all(kind == kinds[0] for kind in kinds)
