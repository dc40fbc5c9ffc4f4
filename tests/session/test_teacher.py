"""A lesson: a match in which every move is written down."""

from itertools import pairwise

import pytest

from divan.games.lost_cities.rules.moves import DiscardCard, DrawFromPile, PlayCard
from divan.session.commands import Command, Play, Proceed, Resign, Seek, Undo
from divan.session.match import Match
from divan.session.teacher import Step, Teacher
from divan.session.updates import LessonAt, NotInLesson, Refused, Restored, Stepped, Update
from helpers.matches import lost_cities_match, play_out

PAGES = (Step(0, asks=False), Step(0, asks=True), Step(4, asks=False), Step(5, asks=False))
"""Read; place a card, whereupon three more moves are shown; read; watch one move, and read."""


@pytest.fixture
def published() -> list[Update]:
    return []


@pytest.fixture
def match() -> Match:
    return play_out(lost_cities_match())


@pytest.fixture
def teacher(match: Match, published: list[Update]) -> Teacher:
    made = Teacher(match, PAGES, published.append)
    made.start()
    return made


def told(published: list[Update]) -> list[object]:
    """Return the updates since the last call, those of moves by their ply."""
    found: list[object] = []
    for update in published:
        match update:
            case Stepped() | Restored():
                found.append((type(update), update.snapshot.stamp.ply))
            case LessonAt():
                found.append((update.step, update.moving))
            case _:
                found.append(type(update))
    published.clear()
    return found


def written(match: Match, ply: int) -> Play:
    """Return the move that the lesson has after ``ply`` moves."""
    turn = match.record.turns[ply]
    return Play(turn.seat, turn.move, ply)


def test_it_begins_with_its_first_page(teacher: Teacher, published: list[Update]) -> None:
    assert told(published) == [(Restored, 0), (0, False)]


def test_a_page_that_is_read_is_turned_by_going_on(teacher: Teacher, published) -> None:
    told(published)
    teacher.send(Proceed())
    assert told(published) == [(1, False)]


def test_the_move_that_is_asked_for_is_shown_and_then_the_others_one_by_one(
    teacher: Teacher, match: Match, published
) -> None:
    teacher.send(Proceed())
    told(published)
    teacher.send(Proceed())
    assert told(published) == [], "a page that asks is not turned by going on"
    teacher.send(written(match, 0))
    assert told(published) == [(Stepped, 1), (1, True)]
    for _ in range(3):
        teacher.send(Proceed())
    assert told(published) == [
        (Stepped, 2),
        (1, True),
        (Stepped, 3),
        (1, True),
        (Stepped, 4),
        (2, False),
    ]


def test_another_move_is_not_made(teacher: Teacher, match: Match, published) -> None:
    teacher.send(Proceed())
    told(published)
    turn = match.record.turns[0]
    rules, state = match.rules, match.position_at(0).state
    others = [move for move in rules.moves(state, turn.seat) if move != turn.move]
    assert any(isinstance(move, PlayCard | DiscardCard) for move in others)
    for move in others:
        teacher.send(Play(turn.seat, move, 0))
    assert told(published) == [NotInLesson] * len(others)
    teacher.send(Play(turn.seat, DrawFromPile(), 0))
    assert told(published) == [Refused], "the rules come first"


def test_a_move_while_there_is_something_to_read_is_told_so(
    teacher: Teacher, match: Match, published
) -> None:
    teacher.send(written(match, 0))
    (told_so,) = published[-1:]
    assert isinstance(told_so, NotInLesson)
    assert not told_so.asked


def test_a_move_of_another_moment_is_dropped(teacher: Teacher, match: Match, published) -> None:
    teacher.send(Proceed())
    teacher.send(written(match, 0))
    told(published)
    teacher.send(written(match, 1))
    teacher.send(written(match, 0))
    assert told(published) == [], "the lesson makes these moves itself"


def test_going_back_leads_to_the_page_before_as_it_was(
    teacher: Teacher, match: Match, published
) -> None:
    teacher.send(Proceed())
    teacher.send(written(match, 0))
    for _ in range(3):
        teacher.send(Proceed())
    told(published)
    teacher.send(Undo())
    assert told(published) == [(Restored, 0), (1, False)]
    teacher.send(Undo())
    assert told(published) == [(Restored, 0), (0, False)]
    teacher.send(Undo())
    assert told(published) == [(Restored, 0), (0, False)], "there is none before the first"


def test_going_back_while_moves_are_shown_leads_to_the_page_that_asked(
    teacher: Teacher, match: Match, published
) -> None:
    teacher.send(Proceed())
    teacher.send(written(match, 0))
    teacher.send(Proceed())
    told(published)
    teacher.send(Undo())
    assert told(published) == [(Restored, 0), (1, False)]
    teacher.send(written(match, 0))
    assert told(published) == [(Stepped, 1), (1, True)], "and can be turned again"


def test_the_last_page_stays(teacher: Teacher, match: Match, published) -> None:
    teacher.send(Proceed())
    teacher.send(written(match, 0))
    for _ in range(4):
        teacher.send(Proceed())
    assert told(published)[-2:] == [(Stepped, 5), (3, False)]
    teacher.send(Proceed())
    assert told(published) == []


@pytest.mark.parametrize("command", [Resign(), Seek(3)], ids=lambda command: type(command).__name__)
def test_nothing_else_does_anything(teacher: Teacher, command: Command, published) -> None:
    told(published)
    teacher.send(command)
    assert told(published) == []


def test_a_presenter_that_moves_by_itself_does_not_disturb_it(match: Match) -> None:
    """Where nothing is left to do a presenter ends the turn while it is shown the moment."""
    published: list[Update] = []

    def obey(update: Update) -> None:
        published.append(update)
        if isinstance(update, Stepped) and update.snapshot.stamp.ply == 1:
            teacher.send(written(match, 1))

    teacher = Teacher(match, PAGES[1:], obey)
    teacher.start()
    teacher.send(written(match, 0))
    for _ in range(3):
        teacher.send(Proceed())
    plies = [update.snapshot.stamp.ply for update in published if isinstance(update, Stepped)]
    assert plies == [1, 2, 3, 4]
    assert all(later == earlier + 1 for earlier, later in pairwise(plies))
