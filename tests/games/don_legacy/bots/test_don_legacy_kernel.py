"""Kernel, twin and readable rules tell the same of the same matches."""

import itertools
from collections.abc import Iterator
from types import ModuleType

import pytest
from msgspec.structs import replace

from divan.bots.bot import Clock
from divan.bots.dice import Dice
from divan.core.chance import Chance
from divan.core.event import Entry
from divan.core.fold import advance, opening, view_of
from divan.core.record import PERSON, Level, new_record
from divan.core.view import View
from divan.games.don_legacy.bots import BOTS
from divan.games.don_legacy.bots.kernel import choice, twin, twin_table
from divan.games.don_legacy.bots.kernel.coding import (
    CLUES,
    Sight,
    number_of,
    number_of_move,
    sight_of,
    terms_of,
)
from divan.games.don_legacy.bots.kernel.weights import EVEN, STAGE, kept, weights_for
from divan.games.don_legacy.bots.knowledge import known
from divan.games.don_legacy.rules.cards import FULL_DECK
from divan.games.don_legacy.rules.events import DonLegacyEvent, Kept
from divan.games.don_legacy.rules.moves import Deduce, DonLegacyMove
from divan.games.don_legacy.rules.options import LIVELY, SOURCE, DonLegacyOptions
from divan.games.don_legacy.rules.scoring import score
from divan.games.don_legacy.rules.state import Pile, Table
from helpers import don_legacy

ODD = DonLegacyOptions(
    take_mystery="action",
    hand_limit="hard_five",
    set_costs="action",
    single_mystery=1,
    last_lap="finish_round",
    piles="separate",
    two_player_hand=7,
    starter="first_seat",
)
LAST_LAP = replace(LIVELY, last_lap="finish_round", hand_limit="hard_five")
SEPARATE = replace(LIVELY, piles="separate", single_mystery=1, two_player_hand=6)
OPTIONS = pytest.mark.parametrize(
    ("options", "seats"),
    [
        (SOURCE, 2),
        (SOURCE, 3),
        (LIVELY, 2),
        (LIVELY, 4),
        (ODD, 2),
        (ODD, 3),
        (LAST_LAP, 3),
        (SEPARATE, 2),
    ],
    ids=lambda value: str(value) if isinstance(value, int) else _name(value),
)
KERNELS: list[ModuleType] = [twin]
if choice.COMPILED:
    from divan.games.don_legacy.bots.kernel import compiled

    KERNELS.append(compiled)
EACH = pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.__name__[-8:])
compiled_only = pytest.mark.skipif(not choice.COMPILED, reason="no compiled kernel is here")

GAMES = 4
MANY_GAMES = 2000
TURNS = 8


def _name(options: DonLegacyOptions) -> str:
    names = {SOURCE: "source", LIVELY: "lively", ODD: "odd", LAST_LAP: "last_lap"}
    return names.get(options, "separate")


class DicedChance(Chance):
    """The chance of the rules, thrown with the dice of the kernels, to whom a hand is sorted."""

    def __init__(self, dice: Dice) -> None:
        super().__init__("", 0)
        self._dice = dice
        self.order: list[int] | None = None

    def below(self, bound: int) -> int:
        number = self._dice.below(bound)
        return number if self.order is None else self.order[number]


def readable_plies(
    options: DonLegacyOptions, seats: int, seed: int, choosing: Dice | None = None
) -> Iterator[tuple[Table, int | None]]:
    """Yield every table of the random match of ``seed`` by the readable rules, with the move
    that follows, chosen by the same dice or by others.
    """
    chance = DicedChance(Dice(seed))
    choosing = choosing or chance._dice
    table = don_legacy.RULES.begin(options, seats, chance).state
    while acting := don_legacy.RULES.to_act(table):
        moves = {
            number_of_move(table, move): move for move in don_legacy.RULES.moves(table, acting[0])
        }
        number = sorted(moves)[choosing.below(len(moves))]
        yield table, number
        table = applied(table, moves[number], chance)
    yield table, None


def applied(table: Table, move: DonLegacyMove, chance: DicedChance) -> Table:
    if isinstance(move, Deduce):
        hand = table.hands[move.opponent]
        chance.order = sorted(range(len(hand)), key=lambda place: hand[place].place)
    after = don_legacy.RULES.apply(table, table.active, move, chance).state
    chance.order = None
    return after


def readable_random_games(options: DonLegacyOptions, seats: int, seed: int, count: int) -> int:
    total = 0
    for number in range(seed, seed + count):
        checksum = 0xCBF29CE484222325
        for table, move in readable_plies(options, seats, number):
            values = scores_of(table) if move is None else [move]
            for value in values:
                checksum = twin.mixed(checksum, value)
        total ^= checksum
    return total


def scores_of(table: Table) -> list[int]:
    return [score(table, seat).total for seat in range(table.seats)]


def agree_at_every_step(options: DonLegacyOptions, seats: int, games: int) -> None:
    for seed in range(games):
        matches = [kernel.Match(options, seats, weights_for(options)) for kernel in KERNELS]
        for match in matches:
            match.deal(seed)
        for table, move in readable_plies(options, seats, seed, Dice(~seed)):
            allowed = (
                don_legacy.RULES.moves(table, seat) for seat in don_legacy.RULES.to_act(table)
            )
            legal = sorted(number_of_move(table, each) for each in itertools.chain(*allowed))
            for match in matches:
                assert match.moves() == legal
                assert [match.score(seat) for seat in range(seats)] == scores_of(table)
                assert match.over() == (move is None)
                if move is not None:
                    assert match.active() == table.active
                    match.play(move)


def agree_on_random_games(options: DonLegacyOptions, seats: int, games: int) -> None:
    checksum = readable_random_games(options, seats, 0, games)
    for kernel in KERNELS:
        assert kernel.random_games(options, 0, games, seats) == checksum


def seen_plies(
    options: DonLegacyOptions, seats: int, seed: str
) -> Iterator[View[Table, DonLegacyEvent]]:
    """Yield what the player to act sees in a match of Adlers."""
    record = new_record("don_legacy", don_legacy.RULES, options, (PERSON,) * seats, seed)
    position = opening(don_legacy.RULES, record)
    while acting := don_legacy.RULES.to_act(position.state):
        view = view_of(don_legacy.RULES, position, acting[0])
        yield view
        decision = BOTS.bot(Level.ADLER).decide(view, position.ply, Clock(60.0))
        position = advance(don_legacy.RULES, seed, position, acting[0], decision.move)


def sight(view: View[Table, DonLegacyEvent]) -> Sight:
    return sight_of(view.table, view.seat, known(view))


def numbers(view: View[Table, DonLegacyEvent]) -> list[int]:
    return [
        number_of_move(view.table, move) for move in don_legacy.RULES.moves(view.table, view.seat)
    ]


def test_every_card_has_its_place_in_the_deck_as_its_number() -> None:
    assert [number_of(card) for card in FULL_DECK] == list(range(70))


@OPTIONS
def test_the_same_random_games_have_the_same_checksum(
    options: DonLegacyOptions, seats: int
) -> None:
    agree_on_random_games(options, seats, GAMES)


@OPTIONS
def test_legality_and_scores_agree_at_every_step(options: DonLegacyOptions, seats: int) -> None:
    agree_at_every_step(options, seats, GAMES)


@pytest.mark.long
@OPTIONS
def test_they_agree_at_every_step_of_very_many_games(options: DonLegacyOptions, seats: int) -> None:
    agree_at_every_step(options, seats, MANY_GAMES)
    agree_on_random_games(options, seats, MANY_GAMES)


@OPTIONS
def test_the_policy_makes_allowed_moves_to_the_end(options: DonLegacyOptions, seats: int) -> None:
    for seed in range(GAMES):
        match = choice.Match(options, seats, weights_for(options))
        match.deal(seed)
        while not match.over():
            assert match.choice() in match.moves()
            match.play(match.choice())


@compiled_only
@OPTIONS
def test_kernel_and_twin_have_the_same_policy(options: DonLegacyOptions, seats: int) -> None:
    for seed in range(GAMES):
        matches = [kernel.Match(options, seats, weights_for(options)) for kernel in KERNELS]
        choosing = Dice(seed)
        for match in matches:
            match.deal(seed)
        while moves := matches[0].moves():
            choices = [match.choice() for match in matches]
            assert choices[0] == choices[1]
            # Every fifth move is any other, for positions that the policy would not come to.
            move = moves[choosing.below(len(moves))] if choosing.below(5) == 0 else choices[0]
            for match in matches:
                match.play(move)


@compiled_only
@OPTIONS
def test_kernel_and_twin_find_the_same_worth_in_the_same_deal(
    options: DonLegacyOptions, seats: int
) -> None:
    for view in itertools.islice(seen_plies(options, seats, "WORTH"), 0, None, 17):
        worths = []
        for kernel in KERNELS:
            match = kernel.Match(options, seats, weights_for(options))
            match.see(sight(view))
            moves = numbers(view)[::5]
            worths.append([match.worths(seed, moves, turns) for seed, turns in ((1, 200), (2, 5))])
        assert worths[0] == worths[1]


@EACH
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_cannot_be_seen_changes_no_worth(kernel: ModuleType, seats: int) -> None:
    for view in itertools.islice(seen_plies(LIVELY, seats, "HIDDEN"), 5, None, 23):
        elsewhere = don_legacy.RULES.observe(BOTS.redeal(view, 7), view.seat)
        again = View(view.seat, view.ply, elsewhere, view.history)
        assert sight(again) == sight(view)
        match = kernel.Match(LIVELY, seats, weights_for(LIVELY))
        match.see(sight(view))
        first = match.worths(3, numbers(view), TURNS)
        assert match.worths(3, numbers(view), TURNS) == first
        assert len(first) == len(numbers(view))


@pytest.mark.parametrize("seats", [2, 3])
def test_a_table_is_dealt_as_it_was_seen(seats: int) -> None:
    """Known cards lie where they were seen to go; all others are somewhere, each once."""
    options = replace(LIVELY, piles="separate" if seats == 3 else "merged")
    for view in itertools.islice(seen_plies(options, seats, "DEALT"), 0, None, 13):
        told = sight(view)
        dealt = twin_table.Table(terms_of(options, seats))
        dealt.deal_as_seen(told, EVEN, Dice(view.ply))
        hands = [dealt.hand(seat) for seat in range(seats)]
        assert [len(hand) for hand in hands] == told.sizes
        assert all(set(held) <= set(hand) for held, hand in zip(told.held, hands, strict=True))
        assert [len(pile) for pile in dealt.piles] == list(told.left)
        placed = [*itertools.chain(*hands, *dealt.piles)]
        assert len(placed) == len(set(placed))
        assert set(placed) == set(told.hidden).union(told.shown, *told.held)
        assert set(dealt.moves()) == set(numbers(view))


def test_a_row_that_stayed_empty_tells_what_the_pile_has_not() -> None:
    shown = don_legacy.table(
        "record-1a",
        "receipt-4a receipt-3a",
        clues="- footprint-1a",
        mysteries="key-archive",
        pile="letter-archive letter-testimony",
    )
    told = sight(View(0, 1, don_legacy.RULES.observe(shown, 0), ()))
    for seed in range(20):
        dealt = twin_table.Table(terms_of(SOURCE, 2))
        dealt.deal_as_seen(told, EVEN, Dice(seed))
        assert min(dealt.piles[0]) >= CLUES


def test_what_was_put_under_the_pile_lies_there() -> None:
    archive = don_legacy.card("letter-archive")
    shown = don_legacy.table("record-1a", "receipt-4a", pile="letter-archive record-2a record-2b")
    kept = Entry(1, Kept(0, don_legacy.card("record-1a"), archive, Pile.COMMON))
    told = sight(View(0, 1, don_legacy.RULES.observe(shown, 0), (kept,)))
    for seed in range(5):
        dealt = twin_table.Table(terms_of(SOURCE, 2))
        dealt.deal_as_seen(told, EVEN, Dice(seed))
        assert dealt.piles[0][0] == number_of(archive)


def test_hidden_hands_hold_fewer_mysteries_where_they_are_played() -> None:
    view = next(itertools.islice(seen_plies(LIVELY, 2, "HABIT"), 40, None))
    told = sight(view)
    other = 1 - view.seat

    def mysteries(odds: int) -> int:
        total = 0
        for seed in range(60):
            dealt = twin_table.Table(terms_of(LIVELY, 2))
            dealt.deal_as_seen(told, odds, Dice(seed))
            total += len(set(dealt.mysteries(other)) - set(told.held[other]))
        return total

    assert mysteries(5) < 0.7 * mysteries(EVEN)


def test_the_odds_of_a_mystery_follow_what_was_drawn() -> None:
    terms, weights = terms_of(SOURCE, 2), weights_for(SOURCE)
    assert kept(weights, terms, 56) == weights.kept[0]
    assert kept(weights, terms, 56 - 2 * STAGE) == weights.kept[1]
    assert kept(weights, terms, 0) == weights.kept[3]
