"""What nobody but the guide may know, and what only the guide may not."""

import pytest
from msgspec.structs import replace

from divan.core.chance import Chance
from divan.core.fold import advance, opening, view_of
from divan.core.record import PERSON, new_record
from divan.games.similo.rules.options import SimiloOptions
from divan.games.similo.rules.state import Phase
from helpers.similo import RULES, ChooseSecret, Vote, act, clued, others


@pytest.mark.clause("SIM-2.3", "D1")
def test_nothing_a_guesser_gets_tells_the_secret() -> None:
    """Two matches that differ in the secret alone look the same to every guesser."""
    record = new_record("similo", RULES, SimiloOptions(), (PERSON,) * 4, "SECRET")
    start = opening(RULES, record)
    guide = start.state.guide
    ends = []
    for place in (2, 9):
        secret = ChooseSecret(start.state.alive[place])
        told = advance(RULES, "SECRET", start, guide, secret)
        clue = next(iter(RULES.moves(start_of_clues(told.state), guide)))
        ends.append(advance(RULES, "SECRET", told, guide, clue))
    for seat in start.state.guessers:
        one, other = (view_of(RULES, end, seat) for end in ends)
        assert one.table.secret is None
        assert one.table.rest == other.table.rest
        assert [type(entry.event) for entry in one.history] == [
            type(entry.event) for entry in other.history
        ]
        assert one.history[1] == other.history[1], "that it was chosen, not which"


def start_of_clues(table):
    assert table.phase is Phase.CLUE
    return table


@pytest.mark.clause("SIM-3.3")
def test_the_guide_does_not_see_sealed_votes() -> None:
    table = clued()
    a, *_ = others(table)
    one = act(table, Vote(a), seat=0)
    seen = RULES.observe(one, table.guide).ballot
    assert seen is not None
    assert a not in seen.votes


def test_a_sealed_vote_is_told_without_its_character() -> None:
    table = clued()
    a, *_ = others(table)
    (event,) = RULES.apply(table, 0, Vote(a), Chance("SEALED", 1)).events
    assert event.seen_by(0).character == a
    for seat in (1, 2, 3):
        assert event.seen_by(seat).character is None
        assert not event.reveals_to(seat)


@pytest.mark.clause("D21")
def test_an_open_vote_is_told_to_all() -> None:
    table = clued(SimiloOptions(proposals="before_vote"))
    a, *_ = others(table)
    (event,) = RULES.apply(table, 2, Vote(a), Chance("OPEN", 1)).events
    for seat in (0, 1, 3):
        assert event.seen_by(seat) == event
        assert event.reveals_to(seat)


@pytest.mark.clause("SIM-R.4", "SIM-3.1")
def test_who_decides_in_the_guides_place_learns_nothing_from_the_order_of_the_moves() -> None:
    """The guide's own moves begin with what does least harm, which only the guide can tell."""
    table = clued()
    secret, other = table.secret, others(table)[0]
    assert secret is not None
    assert table.ballot is not None
    ballot = replace(table.ballot, candidates=(secret, other))
    tied = replace(table, phase=Phase.DECIDE, decider=table.guide, ballot=ballot)
    assert [move.character for move in RULES.moves(tied, table.guide)] == [other, secret]
    guesser = table.guessers[0]
    left = replace(tied, decider=guesser)
    assert tuple(RULES.moves(left, guesser)) == tuple(
        RULES.moves(RULES.observe(left, guesser), guesser)
    )
