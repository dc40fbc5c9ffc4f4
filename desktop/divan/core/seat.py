"""Where a player sits."""

from typing import TypeAlias

Seat: TypeAlias = int
"""A place at the table, counted from 0 clockwise; who sits there is the record's affair."""
