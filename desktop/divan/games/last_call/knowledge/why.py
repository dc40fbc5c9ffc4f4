"""Why something follows: the few facts that it takes."""

from collections.abc import Sequence

import msgspec

from divan.games.last_call.knowledge.facts import AnyFact, Memory
from divan.games.last_call.knowledge.problem import NUMBER_OF, Home, set_up
from divan.games.last_call.knowledge.search import Search
from divan.games.last_call.rules.cards import Card


class Claim(msgspec.Struct, frozen=True):
    """That ``card`` is at ``home``, or that it is not."""

    card: Card
    home: Home
    there: bool


def reasons(memory: Memory, claim: Claim) -> tuple[AnyFact, ...] | None:
    """Return facts from which ``claim`` follows, in the order in which they happened, or
    None if it does not follow.

    None of them can be left out (QuickXplain, Junker 2004). That each card is in one place
    only, and how many cards are where, is known without a fact.
    """
    if not _follows(memory, claim, memory.facts):
        return None
    if _follows(memory, claim, ()):
        return ()
    # Of several explanations the one is found that can do with the facts that come first.
    facts = sorted(memory.facts, key=lambda fact: not _mentions(fact, claim.card))
    needed = _explained(memory, claim, [], facts, grown=False)
    return tuple(sorted(needed, key=lambda fact: fact.time))


def _explained(
    memory: Memory, claim: Claim, given: Sequence[AnyFact], facts: list[AnyFact], *, grown: bool
) -> list[AnyFact]:
    """Return those of ``facts`` that it takes besides ``given``."""
    if grown and _follows(memory, claim, given):
        return []
    if len(facts) == 1:
        return facts
    half = (len(facts) + 1) // 2
    first, second = facts[:half], facts[half:]
    late = _explained(memory, claim, [*given, *first], second, grown=True)
    early = _explained(memory, claim, [*given, *late], first, grown=bool(late))
    return early + late


def _follows(memory: Memory, claim: Claim, facts: Sequence[AnyFact]) -> bool:
    """Tell whether the opposite of ``claim`` contradicts ``facts``."""
    problem = set_up(memory, facts)
    card, places = NUMBER_OF[claim.card], problem.homes.get(claim.home, 0)
    problem.allowed[card] &= ~places if claim.there else places
    return Search(problem).solution is None


def _mentions(fact: AnyFact, card: Card) -> bool:
    """Tell whether a fact is about ``card`` by itself."""
    named = getattr(fact, "cards", None) or (getattr(fact, "card", None),)
    return card in named
