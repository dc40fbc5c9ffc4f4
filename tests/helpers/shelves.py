"""A library with something in it."""

from datetime import datetime

import msgspec

from divan.core.outcome import RESIGNED
from divan.core.record import PERSON, Level, Player
from divan.core.result import Result
from divan.session.store.store import Store, StoredMatch
from helpers.matches import lost_cities_record


def under_way(store: Store, *, level: Level = Level.ADLER, **changes: object) -> str:
    """Keep a match in which it is the person's turn; return its id."""
    record = lost_cities_record(f"OPEN {len(store.matches())}")
    players = (PERSON, Player(level))
    return store.add(msgspec.structs.replace(record, players=players, **changes))


def finished(
    store: Store,
    own: int = 40,
    other: int = 30,
    *,
    level: Level = Level.WATSON,
    practice: bool = False,
    when: datetime | None = None,
) -> str:
    """Keep the end of a match with these points; return its id. Its moves are left out."""
    top = max(own, other)
    winners = tuple(seat for seat, score in enumerate((own, other)) if score == top)
    record = lost_cities_record(f"OVER {len(store.matches())}")
    players = (PERSON, Player(level))
    match = store.add(
        msgspec.structs.replace(record, players=players),
        practice=practice,
        result=Result(winners, (own, other), "pile_empty"),
    )
    if when is not None:
        _touch(store, match, when)
    return match


def given_up(store: Store) -> str:
    """Keep a match that the person gave up before the first move; return its id."""
    record = msgspec.structs.replace(lost_cities_record("GIVEN UP"), resigned=0)
    return store.add(record, result=Result((1,), (), RESIGNED))


def stored(
    own: int | None = 40,
    other: int = 30,
    *,
    level: Level | None = Level.WATSON,
    players: tuple[Player, ...] | None = None,
    result: Result | None = None,
    practice: bool = False,
    day: int = 1,
) -> StoredMatch:
    """Return a match as the store would, without a store; not over where ``own`` is None."""
    if own is not None and result is None:
        top = max(own, other)
        winners = tuple(seat for seat, score in enumerate((own, other)) if score == top)
        result = Result(winners, (own, other), "pile_empty")
    moment = datetime.fromisoformat(f"2026-11-{day:02}T12:00:00+00:00")
    return StoredMatch(
        id=f"{day}-{own}",
        game="lost_cities",
        rules_version=1,
        options={},
        players=players or (PERSON, Player(level)),
        seed="STORED",
        daily=None,
        started=moment,
        touched=moment,
        played_seconds=60.0,
        practice=practice,
        resigned=None,
        result=result,
        revision=0,
        plies=0,
    )


def _touch(store: Store, match: str, moment: datetime) -> None:
    with store._writing() as connection:
        connection.execute(
            "UPDATE matches SET touched = ? WHERE id = ?", (moment.isoformat(), match)
        )
