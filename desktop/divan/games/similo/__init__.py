"""Similo: one secret character, a silent guide, and clues that are like or unlike."""

from divan.core.manifest import Manifest

MANIFEST = Manifest(
    id="similo",
    shelf=4,
    players=(4, 2, 3, 5, 6, 7, 8),
    minutes=15,
    rules=f"{__name__}.rules:RULES",
    bots=f"{__name__}.bots:BOTS",
    view=f"{__name__}.view:VIEW",
)
