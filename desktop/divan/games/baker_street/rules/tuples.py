"""Tuples with one item a seat."""

from typing import TypeVar

from divan.core.seat import Seat

T = TypeVar("T")


def put(items: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    """Return ``items`` with ``item`` in the place of ``seat``."""
    return (*items[:seat], item, *items[seat + 1 :])
