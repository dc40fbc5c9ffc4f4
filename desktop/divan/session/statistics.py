"""What the person's matches add up to."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from enum import StrEnum

import msgspec

from divan.core.outcome import RESIGNED
from divan.core.record import Level
from divan.core.seat import Seat
from divan.session.store.store import StoredMatch


class End(StrEnum):
    """How a match ended for the person."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    """Others have as many points at the top."""
    GIVEN_UP = "given_up"


class Finish(msgspec.Struct, frozen=True):
    """One finished match that counts. ``score`` is None in a game without points."""

    when: datetime
    end: End
    score: int | None


class Tally(msgspec.Struct, frozen=True):
    """Finished matches that count, in order of time: played here, by a person, no practice.

    Whoever brings a match in from a file may have seen its cards, or not have played it.
    """

    finishes: tuple[Finish, ...] = ()

    @property
    def played(self) -> int:
        """How many there are."""
        return len(self.finishes)

    @property
    def won(self) -> int:
        """How many the person won."""
        return sum(finish.end is End.WON for finish in self.finishes)

    @property
    def drawn(self) -> int:
        """How many nobody won alone."""
        return sum(finish.end is End.DRAWN for finish in self.finishes)

    @property
    def lost(self) -> int:
        """How many were lost or given up."""
        return self.played - self.won - self.drawn

    @property
    def scores(self) -> tuple[int, ...]:
        """The person's points, where there are any: one who gives up has none."""
        return tuple(finish.score for finish in self.finishes if finish.score is not None)

    @property
    def best(self) -> int | None:
        """The most points."""
        return max(self.scores, default=None)

    @property
    def average(self) -> float | None:
        """The mean of the points."""
        return sum(self.scores) / len(self.scores) if self.scores else None

    @property
    def streak(self) -> int:
        """The most matches won in a row."""
        longest = run = 0
        for finish in self.finishes:
            run = run + 1 if finish.end is End.WON else 0
            longest = max(longest, run)
        return longest


def person_seat(match: StoredMatch) -> Seat | None:
    """Return where the person sits, or None where only bots played."""
    seats = (seat for seat, player in enumerate(match.players) if player.level is None)
    return next(seats, None)


def ending(match: StoredMatch) -> End | None:
    """Return how a match ended for the person; None if it did not end, or not for a person."""
    seat, result = person_seat(match), match.result
    if result is None or seat is None:
        return None
    if result.reason == RESIGNED:
        return End.GIVEN_UP
    if seat not in result.winners:
        return End.LOST
    shared = len(result.winners) > 1 and len(result.scores) == len(match.players)
    return End.DRAWN if shared else End.WON


def tally(matches: Iterable[StoredMatch]) -> Tally:
    """Add up matches of one game, which come with the latest first."""
    found = [finish for match in matches if (finish := _finish(match)) is not None]
    return Tally(tuple(reversed(found)))


def against(matches: Sequence[StoredMatch], level: Level) -> Tally:
    """Add up the matches in which a bot of ``level`` played along."""
    return tally(
        match for match in matches if any(player.level is level for player in match.players)
    )


def _finish(match: StoredMatch) -> Finish | None:
    end, seat = ending(match), person_seat(match)
    if match.practice or match.imported or end is None or match.result is None or seat is None:
        return None
    scores = match.result.scores
    return Finish(match.touched, end, scores[seat] if seat < len(scores) else None)
