"""What bots are asked and what comes back. Without the processes, which take long to import."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from divan.bots.bot import Decision
from divan.core.record import Level
from divan.core.view import AnyView
from divan.session.updates import Lapse


class Question(msgspec.Struct, frozen=True):
    """What would the bot of ``level`` do? ``roster`` names where it is found."""

    roster: str
    level: Level
    view: AnyView
    seed: int
    seconds: float


Answer: TypeAlias = Decision | Lapse
Listener: TypeAlias = Callable[[Answer], None]
