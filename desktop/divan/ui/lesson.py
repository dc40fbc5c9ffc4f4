"""A game learnt at the table: what is said, what is pointed at, and the moves between. No Qt."""

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from divan.core.move import Move
from divan.core.options import Options
from divan.core.record import PERSON, AnyRecord, Player, Turn, new_record
from divan.core.rules import AnyRules
from divan.core.seat import Seat
from divan.session.teacher import Step
from divan.ui.texts import Text

Turns: TypeAlias = tuple[Turn[Move], ...]

PUPIL: Seat = 0
"""Where the person sits in every lesson."""


def turns_of(seat: Seat, *moves: Move) -> Turns:
    """Return ``moves``, made by ``seat`` one after another."""
    return tuple(Turn(seat, move) for move in moves)


class Page(msgspec.Struct, frozen=True):
    """One thing to learn. The person turns it by making the move it ``asks`` for, or where
    it asks for none, whenever they have read it; then the others (and quiet moves of the
    person's own) play ``then`` on the way to the next page.
    """

    text: Text
    shows: tuple[str, ...] = ()
    """Ids of cards and zones that are pointed at."""
    clause: str = ""
    """Where the rulebook says more."""
    asks: Move | None = None
    then: Turns = ()

    @property
    def turns(self) -> Turns:
        """All moves between this page and the next."""
        return self.then if self.asks is None else (Turn(PUPIL, self.asks), *self.then)


class Lesson(msgspec.Struct, frozen=True):
    """The pages of a lesson, over a match that is dealt from ``seed``."""

    options: Options
    opponents: tuple[Player, ...]
    seed: str
    pages: tuple[Page, ...]

    def record(self, game: str, rules: AnyRules) -> AnyRecord:
        """Return the match with all its moves."""
        begun = new_record(game, rules, self.options, (PERSON, *self.opponents), self.seed)
        turns = tuple(turn for page in self.pages for turn in page.turns)
        return msgspec.structs.replace(begun, turns=turns)

    def steps(self) -> Sequence[Step]:
        """Return the moments at which the pages are shown."""
        steps, ply = [], 0
        for page in self.pages:
            steps.append(Step(ply, page.asks is not None))
            ply += len(page.turns)
        return steps
