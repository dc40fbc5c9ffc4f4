"""A match is checked against its seed, by us and by the ten lines that the page has for others."""

import contextlib
import io
import json
import re
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace
from tasks import verify as task
from tasks.root import ROOT

from divan.core.chance import seed_hash
from divan.core.record import PERSON
from divan.games import find_games
from divan.games.lost_cities.rules.events import Dealt
from divan.session.match import Match
from divan.session.match_file import SUFFIX, write_match
from divan.session.verifying import Draw, verify
from helpers.matches import BOT, lost_cities_match, play_out
from helpers.playing import Case, preset_cases, random_record
from helpers.toy import TOY

PAGE = ROOT / "docs" / "FAIR-DEAL.md"
CASES = [
    case for case in preset_cases((*find_games(), TOY)) if case.seats == case.manifest.players[0]
]
STARTED = datetime(2026, 11, 29, 20, 15, tzinfo=UTC)


def random_match(case: Case, seed: str) -> Match:
    """Return a match that was played to its end at random."""
    record = random_record(case, seed)
    players = (PERSON, *(BOT,) * (case.seats - 1))
    return Match("m", case.rules, replace(record, players=players), watcher=0)


def written(match: Match, folder: Path) -> Path:
    """Return the file of a match."""
    path = folder / f"match{SUFFIX}"
    write_match(path, match.record, started=STARTED, practice=False)
    return path


def told(path: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    """Return what the task tells of a file as JSON."""
    assert task.main([str(path), "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def snippets() -> tuple[str, str]:
    """Return the programs on the page: the check, and the deal of Lost Cities."""
    check, deal = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return check, deal


def run(program: str, match: dict[str, object], monkeypatch: pytest.MonkeyPatch) -> str:
    """Run a program of the page on what ``verify`` told; return what it says."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(json.dumps(match)))
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(program, {})
    return said.getvalue()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_match_is_the_one_that_its_seed_leads_to(case: Case) -> None:
    match = random_match(case, "FAIR")
    verified = verify(match)
    assert verified.same
    assert verified.fingerprint == seed_hash("FAIR") == match.snapshot().promise
    assert len(verified.draws) == len(match.record.turns) + 1
    assert verified.total >= len(verified.draws[0]) > 0


def test_a_match_that_was_dealt_otherwise_is_found_out() -> None:
    match = play_out(lost_cities_match())
    match.record = replace(match.record, seed="ANOTHER")
    assert not verify(match).same


def test_an_event_that_did_not_happen_is_found_out() -> None:
    match = play_out(lost_cities_match())
    other = play_out(lost_cities_match(seed="OTHER")).position
    match._positions[-1] = replace(match.position, history=other.history)
    assert not verify(match).same


def test_the_check_for_others_has_ten_lines() -> None:
    assert len(list(filter(None, snippets()[0].splitlines()))) == 10


@pytest.mark.parametrize("case", [case for case in CASES if case.manifest is not TOY], ids=str)
def test_ten_lines_of_ones_own_find_every_draw_fair(
    case: Case,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = told(written(random_match(case, "TEN LINES"), tmp_path), capsys)
    check, _ = snippets()
    assert run(check, match, monkeypatch) == ""
    draws = match["draws"]
    assert isinstance(draws, list)
    bound, number = draws[0][-1]
    unfair = [[*draws[0][:-1], [bound, (number + 1) % bound]], *draws[1:]]
    for lie in ({"draws": unfair}, {"fingerprint": seed_hash("NOT THIS")}, {"seed": "NOT THIS"}):
        with pytest.raises(AssertionError):
            run(check, match | lie, monkeypatch)


def test_the_draws_deal_the_hands_of_lost_cities(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = play_out(lost_cities_match())
    dealt = match.position.history[0].event
    assert isinstance(dealt, Dealt)
    hands = [[(str(card.suit)[0].upper(), card.rank) for card in hand] for hand in dealt.hands]
    check, deal = snippets()
    shown = told(written(match, tmp_path), capsys)
    assert run(check + deal, shown, monkeypatch) == f"{hands[0]} {hands[1]}\n"


def test_the_task_tells_what_it_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(play_out(lost_cities_match()), tmp_path)
    assert task.main([str(path), "--fingerprint", seed_hash("MATCH").upper()]) == 0
    said = capsys.readouterr()
    assert seed_hash("MATCH") in said.out
    assert "its seed and its moves lead to" in said.out
    assert said.err == ""


def test_the_task_fails_for_another_fingerprint(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(play_out(lost_cities_match()), tmp_path)
    assert task.main([str(path), "--fingerprint", seed_hash("NOTED")]) == task.UNFAIR
    assert "UNFAIR" in capsys.readouterr().err


def test_the_task_says_why_a_file_will_not_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Watson")
    assert task.main([str(path)]) == task.UNREADABLE
    assert "not_a_match" in capsys.readouterr().err


def test_a_draw_is_written_as_a_pair() -> None:
    assert Draw(60, 7) == Draw(bound=60, number=7)
