"""The deal of the day in words."""

from datetime import date, datetime, time

from divan.session.store.store import StoredMatch
from divan.ui.bridge.match_rows import RowMaker
from divan.ui.languages import Languages
from divan.ui.texts import text

DAILY_OF = text("daily", "Deal of the day, {date}")
PLAYED_TODAY = text("daily", "Played today: {standing}")
BEGUN_TODAY = text("daily", "Begun today")


def calendar_day(day: date, languages: Languages) -> str:
    """Return a day such as 29 November."""
    return languages.day(datetime.combine(day, time(12)).astimezone())


def daily_title(daily: str | None, languages: Languages) -> str:
    """Return which deal of the day a match was, "" for none."""
    try:
        day = date.fromisoformat(daily or "")
    except ValueError:
        return ""
    return languages.say(DAILY_OF, date=calendar_day(day, languages))


def today_line(match: StoredMatch | None, rows: RowMaker, languages: Languages) -> str:
    """Return how today's deal went, "" where it was not begun."""
    if match is None:
        return ""
    if match.result is None:
        return languages.say(BEGUN_TODAY)
    return languages.say(PLAYED_TODAY, standing=rows.standing(match))
