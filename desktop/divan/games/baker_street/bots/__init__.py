"""The opponents of Baker Street."""

from divan.bots.bot import Bot
from divan.bots.roster import Roster
from divan.core.record import Level
from divan.games.baker_street.bots.detective import Detective
from divan.games.baker_street.bots.habits import HABITS
from divan.games.baker_street.bots.redeal import redeal
from divan.games.baker_street.knowledge.readings import BakerStreetView
from divan.games.baker_street.rules.state import Table


class BakerStreetRoster(Roster[Table]):
    """Four detectives who differ in what they make of what they see."""

    def bot(self, level: Level) -> Bot[BakerStreetView]:
        """Return the opponent of ``level``."""
        return Detective(HABITS[level])

    def redeal(self, view: BakerStreetView, seed: int) -> Table:
        """Return a table that shows the seat of ``view`` the same."""
        return redeal(view, seed)


BOTS = BakerStreetRoster()
