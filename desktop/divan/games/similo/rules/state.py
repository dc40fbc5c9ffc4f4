"""The table of Similo at one moment."""

from enum import StrEnum
from typing import Final

import msgspec

from divan.core.rules import State
from divan.core.seat import Seat
from divan.games.similo.rules.cards import Card, shown
from divan.games.similo.rules.moves import Way
from divan.games.similo.rules.options import SimiloOptions
from divan.games.similo.rules.schedule import Plan, plan

FIRST_SEAT: Final = 0
"""The seat that the others advise, and whose vote breaks a tie in the final guess (D11, D21)."""
SEALED: Final = "?"
"""A vote that was cast and that the one who looks cannot see yet."""


class Phase(StrEnum):
    """What is to be done."""

    SECRET = "secret"
    """The guide chooses the secret character."""
    CLUE = "clue"
    """The guide gives a clue."""
    VOTE = "vote"
    """The guessers vote."""
    DECIDE = "decide"
    """Someone breaks a tie."""
    OVER = "over"


class Goal(StrEnum):
    """What a vote is about."""

    REMOVE = "remove"
    GUESS = "guess"


class Ending(StrEnum):
    """What ended a game."""

    FOUND = "found"
    """The secret character was left or guessed (SIM-7.2, R.7)."""
    REMOVED = "removed"
    """It was taken from the table (SIM-R.6)."""
    WRONG_GUESS = "wrong_guess"
    """The final guess was another one (SIM-R.7)."""


class Clue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A clue that was given in ``round``, beside the character ``beside``."""

    card: Card
    way: Way
    beside: str
    round: int


class Ballot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A vote that goes on, or its tie.

    ``candidates`` are who can be voted for. ``votes`` has one item a seat: a character,
    ``SEALED``, or None for who has not voted or does not vote. ``again`` is True for the
    vote after a tie, ``consulted`` once the lead guesser has asked for advice.
    """

    goal: Goal
    candidates: tuple[str, ...]
    votes: tuple[str | None, ...]
    again: bool = False
    consulted: bool = False


class Finished(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that is over: who guided, which character was looked for, how it ended."""

    guide: Seat
    secret: str
    ending: Ending


class Table(State, frozen=True):
    """The whole state.

    ``grid`` are the cards laid out, in their places; ``gone`` the characters removed from
    it, in their order. ``secret`` is None before it is chosen and for who cannot know it.
    ``to_remove`` counts the cards that still have to go in this round. ``rest`` is the pile
    from which the guide's ``hand`` is refilled, its top card last. ``clues`` are all that
    were given in this game. ``decider`` breaks the tie in ``Phase.DECIDE``.
    """

    options: SimiloOptions
    seats: int
    game: int
    guide: Seat
    phase: Phase
    grid: tuple[Card, ...]
    hand: tuple[Card, ...]
    rest: tuple[Card, ...]
    round: int = 1
    to_remove: int = 0
    gone: tuple[str, ...] = ()
    secret: str | None = None
    clues: tuple[Clue, ...] = ()
    ballot: Ballot | None = None
    decider: Seat | None = None
    past: tuple[Finished, ...] = ()

    @property
    def plan(self) -> Plan:
        """How the game runs."""
        return plan(self.options, self.seats)

    @property
    def alive(self) -> tuple[str, ...]:
        """The characters still on the table, in the order of the grid."""
        laid = (shown(card) for card in self.grid)
        return tuple(character for character in laid if character not in self.gone)

    @property
    def clue(self) -> Clue | None:
        """The clue of this round; in the final guess all were taken up (SIM-6.3)."""
        if self.phase is Phase.OVER or (self.ballot and self.ballot.goal is Goal.GUESS):
            return None
        last = self.clues[-1] if self.clues else None
        return last if last and last.round == self.round else None

    @property
    def open_ballot(self) -> Ballot:
        """The vote that goes on, or its tie. Raises ValueError where there is none."""
        if self.ballot is None:
            raise ValueError("nothing is voted on now")
        return self.ballot

    @property
    def guessers(self) -> tuple[Seat, ...]:
        """All but the guide, clockwise from the guide."""
        steps = range(1, self.seats)
        return tuple((self.guide + step) % self.seats for step in steps)

    @property
    def lead(self) -> Seat:
        """The lead guesser (D11): the first seat, or, where that is the guide, the one to its
        left.
        """
        return self.guessers[0] if self.guide == FIRST_SEAT else FIRST_SEAT

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat has won in the games that are over (D17)."""
        return tuple(
            sum(seat in winners_of(game, self.options, self.seats) for game in self.past)
            for seat in range(self.seats)
        )


def winners_of(game: Finished, options: SimiloOptions, seats: int) -> tuple[Seat, ...]:
    """Return who won a game (SIM-8.2, D10)."""
    if game.ending is Ending.FOUND:
        return tuple(range(seats))
    return (game.guide,) if options.failure == "guide_wins" else ()
