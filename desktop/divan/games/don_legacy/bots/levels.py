"""The four opponents: how far they look, what they remember, and how steady they are."""

from typing import Final

import msgspec

from divan.core.record import Level
from divan.games.don_legacy.bots.kernel.weights import weights_for
from divan.games.don_legacy.bots.outlook import Temper
from divan.games.don_legacy.rules.cards import Ability
from divan.games.don_legacy.rules.options import DonLegacyOptions


class Character(msgspec.Struct, frozen=True):
    """What makes a level.

    ``temper`` is how things are weighed, None for what does best under the options that are
    played. ``slips`` is how far, in points, a move may be misjudged; ``memory`` how many of
    the last events are remembered, None for all; ``search`` whether moves are tried out.
    """

    temper: Temper | None = None
    slips: float = 0.0
    memory: int | None = None
    search: bool = False

    def temper_under(self, options: DonLegacyOptions) -> Temper:
        """Return how this character weighs things in a match played by ``options``."""
        return self.temper if self.temper is not None else best_temper(options)


CHARACTERS: Final = {
    # A street boy takes what glitters.
    Level.WIGGINS: Character(Temper(foresight=0.0, denial=0.0), slips=0.8, memory=0),
    # A doctor plays soundly, one move at a time, and leaves others to themselves; he nods.
    Level.WATSON: Character(Temper(foresight=0.0, denial=0.0), slips=0.35, memory=0),
    # She weighs what is still to come, and what it does to you.
    Level.ADLER: Character(Temper()),
    # He knows what each card is worth under which rules, and tries out what would follow.
    Level.MYCROFT: Character(search=True),
}


def best_temper(options: DonLegacyOptions) -> Temper:
    """Return how to weigh things under ``options``: as the kernel does, which found it in
    self-play.
    """
    weights = weights_for(options)
    return Temper(
        foresight=weights.foresight,
        open_chance=weights.open_chance,
        denial=weights.denial,
        keep=dict(zip(Ability, weights.keep, strict=True)),
    )
