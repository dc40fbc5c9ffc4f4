"""Matches on a Dask cluster; needs the optional extra ``arena``.

Every worker of the cluster must have the same Divan: the package installed, or the checkout's
``desktop`` on its ``PYTHONPATH``.
"""

from collections.abc import Iterator, Sequence

from divan.arena.fixture import Fixture, Score, play
from divan.arena.place import Place, WorkersLost

MISSING = "a cluster needs the optional extra arena: pip install -e '.[arena]'"


class ExtraMissing(RuntimeError):
    """Raised where the libraries of the extra are not installed."""


class DaskCluster(Place):
    """The workers of the scheduler at ``address``, such as ``tcp://10.0.0.1:8786``.

    Raises ExtraMissing, and OSError where nobody answers at the address.
    """

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client
        except ImportError:
            raise ExtraMissing(MISSING) from None
        self._client = Client(address, set_as_default=False)

    def play(self, fixtures: Sequence[Fixture]) -> Iterator[tuple[int, Score]]:
        """Yield scores as they come; the scheduler itself gives what a lost worker had to
        another one, until it believes the match to be at fault.
        """
        from distributed import KilledWorker, as_completed

        futures = {
            self._client.submit(play, fixture, pure=False): number
            for number, fixture in enumerate(fixtures)
        }
        try:
            for done, score in as_completed(
                list(futures), with_results=True, loop=self._client.loop
            ):
                yield futures[done], score
        except KilledWorker as error:
            raise WorkersLost(str(error)) from None
        finally:
            self._client.cancel(list(futures))

    def close(self) -> None:
        """Say goodbye to the scheduler; its workers stay."""
        self._client.close()
