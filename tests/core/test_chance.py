"""Chance is what its documentation says, so that anyone can check a deal."""

import hashlib
import re
from collections import Counter
from itertools import count, islice, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from divan.core.chance import (
    SEED_LENGTH,
    Chance,
    decision_seed,
    new_seed,
    seed_hash,
    tidy_seed,
)

SEED = "7F3A-91C2-0D4E-B865"
WORDS = [
    633996153,
    1480958034,
    2959586978,
    2167313376,
    3130630519,
    2727235026,
    1964509084,
    75478638,
    808998736,
]
DICE = [0, 2, 2, 2, 0, 3, 4, 1, 0, 5, 4, 4]
SHUFFLED = "EFAGHCDB"
PROMISE = "24aa0f35e4fe2ca208ca0806519a85109b5acdf4c1c78210220904868e7916b8"
DECISION = 7700229645001931516


def words(seed: str, ply: int):
    """Yield the words of a ply's stream, written down anew from the documentation."""
    key = hashlib.sha256(b"divan seed\x00" + seed.encode("utf-8")).digest()
    for k in count():
        block = hashlib.sha256(key + ply.to_bytes(4, "big") + k.to_bytes(4, "big")).digest()
        for n in range(8):
            yield int.from_bytes(block[4 * n : 4 * n + 4], "big")


def chi_square(drawn: Counter, kinds: int) -> float:
    expected = drawn.total() / kinds
    return sum((n - expected) ** 2 / expected for n in drawn.values()) + expected * (
        kinds - len(drawn)
    )


@given(st.text(max_size=30), st.integers(0, 2**32 - 1))
def test_the_stream_is_the_one_that_is_documented(seed: str, ply: int) -> None:
    chance = Chance(seed, ply)
    assert [chance.below(2**32) for _ in range(20)] == list(islice(words(seed, ply), 20))


def test_the_first_draws_of_a_seed_are_known_by_heart() -> None:
    chance = Chance(SEED, 0)
    assert [chance.below(2**32) for _ in range(9)] == WORDS
    dice = Chance(SEED, 1)
    assert [dice.below(6) for _ in range(12)] == DICE
    assert "".join(Chance(SEED, 0).shuffled("ABCDEFGH")) == SHUFFLED


@given(st.text(max_size=10), st.lists(st.integers(1, 2**32), min_size=1, max_size=30))
def test_a_draw_is_a_word_reduced_and_words_that_would_favour_a_number_are_skipped(
    seed: str, bounds: list[int]
) -> None:
    stream, chance = words(seed, 7), Chance(seed, 7)
    for bound in bounds:
        word = next(stream)
        while word >= 2**32 // bound * bound:
            word = next(stream)
        assert chance.below(bound) == word % bound


def test_words_at_the_very_end_of_the_range_are_thrown_away() -> None:
    chance = Chance("", 0)
    chance._words = iter([2**32 - 1, 2**32 - 2, 5])
    assert chance.below(3) == (2**32 - 2) % 3
    chance._words = iter([2**31 + 1, 2**32 - 1, 2**31])
    assert chance.below(2**31 + 1) == 2**31


@pytest.mark.parametrize("bound", [0, -1, 2**32 + 1])
def test_a_bound_outside_1_to_2_to_the_32_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="bound"):
        Chance(SEED, 0).below(bound)


@pytest.mark.parametrize(("kinds", "most"), [(2, 15.1), (6, 25.7), (13, 39.5), (60, 113.2)])
def test_every_number_comes_equally_often(kinds: int, most: float) -> None:
    chance = Chance("FAIR", kinds)
    drawn = Counter(chance.below(kinds) for _ in range(300 * kinds))
    assert set(drawn) == set(range(kinds))
    assert chi_square(drawn, kinds) < most, "a fair one does so once in ten thousand times"


def test_every_order_of_a_shuffle_comes_equally_often() -> None:
    chance = Chance("SHUFFLE", 0)
    drawn = Counter(chance.shuffled("ABCD") for _ in range(2400))
    assert set(drawn) == set(permutations("ABCD"))
    assert chi_square(drawn, 24) < 58.0, "a fair one does so once in ten thousand times"


@given(st.text(max_size=10), st.lists(st.integers(), max_size=70))
def test_a_shuffle_is_a_permutation_and_leaves_what_it_was_given(seed: str, items) -> None:
    given_items = list(items)
    shuffled = Chance(seed, 0).shuffled(items)
    assert Counter(shuffled) == Counter(items)
    assert items == given_items


@given(st.text(max_size=10), st.lists(st.integers(), max_size=20, unique=True))
def test_a_shuffle_swaps_from_the_last_place_down(seed: str, items: list[int]) -> None:
    order, draws = list(items), Chance(seed, 3)
    for last in reversed(range(1, len(order))):
        other = draws.below(last + 1)
        order[last], order[other] = order[other], order[last]
    assert Chance(seed, 3).shuffled(items) == tuple(order)


def test_picking_takes_an_item_by_one_draw_and_nothing_cannot_be_picked_from() -> None:
    picks, draws = Chance(SEED, 2), Chance(SEED, 2)
    assert [picks.pick("ABCDE") for _ in range(30)] == ["ABCDE"[draws.below(5)] for _ in range(30)]
    with pytest.raises(ValueError, match="bound"):
        picks.pick(())


def test_every_ply_and_every_seed_has_a_stream_of_its_own() -> None:
    streams = {
        tuple(Chance(seed, ply).below(2**32) for _ in range(4))
        for seed in (SEED, SEED.lower(), "")
        for ply in range(50)
    }
    assert len(streams) == 150


def test_the_promise_is_the_documented_hash_of_the_seed() -> None:
    assert seed_hash(SEED) == hashlib.sha256(b"divan deal\x00" + SEED.encode()).hexdigest()
    assert seed_hash(SEED) == PROMISE


def test_new_seeds_look_alike_and_never_come_twice() -> None:
    seeds = [new_seed() for _ in range(200)]
    assert len(set(seeds)) == 200
    assert all(re.fullmatch(r"[0-9A-F]{4}(-[0-9A-F]{4}){3}", seed) for seed in seeds)
    assert all(tidy_seed(seed) == seed for seed in seeds)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [(" 7f3a-91c2 ", "7F3A-91C2"), ("بازی", "بازی"), ("a" * SEED_LENGTH, "A" * SEED_LENGTH)],
)
def test_a_typed_seed_is_tidied(typed: str, kept: str) -> None:
    assert tidy_seed(typed) == kept
    assert tidy_seed(kept) == kept


@pytest.mark.parametrize("typed", ["", "   ", "a\nb", "a" * (SEED_LENGTH + 1), "ß" * 40, "\ud800"])
def test_a_seed_that_cannot_be_kept_is_refused(typed: str) -> None:
    with pytest.raises(ValueError, match="printable"):
        tidy_seed(typed)


def test_a_bots_chance_differs_by_match_ply_and_seat_and_does_not_tell_the_deal() -> None:
    seeds = {
        decision_seed(seed, ply, seat) for seed in ("A", "B") for ply in range(9) for seat in (0, 1)
    }
    assert len(seeds) == 36
    assert all(0 <= seed < 2**64 for seed in seeds)
    assert decision_seed(SEED, 3, 1) == DECISION
