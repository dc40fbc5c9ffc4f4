"""Every match can be written down, read back, replayed and taken back."""

import pickle

import msgspec
import pytest

from divan.core.fold import fold, state_hash, view_of
from divan.games import find_games
from divan.session.match import Match
from divan.session.updates import UndoCost
from helpers.conformance import check_round_trips
from helpers.playing import Case, mixed_cases, preset_cases, random_plies, random_record
from helpers.toy import TOY

GAMES = (*find_games(), TOY)
CASES = [*preset_cases(GAMES), *mixed_cases(GAMES, mixes=2)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_states_moves_events_and_records_survive_being_written_as_json(case: Case) -> None:
    check_round_trips(case, "WRITTEN")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_record_replays_to_the_state_that_was_played(case: Case) -> None:
    *_, last = random_plies(case, "REPLAY")
    record = random_record(case, "REPLAY")
    assert state_hash(fold(case.rules, record).state) == state_hash(last.after.state)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_taken_back_comes_again_with_the_same_draws(case: Case) -> None:
    record = random_record(case, "UNDO")
    # A result that counts stays; what is taken back here is practice.
    match = Match("undo", case.rules, record, watcher=0, practice=True)
    end = match.position
    while match.undo_cost() is not UndoCost.NOTHING_TO_UNDO:
        match.undo()
    assert match.position.ply < end.ply
    while match.can_redo:
        match.redo()
    assert match.record == record
    assert match.position == end


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_view_reaches_another_process_whole(case: Case) -> None:
    *_, last = random_plies(case, "PICKLE")
    for seat in range(case.seats):
        view = view_of(case.rules, last.before, seat)
        assert pickle.loads(pickle.dumps(view)) == view
    assert pickle.loads(pickle.dumps(last.move)) == last.move


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_state_tells_the_same_fingerprint_after_being_read_back(case: Case) -> None:
    for ply in random_plies(case, "HASH"):
        text = msgspec.json.encode(ply.after.state)
        read = msgspec.json.decode(text, type=case.rules.state_type)
        assert state_hash(read) == state_hash(ply.after.state)
