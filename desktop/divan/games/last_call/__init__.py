"""Last Call: a case file, forty-eight clues, and who dares to name the culprit first."""

from divan.core.manifest import Manifest

MANIFEST = Manifest(
    id="last_call",
    shelf=2,
    players=(3, 4, 2),
    minutes=25,
    rules=f"{__name__}.rules:RULES",
    bots=f"{__name__}.bots:BOTS",
    view=f"{__name__}.view:VIEW",
)
