"""What an opponent has in mind at a decision."""

import random
from functools import cached_property

from divan.core.seat import Seat
from divan.games.baker_street.bots.belief import Belief
from divan.games.baker_street.bots.habits import Habits, minded, temper_of
from divan.games.baker_street.bots.news import News, news
from divan.games.baker_street.knowledge.readings import (
    BakerStreetView,
    read_by,
    readings,
    wrong_solutions,
)
from divan.games.baker_street.rules.cards import Card
from divan.games.baker_street.rules.crime import Solution
from divan.games.baker_street.rules.events import Dealt
from divan.games.baker_street.rules.state import Table
from divan.games.baker_street.rules.worlds import Worlds


class Mind:
    """A view, thought about with certain habits; what costs time is worked out when asked."""

    def __init__(self, view: BakerStreetView, habits: Habits, seed: int) -> None:
        self.view = view
        self.table: Table = view.table
        self.seat = view.seat
        self.habits = minded(habits, temper_of(_first_hand(view)))
        self.chance = random.Random(seed)  # noqa: S311
        self._others: dict[Seat, tuple[frozenset[Card], Belief]] = {}

    @property
    def hand(self) -> tuple[Card, ...]:
        """The own hand."""
        return self.table.hands[self.seat]

    @cached_property
    def read(self) -> frozenset[Card]:
        """The clues read and remembered; those in the hand always are."""
        cards = [reading.card for reading in readings(self.view)]
        return frozenset(cards[-self.habits.memory :]) | frozenset(self.hand)

    @cached_property
    def worlds(self) -> Worlds:
        """The worlds that the clues leave of which use is made."""
        alibi = self.table.options.alibi
        used = sorted(card for card in self.read if card.kind in self.habits.kinds)
        worlds = Worlds(alibi).after(used)
        for solution in wrong_solutions(self.view):
            worlds = worlds.with_wrong(solution)
        return worlds

    @cached_property
    def solutions(self) -> dict[Solution, float]:
        """How likely each solution is."""
        return self.worlds.solutions()

    @cached_property
    def news(self) -> News:
        """What may be among the cards not read."""
        return news(self.worlds, self.read)

    def harm(self, other: Seat, card: Card) -> float:
        """Return how many bits ``card`` would tell ``other``, as far as one can know: nothing if
        they have read it, else what it tells somebody who has read no more than what went
        between the two.
        """
        if other not in self._others:
            known = read_by(self.view, other)
            theirs = Worlds(self.table.options.alibi).after(sorted(known))
            self._others[other] = (known, Belief(theirs))
        known, belief = self._others[other]
        return 0.0 if card in known else max(0.0, belief.prospect(card)[1])


def _first_hand(view: BakerStreetView) -> tuple[Card, ...]:
    return next(
        (entry.event.hands[view.seat] for entry in view.history if isinstance(entry.event, Dealt)),
        (),
    )
