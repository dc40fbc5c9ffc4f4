"""The only source of randomness in the rules: SHA-256 in counter mode.

A match's whole chance follows from its seed, a short text. With ``key`` the SHA-256
of ``b"divan seed\\0"`` followed by the seed in UTF-8, block ``k`` of ply ``p`` is the
SHA-256 of ``key``, ``p`` and ``k``, both numbers as four bytes, most significant first.
The 32 bytes of a block are read as eight words of four bytes, most significant first.

Every ply has a stream of its own, so undo and redo meet the same draws whatever was
tried in between, and anyone can check a deal with a few lines of their own.
"""

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")

_WORDS = 2**32
_GROUPS = 4
SEED_LENGTH = 64
"""The most characters a seed may have."""


class Chance:
    """The random draws of one ply."""

    def __init__(self, seed: str, ply: int) -> None:
        self._words = _words(seed, ply)

    def below(self, bound: int) -> int:
        """Draw a number from 0 to ``bound`` - 1, each equally likely.

        Words at or above the largest multiple of ``bound`` are thrown away, so that
        no number is favoured. Raises ValueError unless 1 <= bound <= 2**32.
        """
        if not 1 <= bound <= _WORDS:
            raise ValueError(f"a bound lies between 1 and 2**32, not {bound}")
        fair = _WORDS - _WORDS % bound
        return next(word for word in self._words if word < fair) % bound

    def pick(self, items: Sequence[T]) -> T:
        """Draw one of ``items``, each equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return ``items`` in random order (Fisher and Yates, from the last place down)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def new_seed() -> str:
    """Make a seed nobody can foresee, such as ``7F3A-91C2-0D4E-B865``."""
    return "-".join(secrets.token_hex(2).upper() for _ in range(_GROUPS))


def tidy_seed(text: str) -> str:
    """Return a typed seed as it is kept: no outer blanks, one case.

    Raises ValueError if nothing printable is left or it is longer than SEED_LENGTH.
    """
    seed = text.strip().upper()
    if not seed or len(seed) > SEED_LENGTH or not seed.isprintable():
        raise ValueError(f"a seed has 1 to {SEED_LENGTH} printable characters")
    return seed


def seed_hash(seed: str) -> str:
    """Return the promise shown when a match starts: SHA-256 of the seed, in hexadecimal.

    The screen shows it before the first card is dealt and the seed after the last,
    so nobody can have changed the deal in between.
    """
    return hashlib.sha256(b"divan deal\0" + seed.encode()).hexdigest()


def decision_seed(seed: str, ply: int, seat: int) -> int:
    """Return the 64-bit seed of a bot's own chance at a decision.

    It follows from the match's seed, so that matches repeat, but the seed and with it
    the deal cannot be worked out from it.
    """
    digest = hashlib.sha256(f"divan bot\0{seed}\0{ply}\0{seat}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def _words(seed: str, ply: int) -> Iterator[int]:
    key = hashlib.sha256(b"divan seed\0" + seed.encode()).digest()
    prefix = key + ply.to_bytes(4, "big")
    block = 0
    while True:
        digest = hashlib.sha256(prefix + block.to_bytes(4, "big")).digest()
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1
