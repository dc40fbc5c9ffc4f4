"""A match that is to be played between bots, and what came of it."""

from collections import Counter
from typing import Any, Final

import msgspec

from divan.bots.bot import Bot, Clock
from divan.bots.random_bot import RANDOM, RandomBot
from divan.bots.roster import Roster
from divan.core.chance import decision_seed
from divan.core.fold import advance, opening, state_hash, view_of
from divan.core.manifest import Manifest, load
from divan.core.options import OptionValue, read_options
from divan.core.record import PERSON, Level, new_record
from divan.core.result import Result
from divan.core.rules import AnyRules

DEADLINE: Final = 60.0
"""Seconds for a decision. None should need them: what the clock decides does not repeat."""
NAMES: Final = (*(level.value for level in Level), RANDOM)
"""Who can take a seat."""


class Fixture(msgspec.Struct, frozen=True):
    """A match by all that decides it: whoever plays it, wherever, comes to the same end.

    ``bots`` has one of ``NAMES`` for each seat. Raises ValueError for another name.
    """

    manifest: Manifest
    options: dict[str, OptionValue]
    bots: tuple[str, ...]
    seed: str

    def __post_init__(self) -> None:
        for name in self.bots:
            if name not in NAMES:
                raise ValueError(f"nobody is called {name!r}; there are {', '.join(NAMES)}")


class Score(msgspec.Struct, frozen=True):
    """How a fixture ended.

    ``end`` is the fingerprint of the last state, equal exactly where two matches ended alike
    to the card; ``late`` counts the decisions that took longer than ``DEADLINE``. ``events``
    tells how often each kind of event happened, by its name.
    """

    result: Result
    plies: int
    end: str
    late: int
    events: dict[str, int]


def play(fixture: Fixture) -> Score:
    """Play a match. Nothing but ``fixture`` matters, as long as no decision is late."""
    rules = fixture.manifest.load_rules()
    bots = [_bot(fixture.manifest, rules, name) for name in fixture.bots]
    options = read_options(rules.options_type, fixture.options)
    players = (PERSON,) * len(bots)
    position = opening(
        rules, new_record(fixture.manifest.id, rules, options, players, fixture.seed)
    )
    late = 0
    while acting := rules.to_act(position.state):
        seat, clock = acting[0], Clock(DEADLINE)
        view = view_of(rules, position, seat)
        move = bots[seat].decide(view, decision_seed(fixture.seed, view.ply, seat), clock).move
        late += clock.expired()
        position = advance(rules, fixture.seed, position, seat, move)
    result = rules.result(position.state)
    if result is None:
        raise RuntimeError(f"{fixture} ends without a result")
    events = Counter(type(entry.event).__name__ for entry in position.history)
    return Score(result, position.ply, state_hash(position.state), late, dict(events))


def _bot(manifest: Manifest, rules: AnyRules, name: str) -> Bot[Any]:
    if name == RANDOM:
        return RandomBot(rules)
    roster: Roster[Any] = load(manifest.bots)
    return roster.bot(Level(name))
