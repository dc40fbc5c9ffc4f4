"""The worlds that clues leave possible, exactly.

A world is a murderer, a weapon, a motive, the murderer's path and the places of the
innocents. Given the murderer, every clue speaks of one of three things alone: the places,
the path with the weapon, or the motive. So the worlds are the product of three small sets
for each murderer, and each set is kept as the bits of an integer:

- ``places[m]``: bit ``p`` is one of the 4**8 ways to put the suspects into start locations;
- ``routes``: bit ``m * 96 + r`` is murderer m on one of the 96 ways to fetch a weapon;
- ``motives``: bit ``m * 3 + k`` is murderer m with motive k of that suspect.

Only a claim to have been together (V1) waits for a second card, and a tick for two more.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from divan.games.baker_street.rules.cards import MOST_COUNTED, Card, Kind
from divan.games.baker_street.rules.crime import (
    CATEGORY_OF,
    MOTIVES_OF,
    ROOM_OF,
    SUSPECTS,
    SYMBOL_OF,
    WEAPONS,
    Motive,
    Solution,
    Suspect,
    Weapon,
)
from divan.games.baker_street.rules.house import (
    PATHS,
    STARTS,
    Arrow,
    Path,
    Room,
    arrow,
    arrows_of,
)

Alibi: TypeAlias = Literal["mutual_only", "logical"]
"""What a claim to have been together says (D21)."""

TICKS_FOR_CERTAIN: Final = 3
"""So many ticks at a motive make it the motive, if the suspect did it (BAK-V3b)."""

Route: TypeAlias = tuple[Path, Weapon]
ROUTES: Final[tuple[Route, ...]] = tuple(
    (path, weapon) for path in PATHS for weapon in WEAPONS if ROOM_OF[weapon] in path
)
"""Every path with a weapon that can be fetched on it."""

_PEOPLE: Final = len(SUSPECTS)
_PLACINGS: Final = len(STARTS) ** _PEOPLE
_ANYWHERE: Final = (1 << _PLACINGS) - 1
_ROUTES_EACH: Final = len(ROUTES)
_ANY_ROUTE: Final = (1 << _ROUTES_EACH) - 1
_MOTIVES_EACH: Final = len(MOTIVES_OF[SUSPECTS[0]])
_ANY_MOTIVE: Final = (1 << _MOTIVES_EACH) - 1
_ROUTES_TO_A_WEAPON: Final = _ROUTES_EACH // len(WEAPONS)

_Claim: TypeAlias = tuple[Suspect, Suspect]
_Tick: TypeAlias = tuple[Suspect, Motive]


class Worlds(msgspec.Struct, frozen=True):
    """The possible worlds after some clues and some own wrong solutions.

    ``claims`` are the claims to have been together that were read, ``ticks`` how many
    ticks each motive of each suspect has.
    """

    alibi: Alibi
    places: tuple[int, ...] = (_ANYWHERE,) * _PEOPLE
    routes: int = (1 << (_PEOPLE * _ROUTES_EACH)) - 1
    motives: int = (1 << (_PEOPLE * _MOTIVES_EACH)) - 1
    wrong: frozenset[Solution] = frozenset()
    claims: frozenset[_Claim] = frozenset()
    ticks: tuple[tuple[_Tick, int], ...] = ()

    def after(self, cards: Iterable[Card]) -> "Worlds":
        """Return the worlds left when each of ``cards``, all different, has been read too."""
        worlds = self
        for card in cards:
            worlds = worlds.with_card(card)
        return worlds

    def with_card(self, card: Card) -> "Worlds":
        """Return the worlds left when ``card``, not read before, has been read too."""
        match card.kind:
            case Kind.V1:
                return self._with_claim(card.suspects[0], card.suspects[1])
            case Kind.L3 | Kind.V3:
                return self._with_tick(card.suspects[-1], card.motive)
            case Kind.L1 | Kind.L2:
                return replace(self, motives=self.motives & _motive_mask(card))
            case Kind.V2 | Kind.H1:
                return replace(self, places=_both(self.places, _place_masks(card)))
            case _:
                return replace(self, routes=self.routes & _route_mask(card))

    def with_wrong(self, solution: Solution) -> "Worlds":
        """Return the worlds left when ``solution`` turned out to be wrong (BAK-2.5)."""
        return replace(self, wrong=self.wrong | {solution})

    def _with_claim(self, speaker: Suspect, other: Suspect) -> "Worlds":
        heard = replace(self, claims=self.claims | {(speaker, other)})
        if self.alibi == "logical":
            return replace(heard, places=_both(self.places, _logical_masks(speaker, other)))
        if (other, speaker) not in self.claims:
            return heard
        return replace(heard, places=_both(self.places, _alibi_masks(speaker, other)))

    def _with_tick(self, suspect: Suspect, motive: Motive) -> "Worlds":
        ticks = dict(self.ticks)
        count = ticks.get((suspect, motive), 0) + 1
        ticks[suspect, motive] = count
        ticked = replace(self, ticks=tuple(sorted(ticks.items())))
        if count < TICKS_FOR_CERTAIN:
            return ticked
        return replace(ticked, motives=self.motives & _certain_mask(suspect, motive))

    # How much is left

    def placings(self, murderer: int) -> int:
        """Return in how many ways the others can have been placed, if ``murderer`` did it.

        The murderer's own place counts too, and makes it four times as many.
        """
        return self.places[murderer].bit_count()

    def routes_of(self, murderer: int) -> int:
        """Return the bits of ``ROUTES`` that are left, if ``murderer`` did it."""
        return (self.routes >> (murderer * _ROUTES_EACH)) & _ANY_ROUTE

    def motives_of(self, murderer: int) -> int:
        """Return the bits of the three motives that are left, if ``murderer`` did it."""
        return (self.motives >> (murderer * _MOTIVES_EACH)) & _ANY_MOTIVE

    def weapons_of(self, murderer: int) -> tuple[int, ...]:
        """Return how many ways lead to each weapon, if ``murderer`` did it."""
        routes = self.routes_of(murderer)
        return tuple((routes & mask).bit_count() for mask in weapon_masks())

    def solutions(self) -> dict[Solution, float]:
        """Return the possible solutions with their probabilities, if any world is as likely
        as another; in the order of ``SOLUTIONS``.
        """
        weights: dict[Solution, float] = {}
        for number, murderer in enumerate(SUSPECTS):
            places, motives = self.placings(number), self.motives_of(number)
            if not places or not motives:
                continue
            for weapon, ways in zip(WEAPONS, self.weapons_of(number), strict=True):
                for place, motive in enumerate(MOTIVES_OF[murderer]):
                    solution = Solution(murderer, weapon, motive)
                    if ways and motives >> place & 1 and solution not in self.wrong:
                        weights[solution] = places * ways
        whole = sum(weights.values())
        return {solution: weight / whole for solution, weight in weights.items()}

    def arrows(self) -> frozenset[Arrow]:
        """Return the arrows that the murderer may have followed."""
        return frozenset(
            arrow for path in self._possible_paths() for arrow in _ARROWS_OF_PATH[path]
        )

    def places_of(self, suspect: Suspect) -> tuple[Room, ...]:
        """Return the start locations in which ``suspect`` can have been as an innocent."""
        number = SUSPECTS.index(suspect)
        feasible = {SUSPECTS.index(solution.murderer) for solution in self.solutions()}
        left = 0
        for murderer in feasible - {number}:
            left |= self.places[murderer]
        return tuple(room for room in STARTS if left & _at(number, STARTS.index(room)))

    def _possible_paths(self) -> set[Path]:
        possible = self.solutions()
        pairs = {(SUSPECTS.index(found.murderer), found.weapon) for found in possible}
        return {
            path
            for murderer in {murderer for murderer, _ in pairs}
            for place, (path, weapon) in enumerate(ROUTES)
            if self.routes_of(murderer) >> place & 1 and (murderer, weapon) in pairs
        }


_ARROWS_OF_PATH: Final = {path: arrows_of(path) for path in PATHS}

# Masks: which worlds a card leaves


def _both(places: tuple[int, ...], masks: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(left & mask for left, mask in zip(places, masks, strict=True))


@cache
def _at(suspect: int, start: int) -> int:
    """Return the placings with ``suspect`` in the ``start``-th start location.

    A placing is a number in base four with a digit a suspect, so these come in blocks.
    """
    block: int = len(STARTS) ** suspect
    bits = ((1 << block) - 1) << (start * block)
    size = block * len(STARTS)
    while size < _PLACINGS:
        bits |= bits << size
        size *= 2
    return bits


@cache
def _counted(murderer: int, start: int) -> tuple[int, ...]:
    """Return the placings with 0, 1, 2, 3 and more innocents in a start location."""
    exactly = [_ANYWHERE, *(0 for _ in range(MOST_COUNTED))]
    for suspect in range(_PEOPLE):
        if suspect == murderer:
            continue
        here = _at(suspect, start)
        more = [count & here for count in exactly]
        fewer = [count & ~here for count in exactly]
        exactly = [
            fewer[0],
            *(more[count - 1] | fewer[count] for count in range(1, MOST_COUNTED)),
            more[MOST_COUNTED - 1] | exactly[MOST_COUNTED],
        ]
    return tuple(exactly)


@cache
def _place_masks(card: Card) -> tuple[int, ...]:
    """Return the placings that a card of kind V2 or H1 leaves, for each murderer."""
    start = STARTS.index(card.rooms[0])
    if card.kind is Kind.H1:
        return tuple(_counted(murderer, start)[card.guests] for murderer in range(_PEOPLE))
    speaker = SUSPECTS.index(card.suspects[0])
    return tuple(
        _ANYWHERE if murderer == speaker else _at(speaker, start) for murderer in range(_PEOPLE)
    )


def _same_place(one: Suspect, other: Suspect) -> int:
    first, second = SUSPECTS.index(one), SUSPECTS.index(other)
    same = 0
    for start in range(len(STARTS)):
        same |= _at(first, start) & _at(second, start)
    return same


@cache
def _alibi_masks(one: Suspect, other: Suspect) -> tuple[int, ...]:
    """Return what claims of both leave: neither did it, and they were together (BAK-V1)."""
    same = _same_place(one, other)
    return tuple(0 if murderer in (one, other) else same for murderer in SUSPECTS)


@cache
def _logical_masks(speaker: Suspect, other: Suspect) -> tuple[int, ...]:
    """Return what one claim leaves under ``logical``: true, unless the speaker did it (D21)."""
    same = _same_place(speaker, other)
    return tuple(
        _ANYWHERE if murderer is speaker else 0 if murderer is other else same
        for murderer in SUSPECTS
    )


@cache
def _motive_mask(card: Card) -> int:
    """Return the motives that a card of kind L1 or L2 leaves."""
    bits = 0
    for number, suspect in enumerate(SUSPECTS):
        for place, motive in enumerate(MOTIVES_OF[suspect]):
            struck = motive is card.motive and suspect in card.suspects
            bits |= (not struck) << (number * _MOTIVES_EACH + place)
    return bits


@cache
def _certain_mask(suspect: Suspect, certain: Motive) -> int:
    """Return the motives that are left once ``suspect`` can only have had one (BAK-V3b)."""
    bits = 0
    for number, other in enumerate(SUSPECTS):
        for place, motive in enumerate(MOTIVES_OF[other]):
            bits |= (other is not suspect or motive is certain) << (number * _MOTIVES_EACH + place)
    return bits


@cache
def _route_mask(card: Card) -> int:
    """Return the routes that a card of kind L4, M1, M2, H2, H3 or H4 leaves."""
    named, others = _route_bits(card)
    return sum(
        (named if murderer in card.suspects else others) << (number * _ROUTES_EACH)
        for number, murderer in enumerate(SUSPECTS)
    )


def _route_bits(card: Card) -> tuple[int, int]:
    """Return the routes that ``card`` leaves a murderer whom it names, and another one."""
    match card.kind:
        case Kind.L4:
            left = _routes(lambda _, weapon: weapon != card.subject)
        case Kind.M1:
            left = _routes(lambda _, weapon: CATEGORY_OF[weapon] != card.subject)
        case Kind.M2:
            left = _routes(lambda _, weapon: SYMBOL_OF[weapon] != card.subject)
        case Kind.H2:
            return _ANY_ROUTE & ~_through(card.rooms[0]), _ANY_ROUTE
        case Kind.H3:
            return _through(card.rooms[0]), _fetched_elsewhere(card.rooms[0])
        case _:
            struck = arrow(*card.rooms)
            left = _routes(lambda path, _: struck not in _ARROWS_OF_PATH[path])
    return left, left


def _routes(kept: Callable[[Path, Weapon], bool]) -> int:
    return sum(kept(path, weapon) << place for place, (path, weapon) in enumerate(ROUTES))


@cache
def _through(room: Room) -> int:
    return _routes(lambda path, _: room in path)


@cache
def _fetched_elsewhere(room: Room) -> int:
    return _routes(lambda _, weapon: ROOM_OF[weapon] is not room)


@cache
def weapon_masks() -> tuple[int, ...]:
    """Return, for each weapon, the routes on which it is fetched."""
    return tuple(
        sum((weapon is fetched) << place for place, (_, fetched) in enumerate(ROUTES))
        for weapon in WEAPONS
    )
