"""A match as a file: it comes back whole, and nothing hostile gets in or breaks anything."""

import json
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from divan.core.record import PERSON
from divan.games import find_games
from divan.session.match_file import (
    MOST_BYTES,
    MOST_TURNS,
    SUFFIX,
    MatchFile,
    read_match,
    write_match,
)
from divan.session.reading import Unreadable, UnreadableMatch
from helpers.disks import fill, tiny_disk
from helpers.matches import BOT, harmless, lost_cities_match, play_out

GAMES = find_games()
STARTED = datetime(2026, 11, 29, 20, 15, tzinfo=UTC)
RECORD = play_out(lost_cities_match()).record
DAMAGED = Unreadable.DAMAGED
Meddle = Callable[[dict[str, Any]], object]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / f"match{SUFFIX}"
    write_match(path, RECORD, started=STARTED, practice=True)
    return path


def why_unreadable(path: Path) -> Unreadable:
    """Return why a file cannot be read; it stays as it was."""
    before = path.read_bytes() if path.is_file() else None
    with pytest.raises(UnreadableMatch) as unreadable:
        read_match(path, GAMES)
    assert before is None or path.read_bytes() == before
    return unreadable.value.why


def what_can_be_read(path: Path) -> MatchFile | None:
    """Return the match in a file, or None where a reason was given why there is none."""
    with suppress(UnreadableMatch):
        return read_match(path, GAMES)
    return None


def read_body(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text(encoding="utf-8"))


def test_a_match_comes_back_whole(path: Path) -> None:
    read = read_match(path, GAMES)
    assert isinstance(read, MatchFile)
    assert (read.record, read.started, read.practice) == (RECORD, STARTED, True)
    assert read.match.result == play_out(lost_cities_match()).result
    assert read.match.watcher == 0
    assert read.match.practice
    assert read.rules is GAMES[0].load_rules()


def test_a_match_that_goes_on_or_was_given_up_comes_back_too(tmp_path: Path) -> None:
    match = lost_cities_match()
    match.play(0, harmless(match))
    for record in (lost_cities_match().record, match.record, replace(match.record, resigned=0)):
        write_match(tmp_path / "a", record, started=STARTED, practice=False)
        assert read_match(tmp_path / "a", GAMES).record == record


def test_the_file_is_the_json_that_is_documented(path: Path) -> None:
    body = read_body(path)
    assert list(body) == ["format", "version", "started", "practice", "record"]
    assert (body["format"], body["version"]) == ("divan match", 1)
    assert list(body["record"]) == [
        "game",
        "rules_version",
        "options",
        "players",
        "seed",
        "turns",
        "resigned",
    ]
    assert body["record"]["players"] == [{"level": None}, {"level": "wiggins"}]
    assert body["record"]["turns"][1] == {"seat": 0, "move": {"type": "DrawFromPile"}}
    assert path.read_text(encoding="utf-8").startswith('{\n  "format": "divan match",\n')


def test_no_part_of_it_is_left_lying_about(path: Path) -> None:
    assert [other.name for other in path.parent.iterdir()] == [path.name]


CONTENTS = {
    "empty": (b"", Unreadable.NOT_A_MATCH),
    "binary": (bytes(range(256)) * 20, Unreadable.NOT_A_MATCH),
    "another text": (b"Dear Watson,\n", Unreadable.NOT_A_MATCH),
    "a list": (b"[1, 2, 3]", Unreadable.NOT_A_MATCH),
    "a number": (b"42", Unreadable.NOT_A_MATCH),
    "another object": (b'{"name": "Holmes"}', Unreadable.NOT_A_MATCH),
    "another format": (b'{"format": "chess", "version": 1}', Unreadable.NOT_A_MATCH),
    "a byte order mark alone": (b"\xef\xbb\xbf", Unreadable.NOT_A_MATCH),
    "NaN": (b'{"format": NaN, "version": 1}', Unreadable.NOT_A_MATCH),
    "UTF-16": ('{"format": "divan match"}'.encode("utf-16"), Unreadable.NOT_A_MATCH),
    "ten megabytes": (b" " * 10 * 2**20, Unreadable.TOO_LARGE),
    "a newer format": (b'{"format": "divan match", "version": 2}', Unreadable.NEWER_FORMAT),
    "a heading only": (b'{"format": "divan match", "version": 1}', Unreadable.DAMAGED),
    "version nought": (b'{"format": "divan match", "version": 0}', Unreadable.DAMAGED),
    "version NaN": (b'{"format": "divan match", "version": NaN}', Unreadable.DAMAGED),
    "a giant version": (
        b'{"format": "divan match", "version": ' + b"9" * 5000 + b"}",
        Unreadable.DAMAGED,
    ),
    "deep nesting": (
        b'{"format": "divan match", "version": 1, "x": ' + b"[" * 200_000,
        Unreadable.DAMAGED,
    ),
    "deep nesting at once": (b"[" * 200_000, None),
    "bytes that are no text": (
        b'{"format": "divan match", "version": 1, "started": "\xff\xfe"}',
        Unreadable.DAMAGED,
    ),
}


@pytest.mark.parametrize("name", CONTENTS)
def test_what_is_no_match_is_refused_with_the_reason(tmp_path: Path, name: str) -> None:
    content, why = CONTENTS[name]
    path = tmp_path / "hostile"
    path.write_bytes(content)
    found = why_unreadable(path)
    assert why in (None, found)


def test_a_file_of_just_the_largest_size_is_still_read(path: Path) -> None:
    text = path.read_bytes()
    path.write_bytes(text + b" " * (MOST_BYTES - len(text)))
    assert read_match(path, GAMES).record == RECORD
    path.write_bytes(text + b" " * (MOST_BYTES - len(text) + 1))
    assert why_unreadable(path) is Unreadable.TOO_LARGE


def test_a_match_longer_than_any_that_is_played_is_not_folded(path: Path) -> None:
    body = read_body(path)
    turn = body["record"]["turns"][0]
    body["record"]["turns"] = [turn] * (MOST_TURNS + 1)
    path.write_text(json.dumps(body), encoding="utf-8")
    assert why_unreadable(path) is Unreadable.TOO_LONG
    body["record"]["turns"] = [turn] * MOST_TURNS
    path.write_text(json.dumps(body), encoding="utf-8")
    assert why_unreadable(path) is DAMAGED, "short enough to be judged by the rules"


def test_a_match_that_was_cut_off_is_damaged(path: Path) -> None:
    text = path.read_bytes()
    path.write_bytes(text[: len(text) // 2])
    assert why_unreadable(path) is Unreadable.DAMAGED


def test_a_byte_order_mark_that_an_editor_left_does_no_harm(path: Path) -> None:
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert read_match(path, GAMES).record == RECORD


MEDDLING: dict[str, tuple[Meddle, Unreadable]] = {
    "an unknown game": (lambda b: b["record"].update(game="chess"), Unreadable.UNKNOWN_GAME),
    "no game": (lambda b: b["record"].pop("game"), DAMAGED),
    "other rules": (lambda b: b["record"].update(rules_version=2), Unreadable.OTHER_RULES),
    "an unknown field": (lambda b: b.update(comment="hi"), DAMAGED),
    "an unknown field within": (lambda b: b["record"].update(cheat=True), DAMAGED),
    "no record": (lambda b: b.pop("record"), DAMAGED),
    "a record of nothing": (lambda b: b.update(record=None), DAMAGED),
    "another type": (lambda b: b.update(practice="yes"), DAMAGED),
    "no moment": (lambda b: b.update(started="soon"), DAMAGED),
    "a moment without a zone": (
        lambda b: b.update(started="2026-11-29T20:15:00"),
        DAMAGED,
    ),
    "an unknown option": (lambda b: b["record"]["options"].update(x=1), DAMAGED),
    "an option too high": (lambda b: b["record"]["options"].update(rounds=6), DAMAGED),
    "an option of objects": (
        lambda b: b["record"]["options"].update(rounds={}),
        DAMAGED,
    ),
    "nobody": (lambda b: b["record"].update(players=[]), DAMAGED),
    "a crowd": (lambda b: b["record"].update(players=[{}] * 1000), DAMAGED),
    "an unknown level": (
        lambda b: b["record"]["players"][1].update(level="god"),
        DAMAGED,
    ),
    "an illegal move": (lambda b: b["record"]["turns"].pop(3), DAMAGED),
    "a move too many": (
        lambda b: b["record"]["turns"].append(b["record"]["turns"][1]),
        DAMAGED,
    ),
    "an unknown move": (
        lambda b: b["record"]["turns"][0]["move"].update(type="Cheat"),
        DAMAGED,
    ),
    "a move without a type": (
        lambda b: b["record"]["turns"][0]["move"].pop("type"),
        DAMAGED,
    ),
    "a seat that is not there": (
        lambda b: b["record"]["turns"][0].update(seat=-1),
        DAMAGED,
    ),
    "a giant seat": (lambda b: b["record"]["turns"][0].update(seat=10**40), DAMAGED),
    "a giant card": (
        lambda b: b["record"]["turns"][0]["move"]["card"].update(rank=10**18),
        DAMAGED,
    ),
    "a face-down card": (
        lambda b: b["record"]["turns"][0]["move"].update(card={"suit": None, "rank": 0}),
        DAMAGED,
    ),
    "someone else resigned": (lambda b: b["record"].update(resigned=2), DAMAGED),
    "a seed that deals other cards": (lambda b: b["record"].update(seed="X"), DAMAGED),
    "a giant seed": (lambda b: b["record"].update(seed="A" * 10**6, turns=[]), DAMAGED),
    "no seed": (lambda b: b["record"].update(seed="", turns=[]), DAMAGED),
    "a blank seed": (lambda b: b["record"].update(seed="  ", turns=[]), DAMAGED),
    "a seed of two lines": (lambda b: b["record"].update(seed="A\nB", turns=[]), DAMAGED),
    "a seed that turns the line round": (
        lambda b: b["record"].update(seed="A\u202eB", turns=[]),
        DAMAGED,
    ),
    "half a character as seed": (lambda b: b["record"].update(seed="\ud800"), DAMAGED),
}


@pytest.mark.parametrize("name", MEDDLING)
def test_a_match_that_was_meddled_with_is_refused_with_the_reason(path: Path, name: str) -> None:
    meddle, why = MEDDLING[name]
    body = read_body(path)
    meddle(body)
    path.write_text(json.dumps(body), encoding="utf-8")
    assert why_unreadable(path) is why


@given(data=st.data())
def test_changed_bytes_are_a_match_or_a_reason_but_never_an_error(tmp_path: Path, data) -> None:
    path = tmp_path / "fuzzed"
    write_match(path, replace(RECORD, turns=RECORD.turns[:9]), started=STARTED, practice=False)
    text = bytearray(path.read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        length = data.draw(st.integers(0, 6))
        text[start : start + length] = data.draw(st.binary(max_size=6))
    path.write_bytes(text)
    read = what_can_be_read(path)
    assert read is None or read.match.position.ply == len(read.record.turns)
    assert path.read_bytes() == text


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(data=st.data())
def test_any_value_in_any_place_is_a_match_or_a_reason_but_never_an_error(
    tmp_path: Path, data
) -> None:
    path = tmp_path / "fuzzed"
    write_match(path, replace(RECORD, turns=RECORD.turns[:3]), started=STARTED, practice=False)
    body: Any = read_body(path)
    place, key = body, None
    while True:
        keys = sorted(place) if isinstance(place, dict) else range(len(place))
        key = data.draw(st.sampled_from(list(keys)))
        if not isinstance(place[key], dict | list) or not place[key] or data.draw(st.booleans()):
            break
        place = place[key]
    place[key] = data.draw(JSON)
    path.write_text(json.dumps(body), encoding="utf-8")
    read = what_can_be_read(path)
    assert read is None or read.match.position.ply == len(read.record.turns)


def test_a_file_that_is_not_there_or_is_a_folder_cannot_be_read(tmp_path: Path) -> None:
    assert why_unreadable(tmp_path / "missing") is Unreadable.NO_ACCESS
    assert why_unreadable(tmp_path) is Unreadable.NO_ACCESS
    (tmp_path / "file").touch()
    assert why_unreadable(tmp_path / "file" / "below") is Unreadable.NO_ACCESS


@pytest.mark.parametrize("place", ["missing/match", "file/match", "folder", "n" * 300])
def test_where_nothing_can_be_written_the_reason_is_told(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").write_text("here first")
    (tmp_path / "folder").mkdir()
    with pytest.raises(UnreadableMatch) as refused:
        write_match(tmp_path / place, RECORD, started=STARTED, practice=False)
    assert refused.value.why is Unreadable.NO_ACCESS
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"]
    assert (tmp_path / "file").read_text() == "here first"


def test_on_a_full_disk_an_older_file_of_that_name_stays_whole(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    path = disk / f"match{SUFFIX}"
    short = replace(RECORD, turns=RECORD.turns[:5])
    with tiny_disk(disk, 32):
        write_match(path, short, started=STARTED, practice=False)
        ballast = fill(disk)
        with pytest.raises(UnreadableMatch) as refused:
            write_match(path, RECORD, started=STARTED, practice=False)
        assert refused.value.why is Unreadable.NO_ACCESS
        assert read_match(path, GAMES).record == short
        assert sorted(disk.iterdir()) == [ballast, path]


def test_an_older_file_stays_whole_if_the_new_one_cannot_be_finished(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = path.read_bytes()

    def fail(_: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(UnreadableMatch, match="no space left"):
        write_match(path, lost_cities_match().record, started=STARTED, practice=False)
    assert path.read_bytes() == before
    assert [other.name for other in path.parent.iterdir()] == [path.name]


def test_a_match_of_several_persons_is_refused_as_such(tmp_path: Path) -> None:
    record = replace(lost_cities_match().record, players=(PERSON, PERSON))
    write_match(tmp_path / "two", record, started=STARTED, practice=False)
    assert why_unreadable(tmp_path / "two") is Unreadable.SEVERAL_PERSONS


def test_a_match_of_bots_alone_is_read(tmp_path: Path) -> None:
    record = replace(lost_cities_match().record, players=(BOT, BOT))
    write_match(tmp_path / "bots", record, started=STARTED, practice=False)
    assert read_match(tmp_path / "bots", GAMES).match.watcher == 0


def write_again(path: Path) -> None:
    write_match(path, lost_cities_match().record, started=STARTED, practice=False)


def test_a_file_that_may_not_be_written_stays(path: Path) -> None:
    before = path.read_bytes()
    path.chmod(0o444)
    with pytest.raises(UnreadableMatch) as refused:
        write_again(path)
    assert refused.value.why is Unreadable.NO_ACCESS
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


def test_a_link_stays_and_what_it_leads_to_is_written(path: Path) -> None:
    link = path.with_name("link.divan")
    link.symlink_to(path.name)
    write_again(link)
    assert link.is_symlink()
    assert read_match(path, GAMES).record == lost_cities_match().record


def test_a_link_to_itself_is_refused(tmp_path: Path) -> None:
    link = tmp_path / "loop.divan"
    link.symlink_to(link.name)
    with pytest.raises(UnreadableMatch) as refused:
        write_again(link / "below")
    assert refused.value.why is Unreadable.NO_ACCESS


def test_no_other_file_is_written_over_on_the_way(path: Path) -> None:
    other = path.with_name(f"{path.name}.part")
    other.write_text("mine")
    write_again(path)
    assert other.read_text() == "mine"
    assert sorted(path.parent.iterdir()) == [path, other]


def test_who_may_read_a_file_stays(path: Path) -> None:
    path.chmod(0o600)
    write_again(path)
    assert path.stat().st_mode & 0o777 == 0o600
