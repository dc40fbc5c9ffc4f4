"""Nonsense in the file costs the rows it is in, and nothing else."""

import sqlite3
from pathlib import Path

import pytest

from divan.games import find_games
from divan.session.reading import Unreadable, UnreadableMatch, open_match, stored_record
from divan.session.settings import (
    Settings,
    SetUp,
    Window,
    change_setting,
    keep_set_up,
    keep_window,
    read_set_up,
    read_settings,
    read_window,
)
from divan.session.store.opening import FILE_NAME
from divan.session.store.store import Store
from helpers.matches import lost_cities_match, lost_cities_record, play_out

DEEP = "[" * 100_000 + "]" * 100_000


def meddle(folder: Path, statement: str, *values: object) -> None:
    """Change the file behind the store's back."""
    with sqlite3.connect(folder / FILE_NAME) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute(statement, values)
    connection.close()


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("options", "not JSON"),
        ("options", "[1, 2]"),
        ("options", '{"rounds": {"a": 1}}'),
        ("options", DEEP),
        ("players", '{"level": 1}'),
        ("players", '[{"level": "hercule"}]'),
        ("players", "null"),
        ("result", "winners"),
        ("result", '{"winners": "all", "scores": [], "reason": ""}'),
        ("started", "yesterday"),
        ("started", "2026-11-29T20:15:00"),
        ("touched", ""),
    ],
    ids=lambda value: str(value)[:30],
)
def test_a_row_that_makes_no_sense_is_left_out_and_the_others_are_shown(
    store: Store, folder: Path, column: str, value: str
) -> None:
    good, bad = store.add(lost_cities_record("GOOD")), store.add(lost_cities_record("BAD"))
    meddle(folder, f"UPDATE matches SET {column} = ? WHERE id = ?", value, bad)
    assert [match.id for match in store.matches()] == [good]
    assert store.match(bad) is None
    assert store.match(good) is not None


@pytest.mark.parametrize("column", ["game", "seed", "options", "players", "daily", "started"])
def test_bytes_that_are_no_text_do_not_hide_the_other_rows(
    store: Store, folder: Path, column: str
) -> None:
    good, bad = store.add(lost_cities_record("GOOD")), store.add(lost_cities_record("BAD"))
    meddle(folder, f"UPDATE matches SET {column} = CAST(x'ff22fe' AS TEXT) WHERE id = ?", bad)
    assert good in [match.id for match in store.matches()]


def stored(store: Store, id: str):
    match = store.match(id)
    assert match is not None
    rules, record = stored_record(find_games(), match, store.turns(id))
    return open_match(id, rules, record)


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("UPDATE matches SET game = 'chess'", Unreadable.UNKNOWN_GAME),
        ("UPDATE matches SET rules_version = 99", Unreadable.OTHER_RULES),
        ("UPDATE matches SET options = '{\"rounds\": 99}'", Unreadable.DAMAGED),
        ("UPDATE matches SET options = '{\"colour\": 1}'", Unreadable.DAMAGED),
        ("UPDATE matches SET players = '[]'", Unreadable.DAMAGED),
        ("UPDATE matches SET resigned = 7", Unreadable.DAMAGED),
        ("UPDATE matches SET resigned = -1", Unreadable.DAMAGED),
        ("UPDATE turns SET turn = '{}' WHERE ply = 3", Unreadable.DAMAGED),
        ("UPDATE turns SET turn = 'nonsense' WHERE ply = 3", Unreadable.DAMAGED),
        ("UPDATE turns SET turn = CAST(x'ff' AS TEXT) WHERE ply = 3", Unreadable.DAMAGED),
        (f"UPDATE turns SET turn = '{DEEP}' WHERE ply = 3", Unreadable.DAMAGED),
        ("DELETE FROM turns WHERE ply = 3", Unreadable.DAMAGED),
        ("UPDATE matches SET seed = 'ANOTHER'", Unreadable.DAMAGED),
    ],
    ids=lambda value: str(value)[:50],
)
def test_a_match_that_cannot_be_played_says_why(
    store: Store, folder: Path, statement: str, why: Unreadable
) -> None:
    kept = store.add(play_out(lost_cities_match()).record)
    assert stored(store, kept).result is not None
    meddle(folder, statement)
    with pytest.raises(UnreadableMatch) as unreadable:
        stored(store, kept)
    assert unreadable.value.why is why


def test_settings_that_make_no_sense_have_their_defaults(store: Store, folder: Path) -> None:
    store.put_setting("volume", "40")
    for name, value in [
        ("language", '"klingon"'),
        ("text_size", "1000"),
        ("pace", "["),
        ("muted", DEEP),
        ("unknown", "1"),
    ]:
        store.put_setting(name, value)
    assert read_settings(store) == Settings(volume=40)


def test_a_setting_is_kept_and_nonsense_is_refused(store: Store) -> None:
    settings = change_setting(store, Settings(), "text_size", 150)
    settings = change_setting(store, settings, "pace", "fast")
    assert read_settings(store) == settings == Settings(text_size=150, pace="fast")
    with pytest.raises(ValueError, match="200"):
        change_setting(store, settings, "text_size", 900)
    assert read_settings(store) == settings


def test_the_window_and_the_set_up_of_each_game_are_remembered(store: Store) -> None:
    assert read_window(store) is None
    assert read_set_up(store, "lost_cities") is None
    window = Window(10, 20, 1280, 720, maximized=True, screen="HDMI-1")
    keep_window(store, window)
    assert read_window(store) == window
    set_up = SetUp({"rounds": 3}, 2, ("mycroft",))
    keep_set_up(store, "lost_cities", set_up)
    assert read_set_up(store, "lost_cities") == set_up
    assert read_set_up(store, "similo") is None
    store.put_setting("window", "{}")
    assert read_window(store) is None


@pytest.mark.parametrize(
    "place",
    [
        '{"x": 3000000000, "y": 0, "width": 1280, "height": 720}',
        '{"x": 0, "y": -3000000000, "width": 1280, "height": 720}',
        '{"x": 0, "y": 0, "width": -5, "height": 720}',
        '{"x": 0, "y": 0, "width": 0, "height": 720}',
        '{"x": 0, "y": 0, "width": 1280, "height": 99999999999}',
        '{"x": 0, "y": 0, "width": 1e300, "height": 720}',
        '{"x": null, "y": 0, "width": 1280, "height": 720}',
        "[]",
        DEEP,
    ],
    ids=lambda value: str(value)[:60],
)
def test_a_window_that_no_screen_could_show_is_forgotten(store: Store, place: str) -> None:
    store.put_setting("window", place)
    assert read_window(store) is None


def test_settings_that_cannot_be_read_at_all_have_their_defaults(store: Store) -> None:
    store.put_setting("volume", "40")
    store.put_setting("window", '{"x": 1, "y": 1, "width": 1280, "height": 720}')
    store._connection.execute("DROP TABLE settings")
    assert read_settings(store) == Settings()
    assert read_window(store) is None
    assert read_set_up(store, "lost_cities") is None


def test_a_setting_that_is_no_text_has_its_default(store: Store) -> None:
    store.put_setting("volume", "40")
    store._connection.executescript(
        "ALTER TABLE settings RENAME TO strict_settings;"
        "CREATE TABLE settings (name PRIMARY KEY, value);"
        "INSERT INTO settings SELECT * FROM strict_settings;"
        "INSERT INTO settings VALUES ('theme', NULL), ('muted', x'00ff'), (NULL, '1');"
    )
    assert read_settings(store) == Settings(volume=40)
