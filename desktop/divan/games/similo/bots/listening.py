"""What clues tell a guesser: the chances of every character to be the secret one.

A literal listener takes a clue at its word: the more alike, the likelier, and the other way
round for a horizontal clue. A pragmatic one also asks which clues the guide could have given
instead (M. C. Frank and N. D. Goodman, "Predicting pragmatic reasoning in language games",
Science 336, 2012).
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from divan.games.similo.bots.mind import Mind
from divan.games.similo.rules.cards import full_deck, shown
from divan.games.similo.rules.characters import shared_traits
from divan.games.similo.rules.moves import Way
from divan.games.similo.rules.state import Table
from divan.games.similo.rules.traits import TRAITS, Trait

GUIDES_CARE: Final = 2.0
"""How much better a clue must be for a guide to prefer it: the power of its chances."""
OTHER_CARDS: Final = 4
"""How many other cards a guide usually holds."""


class Heard(msgspec.Struct, frozen=True):
    """A clue with what lay on the table when it was given, and the cards that nobody had seen
    until then, itself among them: from these the guide's hand came.
    """

    character: str
    way: Way
    traits: tuple[Trait, ...]
    """The traits that it speaks of: all, or what it shares with its neighbour (D6)."""
    alive: tuple[str, ...]
    unseen: tuple[str, ...]


def heard(table: Table) -> tuple[Heard, ...]:
    """Return the clues of this game, the first one first."""
    known = {shown(card) for card in table.grid}
    found = []
    for clue in table.clues:
        said = shown(clue.card)
        found.append(
            Heard(
                said,
                clue.way,
                spoken_of(said, clue.beside, anchored=table.options.anchor),
                alive_before(table, clue.round),
                tuple(shown(card) for card in full_deck() if shown(card) not in known),
            )
        )
        known.add(said)
    return tuple(found)


def spoken_of(said: str, beside: str, *, anchored: bool) -> tuple[Trait, ...]:
    """Return the traits that a clue speaks of: all, or where clues are ``anchored`` those it
    shares with its neighbour, if there are any (D6).
    """
    return (shared_traits(said, beside) if anchored else ()) or TRAITS


def alive_before(table: Table, round: int) -> tuple[str, ...]:
    """Return who was on the table when the clue of ``round`` was given."""
    gone = table.gone[: sum(table.plan.removals[: round - 1])]
    return tuple(shown(card) for card in table.grid if shown(card) not in gone)


class Listener(msgspec.Struct, frozen=True):
    """How a player listens: whose taste, whether pragmatically, and how many of the last
    clues are remembered.
    """

    mind: Mind
    pragmatic: bool
    memory: int

    def chances(self, clues: Sequence[Heard], candidates: Sequence[str]) -> dict[str, float]:
        """Return the chance of each candidate to be the secret one; they add up to 1."""
        logs = dict.fromkeys(candidates, 0.0)
        for clue in clues[-self.memory :]:
            for candidate, log in self.evidence(clue, candidates).items():
                logs[candidate] += log
        return _normal(logs)

    def evidence(self, clue: Heard, candidates: Sequence[str]) -> dict[str, float]:
        """Return the logarithm of how likely the clue is for each candidate, but for a
        constant.
        """
        literal = self._literal(clue, clue.way)
        if not self.pragmatic or clue.traits != TRAITS:
            return {candidate: literal[candidate] for candidate in candidates}
        other_way = self._literal(clue, clue.way.other)
        usual = _usual(self.mind, clue.alive, clue.unseen)
        found = {}
        for candidate in candidates:
            own = math.exp(GUIDES_CARE * literal[candidate])
            turned = math.exp(GUIDES_CARE * other_way[candidate])
            instead = own + turned + OTHER_CARDS * usual[candidate]
            found[candidate] = math.log(own / instead)
        return found

    def _literal(self, clue: Heard, way: Way) -> dict[str, float]:
        """Return the logarithm of each character's chance after the clue at its word."""
        if clue.traits == TRAITS:
            return literal(self.mind, clue.character, way, clue.alive)
        sign = 1 if way is Way.VERTICAL else -1
        alike = self.mind.resemblance_in
        return _logs({x: sign * alike(clue.character, x, clue.traits) for x in clue.alive})


def literal(mind: Mind, said: str, way: Way, alive: Sequence[str]) -> dict[str, float]:
    """Return the logarithm of each character's chance to a listener who takes a clue at its
    word.
    """
    sign = 1 if way is Way.VERTICAL else -1
    return _logs({name: sign * mind.resemblance(said, name) for name in alive})


@lru_cache(maxsize=64)
def _usual(mind: Mind, alive: tuple[str, ...], unseen: tuple[str, ...]) -> dict[str, float]:
    """Return how strongly a card that a guide may hold usually points to each character."""
    total = dict.fromkeys(alive, 0.0)
    for card in unseen:
        for way in Way:
            for name, log in literal(mind, card, way, alive).items():
                total[name] += math.exp(GUIDES_CARE * log)
    return {name: value / len(unseen) for name, value in total.items()}


def _logs(values: dict[str, float]) -> dict[str, float]:
    """Return logarithms of chances that add up to 1."""
    most = max(values.values())
    total = most + math.log(sum(math.exp(value - most) for value in values.values()))
    return {name: value - total for name, value in values.items()}


def _normal(logs: dict[str, float]) -> dict[str, float]:
    return {name: math.exp(log) for name, log in _logs(logs).items()}
