"""Making a case: a truth, and a deck of clues that leaves exactly one solution (D2)."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from divan.core.chance import Chance
from divan.games.baker_street.rules.cards import DECK, Card, Kind, did_not_pass, one_passed
from divan.games.baker_street.rules.catalogue import every
from divan.games.baker_street.rules.claims import draw_claims, draw_whereabouts
from divan.games.baker_street.rules.crime import (
    MOTIVES_OF,
    ROOM_OF,
    SUSPECTS,
    WEAPONS,
    Solution,
)
from divan.games.baker_street.rules.house import PATHS, STARTS
from divan.games.baker_street.rules.ticks import draw_ticks
from divan.games.baker_street.rules.truth import Truth, holds
from divan.games.baker_street.rules.worlds import Alibi, Worlds

_CLEARINGS: Final = 2
"""Cards H2 about the room the weapon came from: they clear two suspects each."""
_PLAIN_KINDS: Final = (
    Kind.L1,
    Kind.L2,
    Kind.L4,
    Kind.M1,
    Kind.M2,
    Kind.H1,
    Kind.H2,
    Kind.H3,
    Kind.H4,
)
"""The kinds of which any true cards will do."""


def make_case(chance: Chance, alibi: Alibi) -> tuple[Truth, tuple[Card, ...]]:
    """Draw a case: its truth, and its 72 cards, sorted.

    What does not leave exactly one solution is drawn anew.
    """
    while True:
        truth = draw_truth(chance)
        deck = draw_deck(truth, chance, alibi)
        if deck is not None and len(Worlds(alibi).after(deck).solutions()) == 1:
            return truth, deck


def draw_truth(chance: Chance) -> Truth:
    """Draw who did it, with what and why, the way to the study and everyone's place."""
    murderer, weapon = chance.pick(SUSPECTS), chance.pick(WEAPONS)
    motive = chance.pick(MOTIVES_OF[murderer])
    path = chance.pick([path for path in PATHS if ROOM_OF[weapon] in path])
    places = tuple(path[0] if suspect is murderer else chance.pick(STARTS) for suspect in SUSPECTS)
    return Truth(Solution(murderer, weapon, motive), path, places)


def draw_deck(truth: Truth, chance: Chance, alibi: Alibi) -> tuple[Card, ...] | None:
    """Draw the cards for ``truth``, sorted; None where it does not yield enough claims."""
    claims = draw_claims(truth, chance, alibi)
    if claims is None:
        return None
    deck = [*claims, *draw_whereabouts(truth, chance), *draw_ticks(truth, chance)]
    first = {Kind.H2: _clearings(truth, chance), Kind.H3: _pointer(truth, chance)}
    for kind in _PLAIN_KINDS:
        wanted = first.get(kind, [])
        others = [card for card in every(kind) if holds(card, truth) and card not in wanted]
        deck += [*wanted, *chance.shuffled(others)[: DECK[kind] - len(wanted)]]
    return tuple(sorted(deck))


def _clearings(truth: Truth, chance: Chance) -> Sequence[Card]:
    """Draw cards H2 that clear two innocents because the weapon comes from the room."""
    room, murderer = ROOM_OF[truth.solution.weapon], truth.solution.murderer
    pairs = [pair for pair in combinations(SUSPECTS, 2) if murderer not in pair]
    return [did_not_pass(*pair, room) for pair in chance.shuffled(pairs)[:_CLEARINGS]]


def _pointer(truth: Truth, chance: Chance) -> Sequence[Card]:
    """Draw the card H3 that names the murderer and the room the weapon came from."""
    room, murderer = ROOM_OF[truth.solution.weapon], truth.solution.murderer
    pairs = [pair for pair in combinations(SUSPECTS, 2) if murderer in pair]
    return [one_passed(*chance.pick(pairs), room)]
