"""How strong each level is against the one below: paired deals, every seat in turn.

Where one wins, a level plays against the level below on all other seats, and the figure is its
share of the wins. Where a guide and guessers win together (Similo), it is how often guides of
each level are understood by the same guessers.
"""

import math
import sys
import time
from collections.abc import Callable, Iterator
from itertools import islice
from typing import NamedTuple

from msgspec.structs import replace

from divan.arena.fixture import Fixture, Score
from divan.arena.place import Place, play_all
from divan.arena.pool import LocalPool
from divan.arena.schedule import paired_deals, seated_deals, whole_deals
from divan.arena.standing import Interval, standing_of, wilson
from divan.bots.random_bot import RANDOM
from divan.core.manifest import Manifest
from divan.core.options import Preset
from divan.core.record import Level
from tasks.figures import Row, emit, games_asked, is_quick
from tasks.progress import Progress

LADDER = (("watson", "wiggins"), ("adler", "watson"), ("mycroft", "adler"))
TOGETHER = "similo"
"""The game in which winning is no affair of one."""
GUESSERS = "adler"
"""Who listens to the guides that are compared."""
MATCHES = 400
QUICK_SECONDS = 1.0
"""About how long a quick run plays one duel; as many deals as fit, but two at least."""
SEED = "LADDER"


class Duel(NamedTuple):
    """What is measured: its name, its fixtures without end, and what to make of those played."""

    what: str
    fixtures: Iterator[Fixture]
    figure: Callable[[list[Fixture], list[Score]], Row]


def main() -> None:
    """Measure and print the rows as one line of JSON."""
    quick = is_quick()
    duels = list(_duels(games_asked(), quick=quick))
    with LocalPool() as place, Progress("strength", len(duels)) as progress:
        rows = []
        for number, duel in enumerate(duels, 1):
            played, scores = _play(place, duel.fixtures, QUICK_SECONDS if quick else math.inf)
            rows.append({"what": duel.what, **duel.figure(played, scores)})
            progress(number)
    emit({"strength": rows})


def _duels(games: list[Manifest], *, quick: bool) -> Iterator[Duel]:
    for manifest in games:
        for preset in manifest.load_rules().presets:
            if manifest.id == TOGETHER:
                yield from _guides(manifest, preset)
            else:
                yield from _climbs(manifest, preset, quick=quick)


def _climbs(manifest: Manifest, preset: Preset, *, quick: bool) -> Iterator[Duel]:
    """A quick run climbs at the smallest table only, a full one at the usual table too."""
    pairs = LADDER if quick else (*LADDER, ("adler", RANDOM))
    tables = sorted({2, manifest.players[0]} & set(manifest.players))
    for players in tables[:1] if quick else tables:
        for above, below in pairs:
            bots = [above] + [below] * (players - 1)
            fixtures = paired_deals(manifest, preset.options, bots, SEED)
            what = f"{manifest.id} {preset.id} {players}: {above} - {below}"
            yield Duel(what, fixtures, _share_of(above))


def _guides(manifest: Manifest, preset: Preset) -> Iterator[Duel]:
    """The first seat guides, so that the same guessers hear every guide on the same deals."""
    options = replace(preset.options, first_guide="first_seat")
    for level in Level:
        bots = (level.value, *(GUESSERS,) * (manifest.players[0] - 1))
        fixtures = seated_deals(manifest, options, bots, SEED)
        yield Duel(f"{manifest.id} {preset.id}: {level} guides", fixtures, _understood)


def _play(
    place: Place, fixtures: Iterator[Fixture], seconds: float
) -> tuple[list[Fixture], list[Score]]:
    """Play ``MATCHES`` of ``fixtures``, or whole deals for about so many seconds."""
    first = next(fixtures)
    deal = whole_deals(first.bots, 1)
    left = [first, *islice(fixtures, whole_deals(first.bots, MATCHES) - 1)]
    if math.isinf(seconds):
        return left, play_all(place, left)
    played: list[Fixture] = []
    scores: list[Score] = []
    end = time.monotonic() + seconds
    while left and (not played or time.monotonic() < end):
        some, left = left[: 2 * deal], left[2 * deal :]
        scores += play_all(place, some)
        played += some
    return played, scores


def _share_of(bot: str) -> Callable[[list[Fixture], list[Score]], Row]:
    def figure(played: list[Fixture], scores: list[Score]) -> Row:
        found = standing_of(bot, played, scores)
        ahead = round(found.ahead.value, 1) if found.ahead else None
        return {**_share(found.share, scores), "fair": round(found.fair, 3), "ahead": ahead}

    return figure


def _understood(played: list[Fixture], scores: list[Score]) -> Row:
    """The guessers have won where any of them has: the guide can win alone."""
    found = sum(any(seat > 0 for seat in score.result.winners) for score in scores)
    return {**_share(wilson(found, len(played)), scores), "fair": None, "ahead": None}


def _share(share: Interval, scores: list[Score]) -> Row:
    """Return a share as figures, with the longest match: nobody should stall."""
    return {
        "n": len(scores),
        "wins": round(share.value, 3),
        "low": round(share.low, 3),
        "high": round(share.high, 3),
        "longest": max(score.plies for score in scores),
        "late": sum(score.late for score in scores),
    }


if __name__ == "__main__":
    sys.exit(main())
