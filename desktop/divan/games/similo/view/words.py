"""What things are called: characters and traits. No Qt."""

from collections.abc import Iterable

from divan.games.similo.rules.characters import character
from divan.games.similo.rules.traits import TRAITS, Trait
from divan.games.similo.view.names import NAMES
from divan.games.similo.view.traits import VALUES
from divan.ui.vocabulary import Vocabulary


class Words(Vocabulary):
    """The vocabulary of one match, in the person's language."""

    def character(self, id: str) -> str:
        """Return the name of a character."""
        return self.say(NAMES[id])

    def characters(self, ids: Iterable[str]) -> str:
        """Return the names of several characters."""
        return self.speaker.listed([self.character(one) for one in ids])

    def trait(self, trait: Trait, value: str) -> str:
        """Return the word for a value of a trait."""
        return self.say(VALUES[trait, value])

    def traits(self, id: str, which: Iterable[Trait] = TRAITS) -> str:
        """Return ``which`` traits of a character, one after another."""
        one = character(id)
        return self.speaker.listed([self.trait(trait, one.value(trait)) for trait in which])
