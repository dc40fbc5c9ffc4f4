"""Hints: the strongest bot is asked in the person's place."""

import pytest

from divan.bots.bot import Decision, Reason
from divan.core.move import Move
from divan.core.record import Level
from divan.session.commands import AskHint, Resign, Undo
from divan.session.hints import HINT_LEVEL
from divan.session.match import Match
from divan.session.updates import Hinted, HintFailed, Lapse, Restored, Stepped
from helpers.lost_cities import PILE
from helpers.matches import harmless, lost_cities_match, toy_match
from helpers.thinkers import PatientThinkers
from helpers.watching import watching


@pytest.fixture
def thinkers() -> PatientThinkers:
    return PatientThinkers()


def test_the_strongest_bot_is_asked_about_what_the_person_sees(thinkers: PatientThinkers) -> None:
    match = lost_cities_match()
    with watching(match, thinkers) as watched:
        watched.send(AskHint())
        asked = thinkers.next()
        assert asked.question.level is HINT_LEVEL is Level.MYCROFT
        assert asked.question.view == match.view(0)
        decision = Decision(harmless(match), Reason("because"))
        asked.answer(decision)
        assert watched.next(Hinted).decision == decision
    assert match.position.ply == 0, "a hint is not a move"


def test_a_hint_is_asked_for_once_at_a_time_and_again_afterwards(
    thinkers: PatientThinkers,
) -> None:
    match = lost_cities_match()
    with watching(match, thinkers) as watched:
        watched.send(AskHint(), AskHint())
        watched.settle()
        thinkers.next().answer(harmless(match))
        watched.next(Hinted)
        assert thinkers.waiting == 0
        watched.send(AskHint())
        thinkers.next()


@pytest.mark.parametrize("lapse", list(Lapse))
def test_a_hint_that_cannot_be_had_is_told(thinkers: PatientThinkers, lapse: Lapse) -> None:
    with watching(lost_cities_match(), thinkers) as watched:
        watched.send(AskHint())
        thinkers.next().answer(lapse)
        assert watched.next(HintFailed).stamp == watched.snapshot.stamp


def test_whoever_moves_needs_no_hint_any_more(thinkers: PatientThinkers) -> None:
    match = lost_cities_match()
    with watching(match, thinkers) as watched:
        watched.send(AskHint())
        asked = thinkers.next()
        watched.play(harmless(match))
        watched.next(Stepped)
        assert thinkers.cancelled == {asked.ticket}
        asked.answer(harmless(match))
        assert watched.settle() == []
        watched.send(AskHint())
        assert thinkers.next().question.view.ply == 1


@pytest.mark.parametrize("command", [Undo(), Resign()], ids=["undo", "resign"])
def test_a_hint_that_was_called_off_is_not_shown(thinkers: PatientThinkers, command) -> None:
    match = lost_cities_match()
    match.play(0, harmless(match))
    with watching(match, thinkers) as watched:
        watched.send(AskHint())
        asked = thinkers.next()
        watched.send(command)
        watched.next(Restored)
        assert thinkers.cancelled == {asked.ticket}
        asked.answer(PILE)
        assert not any(isinstance(update, Hinted) for update in watched.closed())


def test_there_is_no_hint_while_it_is_not_the_persons_turn(thinkers: PatientThinkers) -> None:
    match = lost_cities_match()
    with watching(match, thinkers) as watched:
        watched.play(harmless(match))
        watched.next(Stepped)
        watched.play(PILE)
        watched.next(Stepped)
        bots = thinkers.next()
        watched.send(AskHint())
        watched.settle()
        assert thinkers.waiting == 0
        assert bots.question.level is Level.WIGGINS


def test_a_hint_still_holds_when_somebody_else_acts_meanwhile(thinkers: PatientThinkers) -> None:
    match = toy_match()
    with watching(match, thinkers) as watched:
        first, second = thinkers.next(), thinkers.next()
        watched.send(AskHint())
        asked = thinkers.next()
        first.answer(_laid_by(match, 1))
        assert watched.next(Stepped).still_asked
        decision = Decision(harmless(match), Reason("because"))
        asked.answer(decision)
        assert watched.next(Hinted).decision == decision
        second.answer(_laid_by(match, 2))
        assert watched.next(Stepped).still_asked
        watched.play(harmless(match))
        assert not watched.next(Stepped).still_asked
    assert thinkers.cancelled.isdisjoint({asked.ticket})


def _laid_by(match: Match, seat: int) -> Move:
    """Return a card that ``seat`` may lay."""
    return next(match.rules.moves(match.position.state, seat))
