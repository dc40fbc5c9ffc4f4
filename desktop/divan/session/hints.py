"""Hints: the strongest bot is asked in the person's place."""

from collections.abc import Callable
from typing import Final

import msgspec

from divan.bots.bot import Decision
from divan.core.record import Level
from divan.session.match import Match
from divan.session.question import Answer, Question, Thinkers
from divan.session.updates import Hinted, HintFailed

HINT_LEVEL: Final = Level.MYCROFT


class HintAnswered(msgspec.Struct, frozen=True):
    """An answer, and the moment of the match that was asked about."""

    generation: int
    ply: int
    answer: Answer


class Hints:
    """Asks for one hint at a time about a match; used in the match's own thread alone.

    ``post`` is called with the answer in another thread, and is to bring it back to
    ``receive`` in the match's own.
    """

    def __init__(
        self, match: Match, thinkers: Thinkers, post: Callable[[HintAnswered], None]
    ) -> None:
        self._match = match
        self._thinkers = thinkers
        self._post = post
        self._ticket: int | None = None

    @property
    def can_ask(self) -> bool:
        """Tell whether no hint is on its way and the watching seat is a person's who may act."""
        match, seat = self._match, self._match.watcher
        return self._ticket is None and seat in match.to_act() and match.is_person(seat)

    def ask(self, question: Question) -> None:
        """Put ``question``, which is about the match as it stands."""
        generation, ply = self._match.generation, self._match.position.ply
        self._ticket = self._thinkers.ask(
            question, lambda answer: self._post(HintAnswered(generation, ply, answer))
        )

    def receive(self, answered: HintAnswered) -> Hinted | HintFailed | None:
        """Return what is to be told of an answer; None where it was called off meanwhile."""
        match, stamp = self._match, self._match.stamp
        meant = answered.generation == stamp.generation and match.still_meant(
            match.watcher, answered.ply
        )
        if self._ticket is None or not meant:
            return None
        self._ticket = None
        if isinstance(answered.answer, Decision):
            return Hinted(stamp, answered.answer)
        return HintFailed(stamp)

    def cancel(self) -> None:
        """Call the hint off that is on its way, if one is."""
        if self._ticket is not None:
            self._thinkers.cancel(self._ticket)
            self._ticket = None
