"""No opponent peeks: whatever lies hidden from its seat, it decides the same."""

from collections.abc import Iterator
from itertools import count, islice

import msgspec
import pytest

from divan.bots.bot import Bot, Clock, Decision
from divan.bots.roster import Roster
from divan.core.chance import decision_seed
from divan.core.fold import AnyPosition, advance, opening, view_of
from divan.core.manifest import Manifest, load
from divan.core.record import Level
from divan.core.view import AnyView
from divan.games import find_games
from helpers import faulty_toys as toys
from helpers.playing import UNHURRIED, Case, preset_cases
from helpers.toy import TOY

A_MATCH = 10
"""Of so many positions of a match the levels are asked about one."""
SHORT, LONG = 12, 300


def some_positions(manifest: Manifest, roster: Roster) -> Iterator[tuple[Case, AnyPosition]]:
    """Yield positions of matches between the hastiest, of every preset and number of players."""
    hasty = roster.bot(Level.WIGGINS)
    cases = preset_cases((manifest,))
    for number in count():
        case, seed = cases[number % len(cases)], f"HONEST {number}"
        rules, position = case.rules, opening(case.rules, case.record(f"HONEST {number}"))
        while acting := rules.to_act(position.state):
            if position.ply % A_MATCH == number % A_MATCH:
                yield case, position
            view = view_of(rules, position, acting[0])
            move = hasty.decide(view, position.ply, Clock(UNHURRIED)).move
            position = advance(rules, seed, position, acting[0], move)


def decide(bot: Bot, view: AnyView) -> Decision:
    return bot.decide(view, decision_seed("HONEST", view.ply, view.seat), Clock(UNHURRIED))


def check_honesty(manifest: Manifest, roster: Roster, level: Level, positions: int) -> None:
    """Ask ``level`` twice about each of so many positions: as they are, and with everything
    that its seat cannot see dealt anew.
    """
    bot, moved = roster.bot(level), 0
    for case, position in islice(some_positions(manifest, roster), positions):
        seat = case.rules.to_act(position.state)[-1]
        view = view_of(case.rules, position, seat)
        other = roster.redeal(view, position.ply)
        elsewhere = msgspec.structs.replace(position, state=other)
        again = msgspec.structs.replace(view_of(case.rules, elsewhere, seat), history=view.history)
        assert decide(bot, again) == decide(bot, view), f"{case} after {position.ply} moves"
        moved += other != position.state
    assert moved > positions // 2, "what is hidden was hardly ever dealt otherwise"


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("game", find_games(), ids=lambda game: game.id)
def test_a_level_decides_the_same_whatever_is_hidden_from_it(game: Manifest, level: Level) -> None:
    check_honesty(game, load(game.bots), level, SHORT)


@pytest.mark.long
@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("game", find_games(), ids=lambda game: game.id)
def test_it_does_so_in_three_hundred_positions(game: Manifest, level: Level) -> None:
    check_honesty(game, load(game.bots), level, LONG)


def test_one_who_peeks_is_caught_and_one_who_does_not_repeat_itself() -> None:
    check_honesty(TOY, toys.ToyPlayers(), Level.ADLER, SHORT)
    leaky = toys.faulty(toys.ShowsHands).manifest
    with pytest.raises(AssertionError, match="moves"):
        check_honesty(leaky, toys.ToyPlayers(), Level.ADLER, SHORT)
    with pytest.raises(AssertionError, match="moves"):
        check_honesty(TOY, toys.MoodyPlayers(), Level.ADLER, SHORT)
