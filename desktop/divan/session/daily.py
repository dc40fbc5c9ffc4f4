"""The deal of the day: the same cards for everyone, everywhere."""

from datetime import date

from divan.core.manifest import Manifest


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
