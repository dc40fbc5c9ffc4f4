"""The thread that owns a match: moves, bots' answers, undo, resigning, closing."""

from collections.abc import Callable

import pytest

from divan.core.chance import decision_seed
from divan.core.outcome import RESIGNED
from divan.core.record import Level, Player, new_record
from divan.games.lost_cities.rules.options import SOURCE
from divan.session.commands import Play, Redo, Resign, Seek, Undo
from divan.session.match import Match
from divan.session.match_thread import SECONDS
from divan.session.updates import (
    BotLapsed,
    Lapse,
    MatchBroken,
    Refused,
    Restored,
    Stepped,
    Thinking,
    UndoCost,
    UndoRefused,
)
from helpers.lost_cities import PILE, RULES
from helpers.matches import harmless, lost_cities_match, toy_match
from helpers.thinkers import InstantThinkers, PatientThinkers
from helpers.toy import FACE_DOWN, Card, Lay
from helpers.watching import Watched, watching


@pytest.fixture
def thinkers() -> PatientThinkers:
    return PatientThinkers()


def whole_turn(watched: Watched) -> None:
    """Let the person discard and draw from the pile."""
    watched.play(harmless(watched.match))
    watched.next(Stepped)
    watched.play(PILE)
    watched.next(Stepped)


def test_it_begins_by_showing_where_the_match_stands(thinkers: PatientThinkers) -> None:
    match = lost_cities_match()
    match.play(0, harmless(match))
    with watching(match, thinkers) as watched:
        assert watched.snapshot == match.snapshot()
        assert watched.settle() == []
    assert thinkers.waiting == 0, "it is the person's turn"


def test_a_move_is_shown_with_what_it_made_happen(thinkers: PatientThinkers) -> None:
    match = lost_cities_match()
    with watching(match, thinkers) as watched:
        watched.play(harmless(match))
        stepped = watched.next(Stepped)
    assert stepped.snapshot.stamp.ply == 1
    assert stepped.snapshot.view.history[-1].ply == 1
    assert stepped.snapshot.undo is UndoCost.FREE


def test_a_forbidden_move_is_refused_with_the_reason_and_nothing_changes(
    thinkers: PatientThinkers,
) -> None:
    match = lost_cities_match()
    with watching(match, thinkers) as watched:
        watched.play(PILE)
        refused = watched.next(Refused)
    assert (refused.move, refused.violation.code) == (PILE, "place_first")
    assert match.position.ply == 0


def test_a_move_stands_though_others_moved_meanwhile(thinkers: PatientThinkers) -> None:
    """Where all act at once, a person does not see at once that another was quicker."""
    match = toy_match()
    move = next(iter(match.rules.moves(match.position.state, 0)))
    match.play(1, next(iter(match.rules.moves(match.position.state, 1))))
    with watching(match, thinkers) as watched:
        watched.send(Play(0, move, 0), Play(0, move, 0))
        assert [type(update) for update in watched.settle()].count(Stepped) == 1
    assert [turn.seat for turn in match.record.turns] == [1, 0]


def test_a_move_for_another_moment_is_dropped(thinkers: PatientThinkers) -> None:
    match = lost_cities_match()
    with watching(match, thinkers) as watched:
        move = harmless(match)
        watched.send(Play(0, move, 0), Play(0, move, 0), Play(0, move, 7))
        assert [type(update) for update in watched.settle()] == [Stepped]
    assert match.position.ply == 1


def test_a_bot_is_asked_when_its_turn_comes_and_its_answer_is_its_move(
    thinkers: PatientThinkers,
) -> None:
    match = lost_cities_match()
    with watching(match, thinkers) as watched:
        whole_turn(watched)
        assert watched.next(Thinking).seats == (1,)
        asked = thinkers.next()
        assert asked.question.view == match.view(1)
        assert asked.question.level is Level.WIGGINS
        assert asked.question.seconds == SECONDS[Level.WIGGINS]
        assert asked.question.seed == decision_seed("MATCH", 2, 1)
        move = list(RULES.moves(match.position.state, 1))[3]
        asked.answer(move)
        watched.next(Stepped)
        assert match.record.turns[-1].move == move
        assert thinkers.next().question.view.ply == 3, "it goes on with its own turn"


@pytest.mark.parametrize("lapse", [Lapse.DIED, Lapse.LATE, Lapse.FAILED])
def test_a_bot_without_an_answer_makes_a_harmless_move_and_the_person_is_told(
    thinkers: PatientThinkers, lapse: Lapse
) -> None:
    match = lost_cities_match()
    with watching(match, thinkers) as watched:
        whole_turn(watched)
        expected = harmless(match)
        thinkers.next().answer(lapse)
        lapsed = watched.next(BotLapsed)
        watched.next(Stepped)
    assert (lapsed.seat, lapsed.lapse, lapsed.stamp.ply) == (1, lapse, 2)
    assert match.record.turns[-1].move == expected


def test_a_bot_that_answers_what_is_forbidden_makes_a_harmless_move(
    thinkers: PatientThinkers,
) -> None:
    match = lost_cities_match()
    with watching(match, thinkers) as watched:
        whole_turn(watched)
        expected = harmless(match)
        thinkers.next().answer(PILE)
        assert watched.next(BotLapsed).lapse is Lapse.ILLEGAL
        watched.next(Stepped)
    assert match.record.turns[-1].move == expected


def test_a_second_answer_to_the_same_question_is_dropped(thinkers: PatientThinkers) -> None:
    match = lost_cities_match()
    with watching(match, thinkers) as watched:
        whole_turn(watched)
        asked = thinkers.next()
        asked.answer(harmless(match))
        watched.next(Stepped)
        thinkers.next().answer(PILE)
        watched.next(Stepped)
        asked.answer(PILE)
        assert watched.settle() == []


def test_undo_calls_the_bots_off_and_their_answers_come_too_late(
    thinkers: PatientThinkers,
) -> None:
    match = lost_cities_match()
    with watching(match, thinkers) as watched:
        whole_turn(watched)
        asked = thinkers.next()
        watched.send(Undo(practice=True))
        restored = watched.next(Restored)
        assert thinkers.cancelled == {asked.ticket}
        asked.answer(harmless(match))
        assert watched.settle() == []
    assert (restored.snapshot.stamp.ply, restored.snapshot.stamp.generation) == (1, 1)


def test_an_answer_from_before_undo_is_not_taken_for_one_after_it(
    thinkers: PatientThinkers,
) -> None:
    match = lost_cities_match()
    with watching(match, thinkers) as watched:
        whole_turn(watched)
        stale = thinkers.next()
        watched.send(Undo(practice=True), Redo())
        watched.next(Restored)
        watched.next(Restored)
        fresh = thinkers.next()
        stale.answer(list(RULES.moves(match.position.state, 1))[1])
        assert not any(isinstance(update, Stepped) for update in watched.settle())
        wanted = list(RULES.moves(match.position.state, 1))[2]
        fresh.answer(wanted)
        watched.next(Stepped)
    assert match.record.turns[-1].move == wanted


def test_undo_that_costs_something_must_be_agreed_to(thinkers: PatientThinkers) -> None:
    match = lost_cities_match()
    with watching(match, thinkers) as watched:
        watched.send(Undo(), Undo(practice=True))
        assert watched.next(UndoRefused).cost is UndoCost.NOTHING_TO_UNDO
        assert watched.next(UndoRefused).cost is UndoCost.NOTHING_TO_UNDO
        whole_turn(watched)
        watched.send(Undo())
        assert watched.next(UndoRefused).cost is UndoCost.PRACTICE
        assert not match.practice
        watched.send(Undo(practice=True))
        assert watched.next(Restored).snapshot.practice


def test_redo_plays_again_and_without_anything_to_redo_nothing_happens(
    thinkers: PatientThinkers,
) -> None:
    match = lost_cities_match()
    with watching(match, thinkers) as watched:
        watched.send(Redo())
        assert watched.settle() == []
        watched.play(harmless(match))
        shown = watched.next(Stepped).snapshot
        watched.send(Undo(), Redo())
        assert watched.next(Restored).snapshot.can_redo
        again = watched.next(Restored).snapshot
    assert again.view == shown.view
    assert again.stamp.generation == 2


def test_resigning_ends_the_match_and_calls_the_bots_off(thinkers: PatientThinkers) -> None:
    match = lost_cities_match()
    with watching(match, thinkers) as watched:
        whole_turn(watched)
        asked = thinkers.next()
        watched.send(Resign())
        over = watched.next(Restored).snapshot
        asked.answer(harmless(lost_cities_match()))
        watched.send(Resign(), Play(0, PILE, 2))
        after = watched.closed()
    assert over.result is not None
    assert (over.result.winners, over.result.reason) == ((1,), RESIGNED)
    assert over.seed == "MATCH"
    assert asked.ticket in thinkers.cancelled
    assert after[-1] == Restored(over), "nothing happens any more"


def test_in_a_match_of_bots_nobody_can_resign(thinkers: PatientThinkers) -> None:
    bots = (Player(Level.WATSON), Player(Level.ADLER))
    match = Match("bots", RULES, new_record("lost_cities", RULES, SOURCE, bots, "S"), watcher=0)
    with watching(match, thinkers) as watched:
        watched.send(Resign())
        watched.settle()
    assert match.record.resigned is None


def test_a_match_that_is_played_looks_at_no_other_moment(thinkers: PatientThinkers) -> None:
    match = lost_cities_match()
    with watching(match, thinkers) as watched:
        watched.send(Seek(0))
        assert watched.settle() == []


def test_bots_alone_play_a_match_to_its_end() -> None:
    bots = (Player(Level.WATSON), Player(Level.ADLER))
    match = Match("bots", RULES, new_record("lost_cities", RULES, SOURCE, bots, "S"), watcher=0)
    with watching(match, InstantThinkers(RULES)) as watched:
        while watched.snapshot.result is None:
            watched.next(Stepped)
    steps = [update for update in watched.seen if isinstance(update, Stepped)]
    assert [step.snapshot.stamp.ply for step in steps] == list(range(1, match.position.ply + 1))
    assert match.result == RULES.result(match.position.state)


def test_where_all_decide_at_once_all_bots_are_asked_at_once_and_only_once(
    thinkers: PatientThinkers,
) -> None:
    match = toy_match()
    with watching(match, thinkers) as watched:
        assert watched.next(Thinking).seats == (1, 2)
        first, second = thinkers.next(), thinkers.next()
        assert [first.question.view.seat, second.question.view.seat] == [1, 2]
        watched.play(harmless(match))
        watched.next(Stepped)
        assert watched.next(Thinking).seats == (1, 2)
        second.answer(Lay(match.position.state.hands[2][0]))
        assert watched.next(Stepped).snapshot.view.table.laid[1:] == (None, FACE_DOWN)
        assert thinkers.waiting == 0
        first.answer(Lay(Card(99)))
        assert watched.next(BotLapsed).seat == 1
        assert watched.next(Stepped).snapshot.view.table.laid == (None, None, None)
    assert len(match.record.turns) == 3


def test_closing_calls_all_questions_off_and_ends_the_thread(thinkers: PatientThinkers) -> None:
    with watching(toy_match(), thinkers) as watched:
        asked = {thinkers.next().ticket, thinkers.next().ticket}
        watched.thread.close()
        assert not watched.thread.is_alive()
    assert thinkers.cancelled == asked
    watched.send(Play(0, harmless(watched.match), 0))
    assert watched.match.position.ply == 0


def test_a_fault_in_the_rules_stops_the_match_and_is_told(
    thinkers: PatientThinkers,
    monkeypatch: pytest.MonkeyPatch,
    expect_log: Callable[[str], None],
) -> None:
    """A table that is dead must not look as if it were thinking."""
    expect_log("the match stopped")
    match = lost_cities_match()

    def fail(*_: object) -> None:
        raise RuntimeError("a fault in the rules")

    with watching(match, thinkers) as watched:
        monkeypatch.setattr(match, "play", fail)
        watched.play(harmless(match))
        broken = watched.next(MatchBroken)
    assert broken.stamp == match.stamp
