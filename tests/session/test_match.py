"""A match without threads: playing, taking back, playing again, giving up, looking back."""

import pytest
from msgspec.structs import replace

from divan.core.chance import seed_hash
from divan.core.fold import state_hash
from divan.core.outcome import RESIGNED
from divan.core.record import PERSON, Level, Player, Record
from divan.core.violation import IllegalMove
from divan.games.lost_cities.rules.options import SOURCE
from divan.session.match import Match
from divan.session.updates import UndoCost
from helpers.lost_cities import PILE, RULES
from helpers.matches import discards, harmless, lost_cities_match, play_out


def test_a_new_match_stands_before_its_first_move() -> None:
    match = lost_cities_match()
    assert (match.stamp.match, match.stamp.generation, match.stamp.ply) == ("m", 0, 0)
    assert match.result is None
    assert match.to_act() == (0,)
    assert match.undo_cost() is UndoCost.NOTHING_TO_UNDO
    assert not match.can_redo


def test_a_move_is_made_and_recorded() -> None:
    match = lost_cities_match()
    move = harmless(match)
    match.play(0, move)
    assert [(turn.seat, turn.move) for turn in match.record.turns] == [(0, move)]
    assert match.position.ply == 1


def test_a_forbidden_move_changes_nothing() -> None:
    match = lost_cities_match()
    before = match.record, match.position
    assert match.check(0, PILE) is not None
    with pytest.raises(IllegalMove):
        match.play(0, PILE)
    assert (match.record, match.position) == before


def test_undo_is_free_until_something_hidden_was_revealed() -> None:
    match = lost_cities_match()
    match.play(0, harmless(match))
    assert match.undo_cost() is UndoCost.FREE
    match.undo()
    assert not match.practice
    match.play(0, harmless(match))
    match.play(0, PILE)
    assert match.undo_cost() is UndoCost.PRACTICE, "the card from the pile was seen"
    match.undo()
    assert match.practice
    match.play(0, PILE)
    assert match.undo_cost() is UndoCost.FREE, "in practice everything is"


def test_a_card_taken_from_a_discard_pile_reveals_nothing_but_the_opponents_move_does() -> None:
    match = lost_cities_match()
    match.play(0, harmless(match))
    match.play(0, discards(match)[0])
    assert match.undo_cost() is UndoCost.FREE
    match.play(1, harmless(match))
    assert match.undo_cost() is UndoCost.PRACTICE


def test_undo_goes_back_to_the_watchers_last_decision_over_the_bots_moves() -> None:
    match = lost_cities_match()
    start = state_hash(match.position.state)
    for seat in (0, 0, 1, 1):
        match.play(seat, harmless(match))
    match.undo()
    assert match.position.ply == 1, "before drawing"
    match.undo()
    assert state_hash(match.position.state) == start
    assert match.generation == 2


def test_redo_meets_the_same_draws_and_stops_where_the_watcher_decides() -> None:
    match = lost_cities_match()
    for seat in (0, 0, 1, 1, 0):
        match.play(seat, harmless(match))
    end = match.record, match.position
    for _ in range(3):
        match.undo()
    assert match.position.ply == 0
    stops = []
    while match.can_redo:
        match.redo()
        stops.append(match.position.ply)
    assert stops == [1, 4, 5]
    assert (match.record, match.position) == end
    assert match.generation == 6


def test_another_move_than_before_forgets_what_was_taken_back() -> None:
    match = lost_cities_match()
    match.play(0, harmless(match))
    match.play(0, PILE)
    drawn = match.position.state.hands[0][-1]
    match.undo()
    match.undo()
    other = next(move for move in RULES.moves(match.position.state, 0) if move != harmless(match))
    match.play(0, other)
    assert not match.can_redo
    match.play(0, PILE)
    assert match.position.state.hands[0][-1] == drawn, "the pile was not shuffled by it"


def test_there_must_be_something_to_take_back_or_to_play_again() -> None:
    match = lost_cities_match()
    with pytest.raises(ValueError, match="take back"):
        match.undo()
    with pytest.raises(ValueError, match="play again"):
        match.redo()


def test_whoever_resigns_has_lost_and_nothing_can_be_taken_back() -> None:
    match = lost_cities_match()
    match.play(0, harmless(match))
    match.undo()
    match.play(0, harmless(match))
    match.resign(0)
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((1,), RESIGNED)
    assert match.to_act() == ()
    assert match.undo_cost() is UndoCost.NOTHING_TO_UNDO
    with pytest.raises(ValueError, match="take back"):
        match.undo()
    assert match.record.resigned == 0
    assert not match.can_redo


def test_a_match_that_has_ended_cannot_be_resigned() -> None:
    match = play_out(lost_cities_match())
    result = match.result
    match.resign(0)
    assert match.result == result
    assert match.record.resigned is None


def test_a_result_that_counts_cannot_be_taken_back() -> None:
    match = play_out(lost_cities_match())
    end = match.record, match.result
    assert match.undo_cost() is UndoCost.NOTHING_TO_UNDO
    with pytest.raises(ValueError, match="take back"):
        match.undo()
    assert (match.record, match.result, match.practice) == (*end, False)


def test_the_last_move_of_a_practice_match_can_be_taken_back() -> None:
    match = play_out(lost_cities_match())
    match.practice = True
    assert match.undo_cost() is UndoCost.FREE
    match.undo()
    assert match.result is None
    assert match.to_act() == (0,)


def test_a_snapshot_shows_what_the_watcher_may_know() -> None:
    match = lost_cities_match()
    match.play(0, harmless(match))
    shown = match.snapshot()
    assert shown.view == match.view(0)
    assert shown.view.table == RULES.observe(match.position.state, 0)
    assert (shown.to_act, shown.undo, shown.can_redo) == ((0,), UndoCost.FREE, False)
    assert (shown.last_ply, shown.result, shown.practice) == (1, None, False)


def test_the_seed_is_promised_at_the_start_and_shown_at_the_end() -> None:
    match = lost_cities_match()
    seed = match.record.seed
    assert (match.snapshot().promise, match.snapshot().seed) == (seed_hash(seed), None)
    match.resign(0)
    assert match.snapshot().seed == seed


def test_an_earlier_moment_can_be_shown_and_one_past_the_end_cannot() -> None:
    match = play_out(lost_cities_match())
    last = match.position.ply
    earlier = match.snapshot_at(3)
    assert (earlier.stamp.ply, earlier.view.ply, earlier.last_ply) == (3, 3, last)
    assert earlier.result is None
    assert earlier.to_act == (1,)
    assert all(entry.ply <= 3 for entry in earlier.view.history)
    end = match.snapshot_at(last)
    assert (end.result, end.to_act) == (match.result, ())
    with pytest.raises(IndexError):
        match.snapshot_at(last + 1)


def test_a_record_that_was_kept_goes_on_where_it_was() -> None:
    match = lost_cities_match()
    for seat in (0, 0, 1):
        match.play(seat, harmless(match))
    again = Match("m", RULES, match.record, watcher=0, practice=True)
    assert again.position == match.position
    assert again.practice


def test_a_record_that_breaks_a_rule_is_no_match() -> None:
    match = lost_cities_match()
    match.play(0, harmless(match))
    twice = replace(match.record, turns=match.record.turns * 2)
    with pytest.raises(IllegalMove):
        Match("m", RULES, twice, watcher=0)


def test_a_person_sits_where_no_level_is() -> None:
    players = (PERSON, Player(Level.WATSON))
    record = Record("lost_cities", 1, {}, players, "SEED")
    match = Match("m", RULES, record, watcher=0)
    assert [match.is_person(seat) for seat in (0, 1)] == [True, False]
    assert match.position.state.options == SOURCE
