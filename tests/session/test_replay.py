"""A match that is only looked at."""

import pytest

from divan.session.commands import Play, Resign, Seek, Undo
from divan.session.replay import Replay
from divan.session.updates import Restored, Stepped, Update
from helpers.matches import harmless, lost_cities_match, play_out


@pytest.fixture
def published() -> list[Update]:
    return []


@pytest.fixture
def replay(published: list[Update]) -> Replay:
    return Replay(play_out(lost_cities_match()), published.append)


def seen(published: list[Update]) -> list[tuple[type, int]]:
    return [(type(update), update.snapshot.stamp.ply) for update in published]


def test_it_begins_where_it_is_told_to_or_at_the_end(replay: Replay, published) -> None:
    last = play_out(lost_cities_match()).position.ply
    for ply in (None, 5, -3, 10_000):
        replay.start(ply)
    assert seen(published) == [(Restored, ply) for ply in (last, 5, 0, last)]
    assert published[0].snapshot.result is not None
    assert published[1].snapshot.result is None


def test_a_step_forward_can_be_animated_and_every_jump_restores(replay: Replay, published) -> None:
    replay.start(0)
    for ply in (1, 2, 4, 3, 3, 4):
        replay.send(Seek(ply))
    assert seen(published)[1:] == [
        (Stepped, 1),
        (Stepped, 2),
        (Restored, 4),
        (Restored, 3),
        (Restored, 3),
        (Stepped, 4),
    ]


def test_seeking_stays_within_the_match(replay: Replay, published) -> None:
    last = play_out(lost_cities_match()).position.ply
    replay.start(2)
    replay.send(Seek(-1))
    replay.send(Seek(10_000))
    assert seen(published)[1:] == [(Restored, 0), (Restored, last)]


def test_nothing_that_would_change_the_match_does_anything(replay: Replay, published) -> None:
    replay.start(3)
    for command in (Play(0, harmless(lost_cities_match()), 3), Undo(practice=True), Resign()):
        replay.send(command)
    replay.close()
    assert len(published) == 1
