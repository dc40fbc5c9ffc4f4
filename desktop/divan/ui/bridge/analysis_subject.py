"""What an analysis is about: a match, its decisions, and what was found of them. No Qt."""

from divan.session.analysis import AnyVerdict, Decided, decisions
from divan.session.library import OpenMatch


class Subject:
    """The match that is analysed, and what is known about it."""

    def __init__(self, opened: OpenMatch, verdicts: tuple[AnyVerdict, ...]) -> None:
        self.opened = opened
        self.decisions = tuple(decisions(opened.match))
        self.verdicts = {verdict.ply: verdict for verdict in verdicts}
        self.missed: set[int] = set()
        self.cancelled = False

    @property
    def open(self) -> tuple[Decided, ...]:
        """What is still to be judged."""
        return tuple(each for each in self.decisions if each.ply not in self.verdicts)

    @property
    def found(self) -> tuple[AnyVerdict, ...]:
        """The verdicts there are, in order."""
        return tuple(
            self.verdicts[each.ply] for each in self.decisions if each.ply in self.verdicts
        )

    def is_of(self, opened: OpenMatch) -> bool:
        """Tell whether ``opened`` is the same match in the same course."""
        mine, other = self.opened.match, opened.match
        return (mine.id, mine.record) == (other.id, other.record)
