"""Sherlock: Don Legacy: clues for points, mysteries for abilities, and a pile that runs out."""

from divan.core.manifest import Manifest

MANIFEST = Manifest(
    id="don_legacy",
    shelf=3,
    players=(3, 2, 4),
    minutes=20,
    rules=f"{__name__}.rules:RULES",
    bots=f"{__name__}.bots:BOTS",
    view=f"{__name__}.view:VIEW",
)
