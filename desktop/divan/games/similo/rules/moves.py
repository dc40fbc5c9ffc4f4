"""What a player of Similo can decide."""

from enum import StrEnum
from typing import TypeAlias

from divan.core.move import Move
from divan.games.similo.rules.cards import Card


class Way(StrEnum):
    """How a clue lies (SIM-4.2)."""

    VERTICAL = "vertical"
    """The secret character resembles this one."""
    HORIZONTAL = "horizontal"
    """It does not."""

    @property
    def other(self) -> "Way":
        """The way that says the opposite."""
        return Way.HORIZONTAL if self is Way.VERTICAL else Way.VERTICAL


class ChooseSecret(Move, frozen=True):
    """The guide chooses the secret character (SIM-2.1)."""

    character: str


class GiveClue(Move, frozen=True):
    """The guide lays ``card`` of the hand beside the character ``beside`` (SIM-4.2, R.1)."""

    card: Card
    way: Way
    beside: str


class Vote(Move, frozen=True):
    """A guesser votes for a character: to be removed, or as the final guess (SIM-6.1, R.7)."""

    character: str


class Consult(Move, frozen=True):
    """The lead guesser asks the others for their advice before voting (SIM-3.2, D21)."""


class Decide(Move, frozen=True):
    """Whoever breaks a tie decides which of the tied characters is meant (SIM-R.4)."""

    character: str


SimiloMove: TypeAlias = ChooseSecret | GiveClue | Vote | Consult | Decide
