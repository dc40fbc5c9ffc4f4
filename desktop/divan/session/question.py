"""What bots are asked and what comes back. Without the processes, which take long to import."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

import msgspec

from divan.bots.bot import Decision
from divan.core.move import Move
from divan.core.record import Level
from divan.core.view import AnyView
from divan.session.updates import Lapse


class Question(msgspec.Struct, frozen=True):
    """What would the bot of ``level`` do? ``roster`` names where it is found.

    With ``made``, an allowed move, the answer is to rate that one too, as far as it can.
    ``patient`` questions wait until nobody else asks anything, and begin anew where somebody
    does meanwhile.
    """

    roster: str
    level: Level
    view: AnyView
    seed: int
    seconds: float
    made: Move | None = None
    patient: bool = False


Answer: TypeAlias = Decision | Lapse
Listener: TypeAlias = Callable[[Answer], None]


class Thinkers(Protocol):
    """Who answers for the bots; the pool of workers, or a fake."""

    def ask(self, question: Question, listener: Listener) -> int:
        """Put a question; return a ticket to cancel it with."""

    def cancel(self, ticket: int) -> None:
        """Call a question off."""
