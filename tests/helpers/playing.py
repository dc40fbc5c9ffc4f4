"""Matches played at random or by bots, the same ones on every machine."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice

import msgspec

from divan.bots.bot import Clock
from divan.core.chance import Chance, decision_seed
from divan.core.fold import AnyPosition, advance, opening, view_of
from divan.core.manifest import Manifest, load
from divan.core.move import Move
from divan.core.options import Options, read_options
from divan.core.record import PERSON, AnyRecord, Level, Turn, new_record
from divan.core.rules import AnyRules, State
from divan.core.seat import Seat

RICH = 200
"""A position with more moves than that is rich."""
RICHEST = 14
"""No position has 2 to the power of that many moves."""
UNHURRIED = 3600.0
"""Seconds that no decision takes: it ends by what it looks at, not by the clock."""
MOST_PLIES = 10_000
"""No match is longer, however foolishly it is played."""


class Case(msgspec.Struct, frozen=True):
    """A game with the options and the number of players to try it with."""

    manifest: Manifest
    name: str
    options: Options
    seats: int

    def __str__(self) -> str:
        return f"{self.manifest.id}-{self.name}-{self.seats}"

    @property
    def rules(self) -> AnyRules:
        return self.manifest.load_rules()

    def record(self, seed: str) -> AnyRecord:
        """Return the record of a match that has not begun."""
        players = (PERSON,) * self.seats
        return new_record(self.manifest.id, self.rules, self.options, players, seed)


class Ply(msgspec.Struct, frozen=True):
    """One move with the positions before and after it."""

    before: AnyPosition
    seat: Seat
    move: Move
    after: AnyPosition


def preset_cases(games: tuple[Manifest, ...]) -> list[Case]:
    """Return every preset of every game with every number of players."""
    return [
        Case(manifest, preset.id, preset.options, seats)
        for manifest in games
        for preset in manifest.load_rules().presets
        for seats in manifest.players
    ]


def mixed_cases(games: tuple[Manifest, ...], mixes: int) -> list[Case]:
    """Return each game with ``mixes`` random mixes of its options."""
    cases = []
    for manifest in games:
        rules = manifest.load_rules()
        for number in range(mixes):
            chance = Chance(f"MIX {manifest.id}", number)
            values = {choice.field: chance.pick(choice.values) for choice in rules.choices}
            options = read_options(rules.options_type, values)
            cases.append(Case(manifest, f"mix{number}", options, chance.pick(manifest.players)))
    return cases


def random_plies(case: Case, seed: str) -> Iterator[Ply]:
    """Play a match to its end, the seat and the move drawn anew for each ply."""
    return _plies(
        case,
        seed,
        lambda position, seat, chance: draw_move(case.rules, position.state, seat, chance),
    )


def bot_plies(case: Case, seed: str, levels: Sequence[Level]) -> Iterator[Ply]:
    """Play a match to its end by bots: the seats have ``levels`` in turn, over and over."""
    roster = load(case.manifest.bots)
    bots = [roster.bot(level) for level in levels]

    def decide(position: AnyPosition, seat: Seat, _: Chance) -> Move:
        view = view_of(case.rules, position, seat)
        dice = decision_seed(seed, position.ply, seat)
        move: Move = bots[seat % len(bots)].decide(view, dice, Clock(UNHURRIED)).move
        return move

    return _plies(case, seed, decide)


def _plies(
    case: Case, seed: str, choose: Callable[[AnyPosition, Seat, Chance], Move]
) -> Iterator[Ply]:
    """Play a match to its end; of those who may act any may, and decides by ``choose``."""
    rules = case.rules
    position = opening(rules, case.record(seed))
    while acting := rules.to_act(position.state):
        assert position.ply < MOST_PLIES, "the match does not end"
        chance = Chance(f"{seed} MOVES", position.ply)
        seat = chance.pick(acting)
        move = choose(position, seat, chance)
        after = advance(rules, seed, position, seat, move)
        yield Ply(position, seat, move, after)
        position = after


def draw_move(
    rules: AnyRules, state: State, seat: Seat, chance: Chance, *, bold: bool = False
) -> Move:
    """Draw one of the allowed moves, each equally likely.

    In a rich position the early ones are drawn more often, as harmless moves come first:
    thousands of bold ones would end every match before it has begun. ``bold`` draws them
    less seldom.
    """
    moves = tuple(islice(rules.moves(state, seat), RICH + 1))
    if len(moves) <= RICH:
        return chance.pick(moves)
    while True:
        reach = RICHEST if bold or chance.below(4) == 0 else 1 + chance.below(RICHEST)
        place = chance.below(2 ** chance.below(reach))
        found = next(islice(rules.moves(state, seat), place, None), None)
        if found is not None:
            return found


def random_record(case: Case, seed: str) -> AnyRecord:
    """Return the record of a random match."""
    turns = tuple(Turn(ply.seat, ply.move) for ply in random_plies(case, seed))
    return msgspec.structs.replace(case.record(seed), turns=turns)
