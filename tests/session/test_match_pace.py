"""When bots' moves are shown: pace, one move at a time, and pauses between rounds."""

import itertools
import math

import pytest

from divan.core.record import Level, Player, new_record
from divan.session import match_thread
from divan.session.commands import Proceed, SetPace
from divan.session.match import Match
from divan.session.pace import Pace, hold
from divan.session.updates import AwaitingProceed, Stepped
from helpers.lost_cities import PILE, RULES
from helpers.matches import harmless, lost_cities_match, toy_match
from helpers.thinkers import InstantThinkers, PatientThinkers
from helpers.toy import RULES as TOY_RULES
from helpers.toy import ToyOptions
from helpers.watching import Watched, watching

SPEEDS = [Pace.INSTANT, Pace.FAST, Pace.NORMAL, Pace.SLOW, Pace.STEP]


@pytest.fixture
def thinkers() -> PatientThinkers:
    return PatientThinkers()


def bots_turn(watched: Watched) -> None:
    """Let the person take a whole turn."""
    watched.play(harmless(watched.match))
    watched.next(Stepped)
    watched.play(PILE)
    watched.next(Stepped)


def test_each_pace_is_slower_than_the_one_before() -> None:
    for same_turn in (False, True):
        holds = [hold(pace, same_turn=same_turn) for pace in SPEEDS]
        assert holds[0] == 0
        assert holds[-1] == math.inf
        assert all(fast < slow for fast, slow in itertools.pairwise(holds))


@pytest.mark.parametrize("pace", [Pace.FAST, Pace.NORMAL, Pace.SLOW])
def test_a_bot_that_goes_on_with_its_turn_waits_less(pace: Pace) -> None:
    assert 0 < hold(pace, same_turn=True) < hold(pace, same_turn=False)


def test_an_answer_is_held_until_the_pace_allows(
    thinkers: PatientThinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked_for = []

    def endless(pace: Pace, *, same_turn: bool) -> float:
        asked_for.append((pace, same_turn))
        return math.inf

    monkeypatch.setattr(match_thread, "hold", endless)
    match = lost_cities_match()
    with watching(match, thinkers, pace=Pace.SLOW) as watched:
        bots_turn(watched)
        thinkers.next().answer(harmless(match))
        assert not any(isinstance(update, Stepped) for update in watched.settle())
        watched.send(Proceed())
        assert watched.next(Stepped).snapshot.stamp.ply == 3
        thinkers.next().answer(PILE)
        assert not any(isinstance(update, Stepped) for update in watched.settle())
    assert asked_for == [(Pace.SLOW, False), (Pace.SLOW, True)]


def test_a_held_answer_is_shown_when_its_time_has_come(
    thinkers: PatientThinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_thread, "hold", lambda pace, *, same_turn: 0.01)
    match = lost_cities_match()
    with watching(match, thinkers, pace=Pace.SLOW) as watched:
        bots_turn(watched)
        thinkers.next().answer(harmless(match))
        assert watched.next(Stepped).snapshot.stamp.ply == 3


def test_a_quicker_pace_lets_a_held_answer_go(
    thinkers: PatientThinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_thread, "hold", lambda pace, *, same_turn: math.inf)
    match = lost_cities_match()
    with watching(match, thinkers, pace=Pace.SLOW) as watched:
        bots_turn(watched)
        thinkers.next().answer(harmless(match))
        watched.settle()
        watched.send(SetPace(Pace.INSTANT))
        watched.next(Stepped)


def test_step_by_step_every_move_of_a_bot_is_asked_for(thinkers: PatientThinkers) -> None:
    match = lost_cities_match()
    with watching(match, thinkers, pace=Pace.STEP) as watched:
        bots_turn(watched)
        for ply, move in ((3, harmless(match)), (4, PILE)):
            thinkers.next().answer(move)
            awaiting = watched.next(AwaitingProceed)
            assert (awaiting.stamp.ply, awaiting.interlude) == (ply - 1, False)
            assert watched.settle() == []
            watched.send(Proceed())
            assert watched.next(Stepped).snapshot.stamp.ply == ply


def test_step_by_step_the_second_of_two_answers_is_asked_for_as_well(
    thinkers: PatientThinkers,
) -> None:
    match = toy_match()
    with watching(match, thinkers, pace=Pace.STEP) as watched:
        for _ in range(2):
            asked = thinkers.next()
            view = asked.question.view
            asked.answer(next(TOY_RULES.moves(view.table, view.seat)))
            watched.next(AwaitingProceed)
        watched.send(Proceed())
        watched.next(Stepped)
        assert watched.next(AwaitingProceed).stamp.ply == 1
        watched.send(Proceed())
        assert watched.next(Stepped).snapshot.stamp.ply == 2
        assert not any(isinstance(update, AwaitingProceed) for update in watched.settle())


def test_whoever_changes_to_step_by_step_is_told_of_a_move_that_waits(
    thinkers: PatientThinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_thread, "hold", lambda pace, *, same_turn: math.inf)
    match = lost_cities_match()
    with watching(match, thinkers, pace=Pace.SLOW) as watched:
        bots_turn(watched)
        thinkers.next().answer(harmless(match))
        watched.settle()
        watched.send(SetPace(Pace.STEP))
        assert not watched.next(AwaitingProceed).interlude


def test_proceed_without_anything_that_waits_does_nothing(thinkers: PatientThinkers) -> None:
    with watching(lost_cities_match(), thinkers) as watched:
        watched.send(Proceed())
        assert watched.settle() == []


def one_round(watched: Watched, thinkers: PatientThinkers) -> None:
    """Play one round of Sealed Numbers."""
    watched.play(harmless(watched.match))
    watched.next(Stepped)
    for _ in range(2):
        asked = thinkers.next()
        view = asked.question.view
        asked.answer(next(TOY_RULES.moves(view.table, view.seat)))
        watched.next(Stepped)


def test_after_a_round_the_match_waits_until_the_person_has_read_the_score(
    thinkers: PatientThinkers,
) -> None:
    match = toy_match()
    with watching(match, thinkers) as watched:
        one_round(watched, thinkers)
        assert watched.next(AwaitingProceed).interlude
        for _ in range(2):
            asked = thinkers.next()
            view = asked.question.view
            asked.answer(next(TOY_RULES.moves(view.table, view.seat)))
        assert not any(isinstance(update, Stepped) for update in watched.settle())
        watched.send(Proceed())
        watched.next(Stepped)
        watched.next(Stepped)
    assert match.position.ply == 5


def test_whoever_plays_on_has_read_it(thinkers: PatientThinkers) -> None:
    match = toy_match()
    with watching(match, thinkers) as watched:
        one_round(watched, thinkers)
        watched.next(AwaitingProceed)
        one_round(watched, thinkers)
        assert watched.next(AwaitingProceed).stamp.ply == 6


def test_after_the_score_step_by_step_goes_on_asking(thinkers: PatientThinkers) -> None:
    match = toy_match()
    with watching(match, thinkers) as watched:
        one_round(watched, thinkers)
        watched.next(AwaitingProceed)
        watched.send(SetPace(Pace.STEP))
        asked = thinkers.next()
        view = asked.question.view
        asked.answer(next(TOY_RULES.moves(view.table, view.seat)))
        assert not any(isinstance(update, AwaitingProceed) for update in watched.settle())
        watched.send(Proceed())
        assert not watched.next(AwaitingProceed).interlude
        watched.send(Proceed())
        watched.next(Stepped)


def test_after_the_last_round_nothing_waits(thinkers: PatientThinkers) -> None:
    with watching(toy_match(ToyOptions(rounds=1)), thinkers) as watched:
        one_round(watched, thinkers)
        assert watched.snapshot.result is not None
        assert not any(isinstance(update, AwaitingProceed) for update in watched.closed())


def test_where_only_bots_play_nobody_has_to_read_a_score() -> None:
    players = (Player(Level.WIGGINS),) * 3
    record = new_record("toy", TOY_RULES, ToyOptions(), players, "TOY")
    match = Match("toy", TOY_RULES, record, watcher=0)
    with watching(match, InstantThinkers(TOY_RULES)) as watched:
        while watched.snapshot.result is None:
            watched.next(Stepped)
    assert not any(isinstance(update, AwaitingProceed) for update in watched.seen)


def test_lost_cities_in_three_rounds_pauses_after_the_first_and_the_second() -> None:
    match = lost_cities_match(rounds=3)
    pauses = []
    with watching(match, InstantThinkers(RULES)) as watched:
        shown = watched.snapshot
        while shown.result is None:
            if 0 in shown.to_act:
                watched.play(next(RULES.moves(shown.view.table, 0)))
            if isinstance(watched.next(Stepped | AwaitingProceed), AwaitingProceed):
                pauses.append(watched.snapshot.view.table.round)
                watched.send(Proceed())
            shown = watched.snapshot
    assert pauses == [2, 3]
