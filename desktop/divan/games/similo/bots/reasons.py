"""Why a player wants a character away, takes it for the secret, or lays a clue."""

from collections.abc import Sequence

from divan.bots.bot import Reason
from divan.core.violation import Argument
from divan.games.similo.bots.listening import Heard, Listener
from divan.games.similo.rules.characters import character, shared_traits
from divan.games.similo.rules.moves import Way
from divan.games.similo.rules.traits import Trait

NAMED: int = 2
"""How many traits a reason names at most."""


def against(
    listener: Listener, clues: Sequence[Heard], candidates: Sequence[str], card: str
) -> Reason:
    """Return what speaks most against ``card``."""
    strongest: tuple[float, Heard] | None = None
    for clue in clues[-listener.memory :]:
        evidence = listener.evidence(clue, candidates)
        doubt = sum(evidence.values()) / len(evidence) - evidence[card]
        if _telling(listener, clue, card) and (strongest is None or doubt > strongest[0]):
            strongest = (doubt, clue)
    if strongest is None:
        return Reason("least_fitting", {"card": card})
    clue = strongest[1]
    code = "unlike" if clue.way is Way.VERTICAL else "like"
    return Reason(code, _arguments(card, clue, _telling(listener, clue, card)))


def in_favour(listener: Listener, clues: Sequence[Heard], card: str) -> Reason:
    """Return what speaks most for ``card`` being the secret one."""
    found: tuple[float, Heard, list[Trait]] | None = None
    for clue in clues[-listener.memory :]:
        if clue.way is Way.VERTICAL:
            traits = _by_worth(listener, clue, _shared(clue, card))
            worth = sum(listener.mind.worth(character(clue.character), trait) for trait in traits)
            if traits and (found is None or worth > found[0]):
                found = (worth, clue, traits)
    if found is None:
        return Reason("most_fitting", {"card": card})
    return Reason("fits", _arguments(card, found[1], found[2]))


def for_clue(listener: Listener, secret: str, clue: Heard) -> Reason:
    """Return what a guide means by a clue."""
    if clue.way is Way.VERTICAL:
        traits = _by_worth(listener, clue, _shared(clue, secret))
        return Reason("shares", _arguments(secret, clue, traits)) if traits else Reason("nearest")
    said = character(clue.character)
    others = [name for name in clue.alive if name != secret]
    differing = [trait for trait in clue.traits if trait not in _shared(clue, secret)]
    differing.sort(
        key=lambda trait: -sum(character(name).value(trait) == said.value(trait) for name in others)
    )
    return (
        Reason("differs", _arguments(secret, clue, differing)) if differing else Reason("nearest")
    )


def _telling(listener: Listener, clue: Heard, card: str) -> list[Trait]:
    """Return the traits in which a clue speaks against ``card``, the weightiest first."""
    shared = _shared(clue, card)
    if clue.way is Way.HORIZONTAL:
        return _by_worth(listener, clue, shared)
    return _by_worth(listener, clue, [trait for trait in clue.traits if trait not in shared])


def _shared(clue: Heard, card: str) -> list[Trait]:
    return [trait for trait in shared_traits(clue.character, card) if trait in clue.traits]


def _by_worth(listener: Listener, clue: Heard, traits: Sequence[Trait]) -> list[Trait]:
    said = character(clue.character)
    return sorted(traits, key=lambda trait: -listener.mind.worth(said, trait))


def _arguments(card: str, clue: Heard, traits: Sequence[Trait]) -> dict[str, Argument]:
    """Return the arguments of a sentence; ``traits`` are named with the clue's values."""
    said = character(clue.character)
    named = " ".join(f"{trait.value}:{said.value(trait)}" for trait in traits[:NAMED])
    return {"card": card, "clue": clue.character, "traits": named}
