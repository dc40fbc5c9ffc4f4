# The dice of ``dice.py`` for kernels; an inlined throw, since most of a random game is throwing.

from libc.stdint cimport uint8_t, uint64_t


cdef struct Dice:
    uint64_t state


cdef inline void pick_up(Dice *dice, uint64_t seed) noexcept nogil:
    """Begin the stream of ``seed``."""
    cdef uint64_t mixed = seed + <uint64_t>0x9E3779B97F4A7C15
    mixed = (mixed ^ (mixed >> 30)) * <uint64_t>0xBF58476D1CE4E5B9
    mixed = (mixed ^ (mixed >> 27)) * <uint64_t>0x94D049BB133111EB
    mixed ^= mixed >> 31
    dice.state = mixed if mixed else 1


cdef inline int below(Dice *dice, int bound) noexcept nogil:
    """Draw a number from 0 to ``bound`` - 1."""
    cdef uint64_t state = dice.state
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    dice.state = state
    return <int>((((state * <uint64_t>0x2545F4914F6CDD1D) >> 32) * <uint64_t>bound) >> 32)


cdef inline void shuffle(Dice *dice, uint8_t *items, int count) noexcept nogil:
    """Shuffle ``count`` items in their place."""
    cdef int last, other
    cdef uint8_t item
    for last in range(count - 1, 0, -1):
        other = below(dice, last + 1)
        item = items[last]
        items[last] = items[other]
        items[other] = item
