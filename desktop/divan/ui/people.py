"""What the players are called and which portrait they have. No Qt."""

from typing import Final

from divan.core.record import Level, Player
from divan.ui.texts import Text, text

YOU: Final = text("people", "You", "the person who plays, as a name on a plaque")

FULL_NAMES: Final = {
    Level.WIGGINS: text("people", "Wiggins", "a street boy, the weakest opponent"),
    Level.WATSON: text("people", "Dr Watson"),
    Level.ADLER: text("people", "Irene Adler"),
    Level.MYCROFT: text("people", "Mycroft Holmes"),
}
SHORT_NAMES: Final = {
    Level.WIGGINS: text("people", "Wiggins", "short"),
    Level.WATSON: text("people", "Watson", "short"),
    Level.ADLER: text("people", "Irene", "short"),
    Level.MYCROFT: text("people", "Mycroft", "short"),
}
TEMPERS: Final = {
    Level.WIGGINS: text("people", "Quick and careless, a friendly start"),
    Level.WATSON: text("people", "Sound and careful, seldom bold"),
    Level.ADLER: text("people", "Sharp, and takes every chance"),
    Level.MYCROFT: text("people", "Thinks of everything, the strongest"),
}
NUMBERED: Final = text("people", "{player} {number}", "where two players have the same name")
BOTS_NAME: Final = text("people", "{name} (played by the computer)")


def full_name(player: Player) -> Text:
    """Return a player's whole name."""
    return YOU if player.level is None else FULL_NAMES[player.level]


def short_name(player: Player) -> Text:
    """Return what a player is called in the log."""
    return YOU if player.level is None else SHORT_NAMES[player.level]


def portrait(player: Player) -> str:
    """Return the name of a player's portrait."""
    return "you" if player.level is None else player.level.value
