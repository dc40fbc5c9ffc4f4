"""What has happened so far, game by game and round by round: a fold over the events. No Qt."""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from divan.core.event import Entry
from divan.core.seat import Seat
from divan.games.similo.rules.events import (
    ClueGiven,
    Dealt,
    Decided,
    GameEnded,
    Guessed,
    Removed,
    SimiloEvent,
    TieLeft,
    VoteBegan,
    Voted,
    VotesShown,
)
from divan.games.similo.rules.state import Clue, Ending, Goal


class Count(msgspec.Struct, frozen=True):
    """A vote that was counted.

    ``votes`` has one item a seat and ``plies`` tells when each was cast. ``chosen`` is who
    it came to, None where there was another vote or there is a tie; ``decider`` breaks it.
    ``clues`` were the clues by then.
    """

    goal: Goal
    votes: tuple[str | None, ...]
    plies: dict[Seat, int]
    clues: tuple[Clue, ...]
    again: bool
    chosen: str | None = None
    decider: Seat | None = None


class Round(msgspec.Struct, frozen=True):
    """A clue and who was removed after it."""

    clue: Clue
    removed: tuple[str, ...] = ()


class Story(msgspec.Struct, frozen=True):
    """One game. ``plies`` are of the votes cast since the last count; ``again`` is True while
    a second vote goes on.
    """

    number: int
    guide: Seat
    rounds: tuple[Round, ...] = ()
    count: Count | None = None
    plies: dict[Seat, int] = {}
    again: bool = False
    guess: str | None = None
    secret: str | None = None
    ending: Ending | None = None

    @property
    def clues(self) -> tuple[Clue, ...]:
        """All clues of the game."""
        return tuple(played.clue for played in self.rounds)


def stories(history: Iterable[Entry[SimiloEvent]]) -> tuple[Story, ...]:
    """Return the games of a match, the one that is played now last."""
    told: list[Story] = []
    for entry in history:
        if isinstance(entry.event, Dealt):
            told.append(Story(entry.event.game, entry.event.guide))
        else:
            told[-1] = _after(told[-1], entry.ply, entry.event)
    return tuple(told)


def _after(story: Story, ply: int, event: SimiloEvent) -> Story:
    match event:
        case ClueGiven(_, card, way, beside, number):
            clue = Clue(card, way, beside, number)
            return replace(story, rounds=(*story.rounds, Round(clue)), plies={})
        case VoteBegan(_, _, again):
            return replace(story, again=again, plies={})
        case Voted(seat):
            return replace(story, plies={**story.plies, seat: ply})
        case VotesShown(goal, votes):
            count = Count(goal, votes, story.plies, story.clues, story.again)
            return replace(story, count=count)
        case TieLeft(decider):
            return _counted(story, decider=decider)
        case Decided(_, character):
            return _counted(story, chosen=character)
        case Removed(character):
            *earlier, last = story.rounds
            grown = replace(last, removed=(*last.removed, character))
            return _counted(replace(story, rounds=(*earlier, grown)), chosen=character)
        case Guessed(character):
            return _counted(replace(story, guess=character), chosen=character)
        case GameEnded(_, _, secret, ending):
            return replace(story, secret=secret, ending=ending)
        case _:
            return story


def _counted(story: Story, *, chosen: str | None = None, decider: Seat | None = None) -> Story:
    if story.count is None:
        return story
    count = story.count
    known = decider if decider is not None else count.decider
    return replace(story, count=replace(count, chosen=chosen, decider=known))
