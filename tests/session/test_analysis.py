"""What a decision is, and what the verdict on it costs."""

import pytest
from msgspec.structs import replace

from divan.bots.bot import Decision, Rated, Reason, Unit
from divan.core.record import Level, Player
from divan.games.don_legacy.rules.moves import EndTurn
from divan.session.analysis import Decided, Verdict, can_be_analysed, costliest, decisions, judge
from divan.session.match import Match
from helpers.analyses import GAMES, given_up, played_out
from helpers.lost_cities import PILE, DrawFromDiscard, Suit
from helpers.matches import lost_cities_match, play_out

RED = DrawFromDiscard(Suit.RED)
WHY = Reason("because")


def verdict(ply: int, unit: Unit, cost: float | None) -> Verdict:
    return Verdict(ply, PILE, RED, WHY, unit, cost)


def test_the_cost_is_what_the_bots_move_is_rated_above_the_one_that_was_made() -> None:
    decision = Decision(RED, WHY, (Rated(RED, 4.5), Rated(PILE, 1.25)), Unit.POINTS)
    found = judge(Decided(7, PILE), decision)
    assert found == Verdict(7, PILE, RED, WHY, Unit.POINTS, 3.25)
    assert not found.agreed


def test_the_same_move_costs_nothing_also_where_it_was_not_rated() -> None:
    found = judge(Decided(0, RED), Decision(RED, WHY))
    assert found.cost == 0
    assert found.agreed


def test_a_move_that_is_rated_higher_than_the_bots_own_costs_nothing() -> None:
    decision = Decision(RED, WHY, (Rated(PILE, 2.0), Rated(RED, 1.0)))
    found = judge(Decided(0, PILE), decision)
    assert found.cost == 0
    assert not found.agreed


@pytest.mark.parametrize("rated", [(), (Rated(RED, 1.0),), (Rated(PILE, 1.0),)])
def test_what_was_not_rated_has_no_cost(rated: tuple[Rated, ...]) -> None:
    found = judge(Decided(0, PILE), Decision(RED, WHY, rated))
    assert found.cost is None
    assert found.gravity == 0


def test_the_costliest_come_first_whatever_their_unit_and_never_what_cost_nothing() -> None:
    found = [
        verdict(1, Unit.CHANCE, 0.2),
        verdict(2, Unit.CHANCE, 0.0),
        verdict(3, Unit.BITS, 1.5),
        verdict(4, Unit.WEIGHED, 1.0),
        verdict(5, Unit.CHANCE, None),
        verdict(6, Unit.BITS, 1.0),
    ]
    assert [each.ply for each in costliest(found)] == [3, 1, 6]
    assert [each.ply for each in costliest(found, 9)] == [3, 1, 6, 4]
    assert costliest([verdict(2, Unit.POINTS, 0.0)]) == ()


def test_only_the_persons_moves_are_decisions_and_only_those_with_a_choice() -> None:
    match = given_up("don_legacy", 40)
    found = list(decisions(match))
    turns = match.record.turns
    assert found
    for decided in found:
        turn = turns[decided.ply]
        assert (turn.seat, turn.move) == (0, decided.made)
        assert not isinstance(turn.move, EndTurn)
    own = [ply for ply, turn in enumerate(turns) if turn.seat == 0 and not turn.move.quiet]
    left_out = set(own) - {decided.ply for decided in found}
    for ply in left_out:
        assert len(list(match.rules.moves(match.position_at(ply).state, 0))) == 1


def test_a_match_under_way_or_of_bots_alone_is_not_analysed() -> None:
    going_on = lost_cities_match()
    assert not can_be_analysed(going_on)
    assert can_be_analysed(play_out(going_on))
    record = replace(going_on.record, players=(Player(Level.ADLER),) * 2)
    assert not can_be_analysed(Match("bots", going_on.rules, record, watcher=0))
    assert can_be_analysed(given_up("similo", 4))


def test_every_game_has_decisions_to_judge() -> None:
    for game in GAMES:
        assert len(list(decisions(given_up(game, 30)))) > 2
    assert list(decisions(played_out("similo")))
