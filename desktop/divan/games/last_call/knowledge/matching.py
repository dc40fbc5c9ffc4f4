"""Putting every card in one of its places so that every place is filled."""

from collections.abc import Sequence
from typing import TypeAlias

from divan.games.last_call.knowledge.problem import Mask, Problem

Places: TypeAlias = list[int]
"""The place of each card."""


def first_places(problem: Problem) -> Places | None:
    """Return places for all cards by what is allowed, without the clauses; None if there are
    none. Cards with little choice go first.
    """
    places = [-1] * len(problem.allowed)
    content: list[set[int]] = [set() for _ in problem.room]
    for card in sorted(range(len(places)), key=lambda card: problem.allowed[card].bit_count()):
        if not _put(card, problem.allowed, problem.room, places, content):
            return None
    return places


def repaired(
    places: Places, card: int, allowed: Sequence[Mask], room: Sequence[int]
) -> Places | None:
    """Return places for all cards after fewer are ``allowed`` for ``card``; None if there are
    none. ``places`` fit all other cards.
    """
    if allowed[card] >> places[card] & 1:
        return places
    moved = list(places)
    content: list[set[int]] = [set() for _ in room]
    for other, place in enumerate(moved):
        content[place].add(other)
    content[moved[card]].discard(card)
    moved[card] = -1
    return moved if _put(card, allowed, room, moved, content) else None


def _put(
    card: int,
    allowed: Sequence[Mask],
    room: Sequence[int],
    places: Places,
    content: list[set[int]],
) -> bool:
    """Place ``card``, moving others along the shortest chain that ends in a place with room.

    One augmenting path of the Hungarian method for bipartite matching, found breadth first.
    """
    came: dict[int, tuple[int, int]] = {}
    seen = 0
    queue = [card]
    for mover in queue:
        fresh = allowed[mover] & ~seen
        seen |= fresh
        while fresh:
            place = (fresh & -fresh).bit_length() - 1
            fresh &= fresh - 1
            came[place] = (mover, places[mover])
            if len(content[place]) < room[place]:
                _shift(place, came, places, content)
                return True
            queue.extend(content[place])
    return False


def _shift(
    place: int, came: dict[int, tuple[int, int]], places: Places, content: list[set[int]]
) -> None:
    """Move every card of the chain that ends in ``place`` one step on."""
    while place >= 0:
        mover, left = came[place]
        content[place].add(mover)
        places[mover] = place
        if left >= 0:
            content[left].discard(mover)
        place = left
