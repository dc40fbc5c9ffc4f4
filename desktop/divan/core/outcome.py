"""How a match stands as ended, whether it was played out or given up."""

from divan.core.fold import AnyPosition
from divan.core.record import AnyRecord
from divan.core.result import Result
from divan.core.rules import AnyRules

RESIGNED = "resigned"


def outcome(rules: AnyRules, record: AnyRecord, position: AnyPosition) -> Result | None:
    """Return the end of the match, or None while it goes on.

    Whoever resigns loses, and all others win.
    """
    if record.resigned is None:
        return rules.result(position.state)
    seats = range(len(record.players))
    return Result(tuple(seat for seat in seats if seat != record.resigned), (), RESIGNED)
