#!/usr/bin/env python3
"""Count what players of Lost Cities keep: how ``habits.py`` was found.

The policy plays against itself; before every placement each unseen card is counted in the place
that ``habits.py`` tells of it by, as in the other hand or in the pile, beside the share that chance
would give that hand. Printed are odds, EVEN where they are those of chance.
"""

import argparse
from collections import Counter, defaultdict
from typing import Final

from divan.core.fold import advance, opening, view_of
from divan.core.record import PERSON, new_record
from divan.games.lost_cities.bots.explorer import ratings_of
from divan.games.lost_cities.bots.habits import (
    EVEN,
    FITTINGS,
    HEIGHTS,
    STAGES,
    column_of,
    line_of,
)
from divan.games.lost_cities.bots.knowledge import knowledge_of
from divan.games.lost_cities.bots.outlook import outlook_of
from divan.games.lost_cities.bots.weights import weights_for
from divan.games.lost_cities.rules import RULES
from divan.games.lost_cities.rules.options import LostCitiesOptions
from divan.games.lost_cities.rules.state import Phase

LEAST: Final = 3
"""Cards added to every count, in hand and not, by which rare places tend to EVEN."""


class Count:
    """How often a card of one place was ``seen``, ``held``, and held by chance."""

    def __init__(self) -> None:
        self.seen = self.held = 0
        self.by_chance = 0.0

    def odds(self) -> int:
        """Return the odds in units of EVEN, at least 1."""
        chance = (self.by_chance + LEAST) / (self.seen - self.by_chance + LEAST)
        return max(round(EVEN * (self.held + LEAST) / (self.seen - self.held + LEAST) / chance), 1)


def main() -> None:
    """Play and print the lines of a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("preset", choices=[preset.id for preset in RULES.presets])
    parser.add_argument("--matches", type=int, default=250)
    asked = parser.parse_args()
    options = next(found.options for found in RULES.presets if found.id == asked.preset)
    counts: dict[tuple[int, int], Count] = defaultdict(Count)
    for number in range(asked.matches):
        _play(options, f"HABITS {number}", counts)
    for line in range(FITTINGS**2):
        odds = [counts[line, column].odds() for column in range(HEIGHTS * STAGES)]
        print("    " + " ".join(f"{value:2}" for value in odds))


def _play(options: LostCitiesOptions, seed: str, counts: dict[tuple[int, int], Count]) -> None:
    weights = weights_for(options)
    record = new_record("lost_cities", RULES, options, (PERSON, PERSON), seed)
    position = opening(RULES, record)
    while acting := RULES.to_act(position.state):
        view = view_of(RULES, position, acting[0])
        if position.state.phase is Phase.PLACE:
            other = 1 - view.seat
            knowledge = knowledge_of(view)
            held = Counter(position.state.hands[other]) - Counter(knowledge.known)
            share = held.total() / len(knowledge.unseen)
            for card, number in Counter(knowledge.unseen).items():
                count = counts[line_of(view.table, other, card), column_of(view.table, card)]
                count.seen += number
                count.held += held[card]
                count.by_chance += number * share
        best = ratings_of(view, outlook_of(view, weights))[0]
        position = advance(RULES, seed, position, acting[0], best.move)


if __name__ == "__main__":
    main()
