"""What a place is worth (BAK-2.4, rulings D14 to D16)."""

from typing import Final

from divan.core.seat import Seat
from divan.games.baker_street.rules.state import Table

RANKS: Final = (5, 3, 2, 1, 0)
"""Victory points of the first, the second and so on."""


def points_of_round(table: Table, right: tuple[Seat, ...]) -> dict[Seat, int]:
    """Return the points of the players who solved the case in this round.

    They share the best rank that is free, and the ranks after it are skipped; or they are
    ranked clockwise from the start player (D14).
    """
    done = sum(map(bool, table.solved))
    if table.options.same_round == "share_best":
        return dict.fromkeys(right, RANKS[done])
    order = [seat for seat in table.clockwise(table.start) if seat in right]
    return {seat: RANKS[done + place] for place, seat in enumerate(order)}


def points_of_last(table: Table) -> dict[Seat, int]:
    """Return the points of a single player who is still searching when the match ends (D16)."""
    searching = [seat for seat in range(table.seats) if table.searching(seat)]
    if table.options.last_player == "zero" or len(searching) != 1:
        return {}
    return {searching[0]: RANKS[table.seats - 1]}
