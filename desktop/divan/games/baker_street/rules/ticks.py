"""Which motives get ticks (the six cards L3 and the eight cards V3 of a case, D22, D23)."""

from collections import Counter
from typing import Final, TypeAlias

from divan.core.chance import Chance
from divan.games.baker_street.rules.cards import DECK, Card, Kind, accuses, possible_motive
from divan.games.baker_street.rules.catalogue import every
from divan.games.baker_street.rules.crime import MOTIVES_OF, SUSPECTS, Motive, Suspect
from divan.games.baker_street.rules.truth import Truth

_CLAIMS_EACH: Final = 2
"""So many suspects name a motive that Lestrade thinks possible, to make three ticks."""
_HERRINGS: Final = 2
"""Innocents with a motive that has as many ticks as the true one."""
_MOST_TICKS_OF_MURDERER: Final = 2
"""At a motive that was not the murderer's, or the three ticks would lie (BAK-V3b)."""

_Tick: TypeAlias = tuple[Suspect, Motive]


def draw_ticks(truth: Truth, chance: Chance) -> list[Card]:
    """Draw the ticks: three at the true motive, two of them by two innocents; three at one
    motive each of two innocents; and the rest anywhere, but never three at another motive
    of the murderer.
    """
    murderer = truth.solution.murderer
    innocents = [suspect for suspect in SUSPECTS if suspect is not murderer]
    true = (murderer, truth.solution.motive)
    herrings = [
        (suspect, chance.pick(MOTIVES_OF[suspect]))
        for suspect in chance.shuffled(innocents)[:_HERRINGS]
    ]
    certain = [true, *herrings]
    cards = [possible_motive(*tick) for tick in certain]
    for tick in certain:
        others = innocents if tick is true else SUSPECTS
        speakers = chance.shuffled([suspect for suspect in others if suspect is not tick[0]])
        cards += [accuses(speaker, *tick) for speaker in speakers[:_CLAIMS_EACH]]
    ticks: Counter[_Tick] = Counter(_tick(card) for card in cards)
    for kind in (Kind.L3, Kind.V3):
        free = [card for card in every(kind) if _tick(card) not in certain]
        missing = DECK[kind] - sum(card.kind is kind for card in cards)
        for card in chance.shuffled(free):
            tick = _tick(card)
            lies = tick[0] is murderer and ticks[tick] >= _MOST_TICKS_OF_MURDERER
            if missing and not lies:
                cards.append(card)
                ticks[tick] += 1
                missing -= 1
    return cards


def _tick(card: Card) -> _Tick:
    return card.suspects[-1], card.motive
