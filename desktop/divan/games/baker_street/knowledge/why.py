"""Why something is struck: a few clues that are enough, and none of them too many."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from divan.games.baker_street.knowledge.detective import Knowledge, left
from divan.games.baker_street.knowledge.marks import MotiveOf
from divan.games.baker_street.rules.cards import Card
from divan.games.baker_street.rules.crime import Solution, Suspect, Weapon
from divan.games.baker_street.rules.house import Arrow
from divan.games.baker_street.rules.worlds import Worlds

Struck: TypeAlias = Suspect | Weapon | MotiveOf | Arrow
"""What can be struck on the sheet."""


class Why(msgspec.Struct, frozen=True):
    """The clues from which something follows, and own wrong solutions where those are needed;
    whatever else there is is not needed.
    """

    cards: tuple[Card, ...]
    wrong: tuple[Solution, ...]


def why(known: Knowledge, struck: Struck) -> Why | None:
    """Return why ``struck`` is out, or None if it is not.

    One clue that is enough alone is preferred. Else one after another is left out, the
    newest first, as long as it still follows from the rest.
    """
    out = _test(struck)
    if not out(known.worlds):
        return None
    for card in known.cards:
        if out(left(known.alibi, [card], ())):
            return Why((card,), ())
    cards, wrong = list(known.cards), list(known.wrong)
    for solution in reversed(known.wrong):
        fewer = tuple(kept for kept in wrong if kept != solution)
        if out(left(known.alibi, cards, fewer)):
            wrong.remove(solution)
    for card in reversed(known.cards):
        rest = [kept for kept in cards if kept != card]
        if out(left(known.alibi, rest, tuple(wrong))):
            cards = rest
    return Why(tuple(cards), tuple(wrong))


def _test(struck: Struck) -> Callable[[Worlds], bool]:
    """Return what tells whether ``struck`` is out in some worlds."""
    if isinstance(struck, Suspect):
        return lambda worlds: all(found.murderer is not struck for found in worlds.solutions())
    if isinstance(struck, Weapon):
        return lambda worlds: all(found.weapon is not struck for found in worlds.solutions())
    one, other = struck
    if isinstance(one, Suspect):
        return lambda worlds: all(
            (found.murderer, found.motive) != (one, other) for found in worlds.solutions()
        )
    return lambda worlds: struck not in worlds.arrows()
