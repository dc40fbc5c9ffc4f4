"""The deal of the day: the same cards for everyone, everywhere."""

from datetime import date

from divan.core.manifest import Manifest


def daily_seed(game: str, day: date) -> str:
    """Return the seed of the deal of ``day``, such as ``DAILY 2026-11-29 LOST_CITIES``."""
    return f"DAILY {day.isoformat()} {game.upper()}"


def daily_game(games: tuple[Manifest, ...], day: date) -> Manifest:
    """Return the game whose deal is offered on ``day``: all take turns."""
    return games[day.toordinal() % len(games)]
