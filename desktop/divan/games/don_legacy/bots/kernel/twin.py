"""A match of Don Legacy as numbers, in plain Python: the twin of ``compiled.pyx``.

It stands in where there is no compiled kernel, and tests hold the two together: the same seed
gives the same game and the same worth of every move.
"""

from collections.abc import Sequence
from typing import Final

from divan.bots.dice import Dice
from divan.core.seat import Seat
from divan.games.don_legacy.bots.kernel.coding import OVER, Sight, terms_of
from divan.games.don_legacy.bots.kernel.twin_policy import Policy
from divan.games.don_legacy.bots.kernel.twin_table import Table
from divan.games.don_legacy.bots.kernel.weights import Weights, kept
from divan.games.don_legacy.rules.options import DonLegacyOptions

_CHECKSUM_OF_NOTHING: Final = 0xCBF29CE484222325


class Match:
    """One match of so many ``seats``, played on by ``weights``; cards and moves are those numbers
    that ``coding.py`` tells of. It begins empty: ``deal`` or ``see`` comes first.
    """

    def __init__(self, options: DonLegacyOptions, seats: int, weights: Weights) -> None:
        self._terms = terms_of(options, seats)
        self._policy = Policy(weights)
        self._table = Table(self._terms)
        self._sight: Sight | None = None
        self._dice = Dice(0)

    def deal(self, seed: int) -> None:
        """Begin the match that the dice of ``seed`` deal, and go on with them."""
        self._dice = Dice(seed)
        self._table = Table(self._terms)
        self._table.deal(self._dice)

    def see(self, sight: Sight) -> None:
        """Take the place of the player who is to act: ``worths`` is all that may be asked."""
        self._sight = sight

    def active(self) -> Seat:
        """Return who is to act."""
        return self._table.active

    def over(self) -> bool:
        """Tell whether the match has ended."""
        return self._table.phase == OVER

    def moves(self) -> list[int]:
        """Return the allowed moves in ascending order; none at the end."""
        return self._table.moves()

    def choice(self) -> int:
        """Return the move that the policy would make."""
        return self._policy.choose(self._table)

    def play(self, move: int) -> None:
        """Carry out one of ``moves``; anything else is undefined."""
        self._table.play(move, self._dice)

    def score(self, seat: Seat) -> int:
        """Return the points of ``seat`` now; complete sets in hand are none yet."""
        return self._table.score(seat)

    def worths(self, seed: int, moves: Sequence[int], turns: int) -> list[float]:
        """Return how far ahead the player to act is some turns after each of ``moves``.

        The dice of ``seed`` deal all that he cannot see, the same for every move, and all
        players go on by the policy until the end or until ``turns`` of them were taken; then
        what their hands promise is counted too.
        """
        if self._sight is None:
            raise ValueError("nothing was seen")
        dealt = Table(self._terms)
        odds = kept(self._policy.weights, self._terms, sum(self._sight.left))
        dealt.deal_as_seen(self._sight, odds, Dice(seed))
        return [self._worth(dealt.copy(), move, Dice(seed + 1), turns) for move in moves]

    def _worth(self, table: Table, move: int, dice: Dice, turns: int) -> float:
        seat, acting = table.active, table.active
        table.play(move, dice)
        while table.phase != OVER:
            if table.active != acting:
                acting = table.active
                turns -= 1
                if turns < 0:
                    break
            table.play(self._policy.choose(table), dice)
        return self._lead(table, seat)

    def _lead(self, table: Table, seat: Seat) -> float:
        """Return how far ``seat`` is ahead: of the best of the others and of all, halfway."""
        stands = [self._policy.standing(table, other) for other in range(table.terms.seats)]
        best, total = -1000.0, 0.0
        for other, stand in enumerate(stands):
            if other != seat:
                best = max(best, stand)
                total += stand
        return stands[seat] - (best + total / (len(stands) - 1)) / 2


def random_games(options: DonLegacyOptions, seed: int, games: int, seats: int = 2) -> int:
    """Play ``games`` matches of moves that are all equally likely, those of ``seed`` and of
    the seeds after it; return their checksum, of 64 bits.
    """
    terms = terms_of(options, seats)
    total = 0
    for number in range(games):
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
        table.play(move, dice)
    for seat in range(table.terms.seats):
        checksum = mixed(checksum, table.score(seat))
    return checksum


def mixed(checksum: int, value: int) -> int:
    """Return ``checksum`` with ``value`` mixed in (FNV-1a on words of 32 bits)."""
    return (checksum ^ value & 0xFFFFFFFF) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
