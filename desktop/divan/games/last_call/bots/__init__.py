"""The opponents of Last Call."""

from divan.bots.bot import Bot
from divan.bots.random_bot import RandomBot
from divan.bots.roster import Roster
from divan.core.record import Level
from divan.games.last_call.bots.redeal import redeal
from divan.games.last_call.knowledge.facts import LastCallView
from divan.games.last_call.rules import RULES
from divan.games.last_call.rules.state import Table


class LastCallRoster(Roster[Table]):
    """The four."""

    def bot(self, level: Level) -> Bot[LastCallView]:
        """Return."""
        return RandomBot(RULES)

    def redeal(self, view: LastCallView, seed: int) -> Table:
        """Return."""
        return redeal(view, seed)


BOTS = LastCallRoster()
