"""The four opponents: how far they look, what they remember, and how steady they are."""

from typing import Final

import msgspec

from divan.core.record import Level
from divan.games.don_legacy.bots.outlook import Temper


class Character(msgspec.Struct, frozen=True):
    """What makes a level.

    ``slips`` is how far, in points, a move may be misjudged; ``memory`` how many of the
    last events are remembered, None for all; ``search`` whether moves are tried out.
    """

    temper: Temper
    slips: float = 0.0
    memory: int | None = None
    search: bool = False


CHARACTERS: Final = {
    # A street boy takes what glitters.
    Level.WIGGINS: Character(Temper(foresight=0.0, denial=0.0), slips=0.8, memory=0),
    # A doctor plays soundly, one move at a time, and leaves others to themselves; he nods.
    Level.WATSON: Character(Temper(foresight=0.0, denial=0.0), slips=0.35, memory=0),
    # She weighs what is still to come, and what it does to you.
    Level.ADLER: Character(Temper()),
    # He tries out what would follow.
    Level.MYCROFT: Character(Temper(), search=True),
}
