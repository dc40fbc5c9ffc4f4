"""Who claims to have been together with whom (V1, D21), and where (V2): eight cards each."""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import Final, TypeAlias

from divan.core.chance import Chance
from divan.games.baker_street.rules.cards import DECK, Card, Kind, together, was_in
from divan.games.baker_street.rules.crime import SUSPECTS, Suspect
from divan.games.baker_street.rules.house import STARTS
from divan.games.baker_street.rules.truth import Truth
from divan.games.baker_street.rules.worlds import Alibi

_CLAIMS: Final = DECK[Kind.V1]
_MOST_PAIRS: Final = 3
_MOST_ACCUSERS: Final = 2

_Claim: TypeAlias = tuple[Suspect, Suspect]


def draw_claims(truth: Truth, chance: Chance, alibi: Alibi) -> list[Card] | None:
    """Draw the claims; None where too few innocents were together for as many as there
    must be.

    One to three pairs of innocents who were together confirm each other, and the murderer
    lies once about an innocent who does not confirm it. Under ``mutual_only`` one or two
    innocents name the murderer, and the rest are claims between any innocents; under
    ``logical`` no innocent names the murderer and all who claim it were together.
    """
    murderer = truth.solution.murderer
    innocents = [suspect for suspect in SUSPECTS if suspect is not murderer]
    alibis = [pair for pair in combinations(innocents, 2) if _together(truth, pair)]
    fewest = 1 if alibi == "mutual_only" else max(1, _CLAIMS - 1 - len(alibis))
    most = min(_MOST_PAIRS, len(alibis))
    if fewest > most:
        return None
    pairs = chance.shuffled(alibis)[: fewest + chance.below(most - fewest + 1)]
    accusers: Sequence[Suspect] = ()
    if alibi == "mutual_only":
        room = _CLAIMS - 1 - 2 * len(pairs)
        accusers = chance.shuffled(innocents)[: 1 + chance.below(min(_MOST_ACCUSERS, room))]
    named = chance.pick([suspect for suspect in innocents if suspect not in accusers])
    claims: list[_Claim] = [claim for pair in pairs for claim in (pair, pair[::-1])]
    claims += [(murderer, named), *((accuser, murderer) for accuser in accusers)]
    between = innocents if alibi == "mutual_only" else None
    for claim in chance.shuffled(list(_others(alibis, between))):
        if len(claims) < _CLAIMS and claim not in claims and claim[::-1] not in claims:
            claims.append(claim)
    return [together(*claim) for claim in claims] if len(claims) == _CLAIMS else None


def draw_whereabouts(truth: Truth, chance: Chance) -> list[Card]:
    """Draw where the suspects say that they were, one card each: the innocents where they
    were, the murderer anywhere (BAK-V2, D2).

    A murderer who spoke twice would contradict themselves and be known by that.
    """
    murderer = truth.solution.murderer
    return [
        was_in(suspect, chance.pick(STARTS) if suspect is murderer else truth.place(suspect))
        for suspect in SUSPECTS
    ]


def _others(alibis: Sequence[_Claim], innocents: Sequence[Suspect] | None) -> Iterator[_Claim]:
    """Yield the claims that the rest are drawn from: between ``innocents``, or only true."""
    if innocents is not None:
        yield from permutations(innocents, 2)
        return
    for one, other in alibis:
        yield from ((one, other), (other, one))


def _together(truth: Truth, pair: _Claim) -> bool:
    return truth.place(pair[0]) is truth.place(pair[1])
