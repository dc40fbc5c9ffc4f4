"""Whole matches between bots, in processes as in the app."""

import msgspec
import pytest

from divan.bots.random_bot import RANDOM
from divan.core.fold import fold
from divan.core.manifest import Manifest
from divan.core.record import PERSON, Level, Player
from divan.games import find_games
from divan.games.lost_cities.rules.cards import Suit
from divan.games.lost_cities.rules.moves import DrawFromDiscard
from divan.games.lost_cities.rules.options import PUBLISHED, SOURCE
from divan.session.selfplay import play_match
from divan.session.workers import WorkerPool
from helpers.lost_cities import RULES
from helpers.thinkers import InstantThinkers, PatientThinkers

GAME: Manifest = msgspec.structs.replace(find_games()[0], bots="helpers.bots:RANDOM")


def test_a_match_in_processes_gives_a_result_that_can_be_written_as_json() -> None:
    pool = WorkerPool(2)
    played = play_match(GAME, SOURCE, ("watson", "adler"), "SELFPLAY", pool)
    pool.close()
    assert played.result == RULES.result(fold(RULES, played.record).state)
    assert played.plies == len(played.record.turns)
    assert [len(seconds) for seconds in played.seconds] == [
        sum(turn.seat == seat for turn in played.record.turns) for seat in (0, 1)
    ]
    assert played.lapses == 0
    assert played.record.players == (Player(Level.WATSON), Player(Level.ADLER))
    told = msgspec.json.decode(msgspec.json.encode(played))
    assert told["game"] == "lost_cities"
    assert told["seats"] == ["watson", "adler"]
    assert told["options"]["rounds"] == 1
    assert told["result"]["scores"] == list(played.result.scores)


def test_the_same_seed_is_played_the_same_again() -> None:
    records = [
        play_match(GAME, SOURCE, ("watson", RANDOM), "AGAIN", InstantThinkers(RULES)).record
        for _ in range(2)
    ]
    assert records[0] == records[1]
    other = play_match(GAME, SOURCE, ("watson", RANDOM), "OTHER", InstantThinkers(RULES))
    assert other.record.turns != records[0].turns


@pytest.mark.parametrize("seats", [(RANDOM, "watson"), ("watson", RANDOM)])
def test_a_seat_that_moves_at_random_plays_all_three_rounds(seats: tuple[str, str]) -> None:
    played = play_match(GAME, PUBLISHED, seats, "ROUNDS", InstantThinkers(RULES))
    assert len(fold(RULES, played.record).state.past_scores) == 3
    assert played.record.players[seats.index(RANDOM)] == PERSON


def test_answers_that_cannot_be_used_are_counted() -> None:
    illegal = InstantThinkers(RULES, choose=lambda question: DrawFromDiscard(Suit.RED))
    played = play_match(GAME, SOURCE, ("watson", RANDOM), "LAPSES", illegal)
    bots = [turn for turn in played.record.turns if turn.seat == 0]
    assert 0 < played.lapses <= len(bots)


@pytest.mark.parametrize("seats", [(RANDOM, RANDOM), ("watson", "moriarty")])
def test_seats_that_nobody_can_take_are_refused(seats: tuple[str, str]) -> None:
    with pytest.raises(ValueError, match=r"random|moriarty"):
        play_match(GAME, SOURCE, seats, "NOBODY", PatientThinkers())
