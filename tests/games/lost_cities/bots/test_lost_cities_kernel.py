"""Kernel, twin and readable rules tell the same of the same rounds."""

import itertools
from collections.abc import Iterator
from types import ModuleType

import pytest
from msgspec.structs import replace

from divan.bots.dice import Dice
from divan.core.chance import Chance
from divan.core.fold import advance, opening, view_of
from divan.core.record import PERSON, new_record
from divan.core.view import View
from divan.games.lost_cities.bots import BOTS
from divan.games.lost_cities.bots.explorer import ratings_of
from divan.games.lost_cities.bots.kernel import choice, twin
from divan.games.lost_cities.bots.kernel.coding import (
    DECK,
    DISCARD,
    card_of,
    number_of,
    number_of_move,
    sight_of,
)
from divan.games.lost_cities.bots.outlook import outlook_of
from divan.games.lost_cities.bots.weights import weights_for
from divan.games.lost_cities.rules import RULES
from divan.games.lost_cities.rules.events import LostCitiesEvent
from divan.games.lost_cities.rules.options import PUBLISHED, SOURCE, LostCitiesOptions
from divan.games.lost_cities.rules.scoring import score_columns
from divan.games.lost_cities.rules.state import Table

ROUND = replace(PUBLISHED, rounds=1)
MIXED = LostCitiesOptions(
    initial_discards="one_per_colour",
    multipliers="1234",
    ten_bonus="full_2_to_10",
    eight_bonus=True,
    starter="first_seat",
)
OPTIONS = pytest.mark.parametrize(
    "options", [SOURCE, ROUND, MIXED], ids=["source", "published", "mixed"]
)
KERNELS: list[ModuleType] = [twin]
if choice.COMPILED:
    from divan.games.lost_cities.bots.kernel import compiled

    KERNELS.append(compiled)
EACH = pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.__name__[-8:])
compiled_only = pytest.mark.skipif(not choice.COMPILED, reason="no compiled kernel is here")

GAMES = 8
MANY_GAMES = 2000


class DicedChance(Chance):
    """The chance of the rules, thrown with the dice of the kernels."""

    def __init__(self, dice: Dice) -> None:
        super().__init__("", 0)
        self._dice = dice

    def below(self, bound: int) -> int:
        return self._dice.below(bound)


def readable_plies(options: LostCitiesOptions, seed: int) -> Iterator[tuple[Table, int | None]]:
    """Yield every table of the random game of ``seed`` by the readable rules, with the move
    that follows.
    """
    chance = DicedChance(Dice(seed))
    table = RULES.begin(options, 2, chance).state
    while acting := RULES.to_act(table):
        moves = {number_of_move(move): move for move in RULES.moves(table, acting[0])}
        number = sorted(moves)[chance.below(len(moves))]
        yield table, number
        table = RULES.apply(table, acting[0], moves[number], chance).state
    yield table, None


def readable_random_games(options: LostCitiesOptions, seed: int, count: int) -> int:
    total = 0
    for number in range(seed, seed + count):
        checksum = 0xCBF29CE484222325
        for table, move in readable_plies(options, number):
            values = table.past_scores[0] if move is None else (move,)
            for value in values:
                checksum = twin.mixed(checksum, value)
        total ^= checksum
    return total


def agree_at_every_step(kernel: ModuleType, options: LostCitiesOptions, games: int) -> None:
    for seed in range(games):
        state = kernel.Round(options, weights_for(options))
        state.deal(seed)
        for table, move in readable_plies(options, seed):
            allowed = (RULES.moves(table, seat) for seat in RULES.to_act(table))
            assert state.moves() == sorted(map(number_of_move, itertools.chain(*allowed)))
            scores = [state.score(0), state.score(1)]
            if move is None:
                assert scores == list(table.past_scores[0])
            else:
                assert state.active() == table.active
                assert scores == [score_columns(routes, options) for routes in table.routes]
                state.play(move)


def seen_plies(options: LostCitiesOptions, seed: str) -> Iterator[View[Table, LostCitiesEvent]]:
    """Yield what the player to act sees in a match of two that weigh well but play carelessly."""
    position = opening(RULES, new_record("lost_cities", RULES, options, (PERSON, PERSON), seed))
    while acting := RULES.to_act(position.state):
        view = view_of(RULES, position, acting[0])
        yield view
        ratings = ratings_of(view, outlook_of(view, weights_for(options)))
        chosen = ratings[position.ply % 5 == 4 and len(ratings) > 1]
        position = advance(RULES, seed, position, acting[0], chosen.move)


def test_every_card_has_a_number_of_its_own() -> None:
    assert all(number_of(card_of(number)) == number for number in DECK)
    assert len(set(DECK)) == 50
    assert set(DECK) < set(range(DISCARD))


def test_the_dice_fall_as_the_published_generators_do() -> None:
    assert Dice(0)._state == 0xE220A8397B1DCDAF  # the first number of SplitMix64 from 0
    dice = Dice(0)
    dice._state = 1
    assert [dice.below(2**32) for _ in range(2)] == [0x47E4CE4B, 0xABCFA6A8]  # xorshift64* from 1


@EACH
@OPTIONS
def test_the_same_random_games_have_the_same_checksum(
    kernel: ModuleType, options: LostCitiesOptions
) -> None:
    assert kernel.random_games(options, 0, GAMES) == readable_random_games(options, 0, GAMES)


@EACH
@OPTIONS
def test_legality_and_scores_agree_at_every_step(
    kernel: ModuleType, options: LostCitiesOptions
) -> None:
    agree_at_every_step(kernel, options, GAMES)


@pytest.mark.long
@EACH
@OPTIONS
def test_they_agree_at_every_step_of_very_many_games(
    kernel: ModuleType, options: LostCitiesOptions
) -> None:
    agree_at_every_step(kernel, options, MANY_GAMES)
    assert kernel.random_games(options, 0, MANY_GAMES) == readable_random_games(
        options, 0, MANY_GAMES
    )


@EACH
@OPTIONS
def test_the_policy_rates_as_the_explorers_do(
    kernel: ModuleType, options: LostCitiesOptions
) -> None:
    weights = weights_for(options)
    for view in itertools.chain(*(seen_plies(options, f"POLICY {n}") for n in range(3))):
        state = kernel.Round(options, weights)
        state.see(sight_of(view))
        readable = {
            number_of_move(rated.move): rated.value
            for rated in ratings_of(view, outlook_of(view, weights))
        }
        assert dict(zip(state.moves(), state.ratings(), strict=True)) == pytest.approx(readable)


@compiled_only
@OPTIONS
def test_kernel_and_twin_find_the_same_worth_in_the_same_deal(options: LostCitiesOptions) -> None:
    for view in itertools.islice(seen_plies(options, "WORTH"), 5, None, 18):
        worths = []
        for kernel in KERNELS:
            state = kernel.Round(options, weights_for(options))
            state.see(sight_of(view))
            worths.append(state.worths(view.ply, state.moves()[:4]))
        assert worths[0] == worths[1]


@EACH
def test_what_cannot_be_seen_changes_no_worth(kernel: ModuleType) -> None:
    for view in itertools.islice(seen_plies(SOURCE, "HIDDEN"), 60, None, 11):
        elsewhere = RULES.observe(BOTS.redeal(view, 7), view.seat)
        again = View(view.seat, view.ply, elsewhere, view.history)
        assert sight_of(again) == sight_of(view)
        state = kernel.Round(SOURCE, weights_for(SOURCE))
        state.see(sight_of(view))
        first = state.worths(3, state.moves())
        assert state.worths(3, state.moves()) == first
        assert len(first) == len(state.moves())
