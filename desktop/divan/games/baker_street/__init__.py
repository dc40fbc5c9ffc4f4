"""Baker Street: one murder, seventy-two clues, and everybody holds a few of them."""

from divan.core.manifest import Manifest

MANIFEST = Manifest(
    id="baker_street",
    shelf=5,
    players=(4, 3, 5, 2),
    minutes=40,
    rules=f"{__name__}.rules:RULES",
    bots=f"{__name__}.bots:BOTS",
    view=f"{__name__}.view:VIEW",
)
