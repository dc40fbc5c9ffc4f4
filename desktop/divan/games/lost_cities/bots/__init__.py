"""The opponents of Lost Cities."""

from divan.bots.bot import Bot
from divan.bots.roster import Roster
from divan.core.record import Level
from divan.core.view import View
from divan.games.lost_cities.bots.explorer import Explorer
from divan.games.lost_cities.bots.redeal import redeal
from divan.games.lost_cities.rules.events import LostCitiesEvent
from divan.games.lost_cities.rules.state import Table


class LostCitiesRoster(Roster[Table]):
    """Four explorers who weigh the same things, each in an own way."""

    def bot(self, level: Level) -> Bot[View[Table, LostCitiesEvent]]:
        """Return the opponent of ``level``."""
        return Explorer(level)

    def redeal(self, view: View[Table, LostCitiesEvent], seed: int) -> Table:
        """Return one table that ``view.seat`` must hold possible."""
        return redeal(view, seed)


BOTS = LostCitiesRoster()
