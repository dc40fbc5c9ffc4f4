"""Whether a match follows from its seed: it is dealt and played anew, noting every draw.

What is noted can be checked without any code of ours, as docs/FAIR-DEAL.md tells.
"""

import msgspec

from divan.core.chance import Chance, seed_hash
from divan.core.event import Entry
from divan.core.options import read_options
from divan.core.violation import IllegalMove
from divan.session.match import Match


class Draw(msgspec.Struct, frozen=True, array_like=True):
    """One draw of chance: ``number`` came up of 0 to ``bound`` - 1."""

    bound: int
    number: int


class Verified(msgspec.Struct, frozen=True):
    """What became of dealing a match anew.

    ``draws`` has one tuple for the deal and one for each move, in the order in which they
    were drawn. ``same`` tells whether the match that was played is the one that its seed and
    its moves lead to: the same events, card by card, and the same end.
    """

    fingerprint: str
    draws: tuple[tuple[Draw, ...], ...]
    same: bool

    @property
    def total(self) -> int:
        """How often chance was asked."""
        return sum(map(len, self.draws))


class _NotedChance(Chance):
    """Chance that notes what it draws; picking and shuffling draw by ``below`` too."""

    def __init__(self, seed: str, ply: int) -> None:
        super().__init__(seed, ply)
        self._drawn: list[Draw] = []

    def below(self, bound: int) -> int:
        number = super().below(bound)
        self._drawn.append(Draw(bound, number))
        return number

    @property
    def drawn(self) -> tuple[Draw, ...]:
        """Every draw so far."""
        return tuple(self._drawn)


def verify(match: Match) -> Verified:
    """Deal ``match`` anew from its seed, make its moves again and compare."""
    rules, record = match.rules, match.record
    chance = _NotedChance(record.seed, 0)
    options = read_options(rules.options_type, record.options)
    step = rules.begin(options, len(record.players), chance)
    draws = [chance.drawn]
    history = [Entry(0, event) for event in step.events]
    for ply, turn in enumerate(record.turns, 1):
        chance = _NotedChance(record.seed, ply)
        try:
            step = rules.apply(step.state, turn.seat, turn.move, chance)
        except IllegalMove:  # whoever made it held other cards
            break
        draws.append(chance.drawn)
        history += (Entry(ply, event) for event in step.events)
    played = match.position
    same = played.state == step.state and list(played.history) == history
    return Verified(seed_hash(record.seed), tuple(draws), same)
