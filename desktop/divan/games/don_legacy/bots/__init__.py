"""The opponents of Don Legacy."""

from divan.bots.bot import Bot
from divan.bots.roster import Roster
from divan.core.record import Level
from divan.core.view import View
from divan.games.don_legacy.bots.don_legacy_bot import DonLegacyBot
from divan.games.don_legacy.bots.redeal import redeal
from divan.games.don_legacy.rules.events import DonLegacyEvent
from divan.games.don_legacy.rules.state import Table


class DonLegacyRoster(Roster[Table]):
    """Four levels, from one who takes what glitters to one who tries everything out."""

    def bot(self, level: Level) -> Bot[View[Table, DonLegacyEvent]]:
        """Return the opponent of ``level``."""
        return DonLegacyBot(level)

    def redeal(self, view: View[Table, DonLegacyEvent], seed: int) -> Table:
        """Return one table that ``view.seat`` must hold possible."""
        return redeal(view, seed)


BOTS = DonLegacyRoster()
