"""A match as one seat watches it: what the moment that a game shows begins with. No Qt."""

import msgspec

from divan.core.record import Player
from divan.core.seat import Seat
from divan.session.updates import Snapshot


class Watching(msgspec.Struct, frozen=True):
    """What is so in every game; each game's Moment adds what the person has in mind.

    ``players`` sit in the order of the seats.
    """

    snapshot: Snapshot
    players: tuple[Player, ...]

    @property
    def seat(self) -> Seat:
        """The seat that watches, in front."""
        return self.snapshot.view.seat

    @property
    def order(self) -> tuple[Seat, ...]:
        """All seats as they follow each other round the table, the one that watches first."""
        seats = len(self.players)
        return tuple((self.seat + step) % seats for step in range(seats))

    @property
    def others(self) -> tuple[Seat, ...]:
        """The seats across the table, in the same order."""
        return self.order[1:]

    @property
    def is_person(self) -> bool:
        """True if a person watches for themselves, and not a bot's seat."""
        return self.players[self.seat].level is None

    @property
    def may_act(self) -> bool:
        """True if a person watches and has something to decide."""
        return self.is_person and self.seat in self.snapshot.to_act
