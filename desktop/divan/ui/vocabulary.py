"""What the players of a match are called, in the person's language. No Qt."""

from divan.core.record import Player
from divan.core.seat import Seat
from divan.ui.people import NUMBERED, full_name, short_name
from divan.ui.texts import Part, Speaker, Text


class Vocabulary:
    """The words that every game needs; each adds those for its own things.

    ``players`` sit in the order of the seats; ``seat`` is the one that watches.
    """

    def __init__(self, speaker: Speaker, players: tuple[Player, ...], seat: Seat) -> None:
        self.speaker = speaker
        self._players = players
        self._seat = seat

    def say(self, text: Text, **parts: Part) -> str:
        """Say a sentence."""
        return self.speaker.say(text, **parts)

    def is_you(self, seat: Seat) -> bool:
        """Tell whether ``seat`` is the one that watches, and a person's."""
        return seat == self._seat and self._players[seat].level is None

    def name(self, seat: Seat) -> str:
        """Return what the player at ``seat`` is called for short; namesakes are numbered."""
        return self._numbered(seat, short_name(self._players[seat]))

    def whole_name(self, seat: Seat) -> str:
        """Return the whole name of the player at ``seat``; namesakes are numbered."""
        return self._numbered(seat, full_name(self._players[seat]))

    def _numbered(self, seat: Seat, name: Text) -> str:
        level = self._players[seat].level
        same = [other for other, player in enumerate(self._players) if player.level == level]
        if level is None or len(same) == 1:
            return self.say(name)
        return self.say(NUMBERED, player=name, number=same.index(seat) + 1)
