"""A round of Lost Cities as numbers, in plain Python: the twin of ``compiled.pyx``.

It stands in where there is no compiled kernel, and tests hold the two together: the same seed
gives the same game, the same ratings and the same worth of every move.
"""

from collections.abc import Sequence
from typing import Final

from divan.bots.dice import Dice
from divan.core.seat import Seat
from divan.games.lost_cities.bots.kernel.coding import OVER, Sight, terms_of
from divan.games.lost_cities.bots.kernel.twin_policy import best_move, rate
from divan.games.lost_cities.bots.kernel.twin_table import Table
from divan.games.lost_cities.bots.weights import Weights
from divan.games.lost_cities.rules.options import LostCitiesOptions

_CHECKSUM_OF_NOTHING: Final = 0xCBF29CE484222325


class Round:
    """One round under ``options``, rated by ``weights``; cards and moves are those numbers
    that ``coding.py`` tells of. It begins empty: ``deal`` or ``see`` comes first.
    """

    def __init__(self, options: LostCitiesOptions, weights: Weights) -> None:
        self._options = options
        self._weights = weights
        self._terms = terms_of(options)
        self._table = Table(self._terms)

    def deal(self, seed: int) -> None:
        """Begin the round that the dice of ``seed`` deal."""
        self._table = Table(self._terms)
        self._table.deal(Dice(seed))

    def see(self, sight: Sight) -> None:
        """Take the place of the player who is to act: nothing may be played, only thought of.

        Raises ValueError unless the pile has cards, all of them among the unseen.
        """
        if not 0 < sight.left <= len(sight.hidden):
            raise ValueError("a round goes on while cards of the pile are unseen")
        self._table = Table(self._terms)
        self._table.see(sight)

    def active(self) -> Seat:
        """Return who is to act."""
        return self._table.active

    def moves(self) -> list[int]:
        """Return the allowed moves in ascending order; none at the end."""
        return self._table.moves()

    def play(self, move: int) -> None:
        """Carry out one of ``moves``; anything else is undefined."""
        self._table.play(move)

    def score(self, seat: Seat) -> int:
        """Return what the routes of ``seat`` are worth now, in points."""
        return self._table.score(seat)

    def ratings(self) -> list[float]:
        """Return how the policy rates each of ``moves``."""
        return [value for _, value in rate(self._table, self._options, self._weights)]

    def worths(self, seed: int, moves: Sequence[int]) -> list[int]:
        """Return how many points ahead the player to act is in the end after each of ``moves``.

        The dice of ``seed`` deal all that he cannot see, the same for every move, and both go
        on by the policy.
        """
        seat = self._table.active
        dealt = self._table.copy()
        dealt.deal_hidden(Dice(seed))
        found = []
        for move in moves:
            table = dealt.copy()
            table.play(move)
            while table.phase != OVER:
                table.play(best_move(table, self._options, self._weights))
            found.append(table.score(seat) - table.score(1 - seat))
        return found


def random_games(options: LostCitiesOptions, seed: int, count: int) -> int:
    """Play ``count`` rounds of moves that are all equally likely, those of ``seed`` and of the
    seeds after it; return their checksum, of 64 bits.
    """
    terms = terms_of(options)
    total = 0
    for number in range(count):
        dice = Dice(seed + number)
        table = Table(terms)
        table.deal(dice)
        total ^= _random_game(table, dice)
    return total


def _random_game(table: Table, dice: Dice) -> int:
    checksum = _CHECKSUM_OF_NOTHING
    while moves := table.moves():
        move = moves[dice.below(len(moves))]
        checksum = mixed(checksum, move)
        table.play(move)
    return mixed(mixed(checksum, table.score(0)), table.score(1))


def mixed(checksum: int, value: int) -> int:
    """Return ``checksum`` with ``value`` mixed in (FNV-1a on words of 16 bits)."""
    return (checksum ^ value & 0xFFFF) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
