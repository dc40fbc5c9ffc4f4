"""Moves that decide nothing: shown without a pause, and passed over by undo and redo."""

import math

import pytest

from divan.core.record import PERSON, Level, Player, new_record
from divan.games.don_legacy.rules.options import DonLegacyOptions
from divan.games.don_legacy.rules.state import Phase
from divan.session import match_thread
from divan.session.match import Match
from divan.session.pace import Pace
from divan.session.updates import AwaitingProceed, Stepped
from helpers.don_legacy import DRAW, END, RULES
from helpers.thinkers import PatientThinkers
from helpers.watching import watching


def a_match() -> Match:
    options = DonLegacyOptions(starter="first_seat")
    players = (PERSON, Player(Level.WIGGINS))
    record = new_record("don_legacy", RULES, options, players, "QUIET")
    return Match("m", RULES, record, watcher=0)


def test_only_the_end_of_a_turn_is_quiet() -> None:
    assert END.quiet
    assert not DRAW.quiet


def test_undo_goes_back_past_a_quiet_move_and_redo_plays_it_again() -> None:
    match = a_match()
    for seat, move in ((0, DRAW), (0, END), (1, DRAW), (1, END), (0, DRAW), (0, END)):
        match.play(seat, move)
    end = match.record, match.position
    match.undo()
    assert (match.position.ply, match.position.state.phase) == (4, Phase.ACT)
    match.undo()
    assert match.position.ply == 0
    stops = []
    while match.can_redo:
        match.redo()
        stops.append(match.position.ply)
    assert stops == [4, 6]
    assert (match.record, match.position) == end


@pytest.mark.parametrize("pace", [Pace.SLOW, Pace.STEP])
def test_a_bots_quiet_move_is_not_held(pace: Pace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_thread, "hold", lambda pace, *, same_turn: math.inf)
    match, thinkers = a_match(), PatientThinkers()
    match.play(0, DRAW)
    match.play(0, END)
    match.play(1, DRAW)
    with watching(match, thinkers, pace=pace) as watched:
        thinkers.next().answer(END)
        assert watched.next(Stepped).snapshot.stamp.ply == 4
        assert not any(isinstance(update, AwaitingProceed) for update in watched.seen)
