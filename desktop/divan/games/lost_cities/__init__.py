"""Lost Cities: two explorers, five routes, and a pile that runs out."""

from divan.core.manifest import Manifest

MANIFEST = Manifest(
    id="lost_cities",
    shelf=1,
    players=(2,),
    minutes=15,
    rules=f"{__name__}.rules:RULES",
    bots=f"{__name__}.bots:BOTS",
    view=f"{__name__}.view:VIEW",
)
