"""What a player of Last Call can decide (LAST-R.3)."""

from typing import Annotated, TypeAlias

import msgspec

from divan.core.move import Move
from divan.games.last_call.rules.cards import NUMBERS, Card, Combination

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=NUMBERS)]


class PlayCard(Move, frozen=True):
    """Lay ``card`` face up in front of oneself (LAST-2.4)."""

    card: Card


class Guess(Move, frozen=True):
    """Ask the others for a card of a combination (LAST-4.1, 4.2)."""

    place: Number
    weapon: Number
    person: Number

    @property
    def combination(self) -> Combination:
        """The combination that is asked for."""
        return Combination(self.place, self.weapon, self.person)


class Investigate(Move, frozen=True):
    """Announce the final investigation with a combination (LAST-7.1, 7.2)."""

    place: Number
    weapon: Number
    person: Number

    @property
    def combination(self) -> Combination:
        """The combination that is announced."""
        return Combination(self.place, self.weapon, self.person)


class ShowCard(Move, frozen=True):
    """Show the one who guesses ``card``, which the guess names (LAST-4.3, D9)."""

    card: Card


class DrawExtra(Move, frozen=True):
    """Draw the extra card for a card of the same symbol (LAST-9.1)."""


class LeaveExtra(Move, frozen=True):
    """Do without the extra card (LAST-9.1: "can")."""


class DeclareStrong(Move, frozen=True):
    """Declare ``card``, which lies in front of oneself, a strong clue (LAST-R.7a)."""

    card: Card


class LeaveStrong(Move, frozen=True):
    """Declare no strong clue this turn (LAST-R.7a: "can")."""


class Pass(Move, frozen=True):
    """Do nothing, with an empty hand (D14)."""


LastCallMove: TypeAlias = (
    PlayCard
    | Guess
    | Investigate
    | ShowCard
    | DrawExtra
    | LeaveExtra
    | DeclareStrong
    | LeaveStrong
    | Pass
)
