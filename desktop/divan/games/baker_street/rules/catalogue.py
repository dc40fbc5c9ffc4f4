"""Every card that can be printed, of which a case's deck is a selection."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations

from divan.games.baker_street.rules import cards as made
from divan.games.baker_street.rules.cards import MOST_COUNTED, Card, Kind
from divan.games.baker_street.rules.crime import (
    CATEGORIES,
    MOTIVES,
    MOTIVES_OF,
    SUSPECTS,
    SYMBOLS,
    WEAPONS,
)
from divan.games.baker_street.rules.house import ARMED_ROOMS, ARROWS, STARTS


@cache
def every(kind: Kind) -> tuple[Card, ...]:
    """Return every card of ``kind``, whatever the truth."""
    return tuple(_every(kind))


def _every(kind: Kind) -> Iterator[Card]:
    held = [(suspect, motive) for suspect in SUSPECTS for motive in MOTIVES_OF[suspect]]
    pairs = tuple(combinations(SUSPECTS, 2))
    match kind:
        case Kind.L1:
            yield from (made.not_this_motive(motive) for motive in MOTIVES)
        case Kind.L2:
            yield from (made.not_for_this(suspect, motive) for suspect, motive in held)
        case Kind.L3:
            yield from (made.possible_motive(suspect, motive) for suspect, motive in held)
        case Kind.L4:
            yield from (made.not_this_weapon(weapon) for weapon in WEAPONS)
        case Kind.M1:
            yield from (made.not_this_category(category) for category in CATEGORIES)
        case Kind.M2:
            yield from (made.not_this_symbol(symbol) for symbol in SYMBOLS)
        case Kind.H1:
            counts = range(MOST_COUNTED + 1)
            yield from (made.guests(room, count) for room in STARTS for count in counts)
        case Kind.H2:
            yield from (made.did_not_pass(*pair, room) for pair in pairs for room in ARMED_ROOMS)
        case Kind.H3:
            yield from (made.one_passed(*pair, room) for pair in pairs for room in ARMED_ROOMS)
        case Kind.H4:
            yield from (made.nobody_between(*arrow) for arrow in ARROWS)
        case Kind.V1:
            yield from (made.together(*pair) for pair in permutations(SUSPECTS, 2))
        case Kind.V2:
            yield from (made.was_in(suspect, room) for suspect in SUSPECTS for room in STARTS)
        case Kind.V3:
            yield from (
                made.accuses(speaker, suspect, motive)
                for speaker in SUSPECTS
                for suspect, motive in held
                if speaker is not suspect
            )
