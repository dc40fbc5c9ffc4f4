"""What a seat may know, as a vector: the hashing trick of Weinberger et al. (2009).

Every fact of the view's table is a text, such as ``hands.0=Card(red, 7)`` or ``pile#=44``; its
CRC-32 says at which place of the vector it is counted. That takes any game without knowing it,
and loses little: a table has some hundred facts, and there are ``FEATURES`` places.
"""

from collections.abc import Iterator
from typing import Final, TypeAlias
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from divan.core.view import AnyView

FEATURES: Final = 1024
MOST: Final = 255.0
"""No feature is counted higher."""

Vector: TypeAlias = NDArray[np.float32]


def features(view: AnyView) -> Vector:
    """Return the vector of ``view``: equal for equal tables, on every machine."""
    vector: Vector = np.zeros(FEATURES, np.float32)
    for fact, amount in _facts(f"seat={view.seat}", view.table):
        vector[crc32(fact.encode()) % FEATURES] += amount
    return np.minimum(vector, MOST, out=vector)


def _facts(seat: str, table: object) -> Iterator[tuple[str, float]]:
    yield seat, 1.0
    yield from _parts("", msgspec.to_builtins(table))


def _parts(path: str, thing: object) -> Iterator[tuple[str, float]]:
    """Yield every fact under ``path`` with how much of it there is.

    Of a list of things made of parts (cards, say) it counts what lies there, not in what order;
    of a list of plain values, such as one a seat, each place counts for itself.
    """
    match thing:
        case dict():
            for name, part in thing.items():
                yield from _parts(f"{path}.{name}", part)
        case list() | tuple():
            yield f"{path}#={len(thing)}", 1.0
            for place, part in enumerate(thing):
                if isinstance(part, dict):
                    yield f"{path}={msgspec.json.encode(part).decode()}", 1.0
                else:
                    yield from _parts(f"{path}.{place}", part)
        case _:
            yield f"{path}={thing}", 1.0
