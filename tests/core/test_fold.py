"""A match is the fold of its record, and a view is what one seat knows of it."""

import pytest
from msgspec.structs import replace

from divan.core.chance import Chance
from divan.core.fold import advance, fold, opening, positions, state_hash, view_of
from divan.core.options import BadOptions
from divan.core.record import PERSON, Record, Turn, new_record
from divan.core.violation import IllegalMove
from helpers.playing import Case, random_record
from helpers.toy import FACE_DOWN, RULES, TOY, Card, Dealt, Laid, Lay, ToyOptions, TurnedUp

CASE = Case(TOY, "usual", ToyOptions(), 3)
RECORD = random_record(CASE, "FOLD")


def test_the_opening_is_dealt_by_the_chance_of_ply_0() -> None:
    start = opening(RULES, RECORD)
    assert start.ply == 0
    assert start.state == RULES.begin(ToyOptions(), 3, Chance("FOLD", 0)).state
    assert [(entry.ply, type(entry.event)) for entry in start.history] == [(0, Dealt)]


def test_there_is_a_position_before_the_first_move_and_one_after_each() -> None:
    found = list(positions(RULES, RECORD))
    assert [position.ply for position in found] == list(range(len(RECORD.turns) + 1))
    assert found[-1] == fold(RULES, RECORD)


def test_each_event_stands_at_the_ply_of_its_move() -> None:
    *_, last = positions(RULES, RECORD)
    plies = [entry.ply for entry in last.history]
    assert plies == sorted(plies)
    assert [type(entry.event) for entry in last.history if entry.ply == 3] == [Laid, TurnedUp]


def test_what_was_before_stays_when_the_match_goes_on() -> None:
    start = opening(RULES, RECORD)
    fingerprint, history = state_hash(start.state), start.history
    turn = RECORD.turns[0]
    after = advance(RULES, RECORD.seed, start, turn.seat, turn.move)
    assert (state_hash(start.state), start.history) == (fingerprint, history)
    assert after.history[: len(history)] == history


def test_a_record_with_a_forbidden_move_does_not_fold() -> None:
    first = RECORD.turns[0]
    twice = replace(RECORD, turns=(first, first))
    with pytest.raises(IllegalMove, match="laid_already"):
        fold(RULES, twice)


def test_a_record_with_options_of_another_game_does_not_fold() -> None:
    with pytest.raises(BadOptions, match="rounds"):
        fold(RULES, replace(RECORD, options={"rounds": 99}))
    with pytest.raises(BadOptions, match="colour"):
        fold(RULES, replace(RECORD, options={"colour": "red"}))


def test_a_new_record_holds_the_whole_set_up_and_no_move() -> None:
    record = new_record("toy", RULES, ToyOptions(rounds=2), (PERSON, PERSON), "SEED")
    assert record == Record(
        "toy", 1, {"rounds": 2, "lowest_wins": False}, (PERSON, PERSON), "SEED", (), None
    )


def test_a_view_masks_the_table_and_every_event() -> None:
    turns = (Turn(1, next(RULES.moves(opening(RULES, RECORD).state, 1))),)
    position = fold(RULES, replace(RECORD, turns=turns))
    own, other = view_of(RULES, position, 1), view_of(RULES, position, 0)
    laid = turns[0].move.card
    assert (own.seat, own.ply) == (1, 1)
    assert own.table.laid == (None, laid, None)
    assert other.table.laid == (None, FACE_DOWN, None)
    assert own.history[-1].event == Laid(1, laid)
    assert other.history[-1].event == Laid(1, FACE_DOWN)


def test_an_event_that_a_seat_did_not_notice_is_not_in_its_history(monkeypatch) -> None:
    position = fold(RULES, RECORD)
    monkeypatch.setattr(Laid, "seen_by", lambda self, seat: self if seat == self.seat else None)
    seen = [entry.event for entry in view_of(RULES, position, 0).history]
    assert [event.seat for event in seen if isinstance(event, Laid)] == [0, 0, 0]


def test_equal_states_have_one_fingerprint_and_others_another() -> None:
    states = [position.state for position in positions(RULES, RECORD)]
    assert [state_hash(state) for state in states] == [
        state_hash(position.state) for position in positions(RULES, RECORD)
    ]
    assert len({state_hash(state) for state in states}) == len(states)


def test_an_illegal_move_tells_why() -> None:
    with pytest.raises(IllegalMove) as refused:
        advance(RULES, "FOLD", opening(RULES, RECORD), 0, Lay(Card(99)))
    assert refused.value.violation.arguments == {"number": 99}
    assert "not_in_hand" in str(refused.value)
    assert "TOY-2" in str(refused.value)
