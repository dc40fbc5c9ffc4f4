"""The opponents of one game."""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from divan.bots.bot import Bot
from divan.core.record import Level
from divan.core.rules import State
from divan.core.view import AnyView

StateT = TypeVar("StateT", bound=State)


class Roster(ABC, Generic[StateT]):
    """What a game's ``bots`` package offers: a bot of each level, and deals to think about."""

    @abstractmethod
    def bot(self, level: Level) -> Bot[Any]:
        """Return the opponent of ``level``."""

    @abstractmethod
    def redeal(self, view: AnyView, seed: int) -> StateT:
        """Return one state that ``view.seat`` must hold possible (a determinization).

        Whatever ``view`` does not tell is dealt at random; ``observe`` gives the same
        view of it. Search thinks about such states, and a test of honesty swaps the
        real one for them.
        """
