"""Every game can be played: whatever is drawn at random, it ends and loses no card."""

import time
from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from divan.core.fold import opening
from divan.core.record import Level
from divan.games import find_games
from helpers.conformance import (
    cards_of,
    check_everything,
    check_that_play_ends,
    check_the_judge,
    move_pool,
    same_deck,
)
from helpers.playing import Case, bot_plies, mixed_cases, preset_cases, random_plies
from helpers.toy import TOY

GAMES = (*find_games(), TOY)
PRESETS = preset_cases(GAMES)
MIXES = mixed_cases(GAMES, mixes=3)
VERY_MANY = {
    "lost_cities": 10_000,
    "last_call": 2_000,
    "don_legacy": 5_000,
    "similo": 500,
    "baker_street": 1_000,
}
"""How many matches of a game are played at random with each preset and number of players."""
BY_BOTS = 300
"""How many of each game are played by bots, likewise."""


@pytest.mark.parametrize("case", PRESETS, ids=str)
def test_random_play_ends_and_keeps_every_card_exactly_once(case: Case) -> None:
    for number in range(5):
        check_that_play_ends(case, f"PLAY-{number}")


@pytest.mark.long
@pytest.mark.parametrize("case", preset_cases(find_games()), ids=str)
def test_very_many_matches_do_so(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    """... and one ply in two hundred is put through all properties that a ply has."""
    pool = list(move_pool(case, "LONG"))
    for number in _counted(case, VERY_MANY[case.manifest.id], capsys):
        seed = f"LONG-{number}"
        check_everything(case, seed, random_plies(case, seed), pool, every=200)


@pytest.mark.long
@pytest.mark.parametrize("case", preset_cases(find_games()), ids=str)
def test_many_matches_of_bots_do_so(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    """... of all levels, who sit down in every order."""
    pool = list(move_pool(case, "BOTS"))
    orders = list(permutations(Level))
    for number in _counted(case, BY_BOTS, capsys):
        seed, levels = f"BOTS-{number}", orders[number % len(orders)]
        check_everything(case, seed, bot_plies(case, seed, levels), pool, every=50)


def _counted(case: Case, last: int, capsys: pytest.CaptureFixture[str]) -> Iterator[int]:
    """Yield the numbers from 1 to ``last``, and tell from time to time how far it has come."""
    begun = time.monotonic()
    for number in range(1, last + 1):
        yield number
        if number % (last // 20) == 0:
            with capsys.disabled():
                seconds = time.monotonic() - begun
                print(f"\n{case}: {number} of {last}, {seconds:.0f} s", end="")  # noqa: T201


@pytest.mark.parametrize("case", MIXES, ids=str)
def test_it_does_so_with_every_mix_of_options(case: Case) -> None:
    for number in range(2):
        check_that_play_ends(case, f"MIXED-{number}")


@pytest.mark.parametrize("case", [*PRESETS, *MIXES], ids=str)
def test_moves_check_and_apply_agree(case: Case) -> None:
    check_the_judge(case, "JUDGE")


@pytest.mark.parametrize("case", PRESETS, ids=str)
def test_every_deal_is_of_the_same_cards(case: Case) -> None:
    decks = [cards_of(opening(case.rules, case.record(f"DECK-{n}")).state) for n in range(20)]
    assert all(same_deck(case.rules, deck, decks[0]) for deck in decks)
    assert any(deck != decks[0] for deck in decks) is case.rules.own_deck
    assert decks[0] != Counter()


@pytest.mark.parametrize("case", PRESETS, ids=str)
def test_the_seed_decides_the_deal(case: Case) -> None:
    states = [opening(case.rules, case.record(f"SEED-{n // 2}")).state for n in range(20)]
    assert states[::2] == states[1::2]
    assert any(state != states[0] for state in states)
