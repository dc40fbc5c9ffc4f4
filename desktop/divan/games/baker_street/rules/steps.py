"""What a move leads to, put together from its parts."""

from typing import TypeAlias

from divan.core.rules import Step
from divan.games.baker_street.rules.events import BakerStreetEvent
from divan.games.baker_street.rules.state import Table

TableStep: TypeAlias = Step[Table, BakerStreetEvent]


def step(table: Table, *events: BakerStreetEvent) -> TableStep:
    """Return the step to ``table``, on which ``events`` happened."""
    return Step(table, events)


def then(first: TableStep, second: TableStep) -> TableStep:
    """Return both steps as one: ``second`` begins where ``first`` ends."""
    return Step(second.state, (*first.events, *second.events))
