"""Why somebody votes so, or would lay a clue: a bot's reason as a sentence. No Qt."""

from collections.abc import Sequence

from divan.bots.bot import Reason
from divan.games.similo.rules.cards import shown
from divan.games.similo.rules.characters import character as character_of
from divan.games.similo.rules.characters import rarity, shared_traits
from divan.games.similo.rules.moves import Way
from divan.games.similo.rules.state import Clue, Goal
from divan.games.similo.rules.traits import TRAITS, Trait
from divan.games.similo.view import texts
from divan.games.similo.view.words import Words

NAMED = 2
"""How many traits a reason names at most, as for bots."""


def reason_sentence(reason: Reason, words: Words) -> str:
    """Return what a bot says of its choice."""
    parts: dict[str, str] = {}
    arguments = reason.arguments
    if "clue" in arguments:
        parts["clue"] = words.character(str(arguments["clue"]))
    if "traits" in arguments:
        pairs = (pair.partition(":") for pair in str(arguments["traits"]).split())
        named = [words.trait(Trait(trait), value) for trait, _, value in pairs]
        parts["traits"] = words.speaker.listed(named)
    return words.say(texts.REASONS[reason.code], **parts)


def plain_reason(goal: Goal, character: str, clues: Sequence[Clue]) -> Reason | None:
    """Return what can be seen to speak for a vote: what the character shares with the last
    clue or not; of a final guess, what it shares with the vertical clue most like it.

    It stands where nobody told a reason: for the person's votes, and in a replay.
    """
    if goal is Goal.REMOVE:
        clue = clues[-1]
        said = shown(clue.card)
        shared = shared_traits(said, character)
        across = clue.way is Way.HORIZONTAL
        telling = shared if across else [trait for trait in TRAITS if trait not in shared]
        return _reason("like" if across else "unlike", character, said, telling)
    similar = [shown(clue.card) for clue in clues if clue.way is Way.VERTICAL]
    if not similar:
        return None
    said = max(similar, key=lambda name: len(shared_traits(name, character)))
    return _reason("fits", character, said, shared_traits(said, character))


def _reason(code: str, card: str, said: str, telling: Sequence[Trait]) -> Reason | None:
    if not telling:
        return None
    one = character_of(said)
    rarest = sorted(telling, key=lambda trait: -rarity(one, trait))[:NAMED]
    named = " ".join(f"{trait.value}:{one.value(trait)}" for trait in rarest)
    return Reason(code, {"card": card, "clue": said, "traits": named})
