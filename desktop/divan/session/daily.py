"""The deal of the day: the same cards for everyone, everywhere."""

from collections.abc import Iterable
from datetime import date

from divan.core.manifest import Manifest
from divan.session.store.store import StoredMatch


def daily_seed(game: str, day: date) -> str:
    """Return the seed of the deal of ``day``, such as ``DAILY 2026-11-29 LOST_CITIES``."""
    return f"DAILY {day.isoformat()} {game.upper()}"


def day_of(game: str, seed: str) -> date | None:
    """Return the day whose deal ``seed`` is; None for any other seed."""
    _, _, rest = seed.partition(" ")
    try:
        day = date.fromisoformat(rest.partition(" ")[0])
    except ValueError:
        return None
    return day if daily_seed(game, day) == seed else None


def daily_game(games: tuple[Manifest, ...], day: date) -> Manifest:
    """Return the game whose deal is offered on ``day``: all take turns."""
    return games[day.toordinal() % len(games)]


def daily_match(matches: Iterable[StoredMatch], game: str, day: date) -> StoredMatch | None:
    """Return the person's match of the deal of ``day``: the first that was begun, if any.

    Whoever plays the deal once more knows the cards, so only this one counts.
    """
    begun = (match for match in matches if (match.game, match.daily) == (game, day.isoformat()))
    return min(begun, key=lambda match: match.started, default=None)
