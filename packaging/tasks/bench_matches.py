"""What a match between good players is like: how long, with what points, who sits well.

Adlers play each other, with each preset and number of players (a quick run: the usual
one); a deal is played once.
"""

import math
import sys
import time
from collections.abc import Sequence
from itertools import islice
from statistics import mean

from divan.arena.fixture import Fixture, Score
from divan.arena.place import Place, play_all
from divan.arena.pool import LocalPool
from divan.arena.schedule import seated_deals
from divan.core.manifest import Manifest
from divan.core.options import Preset
from tasks.figures import Row, emit, games_asked, is_quick
from tasks.progress import Progress

PLAYERS = "adler"
MATCHES = 400
QUICK_SECONDS = 0.5
"""About how long a quick run plays at one table."""
BATCH = 8
SEED = "MATCHES"
TOLD = {
    "lost_cities": ("DrewFromDiscard",),
    "last_call": ("Guessed", "Eliminated"),
    "don_legacy": ("LaidSet", "PlayedMystery"),
    "similo": ("Removed",),
    "baker_street": ("SolutionsJudged", "Exchanged"),
}
"""The events that tell how a match went, by game."""


def main() -> None:
    """Measure and print the rows as one line of JSON."""
    tables = [
        (manifest, preset, players)
        for manifest in games_asked()
        for preset in manifest.load_rules().presets
        for players in (manifest.players[:1] if is_quick() else sorted(manifest.players))
    ]
    rows = []
    with LocalPool() as place, Progress("matches", len(tables)) as progress:
        for number, (manifest, preset, players) in enumerate(tables, 1):
            scores = _played(place, manifest, preset, players)
            what = f"{manifest.id} {preset.id} {players}"
            rows.append({"what": what, **_figures(scores, players, TOLD[manifest.id])})
            progress(number)
    emit({"matches": rows})


def _played(place: Place, manifest: Manifest, preset: Preset, players: int) -> list[Score]:
    """Play ``MATCHES``, or for a quick run some for about so many seconds."""
    deals = seated_deals(manifest, preset.options, (PLAYERS,) * players, SEED)
    fixtures: list[Fixture] = list(islice(deals, MATCHES))
    end = time.monotonic() + (QUICK_SECONDS if is_quick() else math.inf)
    scores: list[Score] = []
    while fixtures and (not scores or time.monotonic() < end):
        some, fixtures = fixtures[:BATCH], fixtures[BATCH:]
        scores += play_all(place, some)
    return scores


def _figures(scores: Sequence[Score], players: int, events: Sequence[str]) -> Row:
    """Return what the matches were like; points and events are means a player and match."""
    points = [mean(score.result.scores) for score in scores if score.result.scores]
    won = [_wins(scores, seat) for seat in range(players)]
    seen = {
        event: round(mean(score.events.get(event, 0) for score in scores) / players, 2)
        for event in events
    }
    return {
        "n": len(scores),
        "plies": round(mean(score.plies for score in scores) / players, 1),
        "longest": max(score.plies for score in scores),
        "points": round(mean(points), 2) if points else None,
        "wins_by_seat": " ".join(f"{share:.0%}" for share in won),
        **seen,
    }


def _wins(scores: Sequence[Score], seat: int) -> float:
    """Return a seat's share of the wins; one that several share counts in part."""
    return mean(
        1 / len(score.result.winners) if seat in score.result.winners else 0 for score in scores
    )


if __name__ == "__main__":
    sys.exit(main())
