"""Matches that come from files: each once, and none counts that was not played here."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from divan.core.options import option_values
from divan.core.record import AnyRecord
from divan.games import find_games
from divan.session.daily import daily_seed, day_of
from divan.session.library import Library
from divan.session.match_file import write_match
from divan.session.statistics import tally
from divan.session.store.store import Store
from helpers.lost_cities import RULES
from helpers.matches import harmless, lost_cities_match, play_out

GAMES = find_games()
STARTED = datetime(2026, 11, 29, 20, 15, tzinfo=UTC)
LONG = play_out(lost_cities_match()).record
SHORT = replace(LONG, turns=LONG.turns[:6])


@pytest.fixture
def library(store: Store) -> Library:
    return Library(store, GAMES)


def a_file(tmp_path: Path, record: AnyRecord, started: datetime = STARTED) -> Path:
    path = tmp_path / "match.divan"
    write_match(path, record, started=started, practice=False)
    return path


def another_way(record: AnyRecord) -> AnyRecord:
    """Return a match of the same deal in which the last move is another."""
    match = lost_cities_match()
    for turn in record.turns[:-1]:
        match.play(turn.seat, turn.move)
    moves = RULES.moves(match.position.state, match.to_act()[0])
    match.play(match.to_act()[0], next(m for m in moves if m != record.turns[-1].move))
    return match.record


@pytest.mark.parametrize(
    ("here", "file", "known"),
    [
        (SHORT, SHORT, True),
        (LONG, LONG, True),
        (LONG, SHORT, True),
        (SHORT, LONG, False),
        (SHORT, another_way(SHORT), False),
        (SHORT, replace(SHORT, resigned=0), False),
        (replace(SHORT, resigned=0), replace(SHORT, resigned=0), True),
        (replace(SHORT, resigned=0), SHORT, True),
    ],
    ids=[
        "the same",
        "the same, over",
        "further here",
        "further in the file",
        "another way",
        "given up in the file",
        "given up in both",
        "given up here",
    ],
)
def test_a_match_is_recognised_where_the_library_has_all_of_it(
    store: Store, library: Library, tmp_path: Path, here: AnyRecord, file: AnyRecord, known: bool
) -> None:
    kept = store.add(here)
    arrival = library.bring_in(a_file(tmp_path, file))
    assert arrival.known is known
    assert (arrival.id == kept) is known
    assert len(store.matches()) == (1 if known else 2)


def test_of_two_matches_from_one_file_there_is_one(
    store: Store, library: Library, tmp_path: Path
) -> None:
    first = library.bring_in(a_file(tmp_path, LONG))
    second = library.bring_in(a_file(tmp_path, LONG))
    assert (first.known, second.known) == (False, True)
    assert first.id == second.id
    assert len(store.matches()) == 1


def test_options_that_are_left_out_are_the_same_as_their_defaults(
    store: Store, library: Library, tmp_path: Path
) -> None:
    store.add(SHORT)
    usual = option_values(RULES.options_type())
    given = {name: value for name, value in SHORT.options.items() if usual[name] != value}
    assert len(given) < len(SHORT.options)
    assert library.bring_in(a_file(tmp_path, replace(SHORT, options=given))).known


def test_a_match_from_a_file_does_not_count(store: Store, library: Library, tmp_path: Path) -> None:
    library.bring_in(a_file(tmp_path, LONG))
    (match,) = store.matches()
    assert match.result is not None
    assert match.imported
    assert tally([match]).played == 0
    store.add(replace(LONG, turns=()), result=match.result)
    assert tally(store.matches()).played == 1


def test_a_match_from_a_file_began_when_it_began(
    store: Store, library: Library, tmp_path: Path
) -> None:
    library.bring_in(a_file(tmp_path, SHORT))
    (match,) = store.matches()
    assert match.started == STARTED
    assert match.touched > STARTED or datetime.now(UTC) < STARTED


@pytest.mark.parametrize(
    "started", ["9999-12-31T23:59:59-12:00", "0001-01-01T00:00:00+14:00", "9000-01-01T00:00:00Z"]
)
def test_a_match_from_a_file_did_not_begin_in_the_future(
    store: Store, library: Library, tmp_path: Path, started: str
) -> None:
    library.bring_in(a_file(tmp_path, SHORT, datetime.fromisoformat(started)))
    (match,) = store.matches()
    assert match.started <= datetime.now(UTC)


def test_the_deal_of_a_day_is_still_that_when_it_comes_from_a_file(
    store: Store, library: Library, tmp_path: Path
) -> None:
    seed = daily_seed("lost_cities", STARTED.date())
    match = lost_cities_match(seed=seed)
    match.play(0, harmless(match))
    library.bring_in(a_file(tmp_path, match.record))
    (kept,) = store.matches()
    assert kept.daily == "2026-11-29"


@pytest.mark.parametrize(
    "seed", ["", "DAILY", "DAILY 2026-13-29 LOST_CITIES", "DAILY 2026-11-29 SIMILO", "7F3A-91C2"]
)
def test_other_seeds_are_of_no_day(seed: str) -> None:
    assert day_of("lost_cities", seed) is None
