"""Where fixtures are played."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from types import TracebackType
from typing import Final, Self

from divan.arena.fixture import Fixture, Score

MOST_LOSSES: Final = 3
"""How often a match may take its worker with it before it is believed to be its fault."""


class WorkersLost(RuntimeError):
    """Raised where the workers of a match are lost again and again."""


class Place(ABC):
    """Workers who play matches, on this machine or on others; a context that lets them go.

    The same fixtures have the same scores wherever they are played, in whatever order.
    """

    @abstractmethod
    def play(self, fixtures: Sequence[Fixture]) -> Iterator[tuple[int, Score]]:
        """Yield the place of each fixture in ``fixtures`` with its score, as they are done.

        A match whose worker is lost is played again by another. Raises WorkersLost where
        that does not help.
        """

    @abstractmethod
    def close(self) -> None:
        """Let the workers go."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def play_all(
    place: Place, fixtures: Sequence[Fixture], told: Callable[[int], None] = lambda _: None
) -> list[Score]:
    """Return the scores of ``fixtures`` in their order; ``told`` hears how many there are."""
    scores: dict[int, Score] = {}
    for number, score in place.play(fixtures):
        scores[number] = score
        told(len(scores))
    return [scores[number] for number in range(len(fixtures))]
