"""The partners of Similo."""

from divan.bots.bot import Bot
from divan.bots.roster import Roster
from divan.core.record import Level
from divan.core.view import View
from divan.games.similo.bots.redeal import redeal
from divan.games.similo.bots.similo_bot import SimiloBot
from divan.games.similo.rules.events import SimiloEvent
from divan.games.similo.rules.state import Table


class SimiloRoster(Roster[Table]):
    """Four levels, each a guide and a guesser."""

    def bot(self, level: Level) -> Bot[View[Table, SimiloEvent]]:
        """Return the player of ``level``."""
        return SimiloBot(level)

    def redeal(self, view: View[Table, SimiloEvent], seed: int) -> Table:
        """Return one table that ``view.seat`` must hold possible."""
        return redeal(view, seed)


BOTS = SimiloRoster()
