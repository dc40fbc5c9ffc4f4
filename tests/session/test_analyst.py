"""The analyst: real matches of every game, calling off, bots that die, and what is kept."""

import pytest

from divan.bots.bot import Decision, Reason, Unit
from divan.core.record import Level
from divan.session.analysis import decisions, seen_at
from divan.session.analyst import Finished, Judged, Missed
from divan.session.store.store import Store
from divan.session.updates import Lapse
from divan.session.verdicts import NOTE, keep_verdicts, read_verdicts
from divan.session.workers import WorkerPool
from helpers.analyses import GAMES, AtHome, Watched, given_up
from helpers.lost_cities import PILE
from helpers.thinkers import PatientThinkers

UNITS = {
    "lost_cities": {Unit.WEIGHED},
    "last_call": {Unit.BITS, Unit.CHANCE, Unit.WEIGHED},
    "don_legacy": {Unit.POINTS},
    "similo": {Unit.CHANCE, Unit.WEIGHED},
    "baker_street": {Unit.BITS, Unit.CHANCE},
}


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_every_game_gets_a_verdict_with_its_cost(game: str) -> None:
    match = given_up(game, 60)
    thinkers = AtHome()
    *found, end = Watched(match, thinkers).rest()
    assert end == Finished(cancelled=False)
    verdicts = [finding.verdict for finding in found if isinstance(finding, Judged)]
    assert [verdict.ply for verdict in verdicts] == [each.ply for each in decisions(match)]
    assert len(verdicts) == len(found)
    for verdict in verdicts:
        assert verdict.made == match.record.turns[verdict.ply].move
        state = match.position_at(verdict.ply).state
        assert match.rules.check(state, 0, verdict.best) is None
        assert verdict.cost is not None
        assert verdict.cost >= 0
        assert verdict.unit in UNITS[game]
        if verdict.unit is Unit.CHANCE:
            assert verdict.cost <= 1
    assert any(verdict.cost for verdict in verdicts), "chance moves cost something"


def test_the_strongest_bot_is_asked_patiently_about_what_the_person_saw() -> None:
    match = given_up("lost_cities", 12)
    thinkers = AtHome()
    Watched(match, thinkers).rest()
    for decided, question in zip(decisions(match), thinkers.asked, strict=True):
        assert question.level is Level.MYCROFT
        assert question.view == seen_at(match, decided.ply)
        assert question.made == decided.made
        assert question.patient


def test_one_question_at_a_time_is_put() -> None:
    thinkers = PatientThinkers()
    match = given_up("lost_cities", 12)
    watched = Watched(match, thinkers)
    for decided in decisions(match):
        asked = thinkers.next()
        assert thinkers.waiting == 0
        asked.answer(decided.made)
        finding = watched.next()
        assert isinstance(finding, Judged)
        assert finding.verdict.agreed
    assert watched.rest() == [Finished(cancelled=False)]


def test_calling_off_cancels_the_question_and_keeps_what_was_found() -> None:
    thinkers = PatientThinkers()
    match = given_up("lost_cities", 12)
    kept: list = []
    watched = Watched(match, thinkers, keep=kept.append)
    first = next(decisions(match))
    thinkers.next().answer(first.made)
    judged = watched.next()
    asked = thinkers.next()
    watched.analyst.cancel()
    assert watched.rest() == [Finished(cancelled=True)]
    assert thinkers.cancelled == {asked.ticket}
    assert kept == [(judged.verdict,)]
    asked.answer(PILE)
    watched.analyst.close()


@pytest.mark.parametrize("lapse", list(Lapse))
def test_a_decision_that_no_bot_answers_is_missed_and_the_next_one_asked(lapse: Lapse) -> None:
    thinkers = PatientThinkers()
    match = given_up("lost_cities", 12)
    watched = Watched(match, thinkers)
    first, second, *rest = decisions(match)
    thinkers.next().answer(lapse)
    assert watched.next() == Missed(first.ply, lapse)
    thinkers.next().answer(second.made)
    assert isinstance(watched.next(), Judged)
    for each in rest:
        thinkers.next().answer(each.made)
    assert watched.rest()[-1] == Finished(cancelled=False)


def test_a_move_that_is_not_allowed_is_no_advice() -> None:
    thinkers = PatientThinkers()
    match = given_up("lost_cities", 2)
    watched = Watched(match, thinkers)
    first = next(decisions(match))
    thinkers.next().answer(Decision(PILE, Reason("dream")))  # nobody draws before laying
    assert watched.next() == Missed(first.ply, Lapse.ILLEGAL)
    watched.analyst.close()


def test_in_the_pool_a_bot_that_dies_costs_only_its_own_verdicts() -> None:
    match = given_up("lost_cities", 8)
    pool = WorkerPool(1)
    try:
        *died, end = Watched(match, pool, "helpers.bots:KILLED").rest()
        assert end == Finished(cancelled=False)
        assert died == [Missed(each.ply, Lapse.DIED) for each in decisions(match)]
        *found, _ = Watched(match, pool).rest()
        assert [finding.verdict.ply for finding in found] == [each.ply for each in decisions(match)]
    finally:
        pool.close()


# What is kept


@pytest.fixture
def match(store: Store):
    """Return a finished match that the store has."""
    found = given_up("baker_street", 60)
    store.add(found.record, id=found.id, result=found.result)
    return found


@pytest.fixture
def verdicts(match) -> tuple:
    *found, _ = Watched(match, AtHome()).rest()
    return tuple(finding.verdict for finding in found)


def test_verdicts_are_kept_with_the_match_and_read_again(store: Store, match, verdicts) -> None:
    assert read_verdicts(store, match) == ()
    keep_verdicts(store, match, verdicts)
    assert read_verdicts(store, match) == verdicts
    store.delete(match.id)
    assert read_verdicts(store, match) == ()


def test_verdicts_on_another_course_of_the_match_are_forgotten(
    store: Store, match, verdicts
) -> None:
    keep_verdicts(store, match, verdicts)
    assert read_verdicts(store, given_up("baker_street", 59)) == ()
    assert read_verdicts(store, given_up("baker_street", 60, seed="OTHER")) == ()


def test_verdicts_of_another_divan_are_made_again(
    store: Store, match, verdicts, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_verdicts(store, match, verdicts)
    monkeypatch.setattr("divan.session.verdicts.__version__", "9.9")
    assert read_verdicts(store, match) == ()


@pytest.mark.parametrize(
    "note", ["", "{", "[]", "7", '{"by": "me", "record": "", "verdicts": []}', "[" * 100_000]
)
def test_a_broken_note_is_as_good_as_none(store: Store, match, note: str) -> None:
    store.put_note(match.id, NOTE, note)
    assert read_verdicts(store, match) == ()


@pytest.mark.parametrize(
    ("old", "new"),
    [('"ply":', '"ply":9'), ('"ply":', '"ply":-'), ('"cost":', '"cost":"'), ("Ask", "As")],
)
def test_verdicts_that_make_no_sense_are_not_believed(
    store: Store, match, verdicts, old: str, new: str
) -> None:
    keep_verdicts(store, match, verdicts)
    note = store.note(match.id, NOTE)
    assert note is not None
    assert old in note
    store.put_note(match.id, NOTE, note.replace(old, new))
    assert read_verdicts(store, match) == ()


def test_what_cannot_be_kept_is_no_trouble(store: Store, match, verdicts) -> None:
    store.delete(match.id)
    keep_verdicts(store, match, verdicts)
    assert read_verdicts(store, match) == ()
