"""What things are called: characters, traits, players. No Qt."""

from collections.abc import Iterable

from divan.core.seat import Seat
from divan.games.similo.rules.characters import character
from divan.games.similo.rules.traits import TRAITS, Trait
from divan.games.similo.view import texts
from divan.games.similo.view.names import NAMES
from divan.games.similo.view.traits import VALUES
from divan.ui.people import full_name, short_name
from divan.ui.texts import Text
from divan.ui.vocabulary import Vocabulary


class Words(Vocabulary):
    """The vocabulary of one match, in the person's language."""

    def name(self, seat: Seat) -> str:
        """Return what the player at ``seat`` is called for short; namesakes are numbered."""
        return self._numbered(seat, short_name(self._players[seat]))

    def whole_name(self, seat: Seat) -> str:
        """Return the whole name of the player at ``seat``; namesakes are numbered."""
        return self._numbered(seat, full_name(self._players[seat]))

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

    def _numbered(self, seat: Seat, name: Text) -> str:
        level = self._players[seat].level
        same = [other for other, player in enumerate(self._players) if player.level == level]
        if level is None or len(same) == 1:
            return self.say(name)
        return self.say(texts.NUMBERED, player=name, number=same.index(seat) + 1)
