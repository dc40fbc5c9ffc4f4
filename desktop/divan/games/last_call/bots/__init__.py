"""The opponents of Last Call."""

from divan.bots.bot import Bot
from divan.bots.roster import Roster
from divan.core.record import Level
from divan.games.last_call.bots.last_call_bot import LastCallBot
from divan.games.last_call.bots.redeal import redeal
from divan.games.last_call.bots.temper import TEMPERS
from divan.games.last_call.knowledge.facts import LastCallView
from divan.games.last_call.rules.state import Table


class LastCallRoster(Roster[Table]):
    """Four opponents, by how far they think and how bold they are."""

    def bot(self, level: Level) -> Bot[LastCallView]:
        """Return the opponent of ``level``."""
        return LastCallBot(TEMPERS[level])

    def redeal(self, view: LastCallView, seed: int) -> Table:
        """Return one table that ``view.seat`` must hold possible."""
        return redeal(view, seed)


BOTS = LastCallRoster()
